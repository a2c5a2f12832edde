import type pg from 'pg'
import { createDelegates } from '@/server/delegate/delegates'
import { stepsIn } from '@/server/delegate/handler'
import { callsKeptIn } from '@/server/delegate/kept-calls'
import { createRuns } from '@/server/delegate/run-door'
import { RUN_BOUNDS, type RunnerParts } from '@/server/delegate/runner'
import { EvidenceStore } from '@/server/evidence/evidence'
import { health } from '@/server/health'
import type { House } from '@/server/house'
import { createInvitations } from '@/server/invitations/claims'
import type { Ledger } from '@/server/ledger/ledger'
import { bundleStream } from '@/server/notary/bundle'
import { certificateInThread } from '@/server/notary/certificate-in-thread'
import type { Notary } from '@/server/notary/notary'
import { verifyPage } from '@/server/notary/verify-page'
import { PostgresOutbox } from '@/server/outbox/postgres-outbox'
import { seated } from '@/server/protocol/authority'
import { type NegotiationId, negotiationId, type PersonId } from '@/server/protocol/ids'
import { questionFor } from '@/server/protocol/question'
import type { Opened } from '@/server/protocol/state'
import { fingerprintOf } from '@/server/record/signed-note'
import type { ModelsAtHand } from '@/server/wire/models'
import { listFor } from './lists'
import { openNegotiation } from './opening'
import { asksTooOften, sendsTooMuch, tooFast } from './rate'
import type { Rooms } from './rooms'
import { takeSeat } from './seating'

/** A longer record is replayed in the browser beside the page, not before it. */
const LONG_RECORD = 500

/** Where nothing else is said: the built-in mediator alone. */
const NO_MODELS: ModelsAtHand = {
  mediators: ['built-in'],
  roles: [],
  warnings: [],
  limits: { tokens: null, microdollars: null },
}

/** What pages, routes and sockets may ask, on top of the rooms. Nothing is given to somebody without a seat. */
export function houseOf(
  rooms: Rooms,
  ledger: Ledger,
  pool: pg.Pool,
  notary: Notary,
  models: ModelsAtHand = NO_MODELS,
  runner: RunnerParts = {
    rooms,
    now: () => new Date(),
    models: [],
    judge: null,
    bounds: RUN_BOUNDS,
    begin: stepsIn(new PostgresOutbox(pool)),
    keep: callsKeptIn(ledger),
  },
): House {
  async function seatedIn(who: PersonId, negotiation: NegotiationId): Promise<Opened | null> {
    const state = await rooms.state(negotiation)
    return state.phase !== 'Unopened' && seated(state, who) ? state : null
  }
  const files = new EvidenceStore(pool)
  const seat: House['seat'] = async (seating) =>
    (await tooFast(seating.who)) ?? (await sendsTooMuch(seating.who, seating)) ?? takeSeat(rooms, seating)
  const invitations = createInvitations({
    state: (negotiation) => rooms.state(negotiation),
    seat,
    now: () => new Date(),
  })
  return {
    health,
    alarm: async () => null,
    submit: async (who, sent, session) => {
      const { command, negotiation } = sent
      const slow =
        (await tooFast(who)) ?? (await sendsTooMuch(who, command)) ?? (await asksTooOften(who, sent))
      if (slow) return slow
      // Nobody without a seat learns which files are here.
      if (command.type === 'RaiseDispute' && command.evidence && (await seatedIn(who, negotiation))) {
        const [missing] = await files.missing(negotiation, command.evidence)
        if (missing)
          return {
            outcome: 'refused',
            refusal: {
              code: 'Invalid',
              message: `${missing.name} has not been brought here. Choose the file again.`,
              path: 'evidence',
            },
          }
      }
      return rooms.submit(who, sent, session)
    },
    open: async (who, opening) =>
      (await tooFast(who.person)) ??
      (await sendsTooMuch(who.person, opening)) ??
      openNegotiation(rooms, who.person, who.sample ? 'sample-person' : 'verified-address', opening),
    seat,
    invitations,
    view: (who, negotiation) => rooms.view(who, negotiation),
    question: async (who, id) => {
      const negotiation = negotiationId.safeParse(id)
      const state = negotiation.success ? await seatedIn(who, negotiation.data) : null
      return state && { question: questionFor(state, who) }
    },
    lookedAt: async (who, { negotiation, standing }) => {
      const look = standing.kind === 'asked' ? standing.look : null
      const id = negotiationId.safeParse(negotiation)
      const state = look && id.success ? await seatedIn(who, id.data) : null
      if (!state || !look) return null
      const mine = await rooms.mine(state, who)
      const sent = mine.find((part) => part.kind === 'attempt' && part.attempt === look.attempt)
      const note = mine.find((part) => part.kind === 'restate' && part.command === look.answer?.restate)
      return sent?.kind === 'attempt'
        ? { words: sent.words, note: note?.kind === 'restate' ? note.note : null }
        : null
    },
    roomStart: async (who, negotiation) => {
      const state = await seatedIn(who, negotiation)
      if (!state) return null
      const mine = await rooms.mine(state, who)
      const { seq } = state.head
      const [last] = seq > LONG_RECORD ? await ledger.entriesAfter(negotiation, seq - 1, 1) : []
      return last
        ? { me: who, mine, entries: [], stands: { state, seq, hash: last.hash } }
        : { me: who, mine, entries: await ledger.entriesAfter(negotiation, 0), stands: null }
    },
    sealed: async (who, negotiation, commitment) => {
      const state = await seatedIn(who, negotiation)
      if (!state) return null
      const moderates = seated(state, who)?.role === 'facilitator'
      return (await ledger.sealedTo(negotiation, commitment, who, moderates))?.content ?? null
    },
    models: () => models,
    entries: async (who, negotiation, after) =>
      (await seatedIn(who, negotiation)) && ledger.entriesAfter(negotiation, after),
    signingKeys: () =>
      notary.keys.publicKeys.map((key, at) => ({ fingerprint: fingerprintOf(key), signs: at === 0 })),
    checkpoint: async (who, negotiation) =>
      ((await seatedIn(who, negotiation)) && (await notary.checkpoint(negotiation)))?.note ?? null,
    receipt: async (who, negotiation, seq) =>
      (await seatedIn(who, negotiation)) && notary.proof(negotiation, seq, { whole: true }),
    bundle: async (who, negotiation) => {
      const state = await seatedIn(who, negotiation)
      const parts = {
        notary,
        ledger,
        page: verifyPage,
        certificate: certificateInThread,
        evidence: (of: NegotiationId, digest: string) => files.get(of, digest),
      }
      const pieces = state && (await bundleStream(parts, negotiation))
      return pieces && { entries: state.head.seq, bytes: await ledger.bytes(negotiation), pieces }
    },
    evidence: async (who, negotiation, digest) => {
      const state = await seatedIn(who, negotiation)
      if (!state) return null
      const named = state.disputes.some((one) => one.evidence?.some((file) => file.digest === digest))
      return files.get(negotiation, digest, named ? null : who)
    },
    keepEvidence: async (who, negotiation, read) => {
      const state = await seatedIn(who, negotiation)
      const seat = state && seated(state, who)
      if (!seat || seat.role === 'observer') return 'not-seated'
      const bytes = await read()
      return bytes && files.put(negotiation, bytes, who)
    },
    list: (who) => listFor(pool, who),
    delegates: createDelegates({ rooms, ledger, now: () => new Date() }),
    runs: createRuns(runner),
  }
}
