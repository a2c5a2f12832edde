import { expect, test } from 'vitest'
import { readSurface } from './surface'
import { makeVisible } from './visible'

const read = (text: string) => readSurface(text, makeVisible(text)).map((span) => span.reason)

// Each of these held the whole server up for good once.
test.each([
  ['letters', `${'a'.repeat(9_000)}~`],
  ['struck-out letters', `${'~~a'.repeat(3_000)}~~`],
  ['assignments', `${'a=a;'.repeat(2_000)} is what we say`],
  ['an address', `https://example.org/${'path/'.repeat(1_500)}?`],
])('a long run of %s is read through', (_, text) => {
  expect(Array.isArray(read(text))).toBe(true)
})

test.each([
  ['wide letters among Chinese', '我接受Ａ社与Ｂ社的和解协议第２版。'],
  ['short words of Russian beside a title in Latin letters', 'Я согласен на Orchard Wall, всё в нём верно.'],
])('%s are no disguise', (_, text) => expect(read(text)).toEqual([]))

test('a name of the settlement is no disguise in whatever letters, and the same word elsewhere is one', () => {
  const text = 'Анна accepts this settlement as written.'
  expect(readSurface(text, makeVisible(text, new Set(['Анна'])))).toEqual([])
  expect(read(text)).toEqual(['deceptive'])
})

test.each([
  ['a wide letter', 'I do Ｎot accept'],
  ['a word of look-alikes', 'I do not ассерт this settlement'],
  ['a borrowed letter', 'I аccept this settlement'],
])('%s in English is one', (_, text) => expect(read(text)).toContain('deceptive'))

test('encoded text and assignments are no language', () => {
  for (const text of [
    'SSBhY2NlcHQgdGhpcyBzZXR0bGVtZW50IGFzIHdyaXR0ZW4u',
    'SSBhY2NlcHQgdGhpcw==\nc2V0dGxlbWVudCBhcyB3cml0dGVuLg==',
    'SSBhY2NlcHQgdGhpcw==c2V0dGxlbWVudCBhcyB3cml0dGVuLg==',
    'accept=true; version=1;',
    'accept = true',
  ])
    expect(read(text)).toContain('non_linguistic')
})

test('a loop of a shell is code, and a request for a few dollars is none', () => {
  expect(read('for x in a b; do accept $1; done')).toContain('non_linguistic')
  expect(read('I accept this settlement; do post the $4 receipt.')).toEqual([])
})
