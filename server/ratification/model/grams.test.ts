import { describe, expect, it } from 'vitest'
import { GRAM_PLACES, gramUnits, noticedGrams, type Said, signRuns } from '@/server/ratification/model/grams'

const said = (text: string, more: Partial<Said> = {}): Said => ({
  text,
  acts: [],
  cues: [],
  unspaced: false,
  ...more,
})
const placesOf = (one: Said, language: string) =>
  new Set(gramUnits(one, language).flatMap(({ features }) => [...features]))
const shared = (a: Set<number>, b: Set<number>) => [...a].filter((place) => b.has(place)).length

describe('runs of words and signs', () => {
  it('belong to their language: the same words in another share next to none', () => {
    const text = 'die vereinbarung nehme ich an wie sie hier steht'
    const [german, dutch] = [placesOf(said(text), 'de'), placesOf(said(text), 'nl')]
    expect(shared(german, dutch)).toBeLessThan(german.size / 100)
  })

  it('are mostly the same for a word that was mistyped', () => {
    const right = placesOf(said('we ratify this settlement'), 'en')
    const slipped = placesOf(said('we ratify this setlement'), 'en')
    expect(shared(right, slipped)).toBeGreaterThan(right.size / 2)
  })

  it('tell the order of words, which the words alone do not', () => {
    const one = placesOf(said('i accept it and he does not'), 'en')
    const other = placesOf(said('he does and i accept it not'), 'en')
    expect(shared(one, other)).toBeLessThan(one.size)
  })

  it('tell a clause that holds an act from one before it and one after it', () => {
    const text = 'if it rains, i accept @ref, if it rains'
    const act = { start: 13, end: 21 }
    const units = gramUnits(said(text, { acts: [act] }), 'en')
    expect(units.map(({ start, end }) => text.slice(start, end).trim())).toEqual([
      'if it rains,',
      'i accept @ref,',
      'if it rains',
    ])
    const [before, , after] = units.map(({ features }) => new Set(features))
    const apart = [...(after ?? [])].filter((place) => !before?.has(place))
    expect(apart.length).toBeGreaterThan(0)
  })

  it('are runs of signs alone where no blanks stand between words', () => {
    const [unit] = gramUnits(said('我同意', { unspaced: true }), 'zh')
    // "^我同意$": five runs of one, four of two, three of three, two of four, one of five; and the place of the clause.
    expect(unit?.features.length).toBe(5 + 4 + 3 + 2 + 1 + 1)
  })

  it('read every figure alike: which one it is, the references have told', () => {
    expect(placesOf(said('version 3 of 2026'), 'en')).toEqual(placesOf(said('version 7 of 1999'), 'en'))
  })

  it('leave out what holds no word', () => {
    expect(gramUnits(said('... 12 !! — , ;'), 'en')).toEqual([])
  })

  it('and what was noticed, alone and in pairs, fall among so many places', () => {
    const noticed = noticedGrams(['acts 1', 'cue conditional', 'reference'], 'fr')
    expect(noticed.length).toBe(3 + 3 + 3)
    for (const place of [...noticed, ...placesOf(said('we accept @ref'), 'en')]) {
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThan(GRAM_PLACES)
    }
  })
})

describe('runs of signs alone', () => {
  const alone = (text: string) => new Set(signRuns(text))

  it('have no language: what related languages write alike, they share', () => {
    const spanish = alone('acepto @ref')
    expect(shared(spanish, alone('aceito @ref'))).toBeGreaterThan(shared(spanish, alone('ratifico @ref')))
  })

  it('take a mark for one sign, and digits for each other', () => {
    expect(alone('@ref').size).toBe(alone('x').size)
    expect(alone('am 3. mai')).toEqual(alone('am 4. mai'))
    expect(alone('@ref')).not.toEqual(alone('@bad'))
  })

  it('count once each, however often they are said', () => {
    expect(new Set(signRuns('ja ja ja ja')).size).toBe(signRuns('ja ja ja ja').length)
    expect(signRuns('a b c d e f g h '.repeat(2_000)).length).toBeLessThan(200)
  })
})
