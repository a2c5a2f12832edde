import {
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
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { OutputFile } from './format/export-plan'
import { readTree } from './read-tree'
import { mirrorTree, writeTree } from './write-tree'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley trees '))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const path = (...names: string[]) => join(folder, ...names)
const out = (path: string, content = 'x'): OutputFile => ({ path, encoding: 'text', content })

describe('reading a directory', () => {
  it('takes text as it stands, and bytes that are no text in base64', () => {
    mkdirSync(path('a', '.parley', 'turn'), { recursive: true })
    writeFileSync(path('a', '.parley', 'turn', 'x.md'), '\uFEFFé\r\n')
    writeFileSync(path('a', 'latin.md'), new Uint8Array([0xe9, 0x0a]))
    writeFileSync(path('a', 'nul.md'), 'a\0b')
    expect(readTree(path('a'))).toEqual({
      files: [
        { path: '.parley/turn/x.md', bytes: 7, encoding: 'text', content: '\uFEFFé\r\n' },
        { path: 'latin.md', bytes: 2, encoding: 'base64', content: '6Qo=' },
        { path: 'nul.md', bytes: 3, encoding: 'base64', content: 'YQBi' },
      ],
      notes: [],
    })
  })

  it('leaves hidden files and folders out, and says so, but for those of the format', () => {
    const own = ['.alpha-done', '.parley/agreed-by', '.parley/turn/of', '.turn-started', 'meta.md']
    const hidden = [
      '.env',
      '.parley-lock',
      '.parley/turn/CLAUDE.md',
      '.parley/x',
      '\u200c.git',
      'sources/.x.md',
    ]
    for (const name of [...own, ...hidden]) {
      mkdirSync(join(path('a', name), '..'), { recursive: true })
      writeFileSync(path('a', name), 'x')
    }
    mkdirSync(path('a', '.git'))
    writeFileSync(path('a', '.git', 'pack'), new Uint8Array(3_000_001))
    const { files, notes } = readTree(path('a'))
    expect(files.map((one) => one.path).sort()).toEqual(own)
    expect(notes.map((one) => one.path).sort()).toEqual(['.git', ...hidden].sort())
    for (const { note } of notes) expect(note).toContain('begins with a dot')
  })

  it('follows no link, neither to a file nor to a folder nor round', () => {
    mkdirSync(path('a'))
    symlinkSync('/etc', path('a', 'etc'))
    symlinkSync('.', path('a', 'round'))
    symlinkSync('nowhere', path('a', 'gone.md'))
    const { files, notes } = readTree(path('a'))
    expect(files).toEqual([])
    expect(notes.map((one) => one.path)).toEqual(['etc', 'gone.md', 'round'])
  })

  it('says what is too big, too deep, no text by name, or not there', () => {
    expect(() => readTree(path('none'))).toThrow('There is no such directory.')
    writeFileSync(path('file'), '')
    expect(() => readTree(path('file'))).toThrow('It is a file')
    mkdirSync(path('deep', ...Array.from({ length: 22 }, () => 'd')), { recursive: true })
    expect(() => readTree(path('deep'))).toThrow('folders deep')
    mkdirSync(path('big'))
    writeFileSync(path('big', 'x'), new Uint8Array(3_000_001))
    expect(() => readTree(path('big'))).toThrow('more than 3 MB')
    mkdirSync(path('named'))
    writeFileSync(Buffer.concat([Buffer.from(`${path('named')}/`), Buffer.from([0xff])]), '')
    expect(() => readTree(path('named'))).toThrow('is no text')
  })
})

describe('writing a directory', () => {
  it.each(['../x', '/etc/x', 'a/../../x', 'a//b', './a', 'a\\b', 'a\0b', ''])(
    'writes nothing at %j, and nothing outside',
    (bad) => {
      expect(() => writeTree(path('a'), [out(bad)])).toThrow('nothing is written there')
      expect(readdirSync(folder).filter((name) => name !== 'a')).toEqual([])
    },
  )

  it.each([
    '.git/config',
    '.GIT/config',
    '.g\u200cit/config',
    '\u200c.git/config',
    'sources/.git/config',
    '.mcp.json',
    '.vscode/tasks.json',
    'CLAUDE.md',
    'sources/agents.md',
    'HEAD',
    'config',
    'json.py',
    'package.json',
    'CON.md',
    'x.md:stream',
    'x.md.',
    'git~1/x.md',
  ])('writes nothing at %j, whoever asks for it', (bad) => {
    expect(() => writeTree(path('a'), [out(bad)])).toThrow('Some programs act upon')
    expect(() => mirrorTree(path('b'), 'n1', [out(bad)])).toThrow('Some programs act upon')
    expect(readdirSync(folder)).toEqual([])
  })

  it('says where a folder stands for a file, and a file for a folder', () => {
    mirrorTree(path('a'), 'n1', [out('x.md')])
    mkdirSync(path('a', 'y.md'))
    writeFileSync(path('a', 'issues'), '')
    expect(() => mirrorTree(path('a'), 'n1', [out('x.md'), out('y.md')])).toThrow('is a folder')
    expect(() => mirrorTree(path('a'), 'n1', [out('x.md'), out('issues/y.md')])).toThrow('is a file')
  })

  it('takes away what a mirror was once given that programs act upon', () => {
    mirrorTree(path('a'), 'n1', [out('x.md')])
    mkdirSync(path('a', '.git'))
    writeFileSync(path('a', '.git', 'config'), '')
    writeFileSync(
      path('a', '.parley-mirror.json'),
      JSON.stringify({ negotiation: 'n1', files: ['.git/config', 'x.md'] }),
    )
    expect(mirrorTree(path('a'), 'n1', [out('x.md')])).toBe(1)
    expect(readdirSync(path('a', '.git'))).toEqual([])
  })

  it('writes into no directory that has something in it', () => {
    mkdirSync(path('a'))
    writeFileSync(path('a', 'mine'), '')
    expect(() => writeTree(path('a'), [out('x.md')])).toThrow('is not empty')
    expect(() => mirrorTree(path('a'), 'n1', [out('x.md')])).toThrow('no mirror')
  })

  it('writes a file whose name is as long as a name can be', () => {
    const long = `${'資'.repeat(84)}.md`
    writeTree(path('a'), [out(long)])
    expect(readdirSync(path('a'))).toEqual([long])
  })

  it('mirrors what changed and nothing else, and takes away only what it wrote', () => {
    expect(mirrorTree(path('a'), 'n1', [out('x.md'), out('issues/y.md')])).toBe(2)
    expect(mirrorTree(path('a'), 'n1', [out('x.md'), out('issues/y.md')])).toBe(0)
    writeFileSync(path('a', 'notes.txt'), 'mine')
    expect(mirrorTree(path('a'), 'n1', [out('x.md', 'new')])).toBe(2)
    expect(readFileSync(path('a', 'x.md'), 'utf8')).toBe('new')
    expect(readdirSync(path('a', 'issues'))).toEqual([])
    expect(readFileSync(path('a', 'notes.txt'), 'utf8')).toBe('mine')
    expect(() => mirrorTree(path('a'), 'n2', [])).toThrow('another negotiation')
  })

  it('writes through no link that was put into a mirror', () => {
    mirrorTree(path('a'), 'n1', [out('x.md')])
    mkdirSync(path('elsewhere'))
    symlinkSync(path('elsewhere'), path('a', 'issues'))
    expect(() => mirrorTree(path('a'), 'n1', [out('x.md'), out('issues/y.md')])).toThrow('is a link')
    expect(readdirSync(path('elsewhere'))).toEqual([])
  })
})
