/** A stretch of text, from `start` to before `end`. */
export type Stretch = { start: number; end: number; text: string }

const ABBREVIATION =
  /(?:\b(?:dr|mr|mrs|ms|st|no|nr|vs|e\.g|i\.e|approx|prof|art|sec)|^\s*(?:term|§)?\s*\(?\d{1,2})\.$/i

/** Sentences and lines, in order. A full stop inside a number or after a title does not end one. */
export function sentencesOf(text: string): Stretch[] {
  const found: Stretch[] = []
  let start = 0
  const end = (to: number) => {
    const piece = text.slice(start, to)
    const lead = piece.length - piece.trimStart().length
    if (piece.trim())
      found.push({ start: start + lead, end: start + piece.trimEnd().length, text: piece.trim() })
    start = to
  }
  for (const stop of text.matchAll(/[.!?…]+["”’»)\]]*(?=\s|$)|\n+/g)) {
    const to = stop.index + stop[0].length
    if (to <= start) continue
    if (stop[0] === '.' && ABBREVIATION.test(text.slice(start, to))) continue
    end(to)
  }
  end(text.length)
  return found
}

const PAIRS = [
  /“[^”“]*”/g,
  /„[^“”„]*[“”]/g,
  /«[^»«]*»/g,
  /(?<![\p{L}\p{N}])"[^"\n]*"/gu,
  /(?<![\p{L}\p{N}])[‘'](?=\p{L})[^‘'’\n]*(?:(?<=\p{L})['’](?=\p{L})[^‘'’\n]*)*['’](?![\p{L}\p{N}])/gu,
  /^[ \t]*>[^\n]*/gm,
]

/** Quoted stretches with their marks; nested or overlapping ones count once. */
export function quotationsIn(text: string): Stretch[] {
  const all = PAIRS.flatMap((pair) =>
    [...text.matchAll(pair)].map((one) => ({
      start: one.index,
      end: one.index + one[0].length,
      text: one[0],
    })),
  ).sort((a, b) => a.start - b.start || b.end - a.end)
  const outer: Stretch[] = []
  for (const one of all) if (one.start >= (outer.at(-1)?.end ?? 0)) outer.push(one)
  return outer
}

/** The text with quotations blanked out, so that only its own voice is left, every place unchanged. */
export function ownVoice(text: string): string {
  let own = text
  for (const { start, end } of quotationsIn(text))
    own = `${own.slice(0, start)}"${' '.repeat(Math.max(0, end - start - 2))}"${own.slice(end)}`.slice(
      0,
      text.length,
    )
  return own
}
