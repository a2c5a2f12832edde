/** What a terminal would obey: every control but a tab and the end of a line. */
const OBEYED = /(?![\t\n]|\r\n)\p{Cc}/gu

/**
 * Text as a terminal may get it. What others wrote can hold signs that move its cursor, clear it or name its window:
 * they are written out, as JSON writes them, so that a line of JSON still says the same.
 */
export function shown(text: string): string {
  return text.replace(OBEYED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
