/** Sets the rules were made with. */
const made = [
  'ratification.dev.jsonl',
  'practice.jsonl',
  'held-out.jsonl',
  'second-author.jsonl',
  'author-three.jsonl',
] as const

/** Sets the rules were not made with. */
const unmet = [
  'unseen.jsonl',
  'author-five.jsonl',
  'author-six.jsonl',
  'author-seven.jsonl',
  'author-eight.jsonl',
  'author-nine.jsonl',
  'author-ten.jsonl',
  'author-eleven.jsonl',
  'author-twelve.jsonl',
  'author-thirteen.jsonl',
  'author-fourteen.jsonl',
  'author-fifteen.jsonl',
  'author-sixteen.jsonl',
  'author-seventeen.jsonl',
  'author-twenty.jsonl',
  'author-twentyone.jsonl',
  'author-twentytwo.jsonl',
  'author-twentythree.jsonl',
  'author-twentyfour.jsonl',
  'author-twentyfive.jsonl',
  'author-twentysix.jsonl',
  'author-twentyseven.jsonl',
  'author-twentyeight.jsonl',
  'author-twentynine.jsonl',
  'author-thirty.jsonl',
  'author-thirtyone.jsonl',
  'author-thirtyfive.jsonl',
  'author-thirtysix.jsonl',
  'author-thirtyseven.jsonl',
  'author-thirtyeight.jsonl',
  'author-fortyone.jsonl',
  'author-fortytwo.jsonl',
  'author-fortythree.jsonl',
  'author-fortyfour.jsonl',
  'author-fortyfive.jsonl',
  'author-fortysix.jsonl',
  'author-fortyseven.jsonl',
  'author-fortyeight.jsonl',
  'author-fortynine.jsonl',
  'author-fifty.jsonl',
  'author-fiftyone.jsonl',
  'author-fiftytwo.jsonl',
  'author-fiftythree.jsonl',
  'author-fiftyfour.jsonl',
  'author-fiftyfive.jsonl',
  'author-fiftysix.jsonl',
  'author-fiftyseven.jsonl',
  'author-fiftyeight.jsonl',
  'author-fiftynine.jsonl',
  'author-sixty.jsonl',
  'author-sixtyone.jsonl',
  'author-sixtytwo.jsonl',
  'author-sixtythree.jsonl',
  'author-sixtyfour.jsonl',
  'author-sixtyfive.jsonl',
  'author-sixtysix.jsonl',
  'author-sixtyseven.jsonl',
  'author-sixtyeight.jsonl',
  'author-sixtynine.jsonl',
  'author-seventy.jsonl',
  'author-seventyone.jsonl',
  'author-seventytwo.jsonl',
  'author-seventythree.jsonl',
  'author-seventyfour.jsonl',
  'author-seventyfive.jsonl',
  'author-seventysix.jsonl',
  'author-seventyseven.jsonl',
  'author-seventyeight.jsonl',
  'author-seventynine.jsonl',
  'author-eighty.jsonl',
  'author-eightyone.jsonl',
  'author-eightytwo.jsonl',
  'author-eightythree.jsonl',
  'author-eightyfour.jsonl',
  'author-eightyfive.jsonl',
  'author-eightysix.jsonl',
  'author-eightyseven.jsonl',
  'author-eightyeight.jsonl',
  'author-eightynine.jsonl',
  'author-ninety.jsonl',
  'author-ninetyone.jsonl',
  'author-ninetytwo.jsonl',
  'author-ninetythree.jsonl',
  'author-ninetyfour.jsonl',
  'author-ninetyfive.jsonl',
  'author-ninetysix.jsonl',
  'author-ninetyseven.jsonl',
  'author-ninetyeight.jsonl',
  'author-ninetynine.jsonl',
  'author-hundred.jsonl',
  'author-hundredone.jsonl',
  'author-hundredtwo.jsonl',
  'author-hundredthree.jsonl',
  'author-hundredfour.jsonl',
  'author-hundredfive.jsonl',
  'author-hundredsix.jsonl',
  'author-hundredseven.jsonl',
  'author-hundredeight.jsonl',
  'author-hundrednine.jsonl',
  'author-hundredten.jsonl',
  'author-hundredeleven.jsonl',
  'author-hundredtwelve.jsonl',
  'author-hundredthirteen.jsonl',
  'author-hundredfourteen.jsonl',
] as const

/** Sets in the manner of the dev items; the rules were not made with them. */
const alike = [
  'author-hundredfifteen.jsonl',
  'author-hundredsixteen.jsonl',
  'author-hundredseventeen.jsonl',
  'author-hundredeighteen.jsonl',
  'author-hundrednineteen.jsonl',
  'author-hundredtwenty.jsonl',
  'author-hundredtwentyone.jsonl',
  'author-hundredtwentytwo.jsonl',
  'author-hundredtwentythree.jsonl',
  'author-hundredtwentyfour.jsonl',
  'author-hundredtwentyfive.jsonl',
  'author-hundredtwentysix.jsonl',
  'author-hundredtwentyseven.jsonl',
  'author-hundredtwentyeight.jsonl',
  'author-hundredtwentynine.jsonl',
  'author-hundredthirty.jsonl',
  'author-hundredthirtyone.jsonl',
  'author-hundredthirtytwo.jsonl',
  'author-hundredthirtythree.jsonl',
  'author-hundredthirtyfour.jsonl',
] as const

/** Sets in other languages than English. */
const abroad = [
  'author-spanish-portuguese.jsonl',
  'author-german-dutch.jsonl',
  'author-french-italian.jsonl',
  'author-chinese-japanese.jsonl',
  'author-arabic-hindi.jsonl',
  'author-swedish-polish.jsonl',
  'author-turkish-korean.jsonl',
  'author-spanish-german.jsonl',
  'author-french-dutch.jsonl',
  'author-portuguese-italian.jsonl',
  'author-chinese-hindi.jsonl',
  'author-japanese-arabic.jsonl',
  'author-swedish-turkish.jsonl',
  'author-polish-korean.jsonl',
  'author-french-spanish.jsonl',
  'author-german-japanese.jsonl',
  'author-swedish-polish-two.jsonl',
  'author-turkish-korean-two.jsonl',
  'plain-abroad.jsonl',
] as const

/** Sets of groups that differ in few words and in what they mean: denser in near misses than what people write. */
const contrasted = [
  'author-thirtytwo.jsonl',
  'author-thirtythree.jsonl',
  'author-thirtyfour.jsonl',
  'author-thirtynine.jsonl',
  'author-forty.jsonl',
] as const

/** The building sets. `author-eighteen.jsonl`, `author-nineteen.jsonl`, `plain-unread.jsonl` and `languages-unread.jsonl` are none: they are only ever counted. */
export const sets = [...made, ...unmet, ...alike, ...contrasted, ...abroad]
/** Where the rules err as they do on words they have not seen. */
export const fresh = new Set<string>([...unmet, ...alike])

/** Statements as they are met; the others are learnt from for what they tell of these. */
export const AIM = 'ratification.dev.jsonl'

/** Those items, and what was written in their manner: a seventh of all, by which a question can be asked often. */
export const plain = new Set<string>([AIM, ...alike])

/** How much a statement of a set counts, where it is not once. */
const worths = new Map<string, number>([
  // People do not write dense near misses.
  ...contrasted.map((set) => [set, 0.15] as const),
  // Their kind is what is met.
  [AIM, 4],
  // Plain words are most of what is met, and authors write few of them.
  ['plain-abroad.jsonl', 3],
])
export const worth = (set: string): number => worths.get(set) ?? 1
