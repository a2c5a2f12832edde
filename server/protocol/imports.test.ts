import { describe, expect, test } from 'vitest'
import { writeEntry } from '@/server/record/entry'
import { NO_ENTRY } from '@/server/record/hash'
import { NOTHING_REPLAYED, replay } from '@/server/record/replay'
import { command } from './commands'
import { decide } from './decide'
import { evolve } from './evolve'
import { commandId, instant } from './ids'
import type { PastCommand } from './past'
import { type Opened, type State, UNOPENED } from './state'
import { a, b, c, fay } from './testing'

const at = instant.parse('2026-03-02T09:00:00.000Z')
const block = {
  kind: 'position',
  agent: 'alpha',
  party: a,
  round: 3,
  heading: "## alpha's position (round 3)",
}
const past: PastCommand = {
  from: 'talks',
  issues: [
    {
      file: '01-rent.md',
      title: 'Rent',
      question: 'How much?',
      context: '',
      sources: [{ heading: 'Position A (doc-a)', text: '900' }],
      rest: '',
      positions: {
        title: 'Rent',
        preamble: '',
        blocks: [
          { ...block, kind: 'position', text: 'Half each.' },
          { ...block, kind: 'challenge', text: 'Why?' },
          { ...block, kind: 'position', agent: 'stranger', party: null, text: 'None.' },
        ],
        statuses: [{ said: 'AGREED', standing: 'AGREED', text: 'Half each.' }],
      },
    },
  ],
  files: [{ path: 'final.md', part: 1, parts: 1, encoding: 'text', text: '# Final' }],
}

function opened(more: Partial<PastCommand> = {}) {
  return command.parse({
    type: 'OpenNegotiation',
    negotiation: 'n1',
    rules: 1,
    title: 'Rent',
    topic: 'The rent.',
    charter: {
      preset: 'structured-issues',
      limits: { roundsPerParty: 5, drafts: null, deadline: null },
    },
    sources: [],
    facilitator: 'Fay',
    identified: 'verified-address',
    parties: [
      { party: a, name: 'alpha' },
      { party: b, name: 'beta' },
    ],
    successorOf: null,
    past: { ...past, ...more },
  })
}
const decided = (more: Partial<PastCommand> = {}) =>
  decide(UNOPENED, {
    id: commandId.parse('c1'),
    at,
    actor: { kind: 'person', person: fay },
    command: opened(more),
  })

function state(more: Partial<PastCommand> = {}): Opened {
  const decision = decided(more)
  if (!decision.ok) throw new Error(decision.refusal.code)
  const after = decision.events.reduce<State>((now, event) => evolve(now, event, { seq: 1, at }), UNOPENED)
  if (after.phase === 'Unopened') throw new Error('nothing was opened')
  return after
}

describe('an exchange that was held elsewhere', () => {
  test('[IMP4] becomes issues and claims: the importer is the actor, the authors are data, rounds are kept', () => {
    const { issues, claims, past: brought } = state()
    expect(issues.map(({ issue, title, by, party }) => [issue, title, by, party])).toEqual([
      [1, 'Rent', fay, null],
    ])
    expect(claims.map(({ party, author, text, agreed, by }) => [party, author, text, agreed, by])).toEqual([
      [a, 'alpha', 'Half each.', false, fay],
      [a, 'alpha', 'Half each.', true, fay],
      [b, 'beta', 'Half each.', true, fay],
    ])
    const blocks = brought?.issues[0]?.positions?.blocks
    expect(blocks?.map(({ kind, claim, round, text }) => [kind, claim, round, text])).toEqual([
      ['position', 1, 3, ''],
      ['challenge', null, 3, 'Why?'],
      ['position', null, 3, 'None.'],
    ])
  })

  test('[IMP5] moves nothing: the issue is open, nobody sits, and what was said stands beside it', () => {
    const after = state()
    expect(after.phase).toBe('Setup')
    expect(after.issues[0]).toMatchObject({ status: 'OPEN', positions: [], support: [], decision: null })
    expect(after.people.map((one) => one.person)).toEqual([fay])
    expect(after.past?.issues[0]?.positions?.statuses).toEqual([
      { said: 'AGREED', standing: 'AGREED', text: 'Half each.' },
    ])
    expect(after.sources).toEqual([{ title: 'final.md', text: '# Final' }])
  })

  test('[IMP5] what a source says leads to its document, where that was brought in as well', () => {
    const files = [
      { path: 'empty.md', part: 1, parts: 1, encoding: 'text', text: ' ' },
      { path: 'sources/doc-a.md', part: 1, parts: 1, encoding: 'text', text: 'It costs 900.' },
    ] as const
    const [issue] = past.issues
    if (!issue) throw new Error('no issue')
    const sources = [
      { heading: 'Position A (doc-a)', text: '900', source: 1 },
      { heading: 'Position B (doc-b)', text: '800', source: 2 },
    ]
    const after = state({ files: [...files], issues: [{ ...issue, sources }] })
    const [a, b] = after.issues[0]?.sourcePositions ?? []
    expect(after.sources[(a?.source ?? 0) - 1]).toEqual({ title: 'sources/doc-a.md', text: 'It costs 900.' })
    expect(b).toMatchObject({ name: 'Position B (doc-b)', source: null })
  })

  test('[IMP4] stands in one entry, which replays to the same state', () => {
    const submission = { id: commandId.parse('c1'), at, actor: { kind: 'person', person: fay } as const }
    const decision = decided()
    if (!decision.ok) throw new Error(decision.refusal.code)
    const entry = writeEntry(1, NO_ENTRY, { ...submission, command: opened() }, decision.events)
    const { replayed, fault } = replay([entry], NOTHING_REPLAYED)
    expect(fault).toBeNull()
    expect(replayed.state).toEqual(state())
  })

  test('[IMP4] names only parties of the same opening', () => {
    const [issue] = past.issues
    if (!issue?.positions) throw new Error('no issue')
    const foreign = { ...block, kind: 'position' as const, party: c, text: 'Mine.' }
    const answer = decided({ issues: [{ ...issue, positions: { ...issue.positions, blocks: [foreign] } }] })
    expect(answer).toMatchObject({ ok: false, refusal: { code: 'UnknownParty', party: c } })
  })
})
