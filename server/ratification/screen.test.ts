import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { committed } from '@/server/ratification/model/committed'
import { PLACES } from '@/server/ratification/model/features'
import { conclude, prepare, read as readUncaught } from '@/server/ratification/read'
import { labels, MOST_SPANS, reasonCodes, type ScreenContext } from '@/server/ratification/reading'
import { screen } from '@/server/ratification/screen'

const context: ScreenContext = {
  settlementTitle: 'Orchard Wall Settlement',
  settlementVersion: 2,
  settlementDate: '2026-04-02T10:00:00Z',
  otherVersions: [1],
  digestPrefix: '12ab34cd',
  parties: ['Ada Quill', 'Marsh Masonry Ltd'],
  speaker: 'Ada Quill',
}
const read = (text: string, more: Partial<ScreenContext> = {}) => screen(text, { ...context, ...more })

describe('an act of assent with a reference ratifies', () => {
  it.each([
    'I accept this settlement as written.',
    'I agree to this settlement exactly as written and ratify it.',
    'I ratify the agreement dated 2 April 2026.',
    'We are bound by version 2 of the settlement, in full.',
    'This settlement has my consent.',
    'The Orchard Wall Settlement is accepted by me, word for word.',
    'You asked whether I ratify this settlement. I do.',
    'i acept this setlement as writen',
    'I said no on Monday. Today I accept this settlement as written.',
  ])('%s', (text) => expect(read(text).label).toBe('ratifies'))

  it('a company may name itself in the third person', () => {
    expect(
      read('Marsh Masonry ratifies this settlement as written.', { speaker: 'Marsh Masonry Ltd' }).label,
    ).toBe('ratifies')
    expect(read('Marsh Masonry ratifies this settlement as written.').reasons).toContain('third_party')
  })
})

describe('a question about oneself', () => {
  it.each([
    'Do I accept this settlement? I do.',
    'Does this settlement have my agreement? It does.',
    'Is this settlement accepted by me? It is.',
    'You asked if I ratify this settlement. I do.',
    'Hereby do we ratify these terms as written.',
  ])('answered for oneself is an act: %s', (text) => expect(read(text).label).toBe('ratifies'))
  it.each([
    'Do I accept this settlement? It does.',
    'Will we ratify this settlement? It is.',
    'Does this settlement have my agreement? It is.',
    'Do you ratify this settlement? It does.',
    'You asked if I ratify this settlement. I do, on Monday.',
    'You asked if I ratify this settlement. I do wonder.',
  ])('answered of something else is none: %s', (text) => expect(read(text).label).toBe('unclear'))
})

describe('every reference given must be right', () => {
  it.each([
    'I accept version 1 as written.',
    'I ratify the agreement of 3 April 2026.',
    'I accept this settlement, digest 12ab34ce.',
    'I accept the Pond Settlement as written.',
  ])('%s', (text) =>
    expect(read(text)).toMatchObject({
      label: 'unclear',
      reasons: expect.arrayContaining(['wrong_reference']),
    }),
  )
  it('another version named only to set it aside is harmless', () => {
    expect(read('I accept version 2, not version 1.').label).toBe('ratifies')
  })
  it('a title with an apostrophe behind its s is known, and a wrong one found beside it', () => {
    const sisters = { settlementTitle: 'Twin Sisters’ Jewellery Settlement' }
    expect(read("I accept the Twin Sisters' Jewellery Settlement as written.", sisters).label).toBe(
      'ratifies',
    )
    expect(read("I accept the Three Sisters' Jewellery Settlement as written.", sisters).reasons).toContain(
      'wrong_reference',
    )
  })
  it.each([
    'I accept this settlement from which I withdraw, 2 April 2026.',
    'I ratify this settlement, made under protest, 2 April 2026.',
    'I accept this settlement, of course not, 2 April 2026.',
    'I accept this settlement from tomorrow if paid, 2 April 2026.',
    'I accept this settlement, made with a gun at me, 2 April 2026.',
  ])('a right day hides no words before it: %s', (text) => expect(read(text).label).not.toBe('ratifies'))
  it('numbers that are no day name no other day', () => {
    expect(read('I accept this settlement, 40/35/25, all of it.').reasons).not.toContain('wrong_reference')
    expect(read('I accept this settlement, 12/11/25, all of it.').reasons).toContain('wrong_reference')
  })
  it('a part with all the rest is the whole, and alone it is a part', () => {
    const [both, rest] = [
      'I accept clause 4 and every other clause of this settlement.',
      'I accept every other clause of this settlement.',
    ].map((text) => read(text).reasons)
    expect(both).not.toContain('partial')
    expect(rest).toContain('partial')
  })
  it('days are read in UTC', () => {
    const late = { settlementDate: '2026-04-02T23:30:00Z' }
    expect(read('I ratify the settlement of 2 April 2026.', late).label).toBe('ratifies')
    expect(read('I ratify the settlement of 3 April 2026.', late).label).toBe('unclear')
  })
})

