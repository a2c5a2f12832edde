import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scoreOffer } from '@/server/bargaining/declared'
import type { DeclaredValues, PackageValue } from '@/server/protocol/bargaining-commands'
import type { Command } from '@/server/protocol/commands'
import type { Delegation } from '@/server/protocol/delegation'
import { bargaining, GARDEN, now, START } from '@/server/protocol/offers.fixture'
import { issuesOf } from '@/server/protocol/packages'
import type { IssueKind } from '@/server/protocol/statements'
import { a, ana, appointing, b, bo, delegate, fay, type Table } from '@/server/protocol/testing'
import { gardenValues, rentValues, startValues } from '@/server/protocol/values.fixture'
import { faultOf, leaks } from './checks'
import { nextMove, type OfferMove, STRATEGIES, type StrategyName } from './next-move'
import { type OwnSide, ownSide } from './own-side'
import { codeJudge, runBoundHit, runSeen } from './termination'

/** The tenant wants little rent and the garden; the owner the contrary. Both do best by trading. */
const TENANT: DeclaredValues = {
  values: [
    rentValues([100, 0], { neverAbove: '1000' }),
    startValues([30, 0]),
    gardenValues([20, 60, 'never']),
  ],
  batna: { text: 'We stay in the flat in Mill Lane.', value: 77 },
}
const OWNER: DeclaredValues = {
  values: [rentValues([0, 120], { neverBelow: '600' }), startValues([0, 20]), gardenValues([10, 0, 30])],
  batna: { text: 'The cousin rents it.', value: 41 },
}

const side = (table: Table, party: typeof a, declared: DeclaredValues): OwnSide => {
  const own = ownSide(table.matter, party, declared)
  if (!own) throw new Error('not at the table')
  return own
}
const PLAYERS = [
  { party: a, who: ana, delegate: 1 },
  { party: b, who: bo, delegate: 2 },
] as const

/** Both parties have appointed a strategy before the first offer. */
function appointed(rounds = 20, kinds?: IssueKind[]): Table {
  const table = bargaining({
    parties: 2,
    ...(kinds ? { kinds } : {}),
    terms: { bounds: { rounds, offers: null, minutes: null }, stagnation: null },
  })
  for (const [at, { who }] of PLAYERS.entries())
    table.does(who, {
      ...appointing({ until: table.inHours(900), purposes: ['read', 'private', 'offer'] }),
      name: `Strategy ${at + 1}`,
      kind: 'strategy',
    })
  return table
}

/** Lets two strategies play until one of them leaves it to its people. */
function run(
  strategies: readonly [StrategyName, StrategyName],
  declared: readonly DeclaredValues[],
  rounds = 20,
) {
  const table = appointed(rounds)
  for (let step = 0; step < 200; step++) {
    const at = now(table).table.turn
    const player = PLAYERS[at]
    const values = declared[at]
    const strategy = strategies[at]
    if (!player || !values || !strategy) throw new Error('nobody moves')
    const own = side(table, player.party, values)
    const move = nextMove(own, strategy, table.now)
    expect(nextMove(own, strategy, table.now)).toEqual(move)
    if (move.kind !== 'move') return { table, own, move }
    expect(faultOf(own, given(table, player.delegate), move.command)).toBeNull()
    table.does(delegate(player.delegate), move.command)
  }
  throw new Error('it never ended')
}
function given(table: Table, number: number): Delegation {
  const found = table.matter.delegations[number - 1]
  if (!found) throw new Error('no delegation')
  return found
}

