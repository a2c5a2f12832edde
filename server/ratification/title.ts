/** The words of a title as the canonical line writes them. */
export function titleWords(raw: string): string[] {
  return (
    raw
      .toLowerCase()
      .replace(/[À-ɏ]+/gu, (marked) => marked.normalize('NFD').replace(/\p{M}/gu, ''))
      .replace(/[’‘]/gu, "'")
      .replace(/'s\b/gu, " 's")
      .replace(/[‐‑]/gu, '-')
      .replace(/[–—]/gu, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*|'s/gu) ?? []
  )
}

/** A pattern for the title, however its words are joined; `undefined` where it has none. */
export function titleSource(raw: string): string | undefined {
  const words = titleWords(raw)
  if (words.length === 0) return undefined
  const gap = '(?:[ ,~&"\'().:/-]| and ){0,4}?'
  return words
    .map((word) => (word === 'and' ? '(?:and)?' : word.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&')))
    .join(gap)
}
