import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Place, placeOf } from '../files'
import { type Outcome, outcomeOf, REFUSED } from '../outcome'
import { finish } from './finish'
import { handOff } from './hand-off'
import { init } from './init'
import { newIssue } from './new-issue'
import { poll } from './poll'
import { register } from './register'
import { status } from './status'
import { waitForStart } from './wait-for-start'

let folder = ''
let place: Place
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley directory '))
  place = placeOf(join(folder, 'a negotiation'), {})
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const START = new Date('2026-03-01T10:00:00.000Z')
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const path = (...names: string[]) => join(place.path, ...names)
const file = (...names: string[]) => readFileSync(path(...names), 'utf8')
const put = (name: string, text: string) => writeFileSync(path(name), text)
const issue = (topic: string, agent: string | null = null) =>
  newIssue(place, { topic, agent, title: null, question: null, context: null }, at(5))
const first = ({ code, lines }: Outcome) => [code, lines[0]]
const position = (agent: string, round: number, text: string) =>
  `\n## ${agent}'s position (round ${round})\n${text}\n`

async function made(agents = 2, more: Partial<Parameters<typeof init>[1]> = {}): Promise<Outcome> {
  const meta = { windowSeconds: 30, maxRounds: 5, pollSeconds: 5, turnTimeoutSeconds: 600, topic: null }
  return init(place, { ...meta, expectedAgents: agents, ...more }, START)
}
async function waiting(name: string, now = at(1)): Promise<{ outcome: Outcome; said: string[] }> {
  const said: string[] = []
  const never = () => Promise.reject(new Error('nothing is waited for here'))
  const parts = { now: () => now, say: (line: string) => said.push(line), pause: never }
  return { outcome: await waitForStart(place, name, parts), said }
}
/** Two agents at the first turn of alpha, with one issue. */
async function begun(maxRounds = 5): Promise<void> {
  await made(2, { maxRounds })
  await register(place, 'alpha', null, START)
  await register(place, 'beta', null, START)
  await waiting('beta')
  await issue('rent', 'alpha')
}

describe('init', () => {
  it('makes the directory of the seed', async () => {
    expect(await made(3)).toMatchObject({
      code: 0,
      lines: [`Negotiation initialized at: ${place.named}`, 'Expected agents: 3', 'Registration window: 30s'],
    })
    expect(file('turn.md')).toBe('registration\n')
    expect(file('meta.md')).toContain('- **created:** 2026-03-01T10:00:00Z')
  })

  it('answers 3 where there is one, and leaves it alone', async () => {
    await made(3)
    const before = file('meta.md')
    expect(await made(2)).toMatchObject({
      code: 3,
      lines: [
        `Already initialized: ${place.named} (another agent got here first)`,
        'You should join as a participant instead.',
      ],
    })
    expect(file('meta.md')).toBe(before)
  })

  it('of several at once one is first', async () => {
    const codes = (await Promise.all([made(), made(), made(), made()])).map((one) => one.code)
    expect(codes.sort()).toEqual([0, 3, 3, 3])
  })

  it('completes what was made half-way, and overwrites nothing', async () => {
    mkdirSync(path('issues'), { recursive: true })
    put('topic.md', 'The flat.')
    expect((await made()).code).toBe(0)
    expect(file('topic.md')).toBe('The flat.')
  })

  it('says so where a file is in the way', async () => {
    writeFileSync(place.path, '')
    const outcome = await made().catch(outcomeOf)
    expect(first(outcome)).toEqual([REFUSED.Unreadable, expect.stringContaining('Error: ')])
  })
})

