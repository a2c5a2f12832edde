import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PARLEY } from '@/server/cli/testing'
import { outcomeOf } from '../directory/outcome'
import { Client } from './client'
import { register, waitForStart } from './registration'
import { status } from './status'
import { begun, first, now, open, quiet, served, table } from './testing'
import { handOff, poll } from './turns'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley live '))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
      execFile(process.execPath, [...PARLEY, ...words], { env: { ...process.env, ...env } }, (error, out) =>
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
