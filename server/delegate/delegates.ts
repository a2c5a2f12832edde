import { randomUUID } from 'node:crypto'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Ledger } from '@/server/ledger/ledger'
import { delegation, partyOf, seated } from '@/server/protocol/authority'
import { askedAlone, type DelegateView, readableTo, viewForDelegate } from '@/server/protocol/delegate-view'
import type { Delegation, Overreach } from '@/server/protocol/delegation'
import { commandId, type Instant, instant, type NegotiationId, type PersonId } from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import type { Opened } from '@/server/protocol/state'
import type { StoredEntry } from '@/server/record/entry'
import { softwareSendsTooMuch } from '@/server/room/rate'
import type { Rooms } from '@/server/room/rooms'
import type { DelegateSent } from '@/server/wire/delegate-commands'
import type { Answer, DoorRefusal } from '@/server/wire/messages'
import {
  findToken,
  listTokens,
  makeToken,
  revokeToken,
  type TokenListed,
  type TokenRow,
  tokenById,
} from './tokens'
import { Waiting } from './waiting'

/** Why a token opens nothing. */
export type TokenRefusal =
  | { code: 'TokenMissing' | 'TokenUnknown' | 'TokenRevoked' | 'TokenExpired' }
  | Extract<DoorRefusal, { code: 'TooManyRequests' }>
  | Extract<Refusal, { code: 'UnknownDelegate' | 'DelegationOver' }>

/** Software that has shown its token, and the negotiation as it may read it now. */
export type Delegate = { token: string; negotiation: NegotiationId; given: Delegation; state: Opened }
export type Entered = { ok: true; one: Delegate } | { ok: false; refusal: TokenRefusal }

export type Made =
  | { outcome: 'made'; id: string; token: string; expires: string }
  | { outcome: 'refused'; refusal: Refusal | DoorRefusal | { code: 'TooManyTokens'; most: number } }

export interface Delegates {
  /** The signatory's own act. The token is in the answer and nowhere else. */
  makeToken(who: PersonId, negotiation: NegotiationId, delegate: number, hours: number): Promise<Made>
  /** Tokens of the party's delegates, for its people; null for who sits for none. */
  tokens(who: PersonId, negotiation: NegotiationId): Promise<TokenListed[] | null>
  revokeToken(who: PersonId, negotiation: NegotiationId, id: string): Promise<boolean>
  /** @param client who asks, for counting only */
  enter(token: string | null, client: string): Promise<Entered>
  view(one: Delegate): Promise<DelegateView>
  entries(one: Delegate, after: number, most: number): Promise<StoredEntry[]>
  /** Once something stands after `after`, or after `ms`: who still may enter then, and sees what. */
  wait(one: Delegate, after: number, ms: number, signal: AbortSignal): Promise<Entered>
  submit(one: Delegate, sent: DelegateSent): Promise<Answer>
  /** An act that no delegation covers: refused, and recorded by its name. */
  overreached(one: Delegate, tried: string): Promise<Refusal>
}

/** Live tokens of one delegate at a time. */
export const MOST_TOKENS = 5
/** Requests of one token, and requests without a known token from one client, in a minute. */
export const MOST_CALLS = 240
export const MOST_GUESSES = 30
const SECONDS = 60
const HOUR_MS = 3_600_000

