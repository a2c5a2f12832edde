import type { SealedPart } from '@/server/protocol/view'
import type { Alarm } from '@/server/record/alarm'
import type { StoredEntry } from '@/server/record/entry'
import type { Sent } from '@/server/wire/commands'
import type { Answer, Joined, Presence, RunProgress } from '@/server/wire/messages'

/** What the room hears of its one negotiation. */
export type Ear = {
  /** The line stands; nothing is joined yet. */
  connected: () => void
  /** The line broke; the transport tries again by itself. */
  disconnected: () => void
  /** A try to connect failed. */
  unreachable: () => void
  entries: (entries: StoredEntry[]) => void
  presence: (people: Presence['people']) => void
  /** How far a run of the mediator is. */
  progress: (progress: RunProgress) => void
  mine: (part: SealedPart) => void
  /** The stored record does not verify: everyone at the table is told. */
  alarm: (alarm: Alarm) => void
  dismissed: (everywhere: boolean) => void
}

/** The line to the server. Promises reject when no answer came: whether the act was carried out is then unknown. */
export type Transport = {
  open: (ear: Ear) => void
  close: () => void
  /** Try now instead of waiting for the next turn. */
  wake: () => void
  /** Drop a line that only seems to stand, and connect again. */
  restart: () => void
  join: (after: number) => Promise<Joined>
  after: (after: number) => Promise<Joined>
  submit: (sent: Sent) => Promise<Answer>
  typing: (where: string | null) => void
}
