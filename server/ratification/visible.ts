import { type Hit, type Line, lineOf, rewrite } from '@/server/ratification/line'

/**
 * What the eye sees must be what is stored. This step finds the places where it is not: characters without width,
 * letters borrowed from another script, direction controls, hidden tags, struck-out or commented text.
 */
export interface Visible {
  line: Line
  /** Something hidden or disguised, in offsets of the statement as typed. */
  disguises: Hit[]
  /** Words that were there but not on show (tag characters, comments). */
  hidden: string
  /** Struck-out words: whether they count depends on who shows them. */
  struck: boolean
  /** Whether soft hyphens or broken words came along with a paste. */
  slips: boolean
  /** Text in markup that tells a machine, not a reader, something. */
  markup: Hit[]
}

const joiners = '\\u200B-\\u200D\\u2060-\\u2064\\uFEFF\\u180E\\u034F\\u115F\\u1160\\u3164\\uFFA0'
const betweenLetters = new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}])[${joiners}]+(?=[\\p{L}\\p{M}\\p{N}])`, 'gu')
const joiner = new RegExp(`[${joiners}]`, 'u')
const anyJoiner = new RegExp(`[${joiners}\\uFE00-\\uFE0F]`, 'gu')
const bidiControls = /[\u202A-\u202E\u2066-\u2069\u061C]/gu
const directionMarks = /[\u200E\u200F]/gu
const tagRun = /(?<!\u{1F3F4})[\u{E0000}-\u{E007F}]+/gu
const softHyphens = /\u00AD|-[ \t]*\n[ \t]*(?=\p{Ll})/gu
const strikeOverlay = /[\u0335-\u0338]/gu
const comment = /<!--[\s\S]{0,4000}?(?:-->|$)/gu
const strike = /~~[^~\n]{1,400}~~|<(s|del|strike)\b[^>]{0,80}>[^<]{0,400}<\/\1>/giu
const tag = /<\/?[a-z][^<>]{0,200}>/giu
const emphasis = /(?<![\p{L}\p{N}])(\*{1,3}|_{1,2})(?=\S)([^*_\n]{1,300}?)(?<=\S)\1(?![\p{L}\p{N}])/gu
const markInWord = /(?<=\p{L})(?:\*{1,3}|`|_{1,2}(?!\p{Lu}\p{Ll}))(?=\p{L})/gu
const joiningScripts = /[\p{Script=Arabic}\p{Script=Devanagari}]/u

/** Letters of other scripts that look like Latin ones (after Unicode's confusables, the common part). */
const lookalikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  һ: 'h',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  к: 'k',
  м: 'm',
  т: 't',
  н: 'h',
  в: 'b',
  п: 'n',
  г: 'r',
  ӏ: 'l',
  ү: 'y',
  ӧ: 'o',
  ё: 'e',
  ѵ: 'v',
  ո: 'n',
  ս: 'u',
  α: 'a',
  ο: 'o',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  ι: 'i',
  κ: 'k',
  ε: 'e',
  η: 'n',
  χ: 'x',
  γ: 'y',
  ω: 'w',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  І: 'I',
  Ј: 'J',
  Ѕ: 'S',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ɩ: 'i',
  ꞵ: 'b',
  ᴀ: 'a',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ᴋ: 'k',
  ᴏ: 'o',
  ᴘ: 'p',
  ᴛ: 't',
  ᴜ: 'u',
}
const word = /[\p{L}\p{M}]+/gu
const latin = /\p{Script=Latin}/u
const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Lisu}]/u
const styled = /[\u{1D400}-\u{1D7FF}\u{24B6}-\u{24E9}\u{1F130}-\u{1F189}\uFF21-\uFF3A\uFF41-\uFF5A]/gu
const fullWidth = /[\uFF21-\uFF3A\uFF41-\uFF5A]/u
/** Whose writers set Latin letters as wide as their own. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const smallCapital = /[ᴀ-ᴢɑɡɩꞵ]/u

/** @param names words of names that stand in the settlement's context: in whatever letters, they are no disguise */
export function makeVisible(text: string, names: ReadonlySet<string> = new Set()): Visible {
  const disguises: Hit[] = []
  const markup: Hit[] = []
  let hidden = ''
  let line = lineOf(text)
  let disguising: boolean | undefined
  const spot = (into: Hit[]) => (match: RegExpMatchArray) => {
    const start = match.index ?? 0
    into.push({ start: line.from[start] ?? 0, end: line.to[start + match[0].length - 1] ?? text.length })
  }
  const drop = (pattern: RegExp, into: Hit[] | undefined, put = '') => {
    line = rewrite(line, pattern, (match) => {
      if (into) spot(into)(match)
      return put
    })
  }

  line = rewrite(line, tagRun, (match) => {
    spot(disguises)(match)
    for (const char of match[0]) hidden += String.fromCodePoint((char.codePointAt(0) ?? 0xe0020) - 0xe0000)
    return ''
  })
  drop(softHyphens, undefined)
  // Looking back at every place is dear; most texts hold none.
  if (joiner.test(line.text))
    line = rewrite(line, betweenLetters, (match) => {
      const start = match.index ?? 0
      const plain = match[0] === '\u200C' || match[0] === '\u200D'
      if (!(plain && joiningScripts.test(line.text.slice(Math.max(0, start - 2), start))))
        spot(disguises)(match)
      return ''
    })
  drop(anyJoiner, undefined)
  drop(bidiControls, disguises)
  drop(directionMarks, undefined)
  drop(strikeOverlay, disguises)
  line = rewrite(line, comment, (match) => {
    spot(markup)(match)
    spot(disguises)(match)
    hidden += ` ${match[0].replace(/<!--|-->/gu, '')}`
    return ' '
  })
  let struck = false
  line = rewrite(line, strike, (match) => {
    struck = true
    spot(disguises)(match)
    return match[0].replace(/~~|<[^>]{0,100}>/gu, '')
  })
  line = rewrite(line, tag, (match) => {
    spot(markup)(match)
    return ' '
  })
  line = rewrite(line, emphasis, (match) => match[2])
  if (/[*_`]/u.test(line.text)) drop(markInWord, disguises)
  const setWide = wide.test(text)
  line = rewrite(line, styled, (match) => {
    if (!(setWide && fullWidth.test(match[0]))) spot(disguises)(match)
    return match[0].normalize('NFKC').slice(0, 1)
  })
  line = rewrite(line, word, (match) => {
    const found = match[0]
    if (!latin.test(found) && !onlyLookalikes(found)) return undefined
    if (!foreign.test(found) && !smallCapital.test(found)) return undefined
    spot(disguises)(match)
    return [...found].map((char) => lookalikes[char] ?? char).join('')
  })
  return { line, disguises, hidden, markup, struck, slips: text.includes('\u00AD') }

  function onlyLookalikes(found: string): boolean {
    if (![...found].every((char) => lookalikes[char] !== undefined) || names.has(found)) return false
    // Asked for every word, so the whole text is searched once.
    disguising ??= isMostlyLatin(text)
    return disguising
  }
}

/** Whether words of other scripts would stand out: a text in Russian has many short ones whose every letter looks like a Latin one. */
function isMostlyLatin(text: string): boolean {
  let [own, other] = [0, 0]
  for (const [found] of text.matchAll(word))
    if (latin.test(found)) own += 1
    else if (foreign.test(found) && ![...found].every((char) => lookalikes[char] !== undefined)) other += 1
  return own > other
}
