import { expect, test } from 'vitest'
import { accepting, bargaining, counter, offer } from '@/server/protocol/offers.fixture'
import { ana, bo, cy, fay, type Table } from '@/server/protocol/testing'
import { NOTHING_REPLAYED, replayEntry } from './replay'
import { sentence } from './story'

function lastTexts(table: Table, count: number): string[] {
  let now = NOTHING_REPLAYED
  const texts = table.entries.map((stored) => {
    const step = replayEntry(now, stored)
    if (!step.ok) throw new Error(step.fault.fault)
    const told = sentence(step.entry, now.state, step.replayed.state)
    now = step.replayed
    return told.text
  })
  return texts.slice(-count)
}

test('offers read as a story: who offered what, who accepted, and what follows', () => {
  const table = bargaining()
  table.does(ana, offer('1000'))
  table.does(bo, counter(table, 1, '800', '2027-02-01', 'Tenant only'))
  table.does(cy, accepting(table, cy, 2))
  table.does(ana, accepting(table, ana, 2))
  expect(lastTexts(table, 6)).toEqual([
    expect.stringContaining('declared what the issues and no deal are worth to them; both are sealed'),
    expect.stringContaining('declared what the issues and no deal are worth to them; both are sealed'),
    'Ana for Alder House made offer 1: Rent 1000 € a month; Start 1 February 2027; Garden Shared.',
    'Bo for Birch Yard countered offer 1 with offer 2: Rent 800 € a month; Start 1 February 2027; Garden Tenant only.',
    'Cy for Cedar Mill accepted offer 2, as a package that is still to be ratified.',
    'Ana for Alder House accepted offer 2, as a package that is still to be ratified. With that offer 2 is the package to draft. From offer 2 of Birch Yard follows settlement 1, PROVISIONAL, one term for each issue.',
  ])
})

test('a stop names no party, walking no reason, and going on its reason', () => {
  const table = bargaining({ parties: 2, terms: { bounds: { rounds: 1, offers: null, minutes: null } } })
  table.does(ana, offer('1000'))
  table.does(bo, counter(table, 1, '600'))
  const bounds = { rounds: 9, offers: null, minutes: null }
  table.does(fay, { type: 'ResumeBargaining', bounds, reason: 'A week to think.' })
  table.does(bo, { type: 'WalkAway' })
  expect(lastTexts(table, 3)).toEqual([
    expect.stringContaining(
      'All rounds of offers are used: no further moves until people decide how to go on.',
    ),
    'Fay let bargaining go on: “A week to think.”',
    'Bo for Birch Yard walked away; nobody is asked why. Bo ended the negotiation without a deal.',
  ])
})