describe('register', () => {
  it('counts, starts the window with the first, and says when all are there', async () => {
    await made()
    expect((await register(place, 'alpha', null, START)).lines).toEqual([
      'Registered: alpha (1/2 agents)',
      'Registration window started. Deadline: 2026-03-01T10:00:30Z',
    ])
    expect((await register(place, 'beta', 'codex:1', at(1))).lines).toEqual([
      'Registered: beta (2/2 agents)',
      'All agents registered. Negotiation can begin.',
    ])
    expect(file('agents.md')).toContain('- beta (registered: 2026-03-01T10:00:01Z, participant: codex:1)\n')
  })

  it('answers 1, 2 and 4 as the table says', async () => {
    const missing = await register(place, 'alpha', null, START).catch(outcomeOf)
    expect(first(missing)).toEqual([2, `Error: No negotiation found at ${place.named}`])
    await made(5)
    await register(place, 'alpha', 'codex:1', START)
    expect(first(await register(place, 'alpha', null, START))).toEqual([1, 'Already registered: alpha'])
    for (const name of ['Alpha', '1a', 'a b', 'a_b', '', 'ä', 'a\n- b'])
      expect(first(await register(place, name, null, START))).toEqual([
        2,
        `Error: Agent name must be lowercase alphanumeric with hyphens, got: ${name.replace('\n', ' ')}`,
      ])
    expect((await register(place, 'beta', 'codex:1', START)).code).toBe(4)
  })

  it('[defect 5] refuses the words of turn.md as names', async () => {
    await made()
    for (const name of ['done', 'registration'])
      expect((await register(place, name, null, START)).code).toBe(REFUSED.ReservedName)
  })

  it('[defect 6] refuses whoever comes late or is one too many', async () => {
    await made(2)
    await register(place, 'alpha', null, START)
    expect((await register(place, 'late', null, at(31))).code).toBe(REFUSED.RegistrationClosed)
    expect((await register(place, 'beta', null, at(30))).code).toBe(0)
    expect((await register(place, 'gamma', null, at(30))).code).toBe(REFUSED.RegistrationClosed)
    expect(file('agents.md')).not.toMatch(/late|gamma/)
  })

  it('keeps the line ending of a directory from elsewhere', async () => {
    await made()
    put('agents.md', '# Registered Agents\r\n- alpha (registered: 2026-01-01T00:00:00Z)')
    await register(place, 'beta', null, START)
    expect(file('agents.md')).toMatch(/Z\)\r\n- beta \(registered: [^)]*\)\r\n$/)
  })
})

describe('wait-for-start', () => {
  it('says for what, then who begins', async () => {
    await made()
    await register(place, 'alpha', null, START)
    await register(place, 'beta', null, START)
    const { outcome, said } = await waiting('beta')
    expect(said).toEqual(['Waiting for registration to complete (2 agents expected, 30s window)...'])
    expect(outcome).toMatchObject({
      code: 0,
      lines: ['All 2 agents registered.', 'Turn order: 2 of 2', 'Agents: alpha, beta', 'First turn: alpha'],
    })
    expect(file('turn.md')).toBe('alpha\n')
    expect(file('.turn-started')).toBe(`alpha\n${at(1).getTime() / 1000}\n`)
  })

  it('waits until the last has registered, and no longer than the window', async () => {
    await made()
    await register(place, 'alpha', null, START)
    const waits: number[] = []
    let now = at(1)
    const waiting = (name: string, pause: (ms: number) => Promise<unknown>) =>
      waitForStart(place, name, { now: () => now, say: () => {}, pause })
    const started = await waiting('alpha', async (ms) => {
      waits.push(ms)
      if (waits.length === 3) await register(place, 'beta', null, now)
    })
    expect([started.code, waits.length]).toEqual([0, 3])
    rmSync(place.path, { recursive: true })
    await made()
    await register(place, 'alpha', null, START)
    const alone = await waiting('alpha', async (ms) => {
      now = new Date(now.getTime() + ms)
    })
    expect([alone.code, now]).toEqual([2, new Date(at(30).getTime() + 1)])
  })

  it('goes on with those who came, and answers 2 where that is one', async () => {
    await made(3)
    await register(place, 'alpha', null, START)
    expect((await waiting('alpha', at(31))).outcome.code).toBe(2)
    await register(place, 'beta', null, START)
    expect(first((await waiting('alpha', at(31))).outcome)).toEqual([
      0,
      'Registration deadline passed. Proceeding with 2 agents.',
    ])
  })

  it('[defect 3] gives the first turn once, and never after the end', async () => {
    await begun()
    await handOff(place, 'alpha', at(10))
    expect((await waiting('alpha')).outcome.code).toBe(0)
    expect(file('turn.md')).toBe('beta\n')
    put('turn.md', 'done\n')
    await waiting('alpha')
    expect(file('turn.md')).toBe('done\n')
  })

  it('[defect 9] ends at once for who is not registered, also when nobody is', async () => {
    await made()
    expect(first((await waiting('alpha')).outcome)).toEqual([
      1,
      'Error: alpha not found in registered agents',
    ])
  })
})

