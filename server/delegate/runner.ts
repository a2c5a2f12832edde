import { TooManyPackages } from '@/server/bargaining/own-packages'
import type { Model } from '@/server/models/model'
import { delegation } from '@/server/protocol/authority'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import type { Delegation } from '@/server/protocol/delegation'
import { commandId, instant, type NegotiationId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import type { Rooms } from '@/server/room/rooms'
import { faultOf } from './bargaining/checks'
import { modelMove } from './bargaining/model-move'
import {
  type Held,
  idleNow,
  type NextMove,
  nextMove,
  type OfferMove,
  STRATEGIES,
  type StrategyName,
} from './bargaining/next-move'
import { type OwnSide, ownSide, type Rank, rankHere } from './bargaining/own-side'
import {
  codeJudge,
  type RunBounds,
  runBoundHit,
  runSeen,
  type TerminationJudge,
} from './bargaining/termination'
import type { AskedInRun, KeepCalls } from './kept-calls'
import { countRun, noteStep, type Run, readRun, spentBy } from './runs'

/** What a run says while a step is under way. */
export const AT_WORK = ['started', 'asks whether to go on', 'drafts its next move'] as const
type AtWork = (typeof AT_WORK)[number]

/** What happened in one step: told to the party that the delegate acts for, and to nobody else. */
type Note =
  | AtWork
  | 'moved'
  | 'waits for its turn'
  | 'waits for the values of all parties'
  | 'waits for your declared values'
  | 'waits for people: the talk was stopped'
  | 'would walk'
  | 'expects no deal'
  | `would accept ${number}`
  | `stopped: ${string}`

export type RunnerParts = {
  rooms: Pick<Rooms, 'state' | 'mine' | 'submitFor'>
  now: () => Date
  /** Models that may bargain for a party, by their id. */
  models: readonly Model[]
  /** A judge besides the one in code; null for none. */
  judge: TerminationJudge | null
  bounds: RunBounds
  /** Has the first step of a run made, outside the request that starts it. */
  begin: (negotiation: NegotiationId, delegate: number) => Promise<void>
  /** Keeps what models were sent and gave, for the party alone. */
  keep: KeepCalls
  rank?: Rank
}

export const RUN_BOUNDS: RunBounds = { moves: 200, ms: 30 * 24 * 3_600_000, tokens: null, dollars: null }

/**
 * Lets a party's built-in delegate do its next move, where one is due. Repeatable: a step that was cut short after its
 * act finds the table moved on, and one cut short before it makes the same act under the same id.
 */
export async function stepRun(
  parts: RunnerParts,
  negotiation: NegotiationId,
  delegate: number,
  signal: AbortSignal,
): Promise<Note | null> {
  const run = await readRun(negotiation, delegate)
  if (!run?.on) return null
  const note = await stepped(parts, negotiation, run, signal)
  if (note === null) return null
  await noteStep(negotiation, delegate, note, !note.startsWith('stopped'))
  return note
}

async function stepped(
  parts: RunnerParts,
  negotiation: NegotiationId,
  run: Run,
  signal: AbortSignal,
): Promise<Note | null> {
  const state = await parts.rooms.state(negotiation)
  if (state.phase === 'Unopened') return 'stopped: there is no such negotiation'
  const at = instant.parse(parts.now().toISOString())
  const given = delegation(state, run.delegate, at)
  if ('code' in given) return 'stopped: its delegation is over'
  if (!given.purposes.includes('private') || !given.purposes.includes('offer'))
    return 'stopped: it may not read your values, or not make offers'
  const declared = await declaredFor(parts, state, given)
  if (!declared) return 'waits for your declared values'
  const side = ownSide(state, given.party, declared)
  if (!side) return 'waits for its turn'
  const ms = parts.now().getTime() - run.startedAt.getTime()
  const spent = await spentBy(negotiation, delegatesOf(state, given))
  const used = { moves: run.moves, ms, ...spent }
  const bound = runBoundHit(parts.bounds, used)
  if (bound) return `stopped: ${BOUND[bound]} is reached`
  const idle = idleNow(side, at)
  if (idle) return noteOf(idle)
  const tell = (note: AtWork) => noteStep(negotiation, run.delegate, note, true)
  const verdict = await judged(parts, side, given, signal, tell)
  if (verdict === 'differ') return 'stopped: the judges differ; it is for you to decide'
  if (verdict !== 'continue') return `stopped: the judge finds ${verdict}; it is for you to decide`
  const drafted = await drafting(parts, run, side, given, signal, tell)
  if (typeof drafted === 'string') return drafted
  if (drafted.kind !== 'move') return noteOf(drafted)
  // Models take their time: its party may have stopped it meanwhile, or started it anew.
  const still = await readRun(negotiation, run.delegate)
  if (!still?.on || still.strategy !== run.strategy) return null
  return make(parts, side, given, drafted.command)
}

/** Every delegate that its party has had: another one has no means of its own. */
const delegatesOf = (state: Opened, { party }: Delegation): number[] =>
  state.delegations.filter((one) => one.party === party).map((one) => one.delegate)

/** What a built-in strategy would do, once the party's packages are ranked. */
async function played(
  { rank = rankHere, now }: RunnerParts,
  side: OwnSide,
  strategy: StrategyName,
  signal: AbortSignal,
): Promise<NextMove | Note> {
  try {
    const ranking = await rank(side, signal)
    return nextMove(side, strategy, instant.parse(now().toISOString()), ranking)
  } catch (error) {
    if (!(error instanceof TooManyPackages)) throw error
    return 'stopped: the issues have too many choices for a strategy; make the offers yourselves, or start a model'
  }
}

const BOUND = {
  moves: 'its bound of moves',
  ms: 'its bound of time',
  tokens: 'the bound of tokens for all runs of your party',
  dollars: 'the bound of cost for all runs of your party',
} as const

/** The values of this very party, from what is private to whoever appointed the delegate. */
async function declaredFor(
  { rooms }: RunnerParts,
  state: Opened,
  given: Delegation,
): Promise<DeclaredValues | null> {
  const declaration = state.bargaining?.declared.find((one) => one.party === given.party)?.declaration
  const mine = await rooms.mine(state, given.from)
  const part = mine.find((one) => one.kind === 'declaration' && one.command === declaration)
  return part?.kind === 'declaration' ? part.values : null
}

/** Code first: where it answers, no other judge is asked. */
async function judged(
  parts: RunnerParts,
  side: OwnSide,
  given: Delegation,
  signal: AbortSignal,
  tell: (note: AtWork) => Promise<void>,
) {
  const seen = runSeen(side.bargaining)
  const plain = codeJudge(seen)
  if (plain !== 'continue' || !parts.judge) return plain
  await tell('asks whether to go on')
  const asked: AskedInRun[] = []
  const verdict = await parts.judge(seen, signal, (exchange, found) =>
    asked.push({ exchange, verdict: found, purpose: 'judge' }),
  )
  // The process ends, or the step is somebody else's by now: whoever takes it over asks anew.
  if (signal.aborted) throw new Error('ended in the middle of a step')
  await note(parts, side, given, asked)
  return verdict
}

/** Counts what models were asked against the bounds of the party, and keeps it. */
async function note(
  { keep }: RunnerParts,
  { state }: OwnSide,
  given: Delegation,
  asked: readonly AskedInRun[],
): Promise<void> {
  const used = asked.map(({ exchange }) => exchange.used)
  const tokens = used.reduce((sum, one) => sum + one.input + one.output, 0)
  const microdollars = Math.ceil(used.reduce((sum, one) => sum + (one.cost ?? 0), 0) * 1_000_000)
  await countRun(state.negotiation, given.delegate, { moves: 0, tokens, microdollars })
  await keep(state, given, asked)
}

async function drafting(
  parts: RunnerParts,
  run: Run,
  side: OwnSide,
  given: Delegation,
  signal: AbortSignal,
  tell: (note: AtWork) => Promise<void>,
): Promise<NextMove | Note> {
  const strategy = STRATEGIES.find((one) => one === run.strategy)
  if (strategy) return played(parts, side, strategy, signal)
  const model = parts.models.find((one) => one.name.id === run.strategy)
  if (!model) return 'stopped: that model is not set up here any more'
  await tell('drafts its next move')
  const { move, asked, trouble } = await modelMove(model, side, given, signal)
  // The process ends: whoever takes the job over asks anew.
  if (signal.aborted) throw new Error('ended in the middle of a step')
  await note(parts, side, given, asked)
  return move ?? `stopped: ${trouble ?? 'it gave no move'}`
}

async function make(
  { rooms }: RunnerParts,
  side: OwnSide,
  given: Delegation,
  command: OfferMove,
): Promise<Note> {
  const fault = faultOf(side, given, command)
  if (fault) return `stopped: its move would have been ${fault}`
  const { offers } = side.bargaining
  const answers = offers.reduce((sum, one) => sum + one.responses.length, 0)
  const id = commandId.parse(`run-${given.delegate}-${offers.length}-${answers}`)
  const { negotiation } = side.state
  const answer = await rooms.submitFor(given.delegate, { id, negotiation, command })
  if (answer.outcome === 'refused') return `stopped: its move was refused (${answer.refusal.code})`
  await countRun(negotiation, given.delegate, { moves: 1, tokens: 0, microdollars: 0 })
  return 'moved'
}

function noteOf(move: Held): Note {
  switch (move.kind) {
    case 'would-accept':
      return `would accept ${move.offer}`
    case 'would-walk':
      return 'would walk'
    case 'expects-no-deal':
      return 'expects no deal'
    case 'waits':
      return move.for === 'turn' ? 'waits for its turn' : 'waits for the values of all parties'
    case 'over':
      return move.why === 'ended'
        ? 'stopped: the bargaining has ended'
        : 'waits for people: the talk was stopped'
  }
}
