import { exactProduct } from './criteria'
import { type Domain, utilitiesOf } from './domain'

/** One deal that a named criterion prefers. */
export interface Solution {
  /** The criterion's value in the parties' own unit; a decimal string where it may pass 2^53. */
  readonly value: number | string
  /** Per party, in the parties' own unit. */
  readonly utilities: readonly number[]
  /** Option indices in issue order. */
  readonly deal: readonly number[]
  /** Present where the search was stopped before its proof: no deal's value exceeds this. */
  readonly bound?: number
}

export function realUtilities(domain: Domain, deal: readonly number[]): number[] {
  return Array.from(
    utilitiesOf(domain, deal),
    (u) => (Math.round(u / domain.grain) * domain.grain) / domain.scale,
  )
}

/** The product of gains in the parties' unit: exact as a string where a product in this domain may pass 2^53. */
export function productValue(domain: Domain, gains: Float64Array, highest: Float64Array): number | string {
  const decimal = shifted(exactProduct(gains), Math.round(Math.log10(domain.scale)) * gains.length)
  const most = highest.reduce((product, gain) => product * Math.max(1, gain / domain.scale), 1)
  return most <= Number.MAX_SAFE_INTEGER ? Number(decimal) : decimal
}

/** The decimal string of an integer divided by a power of ten. */
function shifted(value: bigint, places: number): string {
  if (places === 0) return value.toString()
  const digits = (value < 0n ? -value : value).toString().padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -places)}${fraction && `.${fraction}`}`
}
