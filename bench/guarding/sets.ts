import { ROOT } from '../root'

export const CORPUS = new URL('server/mediator/guard/corpus/', ROOT)

const byAuthor = (name: string): string => `author-${name}.jsonl`

/** Nobody building has read these: they alone say how the guard does on a stranger's outputs. Totals are shown of them and no more. */
export const NEVER_READ = ['plain-unread.jsonl', byAuthor('thirteen'), 'held-out.jsonl']
/** Nor these, by which it was seen whether what was learnt is better. */
export const COUNTED = ['fiftyeight', 'fiftynine'].map(byAuthor)
/** Rules were mended after reading these, and nothing has learnt from them. */
export const READ = [
  'sixtytwo',
  'sixtythree',
  'sixtyfour',
  'sixtyfive',
  'sixtysix',
  'sixtyseven',
  'sixtyeight',
  'sixtynine',
  'seventy',
  'seventyone',
  'seventytwo',
].map(byAuthor)
/** Pairs as alike as can be, written where the guard misread the pairs before them; nothing has learnt from them. */
export const SOUGHT = [
  'seventythree',
  'seventyfour',
  'seventyfive',
  'seventysix',
  'seventyseven',
  'seventyeight',
].map(byAuthor)

const LEARNT_FROM = [
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
  'twentyone',
  'twentytwo',
  'twentythree',
  'twentyfour',
  'twentyfive',
  'twentysix',
  'twentyseven',
  'twentyeight',
  'twentynine',
  'thirty',
  'thirtyone',
  'thirtytwo',
  'thirtythree',
  'thirtyfour',
  'thirtyfive',
  'thirtysix',
  'thirtyseven',
  'thirtyeight',
  'thirtynine',
  'forty',
  'fortyone',
  'fortytwo',
  'fortythree',
  'fortyfour',
  'fortysix',
  'fortyfive',
  'fortyseven',
  'fortyeight',
  'fortynine',
  'fiftyone',
  'fiftytwo',
  'fiftythree',
  'fiftyfour',
  'fiftyfive',
  'fiftysix',
  'fiftyseven',
  'sixty',
  'sixtyone',
] as const

/** The sets that are learnt from, by their authors, in the order in which they are told. */
export const AUTHORS: Record<string, string[]> = {
  one: ['dev.jsonl', 'turns.jsonl'],
  two: ['second-author.jsonl', 'unseen.jsonl'],
  ...Object.fromEntries(LEARNT_FROM.map((name) => [name, [byAuthor(name)]])),
  'built-in': ['built-in.jsonl'],
}

/** Authors who wrote as plainly as a product's outputs are, and less hidden than the others. */
const PLAIN = /^(?:one|two|(?:forty|fifty)(?:one|two|three|four|five|six|seven|eight|nine)|sixty(?:one)?)$/
/** How much an author's outputs count in the learning: what is like what is met counts for more. */
export const worth = (author: string): number => (PLAIN.test(author) ? 3 : 1)

/** Whose drafts red lines are learnt from: with the later authors' too, a stranger's lines are told apart worse. */
export const LINES_FROM = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'built-in']
