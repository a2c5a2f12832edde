'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/** A page that comes sooner is not announced, and one that has not come by then is no longer: in milliseconds. */
const SOON_MS = 400
const NEVER_MS = 20_000

/** Whether a plain press of a link leads to another page of this site; files are fetched without leaving. */
function leadsOn(event: MouseEvent): boolean {
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!plain || !link || link.target || link.hasAttribute('download')) return false
  const { origin, pathname } = new URL(link.href, location.href)
  return origin === location.origin && pathname !== location.pathname && !pathname.startsWith('/api/')
}

/** On a slow line, a press of a link is answered: the page is on its way. */
export function Going() {
  const here = usePathname()
  const [going, setGoing] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere ends it
  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined
    let never: ReturnType<typeof setTimeout> | undefined
    const pressed = (event: MouseEvent) => {
      if (!leadsOn(event)) return
      clearTimeout(soon)
      clearTimeout(never)
      soon = setTimeout(() => setGoing(true), SOON_MS)
      never = setTimeout(() => setGoing(false), NEVER_MS)
    }
    document.addEventListener('click', pressed)
    return () => {
      clearTimeout(soon)
      clearTimeout(never)
      setGoing(false)
      document.removeEventListener('click', pressed)
    }
  }, [here])
  return (
    <p role="status" className="pointer-events-none fixed inset-x-0 top-2 z-50 flex justify-center">
      {going ? (
        <span className="rounded-md border border-line-strong bg-surface px-3 py-1 text-sm">
          Opening the page…
        </span>
      ) : null}
    </p>
  )
}
