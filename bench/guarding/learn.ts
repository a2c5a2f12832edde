import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { LEARNT, NEEDED } from '@/server/mediator/guard/learnt/judge'
import { pack } from '@/server/ratification/model/packed'
import { ROOT } from '../root'
import { BUILT, builtUnits } from './built'
import { grown } from './grow'
import { AUTHORS, CORPUS, studied } from './outputs'
import { learnt, pruned, seenApart, settings } from './train'

const WEIGHTS = new URL('server/mediator/guard/learnt/weights.ts', ROOT)
const FOREST = new URL('server/mediator/guard/learnt/leak-forest.ts', ROOT)

/** Learns from all building sets and writes the weights beside the code that uses them, with where they come from. */
export async function learnGuard(): Promise<void> {
  const outputs = Object.entries(AUTHORS).flatMap(([author, names]) => studied(author, names))
  const built = builtUnits()
  const table = [...LEARNT, ...NEEDED].map((reason) => {
    const { of, step, base } = pruned(learnt(reason, outputs, built))
    return `  ${reason}: {\n    base: ${base},\n    step: ${step},\n    weights:\n      '${pack(of)}',\n  },\n`
  })
  const from = [...Object.values(AUTHORS).flat(), ...BUILT.map((name) => `built/${name}`)].map((name) => {
    const digest = createHash('sha256')
      .update(readFileSync(new URL(name, CORPUS)))
      .digest('hex')
    return `  '${name}': '${digest}',\n`
  })
  const chosen = Object.entries(settings).map(([name, value]) => `  ${name}: ${value},\n`)
  writeFileSync(
    WEIGHTS,
    `/** Written by \`npm run bench -- guard-learn\` (bench/guarding/learn.ts); not to be edited by hand. Learnt from these building sets in ../corpus, named with their SHA-256. */
export const learntFrom = {
${from.join('')}}
export const settings = {
${chosen.join('')}}
export const packed = {
${table.join('')}}
`,
  )
  const { base, depth, trees } = grown(seenApart(outputs, built))
  writeFileSync(
    FOREST,
    `import type { Forest } from './forest'

/** Written by \`npm run bench -- guard-learn\` (bench/guarding/grow.ts), learnt from what weights.ts names; not to be edited by hand. */
export const leakForest: Forest = {
  base: ${base},
  depth: ${depth},
  trees: [
${trees.map((tree) => `    [${tree.join(', ')}],\n`).join('')}  ],
}
`,
  )
  console.log(`learnt from ${outputs.length} outputs and ${built.length} built lines`)
}
