import { soakFuzz } from './fuzz'
import { soakKills } from './kills'

/**
 * The long runs: `npm run soak`, or a piece of them: `npm run soak -- SEEDS KILLS FROM`, where FROM is the first seed.
 * Each line that is printed says up to where there was no fault, so that a run that was stopped goes on from there.
 */
const [seeds = '100000', kills = '200', from = '1'] = process.argv.slice(2)
if (Number(kills) > 0) await soakKills(Number(kills), Number(from))
if (Number(seeds) > 0) soakFuzz(Number(from), Number(seeds))
