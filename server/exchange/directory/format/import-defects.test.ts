import { describe, expect, it } from 'vitest'
import { type InputFile, planImport } from './import-plan'

const said = (who: string, round = 1, text = 'Because it is fair.') =>
  `## ${who}'s position (round ${round})\n${text}\n\n`
const META = '# Negotiation Metadata\n\n- **expected_agents:** 2\n- **max_rounds_per_agent:** 2\n'
const AGENTS = '# Registered Agents\n- alpha (registered: x)\n- beta (registered: x)\n'

/** What the old scripts leave, with some files as a test needs them; null takes one away. */
function plan(files: Record<string, string | null>) {
  const all: Record<string, string | null> = {
    'meta.md': META,
    'topic.md': '# The flat\n\nWho pays.\n',
    'agents.md': AGENTS,
    'turn.md': 'alpha\n',
    'issues/01-rent.md': '# Issue: Rent\n\n## Question\nHow much?\n',
    ...files,
  }
  const input = Object.entries(all).flatMap(([path, content]): InputFile[] =>
    content === null ? [] : [{ path, bytes: Buffer.byteLength(content), encoding: 'text', content }],
  )
  const made = planImport('talks', input)
  if ('refused' in made) throw new Error(made.refused.join(' '))
  // Whatever is made of it: no file is without a place.
  expect(made.report.map((one) => one.path).sort()).toEqual(input.map((one) => one.path).sort())
  expect(made.report.filter((one) => one.to.length === 0)).toEqual([])
  return made
}
const statusOf = (text: string) =>
  plan({ 'positions/01-rent.md': text }).past.issues[0]?.positions?.statuses.at(-1)

describe('directories with the defects of the old scripts are brought in', () => {
  it('[defect 1] issues that share a number are two issues, each with its own positions', () => {
    const { past } = plan({
      'issues/01-rent.md': null,
      'issues/08-rent.md': '# Issue: Rent',
      'issues/08-bins.md': '# Issue: Bins',
      'issues/10-last.md': '# Issue: Last',
      'positions/08-bins.md': said('alpha'),
    })
    expect(past.issues.map(({ file, positions }) => [file, positions?.blocks.length ?? 0])).toEqual([
      ['08-bins.md', 1],
      ['08-rent.md', 0],
      ['10-last.md', 0],
    ])
  })

  it('[defect 2] positions without a status', () => {
    expect(statusOf(said('alpha'))).toBeUndefined()
  })

  it('[defect 3] a turn that was set back after the end, with its final document', () => {
    const { charter, past } = plan({ 'turn.md': 'alpha\n', 'final.md': '# Final' })
    expect(charter.turns).toEqual({ kind: 'round-robin', timeoutSeconds: 600 })
    expect(past.files.map((one) => one.path)).toContain('final.md')
  })

  it('[defect 4] a clock of somebody else, or none', () => {
    expect(plan({ '.turn-started': 'gone\n1\n' }).parties).toHaveLength(2)
    expect(plan({}).parties).toHaveLength(2)
  })

  it('[defect 5] agents called done and registration take names that a party may have', () => {
    const { parties, past } = plan({
      'agents.md': '- done (registered: x)\n- registration (registered: x)\n',
      'positions/01-rent.md': said('done'),
    })
    expect(parties).toEqual([
      { agent: 'done', name: 'Agent done' },
      { agent: 'registration', name: 'Agent registration' },
    ])
    expect(past.issues[0]?.positions?.blocks[0]).toMatchObject({ agent: 'done', party: 'p1' })
  })

  it('[defect 6] surplus agents are parties like the others', () => {
    const { parties, charter } = plan({ 'agents.md': `${AGENTS}- gamma (registered: x)\n` })
    expect(parties.map((one) => one.name)).toEqual(['alpha', 'beta', 'gamma'])
    expect(charter.registration?.expected).toBe(3)
  })

  it('[defect 7] a negotiation that was revived after its end', () => {
    const { past } = plan({
      'final.md': '# Final',
      'positions/01-rent.md': `${said('alpha')}## Status: AGREED\n`,
    })
    expect(past.issues[0]?.positions?.statuses[0]?.standing).toBe('AGREED')
  })

  it('[defect 8] next to nothing, as long as it is a negotiation', () => {
    const { parties, past } = plan({
      'meta.md': null,
      'agents.md': null,
      'turn.md': null,
      'topic.md': null,
      'issues/01-rent.md': '',
    })
    expect(parties.map((one) => one.name)).toEqual(['Agent 1', 'Agent 2'])
    expect(past.issues[0]).toMatchObject({ title: 'rent', question: 'rent' })
  })

  it('[defect 9] nobody registered', () => {
    expect(plan({ 'agents.md': '# Registered Agents\n', 'turn.md': 'registration\n' }).parties).toHaveLength(
      2,
    )
  })

  it('[defect 10] agreement with caveats, of one agent, and beyond the rounds, is kept as said', () => {
    expect(statusOf(`${said('alpha')}## Status: AGREED with caveats\nMostly.\n`)).toEqual({
      said: 'AGREED with caveats',
      standing: 'OPEN',
      text: 'Mostly.',
    })
    const { past } = plan({
      'positions/01-rent.md': `${said('alpha')}${said('alpha', 2)}${said('alpha', 7)}## Status: AGREED\n`,
    })
    expect(past.issues[0]?.positions?.blocks.map((one) => one.round)).toEqual([1, 2, 7])
  })

  it('[defect 11] an escalation that never ended', () => {
    expect(statusOf(`${said('alpha')}## Status: ESCALATE\nThey differ.\n`)).toMatchObject({
      standing: 'ESCALATE',
      text: 'They differ.',
    })
  })

  it('[defect 12] the last status, positions after it, CRLF, and the form’s own line', () => {
    const text = `${said('alpha')}## Status: AGREED\nHalf.\n\n${said('beta')}`
    expect(statusOf(text.replaceAll('\n', '\r\n'))).toMatchObject({ standing: 'AGREED', text: 'Half.' })
    expect(
      statusOf(`${said('alpha')}## Status: AGREED\n\n## Status: OPEN | AGREED | ESCALATE\n`),
    ).toMatchObject({
      standing: 'OPEN',
      said: 'OPEN | AGREED | ESCALATE',
    })
  })

  it('what newer directories hold besides is kept to the letter', () => {
    const more = {
      'phase.md': 'positions\n',
      'analysis/alpha.md': '# Analysis\n',
      '.alpha-done': '',
      'issues-draft/alpha/01.md': 'Draft',
      'coverage-audit.md': '# Audit',
    }
    const kept = new Map(plan(more).past.files.map((one) => [one.path, one.text]))
    for (const [path, text] of Object.entries(more)) expect([path, kept.get(path)]).toEqual([path, text])
  })
})

it('what a source says on an issue leads to the document in sources/ that it names', () => {
  const { past } = plan({
    'sources/doc-a.md': 'It costs 900.',
    'sources/House Rules.txt': 'Quiet until eight.',
    'issues/01-rent.md':
      '# Issue: Rent\n\n## Position A (doc-a)\n900\n\n## Position B (House rules.txt)\nEight.\n\n## Position C (memory)\nNone.\n',
  })
  const kept = past.files.filter((one) => one.text.trim() !== '').map((one) => one.path)
  const named = past.issues[0]?.sources.map(({ source }) => (source === undefined ? null : kept[source - 1]))
  expect(named).toEqual(['sources/doc-a.md', 'sources/House Rules.txt', null])
})
