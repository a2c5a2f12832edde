/** Comparisons that hold a "no" or "not" without denying anything: "no more than", "not less than". */
const COMPARING =
  /\b(?:no|not|never|cannot|can't|nor) (?:\p{L}+ )?(?:more|less|fewer|later|earlier|longer|shorter|higher|lower|above|below|under|over|before|after|until) ?(?:than)?\b|\bnot only\b|\bwhether or not\b|\bno later\b|\bno doubt\b/giu
const NEGATIVE =
  /\b(?:no|not|never|nobody|none|nothing|neither|nor|cannot|without|forbid(?:s|den)?|prohibit(?:s|ed)?|ban(?:s|ned)?|refuses?|stop|avoid|exclude[sd]?)\b|n't\b|\bno one\b/i

/** Whether a statement denies or forbids. Comparisons do not count. */
export function isNegated(text: string): boolean {
  return NEGATIVE.test(text.replace(/’/g, "'").replace(COMPARING, ' '))
}

/** What is left of a statement when comparisons are taken out. */
export function withoutComparisons(text: string): string {
  return text.replace(COMPARING, ' ')
}

/** A statement without what it says it replaces: "within 10 days instead of 30 days" wants 10. */
export function withoutReplaced(text: string): string {
  return text.replace(/\b(?:instead of|rather than|in place of|as opposed to)\b[^,.;:!?]*/gi, (part) =>
    ' '.repeat(part.length),
  )
}
