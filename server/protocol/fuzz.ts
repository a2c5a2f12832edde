import type { Preset } from './charter'
import { FuzzFault } from './fuzzing/checks'
import { Negotiation } from './fuzzing/negotiation'
import type { Played, Seen } from './fuzzing/played-record'

/**
 * One negotiation by people who join, leave, race, repeat themselves, act on what they saw long ago, confirm in
 * another's name and hide texts that must stay hidden. The same seed plays the same one.
 * @throws FuzzFault naming the seed and what did not hold
 */
function fuzzSeed(seed: number, seen: Seen = () => {}, preset?: Preset): Played {
  try {
    return new Negotiation(seed, seen, preset).play()
  } catch (fault) {
    const what = fault instanceof Error ? fault.message : String(fault)
    throw new FuzzFault(`seed ${seed}: ${what}`, { cause: fault })
  }
}

/** Plays seeds `from` to `from + count − 1`, telling of each, and of each entry with the states around it. */
export function fuzzSeeds(
  from: number,
  count: number,
  told: (played: Played) => void = () => {},
  seen: Seen = () => {},
  preset?: Preset,
): void {
  for (let seed = from; seed < from + count; seed++) told(fuzzSeed(seed, seen, preset))
}
