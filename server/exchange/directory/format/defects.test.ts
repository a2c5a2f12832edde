import { describe, expect, it } from 'vitest'
import { parseAgents } from './agents'
import { fileNameFor, nextNumber, numberOf, parseIssueFile } from './issue-file'
import { outsideComments, withLine } from './lines'
import { parseMeta, withDeadline } from './meta'
import { authorsOf, parsePositions, roundsOf, statusOf } from './positions'
import { agreedAlone, beyondRounds, changedText, selfAgreement, unaddressed } from './rules'
import { nextAfter, parseTurn, parseTurnStarted, secondsBetween } from './turns'

const positions = (...lines: string[]) => parsePositions(lines.join('\n'))
const BOTH = ["## alpha's position (round 1)", 'A, because.', "## beta's position (round 1)", 'A as well.']

describe('what the old scripts left behind is read, and never done again', () => {
  it('[defect 1] 08 is eight, double numbers are kept apart by their names, and the next is above all', () => {
    const files = ['07-a.md', '08-b.md', '08-c.md']
    expect(files.map(numberOf)).toEqual([7, 8, 8])
    expect(nextNumber(files)).toBe(9)
    expect(nextNumber([...files, '09-d.md'])).toBe(10)
    expect(fileNameFor(8, 'x')).toBe('08-x.md')
    expect(fileNameFor(100, 'x')).toBe('100-x.md')
  })

  it('[defect 2] a file of positions without a status line is open', () => {
    expect(statusOf(positions('# Positions: Rent', ...BOTH))).toMatchObject({
      standing: 'OPEN',
      said: 'OPEN',
    })
    expect(statusOf(parsePositions(''))).toMatchObject({ standing: 'OPEN' })
  })

  it('[defect 3] a missing or empty turn is a registration, and one that is done is done', () => {
    expect([null, '', '\r\n', 'done\r\n', '  alpha \n'].map(parseTurn)).toEqual([
      'registration',
      'registration',
      'registration',
      'done',
      'alpha',
    ])
  })

  it('[defect 4] a clock that nobody started is told apart from one that runs', () => {
    expect(parseTurnStarted(null)).toBeNull()
    expect(parseTurnStarted('alpha\n')).toBeNull()
    expect(parseTurnStarted('alpha\r\n100\r\n')).toEqual({ agent: 'alpha', at: new Date(100_000) })
    expect(secondsBetween(new Date(0), new Date(600_999))).toBe(600)
    expect(secondsBetween(new Date(5000), new Date(0))).toBe(0)
  })

  it('[defect 5] agents who were called done and registration are still read', () => {
    expect(parseAgents('- done (registered: x)\n- registration\n').map((one) => one.name)).toEqual([
      'done',
      'registration',
    ])
  })

  it('[defect 6] surplus agents stand in their order, one written twice counts once', () => {
    const agents = parseAgents(
      '# Agents\n<!-- - ghost\n- ghost2 -->\n- alpha (registered: 2026-01-01T00:00:00Z)\n- beta (registered: 2026-01-01T00:00:01Z, participant: codex:1:2)\n- alpha\n- gamma\n',
    )
    expect(agents).toEqual([
      { name: 'alpha', registered: '2026-01-01T00:00:00Z', participant: null },
      { name: 'beta', registered: '2026-01-01T00:00:01Z', participant: 'codex:1:2' },
      { name: 'gamma', registered: null, participant: null },
    ])
  })

  it('[defect 7] the turn goes round, and to nobody from somebody who is not there', () => {
    const agents = [{ name: 'alpha' }, { name: 'beta' }]
    expect([nextAfter('alpha', agents), nextAfter('beta', agents), nextAfter('done', agents)]).toEqual([
      'beta',
      'alpha',
      null,
    ])
  })

  it('[defect 8] a directory that says nothing is told from one with defaults', () => {
    expect(parseMeta('')).toBeNull()
    expect(parseMeta('- **expected_agents:** many')).toBeNull()
    expect(parseMeta('# M\r\n\r\n- **expected_agents:** 3\r\n')).toEqual({
      expectedAgents: 3,
      windowSeconds: 30,
      maxRounds: 5,
      pollSeconds: 5,
      turnTimeoutSeconds: 600,
      created: null,
      deadline: null,
    })
  })

  it('[defect 9] a deadline is set anew, never twice', () => {
    const once = withDeadline('- **expected_agents:** 2\r\n', new Date(0))
    expect(once).toBe('- **expected_agents:** 2\r\n- **registration_deadline:** 1970-01-01T00:00:00Z\r\n')
    const again = withDeadline(once, new Date(60_000))
    expect(parseMeta(again)?.deadline).toEqual(new Date(60_000))
    expect(again.match(/deadline/g)).toHaveLength(1)
  })

  it.each([
    ['AGREED', 'AGREED'],
    ['  agreed. ', 'AGREED'],
    ['**AGREED**', 'AGREED'],
    ['AGREED with caveats', 'OPEN'],
    ['AGREED (mostly)', 'OPEN'],
    ['NOT AGREED', 'OPEN'],
    ['OPEN | AGREED | ESCALATE', 'OPEN'],
    ['ESCALATE', 'ESCALATE'],
    ['ESCALATED', 'ESCALATE'],
    ['', 'OPEN'],
  ])('[defect 10] "%s" stands as %s', (said, standing) => {
    expect(statusOf(positions(...BOTH, `## Status: ${said}`)).standing).toBe(standing)
  })

  it('[defect 10] an agreement of one agent is none', () => {
    const one = positions("## alpha's position (round 1)", 'Mine.', '## Status: AGREED')
    const both = positions(...BOTH, '## Status: AGREED')
    const files = (file: typeof one) => new Map([['01-x.md', file]])
    expect(selfAgreement('alpha', null, files(one))).toMatchObject({ authors: ['alpha'] })
    expect(selfAgreement('beta', null, files(one))).toBeNull()
    expect(selfAgreement('alpha', null, files(both))).toBeNull()
    expect(selfAgreement('alpha', files(one), files(one))).toBeNull()
    expect([agreedAlone(['alpha'], null), agreedAlone([], 'beta'), agreedAlone(['alpha'], 'beta')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('[defect 10] rounds beyond the limit are seen, challenges are none', () => {
    const three = positions(
      "## alpha's position (round 1)",
      "## alpha's challenge (round 1)",
      '## alpha’s position (round 2)',
      "## alpha's position",
    )
    expect(roundsOf(three, 'alpha')).toBe(3)
    const now = new Map([['01-x.md', three]])
    expect(beyondRounds('alpha', 2, null, now)).toMatchObject({ rule: 'RoundLimit', rounds: 3 })
    expect(beyondRounds('alpha', 2, now, now)).toBeNull()
    expect(beyondRounds('alpha', 3, null, now)).toBeNull()
  })

  it('[defect 10] a position that was changed, taken out or moved to another file is missed', () => {
    const before = new Map([['01-x.md', positions(...BOTH)]])
    const now = (...lines: string[]) => new Map([['01-x.md', positions(...lines)]])
    expect(changedText(before, now('# T', ...BOTH, '', "## beta's position (round 2)", 'B'))).toBeNull()
    expect(changedText(before, now(...BOTH.with(3, 'B after all.')))).toMatchObject({
      heading: "beta's position (round 1)",
    })
    expect(changedText(before, now(...BOTH.slice(0, 2)))).not.toBeNull()
    expect(changedText(before, new Map())).not.toBeNull()
  })

  it('[defect 11] an escalated issue has its disagreement', () => {
    const file = positions(...BOTH, '## Status: ESCALATE', 'alpha wants A.', 'beta wants B.')
    expect(statusOf(file)).toEqual({
      standing: 'ESCALATE',
      said: 'ESCALATE',
      text: 'alpha wants A.\nbeta wants B.',
    })
  })

  it('[defect 12] the last status stands, positions after it count, and CRLF is read', () => {
    const text = [
      '# Positions: Rent',
      "## alpha's position (round 1)",
      'A.',
      '## Status: OPEN | AGREED | ESCALATE',
      '## Status: AGREED',
      'A it is.',
      "## beta's position (round 1)",
      'A.',
    ].join('\r\n')
    const file = parsePositions(text)
    expect(file.title).toBe('Rent')
    expect(authorsOf(file)).toEqual(['alpha', 'beta'])
    expect(statusOf(file)).toEqual({ standing: 'AGREED', said: 'AGREED', text: 'A it is.' })
  })

  it('[defect 12] a status quoted in a block of code is nobody’s', () => {
    const file = positions(...BOTH, '```', '## Status: AGREED', '```')
    expect(statusOf(file).standing).toBe('OPEN')
  })
})

describe('issues and lines', () => {
  it('an issue file is read by its headings, and what has none is kept', () => {
    const text =
      '# Issue: Who pays\n\n## Question\nWho?\n\n## Context\nSee [a](sources/a.md).\n\n## Position A (doc-a)\nThe landlord.\n\n## Position B (doc-b)\nThe tenant.\n'
    expect(parseIssueFile('01-who-pays.md', text)).toEqual({
      title: 'Who pays',
      question: 'Who?',
      context: 'See [a](sources/a.md).',
      sources: [
        { heading: 'Position A (doc-a)', text: 'The landlord.' },
        { heading: 'Position B (doc-b)', text: 'The tenant.' },
      ],
      rest: '',
    })
    expect(parseIssueFile('02-no-title.md', 'Just words.')).toMatchObject({
      title: 'no title',
      rest: 'Just words.',
    })
  })

  it('a line is added in the ending that a file has', () => {
    expect([withLine('', 'x'), withLine('a', 'x'), withLine('a\r\n', 'x')]).toEqual([
      'x\n',
      'a\nx\n',
      'a\r\nx\r\n',
    ])
    expect(outsideComments(['a', '<!-- b', 'c --> d', '<!-- never closed'])).toEqual(['a', ' d', ''])
  })

  it('open issues on which a turn said nothing are named', () => {
    const before = new Map([['01-x.md', positions(...BOTH)]])
    const now = new Map([
      ['01-x.md', positions(...BOTH, "## alpha's position (round 2)", 'B')],
      ['03-z.md', positions(...BOTH, '## Status: AGREED')],
    ])
    expect(unaddressed('alpha', ['01-x.md', '02-y.md', '03-z.md'], before, now)).toEqual(['02-y.md'])
    expect(unaddressed('beta', ['01-x.md'], before, now)).toEqual(['01-x.md'])
  })
})
