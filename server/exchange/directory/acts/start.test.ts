import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { outcomeOf, REFUSED } from '../outcome'
import { handOff } from './hand-off'
import { register } from './register'
import { at, begun, file, first, made, path, place, put, START, waiting } from './testing'
import { waitForStart } from './wait-for-start'

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
