import { linesOf } from './lines'

const FENCE = /^\s{0,3}(`{3,}|~{3,})/
type IsHeading = (line: string) => boolean

/** Which of these lines stand in blocks of code, fences included. A fence that is never closed opens none. */
export function inCode(lines: readonly string[]): boolean[] {
  const inside = lines.map(() => false)
  for (let at = 0; at < lines.length; at++) {
    const mark = FENCE.exec(lines[at] ?? '')?.[1]
    if (mark === undefined) continue
    let end = at + 1
    while (end < lines.length && !FENCE.exec(lines[end] ?? '')?.[1]?.startsWith(mark)) end++
    if (end === lines.length) continue
    inside.fill(true, at, end + 1)
    at = end
  }
  return inside
}

/**
 * Text whose lines cannot be taken for headings of the file it is put into, and that leaves no block of code open: such
 * lines get a backslash, as Markdown knows it. `unescaped` takes it away again.
 */
export function escaped(text: string, isHeading: IsHeading): string {
  const lines = linesOf(text)
  const code = inCode(lines)
  return lines.map((line, at) => (!code[at] && meansMore(line, isHeading) ? `\\${line}` : line)).join('\n')
}

export function unescaped(text: string, isHeading: IsHeading): string {
  const lines = linesOf(text)
  const code = inCode(lines)
  return lines
    .map((line, at) =>
      !code[at] && line.startsWith('\\') && meansMore(line, isHeading) ? line.slice(1) : line,
    )
    .join('\n')
}

function meansMore(line: string, isHeading: IsHeading): boolean {
  const plain = line.replace(/^\\+/, '')
  return isHeading(plain) || FENCE.test(plain)
}
