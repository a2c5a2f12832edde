import { hostname } from 'node:os'
import { signedInFrom, stillSignedIn } from '@/server/auth/session'
import { onSessionsEnded } from '@/server/auth/sessions-ended'
import type { Closing } from '@/server/closing'
import { pool } from '@/server/db/db'
import { judgeOf } from '@/server/delegate/bargaining/model-judge'
import { delegateHandler, stepsIn } from '@/server/delegate/handler'
import { callsKeptIn } from '@/server/delegate/kept-calls'
import { RUN_BOUNDS, type RunnerParts } from '@/server/delegate/runner'
import { env } from '@/server/env'
import { type House, openHouse } from '@/server/house'
import { invitationBook } from '@/server/invitations/invitations'
import { invitationHandler } from '@/server/invitations/mail-invitation'
import type { SigningKeys } from '@/server/keys/signing-keys'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { PostgresTreeStore } from '@/server/ledger/postgres-tree-store'
import { closeMailer } from '@/server/mail/open-mailer'
import { builtIn } from '@/server/mediator/built-in/built-in'
import { modelVoice } from '@/server/mediator/caucus/model-voice'
import type { Mediator } from '@/server/mediator/mediator'
import { modelMediator } from '@/server/mediator/model/model-mediator'
import { panelOf } from '@/server/mediator/model/panel'
import { ProgressDesk } from '@/server/mediator/run-progress'
import { modelsAtHand, modelsFor } from '@/server/models/at-hand'
import { modelReader } from '@/server/models/second-reader'
import type { ModelSettings } from '@/server/models/settings'
import { Notary } from '@/server/notary/notary'
import { keepChecking, SelfCheck } from '@/server/notary/self-check'
import { verifyAddress } from '@/server/notary/verify-page'
import { PostgresOutbox } from '@/server/outbox/postgres-outbox'
import { screen } from '@/server/ratification/screen'
import { caucusHandler } from '@/server/room/caucus-handler'
import { caucusNotes } from '@/server/room/caucus-sealing'
import { declaredSecrets } from '@/server/room/declared-secrets'
import { allNegotiations, guardedHouse } from '@/server/room/guarded-house'
import {
  deadlineHandler,
  erasureHandler,
  letterHandler,
  offerTimeHandler,
  receiptHandler,
} from '@/server/room/handlers'
import { houseOf } from '@/server/room/house'
import { mediationHandler } from '@/server/room/mediation-handler'
import { Presence } from '@/server/room/presence'
import { startReactors } from '@/server/room/reactors'
import { type RoomParts, Rooms } from '@/server/room/rooms'
import { unansweredHandler } from '@/server/room/unanswered'
import { SampleClock } from '@/server/sample/sample-clock'
import type { Seals } from '@/server/seals/seals'
import { serveSockets } from '@/server/socket/connections'
import type { FanOut } from '@/server/socket/fan-out'
import type { Io } from '@/server/socket/io'
import { proposeInThread } from '@/server/solver/propose-in-thread'
import { rankInThread } from '@/server/solver/rank-in-thread'

/** The mediators that can be asked, by name: the built-in one, each model, and all models together. */
function mediatorsAtHand(settings: ModelSettings): Mediator[] {
  const models = modelsFor('mediator', settings).map(modelMediator)
  return [builtIn, ...models, ...(models.length > 1 ? [panelOf(models)] : [])]
}

/** Every reader model that is set up. */
function secondReadersOf(settings: ModelSettings): Pick<RoomParts, 'second'> {
  const readers = modelsFor('reader', settings).map(modelReader)
  return readers.length > 0 ? { second: { readers } } : {}
}

/** The house, and for what the server itself plays the state of a negotiation and its clock. */
export type Built = { house: House; state: Rooms['state']; sampleClock: SampleClock }

type HouseParts = {
  io: Io
  closing: Closing
  keys: SigningKeys
  seals: Seals
  fanOut: FanOut
  log: (line: string) => void
}

