/** One measured sample; larger or smaller is better depending on what is measured. */
type Sample = () => Promise<number>

type Ratios = { median: number; low: number; high: number; pairs: number }

/** Fewest pairs and the time each sample takes, in milliseconds: what a figure here rests on. */
const PAIRS = 9
export const SAMPLE_MS = 2_000

/** Quartiles by linear interpolation. */
export function quartiles(values: number[]): [number, number, number] {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number => {
    const place = share * (sorted.length - 1)
    const below = sorted[Math.floor(place)] ?? Number.NaN
    const above = sorted[Math.ceil(place)] ?? Number.NaN
    return below + (above - below) * (place - Math.floor(place))
  }
  return [at(0.25), at(0.5), at(0.75)]
}

/** Ratio of `ours` to `baseline`, in pairs taken in turn so that what disturbs one disturbs the other. */
export async function pairedRatios(ours: Sample, baseline: Sample): Promise<Ratios> {
  await ours()
  await baseline()
  const ratios: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    // Which comes first alternates too: a machine that slows down favours neither.
    const first = pair % 2 === 0 ? await ours() : await baseline()
    const second = pair % 2 === 0 ? await baseline() : await ours()
    ratios.push(pair % 2 === 0 ? first / second : second / first)
  }
  const [low, median, high] = quartiles(ratios)
  return { median, low, high, pairs: PAIRS }
}

const shown = ({ median, low, high, pairs }: Ratios): string =>
  `${median.toFixed(2)}× (quartiles ${low.toFixed(2)}–${high.toFixed(2)}, ${pairs} pairs)`

/** The baseline against itself: a machine on which equal things differ says nothing about unequal ones. */
function quietEnough({ median }: Ratios): boolean {
  return median >= 0.9 && median <= 1.1
}

/** Prints one figure beside its goal, or why it cannot be told. */
export function report(
  name: string,
  control: Ratios,
  ratios: Ratios,
  goal: { most?: number; least?: number },
): void {
  const wanted = goal.most !== undefined ? `goal ≤ ${goal.most}×` : `goal ≥ ${goal.least}×`
  const met = goal.most !== undefined ? ratios.median <= goal.most : ratios.median >= (goal.least ?? 0)
  console.log(`${name}`)
  console.log(`  baseline against itself ${shown(control)}`)
  if (!quietEnough(control)) console.log('  too noisy')
  console.log(`  ${shown(ratios)}, ${wanted}: ${met ? 'met' : 'missed'}`)
}
