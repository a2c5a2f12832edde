import { describe, expect, test } from 'vitest'
import type { Command } from './commands'
import type { PersonId } from './ids'
import { latestIntent } from './intents'
import { needsOf } from './needs'
import {
  a,
  ana,
  ann,
  b,
  bo,
  fay,
  intent,
  mediator,
  modelCallOf,
  one,
  provenance,
  stating,
  type Table,
  talking,
} from './testing'
import type { Act, Subject, Work } from './work'

const request = (act: Act, subject?: Subject, name = 'built-in'): Command => ({
  type: 'RequestMediation',
  act,
  mediator: name,
  note: '',
  ...(subject ? { subject } : {}),
})
const ofA: Subject = { kind: 'intent', party: a }
const term: Subject = { kind: 'term', version: 1, term: 1 }
const items = [{ item: 'g1', text: 'To share the yard.', kept: ['the yard'], changed: ['when'], unsure: [] }]
const clarification: Work = { kind: 'clarification', party: a, version: 1, items }

function asked(table: Table, act: Act, subject?: Subject) {
  table.does(fay, request(act, subject))
  return table.lastAct
}
function reports(table: Table, run: ReturnType<typeof asked>, work: Work): Command {
  return { type: 'ReportWork', run, work, provenance: { ...provenance, readTo: table.matter.head.seq } }
}
function clarified(): Table {
  const table = talking()
  table.does(mediator, reports(table, asked(table, 'clarify', ofA), clarification))
  return table
}

describe('who asks for what', () => {
  test('[MED10] a party asks about its own intent and about terms, a facilitator for everything', () => {
    const table = talking()
    table.draft()
    for (const [act, subject] of [
      ['clarify', ofA],
      ['alternatives', term],
      ['simulate', term],
    ] as const)
      expect(table.ask(ana, request(act, subject)).ok).toBe(true)
    for (const act of ['review', 'draft', 'questions'] as const) {
      expect(table.refusal(ana, request(act))).toEqual({ code: 'OnlyFacilitator' })
      expect(table.ask(fay, request(act)).ok).toBe(true)
    }
    expect(table.refusal(bo, request('clarify', ofA))).toEqual({ code: 'NotAskedOfYou' })
    expect(table.ask(fay, request('clarify', ofA)).ok).toBe(true)
  })

  test('[MED10] more is open to parties once the facilitator has said so, and to nobody else', () => {
    const table = talking()
    const open: Command = {
      type: 'SwitchMediation',
      parties: ['review'],
      automatic: [],
      mediator: 'built-in',
    }
    expect(table.refusal(ana, open)).toEqual({ code: 'OnlyFacilitator' })
    table.does(fay, open)
    expect(table.ask(ana, request('review')).ok).toBe(true)
    expect(table.refusal(ana, request('draft'))).toEqual({ code: 'OnlyFacilitator' })
  })

  test('[MED2] whoever asked may cancel, and so may a facilitator, and nobody else', () => {
    const table = talking()
    table.does(ana, request('clarify', ofA))
    const run = table.lastAct
    expect(table.refusal(bo, { type: 'CancelMediation', run })).toEqual({ code: 'OnlyFacilitator' })
    expect(table.ask(ana, { type: 'CancelMediation', run }).ok).toBe(true)
    expect(table.ask(fay, { type: 'CancelMediation', run }).ok).toBe(true)
  })

  test('[MED2] one run on the whole matter, and one on each intent, beside each other', () => {
    const table = talking()
    table.does(fay, request('review'))
    expect(table.refusal(fay, request('draft'))).toEqual({ code: 'MediatorBusy' })
    table.does(fay, request('clarify', ofA))
    expect(table.refusal(fay, request('clarify', ofA))).toEqual({ code: 'MediatorBusy' })
    expect(table.ask(fay, request('clarify', { kind: 'intent', party: b })).ok).toBe(true)
  })

  test('[MED12] each act is about what it is about', () => {
    const table = talking()
    table.draft()
    expect(table.refusal(fay, request('clarify'))).toEqual({ code: 'WrongSubject', act: 'clarify' })
    expect(table.refusal(fay, request('draft', term))).toEqual({ code: 'WrongSubject', act: 'draft' })
    expect(table.refusal(fay, request('simulate', { ...term, term: 9 }))).toEqual({
      code: 'UnknownTerm',
      term: 9,
    })
    expect(table.refusal(fay, request('compare'))).toEqual({ code: 'UnknownVersion', version: 2 })
    const early = stating()
    early.states(ana, intent())
    expect(early.ask(ana, request('clarify', ofA)).ok).toBe(true)
    expect(early.refusal(fay, request('review')).code).toBe('WrongPhase')
    expect(early.refusal(fay, request('clarify', { kind: 'intent', party: b })).code).toBe('IntentMissing')
  })

  test('[MED11] what is switched on is asked for in the entry that sets it off', () => {
    const table = stating()
    table.does(fay, {
      type: 'SwitchMediation',
      parties: [],
      automatic: ['clarify', 'review'],
      mediator: 'built-in',
    })
    const stated = one(table.does(ana, { type: 'StateIntent', statement: intent() }), 'MediationRequested')
    expect(stated).toMatchObject({ act: 'clarify', subject: ofA, by: ana })
    table.states(bo, intent())
    const begun = one(table.does(fay, { type: 'BeginMediation', without: [] }), 'MediationRequested')
    expect(begun).toMatchObject({ act: 'review', by: fay })
    expect(table.matter.runs.map((run) => run.state)).toEqual(['working', 'working', 'working'])
  })
})

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
})

