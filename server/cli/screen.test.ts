import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { screenCommand } from '@/server/cli/screen'

const context = {
  settlementTitle: 'Orchard Wall Settlement',
  settlementVersion: 2,
  settlementDate: '2026-04-02T10:00:00Z',
  otherVersions: [1],
  digestPrefix: '12ab34cd',
  parties: ['Ada Quill', 'Ben Marsh'],
  speaker: 'Ada Quill',
}

async function run(lines: string[]) {
  const file = join(await mkdtemp(join(tmpdir(), 'screen-')), 'in.jsonl')
  await writeFile(file, lines.join('\n'))
  const out: string[] = []
  const code = await screenCommand(file, (line) => out.push(line))
  return { code, out: out.map((line) => JSON.parse(line)) }
}

describe('screen FILE.jsonl', () => {
  it('answers line by line, in order, with label, reasons, spans and milliseconds', async () => {
    const { code, out } = await run([
      JSON.stringify({ id: 'a', text: 'I accept this settlement as written.', context }),
      JSON.stringify({ id: 'b', text: 'I accept this settlement if Ben pays.', context }),
    ])
    expect(code).toBe(0)
    expect(out.map(({ id, label }) => [id, label])).toEqual([
      ['a', 'ratifies'],
      ['b', 'counters'],
    ])
    expect(out[1].spans[0]).toMatchObject({ start: 25, reason: 'conditional' })
    expect(typeof out[0].ms).toBe('number')
  })

  it('gives {id, error} for a bad line, reads on, and ends with 1', async () => {
    const { code, out } = await run([
      'not json',
      JSON.stringify({ id: 'c', text: 5, context }),
      JSON.stringify({ id: 'd', text: 'I reject this settlement.', context }),
    ])
    expect(code).toBe(1)
    expect(out[0]).toMatchObject({ id: null })
    expect(out[1]).toMatchObject({ id: 'c', error: expect.stringContaining('text') })
    expect(out[2]).toMatchObject({ id: 'd', label: 'rejects' })
  })

  it('says so when the file is missing', async () => {
    const out: string[] = []
    expect(await screenCommand('/nowhere/at/all.jsonl', (line) => out.push(line))).toBe(1)
    expect(out[0]).toContain('cannot read')
  })
})
