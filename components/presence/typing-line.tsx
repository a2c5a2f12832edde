'use client'

import { useNames, useRoom } from '@/components/room/room-provider'
import { listed } from '@/components/words/names'

/** Who writes here just now. Its place is kept free, so that nothing below it moves. */
export function TypingLine({ where }: { where: string }) {
  const presence = useRoom((state) => state.presence)
  const me = useRoom((state) => state.view.me.person)
  const names = useNames()
  const writing = presence.filter((one) => one.typing === where && one.person !== me)
  return (
    <p className="min-h-5 text-sm text-ink-muted">
      {writing.length > 0
        ? `${listed(writing.map((one) => names.person(one.person)))} ${writing.length === 1 ? 'is' : 'are'} writing`
        : null}
    </p>
  )
}
