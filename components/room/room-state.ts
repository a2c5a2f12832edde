import type { PageRefusal } from '@/components/words/refusals'
import type { CommandId, PersonId } from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import type { Opened } from '@/server/protocol/state'
import type { SealedPart, View } from '@/server/protocol/view'
import type { Alarm } from '@/server/record/alarm'
import type { StoredEntry } from '@/server/record/entry'
import type { Fault, ToldEntry } from '@/server/record/replay'
import type { WireCommand } from '@/server/wire/commands'
import type { Answer, DoorRefusal, Presence, RunProgress } from '@/server/wire/messages'

/**
 * What the server renders a room from, and what is this person's alone: the record; of a long one there is only where
 * it `stands`, as the server has replayed it.
 */
export type RoomStart = {
  me: PersonId
  mine: SealedPart[]
  entries: StoredEntry[]
  stands: { state: Opened; seq: number; hash: string } | null
}

/** `live` only while the server has answered our joining; anything else is not. */
export type Connection = 'connecting' | 'live' | 'offline'

export type AnyRefusal = Refusal | DoorRefusal | PageRefusal

/** An act on its way. `waiting`: kept until there is a connection. `unknown`: sent, and the answer was lost. */
export type Pending = {
  id: CommandId
  /** Whose text it is, such as `position:3`: a refusal goes back there. */
  editor: string
  command: WireCommand
  state: 'sending' | 'waiting' | 'unknown'
}

/** A refusal at its editor; `late` when it came after the act had waited for a connection. */
export type Returned = { refusal: AnyRefusal; late: boolean }

/** Why nothing more comes. `fault`: the record as received does not follow from itself. */
export type Ended =
  | { why: 'signed-out' | 'seat-ended' | 'reload' }
  | { why: 'fault'; fault: Fault }
  | { why: 'alarm'; alarm: Alarm }

export type RoomState = {
  view: View
  /** Entries in order, as replayed: every one, or only the newest while the record is `reading`. */
  entries: readonly ToldEntry[]
  /** A long record is still being replayed here; until then the page shows what the server made of it. */
  reading: boolean
  connection: Connection
  presence: Presence['people']
  /** How far the mediator’s newest run is, as last heard; null where nothing was. */
  progress: RunProgress | null
  pending: readonly Pending[]
  refused: Readonly<Record<string, Returned>>
  drafts: Readonly<Record<string, string>>
  /** Whether this device keeps drafts; some browsers refuse. */
  keeps: boolean
  /** The newest settlement this person has opened on this device; 0 for none. */
  readTo: number
  /** Whether this device tells what waits, as the person asked. */
  tells: boolean
  ended: Ended | null
}

/** How sending ended as far as it is known now. `waiting` acts are told about by the state later. */
export type SendResult = Extract<Answer, { outcome: 'accepted' }> | { outcome: 'waiting' } | Refused
export type Refused = { outcome: 'refused'; refusal: AnyRefusal }
