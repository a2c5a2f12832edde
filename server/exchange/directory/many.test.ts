import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { init } from './acts/init'
import { newIssue } from './acts/new-issue'
import { poll } from './acts/poll'
import { register } from './acts/register'
import { placeOf, readAgents } from './files'
import { locked } from './lock'

let folder = ''
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-many-'))
  const meta = { windowSeconds: 300, maxRounds: 5, pollSeconds: 5, turnTimeoutSeconds: 600, topic: null }
  await init(placeOf(folder, {}), { ...meta, expectedAgents: 8 }, new Date())
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function other(...words: string[]): Promise<{ out: string; code: number | null; signal: string | null }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/exchange/directory/many.fixture.ts', ...words],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let out = ''
  child.stdout.on('data', (chunk) => {
    out += chunk
  })
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ out, code, signal })))
}
const hidden = () => readdirSync(folder).filter((name) => name.startsWith('.parley-'))

describe('many processes at once', () => {
  it('number issues without doubles and without gaps', async () => {
    const each = 12
    const outs = await Promise.all([1, 2, 3, 4].map(() => other('issues', folder, `${each}`)))
    const said = outs.flatMap(({ out }) => out.trim().split('\n')).sort()
    const expected = Array.from(
      { length: 4 * each },
      (_, at) => `${String(at + 1).padStart(2, '0')}-same-topic.md`,
    )
    expect(said).toEqual(expected)
    expect(readdirSync(join(folder, 'issues')).sort()).toEqual(expected)
    expect(hidden()).toEqual([])
  })

  it('register each once, and not more than are expected', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'a', 'b']
    const codes = (await Promise.all(names.map((name) => other('register', folder, name)))).map((one) =>
      Number(one.out),
    )
    expect(codes.filter((code) => code === 0)).toHaveLength(8)
    expect(codes.every((code) => code === 0 || code === 1 || code === 13)).toBe(true)
    const registered = readAgents(placeOf(folder, {})).map((one) => one.name)
    expect(new Set(registered).size).toBe(8)
  })

  it('pass over a silent holder once, and only one of them gets its turn', async () => {
    const names = ['a', 'b', 'c', 'd']
    for (const name of names) await register(placeOf(folder, {}), name, null, new Date())
    writeFileSync(join(folder, 'turn.md'), 'a\n')
    writeFileSync(join(folder, '.turn-started'), 'a\n1000\n')
    const said = (
      await Promise.all(['b', 'c', 'd', 'b', 'c', 'd'].map((name) => other('poll', folder, name)))
    )
      .map(({ out }) => out.trim())
      .sort()
    expect(said.filter((one) => one.includes('Skipped a, turn passed to b'))).toHaveLength(1)
    for (const one of said) expect(one).toMatch(/your-turn$|waiting \(current turn: b\)$/)
    expect(readFileSync(join(folder, 'turn.md'), 'utf8')).toBe('b\n')
  })

  it('wait for a turn that is just being handed on', async () => {
    const place = placeOf(folder, {})
    for (const name of ['a', 'b', 'c']) await register(place, name, null, new Date())
    writeFileSync(join(folder, 'turn.md'), 'a\n')
    utimesSync(join(folder, 'turn.md'), 1_000, 1_000)
    let polled = poll(place, 'a', new Date())
    expect((await polled).lines).toEqual(['your-turn'])
    await locked(folder, async () => {
      writeFileSync(join(folder, '.turn-started'), `b\n${Math.floor(Date.now() / 1000)}\n`)
      polled = poll(place, 'a', new Date())
      await Promise.resolve()
      writeFileSync(join(folder, 'turn.md'), 'b\n')
    })
    expect((await polled).lines).toEqual(['waiting (current turn: b)'])
  })

  it('make one directory once', async () => {
    const place = join(folder, 'new')
    const codes = await Promise.all([1, 2, 3, 4].map(() => other('init', place)))
    expect(codes.map((one) => one.out.trim()).sort()).toEqual(['0', '3', '3', '3'])
  })

  it('go on at once after one was killed while it held the lock', async () => {
    const killed = await other('die', folder)
    expect(killed.signal).toBe('SIGKILL')
    expect(existsSync(join(folder, '.parley-lock'))).toBe(true)
    const issue = { topic: 'x', agent: null, title: null, question: null, context: null }
    expect((await newIssue(placeOf(folder, {}), issue, new Date())).lines).toEqual(['01-x.md'])
    expect(existsSync(join(folder, '.parley-lock'))).toBe(false)
  })
})

describe('the lock', () => {
  it('of a living process is waited for, and the wait has an end', async () => {
    writeFileSync(join(folder, '.parley-lock'), `${process.pid} ${hostname()} x\n`)
    const times = { goneAfterMs: 60_000, giveUpAfterMs: 30 }
    await expect(locked(folder, () => 1, times)).rejects.toThrow('is being written by process')
  })

  it('of another machine is broken once it has not moved for long', async () => {
    writeFileSync(join(folder, '.parley-lock'), '1 elsewhere x\n')
    expect(await locked(folder, () => 1, { goneAfterMs: 30, giveUpAfterMs: 60_000 })).toBe(1)
  })

  it.each(['1 elsewhere x\n', '', 'half'])(
    'is broken though somebody was killed while breaking it and left %j',
    async (left) => {
      writeFileSync(join(folder, '.parley-lock'), '1 elsewhere x\n')
      writeFileSync(join(folder, '.parley-lock-breaking'), left)
      expect(await locked(folder, () => 1, { goneAfterMs: 30, giveUpAfterMs: 60_000 })).toBe(1)
      expect(hidden()).toEqual([])
    },
  )

  it('is broken by nobody while another breaks it, as long as that one moves', async () => {
    const breaking = join(folder, '.parley-lock-breaking')
    writeFileSync(join(folder, '.parley-lock'), 'of nobody\n')
    writeFileSync(breaking, '1 elsewhere 0\n')
    let moves = 0
    const moving = setInterval(() => {
      moves += 1
      writeFileSync(breaking, `1 elsewhere ${moves}\n`)
      if (moves < 20) return
      clearInterval(moving)
      rmSync(breaking)
    }, 10)
    expect(await locked(folder, () => moves, { goneAfterMs: 20_000, giveUpAfterMs: 60_000 })).toBe(20)
    expect(hidden()).toEqual([])
  })

  it('is given back after a failure', async () => {
    await expect(
      locked(folder, () => {
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(hidden()).toEqual([])
  })
})
