'use client'

import { useState } from 'react'

/**
 * What is being read does not move: what came since waits behind its count. One's own acts show at once,
 * and with them whatever came before.
 * @param already up to where everything stood when it was first looked at, where the items may come later
 */
export function useHeld<T extends { seq: number }>(
  items: readonly T[],
  mine: (item: T) => boolean,
  already = 0,
) {
  const [shownTo, setShownTo] = useState(() => items.at(-1)?.seq ?? already)
  const own = items.findLast(mine)?.seq ?? 0
  const upTo = Math.max(shownTo, own)
  const shown = items.filter((one) => one.seq <= upTo)
  return {
    shown,
    fresh: items.length - shown.length,
    show: () => setShownTo(items.at(-1)?.seq ?? 0),
  }
}
