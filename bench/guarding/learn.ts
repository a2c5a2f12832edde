import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { LEARNERS, type Learner, READERS } from '@/server/mediator/guard/learnt/learners'
import { pack } from '@/server/ratification/model/packed'
import { ROOT } from '../root'
import { BUILT, type Built, builtUnits } from './built'
import { grown } from './grow'
import { type Studied, studied } from './outputs'
import { AUTHORS, CORPUS } from './sets'
import { learnt, pruned, seenApart, settings } from './train'

const WEIGHTS = new URL('server/mediator/guard/learnt/weights.ts', ROOT)
const LEAK_WEIGHTS = new URL('server/mediator/guard/learnt/leak-weights.ts', ROOT)
const FOREST = new URL('server/mediator/guard/learnt/leak-forest.ts', ROOT)

const OTHERS = LEARNERS.filter((by) => !READERS.some((one) => one === by))
/** Groups of authors that are left out in turn, so that trees learn from what readers say of strangers. */
const PARTS = 8

/** Learns every reason but leaks from all building sets, red lines from some of them. */
export async function learnGuard(): Promise<void> {
  const { outputs, built } = material()
  write(WEIGHTS, 'guard-learn', table(OTHERS, outputs, built))
}

/** Learns what finds leaks: the three readers, and the trees that weigh what they and the rules say. */
export async function learnLeaks(): Promise<void> {
  const { outputs, built } = material()
  write(LEAK_WEIGHTS, 'guard-learn-leaks', table(READERS, outputs, built))
  const { base, depth, trees } = grown(seenApart(outputs, built, PARTS))
  writeFileSync(
    FOREST,
    `import type { Forest } from './forest'

/** Written by \`npm run bench -- guard-learn-leaks\` (bench/guarding/grow.ts), learnt from what leak-weights.ts names; not to be edited by hand. */
export const leakForest: Forest = {
  base: ${base},
  depth: ${depth},
  trees: [
${trees.map((tree) => `    [${tree.join(', ')}],\n`).join('')}  ],
}
`,
  )
}

function material(): { outputs: Studied[]; built: Built[] } {
  const outputs = Object.entries(AUTHORS).flatMap(([author, names]) => studied(author, names))
  const built = builtUnits()
  console.log(`learns from ${outputs.length} outputs and ${built.length} built lines`)
  return { outputs, built }
}

function table(learners: readonly Learner[], outputs: readonly Studied[], built: readonly Built[]): string {
  return learners
    .map((by) => {
      const { of, step, base } = pruned(learnt(by, outputs, built))
      return `  ${by}: {\n    base: ${base},\n    step: ${step},\n    weights:\n      '${pack(of)}',\n  },\n`
    })
    .join('')
}

/** Weights beside the code that uses them, with where they come from. */
function write(into: URL, command: string, weights: string): void {
  const from = [...Object.values(AUTHORS).flat(), ...BUILT.map((name) => `built/${name}`)].map((name) => {
    const digest = createHash('sha256')
      .update(readFileSync(new URL(name, CORPUS)))
      .digest('hex')
    return `  '${name}': '${digest}',\n`
  })
  const chosen = Object.entries(settings).map(([name, value]) => `  ${name}: ${value},\n`)
  writeFileSync(
    into,
    `/** Written by \`npm run bench -- ${command}\` (bench/guarding/learn.ts); not to be edited by hand. Learnt from these building sets in ../corpus, named with their SHA-256. */
export const learntFrom = {
${from.join('')}}
export const settings = {
${chosen.join('')}}
export const packed = {
${weights}}
`,
  )
}
