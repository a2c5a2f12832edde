import type { MediatorInput, Statement } from '../input'
import { isNegated, withoutComparisons, withoutReplaced } from '../language/polarity'
import { shared, stem, stemsOf, wordsIn } from '../language/words'
import { compareFigures, type Figure, figuresIn, opposedFigures } from './figures'
import { lettersIn } from './options'

/** How two statements fail to go together. `sure` is false where only the figures meet, not the words around them. */
export type Clash = {
  how: 'figures' | 'shares' | 'opposite' | 'days' | 'sole' | 'options'
  sure: boolean
  mine: Figure | null
  theirs: Figure | null
}
export type Conflict = { a: Statement; b: Statement; clash: Clash }

/** Anything that can stand against something: a statement, or a proposed text that belongs to nobody. */
export type Sentence = { text: string; issue: number | null; name: string }

/** Every pair of statements by different parties that cannot both hold as written, in the order they were made. */
export function conflictsIn(input: MediatorInput): Conflict[] {
  const names = new Map(input.parties.map(({ party, name }) => [party, name]))
  const said = input.statements.filter((one) => one.kind !== 'tradeable' && stillOpen(input, one))
  const sentence = (one: Statement): Sentence => ({
    text: one.text,
    issue: one.issue,
    name: names.get(one.party) ?? '',
  })
  const found = said.flatMap((a, at) =>
    said.slice(at + 1).flatMap((b) => {
      if (a.party === b.party) return []
      const clash = clashOf(sentence(a), sentence(b))
      return clash && (!acrossIssues(a, b) || meetAcross(sentence(a), sentence(b), clash))
        ? [{ a, b, clash }]
        : []
    }),
  )
  return found.filter((one) => !repeats(found, one))
}

const acrossIssues = (a: Statement, b: Statement) =>
  a.kind === 'position' && b.kind === 'position' && a.issue !== b.issue

/** Answers to two questions stand against each other only where their words leave no doubt that they meet. */
function meetAcross(a: Sentence, b: Sentence, clash: Clash): boolean {
  const common = shared(topicOf(a), topicOf(b)).filter((one) => !TIME.has(one))
  return clash.sure && common.length >= 2
}

/** Pairs of one party's own statements whose figures or days cannot both hold: for that party to sort out. */
export function ownConflictsIn(input: MediatorInput): Conflict[] {
  const said = input.statements.filter((one) => one.kind !== 'tradeable' && stillOpen(input, one))
  const sentence = (one: Statement): Sentence => ({ text: one.text, issue: null, name: '' })
  return said.flatMap((a, at) =>
    said.slice(at + 1).flatMap((b) => {
      const clash = a.party === b.party ? clashOf(sentence(a), sentence(b)) : null
      return clash && clash.how !== 'opposite' && meetAcross(sentence(a), sentence(b), clash)
        ? [{ a, b, clash }]
        : []
    }),
  )
}

/** A position against a goal says nothing new where the same two already stand apart in their positions on it. */
function repeats(all: Conflict[], { a, b, clash }: Conflict): boolean {
  const [goal, position] = a.kind === 'position' ? [b, a] : [a, b]
  if (position.kind !== 'position' || (goal.kind !== 'goal' && goal.kind !== 'constraint')) return false
  return all.some(
    (other) =>
      other.a.kind === 'position' &&
      other.b.kind === 'position' &&
      other.a.issue === position.issue &&
      [other.a.party, other.b.party].includes(a.party) &&
      [other.a.party, other.b.party].includes(b.party) &&
      other.clash.mine?.kind === clash.mine?.kind,
  )
}

function stillOpen(input: MediatorInput, one: Statement): boolean {
  const issue = input.issues.find((other) => other.issue === one.issue)
  return !issue || (issue.status !== 'AGREED' && !issue.setAside)
}

export function clashOf(first: Sentence, second: Sentence): Clash | null {
  const a = { ...first, text: withoutReplaced(first.text) }
  const b = { ...second, text: withoutReplaced(second.text) }
  return options(a, b) ?? figures(a, b) ?? opposite(a, b) ?? everyDay(a, b) ?? sole(a, b)
}

