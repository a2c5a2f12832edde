import { expect, test } from 'vitest'
import { a, ana, fay, mediator, modelCallOf, talking } from '@/server/protocol/testing'
import { modelBudget } from './model-budget'

const limits = { tokens: 4_500, microdollars: 3_000_000 }

test('the bound that is shown is the one that runs have: without the shares of parties alone with a model', () => {
  const table = talking()
  const run = table.run()
  table.does(mediator, { type: 'RecordModelCall', ...modelCallOf(run) })
  expect(modelBudget(table.matter, limits)).toMatchObject({ ...limits, part: 1, used: 1_540 / 4_500 })
  const opens = { type: 'OpenCaucus', party: a, with: 'mediator' } as const
  table.does(ana, opens)
  expect(modelBudget(table.matter, limits)).toMatchObject({ ...limits, part: 1 })
  const caucus = table.matter.caucuses.length
  table.does(ana, { type: 'CloseCaucus', caucus })
  table.does(fay, { type: 'SwitchMediation', parties: [], automatic: [], mediator: 'compatible/stub' })
  table.does(ana, opens)
  expect(modelBudget(table.matter, limits)).toMatchObject({
    tokens: 3_000,
    microdollars: 2_000_000,
    used: 1_540 / 3_000,
  })
})

test('four fifths are told of that bound, and without bounds nothing is', () => {
  const table = talking()
  table.does(fay, { type: 'SwitchMediation', parties: [], automatic: [], mediator: 'compatible/stub' })
  table.does(ana, { type: 'OpenCaucus', party: a, with: 'mediator' })
  table.does(mediator, { type: 'RecordModelCall', ...modelCallOf(table.run()) })
  expect(modelBudget(table.matter, { tokens: 2_700, microdollars: null }).used).toBeGreaterThan(0.8)
  expect(modelBudget(table.matter, { tokens: null, microdollars: null })).toMatchObject({
    tokens: null,
    microdollars: null,
    used: 0,
  })
})
