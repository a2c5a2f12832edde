import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { pack } from '@/server/ratification/model/packed'
import { examplesOf, sets, studied, told } from './studied'
import { settings, train } from './train'

const STEP = 0.02
const corpus = new URL('../../server/ratification/corpus/', import.meta.url)

/** Learns from all building sets and writes the weights beside the code that uses them, with where they come from. */
export async function learn(): Promise<void> {
  const harm = train(examplesOf(await studied()))
  const built = (await readdir(new URL('built/', corpus))).sort().map((name) => `built/${name}`)
  const from: string[] = []
  for (const name of [...sets, ...built])
    from.push(
      `  '${name}': '${createHash('sha256')
        .update(await readFile(new URL(name, corpus)))
        .digest('hex')}',`,
    )
  const text = `/**
 * Written by \`npm run bench -- learn\` (bench/screen/learn.ts) from the building sets in ../corpus, whose SHA-256 digests are
 * given. Not to be edited by hand.
 */
export const learnt = {
  from: {
${from.map((line) => `  ${line}`).join('\n')}
  },
  settings: ${JSON.stringify({ ...settings, ...told })},
  harm: { base: ${harm.base}, step: ${STEP}, weights: '${pack(harm.of, STEP)}' },
} as const
`
  await writeFile(new URL('../model/weights.ts', corpus), text)
  console.log(`${Math.round(text.length / 1024)} KB of weights written`)
}
