'use client'

import { useNames, useRoom } from '@/components/room/room-provider'
import { listed } from '@/components/words/names'

/** Who writes here just now. It stands at the foot, where its coming moves nothing that is read. */
export function TypingLine({ where }: { where: string }) {
  const presence = useRoom((state) => state.presence)
  const me = useRoom((state) => state.view.me.person)
  const names = useNames()
  const writing = presence.filter((one) => one.typing === where && one.person !== me)
  if (writing.length === 0) return null
  return (
    <p className="text-sm text-ink-muted">
      {listed(writing.map((one) => names.person(one.person)))} {writing.length === 1 ? 'is' : 'are'} writing
    </p>
  )
}