/** Two answers to one question that name different choices by their letters, and none in common. */
function options(a: Sentence, b: Sentence): Clash | null {
  if (a.issue === null || a.issue !== b.issue) return null
  const [mine, theirs] = [lettersIn(a.text), lettersIn(b.text)]
  const apart = mine.length > 0 && theirs.length > 0 && !mine.some((one) => theirs.includes(one))
  return apart ? { how: 'options', sure: true, mine: null, theirs: null } : null
}

/** "I" and "we" are the party itself, so that "I pay" and "Bernard pays" speak of the same. */
function topicOf({ text, name }: Sentence): Set<string> {
  const stems = stemsOf(text)
  if (/\b(?:I|we|me|us|my|our)\b/i.test(text)) for (const one of stemsOf(name)) stems.add(one)
  return stems
}

export const TIME = new Set(
  'minute hour day night week weekend month year quarter time once twice euro dollar pound franc percent begin end run january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'
    .split(' ')
    .map(stem),
)

function figures(a: Sentence, b: Sentence): Clash | null {
  const common = shared(topicOf(a), topicOf(b)).filter((one) => !TIME.has(one))
  const sameIssue = a.issue !== null && a.issue === b.issue
  const [left, right] = [claimed(a.text), claimed(b.text)]
  const apart = moneyApart(a, b, left, right)
  for (const mine of left)
    for (const theirs of right) {
      const together = common.length > 0 || sameIssue
      if (
        mine.kind === 'percent' &&
        theirs.kind === 'percent' &&
        together &&
        mine.bound !== 'at-most' &&
        theirs.bound !== 'at-most' &&
        mine.value + theirs.value > 100 &&
        claims(a.text) &&
        claims(b.text)
      )
        return { how: 'shares', sure: true, mine, theirs }
      // "From nine" and "from seven" could both be kept, and answer one question differently.
      if (sameIssue && sameBoundApart(mine, theirs)) {
        const exactly = { bound: 'exactly' as const }
        return {
          how: 'figures',
          sure: true,
          mine: { ...mine, ...exactly },
          theirs: { ...theirs, ...exactly },
        }
      }
      if (!opposedFigures(mine, theirs) || partOfWhole(a, b, mine, theirs)) continue
      if (!apart && mine.kind === 'money' && mine.bound === 'exactly' && theirs.bound === 'exactly') continue
      if (mine.kind === 'percent' && mine.bound === 'exactly' && theirs.bound === 'exactly') continue
      if (!sameIssue && mine.per === '' && LENGTH.test(mine.unit) && !sameThing(a, b, mine, theirs)) continue
      const bounded = mine.bound !== 'exactly' || theirs.bound !== 'exactly'
      if (together && (sameIssue || bounded || mine.kind === 'clock' || mine.kind === 'day'))
        return { how: 'figures', sure: common.length > 0 || sameIssue, mine, theirs }
      if (!bounded) continue
      const rate =
        mine.kind === 'money' && mine.per !== '' && mine.per === theirs.per && !TIME.has(stem(mine.per))
      const counted = mine.kind === 'count' && !TIME.has(stem(mine.unit.split(' ').at(-1) ?? ''))
      if (rate || counted || mine.kind === 'day') return { how: 'figures', sure: rate, mine, theirs }
    }
  return null
}

/**
 * Whether sums of money in two texts can be set against each other at all: not where one of them stands in both, nor
 * where the two that are nearest are a part and its whole.
 */
function moneyApart(a: Sentence, b: Sentence, left: Figure[], right: Figure[]): boolean {
  const pairs = left
    .flatMap((mine) => right.map((theirs) => ({ mine, theirs })))
    .filter(
      ({ mine, theirs }) => mine.kind === 'money' && theirs.kind === 'money' && mine.unit === theirs.unit,
    )
    .map((pair) => ({
      ...pair,
      ratio: Math.max(pair.mine.value, pair.theirs.value) / Math.min(pair.mine.value, pair.theirs.value),
    }))
    .sort((one, other) => one.ratio - other.ratio)
  const [nearest] = pairs
  return !nearest || (nearest.ratio > 1 && !partOfWhole(a, b, nearest.mine, nearest.theirs))
}

