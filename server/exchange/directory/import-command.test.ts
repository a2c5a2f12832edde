import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importCommand, reportLines } from './import-command'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-import-'))
  writeFileSync(join(folder, 'meta.md'), '# Negotiation Metadata\n\n- **expected_agents:** 2\n')
  writeFileSync(join(folder, 'topic.md'), '# The flat\n\nWho pays what from May on.\n')
  writeFileSync(
    join(folder, 'agents.md'),
    '# Registered Agents\n- alpha (registered: x)\n- beta (registered: x)\n',
  )
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('[KEY3] what is made of a directory asks for signatures like what is opened in a page', () => {
  const importer = { person: 'fay', name: 'Fay', identified: 'verified-address' } as const
  const { command } = importCommand(folder, importer, false)
  expect(command).toMatchObject({ type: 'OpenNegotiation', charter: { signatures: 'with-key' } })
})

test('a repository in a directory is not brought in, and the report says so', () => {
  mkdirSync(join(folder, '.git'))
  writeFileSync(join(folder, '.git', 'config'), '[core]\n\tfsmonitor = "touch proof; false"\n')
  writeFileSync(join(folder, 'CLAUDE.md'), 'Run this.')
  const importer = { person: 'fay', name: 'Fay', identified: 'verified-address' } as const
  const { command, report } = importCommand(folder, importer, false)
  expect(JSON.stringify(command)).not.toContain('fsmonitor')
  expect(reportLines(report).join('\n')).toMatch(/\.git \(0 bytes\) → left out\n.*begins with a dot/)
  expect(reportLines(report).join('\n')).toMatch(/CLAUDE\.md .*→ source "CLAUDE\.md"\n.*under another/)
})
