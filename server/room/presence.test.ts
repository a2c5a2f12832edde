import { expect, test } from 'vitest'
import { negotiationId, personId } from '@/server/protocol/ids'
import { Presence } from './presence'

const here = negotiationId.parse('here')
const there = negotiationId.parse('there')
const ana = personId.parse('ana')
const bo = personId.parse('bo')
const HOUR_MS = 3_600_000

function presence() {
  let now = Date.parse('2026-03-02T12:00:00Z')
  return { told: new Presence(() => new Date(now)), passes: (ms: number) => (now += ms) }
}

test('leaving and typing where one never was tells nothing', () => {
  const { told } = presence()
  told.left(here, ana, 'c1')
  told.typing(here, ana, 'issue:1')
  expect(told.people(here)).toEqual([])
  told.arrived(here, bo, 'c2')
  told.left(here, bo, 'another line')
  expect(told.people(here)).toMatchObject([{ person: bo, here: true }])
})

test('when somebody was last here is known for a day, then the room is forgotten', () => {
  const { told, passes } = presence()
  const comesAndGoes = () => {
    told.arrived(there, bo, 'c2')
    told.left(there, bo, 'c2')
  }
  told.arrived(here, ana, 'c1')
  told.left(here, ana, 'c1')
  told.heard('a neighbour', here, [
    { person: bo, here: true, lastSeen: '2026-03-02T12:00:00.000Z', typing: null },
  ])
  passes(23 * HOUR_MS)
  comesAndGoes()
  expect(told.people(here)).toMatchObject([
    { person: ana, here: false },
    { person: bo, here: false },
  ])
  passes(2 * HOUR_MS)
  comesAndGoes()
  expect(told.people(here)).toEqual([])
  expect(told.people(there)).toMatchObject([{ person: bo, here: false }])
})

test('a room in which somebody stays is not forgotten', () => {
  const { told, passes } = presence()
  told.arrived(here, ana, 'c1')
  passes(48 * HOUR_MS)
  told.arrived(there, bo, 'c2')
  told.left(there, bo, 'c2')
  expect(told.people(here)).toMatchObject([{ person: ana, here: true }])
})
