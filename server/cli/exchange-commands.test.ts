import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '@/server/db/test-database'
import { PARLEY } from './testing'

let database: TestDatabase
let folder = ''
const path = (...names: string[]) => join(folder, ...names)

beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'parley exchange '))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(`insert into "User" (id, email, name) values ('maren', 'maren@example.com', 'Maren')`)
  await client.end()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.drop()
})

function parley(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PARLEY, ...words], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: database.url, PARLEY_DATA: path('data'), PARLEY_TOKEN: '' },
  })
  return { code: status, out: stdout.trimEnd().split('\n'), err: stderr.trim() }
}

/** As the old scripts leave one: number 08 twice, CRLF, no status, an agreement with caveats, three of two agents. */
function oldDirectory(name: string): string {
  const put = (file: string, content: string | Uint8Array) => {
    mkdirSync(join(path(name, file), '..'), { recursive: true })
    writeFileSync(path(name, file), content)
  }
  put('meta.md', '# Negotiation Metadata\n\n- **expected_agents:** 2\n- **max_rounds_per_agent:** 3\n')
  put('topic.md', '# The flat\n\nWho pays what from May on.\n')
  put(
    'agents.md',
    '# Registered Agents\n- alpha (registered: x)\n- beta (registered: x)\n- done (registered: x)\n',
  )
  put('turn.md', 'done\n')
  put('.turn-started', 'alpha\n1\n')
  put('.alpha-done', '')
  put('issues/08-rent.md', '# Issue: Rent\n\n## Question\nHow much?\n')
  put('issues/08-bins.md', '# Issue: Bins\r\n\r\n## Question\r\nWho?\r\n')
  put(
    'positions/08-rent.md',
    "# Positions: Rent\n\n## alpha's position (round 1)\nHalf.\n\n## beta's position (round 1)\nHalf, as it is fair.\n\n## Status: AGREED\nHalf each.\n",
  )
  put('positions/08-bins.md', "## alpha's challenge (round 1)\r\nWhy me?\r\n")
  put('analysis/alpha.md', 'I think so.')
  put('sources/plan.png', new Uint8Array([137, 80, 78, 71, 0, 255]))
  put('final.md', '# Final\n')
  symlinkSync('/etc/hostname', path(name, 'sources/host'))
  return path(name)
}
const filesUnder = (top: string) =>
  readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name).slice(top.length + 1))
    .sort()

describe('import, export, watch, transcript', () => {
  it('brings an old directory in, says where each file went, and writes it out byte for byte', () => {
    const directory = oldDirectory('old talks')
    const { code, out, err } = parley('import', directory, '--as', 'maren@example.com')
    expect([code, err]).toEqual([0, ''])
    const id = /^Imported: .* as ([0-9a-f]{20})$/.exec(out[0] ?? '')?.[1] ?? ''
    const report = out.join('\n')
    for (const file of filesUnder(directory)) expect(report).toContain(`  ${file} (`)
    expect(report).toContain('positions/08-rent.md (')
    expect(report).toMatch(/sources\/plan\.png \(6 bytes\) → source "sources\/plan\.png"\n.*base64/)
    expect(report).toMatch(/sources\/host .*left out\n.*link to \/etc\/hostname/)

    expect(parley('export', id, '--directory', path('out'))).toMatchObject({ code: 0 })
    expect(filesUnder(path('out'))).toEqual(filesUnder(directory))
    for (const file of filesUnder(directory))
      expect([file, readFileSync(path('out', file)).equals(readFileSync(join(directory, file)))]).toEqual([
        file,
        true,
      ])

    const again = parley('import', directory, '--as', 'maren')
    expect(again.out[0]).toContain(id)
    // With one account there is no doubt who brings it in.
    expect(parley('import', directory).out[0]).toContain(id)
    const other = parley('import', directory, '--as', 'maren', '--again', '--json')
    expect(JSON.parse(other.out[0] ?? '').negotiation).not.toBe(id)

    expect(parley('watch', id, path('mirror'), '--once')).toMatchObject({ code: 0 })
    expect(filesUnder(path('mirror'))).toEqual(['.parley-mirror.json', ...filesUnder(directory)].sort())
    expect(parley('watch', id, path('mirror'), '--once').out).toHaveLength(1)
    expect(parley('watch', id, path('out'), '--once')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no mirror'),
    })
    expect(parley('export', id, '--directory', path('out'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not empty'),
    })

    const { out: said, code: told } = parley('transcript', id, '--output', 'final.md')
    expect(told).toBe(0)
    expect(said.slice(-6)).toEqual([
      'SKILL: negotiation',
      expect.stringMatching(/^STATUS: /),
      expect.stringMatching(/^TURNS: /),
      'OUTPUT: final.md',
      'PARTICIPANTS: alpha, beta, Agent done',
      expect.stringMatching(/^CONSENSUS: /),
    ])
  })

  it('says in a sentence what it cannot bring in, and leaves nothing behind', () => {
    expect(parley('import', path('nowhere'), '--as', 'maren')).toMatchObject({
      code: 2,
      err: expect.stringContaining('There is no such directory.'),
    })
    mkdirSync(path('empty'))
    expect(parley('import', path('empty'), '--as', 'maren')).toMatchObject({
      code: 2,
      err: expect.stringContaining('no directory of a negotiation'),
    })
    expect(parley('import', path('empty'), '--as', 'nobody@example.com').err).toContain('Nobody here')
    mkdirSync(path('named'))
    writeFileSync(path('named', 'agents.md'), '- maren\n- beta\n')
    expect(parley('import', path('named'), '--as', 'maren').err).toContain('--name')
    expect(parley('import', path('named'), '--as', 'maren', '--name', 'Maren T.').code).toBe(0)
    expect(parley('export', 'n-none', '--directory', path('none'))).toMatchObject({ code: 1 })
    expect(parley('export', 'n-none')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Say where to'),
    })
    expect(existsSync(path('none'))).toBe(false)
  })
})
