import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { PARLEY } from '@/server/cli/testing'
import { expect } from './fixtures'
import { Matter, test } from './matter'
import { Seated, Table } from './table'

const DECISION = 'The yard is open from eight to six, and whoever leaves last locks the gate.'
const made = z.object({ token: z.string() })
const opened = z.object({ negotiation: z.string() })

/** Sends from inside the page, as its person. */
function posts(page: Page, address: string, body: object): Promise<string> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(to, { method: 'POST', headers, body: sent })).text()
    },
    [address, JSON.stringify(body)] as const,
  )
}

/** An agent in a shell: a process for each command, with its token in the environment. */
class Agent {
  constructor(
    private readonly server: string,
    private readonly negotiation: string,
    readonly name: string,
    private readonly token: string,
  ) {}

  run(command: string, ...words: string[]): Promise<{ code: number; out: string }> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [...PARLEY, command, this.negotiation, ...words],
        { env: { ...process.env, PARLEY_URL: this.server, PARLEY_TOKEN: this.token } },
        (error, out) => resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: out.trim() }),
      )
    })
  }

  async does(command: string, ...words: string[]): Promise<string> {
    const { code, out } = await this.run(command, ...words)
    expect([this.name, command, code, out]).toEqual([this.name, command, 0, out])
    return out
  }

  acts(act: object): Promise<string> {
    return this.does('act', JSON.stringify(act))
  }
}

