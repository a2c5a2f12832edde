import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PARLEY } from './testing'

let folder = ''
let named = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley shell '))
  named = join(folder, 'a negotiation')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Answer = { code: number | null; first: string; lines: string[]; err: string }

function shell(program: string, words: string[], env: Record<string, string> = {}): Answer {
  const { status, stdout, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  const lines = stdout.trimEnd().split('\n')
  return { code: status, first: lines[0] ?? '', lines, err: stderr }
}
const parley = (...words: string[]) => shell(process.execPath, [...PARLEY, ...words])
const put = (name: string, text: string) => writeFileSync(join(named, name), text)
const said = (who: string, round = 1) => `## ${who}'s position (round ${round})\nBecause.\n\n`

/** One negotiation from its beginning to its end; each line is a call, its code and its first line. */
const STORY: [string[] | (() => void), number?, (string | RegExp)?][] = [
  [['init'], 1, /missing required argument/],
  [['init', 'DIR', 'two'], 1, /invalid/],
  [['poll', 'DIR', 'alpha'], 18, 'Error: No negotiation found at DIR'],
  [['register', 'DIR', 'alpha'], 2, 'Error: No negotiation found at DIR'],
  [['new-issue', 'DIR', 'rent'], 2, 'Error: No negotiation found at DIR'],
  [['status', 'DIR'], 2, 'Error: No negotiation found at DIR'],
  [['init', 'DIR', '2', '300', '--rounds', '1'], 0, 'Negotiation initialized at: DIR'],
  [['init', 'DIR', '2'], 3, 'Already initialized: DIR (another agent got here first)'],
  [['hand-off', 'DIR', 'alpha'], 1, 'Error: No agents registered'],
  [
    ['wait-for-start', 'DIR', 'alpha'],
    1,
    'Waiting for registration to complete (2 agents expected, 300s window)...',
  ],
  [
    ['register', 'DIR', '-Alpha'],
    2,
    'Error: Agent name must be lowercase alphanumeric with hyphens, got: -Alpha',
  ],
  [['register', 'DIR', 'done'], 14, /word of turn\.md/],
  [['register', 'DIR', 'alpha', '--participant', 'codex:7'], 0, 'Registered: alpha (1/2 agents)'],
  [['register', 'DIR', 'alpha'], 1, 'Already registered: alpha'],
  [['register', 'DIR', 'beta', '--participant', 'codex:7'], 4, /codex:7 is already registered as: alpha/],
  [['poll', 'DIR', 'alpha'], 1, 'waiting (current turn: registration)'],
  [['register', 'DIR', 'beta'], 0, 'Registered: beta (2/2 agents)'],
  [['register', 'DIR', 'gamma'], 13, /Registration is closed/],
  [
    ['wait-for-start', 'DIR', 'beta'],
    0,
    'Waiting for registration to complete (2 agents expected, 300s window)...',
  ],
  [['poll', 'DIR', 'alpha'], 0, 'your-turn'],
  [['poll', 'DIR', 'beta'], 1, 'waiting (current turn: alpha)'],
  [['new-issue', 'DIR', 'rent'], 0, '01-rent.md'],
  [['new-issue', 'DIR', 'Rent'], 2, 'Error: Topic must be lowercase alphanumeric with hyphens, got: Rent'],
  [['new-issue', 'DIR', 'bins', '--agent', 'beta'], 10, /not the turn of beta/],
  [['hand-off', 'DIR', 'beta'], 10, /not the turn of beta/],
  [['hand-off', 'DIR', 'gamma'], 1, 'Error: gamma not found in agent list'],
  [['finish', 'DIR'], 1, 'NO POSITIONS: 01-rent.md'],
  [() => put('positions/01-rent.md', `${said('alpha')}## Status: AGREED\n`)],
  [['hand-off', 'DIR', 'alpha'], 11, /AGREED, but only alpha/],
  [() => put('positions/01-rent.md', said('alpha') + said('alpha', 2))],
  [['hand-off', 'DIR', 'alpha'], 12, /the limit is 1/],
  [() => put('positions/01-rent.md', said('alpha'))],
  [['hand-off', 'DIR', 'alpha'], 0, 'Turn handed to: beta'],
  [() => put('positions/01-rent.md', `${said('beta')}## Status: AGREED\nHalf.\n`)],
  [['hand-off', 'DIR', 'beta'], 16, /append-only/],
  [() => put('positions/01-rent.md', `${said('alpha')}${said('beta')}## Status: AGREED\nHalf.\n`)],
  [() => put('.turn-started', 'beta\n1000\n')],
  [
    ['poll', 'DIR', 'alpha'],
    0,
    /^Turn timeout: beta has been inactive for \d+s \(limit: 600s\)\. Skipping\.$/,
  ],
  [['status', 'DIR'], 0, '=== Negotiation Status ==='],
  [['finish', 'DIR'], 1, 'Error: DIR/final.md not found. Write the final document first.'],
  [() => put('final.md', '# Final\n')],
  [['finish', 'DIR', '--agent', 'beta'], 10, /not the turn of beta/],
  [['finish', 'DIR'], 0, 'Negotiation complete. Final document: DIR/final.md'],
  [['poll', 'DIR', 'beta'], 2, 'done'],
  [['hand-off', 'DIR', 'alpha'], 15, /done/],
]

describe('the commands of a plain directory, each as its own process', () => {
  it('give the codes and first lines of the table from init to finish', () => {
    for (const [step, code, first] of STORY) {
      if (typeof step === 'function') {
        step()
        continue
      }
      const answer = parley(...step.map((word) => (word === 'DIR' ? named : word)))
      const wanted =
        typeof first === 'string' ? first.replace('DIR', named) : expect.stringMatching(first ?? '')
      expect([step.join(' '), answer.code, answer.first, answer.err]).toEqual([
        step.join(' '),
        code,
        wanted,
        '',
      ])
    }
  })

  it('pass through npm unchanged', () => {
    const npm = (...words: string[]) => shell('npm', ['run', '-s', 'parley', '--', ...words])
    expect(npm('poll', named, 'beta')).toMatchObject({ code: 2, lines: ['done'] })
    expect(npm('hand-off', named, 'beta')).toMatchObject({ code: 15 })
  })

  it('take a path from where the person stands, not from where npm goes', () => {
    const words = ['--prefix', process.cwd(), 'run', '-s', 'parley', '--', 'poll', 'a negotiation', 'beta']
    const { status, stdout } = spawnSync('npm', words, { encoding: 'utf8', cwd: folder })
    expect([status, stdout]).toEqual([2, 'done\n'])
  })

  it('--json says the same as one object', () => {
    expect(JSON.parse(parley('poll', named, 'beta', '--json').first)).toEqual({
      command: 'poll',
      code: 2,
      lines: ['done'],
      turn: 'done',
      skipped: null,
    })
    expect(JSON.parse(parley('register', named, 'Beta', '--json').first)).toMatchObject({
      code: 2,
      reason: 'BadName',
    })
  })

  it('says which file cannot be read, with 19', () => {
    const other = join(folder, 'other')
    writeFileSync(other, 'a file')
    expect(parley('init', other, '2')).toMatchObject({ code: 19, first: expect.stringContaining(other) })
  })
})
