/** A value that is read, replaced and watched. */
export type Held<T> = {
  get: () => T
  set: (change: Partial<T>) => void
  subscribe: (told: () => void) => () => void
}

export function createHeld<T>(first: T): Held<T> {
  let now = first
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    set(change) {
      now = { ...now, ...change }
      for (const told of listeners) told()
    },
    subscribe(told) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
  }
}
