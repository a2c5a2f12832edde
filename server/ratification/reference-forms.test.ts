import { describe, expect, it } from 'vitest'
import { leaning } from '@/server/ratification/leaning.fixture'
import { orchardWall } from '@/server/ratification/orchard-wall.fixture'
import { screen } from '@/server/ratification/screen'

/** What is left to the rules: everything learnt finds the statement harmless. */
const label = (text: string) => leaning(-1000, text, orchardWall).label

describe('which text is meant', () => {
  it.each([
    ['told behind a comma', 'I accept this settlement, the previous one, as written.'],
    ['counted behind a comma', 'We ratify this settlement, the second one.'],
    ['in brackets', 'I accept this settlement (the old version).'],
    ['by an earlier form', 'I accept this settlement in an older form, as written.'],
    ['by its earlier form', 'I ratify this settlement as written in its original wording.'],
    ['by the number of a text', 'I accept this settlement, text 1, as written.'],
    ['as several of which one is under call', 'I agree to both of these settlements as written.'],
    ['as two', 'I accept these two agreements as written.'],
    ['as all of several', 'I ratify all of these settlements.'],
    ['as both', 'We agree with both settlements.'],
    ['as both versions', 'We agree with both versions of this settlement.'],
  ])('is another one %s', (_, text) => {
    expect(label(text)).not.toBe('ratifies')
    expect(leaning(-1000, text, orchardWall).reasons).toContain('wrong_reference')
  })

  it.each([
    ['by the count of its version', 'I accept this settlement, the third one, as written.'],
    ['by its number', 'I accept this settlement, text 3, as written.'],
    ['in its present form', 'I accept this settlement in its present form.'],
    ['by what it is about', 'I accept this settlement, the wall one, as written.'],
    ['by all its terms', 'I accept all of these terms.'],
    ['by how many clauses it has', 'I accept the fifty-two-clause agreement as written.'],
    ['by older ones that are gone', 'I accept version 3, versions 1 and 2 having both been withdrawn.'],
    ['as the first one ever signed', 'I accept this settlement, the second one I have ever signed.'],
    ['in another state of mind', 'I accept this settlement in a different state of mind.'],
    ['by its day alone', 'Settlement, 2 April 2026. Accepted.'],
    ['with a share of something', 'I accept this settlement, 3/4 of the wall being mine.'],
  ])('is this one %s', (_, text) => expect(label(text)).toBe('ratifies'))

  it.each(['02-Apr-2026', '2-April-26', "2 April '26", "April 2 '26", '2-Apr-26'])(
    'a day may be written %s, and a year that is another is wrong',
    (day) => {
      expect(label(`I ratify the settlement dated ${day}, as written.`)).toBe('ratifies')
      const other = leaning(-1000, `I ratify the settlement dated ${day.replace('26', '25')}.`, orchardWall)
      expect(other.label).toBe('unclear')
      expect(other.reasons).toContain('wrong_reference')
    },
  )

  it('is this one by its one page', () =>
    expect(screen('I accept the one-page settlement as written.', orchardWall).label).toBe('ratifies'))

  it('by a day that is no day of the calendar cannot be checked', () => {
    for (const text of [
      'I ratify the settlement dated Lunar New Year, as written.',
      'I ratify the settlement dated last Easter.',
      'The settlement dated Diwali is accepted by me.',
      'I ratify the settlement dated the Feast of St Swithin, as written.',
      'I ratify the settlement dated Eid, 3 April 2026.',
    ])
      expect([text, label(text)]).toEqual([text, 'unclear'])
    for (const text of [
      'I ratify the settlement dated Maundy Thursday, 2 April 2026.',
      'I ratify the settlement dated as above.',
      'I ratify the settlement dated the second of Aprl.',
    ])
      expect([text, label(text)]).toEqual([text, 'ratifies'])
  })
})

describe('the rest of it', () => {
  it.each(['amuses me', 'baffles my wife', 'reeks', 'I leave to Ben'])('that %s is not accepted', (said) =>
    expect(label(`I accept clause 1 and the rest of this settlement ${said}.`)).not.toBe('ratifies'),
  )
  it.each(['as written', 'too', 'without reserve', 'in full'])('%s is accepted', (said) =>
    expect(label(`I accept clause 1 and the rest of this settlement ${said}.`)).toBe('ratifies'),
  )
})

describe('one s too many in a word of the title', () => {
  it('is a slip', () => expect(label('I accept the Orchard Walls Settlement as written.')).toBe('ratifies'))
  it('is none where it makes a party’s name', () => {
    const parties = ['Ada Quill', 'Tom Walls']
    const text = 'I accept the orchard walls settlement as written.'
    expect(leaning(-1000, text, { ...orchardWall, parties }).label).not.toBe('ratifies')
  })
})
