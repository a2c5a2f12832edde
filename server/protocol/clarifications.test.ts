import { describe, expect, test } from 'vitest'
import type { Command } from './commands'
import type { PersonId } from './ids'
import { latestIntent } from './intents'
import { clarified } from './mediation.fixture'
import { needsOf } from './needs'
import { a, ana, ann, bo, fay, intent, mediator, type Table } from './testing'

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
