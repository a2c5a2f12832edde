/** A sentence to be quoted inside another: without the full stop that would stand before the closing mark. */
export function quotable(sentence: string): string {
  return sentence.trim().replace(/(?<!\.)\.$/, '')
}
