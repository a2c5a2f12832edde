import { kept } from './kept'
import { PART, SCALE, SMALL, TENS } from './number-words'

/** A number in digits or in words; `value` may have a second reading (`1.800`). `scale` is what a unit word multiplied it by. */
export type NumberAt = {
  start: number
  end: number
  value: number
  other: number | null
  scale: number
  words: boolean
  fraction: boolean
}

type Token = { start: number; end: number; text: string }

const DIGITS = String.raw`\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3})+(?![\d])(?:[.,]\d{1,6}(?!\d))?|\d+(?:[.,]\d+)?`

const TOKEN = new RegExp(`(?:${DIGITS})|[\\p{L}]+|[½¼¾⅓⅔]`, 'gu')

function tokens(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((one) => ({
    start: one.index,
    end: one.index + one[0].length,
    text: one[0].toLowerCase(),
  }))
}

/** Both readings of digits with separators: `1.800` is first one thousand eight hundred, then one point eight. */
function readDigits(text: string): { value: number; other: number | null } {
  const bare = text.replace(/[ \u00a0\u202f'’]/g, '')
  const marks = [...bare.matchAll(/[.,]/g)]
  const last = marks.at(-1)
  if (!last) return { value: Number(bare), other: null }
  const after = bare.length - last.index - 1
  const plain = (from: string) => Number(from.replace(/[.,]/g, ''))
  const decimal = Number(`${bare.slice(0, last.index).replace(/[.,]/g, '')}.${bare.slice(last.index + 1)}`)
  const kinds = new Set(marks.map((one) => one[0]))
  if (kinds.size === 2) return { value: decimal, other: null }
  if (marks.length > 1) return { value: plain(bare), other: null }
  if (after === 3 && !bare.startsWith('0')) return { value: plain(bare), other: decimal }
  return { value: decimal, other: null }
}

const VULGAR: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

/** Every number in a text, in digits, words ("nineteen hundred and twenty", "two thirds", "4.25 thousand") or digit by digit. */
export const numbersIn = kept((text: string): readonly NumberAt[] => {
  const all = tokens(text)
  const found: NumberAt[] = []
  let at = 0
  while (at < all.length) {
    const read = spelled(text, all, at) ?? digits(text, all, at) ?? words(text, all, at)
    if (read) {
      found.push(read.number)
      at = read.next
    } else at += 1
  }
  return found
})

type Read = { number: NumberAt; next: number } | null

const close = (text: string, a: Token | undefined, b: Token | undefined): boolean =>
  a !== undefined && b !== undefined && /^[\s\u00a0-]{0,2}$/.test(text.slice(a.end, b.start))

/** "four two five zero", "4 2 5 0", "9-0-0". */
function spelled(text: string, all: Token[], at: number): Read {
  let run = ''
  let next = at
  for (; next < all.length; next += 1) {
    const token = all[next]
    if (!token || (next > at && !close(text, all[next - 1], token))) break
    const single = /^\d$/.test(token.text)
      ? token.text
      : token.text === 'oh' && run
        ? '0'
        : (SMALL[token.text] ?? 10) < 10
          ? String(SMALL[token.text])
          : ''
    if (!single) break
    run += single
  }
  const [first, last] = [all[at], all[next - 1]]
  if (run.length < 3 || !first || !last) return null
  return {
    number: {
      start: first.start,
      end: last.end,
      value: Number(run),
      other: null,
      scale: 1,
      words: !/\d/.test(first.text),
      fraction: false,
    },
    next,
  }
}

function digits(text: string, all: Token[], at: number): Read {
  const token = all[at]
  if (!token) return null
  const vulgar = VULGAR[token.text]
  if (vulgar)
    return {
      number: { ...token, value: vulgar, other: null, scale: 1, words: false, fraction: true },
      next: at + 1,
    }
  if (!/^\d/.test(token.text)) return null
  const { value, other } = readDigits(token.text)
  const after = all[at + 1]
  const glued =
    after && (after.start === token.end || close(text, token, after)) ? SCALE[after.text] : undefined
  const part =
    after && close(text, token, after) && value < 20 && Number.isInteger(value) ? PART[after.text] : undefined
  if (part && part > 2 && after?.text.endsWith('s'))
    return {
      number: {
        start: token.start,
        end: after.end,
        value: value / part,
        other: null,
        scale: 1,
        words: false,
        fraction: true,
      },
      next: at + 2,
    }
  if (glued && after)
    return {
      number: {
        start: token.start,
        end: after.end,
        value: value * glued,
        other: other === null ? null : other * glued,
        scale: glued,
        words: false,
        fraction: false,
      },
      next: at + 2,
    }
  return {
    number: { start: token.start, end: token.end, value, other, scale: 1, words: false, fraction: false },
    next: at + 1,
  }
}

function words(text: string, all: Token[], at: number): Read {
  const first = all[at]
  if (!first) return null
  const bare = fraction(text, all, at)
  if (bare) return bare
  let total = 0
  let current: number | null = null
  let scale = 1
  let next = at
  let end = first.end
  const take = (value: number) => {
    current = value
    next += 1
    end = all[next - 1]?.end ?? end
  }
  for (;;) {
    const token = all[next]
    if (!token || (next > at && !close(text, all[next - 1], token))) break
    const now: number | null = current
    if (token.text in SMALL && (now === null || now % 10 === 0) && !(token.text === 'dozen' && now !== null))
      take((now ?? 0) + (SMALL[token.text] ?? 0))
    else if (token.text === 'dozen' && now !== null) take(now * 12)
    else if (token.text in TENS && (now === null || (now >= 100 && now % 100 === 0)))
      take((now ?? 0) + (TENS[token.text] ?? 0))
    else if (
      hundreds(token.text) !== null &&
      now !== null &&
      now >= 1 &&
      now < 100 &&
      next === at + 1 &&
      (now < 10 || token.text in TENS) &&
      now !== 20 &&
      SCALE[all[next + 1]?.text ?? ''] !== 100
    )
      take(now * 100 + (hundreds(token.text) ?? 0))
    else if (token.text in SCALE && token.text !== 'k' && now !== null) {
      scale = SCALE[token.text] ?? 1
      if (scale === 100) take(now * 100)
      else {
        total += now * scale
        take(0)
      }
    } else if (
      token.text === 'a' &&
      now === null &&
      (SCALE[all[next + 1]?.text ?? ''] ?? 0) >= 100 &&
      all[next + 1]?.text !== 'k'
    )
      take(1)
    else if (token.text === 'and' && now !== null && partFollows(all, next) !== null) {
      const part = partFollows(all, next) ?? 0
      next += 2
      take(now + part)
    } else if (token.text === 'and' && now !== null && (scale > 1 || now >= 100) && continues(all[next + 1]))
      next += 1
    else break
  }
  if (next === at || current === null) return null
  return {
    number: {
      start: first.start,
      end,
      value: total + current,
      other: null,
      scale,
      words: true,
      fraction: false,
    },
    next,
  }
}

/** "four twelve", "nineteen twenty": the second word of a number said in two halves. */
const hundreds = (word: string): number | null =>
  TENS[word] ?? ((SMALL[word] ?? 0) >= 10 && word !== 'dozen' ? (SMALL[word] ?? null) : null)

/** "and a half", "and three quarters". */
function partFollows(all: Token[], at: number): number | null {
  const [count, part] = [all[at + 1]?.text ?? '', all[at + 2]?.text ?? '']
  if (count === 'a' && (part === 'half' || part === 'quarter' || part === 'third'))
    return 1 / (PART[part] ?? 1)
  const [many, of] = [SMALL[count] ?? 0, PART[part] ?? 0]
  return many > 1 && of > many && part.endsWith('s') ? many / of : null
}
const continues = (token: Token | undefined) =>
  token !== undefined && (token.text in SMALL || token.text in TENS)

/** "half", "a quarter", "two thirds", "half a million". An ordinal ("the third day") is no fraction. */
function fraction(text: string, all: Token[], at: number): Read {
  const first = all[at]
  if (!first) return null
  const counted = SMALL[first.text] ?? (first.text === 'a' ? 1 : undefined)
  const second = all[at + 1]
  const many = second && close(text, first, second) ? PART[second.text] : undefined
  const plural = second?.text.endsWith('s') === true
  const single =
    (counted === 1 &&
      many !== undefined &&
      (many === 2 ||
        /^\s+(?:of|more|less|lower|higher|below|above|off)\b/.test(text.slice(second?.end ?? 0)))) ||
    second?.text === 'quarter'
  if (counted !== undefined && second && many && ((plural && counted > 1) || (counted === 1 && single)))
    return {
      number: {
        start: first.start,
        end: second.end,
        value: counted / many,
        other: null,
        scale: 1,
        words: true,
        fraction: true,
      },
      next: at + 2,
    }
  if (first.text !== 'half') return null
  const big = second?.text === 'a' ? SCALE[all[at + 2]?.text ?? ''] : undefined
  const last = all[at + 2]
  if (big && last)
    return {
      number: {
        start: first.start,
        end: last.end,
        value: big / 2,
        other: null,
        scale: big,
        words: true,
        fraction: false,
      },
      next: at + 3,
    }
  return {
    number: {
      start: first.start,
      end: first.end,
      value: 0.5,
      other: null,
      scale: 1,
      words: true,
      fraction: true,
    },
    next: at + 1,
  }
}
