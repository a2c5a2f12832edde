import { useCallback, useEffect, useState } from 'react'
import { EVERYTHING, type Filter, filterIn, filterQuery } from './filter'

/** The entry that the address names; `reached` once the page stood there. */
type Meant = { seq: number; reached: boolean }

/** Filter and entry stand in the address, so that a link, the back button and a reload find them again. */
export function useAddress() {
  const [filter, hold] = useState<Filter>(EVERYTHING)
  const [meant, setMeant] = useState<Meant | null>(null)

  // The server renders no address of ours: a hash never reaches it.
  useEffect(() => {
    const read = () => {
      hold(filterIn(new URLSearchParams(window.location.search)))
      const seq = /^#entry-([1-9]\d{0,8})$/.exec(window.location.hash)?.[1]
      setMeant(seq ? { seq: Number(seq), reached: false } : null)
    }
    read()
    window.addEventListener('hashchange', read)
    window.addEventListener('popstate', read)
    return () => {
      window.removeEventListener('hashchange', read)
      window.removeEventListener('popstate', read)
    }
  }, [])

  const setFilter = useCallback((next: Filter) => {
    hold(next)
    const { pathname, hash } = window.location
    window.history.replaceState(window.history.state, '', pathname + filterQuery(next) + hash)
  }, [])
  const clearMeant = useCallback(() => setMeant((now) => now && { ...now, reached: true }), [])

  return { filter, setFilter, meant, clearMeant }
}
