import { describe, expect, test } from 'vitest'
import type { Command } from './commands'
import { decide } from './decide'
import { evolve } from './evolve'
import { commandId } from './ids'
import { ofA, request, term } from './mediation.fixture'
import type { Opened, State } from './state'
import { ana, b, bo, fay, intent, one, stating, talking } from './testing'

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

  test('[MED2] runs that are switched on have ids of their own, whatever the acts that set them off are called', () => {
    const table = stating()
    table.does(fay, { type: 'SwitchMediation', parties: [], automatic: ['clarify'], mediator: 'built-in' })
    const { matter } = table
    const long = commandId.parse('x'.repeat(64))
    let state: Opened = matter
    for (const person of [ana, bo]) {
      const command = { type: 'StateIntent' as const, statement: intent() }
      const asked = { id: long, at: matter.head.at, actor: { kind: 'person' as const, person }, command }
      const decided = decide(state, asked)
      if (!decided.ok) throw new Error(decided.refusal.code)
      const mark = { seq: state.head.seq + 1, at: state.head.at }
      state = decided.events.reduce((before, event) => opened(evolve(before, event, mark)), state)
    }
    expect(new Set(state.runs.map(({ run }) => run)).size).toBe(2)
  })
})

function opened(state: State): Opened {
  if (state.phase === 'Unopened') throw new Error('not opened')
  return state
}
