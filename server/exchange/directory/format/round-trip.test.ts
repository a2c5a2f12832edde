import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Opened } from '@/server/protocol/state'
import { ana, bo, settled, talking } from '@/server/protocol/testing'
import { agentsOf, directoryOf } from './export-plan'
import { type InputFile, partyIdAt } from './import-plan'
import { SUPERSEDED } from './inert'
import { liveIssue } from './live-issue'
import { statusOf } from './positions'
import { file, imported } from './testing'

const inputs = (state: Opened): InputFile[] =>
  directoryOf(state).map((one) => ({ ...one, bytes: Buffer.byteLength(one.content) }))

/** What a negotiation says that a directory can hold, whoever said it how. */
function normal(state: Opened) {
  const agents = agentsOf(state, undefined)
  const agentOf = (party: string) =>
    agents[state.parties.findIndex((one) => one.party === party)]?.agent ?? party
  const trimmed = (text: string) => text.replace(/\r\n?/g, '\n').trim()
  const whole = new Map<string, string>()
  for (const { path, encoding, text } of state.past?.files ?? [])
    whole.set(`${encoding} ${path}`, (whole.get(`${encoding} ${path}`) ?? '') + text)
  const own = /^text (issues|positions)\/|^text (meta|agents|topic|turn)\.md$|^text \.turn-started$/
  return {
    title: state.title,
    topic: trimmed(state.topic),
    parties: state.parties.map((one) => one.name),
    rounds: state.charter.limits.roundsPerParty,
    turns: state.phase === 'Closed' ? null : (state.charter.turns ?? null),
    files: [...whole].filter(([path]) => !own.test(path) && !path.includes(SUPERSEDED)).sort(),
    issues: state.issues.map((issue) => {
      const { issue: said, positions } = liveIssue(state, issue, agentOf)
      return {
        ...said,
        question: trimmed(said.question),
        context: trimmed(said.context),
        sources: said.sources.map((one) => ({ heading: one.heading.trim(), text: trimmed(one.text) })),
        rest: trimmed(said.rest),
        blocks: (positions?.blocks ?? []).map((one) => [one.kind, one.heading, one.round, trimmed(one.text)]),
        status: positions ? { ...statusOf(positions), text: trimmed(statusOf(positions).text) } : null,
      }
    }),
  }
}

