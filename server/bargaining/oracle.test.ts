import highsLoader from 'highs'
import { beforeAll, describe, expect, it } from 'vitest'
import { compileDomain, type Domain, NEVER } from './domain'
import { type Programme, programmeText } from './integer-programme.fixture'
import { searchedSolutions } from './search-solutions'
import { seeded } from './seeded'
import { analyse } from './solve'

/** Domains whose deals cannot be gone through one by one: 12 issues of 5 options, 4 to 6 parties. */
function large(seed: number): Domain {
  const random = seeded(seed)
  const parties = 4 + (seed % 3)
  return compileDomain(
    Array.from({ length: parties }, (_, p) => ({
      id: `p${p}`,
      reservation: 300 + 50 * (seed % 4),
      scores: Array.from({ length: 12 }, () => Array.from({ length: 5 }, () => Math.floor(random() * 100))),
    })),
  )
}

const KINDS: readonly { kind: string; score: (random: () => number) => number }[] = [
  { kind: 'points', score: (random) => Math.floor(101 * random()) },
  { kind: 'few', score: (random) => Math.floor(4 * random()) },
  { kind: 'with losses', score: (random) => Math.floor(141 * random()) - 40 },
  { kind: 'decimals', score: (random) => Math.round(10_000 * random()) / 100 },
  { kind: 'red lines', score: (random) => (random() < 0.04 ? NEVER : Math.floor(101 * random())) },
  { kind: 'zeros', score: (random) => (random() < 0.4 ? 0 : Math.floor(51 * random())) },
]

/** Two to nine parties, four to seven issues of two to five options, scores of every kind. */
function varied(seed: number): { domain: Domain; name: string } {
  const random = seeded(4_000 + seed)
  const parties = 2 + (seed % 8)
  const { kind, score } = KINDS[seed % KINDS.length] ?? { kind: 'none', score: () => 0 }
  const sizes = Array.from({ length: 4 + Math.floor(4 * random()) }, () => 2 + Math.floor(4 * random()))
  const tables = Array.from({ length: parties }, (_, p) => {
    const scores = sizes.map((size) => Array.from({ length: size }, () => score(random)))
    const best = scores.reduce((sum, row) => sum + Math.max(...row.filter(Number.isFinite), 0), 0)
    return { id: `p${p}`, reservation: Math.round(best * (0.3 + 0.25 * random())), scores }
  })
  return { domain: compileDomain(tables), name: `${parties} parties, ${sizes.join('×')}, ${kind}` }
}

let highs: Awaited<ReturnType<typeof highsLoader>>
beforeAll(async () => {
  highs = await highsLoader()
})

/** The optimum of a programme; null where nothing is allowed. */
function optimum(domain: Domain, programme: Programme): number | null {
  const solved = highs.solve(programmeText(domain, programme), { mip_rel_gap: 0, mip_abs_gap: 0 })
  if (solved.Status === 'Infeasible') return null
  expect(solved.Status).toBe('Optimal')
  return solved.ObjectiveValue
}

const floors = (domain: Domain) => (gain: (party: number) => string) =>
  domain.parties.map((_, p) => `${gain(p)} >= ${domain.thresholds[p] ?? 0}`)

const largestSum = (domain: Domain, weights: readonly number[]) =>
  optimum(domain, { weights, lines: floors(domain) })

/** The largest least gain, each over its range. */
const largestShare = (domain: Domain, ranges: readonly number[]) =>
  optimum(domain, {
    extra: ['z'],
    lines: (gain) =>
      domain.parties.map((_, p) => `${gain(p)} - ${ranges[p] ?? 1} z >= ${domain.reservations[p] ?? 0}`),
  })

/**
 * An upper bound on the sum of the logarithms of all gains, closing in on the largest (Kelley): every logarithm lies under
 * its tangents, and each optimum tells where the next tangents touch.
 */
