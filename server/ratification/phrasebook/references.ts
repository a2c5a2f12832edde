import { isDayOf, type NamedDay, parseDay } from '@/server/ratification/dates'
import { type Hit, type Line, rewrite } from '@/server/ratification/line'
import { folded } from '@/server/ratification/phrasebook/fold'
import type { ScreenContext } from '@/server/ratification/reading'

/** What tells one settlement from another, ready to be looked for. */
export interface Pointers {
  language: string
  version: RegExp
  numbers: readonly (readonly string[])[]
  /** Day and month in words; the groups `day`, `month`, `year`, or `month2` first. */
  spelled: RegExp | undefined
  months: readonly (readonly string[])[]
}

export interface Pointed {
  line: Line
  wrong: Hit | undefined
}

const inFigures =
  /(?<year>\d{4})\s*[年년./-]\s*(?<month>\d{1,2})\s*[月월./-]\s*(?<day>\d{1,2})(?!\d)\s*[日号일]?|(?<![\d.])(?<a>\d{1,2})[./-](?<b>\d{1,2})[./-](?<c>\d{4}|\d{2})(?!\d)|(?<month2>\d{1,2})\s*[月월]\s*(?<day2>\d{1,2})\s*[日号일]/gu

export function pointers(
  language: string,
  version: string,
  numbers: string,
  months: readonly string[],
): Pointers {
  const lists = months.map((names) => names.split('/'))
  const names = lists
    .flat()
    .sort((a, b) => b.length - a.length)
    .join('|')
  return {
    language,
    version: new RegExp(version, 'gu'),
    numbers: numbers.split(' ').map((words) => words.split('/')),
    spelled:
      names === ''
        ? undefined
        : new RegExp(
            `(?<![\\p{L}\\p{M}\\d])(?:(?<day>\\d{1,2})(?:er|°|º|\\.|e|a|de)?,? (?:de |d'|of |من )?(?<month>${names})[a-z']{0,4}(?:,? (?:de |del |d'|من )?(?<year>\\d{4}))?|(?<month2>${names}) (?<day2>\\d{1,2})(?!\\d)(?:,? (?<year2>\\d{4}))?)(?![\\p{L}\\p{M}\\d])`,
            'gu',
          ),
    months: lists,
  }
}

/**
 * Marks versions, days, digests and the title: `@ref` where they are this settlement's, `@bad` where they are not, and
 * the names of those who take part: `@me` for the speaker, `@other` for anybody else. A wrong reference outweighs a right one.
 */
export function markReferences(folding: Line, pointers: Pointers, context: ScreenContext): Pointed {
  let wrong: Hit | undefined
  let line = folding
  const { language } = pointers
  const judge = (fits: boolean, match: RegExpMatchArray) => {
    if (fits) return ' @ref '
    const start = match.index ?? 0
    const text = line
    wrong ??= {
      start: text.from[start] ?? 0,
      end: text.to[start + match[0].length - 1] ?? 0,
    }
    return ' @bad '
  }
  const title = titlePattern(context.settlementTitle, language)
  if (title) line = rewrite(line, title, () => ' @ref ')
  line = markNames(line, context, language)
  line = rewrite(line, /(?<![\p{Script=Latin}\d])[0-9a-f]{6,64}(?![\p{Script=Latin}\d])/gu, (match) =>
    /[a-f]/u.test(match[0]) && /\d/u.test(match[0])
      ? judge(match[0].startsWith(context.digestPrefix) || context.digestPrefix.startsWith(match[0]), match)
      : undefined,
  )
  line = rewrite(line, inFigures, (match) => judge(fitsFigures(match.groups ?? {}, context), match))
  const { spelled } = pointers
  if (spelled)
    line = rewrite(line, spelled, (match) => {
      const said = match.groups ?? {}
      const name = said.month ?? said.month2 ?? ''
      const year = said.year ?? said.year2
      const day: NamedDay = {
        day: Number(said.day ?? said.day2),
        month: pointers.months.findIndex((list) => list.includes(name)) + 1,
        ...(year === undefined ? {} : { year: Number(year) }),
      }
      return judge(isDayOf(day, context.settlementDate), match)
    })
  line = rewrite(line, pointers.version, (match) => {
    const said = match.slice(1).find((group) => group !== undefined) ?? ''
    const value = /^\d+$/u.test(said)
      ? Number(said)
      : pointers.numbers.findIndex((words) => words.includes(said)) + 1
    if (value !== context.settlementVersion && excluded(line.text, match)) return ' · '
    return judge(value === context.settlementVersion, match)
  })
  return { line, wrong }
}

