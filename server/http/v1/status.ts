import { z } from 'zod'
import { briefing } from '@/server/delegate/briefing'
import { standingOffer, toMove } from '@/server/protocol/bargaining-table'
import { actsNow, type DelegateMe, delegateMe, readableTo } from '@/server/protocol/delegate-view'
import type { Delegation } from '@/server/protocol/delegation'
import { DELEGATE_KINDS, delegateLimits, PURPOSES } from '@/server/protocol/delegation'
import { instant, negotiationId, partyId } from '@/server/protocol/ids'
import { roundsOf } from '@/server/protocol/issues'
import { needsOf } from '@/server/protocol/needs'
import type { Opened } from '@/server/protocol/state'
import { pollFor } from '@/server/protocol/whose-turn'

export const phase = z.enum(['Setup', 'Intent', 'Mediation', 'Ratification', 'Closed'])

export const me = z.strictObject({
  delegate: z.int(),
  name: z.string(),
  kind: z.enum(DELEGATE_KINDS),
  party: partyId,
  partyName: z.string(),
  appointedBy: z.string(),
  subject: z.string(),
  purposes: z.array(z.enum(PURPOSES)),
  limits: delegateLimits,
  until: instant,
  transferable: z.boolean(),
})

export const status = z.strictObject({
  negotiation: negotiationId,
  title: z.string(),
  phase,
  /** The last entry that can be read now: what to wait after. */
  seq: z.int(),
  me,
  parties: z.array(z.strictObject({ party: partyId, name: z.string() })),
  /** What waits for the party, most pressing first. Some of it only people can do. */
  needs: z.array(z.looseObject({ kind: z.string() })),
  turn: z.strictObject({
    /** What a party that asks again and again is told; `done` is said for good. */
    answer: z.enum(['your-turn', 'waiting', 'done']),
    now: z.enum(['registration', 'ratification', 'done', 'free', 'held']),
    holder: partyId.nullable(),
    /** Since when; null where nobody holds it. */
    since: instant.nullable(),
    /** From when the holder's time counts: each act of theirs starts it anew. */
    clock: instant.nullable(),
    /** How long it is; after more than that another may pass over the holder. */
    timeoutSeconds: z.int().nullable(),
  }),
  registered: z.array(z.strictObject({ party: partyId, handle: z.string() })),
  /** The consent check that is open, with whose answer stands; null where none is. */
  check: z
    .strictObject({
      digest: z.string(),
      proposal: z.string(),
      answered: z.array(partyId),
    })
    .nullable(),
  /** Where bargaining by offers stands; null where there is none. */
  bargaining: z
    .strictObject({
      round: z.int(),
      /** Who may move now. */
      toMove: z.array(partyId),
      /** The offer that stands, to be answered by its digest; null where none does. */
      standing: z
        .strictObject({
          offer: z.int(),
          digest: z.string(),
          party: partyId,
          values: z.array(z.strictObject({ issue: z.int(), value: z.string() })),
        })
        .nullable(),
      /** What stopped the talk until people let it go on. */
      stopped: z.string().nullable(),
      ended: z.enum(['agreed', 'walked']).nullable(),
    })
    .nullable(),
  /** Commands that the delegation covers and the phase admits. */
  may: z.array(z.string()),
  issues: z.array(
    z.strictObject({
      issue: z.int(),
      title: z.string(),
      status: z.enum(['OPEN', 'AGREED', 'ESCALATED']),
      setAside: z.boolean(),
      positions: z.int(),
      rounds: z.strictObject({ used: z.int(), most: z.int().nullable() }),
      supportedBy: z.array(partyId),
      decision: z.string().nullable(),
    }),
  ),
  /** How it ended; null while it is under way. */
  ended: z.string().nullable(),
})
type Status = z.infer<typeof status>

/** What a token's holder is told of itself. */
export function meOf({
  delegate,
  name,
  kind,
  party,
  partyName,
  appointedBy,
  subject,
  purposes,
  limits,
  until,
  transferable,
}: DelegateMe): z.infer<typeof me> {
  return {
    delegate,
    name,
    kind,
    party,
    partyName,
    appointedBy,
    subject,
    purposes,
    limits,
    until,
    transferable,
  }
}

function turnOf(state: Opened, given: Delegation): Status['turn'] {
  const { answer, turn } = pollFor(state, given.party)
  const held = turn.turn === 'held' ? state.turn : null
  const { turns } = state.charter
  return {
    answer,
    now: turn.turn,
    holder: held?.party ?? null,
    since: held?.since.at ?? null,
    clock: held?.clock.at ?? null,
    timeoutSeconds: held && turns?.kind === 'round-robin' ? turns.timeoutSeconds : null,
  }
}

function bargainingOf({ bargaining }: Opened): Status['bargaining'] {
  if (!bargaining) return null
  const standing = standingOffer(bargaining)
  return {
    round: bargaining.table.round,
    toMove: toMove(bargaining),
    standing: standing && {
      offer: standing.offer,
      digest: standing.digest,
      party: standing.party,
      values: standing.values,
    },
    stopped: bargaining.stopped?.cause ?? null,
    ended: bargaining.table.ended,
  }
}

function checkOf(state: Opened): Status['check'] {
  const open = state.phase === 'Mediation' ? state.checks.at(-1) : undefined
  if (!open) return null
  const answered = [...new Set(open.answers.map((one) => one.party))]
  return { digest: open.digest, proposal: open.proposal, answered }
}

/** Where the negotiation stands, as far as a delegate needs it to choose its next act. */
export function statusOf(state: Opened, given: Delegation): Status {
  const most = state.charter.limits.roundsPerParty
  return {
    negotiation: state.negotiation,
    title: state.title,
    phase: state.phase,
    seq: readableTo(state, given.party),
    me: meOf(delegateMe(state, given)),
    parties: state.parties.flatMap(({ party, name, removed }) => (removed ? [] : [{ party, name }])),
    needs: needsOf(state, given.from),
    turn: turnOf(state, given),
    registered: state.registered.map(({ party, handle }) => ({ party, handle })),
    check: checkOf(state),
    bargaining: bargainingOf(state),
    may: actsNow(state, given),
    issues: state.issues.map((one) => ({
      issue: one.issue,
      title: one.title,
      status: one.status,
      setAside: one.setAside !== null,
      positions: one.positions.length,
      rounds: { used: roundsOf(one, given.party), most },
      supportedBy: one.support.map((by) => by.party),
      decision: one.decision,
    })),
    ended: state.phase === 'Closed' ? state.closing.outcome.kind : null,
  }
}

export const brief = z.strictObject({ seq: z.int(), text: z.string() })
export function briefOf(state: Opened, given: Delegation): z.infer<typeof brief> {
  return { seq: readableTo(state, given.party), text: briefing(state, given) }
}