describe('poll', () => {
  it('answers 0, 1 and 2', async () => {
    await made()
    expect(first(await poll(place, 'alpha', START))).toEqual([1, 'waiting (current turn: registration)'])
    await register(place, 'alpha', null, START)
    await register(place, 'beta', null, START)
    await waiting('alpha')
    expect(first(await poll(place, 'alpha', at(2)))).toEqual([0, 'your-turn'])
    expect(first(await poll(place, 'beta', at(2)))).toEqual([1, 'waiting (current turn: alpha)'])
    put('turn.md', 'done\n')
    expect(first(await poll(place, 'beta', at(2)))).toEqual([2, 'done'])
  })

  it('skips the holder strictly after the limit, for an agent who takes turns', async () => {
    await begun()
    const since = 5
    expect(await poll(place, 'beta', at(since + 600))).toMatchObject({ code: 1 })
    expect(await poll(place, 'stranger', at(since + 601))).toMatchObject({ code: 1 })
    expect(await poll(place, 'beta', at(since + 601))).toMatchObject({
      code: 0,
      lines: [
        'Turn timeout: alpha has been inactive for 601s (limit: 600s). Skipping.',
        'Skipped alpha, turn passed to beta',
        'your-turn',
      ],
    })
    expect(file('.turn-started')).toBe(`beta\n${at(since + 601).getTime() / 1000}\n`)
  })

  it('[defect 4] a holder that never came is skipped, counted from the hand-off', async () => {
    await begun()
    await handOff(place, 'alpha', at(10))
    expect(await poll(place, 'alpha', at(611))).toMatchObject({ code: 0 })
    // Handed on by an old script: turn.md alone tells when.
    put('turn.md', 'beta\n')
    put('.turn-started', 'alpha\n1\n')
    utimesSync(path('turn.md'), at(700), at(700))
    expect(await poll(place, 'alpha', at(1300))).toMatchObject({ code: 1 })
    expect(await poll(place, 'alpha', at(1301))).toMatchObject({ code: 0 })
  })

  it('[defect 8] says so where there is nothing, with a code that ends no loop by mistake', async () => {
    expect(first(await poll(place, 'alpha', START).catch(outcomeOf))).toEqual([
      REFUSED.NoNegotiation,
      `Error: No negotiation found at ${place.named}`,
    ])
  })
})

describe('hand-off', () => {
  it('passes the turn round, names what was not addressed, and answers 1 as the table says', async () => {
    await made()
    expect(first(await handOff(place, 'alpha', START))).toEqual([1, 'Error: No agents registered'])
    rmSync(place.path, { recursive: true })
    await begun()
    expect(first(await handOff(place, 'gamma', at(9)))).toEqual([1, 'Error: gamma not found in agent list'])
    expect((await handOff(place, 'alpha', at(9))).lines).toEqual([
      'Turn handed to: beta',
      'Open and not addressed this turn: 01-rent.md',
    ])
    put('positions/01-rent.md', position('beta', 1, 'Half.'))
    expect((await handOff(place, 'beta', at(9))).lines).toEqual(['Turn handed to: alpha'])
  })

  it('[defect 7] is refused to who has no turn, and revives nothing', async () => {
    await begun()
    expect((await handOff(place, 'beta', at(9))).code).toBe(REFUSED.NotYourTurn)
    put('turn.md', 'done\n')
    expect((await handOff(place, 'alpha', at(9))).code).toBe(REFUSED.AlreadyDone)
    expect(file('turn.md')).toBe('done\n')
  })

  it('[defect 10] is refused with an agreement of one, and goes on once it is open again', async () => {
    await begun()
    put('positions/01-rent.md', `${position('alpha', 1, 'Half.')}\n## Status: AGREED\nHalf.\n`)
    expect(first(await handOff(place, 'alpha', at(9)))).toEqual([
      REFUSED.SelfAgreement,
      'Error: 01-rent.md is AGREED, but only alpha has taken a position on it.',
    ])
    put('positions/01-rent.md', `${position('alpha', 1, 'Half.')}\n## Status: OPEN\n`)
    expect((await handOff(place, 'alpha', at(9))).code).toBe(0)
    put(
      'positions/01-rent.md',
      `${position('alpha', 1, 'Half.')}${position('beta', 1, 'Half, as it is fair.')}\n## Status: AGREED\n`,
    )
    expect((await handOff(place, 'beta', at(9))).code).toBe(0)
  })

  it('[defect 10] is refused beyond the round limit', async () => {
    await begun(1)
    put('positions/01-rent.md', position('alpha', 1, 'Half.') + position('alpha', 2, 'A third.'))
    expect(first(await handOff(place, 'alpha', at(9)))).toEqual([
      REFUSED.RoundLimit,
      'Error: 01-rent.md: alpha has taken 2 positions, and the limit is 1.',
    ])
  })

  it('[defect 10] is refused when another’s position no longer stands, and says where it is kept', async () => {
    await begun()
    put('positions/01-rent.md', position('alpha', 1, 'Half.'))
    await handOff(place, 'alpha', at(9))
    put('positions/01-rent.md', position('alpha', 1, 'All of it.') + position('beta', 1, 'Good.'))
    const refusal = await handOff(place, 'beta', at(9))
    expect(refusal.code).toBe(REFUSED.TextChanged)
    expect(file('.parley/turn/01-rent.md')).toContain('Half.')
    expect(refusal.lines[1]).toContain('.parley/turn/01-rent.md')
  })
})

