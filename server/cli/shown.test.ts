import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shown } from './shown'
import { PARLEY } from './testing'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const OBEYED = /[\0-\x08\x0b-\x1f\x7f-\x9f]/

it('writes out every control but a tab and the ends of lines', () => {
  const all = Array.from({ length: 0xa1 }, (_, at) => String.fromCharCode(at)).join('')
  expect(shown(all)).not.toMatch(OBEYED)
  expect(shown('a\tb\nc\r\nd é 資 😀')).toBe('a\tb\nc\r\nd é 資 😀')
  expect(shown('Status: OPEN\rStatus: AGREED')).toBe('Status: OPEN\\u000dStatus: AGREED')
  expect(shown('\u001b]0;x\u0007\u009b2J\u007f')).toBe('\\u001b]0;x\\u0007\\u009b2J\\u007f')
})

it('leaves a line of JSON saying the same', () => {
  const said = { title: 'a\u001b[2J\u009b1;1H\u007f\r\n', indented: ['\t'] }
  expect(JSON.parse(shown(JSON.stringify(said, null, 2)))).toEqual(said)
})

it('stands before whatever the command line says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley shown '))
  const evil = 'x\u001b[2J\u001b]0;owned\u0007\u009b1;1H'
  const parley = (...words: string[]) => {
    const { stdout, stderr } = spawnSync(process.execPath, [...PARLEY, ...words], {
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, PARLEY_TOKEN: '' },
    })
    return { stdout, stderr }
  }
  try {
    expect(parley('init', 'talks', '2').stdout).toContain('talks')
    writeFileSync(join(folder, 'talks', 'issues', '01-x.md'), `# Issue: ${evil}\n`)
    for (const words of [
      ['status', 'talks'],
      ['status', 'talks', '--json'],
      ['init', 'talks', evil],
      ['solve', evil],
      [evil],
      ['watch', 'n1', 'mirror', '--every', evil],
    ]) {
      const { stdout, stderr } = parley(...words)
      expect(stdout + stderr).toContain('\\u009b')
      expect(stdout + stderr).not.toMatch(OBEYED)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
