import { describe, expect, it } from 'vitest'
import { Best } from './choose'
import { type Criterion, egalitarian, exactProduct, kalaiSmorodinsky, nash, utilitarian } from './criteria'

function preferred(criterion: Criterion, ...vectors: number[][]): number[] {
  const best = new Best<number>(criterion)
  vectors.forEach((vector, k) => {
    best.offer(Float64Array.from(vector), () => k)
  })
  return [...(best.gains ?? [])]
}

/** In whichever order they are shown. */
function expectPreferred(criterion: Criterion, winner: number[], loser: number[]) {
  expect(preferred(criterion, winner, loser)).toEqual(winner)
  expect(preferred(criterion, loser, winner)).toEqual(winner)
}

describe('criteria', () => {
  it('tell products apart that a double cannot', () => {
    const winner = [94906267, 94906267, 94906267]
    const loser = [94906266, 94906268, 94906267]
    const [a, b] = [winner, loser].map((gains) => exactProduct(Float64Array.from(gains)))
    expect((a ?? 0n) - (b ?? 0n)).toBe(94906267n)
    expect(Number(a) / Number(b)).toBeCloseTo(1, 15)
    expectPreferred(nash, winner, loser)
  })

  it('tell shares apart that a double cannot', () => {
    const ranges = Float64Array.from([9007199254740881, 9007199254740847])
    expectPreferred(
      kalaiSmorodinsky(ranges),
      [9007199254740880, 9007199254740847],
      [9007199254740879, 9007199254740847],
    )
  })

  it('break ties of their value by leximin', () => {
    expectPreferred(nash, [6, 6], [4, 9])
    expectPreferred(utilitarian, [5, 5], [4, 6])
    expectPreferred(egalitarian, [2, 9, 4], [2, 3, 50])
    expectPreferred(kalaiSmorodinsky(Float64Array.from([10, 10, 10])), [2, 9, 4], [2, 3, 10])
  })

  it('let a party that can gain nothing hold its full share', () => {
    expectPreferred(kalaiSmorodinsky(Float64Array.from([0, 10])), [0, 7], [0, 3])
  })
})
