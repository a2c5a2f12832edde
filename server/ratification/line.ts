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
  const matches = [...line.text.matchAll(pattern)]
  if (matches.length === 0) return line
  let text = ''
  const from: number[] = []
  const to: number[] = []
  let done = 0
  const keep = (until: number) => {
    text += line.text.slice(done, until)
    for (let i = done; i < until; i += 1) {
      from.push(line.from[i] ?? 0)
      to.push(line.to[i] ?? 0)
    }
    done = until
  }
  for (const match of matches) {
    const start = match.index ?? 0
    const end = start + match[0].length
    if (start < done || end === start) continue
    const replacement = replace(match)
    if (replacement === undefined || replacement === match[0]) continue
    keep(start)
    const origin = originOf(line, { start, end })
    text += replacement
    for (let i = 0; i < replacement.length; i += 1) {
      from.push(origin.start)
      to.push(origin.end)
    }
    done = end
  }
  keep(line.text.length)
  return { text, from, to }
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
