import type { Command } from '../commands'
import { PLAYED } from '../control'
import { commitment, type PartyId } from '../ids'
import { latestIntent } from '../intents'
import type { Opened } from '../state'
import { intent, modelCallOf, rephrasedGoal } from '../testing'
import { ACTS, AUTOMATIC, type Subject, type Work } from '../work'
import { type Desk, maker, number, party, type Weighted } from './desk'

function subject(desk: Desk): Subject | undefined {
  if (desk.random.chance(40)) return undefined
  const chosen = party(desk)
  if (chosen && desk.random.chance(60)) return { kind: 'intent', party: chosen }
  return { kind: 'term', version: number(desk, desk.seen.settlements.length), term: 1 }
}

function requestMove(desk: Desk): Command {
  const { random, seen } = desk
  const bargains = seen.bargaining !== null && random.chance(50)
  const act = bargains ? 'packages' : random.chance(50) ? 'draft' : (random.pick(ACTS) ?? 'review')
  const about = act === 'draft' ? undefined : subject(desk)
  return {
    type: 'RequestMediation',
    act,
    mediator: desk.seen.control.player && random.chance(95) ? PLAYED : 'built-in',
    note: '',
    ...(about ? { subject: about } : {}),
  }
}

function workFor(desk: Desk, about: Subject | null): Work {
  const { random, seen } = desk
  if (about?.kind === 'intent' && random.chance(80)) return clarification(seen, about.party)
  if (about?.kind === 'term')
    return random.chance(50)
      ? {
          kind: 'alternatives',
          version: about.version,
          term: about.term,
          options: [{ text: 'From eight.', differs: 'It names the hour.', sources: [] }],
        }
      : {
          kind: 'readings',
          version: about.version,
          term: about.term,
          readings: [{ reader: { kind: 'stranger' }, text: 'Opens at eight.', open: [] }],
        }
  const chosen = party(desk)
  if (chosen && random.chance(60))
    return {
      kind: 'comparison',
      pairs: [{ a: 1, b: number(desk, seen.settlements.length), party: chosen, points: [] }],
    }
  return {
    kind: 'disagreement',
    points: [
      {
        about: 'Hours',
        said: [
          { by: 'one', text: 'Eight.' },
          { by: 'two', text: 'Nine.' },
        ],
      },
    ],
  }
}

function clarification(seen: Opened, of: PartyId): Work {
  return {
    kind: 'clarification',
    party: of,
    version: latestIntent(seen, of)?.version ?? 1,
    items: [rephrasedGoal],
  }
}

const atWork = ({ seen, random }: Desk) =>
  seen.runs.findLast((one) => one.state === 'working' || random.chance(10))

export const WORK_MOVES = {
  RequestMediation: [requestMove, [0, 3, 10, 1, 0]],
  SwitchMediation: [
    ({ random }) => ({
      type: 'SwitchMediation',
      parties: random.chance(50) ? ['review'] : [],
      automatic: random.chance(50) ? [...AUTOMATIC] : [],
      mediator: 'built-in',
    }),
    [2, 2, 1, 1, 0],
  ],
  ReportWork: [
    (desk) => {
      const run = atWork(desk)
      return run
        ? {
            type: 'ReportWork',
            run: run.run,
            work: workFor(desk, run.subject),
            provenance: maker(desk),
          }
        : null
    },
    [0, 6, 8, 2, 0],
  ],
  RecordModelCall: [
    (desk) => {
      const run = atWork(desk)
      return run
        ? { type: 'RecordModelCall', ...modelCallOf(run.run), exchange: commitment.parse('cd'.repeat(32)) }
        : null
    },
    [0, 1, 3, 1, 0],
  ],
  AnswerClarification: [
    (desk) => ({
      type: 'AnswerClarification',
      work: number(desk, desk.seen.works.length),
      answer: desk.random.chance(50)
        ? { kind: 'confirmed' }
        : desk.random.chance(50)
          ? { kind: 'declined' }
          : { kind: 'corrected', statement: intent() },
    }),
    [0, 5, 5, 0, 0],
  ],
} satisfies Partial<Record<Command['type'], Weighted>>