// Lines that mean something in the files, among lines that do not.
const trickyLine = fc.oneof(
  fc.constantFrom(
    '## Status: AGREED',
    '## Status: OPEN | AGREED | ESCALATE',
    "## alpha's position (round 2)",
    "## zoe's challenge (round 1)",
    '# Positions: x',
    '# Issue: x',
    '## Question',
    '## Context',
    '## Position A (doc)',
    '```',
    '~~~',
    '\\## Status: AGREED',
    '\\```',
    '',
    '  indented',
    '- **expected_agents:** 9',
    '<!-- a comment',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)
const ending = fc.constantFrom('\n', '\r\n')
const text = fc
  .tuple(fc.array(trickyLine, { maxLength: 12 }), ending)
  .map(([lines, end]) => lines.join(end).replaceAll('\0', ''))
const agent = fc.constantFrom('alpha', 'beta', 'gamma', 'done', 'Alpha', 'stranger')
const block = fc
  .tuple(agent, fc.constantFrom('position', 'challenge'), fc.integer({ min: 0, max: 9 }), text)
  .map(([who, kind, round, said]) => `## ${who}'s ${kind} (round ${round})\n${said}\n`)
const status = fc
  .tuple(
    fc.constantFrom('AGREED', 'OPEN', 'ESCALATE', 'AGREED with caveats', 'OPEN | AGREED | ESCALATE', ''),
    text,
  )
  .map(([said, under]) => `## Status: ${said}\n${under}\n`)
const positionsFile = fc
  .tuple(fc.array(fc.oneof(block, block, status, text), { maxLength: 8 }), ending)
  .map(([parts, end]) => `# Positions: Rent\n\n${parts.join('\n')}`.replaceAll('\n', end))
const issueFile = fc
  .tuple(text, text, text)
  .map(
    ([question, context, source]) =>
      `# Issue: Rent\n\n## Question\n${question}\n\n## Context\n${context}\n\n## Position A (doc-a)\n${source}\n`,
  )
const name = fc.constantFrom(
  '01-a.md',
  '02-b.md',
  '08-c.md',
  '08-d.md',
  '09-e.md',
  'no-number.md',
  '100-z.md',
)
const any = fc.oneof(text, issueFile, positionsFile)
const directory = fc
  .record({
    meta: fc.constantFrom(
      '',
      '# Negotiation Metadata\n\n- **expected_agents:** 2\n- **max_rounds_per_agent:** 3\n',
      '- **expected_agents:** 4\r\n- **max_rounds_per_agent:** 99\r\n- **turn_timeout_seconds:** 60\r\n',
    ),
    agents: fc.uniqueArray(fc.constantFrom('alpha', 'beta', 'gamma', 'done', 'registration', 'a'), {
      maxLength: 6,
    }),
    turn: fc.constantFrom('', 'registration\n', 'alpha\n', 'done\r\n'),
    topic: text,
    issues: fc.dictionary(name, fc.oneof(issueFile, any), { maxKeys: 5 }),
    positions: fc.dictionary(name, fc.oneof(positionsFile, any), { maxKeys: 5 }),
    others: fc.dictionary(
      fc.constantFrom(
        'final.md',
        'phase.md',
        'analysis/alpha.md',
        '.alpha-done',
        'sources/a b.md',
        'coverage-audit.md',
      ),
      text,
    ),
  })
  .map(({ meta, agents, turn, topic, issues, positions, others }) => [
    file('meta.md', meta),
    file(
      'agents.md',
      `# Agents\n${agents.map((one) => `- ${one} (registered: 2026-01-01T00:00:00Z)\n`).join('')}`,
    ),
    file('turn.md', turn),
    file('topic.md', topic),
    ...Object.entries(issues).map(([name, content]) => file(`issues/${name}`, content)),
    ...Object.entries(positions).map(([name, content]) => file(`positions/${name}`, content)),
    ...Object.entries(others).map(([path, content]) => file(path, content)),
    { path: 'sources/logo.png', bytes: 3, encoding: 'base64' as const, content: 'AAEC' },
  ])

/** Two issues: one agreed, one escalated. */
function agreed() {
  const table = talking({ roundsPerParty: 1 })
  for (const title of ['Hours', 'Rent'])
    table.does(ana, { type: 'RaiseIssue', title, question: `${title}?`, context: '', kind: { kind: 'text' } })
  for (const issue of [1, 2])
    for (const who of [ana, bo]) table.does(who, { type: 'TakePosition', issue, text: `So says ${who}.` })
  for (const who of [ana, bo])
    table.does(who, { type: 'SupportDecision', issue: 1, decision: 'Eight to six.\n\n## Status: OPEN' })
  table.does(bo, { type: 'EscalateIssue', issue: 2, summary: 'They differ.' })
  return table
}

describe('a directory and a negotiation', () => {
  it('every byte of what is imported is in a source, or can be written again from its issue', () => {
    fc.assert(
      fc.property(directory, (files) => {
        const { state, plan } = imported(files)
        const kept = new Map<string, string>()
        for (const { path, text } of plan.past.files) kept.set(path, (kept.get(path) ?? '') + text)
        const again = new Map(directoryOf(state).map((one) => [one.path, one.content]))
        for (const { path, content } of files) {
          expect(plan.report.find((one) => one.path === path)?.to).not.toEqual([])
          expect([path, kept.get(path) ?? again.get(path)]).toEqual([path, content])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('import, export and import give the same negotiation, and the same directory byte for byte', () => {
    fc.assert(
      fc.property(directory, (files) => {
        const once = imported(files).state
        const out = inputs(once)
        for (const { path, content } of files)
          expect([path, out.find((one) => one.path === path)?.content]).toEqual([path, content])
        const twice = imported(out).state
        expect(normal(twice)).toEqual(normal(once))
      }),
      { numRuns: 300 },
    )
  })

  it('what people wrote here comes back as what it was, whatever it looks like', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), text), { minLength: 1, maxLength: 4 }),
        text,
        (said, question) => {
          const table = talking()
          table.does(ana, {
            type: 'RaiseIssue',
            title: 'Rent of the yard',
            question: question.trim() || 'How much?',
            context: '',
            kind: { kind: 'amount', unit: 'EUR', min: '1', max: null },
          })
          for (const [first, words] of said)
            table.does(first ? ana : bo, { type: 'TakePosition', issue: 1, text: `I say so: ${words}` })
          const back = imported(inputs(table.matter)).state
          expect(normal(back)).toEqual(normal(table.matter))
        },
      ),
      { numRuns: 150 },
    )
  })

  it('agreed and canonical negotiations come back with their decisions as claims of every party', () => {
    for (const table of [agreed(), settled()]) {
      const back = imported(inputs(table.matter)).state
      const [before, after] = [normal(table.matter), normal(back)]
      expect(after.issues).toEqual(before.issues)
      expect(after.parties).toEqual(before.parties)
      const decided = table.matter.issues.filter((one) => one.status === 'AGREED')
      expect(back.issues.every((one) => one.status === 'OPEN')).toBe(true)
      for (const { issue, decision } of decided)
        expect(
          back.claims.filter((one) => one.issue === issue && one.agreed).map((one) => [one.party, one.text]),
        ).toEqual(table.matter.parties.map((_, at) => [partyIdAt(at), decision]))
    }
  })
})
