import { expect, it } from 'vitest'
import { digestOfSources, sourcesOfReadings } from '@/bench/screen/sources'
import { rulesDigest } from '@/server/ratification/rules-digest'

it('the digest covers every table, rule and weight: after a change, run npm run bench -- stamp', async () => {
  expect(rulesDigest).toBe(await digestOfSources())
})

it('no file that readings are made with is left out', async () => {
  const covered = await sourcesOfReadings()
  for (const name of [
    'reference-words.ts',
    'reference.ts',
    'spelling.ts',
    'governing.ts',
    'people.ts',
    'dates.ts',
    'language.ts',
    'loose-acts.ts',
    'cues/conditions.ts',
    'cues/harmless.ts',
    'phrasebook/chinese-around.ts',
    'model/weights.ts',
    'model/word-classes.ts',
    'model/features.ts',
  ])
    expect(covered).toContain(`ratification/${name}`)
  for (const name of ['matches.ts', 'sieve.ts']) expect(covered).toContain(`patterns/${name}`)
})
