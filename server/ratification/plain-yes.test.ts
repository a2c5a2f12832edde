import { describe, expect, it } from 'vitest'
import { orchardWall as context } from '@/server/ratification/orchard-wall.fixture'
import { isPlainYes } from '@/server/ratification/plain-yes'
import { screen } from '@/server/ratification/screen'

describe('a plain yes', () => {
  it('of assent and the settlement alone is recorded, however many of its words stand in a row', () => {
    for (const text of [
      'I agree to this settlement exactly as written and ratify it.',
      'I, Ada Quill, have read and understood this settlement, and I accept and ratify it fully and freely, every word of it, as it is written.',
      'I’m very happy to accept this settlement as written.',
      'I accept this settlement as written 🙌🙌',
      'We hereby formally confirm our agreement to the Orchard Wall Settlement, version 3, in full.',
    ])
      expect([text, screen(text, context).label]).toEqual([text, 'ratifies'])
  })

  it('is none with a word that narrows it, puts it off or takes it back', () => {
    for (const marked of [
      'i accept @ref as written , with reservations .',
      'i accept @ref for now .',
      'i accept @ref 🙄',
      'i accept @ref not .',
      'i accept @part .',
      'i will accept @ref .',
    ])
      expect([marked, isPlainYes(marked)]).toEqual([marked, false])
    expect(isPlainYes('i accept @ref as written .')).toBe(true)
  })

  it('is asked for again where the rules refuse it all the same', () => {
    for (const text of [
      'I agree.',
      'I have read this settlement.',
      'I am pleased to have read this settlement.',
      'I am happy with this settlement as written.',
      'Do I accept this settlement?',
    ])
      expect([text, screen(text, context).label]).toEqual([text, 'unclear'])
  })
})
