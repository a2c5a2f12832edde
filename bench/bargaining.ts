import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { readCase } from '@/server/bargaining/case-file'
import { bestRow } from '@/server/bargaining/choose'
import type { CoarseView } from '@/server/bargaining/coarse'
import { nash } from '@/server/bargaining/criteria'
import { compileDomain, type Domain, optionsOf } from '@/server/bargaining/domain'
import { paretoFrontier } from '@/server/bargaining/frontier'
import { acceptableRows } from '@/server/bargaining/frontier-solutions'
import { gainSpace, highestGains } from '@/server/bargaining/gain-space'
import { searchGap } from '@/server/bargaining/gap-search'
import { leastShare, logProduct } from '@/server/bargaining/objectives'
import { CRITERIA_NAMED } from '@/server/bargaining/prospects'
import { rankingOf } from '@/server/bargaining/ranking'
import { simulate } from '@/server/bargaining/run'
import { seeded } from '@/server/bargaining/seeded'
import { timeDependent } from '@/server/bargaining/strategies'
import { proposeInThread } from '@/server/solver/propose-in-thread'
import { ROOT } from './root'

/** Prints the engine's figures: first call and median of the warm ones, in milliseconds. */
export async function bargainingBench(): Promise<void> {
  console.log('Bargaining engine')
  const twoParties = load('synthetic-6x2p')
  const fold = report('frontier and Nash point, 10^6 outcomes, 2 parties (goal 5 ms)', 30, () =>
    frontierAndNash(twoParties),
  )
  report('frontier and Nash point, 10^6 outcomes, 3 parties (goal 20 ms)', 20, () =>
    frontierAndNash(THREE_PARTIES),
  )
  report('frontier and Nash point, 10^9 outcomes, 2 parties', 20, () =>
    frontierAndNash(load('synthetic-9x2p')),
  )
  report('frontier and Nash point, 10^9 outcomes, 3 parties (goal 200 ms)', 10, () =>
    frontierAndNash(load('synthetic-9x3p')),
  )
  report('frontier and Nash point, 10^12 outcomes, 3 parties', 5, () =>
    frontierAndNash(load('synthetic-12x3p')),
  )
  for (const name of ['synthetic-12x4p', 'synthetic-20x6p', 'synthetic-30x4p', 'synthetic-30x6p']) {
    const goal = name === 'synthetic-30x6p' ? ' (goal 100 ms)' : ''
    report(`Nash product proved, ${name}${goal}`, 10, () => provedNash(load(name)))
    report(`max-min proved, ${name}`, 5, () => provedLeast(load(name)))
  }
  const naive = timed(() => enumerated(twoParties))
  console.log(
    `  naive enumeration of 10^6: ${naive.ms.toFixed(0)} ms, the same frontier (${naive.result}); the fold is ${(naive.ms / fold).toFixed(0)}× as fast (goal 50×)`,
  )
  alternatingOffers()
  await loopDelay()
}

/** Option vectors on a simplex: what one party gets of an option the others do not, so that little is dominated. */
const THREE_PARTIES = ((): Domain => {
  const random = seeded(63)
  const options = Array.from({ length: 60 }, () => {
    const parts = [0, 1, 2].map(() => -Math.log(1 - random()))
    const whole = parts.reduce((a, b) => a + b, 0)
    return parts.map((part) => Math.round((200 * part) / whole + 20 * random()))
  })
  return compileDomain(
    [0, 1, 2].map((p) => ({
      id: `p${p}`,
      reservation: 250,
      scores: Array.from({ length: 6 }, (_, k) =>
        options.slice(10 * k, 10 * k + 10).map((option) => option[p] ?? 0),
      ),
    })),
  )
})()

function load(name: string): Domain {
  const file = new URL(`server/bargaining/cases/${name}.json`, ROOT)
  const read = readCase(JSON.parse(readFileSync(file, 'utf8')))
  if (read.kind !== 'discrete') throw new Error(`${name} has finitely many deals`)
  return read.domain
}

function frontierAndNash(domain: Domain): string {
  const frontier = paretoFrontier(domain, { candidates: 20_000_000 })
  if (!frontier) throw new Error('the frontier fits')
  const row = bestRow(frontier.utilities, acceptableRows(domain, frontier), domain.reservations, nash)
  return `${frontier.size} vectors, Nash at ${frontier.utilities.map((column) => column[row ?? 0])}`
}

function provedNash(domain: Domain): string {
  const space = gainSpace(domain)
  const found = space && searchGap(space, logProduct(highestGains(space)), [], { nodes: 50_000_000 })
  return `${found?.proved ? 'proved' : 'NOT PROVED'}, ${found?.nodes} partial deals looked at`
}

