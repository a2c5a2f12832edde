/** A day named in a statement; parts that were not said are missing. */
export interface NamedDay {
  /** 1–31 */
  day?: number
  /** 1–12 */
  month?: number
  year?: number
  /** A second reading, where day and month could be swapped. */
  swapped?: NamedDay
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
)
export const monthPattern =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])'
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )
const ordinalPattern = [...ordinals].sort((a, b) => b.length - a.length).join('|')
const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day ,? ?(?:the )?)?'
const dayPattern = `(?:\\d{1,2}(?: ?(?:st|nd|rd|th))?|${ordinalPattern})`
const spokenYear =
  '(?:twenty|two thousand(?: and)?) ?(?:twenty[ -]?(?:one|two|three|four|five|six|seven|eight|nine)?|thirty)'
/** "2 April '26", whose apostrophe is no longer there: two digits that nothing is counted with. */
const shortYear = '\\d\\d(?= ?(?:[.,;:)]|as\\b|$))'
const yearPattern = "(?:(?:19|20)\\d\\d|'?\\d\\d(?!\\d))"

/** Matches a day as canonical English writes it; strokes and points inside numbers are `§` and `¦`. */
export const datePattern =
  `(?:${weekday}(?:the )?${dayPattern}(?: day)?(?: of| o'?)? ${monthPattern}(?: ,)?(?: (?:(?:19|20)\\d\\d|${spokenYear}|${shortYear}))?` +
  `|${weekday}${monthPattern} (?:the )?${dayPattern}(?![¦§\\d])(?: ,)?(?: (?:(?:19|20)\\d\\d|${spokenYear}|${shortYear}))?` +
  `|\\d{1,2}-${monthPattern}-${yearPattern}` +
  `|(?:19|20)\\d\\d[-¦§]\\d{1,2}[-¦§]\\d{1,2}(?:t\\d\\d[\\d:¤¦.z]*)?` +
  `|\\d{1,2}[¦§-]\\d{1,2}[¦§-]${yearPattern}` +
  `|\\d{1,2}[§]\\d{1,2}(?![¦§\\d])` +
  `|${monthPattern} (?:19|20)\\d\\d)(?:(?: ,)? (?:at )?\\d{1,2}¤\\d\\d(?:¤\\d\\d)?(?: ?(?:utc|gmt|z))?)?`

const units = 'zero one two three four five six seven eight nine'.split(' ')
const spoken = /(?:twenty|two thousand(?: and)?) twenty[ -]?(one|two|three|four|five|six|seven|eight|nine)?/u
const numeric = /^(\d{1,4})[-¦§](\d{1,2})(?:[-¦§](\d{1,4}))?/u

/** Whether a word is the name of a month written out; "may" is more often no month. */
export const isMonth = (word: string): boolean => word !== 'may' && months.includes(word)

/** Whether the settlement's day, in UTC, is in that month. */
export function inMonth(name: string, context: { settlementDate: string }): boolean {
  const { month } = parseDay(name)
  return month !== undefined && new Date(context.settlementDate).getUTCMonth() + 1 === month
}

export function parseDay(text: string): NamedDay {
  const numbers = numeric.exec(text.trim())
  if (numbers) return fromNumbers(numbers)
  const named: NamedDay = {}
  const saidYear = spoken.exec(text)
  if (saidYear) named.year = 2020 + Math.max(0, units.indexOf(saidYear[1] ?? ''))
  // "02-Apr-2026" has three pieces, "twenty-first" one.
  const pieces = text.replace(spoken, ' ').replace(/(?<=\d)-(?=\p{L})|(?<=\p{L})-(?=\d)/gu, ' ')
  for (const piece of pieces.split(/[\s,]+/u)) {
    if (piece === '' || piece === 'of' || piece === 'the') continue
    const ordinal = ordinals.indexOf(piece)
    const month = months.findIndex(
      (name) => piece.length >= 3 && name.startsWith(piece.replace(/^sept$/u, 'sep')),
    )
    const number = /^'?(\d{1,4})(?:st|nd|rd|th)?$/u.exec(piece)
    if (ordinal >= 0) named.day = ordinal + 1
    else if (month >= 0) named.month = month + 1
    else if (number) {
      const value = Number(number[1])
      if (value > 31 && value < 100) named.year = 2000 + value
      else if (value > 31) named.year = value
      else if (named.day === undefined) named.day = value
      else if (named.month !== undefined) named.year = 2000 + value
    }
  }
  return named
}

