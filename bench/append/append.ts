import { benchDatabase } from '../bench-database'
import { pairedRatios, report } from '../pairs'
import { Measured } from '../process'

/** Durable appends against bare single-statement inserts of equal bytes and indexes. */
export async function appendBench(): Promise<void> {
  const database = await benchDatabase()
  // One after another: the first of them makes the table of the bare inserts.
  const start = () => Measured.start('bench/append/worker.ts', database.url)
  const [ours, bare, other] = [await start(), await start(), await start()]
  try {
    for (const chains of [1, 16]) {
      const rate = (worker: Measured, how: string) => async () => worker.ask<number>({ how, chains })
      const control = await pairedRatios(rate(other, 'bare'), rate(bare, 'bare'))
      const ratios = await pairedRatios(rate(ours, 'ledger'), rate(bare, 'bare'))
      report(
        `Durable appends, ${chains} negotiation${chains === 1 ? '' : 's'} at once, against bare inserts`,
        control,
        ratios,
        { least: 0.6 },
      )
      console.log(`  ${Math.round(await ours.ask<number>({ how: 'ledger', chains }))} appends/s`)
    }
  } finally {
    await Promise.all([ours, bare, other].map((worker) => worker.stop()))
    await database.stop()
  }
}
