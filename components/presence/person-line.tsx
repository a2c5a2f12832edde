'use client'

import { useRoom } from '@/components/room/room-provider'
import { Avatar } from '@/components/ui/avatar'
import { Time } from '@/components/ui/time'
import { roleWords } from '@/components/words/roles'
import type { Person } from '@/server/protocol/state'

type PersonLineProps = {
  person: Person
  /** The party's place from 0; facilitators and observers have none. */
  partyAt?: number
  /** The party's own name where it differs from the person's. */
  of?: string
}

export function PersonLine({ person, partyAt, of }: PersonLineProps) {
  const here = useRoom((state) => state.presence.find((one) => one.person === person.person))
  const me = useRoom((state) => state.view.me.person === person.person)
  const role = person.role === 'signatory' ? 'signs' : roleWords[person.role]
  return (
    <div className="flex items-start gap-2 py-1">
      <Avatar name={person.name} party={partyAt} size="small" className="mt-0.5" />
      <div className="min-w-0 text-sm wrap-anywhere">
        <p>
          <span className="font-medium">{person.name}</span>
          {me ? <span className="text-ink-muted"> (you)</span> : null}
        </p>
        {of ? <p className="text-ink-muted">{of}</p> : null}
        <p className="text-ink-muted">
          <span className={here?.here && !here.typing ? 'whitespace-nowrap' : undefined}>
            {role}, <Presence here={here} />
          </span>
        </p>
      </div>
    </div>
  )
}

type Here = { here: boolean; lastSeen: string; typing: string | null }

/** Presence is a courtesy: it never touches the record, and nothing follows from it. */
function Presence({ here }: { here: Here | undefined }) {
  if (here?.typing) return <span className="text-accent">{typingWords(here.typing)}</span>
  if (here?.here)
    return (
      <span className="inline-flex items-center gap-1.5 text-ok">
        <span aria-hidden className="size-2 rounded-full bg-current" />
        here now
      </span>
    )
  if (here)
    return (
      <span>
        last seen <Time at={here.lastSeen} />
      </span>
    )
  return <span>not here</span>
}

function typingWords(where: string): string {
  const [noun, number] = where.split(':')
  switch (noun) {
    case 'issue':
      return number ? `writing on issue ${number}` : 'writing'
    case 'settlement':
      return number ? `writing on settlement ${number}` : 'writing'
    case 'intent':
      return 'writing an intent'
    case 'question':
      return 'answering the mediator'
    default:
      return 'writing'
  }
}
