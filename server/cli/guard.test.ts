import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guardFile } from './guard'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-guard-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const context = {
  parties: ['Ann', 'Ben'],
  redLines: [],
  statements: [{ party: 'Ann', text: 'I offer 300.' }],
  sealed: [{ party: 'Ben', kind: 'batna', text: 'Ben would take 250.', value: 250 }],
  issues: [{ number: 1, title: 'Price' }],
}

async function run(lines: string[]): Promise<{ code: number; out: unknown[]; complaints: string[] }> {
  const file = join(folder, 'outputs.jsonl')
  writeFileSync(file, lines.join('\n'))
  const out: unknown[] = []
  const complaints: string[] = []
  const code = await guardFile(
    file,
    (line) => out.push(JSON.parse(line)),
    (line) => complaints.push(line),
  )
  return { code, out, complaints }
}

it('judges each line and answers in the same order, with the id as it was given', async () => {
  const leak = 'Ben, would two hundred and fifty do?'
  const { code, out } = await run([
    JSON.stringify({ id: 'a', act: 'question', text: 'Ann, is 300 your last figure?', context }),
    '',
    JSON.stringify({ id: 7, act: 'question', text: leak, context, more: 'ignored' }),
  ])
  expect(code).toBe(0)
  const start = leak.indexOf('two')
  expect(out).toEqual([
    { id: 'a', ok: true, reasons: [], spans: [] },
    {
      id: 7,
      ok: false,
      reasons: ['leak'],
      spans: [{ start, end: start + 'two hundred and fifty'.length, reason: 'leak' }],
    },
  ])
})

it('stops with a sentence at a line that is no output', async () => {
  const { code, complaints } = await run([JSON.stringify({ id: 'a', act: 'sing', text: '', context })])
  expect(code).toBe(2)
  expect(complaints[0]).toContain('line 1')
})

it('says so when there is no such file', async () => {
  const complaints: string[] = []
  expect(
    await guardFile(
      join(folder, 'none.jsonl'),
      () => {},
      (line) => complaints.push(line),
    ),
  ).toBe(2)
  expect(complaints[0]).toContain('cannot be read')
})
