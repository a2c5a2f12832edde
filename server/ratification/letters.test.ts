import { expect, it } from 'vitest'
import { DIGITS, LETTERS } from '@/server/ratification/letters'

const letter = new RegExp(`^[${LETTERS}]$`, 'u')
const digit = new RegExp(`^[${DIGITS}]$`, 'u')

/** All signs that a pattern says, as far as the astral planes of today go. */
function signs(pattern: RegExp): string[] {
  const found: string[] = []
  for (let code = 0; code <= 0x3ffff; code += 1) {
    const sign = String.fromCodePoint(code)
    if (pattern.test(sign)) found.push(sign)
  }
  return found
}

it('every letter is one', () => {
  expect(signs(/^\p{L}$/u).filter((sign) => !letter.test(sign))).toEqual([])
})

it('no blank, emoji, stop or sign of money is a letter', () => {
  const others = signs(/^[\p{Z}\p{Extended_Pictographic}]$/u).filter((sign) => !/\p{L}/u.test(sign))
  expect(others.filter((sign) => letter.test(sign))).toEqual([])
  expect(
    [...'.,;:!?…·-–—_()[]{}<>/\\|"\'“”‘’«»„*+=%&#@~^`$€£¥₹。、，；：！？「」（）'].filter((sign) =>
      letter.test(sign),
    ),
  ).toEqual([])
})

it('the figures that dates, versions and amounts are written in are digits', () => {
  expect([...'0123456789²³¹¼½¾٠٩۰۹०९０９'].filter((sign) => !digit.test(sign))).toEqual([])
})
