import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { z } from 'zod'

const STATS = '.next/diagnostics/route-bundle-stats.json'
const stats = z.array(z.object({ route: z.string(), firstLoadChunkPaths: z.array(z.string()) }))

/** JavaScript of a page at its first load over the empty page of the same build, gzipped. Needs `npm run build`. */
export async function weightBench(): Promise<void> {
  if (!existsSync(STATS)) throw new Error('there is no build to weigh: run "npm run build" first')
  const routes = new Map(
    stats.parse(JSON.parse(readFileSync(STATS, 'utf8'))).map((one) => [one.route, one.firstLoadChunkPaths]),
  )
  const weigh = (files: string[]) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0) / 1000
  const empty = routes.get('/blank') ?? []
  console.log(`JavaScript at first load, gzipped; the empty page has ${weigh(empty).toFixed(1)} kB`)
  for (const route of ['/n/[id]/ratify', '/sign-in', '/negotiations', '/n/[id]', '/n/[id]/record']) {
    const files = routes.get(route)
    if (!files) continue
    const over = weigh(files.filter((file) => !empty.includes(file)))
    const goal = route === '/n/[id]/ratify' ? `, goal ≤ 30 kB: ${over <= 30 ? 'met' : 'missed'}` : ''
    console.log(`  ${route} ${over.toFixed(1)} kB over it${goal}`)
  }
}
