import { benchDatabase } from '../bench-database'
import { pairedRatios, report } from '../pairs'
import { Measured } from '../process'

type Answer = { p50: number; bytes: number }

/** From a command's sending to its receipt at the last watcher, against a bare server that inserts and echoes. */
export async function liveBench(): Promise<void> {
  const database = await benchDatabase()
  const parley = await Measured.start('bench/live/parley-server.ts', database.url)
  const bare = await Measured.start('bench/live/bare-server.ts', database.url)
  const other = await Measured.start('bench/live/bare-server.ts', database.url)
  const client = await Measured.start('bench/live/client.ts')
  try {
    const [port, barePort, otherPort] = await Promise.all(
      [parley, bare, other].map((one) => one.ask<number>('port')),
    )
    for (const watchers of [3, 50]) {
      const ours = async () =>
        client.ask<Answer>({ port, negotiation: await parley.ask<string>('negotiation'), watchers, bytes: 0 })
      const { bytes } = await ours()
      const echo = (at: number | undefined) => async () =>
        (await client.ask<Answer>({ port: at, negotiation: null, watchers, bytes })).p50
      const control = await pairedRatios(echo(otherPort), echo(barePort))
      const ratios = await pairedRatios(async () => (await ours()).p50, echo(barePort))
      report(
        `Submit to receipt at the last of ${watchers} watchers, p50, entries of ${bytes} bytes`,
        control,
        ratios,
        { most: 1.5 },
      )
      console.log(`  ${(await ours()).p50.toFixed(2)} ms against ${(await echo(barePort)()).toFixed(2)} ms`)
    }
  } finally {
    await Promise.all([client, parley, bare, other].map((one) => one.stop()))
    await database.stop()
  }
}