export function createDelegates({
  rooms,
  ledger,
  now,
}: {
  rooms: Rooms
  ledger: Ledger
  now: () => Date
}): Delegates {
  const waiting = new Waiting()
  const calls = new RateLimiterMemory({ points: MOST_CALLS, duration: SECONDS })
  const strangers = new RateLimiterMemory({ points: MOST_GUESSES, duration: SECONDS })
  rooms.onTold(({ state }) => waiting.wake(state.negotiation))

  const at = (): Instant => instant.parse(now().toISOString())
  const stateOf = async (negotiation: NegotiationId) => {
    const state = await rooms.state(negotiation)
    return state.phase === 'Unopened' ? null : state
  }

  /** The delegates of a person's party. */
  async function own(who: PersonId, negotiation: NegotiationId) {
    const state = await stateOf(negotiation)
    const party = state && seated(state, who)?.party
    if (!state || !party) return null
    return { state, party, all: state.delegations.filter((one) => one.party === party) }
  }

  async function bound(row: TokenRow): Promise<Entered> {
    if (row.revoked) return { ok: false, refusal: { code: 'TokenRevoked' } }
    if (row.expires <= now()) return { ok: false, refusal: { code: 'TokenExpired' } }
    const state = await stateOf(row.negotiation)
    if (!state) return { ok: false, refusal: { code: 'TokenUnknown' } }
    const given = delegation(state, row.delegate, at())
    if ('code' in given)
      return {
        ok: false,
        refusal: given.code === 'DelegationOver' ? given : { code: 'UnknownDelegate' },
      }
    const seen = askedAlone(state, given.party)
    return { ok: true, one: { token: row.id, negotiation: row.negotiation, given, state: seen } }
  }

  const enter: Delegates['enter'] = async (token, client) => {
    if (!token) return { ok: false, refusal: { code: 'TokenMissing' } }
    const row = await findToken(token, now())
    if (!row) return (await tooMany(strangers, client)) ?? { ok: false, refusal: { code: 'TokenUnknown' } }
    const slow = await tooMany(calls, row.id)
    if (slow) return slow
    return bound(row)
  }

  /** Recorded within bounds; beyond them the refusal alone is told. */
  async function record(one: Delegate, tried: string, why: Overreach['why']): Promise<void> {
    const { delegate } = one.given
    const id = commandId.parse(`over-${randomUUID()}`)
    await rooms.submitAs({ kind: 'house' }, one.negotiation, id, {
      type: 'RecordOverreach',
      delegate,
      tried,
      why,
    })
  }

  return {
    makeToken: async (who, negotiation, delegate, hours) => {
      const mine = await own(who, negotiation)
      if (!mine) return refused({ code: 'NoSuchNegotiation' })
      const { state, party } = mine
      const signatory = partyOf(state, party)?.signatory ?? null
      if (signatory !== who) return refused({ code: 'OnlySignatory', party, signatory, needs: 'agree' })
      const given = delegation(state, delegate, at())
      if ('code' in given) return refused(given)
      if (given.party !== party) return refused({ code: 'UnknownDelegate' })
      const live = (await listTokens(negotiation, [delegate])).filter(
        (one) => !one.revoked && one.expires > now().toISOString(),
      )
      if (live.length >= MOST_TOKENS) return refused({ code: 'TooManyTokens', most: MOST_TOKENS })
      const expires = new Date(Math.min(now().getTime() + hours * HOUR_MS, Date.parse(given.until)))
      const made = await makeToken({ negotiation, delegate, expires, by: who })
      return { outcome: 'made', ...made, expires: expires.toISOString() }
    },
    tokens: async (who, negotiation) => {
      const mine = await own(who, negotiation)
      return mine && listTokens(negotiation, numbers(mine.all))
    },
    revokeToken: async (who, negotiation, id) => {
      const mine = await own(who, negotiation)
      if (!mine || !(await revokeToken(negotiation, numbers(mine.all), id, now()))) return false
      waiting.wake(negotiation)
      return true
    },
    enter,
    view: async ({ state, given }) => {
      const sealed = given.purposes.includes('private') ? await rooms.mine(state, given.from) : []
      return viewForDelegate(state, given, sealed)
    },
    entries: async ({ state, given, negotiation }, after, most) => {
      const to = readableTo(state, given.party)
      const entries = await ledger.entriesAfter(negotiation, after, most)
      return entries.filter((entry) => entry.seq <= to)
    },
    wait: async (one, after, ms, signal) => {
      const until = performance.now() + ms
      for (;;) {
        const left = until - performance.now()
        const bell = waiting.listen(one.negotiation, Math.max(0, left), signal)
        const row = await tokenById(one.token)
        const seen: Entered = row ? await bound(row) : { ok: false, refusal: { code: 'TokenUnknown' } }
        const changed = !seen.ok || readableTo(seen.one.state, seen.one.given.party) > after
        if (changed || left <= 0 || signal.aborted) {
          bell.stop()
          return seen
        }
        await bell.rung
      }
    },
    submit: async (one, { id, command }) => {
      const much = await softwareSendsTooMuch(one.given.from, command)
      if (much) return much
      const sent = { id, negotiation: one.negotiation, command }
      const answer = await rooms.submitFor(one.given.delegate, sent)
      if (answer.outcome === 'refused' && answer.refusal.code === 'OutsideDelegation')
        await record(one, command.type, answer.refusal.why)
      return answer
    },
    overreached: async (one, tried) => {
      await record(one, tried, 'binding')
      return { code: 'OutsideDelegation', why: 'binding' }
    },
  }
}

const refused = (refusal: Extract<Made, { outcome: 'refused' }>['refusal']): Made => ({
  outcome: 'refused',
  refusal,
})
const numbers = (all: Delegation[]) => all.map((one) => one.delegate)

async function tooMany(limiter: RateLimiterMemory, key: string): Promise<Entered | null> {
  try {
    await limiter.consume(key)
    return null
  } catch {
    return { ok: false, refusal: { code: 'TooManyRequests', seconds: SECONDS } }
  }
}
