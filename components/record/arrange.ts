import { runWords } from '@/components/words/record'
import type { StoryRow } from './story-row'

/** One line of the list. `day` is set on the first line of a day. */
export type Line =
  | { kind: 'entry'; key: string; day: string | null; row: StoryRow; inRun: boolean }
  | { kind: 'run'; key: string; day: string | null; rows: readonly StoryRow[]; open: boolean }

/** Fewer are not worth a line of their own. */
const LEAST = 3

/**
 * Days, and runs of like acts by one person told as one.
 * @param openRuns first entries of the runs that stand open
 * @param collapse false while one searches: what is found is shown
 */
export function arrange(
  rows: readonly StoryRow[],
  openRuns: ReadonlySet<number>,
  collapse: boolean,
): readonly Line[] {
  const lines: Line[] = []
  let day = ''
  let at = 0
  while (at < rows.length) {
    const run = collapse ? runFrom(rows, at) : []
    const taken = run.length >= LEAST ? run : rows.slice(at, at + 1)
    const [first] = taken
    if (!first) break
    const heading = first.day === day ? null : first.day
    day = first.day
    at += taken.length
    const open = openRuns.has(first.seq)
    if (taken.length > 1)
      lines.push({ kind: 'run', key: `run-${first.seq}`, day: heading, rows: taken, open })
    if (taken.length === 1 || open)
      for (const row of taken)
        lines.push({
          kind: 'entry',
          key: `entry-${row.seq}`,
          day: taken.length === 1 ? heading : null,
          row,
          inRun: taken.length > 1,
        })
  }
  return lines
}

function runFrom(rows: readonly StoryRow[], start: number): readonly StoryRow[] {
  const first = rows[start]
  if (!first || runWords(first.type, 1) === null) return []
  let end = start + 1
  while (end < rows.length && follows(first, rows[end], rows[end - 1])) end += 1
  return rows.slice(start, end)
}

function follows(first: StoryRow, row: StoryRow | undefined, last: StoryRow | undefined): boolean {
  return (
    row !== undefined &&
    row.seq === (last?.seq ?? 0) + 1 &&
    row.type === first.type &&
    row.by === first.by &&
    row.day === first.day
  )
}

/** Where an entry stands in the list: on its own line, or inside a closed run. −1 when it is filtered out. */
export function lineOf(lines: readonly Line[], seq: number): number {
  const own = lines.findIndex((line) => line.kind === 'entry' && line.row.seq === seq)
  if (own >= 0) return own
  return lines.findIndex((line) => line.kind === 'run' && line.rows.some((row) => row.seq === seq))
}
