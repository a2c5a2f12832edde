import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DelegateHouse } from '@/server/delegate/testing'
import type { Purpose } from '@/server/protocol/delegation'
import type { NegotiationId, PersonId } from '@/server/protocol/ids'
import { openNegotiation } from '@/server/room/opening'
import { ana, bo, fay } from '@/server/room/testing'
import { type Outcome, outcomeOf } from '../directory/outcome'
import { act } from './act'
import { Client } from './client'
import { register, waitForStart } from './registration'
import { finish, status } from './status'
import { handOff, newIssue, poll } from './turns'

let open: DelegateHouse
let served: { url: string; close: () => Promise<void> }
let folder = ''
beforeAll(async () => {
  open = await DelegateHouse.open('live')
  served = await open.served()
  folder = mkdtempSync(join(tmpdir(), 'parley live '))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await served.close()
  await open.close()
})

const first = ({ code, lines }: Outcome) => [code, lines[0]]
const quiet = () => {}
const position = (issue: number, text: string) => JSON.stringify({ type: 'TakePosition', issue, text })
const issueOf = (topic: string) => ({ topic, agent: null, title: null, question: null, context: null })
/** The rooms of these tests live in January 2026; each act takes a second there. */
const now = new Date('2026-01-01T09:00:00.000Z')

/** Acts that wait for no turn, one a second. */
async function secondsPass(negotiation: NegotiationId, seconds: number): Promise<void> {
  const intent = { goals: [{ text: 'Peace', rationale: '' }], constraints: [], redLines: [], tradeable: [] }
  for (let second = 0; second < seconds; second++)
    await open.house.act(bo, negotiation, { type: 'StateIntent', statement: { ...intent, context: '' } })
}

type Made = { negotiation: NegotiationId; alpha: Client; beta: Client; tokens: string[] }
/** Ana's and Bo's agents at one table with turns; Fay has begun mediation unless told otherwise. */
async function table({
  timeoutSeconds = 600,
  registration = true,
  expected = 2,
  windowSeconds = 3600,
} = {}): Promise<Made> {
  const { rooms } = open.house
  const limits = { roundsPerParty: 2, drafts: null, deadline: null }
  const turns = { kind: 'round-robin', timeoutSeconds } as const
  const answer = await openNegotiation(rooms, fay, 'verified-address', {
    id: open.house.id(),
    title: 'The workshop',
    topic: 'Who pays.',
    charter: {
      preset: 'structured-issues',
      limits,
      ...(registration ? { registration: { expected, windowSeconds }, turns } : {}),
    },
    sources: [],
    facilitator: 'Fay',
    parties: ['Alder House', 'Birch Yard', 'Cedar Mill'].slice(0, expected),
    successorOf: null,
  })
  if (answer.outcome !== 'opened') throw new Error(answer.refusal.code)
  const { negotiation } = answer
  await open.house.sit(negotiation, 'p1', ana, 'Ana')
  await open.house.sit(negotiation, 'p2', bo, 'Bo')
  const tokens = [await tokenOf(negotiation, ana), await tokenOf(negotiation, bo)]
  await open.house.act(fay, negotiation, { type: 'BeginIntents' })
  await open.house.act(fay, negotiation, { type: 'BeginMediation', without: ['p1', 'p2'] })
  const [alpha, beta] = tokens.map((token) => new Client({ url: served.url, token, negotiation }))
  if (!alpha || !beta) throw new Error('no clients')
  return { negotiation, alpha, beta, tokens }
}

async function tokenOf(negotiation: NegotiationId, who: PersonId): Promise<string> {
  const purposes: Purpose[] = ['read', 'speak', 'agree', 'propose']
  await open.house.act(who, negotiation, {
    type: 'AppointDelegate',
    name: `Agent of ${who}`,
    kind: 'agent',
    subject: 'All of it',
    purposes,
    limits: { issues: null, ranges: [], words: [] },
    until: '2026-01-02T10:00:00.000Z',
    transferable: false,
  })
  const { delegations } = await open.house.state(negotiation)
  const made = await open.door.makeToken(who, negotiation, delegations.length, 8)
  if (made.outcome !== 'made') throw new Error(made.refusal.code)
  return made.token
}

