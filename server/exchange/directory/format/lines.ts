/** Text as lines, whatever ended them, without a byte order mark. */
export function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
}

/** What ends a line in this text: what is added to a file keeps to that. */
function endingOf(text: string): '\r\n' | '\n' {
  return text.includes('\r\n') ? '\r\n' : '\n'
}

/** `text` with one more line, in its own line ending, whether or not it ended with one. */
export function withLine(text: string, line: string): string {
  const ending = endingOf(text)
  const whole = text === '' || /[\r\n]$/.test(text) ? text : `${text}${ending}`
  return `${whole}${line}${ending}`
}

/** Lines without those that stand in HTML comments; what shares a line with a comment stays. */
export function outsideComments(lines: readonly string[]): string[] {
  return linesOf(lines.join('\n').replace(/<!--[\s\S]*?(-->|$)/g, ''))
}

/** A moment as the directories write it: UTC, to the second. */
export function moment(at: Date): string {
  return at.toISOString().replace(/\.\d{3}Z$/, 'Z')
}
