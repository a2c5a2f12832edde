import { matchesOf } from '@/server/patterns/matches'
/**
 * A statement being rewritten step by step, with every character still knowing where it came from.
 * `from[i]` and `to[i]` are UTF-16 offsets into the statement as typed.
 */
export interface Line {
  text: string
  from: number[]
  to: number[]
}

export interface Hit {
  start: number
  end: number
}

export function lineOf(text: string): Line {
  const from: number[] = []
  const to: number[] = []
  for (let i = 0; i < text.length; i += 1) {
    from.push(i)
    to.push(i + 1)
  }
  return { text, from, to }
}

/** Replaces every match in one pass; `undefined` keeps the match as it is. `pattern` must be global. */
export function rewrite(
  line: Line,
  pattern: RegExp,
  replace: (match: RegExpMatchArray) => string | undefined,
): Line {
  const changes: { start: number; end: number; put: string }[] = []
  let done = 0
  for (const match of matchesOf(line.text, pattern)) {
    const start = match.index
    const end = start + match[0].length
    if (start < done || end === start) continue
    const put = replace(match)
    if (put === undefined || put === match[0]) continue
    changes.push({ start, end, put })
    done = end
  }
  if (changes.length === 0) return line
  const length = changes.reduce(
    (sum, { start, end, put }) => sum + put.length - (end - start),
    line.text.length,
  )
  const from = new Array<number>(length)
  const to = new Array<number>(length)
  const pieces: string[] = []
  let at = 0
  let kept = 0
  const keep = (until: number) => {
    pieces.push(line.text.slice(kept, until))
    for (let i = kept; i < until; i += 1) {
      from[at] = line.from[i] ?? 0
      to[at] = line.to[i] ?? 0
      at += 1
    }
  }
  for (const { start, end, put } of changes) {
    keep(start)
    const origin = originOf(line, { start, end })
    pieces.push(put)
    for (let i = 0; i < put.length; i += 1) {
      from[at] = origin.start
      to[at] = origin.end
      at += 1
    }
    kept = end
  }
  keep(line.text.length)
  return { text: pieces.join(''), from, to }
}

/** Where a stretch of the rewritten line stands in the statement as typed, blanks at the edges left out. */
export function originOf(line: Line, hit: Hit): Hit {
  let start = hit.start
  let end = hit.end
  while (start < end - 1 && line.text[start] === ' ') start += 1
  while (end > start + 1 && line.text[end - 1] === ' ') end -= 1
  let low = Number.POSITIVE_INFINITY
  let high = 0
  for (let i = start; i < end; i += 1) {
    low = Math.min(low, line.from[i] ?? low)
    high = Math.max(high, line.to[i] ?? high)
  }
  return low === Number.POSITIVE_INFINITY ? { start: 0, end: 0 } : { start: low, end: high }
}
