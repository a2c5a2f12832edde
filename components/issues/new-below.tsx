'use client'

import { ArrowDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMe } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import type { Position } from '@/server/protocol/state'

export const positionId = ({ party, round }: Pick<Position, 'party' | 'round'>) =>
  `position-${party}-${round}`

/** What others said since, where it is not in sight: it is counted, and the page stays where it is. */
export function NewBelow({ positions }: { positions: readonly Position[] }) {
  const me = useMe()
  const [seenTo, setSeenTo] = useState(() => positions.at(-1)?.mark.seq ?? 0)
  const fresh = positions.filter((one) => one.mark.seq > seenTo && one.by !== me.person)
  const last = positions.at(-1)
  const lastId = last ? positionId(last) : null
  const lastSeq = last?.mark.seq ?? 0

  useEffect(() => {
    const article = lastId === null ? null : document.getElementById(lastId)
    if (!article) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeenTo(lastSeq)
    })
    observer.observe(article)
    return () => observer.disconnect()
  }, [lastId, lastSeq])

  const [first] = fresh
  if (!first) return null
  return (
    <Button
      size="small"
      className="self-center"
      onClick={() => document.getElementById(positionId(first))?.scrollIntoView({ block: 'center' })}
    >
      <ArrowDown aria-hidden />
      {fresh.length} new
    </Button>
  )
}
