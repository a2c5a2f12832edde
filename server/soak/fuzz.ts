import { fuzzSeeds } from '@/server/protocol/fuzz'

/**
 * Plays many negotiations and prints what they came to. A seed that fails ends the run with its number: it then
 * becomes a named test beside `server/protocol/fuzz.ts`.
 */
export function soakFuzz(from: number, count: number): void {
  const endings = new Map<string, number>()
  let [entries, refused, raced] = [0, 0, 0]
  fuzzSeeds(from, count, (played) => {
    entries += played.entries
    refused += played.refused
    raced += played.raced
    endings.set(played.ending, (endings.get(played.ending) ?? 0) + 1)
    if (played.seed % 1000 === 0) console.log(`seed ${played.seed}: ${entries} entries so far, no fault`)
  })
  console.log(
    `${count} negotiations from seed ${from}: ${entries} entries, ${refused} refusals, ${raced} races`,
  )
  console.log([...endings].map(([ending, times]) => `${ending} ${times}`).join(', '))
}
