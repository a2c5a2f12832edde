/** No value on a record is nested deeper; what is could take all memory while it is parsed. */
const DEEPEST = 100
/** Shorter texts are parsed without a look: they cannot hold enough of it to matter. */
const SHORT = 100_000

const QUOTE = 34
const BACKSLASH = 92

/** Whether this JSON is nested deeper than any entry, found before it is parsed. */
export function nestedTooDeep(text: string): boolean {
  if (text.length < SHORT) return false
  let depth = 0
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (quoted) {
      if (code === BACKSLASH) at += 1
      else if (code === QUOTE) quoted = false
    } else if (code === QUOTE) quoted = true
    // [ and {, ] and }
    else if (code === 91 || code === 123) {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (code === 93 || code === 125) depth -= 1
  }
  return false
}
