import highsLoader from 'highs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { compileDomain, type Domain, optionsOf } from './domain'
import { searchedSolutions } from './search-solutions'
import { seeded } from './seeded'

// Thousands of domains on a busy machine take longer than one test's default.
vi.setConfig({ testTimeout: 60_000 })

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

/** One binary a (issue, option); a sum of them a party; `rest` closes the programme. */
function programme(
  domain: Domain,
  objective: string,
  party: (gain: string, floor: number) => string,
): string {
  const n = domain.parties.length
  const name = (issue: number, option: number) => `x${issue}_${option}`
  const choices = domain.scores.map((_, issue) =>
    Array.from({ length: optionsOf(domain, issue) }, (__, option) => name(issue, option)),
  )
  const gain = (p: number) =>
    domain.scores
      .flatMap((rows, issue) =>
        (choices[issue] ?? []).map((x, option) => `+ ${rows[option * n + p] ?? 0} ${x}`),
      )
      .join(' ')
  // The format takes a variable's last coefficient, so the parties' scores are added up first.
  const sum = domain.scores
    .flatMap((rows, issue) =>
      (choices[issue] ?? []).map(
        (x, o) => `+ ${rows.subarray(o * n, o * n + n).reduce((a, b) => a + b, 0)} ${x}`,
      ),
    )
    .join(' ')
  return [
    'Maximize',
    ` obj: ${objective === 'z' ? 'z' : sum}`,
    'Subject To',
    ...choices.map((options, issue) => ` one${issue}: ${options.join(' + ')} = 1`),
    ...domain.parties.map((_, p) => ` p${p}: ${party(gain(p), domain.reservations[p] ?? 0)}`),
    ...(objective === 'z' ? ['Bounds', ' z free'] : []),
    'Binary',
    ` ${choices.flat().join(' ')}`,
    'End',
  ].join('\n')
}

describe('searched optima in large spaces are those of an integer programme solved by others', () => {
  let highs: Awaited<ReturnType<typeof highsLoader>>
  beforeAll(async () => {
    highs = await highsLoader()
  })

  it.each(Array.from({ length: 6 }, (_, seed) => seed))('domain %i', (seed) => {
    const domain = large(seed)
    const found = searchedSolutions(domain, { nodes: 1e7 })
    const least = highs.solve(
      programme(domain, 'z', (gain, floor) => `${gain} - z >= ${floor}`),
      { mip_rel_gap: 0 },
    )
    expect(least.Status).toBe('Optimal')
    if (least.ObjectiveValue < -0.5) {
      expect(found.egalitarian).toBeUndefined()
      return
    }
    expect(found.egalitarian?.value).toBe(Math.round(least.ObjectiveValue))
    const sum = highs.solve(
      programme(domain, 'sum', (gain, floor) => `${gain} >= ${floor}`),
      { mip_rel_gap: 0 },
    )
    expect(found.utilitarian?.value).toBe(Math.round(sum.ObjectiveValue))
    expect(Object.values(found).map((solution) => solution?.bound)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