function fromNumbers(match: RegExpExecArray): NamedDay {
  const [a, b, c] = [
    Number(match[1]),
    Number(match[2]),
    match[3] === undefined ? undefined : Number(match[3]),
  ]
  if (a > 31) return { year: a, month: b, ...(c === undefined ? {} : { day: c }) }
  const year = c === undefined ? {} : { year: c < 100 ? 2000 + c : c }
  const european: NamedDay = { day: a, month: b, ...year }
  const american: NamedDay = { day: b, month: a, ...year }
  if (b > 12) return american
  if (a > 12) return european
  return { ...european, swapped: american }
}

const feastDays: readonly (readonly [string, number, number])[] = [
  ["new year(?: 's)? eve", 12, 31],
  ["new year(?: 's)?(?: day)?", 1, 1],
  ['twelfth night', 1, 5],
  ['candlemas', 2, 2],
  ["(?:saint |st )?valentine 's(?: day)?", 2, 14],
  ["(?:saint |st )david 's(?: day)?", 3, 1],
  ["(?:saint |st )patrick 's(?: day)?", 3, 17],
  ['lady day', 3, 25],
  ["april fools?(?: 's| ')?(?: day)?", 4, 1],
  ["(?:saint |st )george 's(?: day)?", 4, 23],
  ['may day', 5, 1],
  ['midsummer(?: day)?', 6, 24],
  ['lammas', 8, 1],
  ['michaelmas', 9, 29],
  ["hallowe'?en", 10, 31],
  ["all (?:saints|hallows)(?: ')?(?: day)?", 11, 1],
  ["all souls(?: ')?(?: day)?", 11, 2],
  ['bonfire night', 11, 5],
  ['martinmas', 11, 11],
  ["(?:saint |st )andrew 's(?: day)?", 11, 30],
  ['christmas eve', 12, 24],
  ['christmas(?: day)?', 12, 25],
  ['boxing day', 12, 26],
]
const movable =
  'good friday|easter(?: sunday| monday| day)?|palm sunday|whit (?:sunday|monday)|pentecost|ascension day|shrove tuesday|ash wednesday|thanksgiving'

/** Matches a feast by name. */
export const feastPattern = `(?:${[...feastDays.map(([feast]) => feast), movable].join('|')})`

/** The day of a feast that is the same in every year. */
export function feastDay(name: string): NamedDay | undefined {
  const [, month, day] = feastDays.find(([feast]) => new RegExp(`^${feast}$`, 'u').test(name)) ?? []
  return month === undefined || day === undefined ? undefined : { month, day }
}

/** Two shares of a whole, or three numbers that can be no day in whatever order: 55/45, 40/35/25. */
export function isNoDay(text: string): boolean {
  const [, one, two, three] = /^(\d{1,2})§(\d{1,2})(?:§(\d{2}))?$/u.exec(text.trim()) ?? []
  const [a, b] = [Number(one), Number(two)]
  return three === undefined ? a + b === 100 : a > 31 || b > 31 || (a > 12 && b > 12)
}

/** Whether a named day can be the day of `iso`, read in UTC. */
export function isDayOf(named: NamedDay, iso: string): boolean {
  const date = new Date(iso)
  const fits = (day: NamedDay) =>
    (day.day === undefined || day.day === date.getUTCDate()) &&
    (day.month === undefined || day.month === date.getUTCMonth() + 1) &&
    (day.year === undefined || day.year === date.getUTCFullYear())
  return fits(named) || (named.swapped !== undefined && fits(named.swapped))
}