const PAIRS = STRATEGIES.flatMap((one) => STRATEGIES.map((two) => [one, two] as const))
test.each(PAIRS)('[DEL3] %s and %s bargain by the rules, and leave what binds to people', (one, two) => {
  const { table, own, move } = run([one, two], [TENANT, OWNER])
  expect(['would-accept', 'over']).toContain(move.kind)
  for (const offer of now(table).offers) {
    const values = offer.party === a ? TENANT : OWNER
    const score = scoreOffer(issuesOf(table.matter, [1, 2, 3]), values, offer.values)
    expect(score.belowBatna).toBe(false)
    expect(offer.note).toBe('')
  }
  expect(table.matter.phase).toBe('Mediation')
  expect(now(table).agreed).toBeNull()
  if (move.kind === 'would-accept') {
    const standing = now(table).offers[move.offer - 1]
    expect(standing && scoreOffer(own.issues, own.declared, standing.values).belowBatna).toBe(false)
  }
})

test.each(STRATEGIES)(
  '[DEL3] %s bargains over a price in cents at once, and within what is possible',
  (strategy) => {
    const price: IssueKind = { kind: 'amount', unit: '€', min: '0', max: '10000000', step: '0.01' }
    const table = appointed(20, [price, START, GARDEN])
    const paying: DeclaredValues = {
      values: [
        {
          kind: 'amount',
          issue: 1,
          points: [
            { at: '0', score: 500 },
            { at: '2500000.125', score: 0 },
          ],
          neverBelow: null,
          neverAbove: '2000000.499',
        },
        startValues([30, 0]),
        gardenValues([20, 60, 'never']),
      ],
      batna: { text: 'We stay in the flat in Mill Lane.', value: 77 },
    }
    const own = side(table, a, paying)
    const begun = performance.now()
    const move = nextMove(own, strategy, table.now)
    expect(performance.now() - begun).toBeLessThan(5_000)
    if (move.kind !== 'move') throw new Error(move.kind)
    expect(faultOf(own, given(table, 1), move.command)).toBeNull()
    table.does(delegate(1), move.command)
  },
)

test('two that give way meet: one would accept, and a person of its party does', () => {
  const { table, own, move } = run(['linear', 'conceder'], [TENANT, OWNER])
  if (move.kind !== 'would-accept') throw new Error(move.kind)
  const digest = now(table).offers[move.offer - 1]?.digest
  const accept = { type: 'AcceptOffer', digest, verdict: 'ab'.repeat(32) } as Command
  const player = PLAYERS.find((one) => one.party === own.party)
  expect(table.refusal(delegate(player?.delegate ?? 0), accept)).toMatchObject({ why: 'binding' })
  expect(table.does(player?.who ?? fay, accept).map((event) => event.type)).toContain('PackageAgreed')
})

test('a party for which nothing is better than no deal is told so; nobody walks for it', () => {
  const proud = { ...OWNER, batna: { text: 'The palace.', value: 900 } }
  const { move, table } = run(['linear', 'linear'], [proud, proud])
  expect(move).toEqual({ kind: 'would-walk' })
  expect(table.matter.phase).toBe('Mediation')
})

test('never below the alternative, whatever was declared and whatever is heard', () => {
  const points = fc.array(fc.integer({ min: -200, max: 200 }), { minLength: 3, maxLength: 3 })
  const anyValues = fc.record({
    rent: fc.tuple(fc.nat(300), fc.nat(300)),
    garden: points,
    batna: fc.integer({ min: -50, max: 400 }),
  })
  const declared = ({
    rent,
    garden,
    batna,
  }: {
    rent: [number, number]
    garden: number[]
    batna: number
  }): DeclaredValues => ({
    values: [
      {
        kind: 'amount',
        issue: 1,
        points: [
          { at: '500', score: rent[0] },
          { at: '1100', score: rent[1] },
        ],
        neverBelow: null,
        neverAbove: null,
      },
      ...TENANT.values.slice(1, 2),
      { kind: 'options', issue: 3, points: garden },
    ],
    batna: { text: 'Elsewhere.', value: batna },
  })
  fc.assert(
    fc.property(anyValues, anyValues, fc.constantFrom(...STRATEGIES), (one, two, name) => {
      const both = [declared(one), declared(two)] as const
      const { table } = run([name, 'conceder'], both, 6)
      for (const offer of now(table).offers) {
        const own = side(table, offer.party, offer.party === a ? both[0] : both[1])
        expect(scoreOffer(own.issues, own.declared, offer.values).belowBatna).toBe(false)
      }
    }),
    { numRuns: 40, seed: 7 },
  )
})

