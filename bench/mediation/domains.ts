import { readFileSync } from 'node:fs'
import { readCase } from '@/server/bargaining/case-file'
import { compileDomain, type Domain } from '@/server/bargaining/domain'
import { seeded } from '@/server/bargaining/seeded'
import { ROOT } from '../root'

/** A problem with what all can see of its issues. The seed also says who follows which strategy. */
export type Problem = { domain: Domain; ordered: readonly boolean[]; seed: number }
export type Family = (parties: number, seed: number) => Problem

type Shape = { sizes: readonly number[]; ordered: readonly boolean[]; least: number }
type Values = (size: number, ordered: boolean, rising: boolean, random: () => number) => number[]

/** Random weights that sum to 1,000 for the best package, and values by `values`; a reservation for each party. */
function generated({ sizes, ordered, least }: Shape, values: Values): Family {
  return (parties, seed) => {
    const random = seeded(101 * seed + parties)
    const tables = Array.from({ length: parties }, (_, p) => {
      const raw = sizes.map(() => 0.2 + random())
      const whole = raw.reduce((a, b) => a + b, 0)
      const scores = sizes.map((size, k) => {
        const found = values(size, ordered[k] ?? false, (p + k) % 2 === 0, random)
        const most = Math.max(...found)
        return found.map((value) => Math.round((1_000 * (raw[k] ?? 0) * value) / (whole * most)))
      })
      return { id: `p${p}`, reservation: Math.round(least + 200 * random()), scores }
    })
    return { domain: compileDomain(tables), ordered, seed }
  }
}

/** Five choices of four options, every option worth something at random. */
export const choices: Family = generated(
  { sizes: [4, 4, 4, 4, 4], ordered: [false, false, false, false, false], least: 350 },
  (size, _, __, random) => Array.from({ length: size }, () => random()),
)

/** Two amounts and a day that neighbours want in opposite directions, by straight or bent lines, and two choices. */
export const amounts: Family = generated(
  { sizes: [6, 6, 5, 3, 4], ordered: [true, true, true, false, false], least: 250 },
  (size, ordered, rising, random) => {
    const bend = 0.5 + 1.5 * random()
    return Array.from({ length: size }, (_, o) =>
      ordered ? ((rising ? o : size - 1 - o) / (size - 1)) ** bend : random(),
    )
  },
)

/** A published game of six parties over 720 deals, under its own rule or with everybody's acceptance. */
export function published(name: string, byRule: boolean): Family {
  const file = new URL(`server/bargaining/cases/${name}.json`, ROOT)
  const read = readCase(JSON.parse(readFileSync(file, 'utf8')))
  if (read.kind !== 'discrete') throw new Error(`${name} has finitely many deals`)
  const { domain } = read
  const all = { minAgree: domain.parties.length, veto: [] }
  return (_, seed) => ({
    domain: byRule ? domain : { ...domain, rule: all },
    ordered: domain.scores.map(() => false),
    seed,
  })
}
