import { describe, expect, it } from 'vitest'
import { misnamedIn } from '@/server/ratification/misnamed'
import type { ScreenContext } from '@/server/ratification/reading'
import { screen } from '@/server/ratification/screen'
import { makeVisible } from '@/server/ratification/visible'

const context: ScreenContext = {
  settlementTitle: 'Saturday Market Pitch Settlement',
  settlementVersion: 2,
  settlementDate: '2026-05-02T05:30:00Z',
  otherVersions: [1],
  digestPrefix: '47fe2b19',
  parties: ['Maud Ferris', 'Jaz Gill'],
  speaker: 'Maud Ferris',
}
const named = (text: string) =>
  misnamedIn(makeVisible(text).line, context).map(({ start, end }) => text.slice(start, end))

describe('a title written out', () => {
  it('that has a word of another is another’s, wherever it stands', () => {
    expect(named('Having looked at the Ferris Farm Pitch Settlement I accept it as written.')).toEqual([
      'Ferris Farm Pitch Settlement',
    ])
    for (const text of [
      'Having looked at the Ferris Farm Pitch Settlement I accept it as written.',
      'I accept and ratify “Mill Lane Agreement”, version 2, as written.',
      'I agree to this settlement, the Sunday Market Pitch one, as written.',
      'I accept the settlement for Saturday Market Barrows, all of it.',
      'I accept the settlement between Maud Ferris and Carla Stone as written.',
      'Maud Ferris agrees to version 2 of the settlement with Gill Brothers Catering.',
      'I accept the settlement as issued on 2 June 2026, all of it.',
      'I am pleased with, and agree to, the settlement in the form tabled by the traders on 1 May.',
      'I accept the settlement in five articles “Saturday Market Barrow”.',
      'We all accept the Maud Ferriday and Sons settlement.',
      'I ratify the settlement of 2 May 2026 between Ferris Removals Ltd and Jaz Gill.',
      'I accept the settlement numbered 3, as written.',
      'I accept this settlement as dated, 2 May 2025.',
      'I accept the settlement dated May Day, 1 May, as written.',
      'The settlement dated New Year’s Day is accepted by me.',
      'I accept the settlement dated Good Friday, as written.',
      'I accept the settlement in its first form, as written.',
      'Maud Ferris accepts this settlement, v2, executed on 2 April 2026.',
      'I ratify both drafts, 1 and 2, of the Saturday Market Pitch Settlement, as written.',
      'Version 1 with the old pitch and version 2 with the new one, I accept both of them.',
      'I accept the settlement that’s dated the second o’ June.',
      'Settlement of 2 June 2026: accepted by me as written.',
      'I accept this settlement, number 3, as it is written.',
      'I agree to the “Sunday Market” pitch settlement as written.',
    ]) {
      const reading = screen(text, context)
      expect([text, reading.label]).toEqual([text, 'unclear'])
      expect([text, ...reading.reasons]).toContain('wrong_reference')
    }
  })

  it('is this one’s with a capital before it, a letter swapped, a party’s name in it, or less than the whole', () => {
    for (const text of [
      'What the Saturday Market Pitch Settlement says, goes. I accept it.',
      'Whatever they say on Facebook, the Market Pitch Settlement is accepted by me.',
      'I accept the Saturday Makret Pitch Settlement.',
      'I accept the Ferris and Gill Settlement.',
      'I accept the settlement about the Saturday Market as written.',
      'I accept the settlement between Ms Ferris and Jaz Gill.',
      'I accept the settlement between me and Jaz.',
      'I accept the settlement with Jaz Gill.',
      'Settlement of 2 May 2026: accepted by me as written.',
      'I accept this settlement, number 2, as it is written.',
      'I agree to the “Saturday Market” pitch settlement as written.',
      'I accept the settlement with VAT in it.',
      'I accept the settlement with Monday’s correction in it, as it stands.',
      'Read. Settlement understood. I accept this settlement.',
      'I ratify version 2 of this Final Settlement.',
      'The flyer says “Saturday Barrow Bonanza”. I accept this settlement as written.',
      'I accept the Market Pitch Settlement, Maud Ferris, stall nine.',
      'I accept this Settlement, Maud Mary Ferris.',
      'I accept this Settlement – Maud Ferris 2026',
      'I accept the Market Pitch Settlement (Maud Ferris, Director).',
      'I accept the Friday Club settlement.',
    ])
      expect([text, named(text)]).toEqual([text, []])
  })

  it('with a further part has that part too, if any', () => {
    const lock = { ...context, settlementTitle: 'Narrowboat Mooring Settlement, Lock 12' }
    const hits = (text: string) => misnamedIn(makeVisible(text).line, lock).length
    expect(hits('I accept the Narrowboat Mooring Settlement, Lock 21, as written.')).toBe(1)
    expect(hits('I accept the Narrowboat Mooring Settlement, Lock 12, as written.')).toBe(0)
    expect(hits('I accept the Narrowboat Mooring Settlement, Maud Ferris.')).toBe(0)
  })

  it('of an agreement that is only spoken of says nothing about which one is meant', () => {
    for (const text of [
      'Under section 6 of its Operating Agreement the manager signs: I accept this settlement.',
      'Unlike the Mill Lane Agreement, this settlement is one I accept.',
    ])
      expect([text, named(text)]).toEqual([text, []])
  })
})
