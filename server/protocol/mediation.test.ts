import { describe, expect, test } from 'vitest'
import type { Command } from './commands'
import { commitment, partyId } from './ids'
import { byMediator, draft, type RunId } from './mediation.fixture'
import { a, ana, b, bo, drafted, fay, house, mediator, one, provenance, type Table, talking } from './testing'

const code = (refusal: { code: string }) => refusal.code
const quote = (version: number) => ({
  reference: { kind: 'intent', party: a, version, item: null } as const,
  quote: 'Share the yard.',
})
const report = (run: RunId, version = 1): Command => ({
  type: 'ReportFindings',
  run,
  findings: [{ kind: 'conflict', text: 'They want the same hour.', between: [quote(1), quote(version)] }],
  questions: [{ to: b, text: 'Which days matter most?', why: 'Nothing is said of days.', about: [] }],
  provenance,
})

describe('runs', () => {
  test('[MED1] a mediator acts only in a run that a facilitator asked for, as the one that was asked', () => {
    const table = talking()
    const ask: Command = { type: 'RequestMediation', act: 'review', mediator: 'built-in', note: '' }
    expect(code(table.refusal(ana, ask))).toBe('OnlyFacilitator')
    expect(code(table.refusal(mediator, ask))).toBe('NotAPerson')
    const madeUp = table.lastAct
    expect(code(table.refusal(mediator, report(madeUp)))).toBe('UnknownRun')
    const run = table.run('review')
    expect(code(table.refusal({ kind: 'mediator', name: 'other' }, report(run)))).toBe('OnlyMediator')
    expect(code(table.refusal(fay, report(run)))).toBe('OnlyMediator')
    expect(table.ask(mediator, report(run)).ok).toBe(true)
  })

  test('[MED1] a draft needs a run asked to draft', () => {
    const table = talking()
    expect(code(table.refusal(mediator, draft(table.run('review'))))).toBe('WrongOrigin')
    expect(code(table.refusal(mediator, draft(null)))).toBe('UnknownRun')
  })

  test('[MED2] one run of a mediator at a time, and a run ends once', () => {
    const table = talking()
    const run = table.run()
    const again: Command = { type: 'RequestMediation', act: 'draft', mediator: 'built-in', note: '' }
    expect(code(table.refusal(fay, again))).toBe('MediatorBusy')
    table.does(mediator, { type: 'FinishMediation', run })
    for (const late of [report(run), draft(run), { type: 'FinishMediation', run } as const])
      expect(code(table.refusal(mediator, late))).toBe('RunEnded')
    expect(code(table.refusal(fay, { type: 'CancelMediation', run }))).toBe('RunEnded')
    expect(table.ask(fay, again).ok).toBe(true)
  })

  test('[MED2] after a facilitator cancelled it a run says nothing more', () => {
    const table = talking()
    const run = table.run()
    expect(code(table.refusal(ana, { type: 'CancelMediation', run }))).toBe('OnlyFacilitator')
    table.does(fay, { type: 'CancelMediation', run })
    expect(code(table.refusal(mediator, draft(run)))).toBe('RunEnded')
  })

  test('[MED3] findings, drafts and their end move no phase, no issue and no consent', () => {
    const table = talking()
    table.does(ana, { type: 'RaiseIssue', title: 'T', question: 'Q?', context: '', kind: { kind: 'text' } })
    const { phase, issues, calls } = table.matter
    const run = table.run()
    for (const act of [report(run), draft(run), { type: 'FinishMediation', run } as const])
      table.does(mediator, act)
    expect(table.matter).toMatchObject({ phase, issues, calls })
  })

  test('[MED4] citations point at what is on the record, questions at parties that stand', () => {
    const table = talking()
    const run = table.run('review')
    expect(code(table.refusal(mediator, report(run, 7)))).toBe('UnknownReference')
    const stranger = partyId.parse('nobody')
    const asking: Command = {
      type: 'ReportFindings',
      run,
      findings: [],
      questions: [{ to: stranger, text: 'x', why: 'y', about: [] }],
      provenance,
    }
    expect(code(table.refusal(mediator, asking))).toBe('UnknownParty')
    const found = one(table.does(mediator, report(run)), 'FindingsReported')
    expect(found.questions.map((question) => question.question)).toEqual([1])
  })

  test('[MED5] findings and drafts carry provenance, and nobody has read what is not there yet', () => {
    const table = talking()
    const run = table.run()
    const ahead = { ...provenance, readTo: table.matter.head.seq + 1 }
    expect(code(table.refusal(mediator, draft(run, {}, { kind: 'mediator', provenance: ahead })))).toBe(
      'UnknownEntry',
    )
    const settlement = drafted(table.does(mediator, draft(run)))
    expect(settlement.origin).toEqual(byMediator)
    expect(one(table.does(mediator, report(run)), 'FindingsReported').provenance).toEqual(provenance)
  })

  test('[MED6] a mediator that fails leaves no proposal, and the house may say so', () => {
    const table = talking()
    const run = table.run()
    expect(code(table.refusal(fay, { type: 'FailMediation', run, reason: 'x' }))).toBe('OnlyMediator')
    table.does(house, { type: 'FailMediation', run, reason: 'It did not answer in ten minutes.' })
    expect(table.matter).toMatchObject({ phase: 'Mediation', settlements: [] })
    expect(table.matter.runs).toMatchObject([
      { state: 'failed', reason: 'It did not answer in ten minutes.' },
    ])
  })

  test('[MED7] of a refused output its reasons and a commitment are recorded', () => {
    const table = talking()
    const run = table.run()
    const output = commitment.parse('cd'.repeat(32))
    table.does(mediator, { type: 'RecordRefusedOutput', run, reasons: ['asserts_agreement'], output })
    expect(table.matter.runs[0]?.refusedOutputs).toMatchObject([{ reasons: ['asserts_agreement'], output }])
    expect(table.entries.at(-1)?.text).toContain(`"sealed":["${output}"]`)
  })

  test('[MED8] a question is answered by whom it was put to, or by any when put to all', () => {
    const table = talking()
    const run = table.run('review')
    table.does(mediator, report(run))
    const toAll: Command = {
      type: 'ReportFindings',
      run,
      findings: [],
      questions: [{ to: null, text: 'Who holds the keys?', why: 'x', about: [] }],
      provenance,
    }
    table.does(mediator, toAll)
    const answer = (question: number): Command => ({ type: 'AnswerQuestion', question, text: 'Mondays.' })
    expect(code(table.refusal(ana, answer(1)))).toBe('NotAskedOfYou')
    expect(code(table.refusal(ana, answer(9)))).toBe('UnknownQuestion')
    for (const who of [bo, bo]) table.does(who, answer(1))
    table.does(ana, answer(2))
    expect(table.matter.questions.map((question) => question.answers.length)).toEqual([2, 1])
  })

  test('[MED9] a run at work ends with the negotiation, in the same entry', () => {
    for (const end of [
      (table: Table) => table.does(fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'x' }),
      (table: Table) => table.does(ana, { type: 'ExitNegotiation', words: 'We leave.' }),
    ]) {
      const table = talking()
      const run = table.run()
      const events = end(table)
      expect(one(events, 'MediationCancelled').run).toBe(run)
      expect(code(table.refusal(mediator, { type: 'FinishMediation', run }))).toBe('RunEnded')
      expect(table.ask(mediator, draft(run)).ok).toBe(false)
    }
  })

  test('[MED9] the last confirmation ends a run that is still at work', () => {
    const table = talking()
    const settlement = table.draft()
    const run = table.run()
    table.callFor(settlement).ratifies(ana)
    expect(one(table.ratifies(bo), 'MediationCancelled')).toMatchObject({ run, by: bo })
  })
})