const PART =
  /\b(?:share|part|portion|each|apiece|per|a (?:head|month|week|year|person)|monthly|weekly|yearly|my half|half|third|quarter|instal(?:l)?ments?|contribution|deposit|down payment)\b/i
const WHOLE =
  /\b(?:total|whole|altogether|in all|overall|entire|full|sum|complete(?:ly)?|together|all of (?:us|them|it)|combined)\b/i

/** Whether one figure may be a part of the other: a share beside a total is no disagreement. */
function partOfWhole(a: Sentence, b: Sentence, mine: Figure, theirs: Figure): boolean {
  if (mine.kind !== 'money' || theirs.kind !== 'money') return false
  if (mine.bound !== 'exactly' && theirs.bound !== 'exactly') return false
  const around = ({ text }: Sentence, one: Figure) => text.slice(Math.max(0, one.start - 45), one.end + 30)
  const [small, large] =
    mine.value < theirs.value ? [around(a, mine), around(b, theirs)] : [around(b, theirs), around(a, mine)]
  const ratio = Math.max(mine.value, theirs.value) / Math.min(mine.value, theirs.value)
  const times = Math.abs(ratio - Math.round(ratio)) < 1e-9 && ratio >= 2 && ratio <= 36
  const [part, whole] = [PART.test(small), WHOLE.test(large)]
  return (part && whole) || (times && ((part && !PART.test(large)) || (whole && !WHOLE.test(small))))
}

/** Lengths, of which any number of things have one: fifty metres to a path and two metres of fence are not compared. */
const LENGTH =
  /^(?:millimetre|centimetre|metre|meter|kilometre|kilometer|mile|foot|feet|inch|cm|mm|km|m|degree)$/u

/** Whether what is measured is named in both: the words before the figures share one, or all but one of them do. */
function sameThing(a: Sentence, b: Sentence, mine: Figure, theirs: Figure): boolean {
  const unit = stemsOf(`${mine.unit} ${theirs.unit}`)
  const before = ({ text }: Sentence, one: Figure) => stemsOf(text.slice(0, one.start))
  const meet = (x: Set<string>, y: Set<string>) =>
    shared(x, y).filter((one) => !TIME.has(one) && !unit.has(one))
  return meet(before(a, mine), before(b, theirs)).length > 0 || meet(topicOf(a), topicOf(b)).length > 1
}

function sameBoundApart(mine: Figure, theirs: Figure): boolean {
  const time = mine.kind === 'clock' || mine.kind === 'day'
  const pair = time && mine.bound !== 'exactly' && mine.bound === theirs.bound && compareFigures(mine, theirs)
  return pair !== false && pair !== null && pair[0] !== pair[1]
}

/** Figures that are wanted: neither the two of "between two shifts", nor what stands in the reason for it. */
function claimed(text: string): Figure[] {
  const reason = REASON.exec(text)?.index ?? text.length
  return figuresIn(text).filter(
    (one) =>
      one.start < reason &&
      (one.kind !== 'count' || one.bound !== 'exactly' || !/\bbetween\s*$/i.test(text.slice(0, one.start))),
  )
}
const REASON = /\b(?:because|as (?:we|I)|since (?!\d|last\b|then\b|\p{Lu}))\b/u

/** A percentage that somebody asks for, rather than reports. */
function claims(text: string): boolean {
  return !/\b(?:voted|members|survey|last year|grew|risen|fell)\b/i.test(text)
}

const ANTONYMS: [string, string][] = [
  ['stay', 'move'],
  ['stay', 'leave'],
  ['keep', 'sell'],
  ['keep', 'remove'],
  ['keep', 'drop'],
  ['open', 'close'],
  ['raise', 'lower'],
  ['increase', 'reduce'],
  ['buy', 'sell'],
  ['quiet', 'loud'],
  ['build', 'demolish'],
  ['plant', 'fell'],
  ['publish', 'withhold'],
  ['hire', 'dismiss'],
]
const OPPOSITES = ANTONYMS.map(([a, b]): [string, string] => [stem(a), stem(b)])

