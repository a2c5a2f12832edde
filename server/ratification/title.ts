import { DIGITS, LETTERS } from '@/server/ratification/letters'
/** The words of a title as the canonical line writes them. */
export function titleWords(raw: string): string[] {
  return (
    raw
      .toLowerCase()
      .replace(/[À-ɏ]+/gu, (marked) => marked.normalize('NFD').replace(/\p{M}/gu, ''))
      .replace(/[’‘]/gu, "'")
      .replace(/'s\b/gu, " 's")
      .replace(/(?<=s)'(?=[^\p{L}]|$)/gu, '')
      .replace(/[‐‑]/gu, '-')
      .replace(/[–—]/gu, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*|'s/gu) ?? []
  )
}

/** A pattern for the title, however its words are joined; `undefined` where it has none. */
export function titleSource(raw: string): string | undefined {
  const words = titleWords(raw)
  if (words.length === 0) return undefined
  const gap = '(?:[ ,~&"\'().:/-]| and ){0,4}?'
  return words
    .map((word) => (word === 'and' ? '(?:and)?' : word.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')))
    .join(gap)
}

export const counting = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The settlement's title, ready to be looked for. */
export interface Title {
  full: RegExp | undefined
  words: Set<string>
  /** Words of the parties' names: none of them is a slip for another word. */
  people: Set<string>
  /** Whether a number is part of it. */
  numbered: boolean
}

export function titleOf(raw: string, parties: readonly string[]): Title {
  const words = titleWords(raw)
  const source = titleSource(raw)
  return {
    full:
      source === undefined
        ? undefined
        : new RegExp(`(?<![${LETTERS}${DIGITS}])"? ?${source}(?: ")?(?![${LETTERS}${DIGITS}])`, 'gu'),
    words: new Set(words.flatMap((word) => [word, ...word.split('-')])),
    people: new Set(parties.flatMap(titleWords)),
    numbered: words.some((word) => /\d/u.test(word)),
  }
}

/** Words that say nothing about which settlement is meant. */
const small = new Set(
  'the a an of for on in and at my our his her your their about over v vs between with to mum dad'.split(' '),
)

/** "the Ward 6 Rota Settlement" where the title says Ward 9: a number among words of the title must be the title's. */
export function numbersDiffer(mods: string, title: Title): boolean {
  const words = mods.trim().split(' ')
  return (
    words.some((word) => title.words.has(word) && !small.has(word)) &&
    words.some(
      (word, i) =>
        (/^\d+[a-z]?$/u.test(word) || (counting.includes(word) && title.numbered)) &&
        !title.words.has(word) &&
        !/^(?:page|paragraph|clause|point|part|line|word|term|section)s?$/u.test(words[i + 1] ?? ''),
    )
  )
}

/** "the settlement about X": part of its name when X shares a word with the title, another matter when a number differs. */
export function topicMark(post: string, title: Title): string | undefined {
  const words = post
    .split(' ')
    .slice(2)
    .filter((word) => word !== '' && !small.has(word) && word !== "'s" && !word.startsWith('@'))
  const bare = words.map((word) => word.replace(/'s$/u, ''))
  const named = bare.filter((word) => title.words.has(word) || title.words.has(word.replace(/s$/u, '')))
  if (named.length === 0) return undefined
  return bare.some((word) => /^\d/u.test(word) && !title.words.has(word)) ? '@bad' : '@ref'
}

/** A word of the title, or a slip of the pen for one: a letter too many or too few within it, two changed round, the last one left out, one s too many. */
export const named = (title: Title, word: string): boolean =>
  title.words.has(word) ||
  (word.length > 4 && !title.people.has(word) && [...title.words].some((one) => slipOf(word, one)))

/** A letter put for another may make another name (Burton, Barton), and so may the end of a word (angel, angle). */
function slipOf(word: string, known: string): boolean {
  if (known.length > 3 && word === `${known}s`) return true
  if (known.length < 5 || word[0] !== known[0]) return false
  if (known.slice(0, -1) === word && !known.endsWith('s')) return true
  if (word.at(-1) !== known.at(-1)) return false
  let at = 0
  while (at < word.length && word[at] === known[at]) at += 1
  const [rest, other] = [word.slice(at), known.slice(at)]
  if (rest.length === other.length)
    return (
      rest.length > 2 && rest.slice(0, 2) === `${other[1]}${other[0]}` && rest.slice(2) === other.slice(2)
    )
  return rest.slice(1) === other || rest === other.slice(1)
}

/** The same word, in the plural or the singular, or written with a slip: letters swapped, one too many, one wrong. */
export function alike(word: string, known: string): boolean {
  if (word === known || `${word}s` === known || `${known}s` === word) return true
  if (/\p{N}/u.test(word) || Math.min(word.length, known.length) < 4) return false
  if ([...word].sort().join('') === [...known].sort().join('')) return true
  return Math.abs(word.length - known.length) <= 1 && word.length > 5 && oneOff(word, known)
}

function oneOff(a: string, b: string): boolean {
  let head = 0
  while (head < a.length && a[head] === b[head]) head += 1
  let tail = 0
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1
  return Math.max(a.length, b.length) - head - tail <= 1
}
