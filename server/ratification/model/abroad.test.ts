import { describe, expect, it } from 'vitest'
import { committed } from '@/server/ratification/model/committed'
import { GRAM_PLACES } from '@/server/ratification/model/grams'
import { orchardWall as context } from '@/server/ratification/orchard-wall.fixture'
import { conclude, prepare } from '@/server/ratification/read'
import { screen } from '@/server/ratification/screen'

/** What the screen says where what was learnt of other languages leans so far towards harmless (below 0) or harmful. */
function leaning(base: number, text: string) {
  const { abroad, ...rest } = committed()
  const harm = { of: new Float32Array(GRAM_PLACES), step: 1, base }
  return conclude(prepare(text, context), { ...rest, abroad: { ...abroad, harm, runs: harm } })
}

describe('in another language', () => {
  it.each([
    ['a wrong version', 'Acepto la versión 2 tal como está escrita.'],
    ['a wrong day', 'Ich nehme die Vereinbarung vom 3. April 2026 an.'],
    ['letters without width', 'J’acc\u200Bepte cet accord tel qu’il est écrit.'],
    ['a text too long to weigh', `Accetto questo accordo. ${'Il muro era vecchio. '.repeat(250)}`],
  ])('%s is a refusal, whatever was learnt', (_, text) =>
    expect(leaning(-1000, text).label).not.toBe('ratifies'),
  )

  it('what was learnt can take away what the phrase book knows word by word', () => {
    const text = 'Acepto este acuerdo tal como está escrito.'
    expect(leaning(-1000, text).label).toBe('ratifies')
    expect(leaning(1000, text).label).not.toBe('ratifies')
  })

  it.each([
    'Acepto este acuerdo.',
    'Aceito este acordo.',
    'J’accepte cet accord.',
    'Ich nehme diese Vereinbarung an.',
    '我接受这份协议。',
    'أقبل هذه التسوية.',
  ])('an act and a reference alone are recorded: %s', (text) =>
    expect(screen(text, context).label).toBe('ratifies'),
  )

  it('and finds assent in words the phrase book does not know', () => {
    const text = 'Vale, pues que así sea, a este acuerdo le digo que sí con las dos manos.'
    expect(leaning(-1000, text).label).toBe('ratifies')
  })
})
