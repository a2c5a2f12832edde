import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page listens: false in what the server sends, and until the browser has taken it over. What is chosen or
 * typed before would be lost where a component keeps it, or replaced by an older draft; so such a control waits.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
