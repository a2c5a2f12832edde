import type { Timers } from './timers'

/** Told again at most this often while somebody writes on, in milliseconds. */
const AGAIN_MS = 2_500
/** Without a key for this long, somebody has stopped writing. */
const STOPPED_MS = 5_000

/** Says where a person writes: seldom, and never what. */
export function typingSignal(tell: (where: string | null) => void, timers: Timers) {
  let told: { where: string; at: number } | null = null
  let cancel = () => {}

  function stop() {
    cancel()
    if (told) tell(null)
    told = null
  }
  function at(where: string) {
    const now = timers.now()
    if (told?.where !== where || now - told.at >= AGAIN_MS) {
      tell(where)
      told = { where, at: now }
    }
    cancel()
    cancel = timers.after(STOPPED_MS, stop)
  }
  return { at, stop }
}
