import { expect, test } from 'vitest'
import { PLAYED } from './control'
import { commitment } from './ids'
import { silenceOf } from './silence'
import { SPENT_WORDS } from './spent'
import { called, fay, mediator, modelCallOf, olga, opened, settled, talking } from './testing'

const why = (table: { matter: Parameters<typeof silenceOf>[0] }) => silenceOf(table.matter)?.why

test('[CTL6] the record says why the mediator is silent: not asked, waiting, failed, refused, or its means used up', () => {
  expect(why(opened())).toBeUndefined()
  expect(why(settled())).toBeUndefined()
  expect(why(called())).toBe('call')
  const table = talking()
  expect(silenceOf(table.matter)).toEqual({ why: 'not-asked', since: null })
  const run = table.run()
  expect(silenceOf(table.matter)).toMatchObject({ why: 'waiting', run, sign: table.matter.runs[0]?.mark })
  const exchange = commitment.parse('cd'.repeat(32))
  table.does(mediator, { type: 'RecordModelCall', ...modelCallOf(run), exchange })
  expect(silenceOf(table.matter)).toMatchObject({ why: 'waiting', sign: table.matter.head })
  table.does(mediator, { type: 'FinishMediation', run })
  expect(silenceOf(table.matter)).toEqual({ why: 'not-asked', since: table.matter.head })
  const failing = table.run()
  table.does(mediator, { type: 'FailMediation', run: failing, reason: 'No answer.' })
  expect(silenceOf(table.matter)).toMatchObject({ why: 'failed', reason: 'No answer.' })
  const refused = table.run()
  table.does(mediator, { type: 'RecordRefusedOutput', run: refused, reasons: ['leak'], output: exchange })
  table.does(mediator, { type: 'FailMediation', run: refused, reason: 'Nothing passed.' })
  expect(silenceOf(table.matter)).toMatchObject({ why: 'refused', reasons: ['leak'] })
  const spent = table.run()
  table.does(mediator, { type: 'FailMediation', run: spent, reason: SPENT_WORDS.tokens })
  expect(why(table)).toBe('over-budget')
  const cancelled = table.run()
  table.does(fay, { type: 'CancelMediation', run: cancelled })
  expect(why(table)).toBe('cancelled')
})

test('[CTL6] the record says that the mediator is paused, its acts used up, or a person asked', () => {
  const table = talking().seat(olga, 'observer', null)
  table.does(fay, { type: 'LimitMediator', acts: 0, reason: 'x' })
  expect(silenceOf(table.matter)).toMatchObject({ why: 'acts-used-up', acts: 0 })
  table.does(fay, { type: 'LimitMediator', acts: null, reason: 'x' })
  table.does(fay, { type: 'PlayMediator', person: olga })
  table.does(fay, { type: 'RequestMediation', act: 'draft', mediator: PLAYED, note: '' })
  expect(silenceOf(table.matter)).toMatchObject({ why: 'waiting', player: olga })
  table.does(fay, { type: 'PauseMediator', reason: 'Lunch.', working: 'finish' })
  expect(silenceOf(table.matter)).toMatchObject({ why: 'paused', reason: 'Lunch.', unfinished: true })
})
