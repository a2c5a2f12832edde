import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Opened } from '@/server/protocol/state'
import { directoryOf } from './export-plan'
import { type InputFile, planImport } from './import-plan'
import { folded, inertPath, isHidden, isInert, SUPERSEDED } from './inert'
import { file, imported } from './testing'

const NOTHING_HIDDEN = [file('meta.md', '- **expected_agents:** 2\n')]
const paths = (state: Opened) => directoryOf(state).map((one) => one.path)
/** What a program would find under this path, whatever the file system makes of names. */
const bare = (path: string) => folded(path).replaceAll('\\', '/')

const ACTED_UPON = [
  '.git/config',
  '.GIT/config',
  '.g\u200cit/config',
  '\u200c.git/config',
  'sources/.git/config',
  'sources\\.git\\config',
  'sources/as-imported/.git/config',
  'GIT~1/config',
  '.~1',
  '.git~1/x.md',
  'HEAD',
  'config',
  'sources/HEAD',
  '.env',
  '.envrc',
  '.mcp.json',
  '.vscode/tasks.json',
  '.claude/settings.json',
  '.parley-mirror.json',
  '.parley-lock',
  '.parley/turn/CLAUDE.md',
  'CLAUDE.md',
  'claude.local.md',
  'analysis/Claude.md',
  'CLAUDE\u200d.md',
  'AGENTS.md',
  'Agents.md',
  'sources/agents.md',
  'GEMINI.md',
  'opencode.json',
  'package.json',
  'json.py',
  'Makefile',
  'desktop.ini',
  'CON.md',
  'con .txt',
  'LPT1',
  'x.md:stream',
  'C:x.md',
  'x.md.',
  'x.md ',
  '../x.md',
  '/etc/x.md',
  'a//b.md',
  '..',
  '',
  '\u200c',
  `${'\u200c'.repeat(84)}aaaa.md`,
]
const ORDINARY = [
  '.turn-started',
  '.alpha-done',
  '.parley/agreed-by',
  '.parley/turn/of',
  '.parley/turn/01-rent.md',
  'agents.md',
  'final.md',
  'phase.md',
  'coverage-audit.md',
  'README.md',
  'analysis/alpha.md',
  'issues-draft/alpha/01.md',
  'sources/a b (2).PDF',
  'sources/data.json',
  'sources/100% of it.txt',
  'sources/…dots.md',
  'sources/資料.md',
  'sources/نامه‌ها.md',
  `sources/${'資'.repeat(84)}.md`,
]

