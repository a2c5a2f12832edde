/** Text as it reads, with the place in the original of every character: look-alikes and hidden characters undone. */
export type Plain = { text: string; at: number[] }

/** Zero-width, bidirectional and tag characters, soft hyphens: invisible, and used to hide words from a reader. */
const INVISIBLE =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\u{E0000}-\u{E0FFF}]/u

const LOOKALIKE: Record<string, string> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  һ: 'h',
  і: 'i',
  ї: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ѵ: 'v',
  ԝ: 'w',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  '’': "'",
  ʼ: "'",
  '‘': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '−': '-',
  '–': '–',
  '—': '—',
  ı: 'i',
}

/** Decimal digits of other scripts, which NFKC leaves alone. */
function digit(character: string): string | null {
  if (!/^\p{Nd}$/u.test(character)) return null
  const point = character.codePointAt(0) ?? 0
  let zero = point
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)) && point - zero < 9) zero -= 1
  return String(point - zero)
}

/** Lower-case NFKC text. `at[i]` is the UTF-16 offset in `text` of the character that became `plain.text[i]`. */
export function plainOf(text: string): Plain {
  let plain = ''
  const at: number[] = []
  let offset = 0
  for (const character of text) {
    if (character >= ' ' && character <= '~') {
      plain += character.toLowerCase()
      at.push(offset)
      offset += 1
      continue
    }
    if (!INVISIBLE.test(character)) {
      const lower = character.normalize('NFKC').toLowerCase()
      const same = /^[0-9]$/.test(lower) ? lower : (digit(character) ?? LOOKALIKE[lower] ?? lower)
      plain += same
      for (let i = 0; i < same.length; i += 1) at.push(offset)
    }
    offset += character.length
  }
  at.push(offset)
  return { text: plain, at }
}
