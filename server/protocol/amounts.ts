import { z } from 'zod'

/** An amount on the record: a decimal string, never a float. */
export const decimal = z.string().regex(/^-?\d{1,15}(\.\d{1,6})?$/, 'Write a number such as 1200 or 12.50.')

/** A calendar day, such as 2026-11-21. */
export const day = z.iso.date('Write a day such as 2026-11-21.')

/** In millionths, which every such number has exactly. */
export function millionths(amount: string): bigint {
  const [whole = '0', part = ''] = amount.replace('-', '').split('.')
  const size = BigInt(whole + part.padEnd(6, '0'))
  return amount.startsWith('-') ? -size : size
}

/** The number of so many millionths, written as short as it can be. */
export function ofMillionths(size: bigint): string {
  const digits = String(size < 0n ? -size : size).padStart(7, '0')
  const part = digits.slice(-6).replace(/0+$/, '')
  return `${size < 0n ? '-' : ''}${digits.slice(0, -6)}${part && `.${part}`}`
}

type Range = { min: string | null; max: string | null }

export function inRange(amount: string, { min, max }: Range): boolean {
  const size = millionths(amount)
  return (min === null || millionths(min) <= size) && (max === null || size <= millionths(max))
}

const FIGURE = /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d{1,6})?|\d[\d.,]*/gu
const WRITTEN = /^\d{1,15}(\.\d{1,6})?$/

/** Every way to read a figure as people write it: "1.200" may be twelve hundred, or one and a fifth. */
function readings(figure: string): string[] {
  const bare = figure.replace(/[ \u00a0\u202f'’]/gu, '').replace(/[.,]+$/u, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const whole = bare.replace(/[.,]/gu, '')
  if (last < 0) return [whole]
  const parted = `${bare.slice(0, last).replace(/[.,]/gu, '')}.${bare.slice(last + 1)}`
  const signs = bare.replace(/\d/gu, '')
  if (new Set(signs).size > 1) return [parted]
  if (signs.length > 1) return [whole]
  return bare.length - last - 1 === 3 ? [whole, parted] : [parted]
}

const MONEY: Record<string, readonly string[]> = {
  '€': ['eur', 'euro', 'euros'],
  $: ['usd', 'dollar', 'dollars'],
  '£': ['gbp', 'pound', 'pounds'],
}

/** A unit as people write it: "€" is also "EUR" and "euros". */
function unitForms(unit: string): string[] {
  const plain = unit.trim().toLowerCase()
  const kin = Object.entries(MONEY).find(([sign, words]) => sign === plain || words.includes(plain))
  return kin ? [kin[0], ...kin[1]] : [plain]
}

/**
 * The figures of a text that speak of a unit, each in every way it can be read; of a text whose figures name no
 * unit, all. A minus counts only where it stands before the figure.
 */
export function figuresIn(text: string, unit: string): string[][] {
  const forms = unitForms(unit)
  const found = [...text.matchAll(FIGURE)].map((match) => {
    const start = match.index
    const before = text.slice(0, start).trimEnd().toLowerCase()
    const after = text
      .slice(start + match[0].length)
      .trimStart()
      .toLowerCase()
    const negative = /[-−]$/u.test(before.replace(/[€$£]$/u, '').trimEnd()) ? '-' : ''
    const named = forms.some(
      (form) =>
        after.startsWith(form) || before.endsWith(form) || before.replace(/[-−]$/u, '').endsWith(form),
    )
    const sizes = readings(match[0]).filter((one) => WRITTEN.test(one))
    return { named, sizes: sizes.map((one) => `${negative}${one}`) }
  })
  const speaking = found.filter((one) => one.named)
  return (speaking.length > 0 ? speaking : found).map((one) => one.sizes)
}