test('four agents in shells and two people in browsers finish one negotiation together', async ({
  person,
  sessions,
  parley,
}) => {
  test.setTimeout(480_000)
  const mirror = mkdtempSync(join(tmpdir(), 'parley mirror '))
  const [fay, ana, bo, cy, eve] = [
    await person('fay'),
    await person('ana'),
    await person('bo'),
    await person('cy'),
    await person('eve'),
  ]
  const text = await posts(fay, '/api/negotiations', {
    id: randomUUID(),
    title: 'The yard between us',
    topic: 'Who may use the yard, and when.',
    charter: {
      preset: 'structured-issues',
      limits: { roundsPerParty: 5, drafts: null, deadline: null },
      registration: { expected: 4, windowSeconds: 3600 },
      turns: { kind: 'round-robin', timeoutSeconds: 600 },
    },
    sources: [],
    facilitator: 'Fay Lund',
    parties: ['Alder House', 'Birch Yard', 'Cedar Mill', 'Elm Court'],
    successorOf: null,
  })
  const { negotiation } = opened.parse(JSON.parse(text))
  const matter = new Matter(negotiation, fay)
  const seats = [
    [ana, 'ana', 'alpha'],
    [bo, 'bo', 'beta'],
    [cy, 'cy', 'gamma'],
    [eve, 'eve', 'delta'],
  ] as const
  const agents: Agent[] = []
  for (const [at, [page, who, name]] of seats.entries()) {
    await matter.seat(page, sessions[who].email, 'signatory', `p${at + 1}`)
    await matter.does(page, {
      type: 'AppointDelegate',
      name: `agent ${name}`,
      kind: 'agent',
      subject: 'The yard',
      purposes: ['read', 'speak', 'agree'],
      limits: { issues: null, ranges: [], words: [] },
      until: '2040-01-31T00:00:00.000Z',
      transferable: false,
    })
    const token = await posts(page, `/api/negotiations/${negotiation}/tokens`, { delegate: at + 1, hours: 8 })
    agents.push(new Agent(parley.url, negotiation, name, made.parse(JSON.parse(token)).token))
  }
  const [alpha, beta, gamma, delta] = agents
  if (!alpha || !beta || !gamma || !delta) throw new Error('four agents')
  await matter.does(fay, { type: 'BeginIntents' })
  await matter.does(fay, { type: 'BeginMediation', without: ['p1', 'p2', 'p3', 'p4'] })

  // They register one after the other, and all wait for the start.
  for (const agent of agents) await agent.does('register', agent.name)
  const starts = await Promise.all(agents.map((agent) => agent.does('wait-for-start', agent.name)))
  expect(starts.map((out) => /Turn order: (.*)/.exec(out)?.[1])).toEqual([
    '1 of 4',
    '2 of 4',
    '3 of 4',
    '4 of 4',
  ])
  expect(await beta.run('poll', 'beta')).toEqual({ code: 1, out: 'waiting (current turn: alpha)' })

  // A round: alpha files an issue and speaks, the others answer; a person speaks in a turn of her party.
  expect(await alpha.does('new-issue', 'hours')).toBe('01-hours.md')
  const room = new Table(matter.room)
  const anaSits = new Seated(ana, 'Ana Prowse', sessions.ana.email)
  await room.open(anaSits, '?issue=1')
  await ana
    .getByRole('textbox', { name: /^Your position/ })
    .fill('From eight to six, because our lorries come early and our neighbours sleep late.')
  await ana.getByRole('button', { name: 'Take this position' }).click()
  await expect(ana.getByRole('article').filter({ hasText: 'our lorries come early' })).toBeVisible()
  await alpha.does('hand-off', 'alpha')
  const boSits = new Seated(bo, 'Bo Lindqvist', sessions.bo.email)
  await room.open(boSits, '?issue=1')
  for (const agent of [beta, gamma, delta]) {
    await agent.acts({
      type: 'TakePosition',
      issue: 1,
      text: `${agent.name} can live with eight to six, since the gate is locked by whoever leaves last.`,
    })
    // What an agent says in a shell stands on a person's screen at once.
    await expect(bo.getByText(`${agent.name} can live with eight to six`)).toBeVisible()
    await agent.does('hand-off', agent.name)
  }

  // Each supports the same decision in its turn; the last makes it an agreement.
  expect((await alpha.run('finish')).out).toContain('NOT AGREED: 01-hours.md (OPEN)')
  await matter.does(ana, { type: 'SupportDecision', issue: 1, decision: DECISION })
  await alpha.does('hand-off', 'alpha')
  for (const agent of [beta, gamma, delta]) {
    await agent.acts({ type: 'SupportDecision', issue: 1, decision: DECISION })
    await agent.does('hand-off', agent.name)
  }
  expect(await alpha.does('status')).toContain('✅ 01-hours.md — hours [AGREED]')
  expect((await alpha.run('finish')).out).toContain('has no final document')

  // Only people go on from here. While they do, the agents wait.
  const facilitator = z.object({ facilitator: z.object({ person: z.string() }) })
  const { person: fayId } = facilitator.parse(await matter.latest('NegotiationOpened')).facilitator
  await matter.does(fay, {
    type: 'TableSettlement',
    basedOn: null,
    draft: {
      title: 'How the yard is shared',
      terms: [{ heading: 'Hours', text: DECISION, sources: [] }],
      tradeOffs: [],
      met: [],
      unmet: [],
      rationale: '',
    },
    origin: { kind: 'person', person: fayId },
  })
  const call = await matter.callAgain()
  for (const agent of agents)
    expect(await agent.run('poll', agent.name)).toEqual({
      code: 1,
      out: 'waiting (current turn: ratification)',
    })
  expect((await alpha.run('act', '{"type":"ConfirmRatification"}')).code).toBe(20)
  await room.ratify(anaSits, 'I accept this settlement as written.')
  await room.ratify(boSits, 'I agree to this settlement exactly as written and ratify it.')
  await matter.ratify(cy, call, 'I accept this settlement as written.')
  await matter.ratify(eve, call, 'I accept this settlement as written.')

  // It is over for everybody, and the directory of it holds the final text.
  await expect(ana.getByText('This settlement is the final record of your agreement')).toBeVisible()
  for (const agent of agents) expect(await agent.run('poll', agent.name)).toEqual({ code: 2, out: 'done' })
  expect(await delta.does('finish')).toContain('Negotiation complete.')
  await gamma.does('watch', join(mirror, 'talks'), '--once')
  expect(readFileSync(join(mirror, 'talks', 'turn.md'), 'utf8')).toBe('done\n')
  expect(readFileSync(join(mirror, 'talks', 'final.md'), 'utf8')).toContain(DECISION)
  rmSync(mirror, { recursive: true })
})

