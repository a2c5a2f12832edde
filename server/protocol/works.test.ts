import { describe, expect, test } from 'vitest'
import { asked, clarification, items, ofA, type RunId, reports, term } from './mediation.fixture'
import { spentBy } from './spent'
import { a, b, fay, house, mediator, modelCallOf, type Table, talking } from './testing'
import type { Work } from './work'

describe('what a run gives', () => {
  test('[MED13] only what it was asked for, about that intent or term', () => {
    const table = talking()
    table.draft()
    const review = asked(table, 'review')
    expect(table.refusal(mediator, reports(table, review, clarification))).toEqual({ code: 'OnlyMediator' })
    const clarify = asked(table, 'clarify', ofA)
    expect(table.refusal(mediator, reports(table, clarify, { ...clarification, party: b })).code).toBe(
      'UnknownParty',
    )
    const strange = {
      ...clarification,
      items: [{ ...items[0], item: 'r7', text: 'x', kept: [], changed: [], unsure: [] }],
    }
    expect(table.refusal(mediator, reports(table, clarify, strange)).code).toBe('UnknownReference')
    const simulate = asked(table, 'simulate', term)
    const readings: Work = {
      kind: 'readings',
      version: 1,
      term: 1,
      readings: [{ reader: { kind: 'stranger' }, text: 'Opens at eight.', open: [] }],
    }
    expect(table.refusal(mediator, reports(table, simulate, { ...readings, term: 2 })).code).toBe(
      'UnknownTerm',
    )
    const { phase, intents, issues } = table.matter
    table.does(mediator, reports(table, simulate, readings))
    expect(table.matter).toMatchObject({ phase, intents, issues })
    expect(table.matter.works).toHaveLength(1)
  })

  test('[MED13] a comparison weighs a party’s own stated interests', () => {
    const table = talking()
    table.draft()
    table.draft({ title: 'Another' })
    const run = asked(table, 'compare')
    const point = (party: typeof a) => ({
      about: { kind: 'intent' as const, party, version: 1, item: 'g1' },
      leans: 'both' as const,
      why: 'Both name the yard.',
    })
    const pair = { a: 1, b: 2, party: a, points: [point(a)] }
    const compared = (pairs: (typeof pair)[]): Work => ({ kind: 'comparison', pairs })
    expect(table.ask(mediator, reports(table, run, compared([pair]))).ok).toBe(true)
    expect(
      table.refusal(mediator, reports(table, run, compared([{ ...pair, points: [point(b)] }]))).code,
    ).toBe('UnknownReference')
    expect(table.refusal(mediator, reports(table, run, compared([{ ...pair, b: 3 }]))).code).toBe(
      'UnknownVersion',
    )
    expect(table.refusal(mediator, reports(table, run, compared([{ ...pair, b: 1 }]))).code).toBe(
      'UnknownVersion',
    )
  })

  test('[MED14] each question to a model stands with what it used, and only the run’s mediator notes it', () => {
    const table = talking()
    const run = asked(table, 'draft')
    expect(table.refusal(fay, { type: 'RecordModelCall', ...modelCallOf(run) })).toEqual({
      code: 'OnlyMediator',
    })
    table.does(mediator, { type: 'RecordModelCall', ...modelCallOf(run) })
    expect(table.matter.runs[0]?.calls).toMatchObject([modelCallOf(run)])
    expect(JSON.parse(table.entries.at(-1)?.text ?? '')).toMatchObject({
      sealed: [modelCallOf(run).exchange],
    })
  })
  test('[MED14] [MED2] a question that was under way when its run ended is noted and counts, once and by its own mediator', () => {
    const ends = [
      (table: Table, run: RunId) => table.does(fay, { type: 'CancelMediation', run }),
      (table: Table) => table.does(fay, { type: 'PauseMediator', reason: 'x', working: 'stop' }),
      (table: Table) => table.does(fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'x' }),
    ]
    for (const end of ends) {
      const table = talking()
      const run = asked(table, 'draft')
      end(table, run)
      const { runs, phase } = table.matter
      const call = { type: 'RecordModelCall', ...modelCallOf(run) } as const
      for (const other of [fay, house, { kind: 'mediator', name: 'other' } as const])
        expect(table.ask(other, call).ok).toBe(false)
      table.does(mediator, call)
      expect(table.refusal(mediator, call)).toEqual({ code: 'RunEnded' })
      expect(spentBy(table.matter)).toMatchObject({ calls: 1, tokens: 1_540 })
      expect(table.matter.runs).toEqual(runs.map((one) => ({ ...one, calls: table.matter.runs[0]?.calls })))
      expect(table.matter.phase).toBe(phase)
      expect(table.refusal(mediator, { type: 'FinishMediation', run })).toEqual({ code: 'RunEnded' })
    }
  })
})