describe('what the eye sees must be what is stored', () => {
  it.each([
    'I ac\u200Bcept this settlement as written.',
    'I \u0430ccept this settlement as written.',
    'I accept this settlement as written\u202E.',
    'I ~~do not~~ accept this settlement as written.',
  ])('a disguise is deceptive: %j', (text) =>
    expect(read(text)).toMatchObject({ label: 'unclear', reasons: expect.arrayContaining(['deceptive']) }),
  )
  it('soft hyphens and no-break spaces from copy and paste are harmless', () => {
    expect(read('I accept this settle\u00ADment\u00A0as written.').label).toBe('ratifies')
  })
  it('a refusal stays a refusal behind a disguise', () => {
    expect(read('I do n\u200Bot accept this settlement.').label).toBe('rejects')
  })
})

describe('what stands beside an act', () => {
  it.each([
    ['a plan of one’s own', 'I accept this settlement as written. I will repaint the gate on Saturday.'],
    ['a list that takes everything in', 'I accept this settlement, gutters, gate and all.'],
    ['an unrelated question', 'I accept this settlement as written. When does the library close?'],
    [
      'a story told before',
      'My father would have fought on. He is gone, and the wall stands. I accept this settlement.',
    ],
    ['a condition already met', 'Now that the survey is done, I accept this settlement as written.'],
  ])('may be %s', (_, text) => expect(read(text).label).toBe('ratifies'))

  it.each([
    [
      'a duty of the other side',
      'I accept this settlement as written. Ben Marsh will also repaint the gate.',
    ],
    ['a set-off', 'I accept this settlement as written. I will keep the deposit.'],
    ['something first', 'Money in my account first, and then I accept this settlement.'],
    ['a threat told as news', 'They know where my children go to school. I accept this settlement.'],
    ['a stand-in at the desk', 'Receptionist here. I accept this settlement as written.'],
    ['a likelihood', 'Nine chances out of ten I accept this settlement as written.'],
    ['a denial of its effect', 'I accept this settlement; nothing in it binds me.'],
    ['a text of another time', 'I accept these terms as they stood in spring.'],
    ['taking note', 'The company takes note of these terms.'],
    ['a fact about it', 'I accept that this settlement was written.'],
  ])('may not be %s', (_, text) => expect(read(text).label).not.toBe('ratifies'))
})

describe('a refusal of the rules', () => {
  it('is never cleared by what was learnt: it is not even asked', () => {
    for (const text of [
      'I accept this settlement if it rains.',
      'I accept version 1 as written.',
      'I ac\u200Bcept this settlement.',
      'I am a software agent and I accept this settlement.',
    ]) {
      const prepared = prepare(text, context)
      const whole = { of: new Float32Array(PLACES), step: 1, base: -1000 }
      const { harm, ...rest } = committed()
      expect(conclude(prepared, { ...rest, harm: { ...harm, whole } }).label).not.toBe('ratifies')
    }
  })
  it('what was learnt can take a ratification away', () => {
    const prepared = prepare('I accept this settlement as written.', context)
    const whole = { of: new Float32Array(PLACES), step: 1, base: 100 }
    const { harm, ...rest } = committed()
    expect(conclude(prepared, { ...rest, harm: { ...harm, whole } }).label).not.toBe('ratifies')
  })
})

describe('the settlement text makes a reading more exact', () => {
  const settlementText =
    'Clause 3. If the frost lifts the coping before May, Marsh Masonry relays it at its own cost.'
  it.each([
    'If the frost lifts the coping before May, Marsh Masonry relays it at its own cost. I accept this settlement as written.',
    'I accept this settlement as written. If the frost lifts the coping before May, Marsh Masonry relays it at its own cost.',
  ])('a condition that stands in the text is no condition of the speaker: %s', (text) => {
    expect(read(text).label).not.toBe('ratifies')
    expect(read(text, { settlementText }).label).toBe('ratifies')
  })
  it.each([
    ['£500', '€500'],
    ['0.5 per cent of it', '2.5 per cent of it'],
    ['500 in all', '500% in all'],
  ])('a sum of the text in another currency or size is not the text’s: %s, %s', (there, said) => {
    const duty = (sum: string) => `Marsh Masonry pays the orchard charity ${sum} before May.`
    expect(
      read(`I accept this settlement as written. ${duty(said)}`, { settlementText: duty(there) }).label,
    ).not.toBe('ratifies')
  })
  it('a duty that differs from the text in a word is still one the speaker adds', () => {
    const text =
      'I accept this settlement as written. If the frost lifts the coping before June, Marsh Masonry relays it at its own cost.'
    expect(read(text, { settlementText }).label).not.toBe('ratifies')
  })
  it('half a sentence of the text, without its condition, is a duty the speaker adds', () => {
    const text = 'I accept this settlement as written. Marsh Masonry relays it at its own cost.'
    const whole = `${text} If the frost lifts the coping before May, Marsh Masonry relays it at its own cost.`
    expect(read(text, { settlementText }).label).not.toBe('ratifies')
    expect(read(whole, { settlementText }).label).not.toBe('ratifies')
  })
  it('a sentence of the text between quotation marks is quoted, with or without the text', () => {
    const text =
      '"If the frost lifts the coping before May, Marsh Masonry relays it at its own cost." I accept this settlement as written.'
    expect(read(text).label).toBe('ratifies')
    expect(read(text, { settlementText }).label).toBe('ratifies')
  })
  it('words quoted as a term that are not in the text are a wrong reference', () => {
    const text =
      'I accept this settlement as written, including the part that says "Marsh Masonry pays me five hundred pounds".'
    expect(read(text, { settlementText }).label).toBe('unclear')
  })
})

