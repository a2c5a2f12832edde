/** A reading of texts that remembers what it read last: many rules ask about the same sentences. Forgets all when it is full. */
export function kept<T>(read: (text: string) => T, most = 2_000): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    const found = read(text)
    known.set(text, found)
    return found
  }
}
