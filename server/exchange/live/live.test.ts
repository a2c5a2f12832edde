import { describe, expect, test } from 'vitest'
import { ana, bo, fay } from '@/server/room/testing'
import { act } from './act'
import { register, waitForStart } from './registration'
import { finish, status } from './status'
import { begun, first, issueOf, now, open, position, quiet, secondsPass, served, table } from './testing'
import { handOff, newIssue, poll } from './turns'

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
})