describe('whatever comes in, a reading comes out', () => {
  const word = fc.constantFrom(
    'I',
    'we',
    'accept',
    'ratify',
    'this',
    'settlement',
    'as',
    'written',
    'if',
    'unless',
    'not',
    'version',
    '2',
    '"',
    '(',
    '~~',
    '.',
    '?',
    ',',
    'the',
    'dated',
    '\u200B',
    'Marsh',
    '🙂',
    '``` ',
    '<!--',
    'and',
    'whether',
    'or',
    'no',
    '我接受',
    '本和解协议',
    '如果',
    'أوافق',
    'على هذه التسوية',
    'मैं',
    'यह समझौता',
    '이 합의',
    '동의합니다',
    '承認します',
    'acepto',
    'este acuerdo',
    'ich stimme',
    'diesem Vergleich',
    'zu',
    "j'accepte",
    'ugodę',
    'uzlaşmayı',
    '\n',
  )
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(word, { maxLength: 120 }).map((words) => words.join(' ')),
  )

  const name = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('Orchard Wall Settlement', 'Анна', '自転車事故の和解契約', 'A (B) & C.*', ''),
  )
  const anywhere = fc.record({
    settlementTitle: name,
    settlementVersion: fc.integer({ min: 0, max: 1_000 }),
    settlementDate: fc.constantFrom('2026-04-02T10:00:00Z', '1999-12-31T23:59:59.999Z'),
    otherVersions: fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 4 }),
    digestPrefix: fc.constantFrom('', '12ab34cd'),
    parties: fc.array(name, { maxLength: 3 }),
    speaker: name,
    settlementText: fc.oneof(fc.constant(''), anything),
  })

  it('nothing in the screen throws, whatever is said about whatever settlement', () => {
    fc.assert(
      fc.property(anything, anywhere, (text, about) => {
        expect(labels).toContain(readUncaught(text, about).label)
      }),
      { numRuns: 600 },
    )
  })

  it('any text has a label, known reasons, and spans inside it; the same text reads the same', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const reading = read(text)
        expect(labels).toContain(reading.label)
        expect(reading.reasons.length).toBeGreaterThan(0)
        for (const reason of reading.reasons) expect(reasonCodes).toContain(reason)
        for (const span of reading.spans) {
          expect(span.start).toBeGreaterThanOrEqual(0)
          expect(span.end).toBeGreaterThan(span.start)
          expect(span.end).toBeLessThanOrEqual(text.length)
        }
        expect(read(text)).toEqual(reading)
      }),
      { numRuns: 300 },
    )
  })

  it.each([
    ['a wide letter each', 'Ａ b '],
    ['a sign without width', 'a\u200Bb '],
    ['a direction turned about', 'a\u202Eb '],
    ['a stroke', 'a\u0336 b '],
  ])('a text full of disguises has a reading that can be kept: %s', (_, part) => {
    const text = part.repeat(1_000)
    const { spans } = read(text)
    expect(spans.length).toBeGreaterThan(0)
    expect(spans.length).toBeLessThanOrEqual(MOST_SPANS)
    expect(spans.reduce((last, { end }) => Math.max(last, end), 0)).toBeGreaterThan(text.length - 8)
  })

  it('a condition after any plain yes keeps it from counting', () => {
    const yes = fc.constantFrom(
      'I accept this settlement as written',
      'We ratify version 2',
      'This settlement has my consent',
      'I agree to the terms above',
    )
    const joint = fc.constantFrom(
      'if',
      'unless',
      'provided',
      'once',
      'as long as',
      'subject to the fact that',
      'on condition that',
      'only when',
      'assuming',
      'except where',
    )
    const event = fc.constantFrom(
      'the bank agrees',
      'he signs first',
      'my mother is well',
      'it rains',
      'the wall stands',
    )
    fc.assert(
      fc.property(yes, joint, event, (a, b, c) => {
        expect(read(`${a} ${b} ${c}.`).label).not.toBe('ratifies')
      }),
    )
  })

  it('no text without an act of assent ratifies', () => {
    const noise = fc.array(
      fc.constantFrom(
        'the',
        'wall',
        'is',
        'long',
        'this',
        'settlement',
        'as',
        'written',
        'and',
        'fair',
        'we',
        'walked',
        'it',
        'read',
        'version',
        '2',
      ),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(noise, (words) => {
        expect(read(`${words.join(' ')}.`).label).not.toBe('ratifies')
      }),
    )
  })
})

it('a reading names the screen and the digest of its rules', () => {
  expect(read('yes').screen).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
    digest: expect.stringMatching(/^[0-9a-f]{64}$/u),
  })
})