async function begun(options: Parameters<typeof table>[0] = {}): Promise<Made> {
  const made = await table(options)
  await register(made.alpha, 'alpha')
  await register(made.beta, 'beta')
  return made
}

describe('the eight commands on a live negotiation', () => {
  test('register: the first opens the window, the last begins, and the table’s codes', async () => {
    const { alpha, beta } = await table()
    expect(first(await register(alpha, 'Alpha'))[0]).toBe(2)
    expect(first(await register(alpha, 'done'))[0]).toBe(14)
    expect(first(await poll(alpha, 'alpha', now))).toEqual([1, 'waiting (current turn: registration)'])
    expect(first(await waitForStart(alpha, 'alpha', quiet))).toEqual([
      1,
      'Error: alpha not found in registered agents',
    ])
    expect((await register(alpha, 'alpha')).lines).toEqual([
      'Registered: alpha (1/2 agents)',
      expect.stringMatching(/^Registration window started\. Deadline: 2026-01-01T10:0\d:\d\dZ$/),
    ])
    expect(first(await register(alpha, 'alpha'))).toEqual([1, 'Already registered: alpha'])
    expect(first(await register(alpha, 'other'))).toEqual([
      4,
      'Error: Participant Alder House is already registered as: alpha',
    ])
    expect(first(await register(beta, 'alpha'))).toEqual([1, 'Already registered: alpha'])
    expect((await register(beta, 'beta')).lines).toEqual([
      'Registered: beta (2/2 agents)',
      'All agents registered. Negotiation can begin.',
    ])
    const said: string[] = []
    expect((await waitForStart(beta, 'beta', (line) => said.push(line))).lines).toEqual([
      'All 2 agents registered.',
      'Turn order: 2 of 2',
      'Agents: alpha, beta',
      'First turn: alpha',
    ])
    expect(said).toEqual(['Waiting for registration to complete (2 agents expected, 3600s window)...'])
  })

  test('wait-for-start returns as soon as the last has registered', async () => {
    const { alpha, beta } = await table()
    await register(alpha, 'alpha')
    const waiting = waitForStart(alpha, 'alpha', quiet)
    await register(beta, 'beta')
    expect((await waiting).code).toBe(0)
  })

  test('once the window has passed nobody registers, and those that came begin if they are enough', async () => {
    const few = await table({ windowSeconds: 0 })
    await register(few.alpha, 'alpha')
    expect(first(await register(few.beta, 'beta'))).toEqual([13, 'Error: Registration is closed.'])
    expect(first(await waitForStart(few.alpha, 'alpha', quiet))).toEqual([
      2,
      'Error: Only 1 registered before the deadline.',
    ])
    const enough = await table({ expected: 3, windowSeconds: 3 })
    await register(enough.alpha, 'alpha')
    await register(enough.beta, 'beta')
    await secondsPass(enough.negotiation, 5)
    expect((await waitForStart(enough.beta, 'beta', quiet)).lines).toEqual([
      'Registration deadline passed. Proceeding with 2 agents.',
      'Turn order: 2 of 2',
      'Agents: alpha, beta',
      'First turn: alpha',
    ])
  })

  test('an end without agreement says what it is: consensus, unratified, is no agreement', async () => {
    const { alpha, negotiation } = await begun()
    await newIssue(alpha, issueOf('rent'))
    await act(alpha, position(1, 'Half each, since both use it.'))
    await handOff(alpha, 'alpha')
    await open.house.act(bo, negotiation, { type: 'TakePosition', issue: 1, text: 'Half, as it is fair.' })
    await open.house.act(bo, negotiation, { type: 'SupportDecision', issue: 1, decision: 'Half.' })
    await open.house.act(bo, negotiation, { type: 'HandOff' })
    await act(alpha, JSON.stringify({ type: 'SupportDecision', issue: 1, decision: 'Half.' }))
    await open.house.act(fay, negotiation, {
      type: 'EndNegotiation',
      ending: 'consensus-unratified',
      reason: 'The agents agree.',
    })
    const unratified = expect.stringContaining('consensus, unratified')
    expect((await status(alpha)).lines.at(-1)).toEqual(unratified)
    expect((await finish(alpha)).lines).toEqual([expect.stringMatching(/^Negotiation complete/), unratified])
    expect(await finish(alpha)).toMatchObject({ data: { outcome: 'consensus-unratified' } })
  })

  test('turns, issues, positions, status and hand-off', async () => {
    const { alpha, beta } = await begun()
    expect(first(await poll(alpha, 'alpha', now))).toEqual([0, 'your-turn'])
    expect(first(await poll(beta, 'beta', now))).toEqual([1, 'waiting (current turn: alpha)'])
    expect(first(await newIssue(beta, issueOf('rent')))).toEqual([
      10,
      'Error: It is not your turn (current turn: alpha)',
    ])
    expect(first(await newIssue(alpha, issueOf('Rent')))[0]).toBe(2)
    expect(first(await newIssue(alpha, issueOf('rent')))).toEqual([0, '01-rent.md'])
    expect(first(await newIssue(alpha, issueOf('who-cleans')))).toEqual([0, '02-who-cleans.md'])
    expect(first(await act(alpha, position(1, 'Half each, since both use it.')))[0]).toBe(0)
    expect((await handOff(alpha, 'alpha')).lines).toEqual([
      'Turn handed to: beta',
      'Open and not addressed this turn: 02-who-cleans.md',
    ])
    expect(first(await handOff(alpha, 'alpha'))[0]).toBe(10)
    expect(first(await handOff(alpha, 'nobody'))).toEqual([1, 'Error: nobody not found in agent list'])
    const said = (await status(beta)).lines
    expect(said.slice(0, 9)).toEqual([
      '=== Negotiation Status ===',
      'Current turn: beta',
      'Registered agents:',
      '  alpha',
      '  beta',
      'Issues:',
      '  🔄 01-rent.md — rent [OPEN]',
      '  📝 02-who-cleans.md — who cleans [NO POSITIONS YET]',
      'Summary: 2 issues — 0 agreed, 2 open, 0 escalated',
    ])
    expect((await finish(beta)).lines).toEqual([
      'NOT AGREED: 01-rent.md (OPEN)',
      'NO POSITIONS: 02-who-cleans.md',
      'Error: 2 issues not yet agreed. Cannot finish.',
    ])
  })

  test('a turn over its time is passed on by whoever asks next', async () => {
    const { alpha, beta, negotiation } = await begun({ timeoutSeconds: 3 })
    await secondsPass(negotiation, 5)
    const { turn } = await beta.status()
    const later = new Date(Date.parse(turn.clock ?? '') + 5_000)
    expect((await poll(beta, 'beta', later)).lines).toEqual([
      'Turn timeout: alpha has been inactive for 5s (limit: 3s). Skipping.',
      'Skipped alpha, turn passed to beta',
      'your-turn',
    ])
    expect(first(await poll(alpha, 'alpha', new Date(turn.clock ?? '')))).toEqual([
      1,
      'waiting (current turn: beta)',
    ])
  })

  test('during ratification poll waits, and after the end it is done', async () => {
    const { alpha, negotiation } = await begun()
    const terms = [{ heading: 'Rent', text: 'Half each, on the first of the month.', sources: [] }]
    await open.house.act(fay, negotiation, {
      type: 'TableSettlement',
      basedOn: null,
      draft: { title: 'Rent', terms, tradeOffs: [], met: [], unmet: [], rationale: '' },
      origin: { kind: 'person', person: 'fay' },
    })
    const digest = (await open.house.state(negotiation)).settlements[0]?.settlement.digest
    await open.house.act(fay, negotiation, { type: 'CallRatification', digest })
    expect(first(await poll(alpha, 'alpha', now))).toEqual([1, 'waiting (current turn: ratification)'])
    expect(first(await handOff(alpha, 'alpha'))[0]).toBe(10)
    expect((await finish(alpha)).code).toBe(1)
    await open.house.ratify(ana, negotiation, digest)
    await open.house.ratify(bo, negotiation, digest)
    expect(first(await poll(alpha, 'alpha', now))).toEqual([2, 'done'])
    expect(first(await handOff(alpha, 'alpha'))[0]).toBe(15)
    expect(first(await finish(alpha))).toEqual([
      0,
      `Negotiation complete. Final document: ${served.url}/n/${negotiation}`,
    ])
  })

  test('what binds is refused, self-agreement and rounds have their codes', async () => {
    const { alpha } = await begun()
    await newIssue(alpha, issueOf('rent'))
    const agree = JSON.stringify({ type: 'SupportDecision', issue: 1, decision: 'Half.' })
    expect((await act(alpha, agree)).code).toBe(11)
    for (let round = 0; round < 2; round++) await act(alpha, position(1, 'Half each, as before.'))
    expect((await act(alpha, position(1, 'Half each, as before.'))).code).toBe(12)
    expect(await act(alpha, '{"type":"ConfirmRatification"}')).toMatchObject({
      code: 20,
      data: { reason: 'OutsideDelegation' },
    })
    expect((await act(alpha, 'not json')).code).toBe(1)
  })

  test('without registration turns are free, and every command still answers', async () => {
    const { alpha } = await table({ registration: false })
    expect(first(await register(alpha, 'alder-house'))).toEqual([0, 'Registered: alder-house (2/2 agents)'])
    expect((await waitForStart(alpha, 'alder-house', quiet)).code).toBe(0)
    expect(first(await poll(alpha, 'alder-house', now))).toEqual([0, 'your-turn'])
    expect(first(await handOff(alpha, 'alder-house'))).toEqual([0, 'Turn handed to: free'])
  })

  test('a wrong token, another negotiation, and no server at all are told apart', async () => {
    const { alpha } = await table()
    const asked = (server: Partial<Client['server']>) =>
      status(new Client({ ...alpha.server, ...server })).catch(outcomeOf)
    expect(await asked({ token: `parley_delegate_${'x'.repeat(43)}` })).toMatchObject({
      code: 20,
      data: { reason: 'TokenUnknown' },
    })
    expect(first(await asked({ negotiation: open.negotiation }))).toEqual([
      2,
      `Error: No negotiation found at ${open.negotiation}`,
    ])
    expect(await asked({ url: 'http://127.0.0.1:1' })).toMatchObject({ code: 19 })
    expect((await asked({})).code).toBe(0)
  })

  test('from a shell: by flags and by environment, and watch mirrors what the token may read', async () => {
    const { negotiation, tokens } = await begun()
    const shell = (words: string[], env: Record<string, string> = {}) =>
      new Promise<{ code: number; out: string[] }>((resolve) => {
        execFile(
          process.execPath,
          ['--import', 'tsx', 'server/cli/parley.ts', ...words],
          { env: { ...process.env, ...env } },
          (error, out) =>
            resolve({
              code: typeof error?.code === 'number' ? error.code : 0,
              out: out.trimEnd().split('\n'),
            }),
        )
      })
    const [alpha = '', beta = ''] = tokens
    const flags = ['--server', served.url, '--token', alpha]
    expect(await shell(['poll', negotiation, 'alpha', ...flags])).toEqual({ code: 0, out: ['your-turn'] })
    const env = { PARLEY_URL: served.url, PARLEY_TOKEN: beta }
    expect(await shell(['poll', negotiation, 'beta'], env)).toEqual({
      code: 1,
      out: ['waiting (current turn: alpha)'],
    })
    expect((await shell(['init', negotiation, '2'], env)).code).toBe(20)
    expect((await shell(['new-issue', negotiation, 'rent', ...flags])).out).toEqual(['01-rent.md'])
    expect((await shell(['watch', negotiation, join(folder, 'mirror'), '--once'], env)).code).toBe(0)
    expect(readFileSync(join(folder, 'mirror', 'turn.md'), 'utf8')).toBe('alpha\n')
    expect(readFileSync(join(folder, 'mirror', 'issues', '01-rent.md'), 'utf8')).toContain('# Issue: rent')
  })
})
