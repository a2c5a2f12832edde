import { join } from 'node:path'
import makeBidi from 'bidi-js'
import LineBreaker from 'linebreak'

const PACKAGES = join(process.cwd(), 'node_modules', '@fontsource')
/** Taken from @fontsource/noto-sans-sc, -jp and -kr 5.3.0, whose packages hold some hundred other files each. */
const KEPT = join(process.cwd(), 'server', 'notary', 'fonts')
const noto = (name: string) =>
  join(PACKAGES, `noto-sans-${name}`, 'files', `noto-sans-${name}-${name}-400-normal.woff`)

/** Scripts that the document's own type has no letters for, and the type that has. */
export const FOREIGN = {
  arabic: { letters: /\p{Script_Extensions=Arabic}/u, file: noto('arabic') },
  hebrew: { letters: /\p{Script_Extensions=Hebrew}/u, file: noto('hebrew') },
  devanagari: { letters: /\p{Script_Extensions=Devanagari}/u, file: noto('devanagari') },
  thai: { letters: /\p{Script_Extensions=Thai}/u, file: noto('thai') },
  korean: { letters: /\p{Script=Hangul}/u, file: join(KEPT, 'noto-sans-kr-korean-400-normal.woff') },
  japanese: {
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    file: join(KEPT, 'noto-sans-jp-japanese-400-normal.woff'),
  },
  chinese: {
    letters: /[\p{Script_Extensions=Han}\u3000-\u303f\uff00-\uff60]/u,
    file: join(KEPT, 'noto-sans-sc-chinese-simplified-400-normal.woff'),
  },
} as const
export type Foreign = keyof typeof FOREIGN
const NAMES: readonly Foreign[] = ['arabic', 'hebrew', 'devanagari', 'thai', 'korean', 'japanese', 'chinese']

export function hasForeign(text: string): boolean {
  return NAMES.some((name) => FOREIGN[name].letters.test(text))
}

export function isRightToLeft(text: string): boolean {
  return FOREIGN.arabic.letters.test(text) || FOREIGN.hebrew.letters.test(text)
}

/** A stretch of one line that is set at once: in one type, in one direction. `foreign` null: the document's own type. */
export type Run = { text: string; start: number; foreign: Foreign | null }
type Line = { runs: Run[]; rightToLeft: boolean }

const bidi = makeBidi()

/**
 * Breaks a paragraph into lines and each line into runs, from left to right as they stand on paper (Unicode's
 * algorithms for lines, UAX 14, and for directions, UAX 9).
 * @param widthOf the width of a run
 */
export function linesOf(text: string, width: number, widthOf: (run: Run) => number): Line[] {
  return text.split('\n').reduce<{ lines: Line[]; start: number }>(
    ({ lines, start }, paragraph) => ({
      lines: [...lines, ...inParagraph(paragraph, start, width, widthOf)],
      start: start + paragraph.length + 1,
    }),
    { lines: [], start: 0 },
  ).lines
}

function inParagraph(text: string, start: number, width: number, widthOf: (run: Run) => number): Line[] {
  const types = typesIn(text)
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto')
  const rightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1
  const runsIn = (from: number, to: number) => runsOf(text, { types, levels, from, to, start })
  const long = (from: number, to: number) =>
    runsIn(from, from + text.slice(from, to).trimEnd().length).reduce((sum, run) => sum + widthOf(run), 0)
  const lines: Line[] = []
  let from = 0
  let last = 0
  const close = (to: number) => {
    const end = from + text.slice(from, to).trimEnd().length
    lines.push({ runs: visually(runsIn(from, end), levels, start), rightToLeft })
    from = to
  }
  for (const at of breaksIn(text)) {
    if (last > from && long(from, at) > width) close(last)
    // A word wider than the line is broken where the line ends.
    while (at - from > 1 && long(from, at) > width) close(fitting(from, at, (to) => long(from, to) <= width))
    last = at
  }
  if (from < text.length || lines.length === 0) close(text.length)
  return lines
}

function fitting(from: number, to: number, fits: (to: number) => boolean): number {
  let end = from + 1
  while (end < to && fits(end + 1)) end += 1
  return end
}

/** Places before which a line may end. Thai words have no spaces between them. */
function breaksIn(text: string): number[] {
  const found = new Set<number>([text.length])
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) found.add(next.position)
  if (FOREIGN.thai.letters.test(text))
    for (const { index, segment } of new Intl.Segmenter('th', { granularity: 'word' }).segment(text))
      if (index > 0 && FOREIGN.thai.letters.test(segment)) found.add(index)
  return [...found].sort((one, other) => one - other)
}

/** The type of each character. Han in a text with kana is Japanese, else it is set as Chinese. */
function typesIn(text: string): (Foreign | null)[] {
  const types: (Foreign | null)[] = []
  const kana = FOREIGN.japanese.letters.test(text)
  for (const letter of text) {
    const own = NAMES.find((name) => FOREIGN[name].letters.test(letter)) ?? null
    const type = own === 'chinese' && kana ? 'japanese' : own
    // Marks and spaces between letters of one foreign type go on in it only where they belong to a letter.
    const marked = type ?? (/\p{M}/u.test(letter) ? (types.at(-1) ?? null) : null)
    for (let unit = 0; unit < letter.length; unit++) types.push(marked)
  }
  return types
}

type Cut = {
  types: (Foreign | null)[]
  levels: Uint8Array
  from: number
  to: number
  start: number
}

function runsOf(text: string, { types, levels, from, to, start }: Cut): Run[] {
  const runs: Run[] = []
  let begun = from
  for (let at = from + 1; at <= to; at++) {
    if (at < to && types[at] === types[begun] && levels[at] === levels[begun]) continue
    runs.push({ text: text.slice(begun, at), start: start + begun, foreign: types[begun] ?? null })
    begun = at
  }
  return from < to ? runs : []
}

/** Runs from left to right: from the highest level down, every stretch of runs at or above it is turned round. */
function visually(runs: Run[], levels: Uint8Array, start: number): Run[] {
  const levelOf = (run: Run) => levels[run.start - start] ?? 0
  const order = [...runs]
  const highest = Math.max(0, ...runs.map(levelOf))
  for (let level = highest; level >= 1; level--)
    for (let from = 0; from < order.length; from++) {
      let to = from
      while (to < order.length && levelOf(order[to] ?? { text: '', start, foreign: null }) >= level) to += 1
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).toReversed())
      from = to
    }
  return order.map((run) => (levelOf(run) % 2 === 1 && !ownDirection(run) ? mirrored(run) : run))
}

/** Whoever sets Arabic or Hebrew letters turns them round itself. */
const ownDirection = ({ foreign }: Run) => foreign === 'arabic' || foreign === 'hebrew'

/** What stands between right-to-left letters is turned round here, its brackets mirrored. */
function mirrored(run: Run): Run {
  const turned = [...run.text].toReversed().map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
  return { ...run, text: turned.join('') }
}
