import { describe, expect, test } from 'vitest'
import { looksAlike } from './look-alike'
import { line, nameText, ownWords, prose, sourceText, title } from './text'

describe('names that look alike', () => {
  test.each([
    ['Alder House', 'alder  house'],
    ['Alder House', 'Аlder Нouse'],
    ['Alder House', 'Alder\u00a0House'],
    ['Alder House', 'Al\u200dder House'],
    ['Party 1', 'Party l'],
    ['Party I', 'Party l'],
    ['IDA', 'ida'],
    ['O’Neill', "O'Neill"],
    ['Team 0', 'Team O'],
    ['Ｂｏ', 'Bo'],
    ['North–South', 'North-South'],
  ])('[SEA7] [PHA8] %s and %s are one to a reader', (one, two) => {
    expect(looksAlike(one, two)).toBe(true)
    expect(looksAlike(two, one)).toBe(true)
  })

  test.each([
    ['Party 1', 'Party 2'],
    ['Müller', 'Muller'],
    ['Ana', 'Anna'],
    ['Анна', 'Анка'],
    ['Ilya', 'Olya'],
  ])('[SEA7] %s and %s are two', (one, two) => {
    expect(looksAlike(one, two)).toBe(false)
  })
})

describe('what a name may hold', () => {
  test.each([
    ['a zero-width space', 'Alder\u200bHouse'],
    ['a soft hyphen', 'Alder\u00adHouse'],
    ['a word joiner', 'Alder\u2060House'],
    ['an Arabic letter mark', 'Alder\u061cHouse'],
    ['a tag', 'Alder\u{e0041}'],
    ['a filler', '\u3164'],
    ['an empty braille cell', '\u2800'],
    ['joiners alone', '\u200d\u200d'],
    ['an override', 'Alder\u202eesuoH'],
  ])('[SEA7] not %s', (_, text) => {
    expect(nameText.safeParse(text).success).toBe(false)
    expect(title.safeParse(text).success).toBe(false)
  })

  test.each(['Zoë & Co. (2)', 'علی‌رضا', '👩‍🌾 Farmers ❤️', '東京', '§ 3'])('[SEA7] %s as it is', (text) => {
    expect(nameText.parse(text)).toBe(text)
  })
})

describe('texts of the record', () => {
  test.each([
    'The tenant pays \u202e004\u202c a month.',
    'Ana pays.\u2067 Bo receives.',
    'one\u2069 two',
    'a\u202bb\nc\u202c',
  ])('read in one direction alone: nothing turns letters round or reaches beyond its line', (text) => {
    expect(prose.safeParse(text).success).toBe(false)
    expect(line.safeParse(text).success).toBe(false)
  })

  test('isolated words of another direction stay', () => {
    const text = 'The street is called \u2068רחוב\u2069, in the old town.'
    expect(prose.parse(text)).toBe(text)
  })

  test('a person’s own words and sources are kept to the letter, for the screen to read', () => {
    const text = 'I accept \u202eton od I'
    expect(ownWords.parse(text)).toBe(text)
    expect(sourceText.parse(text)).toBe(text)
  })
})