describe('checks before a move', () => {
  const values = (rent: string, start = '2027-01-01', garden = 'Tenant only'): PackageValue[] => [
    { issue: 1, value: rent },
    { issue: 2, value: start },
    { issue: 3, value: garden },
  ]
  const offer = (part: Partial<Extract<OfferMove, { type: 'MakeOffer' }>>): OfferMove => ({
    type: 'MakeOffer',
    values: values('600'),
    note: '',
    ...part,
  })
  const table = appointed()
  const own = side(table, a, TENANT)
  const check = (move: OfferMove) => faultOf(own, given(table, 1), move)

  test('a good offer passes, with words that give nothing away', () => {
    expect(check(offer({}))).toBeNull()
    expect(check(offer({ note: 'An early start suits us, and we would look after the garden.' }))).toBeNull()
  })
  test.each([
    [
      'worth less than no deal',
      offer({ values: values('1000', '2027-03-31', 'Shared') }),
      'below the alternative',
    ],
    [
      'across a red line',
      offer({ values: values('600', '2027-01-01', 'Owner only') }),
      'below the alternative',
    ],
    ['a value that the issue does not have', offer({ values: values('601') }), 'not possible'],
    ['an issue left out', offer({ values: values('600').slice(1) }), 'not possible'],
    ['the value of no deal', offer({ note: 'Anything under 77 points is no good to us.' }), 'a leak'],
    ['the alternative', offer({ note: 'Otherwise we stay in the flat in Mill Lane.' }), 'a leak'],
    ['the points of an option', offer({ note: 'The garden alone is worth 60 to us.' }), 'a leak'],
  ] as const)('%s is stopped', (_, move, fault) => {
    expect(check(move)).toBe(fault)
  })
  test('an offer outside the range of the delegation is stopped', () => {
    const limits = { issues: null, ranges: [{ issue: 1, min: null, max: '550' }], words: [] }
    expect(faultOf(own, { ...given(table, 1), limits }, offer({}))).toBe('outside its delegation')
  })
  test('no words are no leak', () => expect(leaks(own, ' ')).toBe(false))
})

describe('ending a run', () => {
  test('the judge sees outcomes and bounds, and nothing of what anybody values', () => {
    const { table } = run(['linear', 'conceder'], [TENANT, OWNER])
    const seen = JSON.stringify(runSeen(now(table)))
    for (const secret of ['Mill Lane', 'cousin', 'score', 'batna', '77', '41'])
      expect(seen).not.toContain(secret)
    expect(codeJudge(runSeen(now(table)))).toBe('continue')
  })
  test.each([
    ['moves', { moves: 5, ms: 0, tokens: 0, dollars: 0 }],
    ['ms', { moves: 0, ms: 1000, tokens: 0, dollars: 0 }],
    ['tokens', { moves: 0, ms: 0, tokens: 100, dollars: 0 }],
    ['dollars', { moves: 0, ms: 0, tokens: 0, dollars: 2 }],
  ] as const)('a run stops at its bound of %s', (bound, used) => {
    const bounds = { moves: 5, ms: 1000, tokens: 100, dollars: 2 }
    expect(runBoundHit(bounds, used)).toBe(bound)
    expect(runBoundHit(bounds, { moves: 0, ms: 0, tokens: 0, dollars: 0 })).toBeNull()
    expect(
      runBoundHit({ ...bounds, tokens: null, dollars: null }, { moves: 0, ms: 0, tokens: 1e9, dollars: 1e9 }),
    ).toBeNull()
  })
})
