import { PLACES, type Unit } from '@/server/ratification/model/features'

/** What is known of a whole statement: each feature of any clause once, and what the rules noticed. */
export type StatementFeatures = Int32Array

const counted = /^(?:acts|loose|unread) /

/** Where the rules' notices fall among the features; some also in pairs. */
export function placesOf(noticed: readonly string[]): Int32Array {
  const places = noticed.map((one) => placeOf(`! ${one}`))
  for (const [i, one] of noticed.entries())
    for (const other of noticed.slice(i + 1))
      if (counted.test(one) || counted.test(other)) places.push(placeOf(`& ${one} & ${other}`))
  return Int32Array.from(new Set(places))
}

export function placeOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 15
  return hash & (PLACES - 1)
}

export function featuresOf(units: readonly Unit[], noticed: Int32Array): StatementFeatures {
  const all = new Set<number>(noticed)
  for (const unit of units) for (const place of unit.features) all.add(place)
  return Int32Array.from(all)
}