function provedLeast(domain: Domain): string {
  const space = gainSpace(domain)
  const plain = new Float64Array(domain.parties.length).fill(1)
  const found = space && searchGap(space, leastShare(plain, 1), [], { nodes: 50_000_000 })
  return `${found?.value}, ${found?.proved ? 'proved' : 'NOT PROVED'}, ${found?.nodes} partial deals looked at`
}

/** Every deal's two utilities, sorted, swept: the plain way that still ends. */
function enumerated(domain: Domain): number {
  let vectors: [number, number][] = [[0, 0]]
  domain.scores.forEach((rows, issue) => {
    const options = Array.from({ length: optionsOf(domain, issue) }, (_, o) => o)
    vectors = vectors.flatMap(([a, b]) =>
      options.map((o): [number, number] => [a + (rows[o * 2] ?? 0), b + (rows[o * 2 + 1] ?? 0)]),
    )
  })
  vectors.sort((x, y) => y[0] - x[0] || y[1] - x[1])
  let record = Number.NEGATIVE_INFINITY
  let size = 0
  for (const [, b] of vectors) {
    if (b <= record) continue
    record = b
    size++
  }
  return size
}

function alternatingOffers(): void {
  const random = seeded(1000)
  const table = () =>
    Array.from({ length: 3 }, () => Array.from({ length: 10 }, () => Math.floor(random() * 1000)))
  const setUp = timed(() => {
    const domain = compileDomain(['a', 'b'].map((id) => ({ id, reservation: 2400, scores: table() })))
    return { domain, rankings: [0, 1].map((party) => rankingOf(domain, party)) }
  })
  const { domain, rankings } = setUp.result
  const settings = {
    protocol: 'alternating' as const,
    bounds: { rounds: 5_000, offers: 100_000, elapsed: Number.POSITIVE_INFINITY },
  }
  let steps = 0
  const outcomes: number[] = []
  const play = timed(() => {
    for (let run = 0; steps < 600_000; run++) {
      const strategies = rankings.map((own, p) => timeDependent(own, 'boulware', seeded(2 * run + p)))
      const result = simulate(domain, strategies, settings)
      steps += result.steps.length
      if (run < 3) outcomes.push(...result.steps.map((step) => step.outcome ?? -1))
    }
  })
  const hashing = timed(() =>
    outcomes.map((outcome) => createHash('sha256').update(`offer ${outcome}`).digest('hex')),
  )
  console.log(
    `  alternating offers over 1,000 outcomes: ${Math.round((steps / play.ms) * 1000).toLocaleString('en')} steps a second (goal 300,000); ` +
      `apart: set-up ${setUp.ms.toFixed(1)} ms, hashing ${((hashing.ms / outcomes.length) * 1000).toFixed(1)} µs an offer`,
  )
}

/** The event loop's longest delay while a thread makes packages, and while nothing happens for as long. */
async function loopDelay(): Promise<void> {
  const longest = async (work: () => Promise<unknown>) => {
    const histogram = monitorEventLoopDelay({ resolution: 1 })
    histogram.enable()
    const started = performance.now()
    await work()
    histogram.disable()
    return { ms: performance.now() - started, longest: histogram.max / 1e6 }
  }
  const proposing = await longest(() => proposeInThread(TALK, CRITERIA_NAMED))
  const still = await longest(() => pause(proposing.ms))
  console.log(
    `  a mediator’s packages for six parties in a thread: ${proposing.ms.toFixed(0)} ms; ` +
      `longest event loop delay ${proposing.longest.toFixed(1)} ms, idle control ${still.longest.toFixed(1)} ms`,
  )
}

/** Six parties after ten rounds of offers over five issues of six options. */
const TALK: CoarseView = (() => {
  const random = seeded(66)
  const issues = Array.from({ length: 5 }, () => ({ options: 6, ordered: false }))
  const offers = Array.from({ length: 60 }, (_, at) => ({
    round: 1 + Math.floor(at / 6),
    party: at % 6,
    deal: issues.map(() => Math.floor(6 * random())),
  }))
  return { parties: 6, issues, offers, said: [], shared: [], rounds: 20 }
})()

function timed<T>(work: () => T): { ms: number; result: T } {
  const started = performance.now()
  const result = work()
  return { ms: performance.now() - started, result }
}

/** Prints first and median time; returns the median. */
function report(label: string, repeats: number, work: () => string): number {
  const first = timed(work)
  const warm = Array.from({ length: repeats }, () => timed(work).ms).sort((a, b) => a - b)
  const median = warm[repeats >> 1] ?? first.ms
  console.log(`  ${label}: ${median.toFixed(1)} ms (first call ${first.ms.toFixed(1)}); ${first.result}`)
  return median
}