describe('new-issue', () => {
  it('[defect 1] numbers on past 08, also from what the old scripts left', async () => {
    await made()
    for (let one = 1; one <= 11; one++) await issue(`topic-${one}`)
    expect(first(await issue('last'))).toEqual([0, '12-last.md'])
    put('issues/08-again.md', '')
    expect(first(await issue('more'))).toEqual([0, '13-more.md'])
    expect(file('issues/09-topic-9.md')).toContain('# Issue: topic 9\n\n## Question\n')
  })

  it('answers 2 for a bad topic or no negotiation', async () => {
    expect(first(await issue('x').catch(outcomeOf))).toEqual([
      2,
      `Error: No negotiation found at ${place.named}`,
    ])
    await made()
    for (const topic of ['Rent', 'a b', '../x', 'a/b', '', '-a', 'x'.repeat(101)])
      expect((await issue(topic)).code).toBe(2)
    expect(first(await issue('A b'))).toEqual([
      2,
      'Error: Topic must be lowercase alphanumeric with hyphens, got: A b',
    ])
  })

  it('[defect 7] is refused to who has no turn, and after the end', async () => {
    await begun()
    expect((await issue('x', 'beta')).code).toBe(REFUSED.NotYourTurn)
    expect((await issue('x', 'nobody')).code).toBe(1)
    put('turn.md', 'done\n')
    expect((await issue('x')).code).toBe(REFUSED.AlreadyDone)
  })
})

describe('status', () => {
  it('lists every issue with where it stands', async () => {
    await begun()
    await issue('heating')
    await issue('garden')
    await issue('bins')
    const both = position('alpha', 1, 'A') + position('beta', 1, 'A')
    put('positions/01-rent.md', `${both}\n## Status: AGREED\n`)
    put('positions/02-heating.md', `${both}\n## Status: ESCALATE\n`)
    put('positions/03-garden.md', both)
    expect(status(place).lines.slice(0, -1)).toEqual([
      '=== Negotiation Status ===',
      'Current turn: alpha',
      'Registered agents:',
      '  alpha',
      '  beta',
      'Issues:',
      '  ✅ 01-rent.md — rent [AGREED]',
      '  ⚠️ 02-heating.md — heating [ESCALATE]',
      '  🔄 03-garden.md — garden [OPEN]',
      '  📝 04-bins.md — bins [NO POSITIONS YET]',
      'Summary: 4 issues — 1 agreed, 2 open, 1 escalated',
    ])
    expect(status(place).lines.at(-1)).toContain('not a Parley record')
  })

  it('says what is empty, and when all is agreed', async () => {
    await made()
    expect(status(place).lines).toEqual(expect.arrayContaining(['  (none)', '  (no issues filed yet)']))
    await issue('rent')
    const both = position('alpha', 1, 'A') + position('beta', 1, 'A')
    put('positions/01-rent.md', `${both}\n## Status: AGREED\n`)
    expect(status(place).lines).toContain('🎉 All issues resolved! Ready for final document.')
    put('positions/01-rent.md', `${position('alpha', 1, 'A')}\n## Status: AGREED\n`)
    expect(status(place).lines).not.toContain('🎉 All issues resolved! Ready for final document.')
  })
})

