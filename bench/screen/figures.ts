import type { Label, ReasonCode } from '@/server/ratification/reading'

/** Counts of a reading against what was meant. */
export class Figures {
  n = 0
  yes = 0
  recorded = 0
  falsely = 0
  right = 0
  private readonly reasons = { hit: 0, extra: 0, missed: 0 }

  add(
    said: { label: Label; reasons: readonly ReasonCode[] },
    read: { label: Label; reasons: readonly ReasonCode[] },
  ): void {
    this.n += 1
    if (said.label === 'ratifies') this.yes += 1
    if (said.label === read.label) this.right += 1
    if (read.label === 'ratifies') {
      if (said.label === 'ratifies') this.recorded += 1
      else this.falsely += 1
    }
    for (const reason of read.reasons)
      if (said.reasons.includes(reason)) this.reasons.hit += 1
      else this.reasons.extra += 1
    this.reasons.missed += said.reasons.filter((reason) => !read.reasons.includes(reason)).length
  }

  get f1(): number {
    const { hit, extra, missed } = this.reasons
    return (2 * hit) / Math.max(1, 2 * hit + extra + missed)
  }

  line(name: string): string {
    const no = this.n - this.yes
    const recall =
      this.yes > 0 ? `recorded ${this.recorded} of ${this.yes} (${percent(this.recorded / this.yes)}), ` : ''
    return `${name.padEnd(24)} n ${this.n}: false ${this.falsely} of ${no} (≤ ${percent(upperBound(this.falsely, no))}), ${recall}labels ${percent(this.right / this.n)}, reasons F1 ${this.f1.toFixed(3)}`
  }
}

/** Exact (Clopper–Pearson) 95% one-sided upper bound for k of n; for k = 0 about 3/n. */
export function upperBound(k: number, n: number): number {
  let [low, high] = [k / Math.max(1, n), 1]
  for (let i = 0; i < 60; i += 1) {
    const p = (low + high) / 2
    // In logarithms: the first terms of many statements are too small for a number.
    let term = n * Math.log1p(-p)
    let sum = Math.exp(term)
    for (let j = 1; j <= k; j += 1) {
      term += Math.log(((n - j + 1) / j) * (p / (1 - p)))
      sum += Math.exp(term)
    }
    if (sum > 0.05) low = p
    else high = p
  }
  return high
}

export const percent = (value: number) => `${(value * 100).toFixed(1)}%`