function productBound(domain: Domain, from: readonly number[]): number {
  const tangents: { p: number; at: number }[] = from.map((at, p) => ({ p, at }))
  let bound = Number.POSITIVE_INFINITY
  for (let round = 0; round < 40; round++) {
    const solved = highs.solve(
      programmeText(domain, {
        extra: domain.parties.map((_, p) => `t${p}`),
        lines: (gain) => [
          ...floors(domain)(gain),
          // t ≤ log at + (gain − at)/at, all times at.
          ...tangents.map(
            ({ p, at }) =>
              `${gain(p)} - ${at} t${p} >= ${at + (domain.reservations[p] ?? 0) - at * Math.log(at)}`,
          ),
        ],
      }),
      { mip_rel_gap: 0, mip_abs_gap: 0 },
    )
    if (solved.Status !== 'Optimal') return bound
    bound = Math.min(bound, solved.ObjectiveValue)
    const gains = domain.parties.map((_, p) =>
      domain.scores.reduce(
        (sum, rows, issue) =>
          sum +
          rows.reduce((so, score, cell) => {
            const option = Math.floor(cell / domain.parties.length)
            if (cell % domain.parties.length !== p || !Number.isFinite(score)) return so
            const column = solved.Columns[`x${issue}_${option}`]
            return so + score * Math.round(column && 'Primal' in column ? column.Primal : 0)
          }, 0),
        -(domain.reservations[p] ?? 0),
      ),
    )
    const fresh = gains.flatMap((gain, p) =>
      gain > 0 && !tangents.some((one) => one.p === p && one.at === gain) ? [{ p, at: gain }] : [],
    )
    if (fresh.length === 0) return bound
    tangents.push(...fresh)
  }
  return bound
}

describe('searched optima in large spaces are those of an integer programme solved by others', () => {
  it.each(Array.from({ length: 6 }, (_, seed) => seed))('domain %i', (seed) => {
    const domain = large(seed)
    const found = searchedSolutions(domain, { nodes: 1e7 })
    const least = largestShare(
      domain,
      domain.parties.map(() => 1),
    )
    if (least === null || least < -0.5) {
      expect(found.egalitarian).toBeUndefined()
      return
    }
    expect(found.egalitarian?.value).toBe(Math.round(least))
    expect(found.utilitarian?.value).toBe(
      Math.round(
        largestSum(
          domain,
          domain.parties.map(() => 1),
        ) ?? Number.NaN,
      ),
    )
    expect(Object.values(found).map((solution) => solution?.bound)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('every solution point of generated domains is what an integer programme solved by others finds', () => {
  const held = { none: 0, nash: 0, kalaiSmorodinsky: 0 }
  it.each(Array.from({ length: 24 }, (_, seed) => ({ seed, ...varied(seed) })))('$name', ({ domain }) => {
    const ones = domain.parties.map(() => 1)
    const { amongAcceptable: found, utilitarian } = analyse(domain)
    const { scale } = domain
    const anywhere = optimum(domain, { weights: ones, lines: () => [] })
    expect(utilitarian?.value ?? null).toEqual(anywhere === null ? null : Math.round(anywhere) / scale)
    const sum = largestSum(domain, ones)
    if (sum === null) {
      held.none += 1
      expect(Object.values(found).filter(Boolean)).toEqual([])
      return
    }
    expect(found.utilitarian?.value).toBe(Math.round(sum) / scale)
    expect(found.egalitarian?.value).toBe(Math.round(largestShare(domain, ones) ?? Number.NaN) / scale)
    const ranges = domain.parties.map(
      (_, p) =>
        Math.round(
          largestSum(
            domain,
            ones.map((__, q) => Number(p === q)),
          ) ?? 0,
        ) - (domain.reservations[p] ?? 0),
    )
    if (ranges.every((range) => range > 0)) {
      held.kalaiSmorodinsky += 1
      expect(Number(found.kalaiSmorodinsky?.value)).toBeCloseTo(largestShare(domain, ranges) ?? Number.NaN, 6)
    }
    const nash = found.nash
    const gains = domain.parties.map(
      (_, p) => Math.round((nash?.utilities[p] ?? 0) * scale) - (domain.reservations[p] ?? 0),
    )
    if (gains.every((gain) => gain > 0)) {
      held.nash += 1
      const log = gains.reduce((total, gain) => total + Math.log(gain), 0)
      const bound = productBound(domain, gains)
      expect(log).toBeLessThanOrEqual(bound + 1e-6)
      expect(log).toBeGreaterThanOrEqual(bound - 1e-5)
    }
  })

  it('is held against it in all but three, where no deal is acceptable to all', () => {
    expect(held).toEqual({ none: 3, nash: 21, kalaiSmorodinsky: 21 })
  })
})