describe('finish', () => {
  const end = (agent: string | null = null, escalatedBy: string | null = null) =>
    finish(place, { agent, escalatedBy }, at(50))
  const both = position('alpha', 1, 'A') + position('beta', 1, 'A')

  it('names what is not agreed, then what is missing, then ends', async () => {
    await begun()
    await issue('heating')
    put('positions/01-rent.md', `${both}\n## Status: AGREED with caveats\n`)
    expect(await end()).toMatchObject({
      code: 1,
      lines: [
        'NOT AGREED: 01-rent.md (AGREED with caveats)',
        'NO POSITIONS: 02-heating.md',
        'Error: 2 issues not yet agreed. Cannot finish.',
      ],
    })
    for (const name of ['01-rent', '02-heating'])
      put(`positions/${name}.md`, `${both}\r\n## Status: AGREED\r\nA.\r\n`)
    expect(first(await end())).toEqual([
      1,
      `Error: ${place.named}/final.md not found. Write the final document first.`,
    ])
    put('final.md', '# Final')
    expect((await end('beta')).code).toBe(REFUSED.NotYourTurn)
    expect(first(await end('alpha'))).toEqual([
      0,
      `Negotiation complete. Final document: ${place.named}/final.md`,
    ])
    expect(file('turn.md')).toBe('done\n')
    expect((await end()).code).toBe(0)
  })

  it('[defect 10] does not end with an agreement of one', async () => {
    await begun()
    put('positions/01-rent.md', `${position('alpha', 1, 'A')}\n## Status: AGREED\n`)
    put('final.md', '# Final')
    expect((await end()).code).toBe(REFUSED.SelfAgreement)
    expect(file('turn.md')).toBe('alpha\n')
  })

  it('[defect 11] ends as escalated on a person’s word, and on nothing else', async () => {
    await begun()
    await issue('heating')
    put('positions/01-rent.md', `${both}\n## Status: ESCALATE\nThey differ.\n`)
    expect((await end(null, 'Maren Thiessen')).code).toBe(1)
    put('positions/02-heating.md', `${both}\n## Status: AGREED\n`)
    expect((await end()).code).toBe(1)
    expect(await end(null, 'Maren Thiessen')).toMatchObject({
      code: 0,
      lines: ['Negotiation ended as escalated, on the word of Maren Thiessen: 1 issues left open.'],
    })
    expect(file('turn.md')).toBe('done\n')
    expect(file('escalated.md')).toContain('01-rent.md')
  })
})

it('a directory of which only meta.md was made is gone on with', async () => {
  mkdirSync(place.path)
  put('meta.md', '# Negotiation Metadata\r\n\r\n- **expected_agents:** 2\r\n')
  expect(status(place).lines).toContain('Current turn: registration')
  expect((await issue('rent')).lines).toEqual(['01-rent.md'])
  for (const name of ['alpha', 'beta']) expect((await register(place, name, null, START)).code).toBe(0)
  expect((await waiting('alpha')).outcome.code).toBe(0)
  expect((await poll(place, 'alpha', at(1))).code).toBe(0)
})

it('a folder where a file should be is told by name, and one among the positions is none of them', async () => {
  await begun()
  mkdirSync(path('positions', '09-x.md'))
  expect(status(place).lines).toContain('Summary: 1 issues — 0 agreed, 1 open, 0 escalated')
  rmSync(path('turn.md'))
  mkdirSync(path('turn.md'))
  const outcome = await poll(place, 'alpha', at(6)).catch(outcomeOf)
  expect(first(outcome)).toEqual([
    REFUSED.Unreadable,
    `Error: ${path('turn.md')}: a directory stands where a file should be`,
  ])
})

it('what no line of a protocol is, is read in the time that reading takes', async () => {
  await begun()
  put('positions/01-rent.md', '```\n'.repeat(200_000))
  put('positions/02-x.md', `## status: a${' '.repeat(500_000)}b\n## ${' '.repeat(500_000)}b\n`)
  expect(status(place).code).toBe(0)
  expect((await handOff(place, 'alpha', at(6))).code).toBe(0)
})

it('a directory whose meta.md says nothing is told so by every command', async () => {
  await made()
  put('meta.md', '# Negotiation Metadata\n')
  for (const act of [
    () => register(place, 'alpha', null, START),
    () => handOff(place, 'alpha', START),
    () => issue('x'),
    () => poll(place, 'alpha', START),
    async () => status(place),
  ])
    expect(first(await act().catch(outcomeOf))).toEqual([
      REFUSED.Unreadable,
      expect.stringContaining('expected_agents'),
    ])
})
