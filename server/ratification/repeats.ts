import { matchesOf } from '@/server/patterns/matches'
import type { Hit, Line } from '@/server/ratification/line'

/** The longest stretch of words looked at as one that repeats. */
const LONGEST = 16
/** How often a stretch is kept. */
const KEPT = 3

/**
 * A canonical line without the further copies of words said over and over ("if if if if …", one sentence a hundred times):
 * they say no more than three of them, and would make every later layer slow. Time grows linearly with the line.
 */
export function withoutRepeats(line: Line): Line {
  const words: Hit[] = []
  for (const match of matchesOf(line.text, /[^ ]+/gu))
    words.push({ start: match.index, end: match.index + match[0].length })
  const text = (i: number) => line.text.slice(words[i]?.start, words[i]?.end)
  const ids = new Int32Array(words.length)
  const known = new Map<string, number>()
  for (let i = 0; i < words.length; i += 1) {
    const word = text(i)
    const id = known.get(word) ?? known.size
    known.set(word, id)
    ids[i] = id
  }
  const cuts: Hit[] = []
  let i = 0
  while (i < words.length) {
    let skipped = 0
    for (let period = 1; period <= LONGEST; period += 1) {
      if (ids[i] !== ids[i + period]) continue
      let same = 0
      while (i + period + same < words.length && ids[i + same] === ids[i + period + same]) same += 1
      const copies = Math.floor(same / period) + 1
      if (copies <= KEPT) continue
      const from = words[i + KEPT * period]
      const to = words[i + copies * period - 1]
      if (from && to) cuts.push({ start: from.start, end: to.end })
      skipped = copies * period
      break
    }
    i += Math.max(1, skipped)
  }
  if (cuts.length === 0) return line
  const cut: Line = { text: '', from: [], to: [] }
  let done = 0
  for (const { start, end } of [...cuts, { start: line.text.length, end: line.text.length }]) {
    cut.text += line.text.slice(done, start)
    for (let at = done; at < start; at += 1) {
      cut.from.push(line.from[at] ?? 0)
      cut.to.push(line.to[at] ?? 0)
    }
    done = end
  }
  return cut
}
