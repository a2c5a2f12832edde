/** Time as the room knows it, so that its tests need not wait. */
export type Timers = {
  now: () => number
  /** @returns what takes it back */
  after: (ms: number, act: () => void) => () => void
}

export const browserTimers: Timers = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
}
