/** The sentence for a text that is too long to be sent, or null. */
export function overLimit(text: string, limit: number): string | null {
  if (text.length <= limit) return null
  const over = (text.length - limit).toLocaleString('en')
  return `This is ${over} characters longer than the ${limit.toLocaleString('en')} that can be sent. Shorten it, or split it.`
}

/** How much room is left, said only when it gets short. */
export function roomLeft(text: string, limit: number): string | null {
  const left = limit - text.length
  return left >= 0 && left <= limit / 5 ? `${left.toLocaleString('en')} characters left` : null
}
