import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Killed, killRound, lookAfter } from '@/server/kills/kill-rounds'
import type { Acknowledged } from '@/server/kills/stream'
import { seededRandom } from '@/server/protocol/random'

const KINDS: Killed[] = ['server', 'database', 'both']
const BETWEEN_LOOKS = 10

/** Kills a confirming server or its database so many times, at seeded moments, on one growing data folder. */
export async function soakKills(rounds: number, seed = 1): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-soak-'))
  chmodSync(folder, 0o755)
  const random = seededRandom(seed)
  const acknowledged: Acknowledged[] = []
  try {
    for (let round = 1; round <= rounds; round++) {
      const kill = random.pick(KINDS) ?? 'server'
      acknowledged.push(...(await killRound(folder, round, kill, 1 + random.below(80))))
      if (round % BETWEEN_LOOKS !== 0 && round !== rounds) continue
      const { missing, doubled, broken, negotiations, entries } = await lookAfter(folder, acknowledged)
      console.log(
        `${round} kills: ${acknowledged.length} acknowledged acts, ${entries} entries in ${negotiations} negotiations`,
      )
      if (missing.length + doubled.length + broken.length > 0)
        throw new Error(
          `missing ${JSON.stringify(missing)}, doubled ${doubled.join()}, broken ${broken.join()}`,
        )
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