/** As older scripts leave one that two agents agreed in. */
function oldDirectory(top: string): string {
  const put = (name: string, text: string) => {
    mkdirSync(dirname(join(top, name)), { recursive: true })
    writeFileSync(join(top, name), text)
  }
  put('meta.md', '# Negotiation Metadata\n\n- **expected_agents:** 2\n- **max_rounds_per_agent:** 5\n')
  put('topic.md', '# The yard between us\n\nWho may use the yard, and when.\n')
  put(
    'agents.md',
    '# Registered Agents\n\n- alder (registered: 2026-01-01T00:00:00Z)\n- birch (registered: x)\n',
  )
  put('turn.md', 'done\n')
  put('issues/01-hours.md', '# Issue: Hours\n\n## Question\nWhen is the yard open?\n')
  put(
    'positions/01-hours.md',
    `# Positions: Hours\n\n## alder's position (round 1)\nFrom eight.\n\n## birch's position (round 1)\nTo six.\n\n## Status: AGREED\n${DECISION}\n`,
  )
  put('final.md', `# Final\n\n${DECISION}\n`)
  return top
}

test('a directory is imported into a running Parley, and counts for nothing until each party says so', async ({
  person,
  sessions,
  parley,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'parley import '))
  const [fay, ana, bo] = [await person('fay'), await person('ana'), await person('bo')]
  const directory = oldDirectory(join(folder, 'old talks'))
  const shell = (...words: string[]) =>
    new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [...PARLEY, ...words],
        { env: { ...process.env, PARLEY_URL: parley.url, PARLEY_DATA: parley.folder, PARLEY_TOKEN: '' } },
        (_, out, err) => resolve(out + err),
      )
    })
  const said = await shell('import', directory, '--as', sessions.fay.email)
  const negotiation = /^Imported: .* as ([0-9a-f]{20})$/m.exec(said)?.[1]
  expect(negotiation, said).toBeTruthy()
  const matter = new Matter(negotiation ?? '', fay)
  await fay.goto(matter.room)
  await expect(fay.getByText('Connected, all saved')).toBeVisible()
  await matter.seat(ana, sessions.ana.email, 'signatory', 'p1')
  await matter.seat(bo, sessions.bo.email, 'signatory', 'p2')
  await matter.does(fay, { type: 'BeginIntents' })
  await matter.does(fay, { type: 'BeginMediation', without: ['p1', 'p2'] })

  await ana.goto(`${matter.room}?issue=1`)
  const elsewhere = ana.getByRole('region', { name: 'Brought from elsewhere' })
  await expect(elsewhere.getByText('In “old talks” this issue was marked “AGREED”.')).toBeVisible()
  await expect(elsewhere.getByText('Counts for nothing until alder confirms it').first()).toBeVisible()
  await expect(elsewhere.getByText(/Said to be by alder, in round 1/)).toBeVisible()
  expect(await matter.count('IssueAgreed')).toBe(0)

  await matter.does(ana, { type: 'ConfirmClaim', claim: 1 })
  await matter.does(bo, { type: 'ConfirmClaim', claim: 2 })
  for (const page of [ana, bo])
    await matter.does(page, { type: 'SupportDecision', issue: 1, decision: DECISION })
  await expect.poll(() => matter.count('IssueAgreed')).toBe(1)

  expect(await shell('export', negotiation ?? '', '--directory', join(folder, 'out'))).toContain('Exported')
  const written = (name: string) => readFileSync(join(folder, 'out', name), 'utf8')
  expect(written('positions/01-hours.md')).toContain(`## Status: AGREED\n${DECISION}`)
  expect(written('final.md')).toBe(`# Final\n\n${DECISION}\n`)
  rmSync(folder, { recursive: true })
})
