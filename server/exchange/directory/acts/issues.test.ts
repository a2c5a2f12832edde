import { describe, expect, it } from 'vitest'
import { outcomeOf, REFUSED } from '../outcome'
import { finish } from './finish'
import { status } from './status'
import { at, begun, file, first, issue, made, place, position, put } from './testing'

describe('new-issue', () => {
  it('[defect 1] numbers on past 08, also from what the old scripts left', async () => {
    await made()
    for (let one = 1; one <= 11; one++) await issue(`topic-${one}`)
    expect(first(await issue('last'))).toEqual([0, '12-last.md'])
    put('issues/08-again.md', '')
    expect(first(await issue('more'))).toEqual([0, '13-more.md'])
    expect(file('issues/09-topic-9.md')).toContain('# Issue: topic 9\n\n## Question\n')
  })

  it('answers 2 for a bad topic or no negotiation', async () => {
    expect(first(await issue('x').catch(outcomeOf))).toEqual([
      2,
      `Error: No negotiation found at ${place.named}`,
    ])
    await made()
    for (const topic of ['Rent', 'a b', '../x', 'a/b', '', '-a', 'x'.repeat(101)])
      expect((await issue(topic)).code).toBe(2)
    expect(first(await issue('A b'))).toEqual([
      2,
      'Error: Topic must be lowercase alphanumeric with hyphens, got: A b',
    ])
  })

  it('[defect 7] is refused to who has no turn, and after the end', async () => {
    await begun()
    expect((await issue('x', 'beta')).code).toBe(REFUSED.NotYourTurn)
    expect((await issue('x', 'nobody')).code).toBe(1)
    put('turn.md', 'done\n')
    expect((await issue('x')).code).toBe(REFUSED.AlreadyDone)
  })
})

describe('status', () => {
  it('lists every issue with where it stands', async () => {
    await begun()
    await issue('heating')
    await issue('garden')
    await issue('bins')
    const both = position('alpha', 1, 'A') + position('beta', 1, 'A')
    put('positions/01-rent.md', `${both}\n## Status: AGREED\n`)
    put('positions/02-heating.md', `${both}\n## Status: ESCALATE\n`)
    put('positions/03-garden.md', both)
    expect(status(place).lines.slice(0, -1)).toEqual([
      '=== Negotiation Status ===',
      'Current turn: alpha',
      'Registered agents:',
      '  alpha',
      '  beta',
      'Issues:',
      '  ✅ 01-rent.md — rent [AGREED]',
      '  ⚠️ 02-heating.md — heating [ESCALATE]',
      '  🔄 03-garden.md — garden [OPEN]',
      '  📝 04-bins.md — bins [NO POSITIONS YET]',
      'Summary: 4 issues — 1 agreed, 2 open, 1 escalated',
    ])
    expect(status(place).lines.at(-1)).toContain('not a Parley record')
  })

  it('says what is empty, and when all is agreed', async () => {
    await made()
    expect(status(place).lines).toEqual(expect.arrayContaining(['  (none)', '  (no issues filed yet)']))
    await issue('rent')
    const both = position('alpha', 1, 'A') + position('beta', 1, 'A')
    put('positions/01-rent.md', `${both}\n## Status: AGREED\n`)
    expect(status(place).lines).toContain('🎉 All issues resolved! Ready for final document.')
    put('positions/01-rent.md', `${position('alpha', 1, 'A')}\n## Status: AGREED\n`)
    expect(status(place).lines).not.toContain('🎉 All issues resolved! Ready for final document.')
  })
})

describe('finish', () => {
  const end = (agent: string | null = null, escalatedBy: string | null = null) =>
    finish(place, { agent, escalatedBy }, at(50))
  const both = position('alpha', 1, 'A') + position('beta', 1, 'A')

  it('names what is not agreed, then what is missing, then ends', async () => {
    await begun()
    await issue('heating')
    put('positions/01-rent.md', `${both}\n## Status: AGREED with caveats\n`)
    expect(await end()).toMatchObject({
      code: 1,
      lines: [
        'NOT AGREED: 01-rent.md (AGREED with caveats)',
        'NO POSITIONS: 02-heating.md',
        'Error: 2 issues not yet agreed. Cannot finish.',
      ],
    })
    for (const name of ['01-rent', '02-heating'])
      put(`positions/${name}.md`, `${both}\r\n## Status: AGREED\r\nA.\r\n`)
    expect(first(await end())).toEqual([
      1,
      `Error: ${place.named}/final.md not found. Write the final document first.`,
    ])
    put('final.md', '# Final')
    expect((await end('beta')).code).toBe(REFUSED.NotYourTurn)
    expect(first(await end('alpha'))).toEqual([
      0,
      `Negotiation complete. Final document: ${place.named}/final.md`,
    ])
    expect(file('turn.md')).toBe('done\n')
    expect((await end()).code).toBe(0)
  })

  it('[defect 10] does not end with an agreement of one', async () => {
    await begun()
    put('positions/01-rent.md', `${position('alpha', 1, 'A')}\n## Status: AGREED\n`)
    put('final.md', '# Final')
    expect((await end()).code).toBe(REFUSED.SelfAgreement)
    expect(file('turn.md')).toBe('alpha\n')
  })

  it('[defect 11] ends as escalated on a person’s word, and on nothing else', async () => {
    await begun()
    await issue('heating')
    put('positions/01-rent.md', `${both}\n## Status: ESCALATE\nThey differ.\n`)
    expect((await end(null, 'Maren Thiessen')).code).toBe(1)
    put('positions/02-heating.md', `${both}\n## Status: AGREED\n`)
    expect((await end()).code).toBe(1)
    expect(await end(null, 'Maren Thiessen')).toMatchObject({
      code: 0,
      lines: ['Negotiation ended as escalated, on the word of Maren Thiessen: 1 issues left open.'],
    })
    expect(file('turn.md')).toBe('done\n')
    expect(file('escalated.md')).toContain('01-rent.md')
  })
})