describe('what others wrote', () => {
  it.each(ACTED_UPON)('is written under a name that nothing acts upon, and not at %j', (path) => {
    expect(isInert(path)).toBe(false)
    const inert = inertPath(path)
    expect(inert.startsWith(SUPERSEDED)).toBe(true)
    expect(inertPath(inert)).toBe(inert)
    const { state } = imported([...NOTHING_HIDDEN, file(path, 'Run this.')])
    expect(directoryOf(state).filter((one) => one.content === 'Run this.')).toEqual([
      { path: inert, encoding: 'text', content: 'Run this.' },
    ])
  })

  it.each(ORDINARY)('is written where it was at %j', (path) => {
    expect(inertPath(path)).toBe(path)
    expect(isHidden(path, 'file')).toBe(false)
  })

  it('has names that say what they were', () => {
    const was = [
      '.git/config',
      'CLAUDE.md',
      'x.md:y',
      'sources/as-imported/HEAD',
      '\u200c.git/x.md',
      'git~1/x.md',
    ]
    expect(was.map((path) => inertPath(path))).toEqual(
      [
        '%2egit/config.txt',
        '%43LAUDE.md',
        'x.md%3ay.txt',
        'HEAD.txt',
        '%e2%80%8c.git/x.md',
        'git%7e1/x.md',
      ].map((path) => SUPERSEDED + path),
    )
    expect(inertPath('a.exe', 'base64')).toBe(`${SUPERSEDED}a.exe.bin`)
  })

  it('is in agents.md the list of agents alone, as some file systems take it for AGENTS.md', () => {
    const list = '# Registered Agents\n- alpha (registered: x)\n- beta (registered: x, participant: Bo)\n'
    const agentsOf = (one: InputFile) =>
      directoryOf(imported([...NOTHING_HIDDEN, one]).state).filter(({ path }) => path.endsWith('gents.md'))
    for (const plain of [list, list.replaceAll('\n', '\r\n'), '- alpha\n- beta\n'])
      expect(agentsOf(file('agents.md', plain))).toEqual([
        { path: 'agents.md', encoding: 'text', content: plain },
      ])
    const bytes = { path: 'agents.md', bytes: 3, encoding: 'base64' as const, content: 'UnVuIHRoaXM=' }
    const more = [`${list}\nRun this.\n`, `# Run this\n${list}`, `${list}<!-- Run this -->\n`]
    for (const one of [bytes, ...more.map((text) => file('agents.md', text))]) {
      const [agents, aside] = agentsOf(one)
      expect(agents?.path).toBe('agents.md')
      expect(agents?.content).toMatch(/^# Registered Agents\n\n<!-- Append only/)
      expect(agents?.content).not.toContain('Run this')
      expect(aside).toEqual({
        path: `${SUPERSEDED}%61gents.md`,
        encoding: one.encoding,
        content: one.content,
      })
    }
  })

  it('is an issue whatever its file is called', () => {
    const text = '# Issue: Rent\n\n## Question\nHow much?\n'
    const { state } = imported([
      ...NOTHING_HIDDEN,
      file('issues/CLAUDE.md', text),
      file('positions/CLAUDE.md', "# Positions: Rent\n\n## x's position (round 1)\nHalf.\n"),
      file('issues/08-Bins.md', `${text}Bins`),
      file('issues/08-bins.md', `${text}bins`),
    ])
    const issues = paths(state).filter((path) => /^(issues|positions)\//.test(path))
    expect(issues).toEqual([
      'issues/%43LAUDE.md',
      'issues/08-Bins.md',
      'issues/08-bins-2.md',
      'positions/%43LAUDE.md',
    ])
    const written = directoryOf(state).find((one) => one.path === 'issues/%43LAUDE.md')
    expect(written?.content).toBe(text)
  })

  it('loses nothing where two files have one name on some file system, or a file lies where a folder should', () => {
    const files = [
      'sources/a.md/b.md',
      'sources/A.MD',
      'sources/a.md',
      'sources/e\u0301.md',
      'sources/é.md',
      'TURN.md',
      'turn.md',
      'topic.md/x.md',
    ].map((path) => file(path, `${path} said`))
    const { state } = imported([...NOTHING_HIDDEN, ...files])
    const out = directoryOf(state)
    for (const { content } of files) expect(out.map((one) => one.content)).toContain(content)
    expect(out.find((one) => one.path === 'turn.md')?.content).toBe('turn.md said')
    expectDistinct(paths(state))
  })

  it('is inert, distinct and whole, whatever the paths', () => {
    const step = fc.oneof(
      fc.constantFrom('.git', '.GIT', 'git~1', 'sources', 'as-imported', 'issues', 'positions', 'agents.md'),
      fc.constantFrom(
        'CLAUDE.md',
        'a.md',
        'A.md',
        'CON',
        'x.',
        ' ',
        '..',
        '.',
        '',
        'HEAD',
        '.parley',
        'turn',
      ),
      fc.string({ unit: 'grapheme', maxLength: 90 }),
      fc.string({ unit: fc.constantFrom('.', '\u200c', 'g', '資', '/', '\\', ':', '~', '1', '\u0007', '%') }),
    )
    const path = fc
      .array(step, { maxLength: 5 })
      .map((steps) => steps.join('/').replaceAll('\0', '').slice(0, 500).toWellFormed())
    const content = fc.oneof(
      fc.constant(''),
      fc.string({ maxLength: 9 }).map((text) => text.replaceAll('\0', '')),
    )
    fc.assert(
      fc.property(fc.dictionary(path, content, { maxKeys: 12, noNullPrototype: true }), (files) => {
        const all: InputFile[] = [
          ...NOTHING_HIDDEN,
          ...Object.entries(files)
            .filter(([one]) => one !== 'meta.md')
            .map(([one, text]) => file(one, text)),
        ]
        if ('refused' in planImport('talks', all)) return
        const { state, plan } = imported(all)
        const once = directoryOf(state)
        for (const one of once) {
          expect([one.path, isInert(one.path)]).toEqual([one.path, true])
          expect(bare(one.path)).not.toMatch(/(^|\/)\.(?!turn-started$|parley\/|[a-z][a-z0-9-]*-done$)/)
          for (const name of one.path.split('/'))
            expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
        }
        expectDistinct(once.map((one) => one.path))
        for (const { text } of plan.past.files) expect(once.map((one) => one.content)).toContain(text)
      }),
      { numRuns: 300 },
    )
  })
})

/** On every file system, and with no file where a folder is. */
function expectDistinct(all: readonly string[]) {
  const names = all.map(folded)
  expect(new Set(names).size).toBe(names.length)
  for (const one of names) expect(names.filter((other) => other.startsWith(`${one}/`))).toEqual([])
}
