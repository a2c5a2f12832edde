import { useEffect, useState } from 'react'

/** The longest wait a browser's timer can hold, in milliseconds. */
const LONGEST = 2_147_483_647

/** Whether a moment has passed on this device's clock. The server's clock decides; this only offers the act. */
export function usePassed(at: string | null): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    setPassed(false)
    if (at === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const left = Date.parse(at) - Date.now()
      if (left < 0) setPassed(true)
      else timer = setTimeout(look, Math.min(left + 1, LONGEST))
    }
    look()
    return () => clearTimeout(timer)
  }, [at])
  return passed
}
