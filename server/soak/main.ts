import { soakFuzz } from './fuzz'
import { soakKills } from './kills'

/** The long runs: `npm run soak`, or with smaller counts `npm run soak -- SEEDS KILLS`. */
const [seeds = '100000', kills = '200'] = process.argv.slice(2)
await soakKills(Number(kills))
soakFuzz(1, Number(seeds))
