import { expect, test } from 'vitest'
import { type Place, placeIn, placeQuery } from './place'

test.each<Place>([
  { at: 'now' },
  { at: 'matter' },
  { at: 'people' },
  { at: 'intents' },
  { at: 'write-intent' },
  { at: 'issues' },
  { at: 'issue', issue: 12 },
  { at: 'raise-issue' },
  { at: 'trades' },
  { at: 'mediation' },
  { at: 'settlements' },
  { at: 'settlement', version: 2 },
  { at: 'difference', version: 2 },
  { at: 'counter', version: 2 },
])('a place is found again from its address ($at)', (place) => {
  expect(placeIn(new URLSearchParams(placeQuery(place)))).toEqual(place)
})

test.each(['?issue=0', '?issue=-1', '?issue=x', '?settlement=1e9', '?show=secrets', '?issue='])(
  'an address nobody made shows a list or the first view (%s)',
  (query) => {
    expect(['issues', 'settlements', 'now']).toContain(placeIn(new URLSearchParams(query)).at)
  },
)
