import { delegation, partyOf, seated } from '@/server/protocol/authority'
import { instant, type NegotiationId, type PersonId } from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import type { DoorRefusal } from '@/server/wire/messages'
import { STRATEGIES } from './bargaining/next-move'
import { callsOf, type NotedCall } from './kept-calls'
import { AT_WORK, type RunnerParts } from './runner'
import { readRun, startRun, stopRun } from './runs'

/** A run as the people of its party see it; nobody else does. */
export type RunShown = {
  /** What may be chosen: built-in strategies, or the models set up here for delegates. */
  choices: string[]
  /** Null before the first start. */
  run: {
    strategy: string
    on: boolean
    note: string
    moves: number
    /** A step is under way, so that more is soon to be told. */
    atWork: boolean
  } | null
  /** What models were asked for the party in it, the newest first. */
  calls: NotedCall[]
}
export type RunAnswer =
  | { outcome: 'done'; shown: RunShown }
  | { outcome: 'refused'; refusal: Refusal | DoorRefusal | { code: 'UnknownStrategy' } }

export interface Runs {
  /** For the people of the party; null for anybody else, and for a delegate that runs elsewhere. */
  look(who: PersonId, negotiation: NegotiationId, delegate: number): Promise<RunShown | null>
  /** The signatory's own act, answered at once. The first move, where one is due, is made outside the request. */
  start(who: PersonId, negotiation: NegotiationId, delegate: number, strategy: string): Promise<RunAnswer>
  /** By anybody of the party. */
  stop(who: PersonId, negotiation: NegotiationId, delegate: number): Promise<RunAnswer>
}

export function createRuns(parts: RunnerParts): Runs {
  async function own(who: PersonId, negotiation: NegotiationId, number: number) {
    const state = await parts.rooms.state(negotiation)
    if (state.phase === 'Unopened') return null
    const given = state.delegations.find((one) => one.delegate === number)
    const party = seated(state, who)?.party
    if (!given || given.kind === 'agent' || party !== given.party) return null
    const choices = given.kind === 'strategy' ? [...STRATEGIES] : parts.models.map((one) => one.name.id)
    return { state, given, choices }
  }
  const look: Runs['look'] = async (who, negotiation, delegate) => {
    const mine = await own(who, negotiation, delegate)
    if (!mine) return null
    const run = await readRun(negotiation, delegate)
    const shown = run && {
      strategy: run.strategy,
      on: run.on,
      note: run.note,
      moves: run.moves,
      atWork: run.on && AT_WORK.some((one) => one === run.note),
    }
    return { choices: mine.choices, run: shown, calls: await callsOf(negotiation, delegate) }
  }
  const told = async (who: PersonId, negotiation: NegotiationId, delegate: number): Promise<RunAnswer> => {
    const shown = await look(who, negotiation, delegate)
    return shown ? { outcome: 'done', shown } : { outcome: 'refused', refusal: { code: 'NoSuchNegotiation' } }
  }
  return {
    look,
    start: async (who, negotiation, delegate, strategy) => {
      const mine = await own(who, negotiation, delegate)
      if (!mine) return { outcome: 'refused', refusal: { code: 'NoSuchNegotiation' } }
      const { state, given, choices } = mine
      const signatory = partyOf(state, given.party)?.signatory ?? null
      if (signatory !== who)
        return {
          outcome: 'refused',
          refusal: { code: 'OnlySignatory', party: given.party, signatory, needs: 'agree' },
        }
      const holds = delegation(state, delegate, instant.parse(parts.now().toISOString()))
      if ('code' in holds) return { outcome: 'refused', refusal: holds }
      if (!choices.includes(strategy)) return { outcome: 'refused', refusal: { code: 'UnknownStrategy' } }
      await startRun(negotiation, delegate, strategy, parts.now())
      await parts.begin(negotiation, delegate)
      return told(who, negotiation, delegate)
    },
    stop: async (who, negotiation, delegate) => {
      if (!(await own(who, negotiation, delegate)))
        return { outcome: 'refused', refusal: { code: 'NoSuchNegotiation' } }
      await stopRun(negotiation, delegate)
      return told(who, negotiation, delegate)
    },
  }
}
