import type PDFDocument from 'pdfkit'
import { FOREIGN, type Foreign, isRightToLeft, linesOf, type Run } from './scripts-in-text'

type Doc = InstanceType<typeof PDFDocument>
/** Text in the document's own types, one after the other. */
export type Span = { text: string; font: string }
type Place = { x: number; width: number; size: number; lineGap: number; foot: number }

/** Where the base line stands below the top of a line, and a line's height, by the size of the type. */
const BASE = 1.06
const HEIGHT = 1.35

/**
 * Sets text that has letters of other scripts, at the place where the document stands: each in its own type, from right
 * to left where they are written so. Goes on to the next page where one ends.
 */
export function setForeign(doc: Doc, spans: readonly Span[], { x, width, size, lineGap, foot }: Place): void {
  const text = spans.map((one) => one.text).join('')
  doc.fontSize(size)
  const fontOf = (run: Run) => (run.foreign ? foreignFont(doc, run.foreign) : ownFont(spans, run.start))
  const widthOf = (run: Run) => doc.font(fontOf(run)).widthOfString(run.text, { features: [] })
  const height = size * HEIGHT + lineGap
  for (const line of linesOf(text, width, widthOf)) {
    if (doc.y + height > foot) doc.addPage()
    const long = line.runs.reduce((sum, run) => sum + widthOf(run), 0)
    let at = line.rightToLeft ? x + width - long : x
    const top = doc.y
    for (const run of line.runs.flatMap((one) => inOwnFonts(one, spans))) {
      const wide = widthOf(run)
      doc.text(run.text, at, top + BASE * size, { lineBreak: false, features: [], baseline: 'alphabetic' })
      at += wide
    }
    doc.x = x
    doc.y = top + height
  }
}

/** A run in the document's own type may go over the end of a span. */
function inOwnFonts(run: Run, spans: readonly Span[]): Run[] {
  if (run.foreign) return [run]
  const cut: Run[] = []
  let start = 0
  for (const { text } of spans) {
    const from = Math.max(run.start, start)
    const to = Math.min(run.start + run.text.length, start + text.length)
    if (from < to) cut.push({ ...run, start: from, text: run.text.slice(from - run.start, to - run.start) })
    start += text.length
  }
  return cut
}

function ownFont(spans: readonly Span[], at: number): string {
  let start = 0
  for (const { text, font } of spans) {
    if (at < start + text.length) return font
    start += text.length
  }
  return spans.at(-1)?.font ?? ''
}

const registered = new WeakMap<Doc, Set<Foreign>>()

/** Types are large: only those that a document needs are opened. */
function foreignFont(doc: Doc, name: Foreign): string {
  const known = registered.get(doc) ?? new Set()
  registered.set(doc, known)
  if (!known.has(name)) doc.registerFont(name, FOREIGN[name].file)
  known.add(name)
  return name
}

/** What a reader aloud is given instead of letters in the order in which they stand on paper. */
export function spoken(text: string): { actual: string } | Record<string, never> {
  return isRightToLeft(text) ? { actual: text } : {}
}