function fitsFigures(said: Record<string, string | undefined>, context: ScreenContext): boolean {
  if (said.month2 !== undefined)
    return isDayOf({ month: Number(said.month2), day: Number(said.day2) }, context.settlementDate)
  const parts = said.year === undefined ? [said.a, said.b, said.c] : [said.year, said.month, said.day]
  return isDayOf(parseDay(parts.join('§')), context.settlementDate)
}

/** Languages whose nouns change with their place in the sentence, or take what belongs to them as an ending. */
const bending = new Set(['pl', 'tr', 'sv', 'de', 'ko', 'hi', 'ar'])

/** The title, each word with the endings its language may give it. */
function titlePattern(title: string, language: string): RegExp | undefined {
  const words = folded(title, language).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  if (words.join('').length < (/\p{Script=Latin}/u.test(title) ? 5 : 3)) return undefined
  const forms = words.map((word) => {
    if (!bending.has(language) || /\d/u.test(word) || word.length < 4) return word
    const stem = word.slice(0, Math.max(3, word.length - (language === 'pl' || language === 'tr' ? 2 : 1)))
    return `${language === 'ar' ? '(?:[وبل]?ال|[وبل])?' : ''}${stem}[\\p{L}\\p{M}]{0,6}(?:'\\p{L}{1,5})?`
  })
  const open = language === 'zh' || language === 'ja' || language === 'ko' ? '' : '(?<![\\p{L}\\p{M}\\p{N}])'
  const close = language === 'zh' || language === 'ja' || language === 'ko' ? '' : '(?![\\p{L}\\p{M}\\p{N}])'
  return new RegExp(`"? ?${open}${forms.join('[^\\p{L}\\p{N}]{0,4}')}${close} ?"?`, 'gu')
}

const close = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u

function namesIn(party: string, language: string): string[] {
  const words: string[] = folded(party, language).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  if (!/\p{Script=Han}/u.test(party)) return words
  // A name without blanks is also called by its beginning, and a company without its legal form.
  return words.flatMap((word) => {
    const core = word.replace(legalForm, '')
    return [word, core, core.slice(0, 4), core.slice(0, 3), core.slice(0, 2)].filter(
      (name) => name.length >= 2,
    )
  })
}

const legalForm =
  /股份有限公司|有限责任公司|有限公司|公司|株式会社|有限会社|合同会社|一般社団法人|社会福祉法人|医療法人/gu

function markNames(line: Line, context: ScreenContext, language: string): Line {
  const mine = new Set(namesIn(context.speaker, language))
  const theirs = new Set(
    context.parties.filter((party) => party !== context.speaker).flatMap((party) => namesIn(party, language)),
  )
  const all = [...new Set([...mine, ...theirs])]
    .filter((word) => word.length > 0)
    .sort((a, b) => b.length - a.length)
  if (all.length === 0) return line
  const one = `(?:${all.map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')).join('|')})`
  const edge =
    close.test(context.parties.join('')) || language === 'zh' || language === 'ja' || language === 'ko'
      ? ''
      : '(?![\\p{L}\\p{M}\\p{N}])'
  const start = edge === '' ? '' : '(?<![\\p{L}\\p{M}\\p{N}@])'
  const run = new RegExp(
    `${start}${one}${edge}(?:[ .,&'"·-]{0,3}${start}${one}${edge})*"?\\.?(?:'\\p{L}{1,5})?`,
    'gu',
  )
  return rewrite(line, run, (match) => {
    const said = match[0].match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
    const long = said.filter((word) => word.length > 3 || close.test(word))
    if (long.length === 0) return undefined
    const foreign = long.some((word) => theirs.has(word) && !mine.has(word))
    const own = said.some(
      (word) => mine.has(word) && !theirs.has(word) && (word.length > 3 || close.test(word)),
    )
    return own && !foreign ? ' @me ' : ' @other '
  })
}

/** "not version 2", "replaces version 2": a version named only to be set aside. */
function excluded(text: string, match: RegExpMatchArray): boolean {
  const at = match.index ?? 0
  const before = text.slice(Math.max(0, at - 22), at)
  const after = text.slice(at + match[0].length, at + match[0].length + 8)
  return (
    /(?:\b(?:no|nao|non|pas|nicht|niet|inte|nie|ni|nem|ne) (?:de |da |a |o |la |el |die |der |den |das |il |l'|le |het |na |lo |i |den |pa )*(?:mit |met |con |avec |med |z )?)$|(?:不是|而非|并非|非)(?:那个|之前的|旧的|先前的)?$|ليس(?:ت)?(?: علي)? $/u.test(
      before,
    ) || /^ ?(?:ではなく|が아니라|이 아니라|이 아닌|가 아닌|가 아니라|degil|नहीं)/u.test(after)
  )
}
