/** What is learnt about one reason: a weight for each place features can fall into, in steps of `step`. */
export type Weights = { of: Int8Array | Float32Array; step: number; base: number }

/** What shows more features would else speak louder for showing them. */
export const damping = (features: number): number => 14 / Math.sqrt(features + 40)

export function logOdds(features: Int32Array, { of, step, base }: Weights): number {
  let sum = 0
  for (const place of features) sum += of[place] ?? 0
  return base + sum * step * damping(features.length)
}
