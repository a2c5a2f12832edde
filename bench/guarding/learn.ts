import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { LEARNT } from '@/server/mediator/guard/learnt/judge'
import { pack } from '@/server/ratification/model/packed'
import { ROOT } from '../root'
import { BUILT, builtUnits } from './built'
import { AUTHORS, CORPUS, studied } from './outputs'
import { learnt, pruned, settings } from './train'

const WEIGHTS = new URL('server/mediator/guard/learnt/weights.ts', ROOT)

/** Learns from all building sets and writes the weights beside the code that uses them, with where they come from. */
export async function learnGuard(): Promise<void> {
  const outputs = Object.entries(AUTHORS).flatMap(([author, names]) => studied(author, names))
  const built = builtUnits()
  const table = LEARNT.map((reason) => {
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
  console.log(`learnt from ${outputs.length} outputs and ${built.length} built lines`)
}
