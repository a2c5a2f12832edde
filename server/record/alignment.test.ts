import { expect, test } from 'vitest'
import type { Event } from '@/server/protocol/events'
import { instant, personId, settlementDigest } from '@/server/protocol/ids'
import { a, ana, ann, settled, talking } from '@/server/protocol/testing'
import { Alignment, type AlignmentCheck } from './alignment'
import type { StoredEntry } from './entry'
import { NOTHING_REPLAYED, replayEntry, type ToldEntry } from './replay'

/** These go past the replay on purpose: what `decide` would have stopped must be found a second time here. */
function told(entries: readonly StoredEntry[]): ToldEntry[] {
  let now = NOTHING_REPLAYED
  return entries.map((stored) => {
    const step = replayEntry(now, stored)
    if (!step.ok) throw new Error(step.fault.fault)
    now = step.replayed
    return step.entry
  })
}
const sound = told(settled({ parties: 3 }).entries)

function failing(entries: readonly ToldEntry[]): AlignmentCheck[] {
  const alignment = new Alignment()
  const found = entries.flatMap((one) => alignment.take(one)).filter((one) => !one.holds)
  return [...new Set(found.map((one) => one.check))].sort()
}
const withEvents = (change: (event: Event, entry: ToldEntry) => Event[]): ToldEntry[] =>
  sound.map((one) => ({ ...one, events: one.events.flatMap((event) => change(event, one)) }))

test('[REC5] a sound record is aligned', () => {
  expect(failing(sound)).toEqual([])
})

test('[REC5] a party without its ratification is found', () => {
  const without = withEvents((event) =>
    event.type === 'RatificationRecorded' && event.party === a ? [] : [event],
  )
  expect(failing(without)).toEqual(['all-parties'])
  const never = withEvents((event) => (event.type === 'RatificationRecorded' ? [] : [event]))
  expect(failing(never)).toEqual(['all-parties', 'own-words'])
})

test('[REC5] a party that the call left out is found', () => {
  const narrowed = withEvents((event) =>
    event.type === 'RatificationCalled' ? [{ ...event, parties: event.parties.slice(1) }] : [event],
  )
  expect(failing(narrowed)).toContain('all-parties')
})

test('[REC5] a withdrawn ratification does not stand', () => {
  const withdrawn = withEvents((event) =>
    event.type === 'RatificationRecorded' && event.party === a
      ? [event, { ...event, type: 'RatificationWithdrawn', words: 'No.' }]
      : [event],
  )
  expect(failing(withdrawn)).toEqual(['all-parties'])
})

test('[REC5] words other than those sent, or by another person, are found', () => {
  const changed = withEvents((event) =>
    event.type === 'RatificationRecorded' ? [{ ...event, words: 'Whatever.' }] : [event],
  )
  expect(failing(changed)).toEqual(['own-words'])
  const stranger = personId.parse('mal')
  const stolen = sound.map((one): ToldEntry => {
    const confirms = one.command.type === 'ConfirmRatification'
    return confirms ? { ...one, actor: { kind: 'person', person: stranger } } : one
  })
  expect(failing(stolen)).toEqual(['own-words'])
})

test('[REC5] words that were read as something else than ratifying are found', () => {
  const unclear = withEvents((event) =>
    event.type === 'RatificationRecorded'
      ? [{ ...event, reading: { ...event.reading, label: 'unclear' } }]
      : [event],
  )
  expect(failing(unclear)).toEqual(['own-words'])
})

test('[REC5] an answer to another text or another call is found', () => {
  const digest = settlementDigest.parse('0'.repeat(64))
  const text = withEvents((event) =>
    event.type === 'RatificationRecorded' && event.party === a ? [{ ...event, digest }] : [event],
  )
  expect(failing(text)).toEqual(['same-text'])
  const call = withEvents((event) =>
    event.type === 'RatificationRecorded' && event.party === a ? [{ ...event, call: 2 }] : [event],
  )
  expect(failing(call)).toEqual(['same-call'])
})

test('[REC5] a text whose digest is not its own, or a version written twice, is found', () => {
  const changed = withEvents((event) =>
    event.type === 'SettlementDrafted'
      ? [{ ...event, settlement: { ...event.settlement, title: 'Another' } }]
      : [event],
  )
  expect(failing(changed)).toEqual(['immutable-text'])
  const twice = withEvents((event) => (event.type === 'SettlementDrafted' ? [event, event] : [event]))
  expect(failing(twice)).toEqual(['immutable-text'])
})

test('[REC5] an entry out of time is found', () => {
  const early = instant.parse('2001-01-01T00:00:00.000Z')
  const backwards = sound.map((one, index) => (index === sound.length - 1 ? { ...one, at: early } : one))
  expect(failing(backwards)).toEqual(['time-order'])
})

test('[REC5] a grant from after the call, or for something else, does not speak for the party', () => {
  const table = talking().seat(ann, 'member', a)
  table.does(ana, { type: 'Grant', to: ann, purposes: ['ratify'], subject: 'x', until: table.inHours(9) })
  table.callFor(table.draft())
  const words = 'By Ana’s grant I ratify this settlement for Alder House as written.'
  table.does(ann, table.sends(ann, words, 'ratifies', ['disclosed_delegate']))
  const entries = told(table.entries)
  expect(failing(entries)).toEqual([])
  const other = entries.map((one) => ({
    ...one,
    events: one.events.map(
      (event): Event => (event.type === 'GrantRecorded' ? { ...event, purposes: ['agree'] } : event),
    ),
  }))
  expect(failing(other)).toEqual(['own-words'])
  const without = entries.map((one) => ({
    ...one,
    events: one.events.filter((event) => event.type !== 'GrantRecorded'),
  }))
  expect(failing(without)).toEqual(['own-words'])
})
