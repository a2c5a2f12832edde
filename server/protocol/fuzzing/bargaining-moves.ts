import type { PackageValue } from '../bargaining-commands'
import { standingOffer } from '../bargaining-table'
import type { Command, CommandOf } from '../commands'
import { isStructured, issuesOf } from '../packages'
import { padded } from '../reveal'
import type { Opened } from '../state'
import type { IssueKind } from '../statements'
import { provenance, sealText } from '../testing'
import { type Desk, number, person, seldom, type Weighted, withRun } from './desk'

export const STRUCTURED: IssueKind[] = [
  { kind: 'options', options: ['From eight.', 'From nine.', 'From ten.'] },
  { kind: 'amount', unit: 'EUR', min: '0', max: '1000', step: '50' },
  { kind: 'date', first: '2026-03-01', last: '2026-03-31' },
]
const VALUES = {
  text: ['x'],
  options: ['From eight.', 'From nine.', 'From ten.'],
  amount: ['0', '450', '1000'],
  date: ['2026-03-01', '2026-03-15', '2026-03-31'],
}

/** A package that fits the issues. */
export function anyPackage(state: Opened, pick = (list: string[]) => list[0] ?? ''): PackageValue[] {
  return issuesOf(state, state.bargaining?.issues ?? []).map(({ issue, kind }) => ({
    issue,
    value: pick(VALUES[kind.kind]),
  }))
}

const drawn = ({ seen, random }: Desk) => anyPackage(seen, (list) => random.pick(list) ?? '')

/** The package that stands, mostly; sometimes one that stood before. */
function answered({ seen, random }: Desk) {
  const { bargaining } = seen
  if (!bargaining) return null
  return (random.chance(92) ? standingOffer(bargaining) : random.pick(bargaining.offers)) ?? null
}

function sealed(desk: Desk, field: 'utilities' | 'batna' | 'verdict') {
  const me = person(desk)
  if (!me) return null
  return sealText(desk.seen, me, field, desk.id, padded(desk.plant(me, field))).commitment
}

function declare(desk: Desk): Command | null {
  const [utilities, batna] = [sealed(desk, 'utilities'), sealed(desk, 'batna')]
  return utilities && batna ? { type: 'DeclareValues', utilities, batna } : null
}

function reveal({ seen, planted, random }: Desk): CommandOf<'RevealValues'> | null {
  const declared = seen.bargaining?.declared ?? []
  const text = (field: 'utilities' | 'batna', at: (typeof declared)[number]) =>
    planted.find((one) => one.field === field && one.attempt === at.declaration)?.text ?? 'not it'
  if (declared.length < 2) return null
  return {
    type: 'RevealValues',
    openings: declared.map((one) => ({
      party: one.party,
      utilities: random.chance(97) ? text('utilities', one) : 'changed',
      batna: text('batna', one),
      saltOfUtilities: sealText(seen, one.by, 'utilities', one.declaration, '').salt,
      saltOfBatna: sealText(seen, one.by, 'batna', one.declaration, '').salt,
    })),
  }
}

export const BARGAINING_MOVES = {
  BeginBargaining: [
    ({ seen, random }) => {
      const fit = seen.issues.filter((one) => isStructured(one.kind) || random.chance(3))
      const issues = fit.map((one) => one.issue)
      return issues.length > 0 ? { type: 'BeginBargaining', issues } : null
    },
    [0, 0, 16, 0, 0],
  ],
  DeclareValues: [declare, [0, 0, 20, 1, 0]],
  ShareSignals: [
    ({ seen, random }) => ({
      type: 'ShareSignals',
      ranks: (seen.bargaining?.issues ?? []).map((issue) => ({ issue, rank: 1 + random.below(3) })),
      acceptable: [],
    }),
    [0, 0, 3, 0, 0],
  ],
  MakeOffer: [(desk) => ({ type: 'MakeOffer', values: drawn(desk), note: '' }), [0, 0, 30, 1, 0]],
  CounterOffer: [
    (desk) => {
      const offer = answered(desk)
      return offer ? { type: 'CounterOffer', answers: offer.digest, values: drawn(desk), note: 'x' } : null
    },
    [0, 0, 20, 1, 0],
  ],
  AcceptOffer: [
    (desk) => {
      const [offer, verdict] = [answered(desk), sealed(desk, 'verdict')]
      return offer && verdict ? { type: 'AcceptOffer', digest: offer.digest, verdict } : null
    },
    [0, 0, 30, 1, 1],
  ],
  RejectOffer: [
    (desk) => {
      const offer = answered(desk)
      return offer ? { type: 'RejectOffer', digest: offer.digest, note: '' } : null
    },
    [0, 0, 6, 1, 0],
  ],
  WalkAway: [seldom(() => ({ type: 'WalkAway' })), [0, 0, 3, 1, 0]],
  ResumeBargaining: [
    (desk) => ({
      type: 'ResumeBargaining',
      bounds: {
        rounds: desk.random.chance(80) ? number(desk, 5) : null,
        offers: null,
        minutes: desk.random.chance(30) ? 1 + desk.random.below(300) : null,
      },
      reason: 'x',
    }),
    [0, 0, 3, 0, 0],
  ],
  NoteOfferTime: [
    ({ seen, now }) => ({ type: 'NoteOfferTime', since: seen.bargaining?.since.at ?? now }),
    [0, 0, 1, 1, 0],
  ],
  ProposePackages: [
    (desk) =>
      withRun((run) => ({
        type: 'ProposePackages',
        run,
        packages: [{ criterion: 'nash', values: drawn(desk), why: 'x' }],
        provenance: { ...provenance, readTo: desk.seen.head.seq },
      }))(desk),
    [0, 0, 8, 1, 0],
  ],
  AnswerPackage: [
    (desk) => ({
      type: 'AnswerPackage',
      proposal: number(desk, desk.seen.bargaining?.proposals.length ?? 0),
      package: 1,
      could: desk.random.chance(50),
    }),
    [0, 0, 8, 0, 0],
  ],
  AgreeToReveal: [() => ({ type: 'AgreeToReveal' }), [0, 0, 0, 0, 60]],
  RevealValues: [reveal, [0, 0, 0, 0, 20]],
} satisfies Partial<Record<Command['type'], Weighted>>
