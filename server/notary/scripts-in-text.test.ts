import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FOREIGN, hasForeign, isRightToLeft, linesOf, type Run } from './scripts-in-text'

/** Every letter is one wide. */
const wide = ({ text }: Run) => [...text].length
const shown = (text: string, width = 1000) =>
  linesOf(text, width, wide).map(({ runs }) => runs.map((run) => [run.text, run.foreign]))

test('what the document’s own type holds needs no other', () => {
  for (const text of ['Ana Müller', 'Общий двор', 'Η αυλή', '8 – 18 Uhr, 650 €'])
    expect(hasForeign(text)).toBe(false)
})

test('every other script is set in a type that is there', () => {
  for (const [text, name] of [
    ['شركة', 'arabic'],
    ['שלום', 'hebrew'],
    ['समझौता।', 'devanagari'],
    ['ข้อตกลง', 'thai'],
    ['합의', 'korean'],
    ['協議，體國', 'chinese'],
    ['合意のとおり', 'japanese'],
  ] as const) {
    expect(shown(text)).toEqual([[[text, name]]])
    expect(existsSync(FOREIGN[name].file)).toBe(true)
  }
})

test('right-to-left text stands from right to left, its numbers and Latin words the other way', () => {
  const [line] = linesOf('שלום (12) Ana עולם', 1000, wide)
  expect(line?.rightToLeft).toBe(true)
  // Hebrew letters are turned round by whoever sets them; the brackets between are mirrored here.
  expect(line?.runs.map(({ text }) => text)).toEqual(['עולם', ' ', 'Ana', ' (', '12', ') ', 'שלום'])
  expect(isRightToLeft('Ana')).toBe(false)
})

test('a right-to-left name in a left-to-right sentence keeps the sentence’s direction', () => {
  const [line] = linesOf('Ana and שלום agree', 1000, wide)
  expect(line?.rightToLeft).toBe(false)
  expect(line?.runs.map(({ text }) => text)).toEqual(['Ana and ', 'שלום', ' agree'])
})

test('lines are no wider than asked, nothing is lost, and words stay whole where they fit', () => {
  for (const text of [
    'The yard is open to all, from 8 to 18, on every day but Sundays.',
    '院子每天从8点到18点对所有人开放。超出此时间的使用须经双方书面同意，费用由双方各承担一半。',
    'ลานร่วมใช้เมื่อใดและโดยใครเป็นเรื่องที่ต้องตกลงกันให้ชัดเจนก่อนสิ้นเดือนนี้',
    'Averylongwordthatfitsintonolineatallbecauseitgoesonandon',
  ]) {
    const lines = linesOf(text, 20, wide)
    for (const { runs } of lines)
      expect(runs.reduce((sum, run) => sum + wide(run), 0)).toBeLessThanOrEqual(20)
    const whole = lines.flatMap(({ runs }) => runs.map((run) => run.text)).join('')
    expect(whole.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  }
  expect(linesOf('one two three', 8, wide).map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual([
    'one two',
    'three',
  ])
})

test('an empty line stays one', () => {
  expect(linesOf('a\n\nb', 10, wide)).toHaveLength(3)
})