/** "Stays complete" and "keeps within" say how something is, not where somebody lives. */
const withoutState = (text: string) =>
  text.replace(
    /\b(?:stay|remain|keep)(?:s|ed|ing)? (?=complete|as|at|open|closed|below|above|under|over|within|the same|free|on|valid|unchanged|with|quiet|safe|clean|dry|informed)\b/gi,
    '',
  )

/** What one states the other denies, or says with the opposite verb. */
function opposite(a: Sentence, b: Sentence): Clash | null {
  const [mine, theirs] = [topicOf(a), topicOf(b)]
  const common = shared(mine, theirs)
  const clash: Clash = { how: 'opposite', sure: true, mine: null, theirs: null }
  const [denies, denied] = [isNegated(a.text), isNegated(b.text)]
  if (denies === denied) {
    const [first, second] = [withoutState(a.text), withoutState(b.text)]
    const [mine, theirs] = [stemsOf(first), stemsOf(second)]
    const turned = OPPOSITES.some(
      ([x, y]) => (mine.has(x) && theirs.has(y)) || (mine.has(y) && theirs.has(x)),
    )
    return turned && common.filter((one) => !TIME.has(one)).length > 0 && !denies ? clash : null
  }
  const negative = denies ? a.text : b.text
  // What is forbidden but for a case may well be done in that case.
  if (EXCEPTED.test(negative)) return null
  const size = Math.min(stemsOf(a.text).size, stemsOf(b.text).size)
  if (common.length < 2 || common.length < size * 0.5) return null
  const forbidden = predicateOf(negative)
  return forbidden.length > 0 && forbidden.some((one) => common.includes(one)) ? clash : null
}

const EXCEPTED =
  /(?:\b(?:no|not|never|nobody|none|nothing|cannot)|n['’]t)\b.*\b(?:without|unless|except|other than|but for)\b/i

/** The first words of matter after a "no", "not" or "without": what is forbidden. */
function predicateOf(text: string): string[] {
  const plain = withoutComparisons(text)
  return [
    ...plain.matchAll(
      /\b(?:no|not|never|nobody|none|nothing|cannot|without|forbid\p{L}*|prohibit\p{L}*|ban(?:s|ned)?|refuses?)\b|n['’]t\b/giu,
    ),
  ].flatMap((one) =>
    wordsIn(plain.slice(one.index + one[0].length))
      .slice(0, 1)
      .map((word) => word.stem),
  )
}

const ALL_DAYS =
  /\b(?:every (?:\p{L}+ )?day|each day|daily|all (?:\p{L}+ )?(?:\p{L}+ )?days|seven days|whole week|all week|every evening|every night|at all times|always)\b/iu
const ONE_DAY =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|holidays?)\b/i

function everyDay(a: Sentence, b: Sentence): Clash | null {
  const [all, some] = ALL_DAYS.test(a.text) ? [a, b] : [b, a]
  const fits =
    ALL_DAYS.test(all.text) &&
    ONE_DAY.test(some.text) &&
    (isNegated(some.text) || /\bonly\b/i.test(some.text))
  const common = shared(topicOf(all), topicOf(some)).filter((one) => !TIME.has(one))
  return fits && common.length > 0 ? { how: 'days', sure: true, mine: null, theirs: null } : null
}

const SOLE =
  /\b(?:sole|solely|exclusive|exclusively|alone|only (?:i|we)|nobody else|no one else|(?:is|are|be) (?:mine|ours)|belongs? to (?:me|us)|entire|the whole of|all of the)\b/i

/** Two parties claiming the same thing, at least one of them for itself alone. */
function sole(a: Sentence, b: Sentence): Clash | null {
  if (!SOLE.test(a.text) && !SOLE.test(b.text)) return null
  const common = shared(stemsOf(a.text), stemsOf(b.text)).filter((one) => !TIME.has(one))
  return common.length >= 2 ? { how: 'sole', sure: false, mine: null, theirs: null } : null
}
