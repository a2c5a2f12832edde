import { useEffect, useRef, useState } from 'react'

/** Entries that came while one was reading further up. `ready` once the record was read to its end. */
export function useNew(count: number, ready: boolean) {
  const [seenTo, setSeenTo] = useState<number | null>(null)
  const end = useRef<HTMLDivElement>(null)
  const known = useRef(count)
  known.current = count

  useEffect(() => {
    if (ready) setSeenTo((before) => before ?? known.current)
  }, [ready])
  useEffect(() => {
    const mark = end.current
    if (!mark) return
    const watch = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeenTo((before) => (before === null ? null : known.current))
    })
    watch.observe(mark)
    return () => watch.disconnect()
  }, [])

  return {
    fresh: seenTo === null ? 0 : Math.max(0, count - seenTo),
    end,
    seen: () => setSeenTo(known.current),
  }
}