/** Builds the rooms, their doors and what reacts to them, on a database that is ready. */
export function buildHouse({ io, closing, keys, seals, fanOut, log }: HouseParts): Built {
  warmScreen()
  const now = () => new Date()
  const ledger = new PostgresLedger(pool(), seals)
  const mediators = mediatorsAtHand(env().models)
  const names = mediators.map(({ name }) => name)
  const models = modelsAtHand(env().models, names)
  for (const warning of models.warnings) log(`warning: ${warning}`)
  const sampleClock = new SampleClock()
  const rooms = new Rooms({
    ledger,
    now: sampleClock.now,
    url: env().address.url,
    screen,
    invitations: invitationBook,
    mediators: names,
    ...secondReadersOf(env().models),
  })
  const tree = new PostgresTreeStore(pool())
  const notary = new Notary({
    ledger,
    tree,
    keys,
    address: verifyAddress(env()),
  })
  const outbox = new PostgresOutbox(pool(), log)
  const { tokens, cost } = env().models.limits
  const runner: RunnerParts = {
    rooms,
    now,
    models: modelsFor('delegate', env().models),
    judge: judgeOf(modelsFor('judge', env().models)),
    // Each party's own: a bound shared with others would tell it what they used.
    bounds: { ...RUN_BOUNDS, tokens, dollars: cost },
    begin: stepsIn(outbox, () => reactors.wake()),
    keep: callsKeptIn(ledger),
    rank: ({ issues, declared }, signal) => rankInThread(issues, declared, { signal }),
  }
  const selfCheck = new SelfCheck({
    ledger,
    tree,
    keys,
    all: () => allNegotiations(pool()),
    now,
    log,
  })
  const house = guardedHouse(houseOf(rooms, ledger, pool(), notary, models, runner), selfCheck, pool())
  const progress = new ProgressDesk()
  const stopTelling = serveSockets({
    io,
    rooms,
    submit: house.submit,
    ledger,
    presence: new Presence(now),
    alarms: selfCheck,
    progress,
    fanOut,
    sessions: { read: signedInFrom, valid: stillSignedIn, onEnded: onSessionsEnded },
    log,
  })
  closing.add('neighbours', async () => stopTelling())
  const reactors = startReactors({
    outbox,
    handlers: {
      mediation: mediationHandler(rooms, mediators, {
        log,
        sealed: (negotiation, commitment) => ledger.sealed(negotiation, commitment),
        secrets: async (state) => [
          ...(await caucusNotes(ledger, state)),
          ...(await declaredSecrets(ledger, state)),
        ],
        limits: env().models.limits,
        propose: (view, criteria, signal, onProgress) =>
          proposeInThread(view, criteria, {
            signal,
            onProgress: ({ done, total }) => onProgress(done, total),
          }),
        progress,
      }),
      unanswered: unansweredHandler(rooms),
      caucus: caucusHandler(
        rooms,
        ledger,
        modelsFor('mediator', env().models).map(modelVoice),
        env().models.limits,
      ),
      deadline: deadlineHandler(rooms),
      'offer-time': offerTimeHandler(rooms),
      delegate: delegateHandler(runner),
      letter: letterHandler,
      erasure: erasureHandler(ledger),
      receipt: receiptHandler(notary),
      invitation: invitationHandler(rooms),
    },
    worker: `${hostname()} ${process.pid}`,
    log,
  })
  rooms.onTold(() => reactors.wake())
  closing.add('mail', closeMailer)
  closing.add('reactors', reactors.stop)
  const stopChecking = keepChecking(selfCheck, log, env().record.selfCheckSeconds * 1_000)
  closing.add('self-check', async () => stopChecking())
  openHouse(house)
  return { house, state: (negotiation) => rooms.state(negotiation), sampleClock }
}

/** The screen builds its tables at its first readings; nobody who answers should wait for that. */
function warmScreen(): void {
  const context = {
    settlementTitle: 'Warming up',
    settlementVersion: 1,
    settlementDate: '2026-01-01T00:00:00.000Z',
    otherVersions: [],
    digestPrefix: '00000000',
    parties: ['One', 'Another'],
    speaker: 'One',
  }
  for (const words of [
    'I accept this settlement as written.',
    'No.',
    'Only if the price is lowered, and not before.',
  ])
    screen(words, context)
}
