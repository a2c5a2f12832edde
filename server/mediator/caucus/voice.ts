import type { Exchange } from '@/server/models/model'
import type { PartyId } from '@/server/protocol/ids'
import type { Provenance } from '@/server/protocol/settlement'
import type { MediatorInput } from '../input'

/** One thing said in a caucus, the oldest first. */
export type Said = { by: 'party' | 'mediator'; text: string }

/** What a mediator has before it as it answers one party alone: the record, and what was said in this caucus. */
export type CaucusTask = {
  input: MediatorInput
  party: PartyId
  said: Said[]
  signal: AbortSignal
  /** Told of every question to a model, whatever came of it. */
  heard: (exchange: Exchange, value: unknown) => void
}
export type CaucusReply = { text: string; provenance: Provenance }

/** A mediator that answers in a caucus. It may fail: the built-in one then answers, and says so. */
export interface CaucusVoice {
  readonly name: string
  reply(task: CaucusTask): Promise<CaucusReply>
}