describe('clarifications', () => {
  const answer = (kind: 'confirmed' | 'declined'): Command => ({
    type: 'AnswerClarification',
    work: 1,
    answer: { kind },
  })

  test('[CLR1] it counts for nothing until somebody of that party has answered', () => {
    const table = clarified()
    expect(latestIntent(table.matter, a)?.version).toBe(1)
    for (const other of [bo])
      expect(table.refusal(other, answer('confirmed'))).toEqual({ code: 'NotAskedOfYou' })
    expect(table.refusal(fay, answer('confirmed'))).toEqual({ code: 'OnlyParty' })
    expect(table.refusal(mediator, answer('confirmed'))).toEqual({ code: 'NotAPerson' })
    table.seat(ann, 'member', a)
    expect(table.ask(ann, answer('confirmed')).ok).toBe(true)
  })

  test('[CLR1] it waits for its party until somebody of it has answered, and not once the intent has moved on', () => {
    const waits = (table: Table, who: PersonId) =>
      needsOf(table.matter, who).filter((need) => need.kind === 'answer-clarification')
    const table = clarified()
    expect(waits(table, ana)).toEqual([{ kind: 'answer-clarification', work: 1 }])
    for (const other of [bo, fay]) expect(waits(table, other)).toEqual([])
    table.does(ana, answer('declined'))
    expect(waits(table, ana)).toEqual([])
    const moved = clarified()
    moved.states(ana, intent())
    expect(waits(moved, ana)).toEqual([])
  })

  test('[CLR2] confirmed, it is the next version in exactly those words; reasons stay', () => {
    const table = clarified()
    table.does(ana, answer('confirmed'))
    const intents = latestIntent(table.matter, a)
    expect(intents).toMatchObject({ version: 2, by: ana })
    expect(intents?.statement.goals).toEqual([{ text: 'To share the yard.', rationale: 'We need room.' }])
    expect(table.matter.works[0]?.answer).toMatchObject({ answer: 'confirmed', by: ana })
  })

  test('[CLR2] corrected, the person’s own words count; declined, nothing changes', () => {
    const declined = clarified()
    declined.does(ana, answer('declined'))
    expect(latestIntent(declined.matter, a)?.version).toBe(1)
    const corrected = clarified()
    const statement = intent({ redLines: ['No noise before 8.'] })
    corrected.does(ana, { type: 'AnswerClarification', work: 1, answer: { kind: 'corrected', statement } })
    expect(latestIntent(corrected.matter, a)).toMatchObject({ version: 2, statement })
  })

  test('[CLR3] it is answered once, and not about an intent that has moved on', () => {
    const table = clarified()
    table.does(ana, answer('declined'))
    expect(table.refusal(ana, answer('confirmed'))).toEqual({ code: 'ClarificationAnswered' })
    const moved = clarified()
    moved.states(ana, intent())
    expect(moved.refusal(ana, answer('confirmed'))).toEqual({ code: 'IntentMoved', party: a })
    expect(moved.ask(ana, answer('declined')).ok).toBe(true)
    expect(
      moved.refusal(ana, { type: 'AnswerClarification', work: 2, answer: { kind: 'confirmed' } }),
    ).toEqual({
      code: 'UnknownWork',
    })
  })
})
