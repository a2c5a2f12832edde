import { describe, expect, it } from 'vitest'
import { directoryOf } from './export-plan'
import { planImport } from './import-plan'
import { file, imported } from './testing'

describe('limits of an import', () => {
  it('says what is too much, or no negotiation at all', () => {
    expect(planImport('x', [file('a.txt', 'x')])).toMatchObject({
      refused: [expect.stringContaining('no directory')],
    })
    const issues = Array.from({ length: 201 }, (_, at) => file(`issues/${at + 1}-x.md`, '# x'))
    expect(planImport('x', issues)).toMatchObject({ refused: [expect.stringContaining('201 issues')] })
    const agents = file('agents.md', Array.from({ length: 31 }, (_, at) => `- a${at}\n`).join(''))
    expect(planImport('x', [agents])).toMatchObject({ refused: [expect.stringContaining('31 agents')] })
    const long = file('sources/a.md', 'x'.repeat(1_000_001))
    expect(planImport('x', [file('meta.md', ''), long])).toMatchObject({
      refused: [expect.stringContaining('characters')],
    })
  })

  it('keeps a long position whole in its source, and puts none of it to its party', () => {
    const long = `# Positions: x\n\n## alpha's position (round 1)\n${'long '.repeat(3000)}\n\n## Status: AGREED\n${'yes '.repeat(3000)}\n`
    const { state } = imported([file('agents.md', '- alpha\n- beta\n'), file('positions/01-x.md', long)])
    expect(state.claims).toEqual([])
    expect(state.past?.issues[0]?.positions?.blocks[0]?.text).toContain('longer than 8000 characters')
    expect(state.sources.find((one) => one.title === 'positions/01-x.md')?.text).toBe(long)
  })

  it('splits what a source cannot hold, never inside of a character', () => {
    const text = `${'x'.repeat(59_999)}😀${'y'.repeat(100)}`
    const { plan, state } = imported([file('meta.md', ''), file('sources/long.md', text)])
    const parts = plan.past.files.filter((one) => one.path === 'sources/long.md')
    expect(parts.map((one) => [one.part, one.parts, one.text.length])).toEqual([
      [1, 2, 59_999],
      [2, 2, 102],
    ])
    expect(directoryOf(state).find((one) => one.path === 'sources/long.md')?.content).toBe(text)
  })
})
