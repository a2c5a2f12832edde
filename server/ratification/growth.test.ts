import { describe, expect, it } from 'vitest'
import { canonicalise } from '@/server/ratification/canonical'
import { lineOf } from '@/server/ratification/line'
import { PLACES } from '@/server/ratification/model/features'
import { pack, unpack } from '@/server/ratification/model/packed'
import { packTight, unpackTight } from '@/server/ratification/model/tight'
import { prepare } from '@/server/ratification/read'
import { withoutRepeats } from '@/server/ratification/repeats'
import { screen } from '@/server/ratification/screen'

const context = {
  settlementTitle: 'Orchard Wall Settlement',
  settlementVersion: 2,
  settlementDate: '2026-04-02T10:00:00Z',
  otherVersions: [1],
  digestPrefix: '12ab34cd',
  parties: ['Ada Quill', 'Ben Marsh'],
  speaker: 'Ada Quill',
}
const many = (piece: string, times: number) =>
  Array.from({ length: times }, (_, i) => piece.replace('#', String((i * 7919) % 9973))).join('')
const evidence = (text: string) => {
  const prepared = prepare(text, context)
  if (prepared.kind !== 'english') throw new Error('not read as English')
  return prepared
}

describe('the work does not grow faster than the text', () => {
  it.each([
    'if ',
    'I accept this settlement as written. ',
    'do I accept this settlement? ',
    '🙂👍',
    '"he said "',
  ])('what is said over and over is read three times: %s', (piece) => {
    const words = (times: number) =>
      withoutRepeats(canonicalise(lineOf(piece.repeat(times)))).text.split(' ').length
    expect(words(2_000)).toBeLessThanOrEqual(words(20) + 4)
  })
  it.each([
    'if # unless # ',
    'if # comes I accept this settlement unless ',
    'I accept this settlement and owe # more. ',
  ])('cues and acts are looked at up to a bound: %s', (piece) => {
    const work = (times: number) => {
      const { evidence: found } = evidence(many(piece, times))
      return found.cues.length + found.acts.length + found.lame.length
    }
    expect(work(1_000)).toBeLessThanOrEqual(work(100) + 40)
  })
  it('clauses grow with the text, and features with the clauses', () => {
    const places = (times: number) =>
      evidence(many('We walked wall # twice in the rain. ', times)).units.reduce(
        (sum, unit) => sum + unit.features.length,
        0,
      )
    expect(places(200)).toBeLessThan(places(100) * 2.2)
  })
  it('a text so crowded that not all of it was weighed is never a ratification', () => {
    expect(screen(many('I accept this settlement as written, number #. ', 200), context).label).not.toBe(
      'ratifies',
    )
  })
  it.each([
    ['Acepto este acuerdo tal como está escrito. ', 'es'],
    ['我接受这份和解协议。', 'zh'],
    ['이 합의서에 동의합니다. ', 'ko'],
    ['أقبل هذه التسوية كما هي مكتوبة. ', 'ar'],
    ['मैं इस समझौते को स्वीकार करता हूँ। ', 'hi'],
  ])('nor in another language, where it is one while it is short: %s', (piece) => {
    expect(screen(piece.repeat(2), context).label).toBe('ratifies')
    expect(screen(piece.repeat(21), context).label).not.toBe('ratifies')
  })
  it('said twice is still said', () => {
    const twice = 'I accept this settlement as written. I accept this settlement as written.'
    expect(screen(twice, context).label).toBe('ratifies')
  })
})

it('weights survive packing', () => {
  const weights = new Int8Array(PLACES)
  for (const place of [0, 1, 127, 128, 129, 70_000, PLACES - 1]) weights[place] = place % 2 ? -127 : 25
  expect(unpack(pack(weights), PLACES)).toEqual(weights)
  for (const tight of [weights, new Int8Array(PLACES)])
    expect(unpackTight(packTight(tight), PLACES).every((weight, place) => weight === tight[place])).toBe(true)
})
