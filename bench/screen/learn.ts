import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { Weights } from '@/server/ratification/model/judge'
import { type Order, WIDTH } from '@/server/ratification/model/order'
import { pack, packRows } from '@/server/ratification/model/packed'
import { ROWS } from '@/server/ratification/model/sequence'
import { packTight } from '@/server/ratification/model/tight'
import { ROOT } from '../root'
import { sets } from './sets'
import { held, kept, learnFrom, studied, told } from './studied'
import { settings, settingsOfRuns } from './train'
import { orderSettings } from './train-order'

const corpus = new URL('server/ratification/corpus/', ROOT)
const model = new URL('server/ratification/model/', ROOT)

/** As the formatter would write it, `deep` levels in. */
const packed = ({ of, step, base }: Weights, deep: number): string => {
  const indent = '  '.repeat(deep)
  const weights = packTight(Int8Array.from(of))
  return `{\n${indent}  base: ${base},\n${indent}  step: ${step},\n${indent}  weights:\n${indent}    '${weights}',\n${indent}}`
}

/** A matrix of a network, two levels in. */
const packedMatrix = (name: string, step: number, weights: string): string => {
  const inline = `      weights: '${weights}',`.length <= 110
  return `    ${name}: {\n      step: ${step},\n      weights:${inline ? ' ' : '\n        '}'${weights}',\n    },\n`
}

const packedNetwork = ({ base, words, ...matrices }: Order): string => {
  const lines = Object.entries(matrices).map(([name, { of, step }]) =>
    packedMatrix(name, step, pack(Int8Array.from(of))),
  )
  const table = packRows(Int8Array.from(words.of), ROWS, WIDTH)
  return `  {\n${packedMatrix('words', words.step, table)}${lines.join('')}    base: ${base},\n  },\n`
}

const valuesOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value},\n`)
    .join('')

/** Learns from all building sets and writes the weights beside the code that uses them, with where they come from. */
export async function learn(): Promise<void> {
  const { harm, opinions, abroad } = learnFrom(await studied())
  const built = (await readdir(new URL('built/', corpus))).sort().map((name) => `built/${name}`)
  const from: string[] = []
  for (const name of [...sets, ...built])
    from.push(
      `  '${name}': '${createHash('sha256')
        .update(await readFile(new URL(name, corpus)))
        .digest('hex')}',\n`,
    )
  const chosen = valuesOf({ ...settings, ...told, ...kept, ...held })
  const written = 'Written by `npm run bench -- learn` (bench/screen/learn.ts); not to be edited by hand.'
  await write(
    'weights.ts',
    `/** ${written} Learnt from these building sets in ../corpus, named with their SHA-256. */
export const learntFrom = {
${from.join('')}}
export const settings = {
${chosen}}
export const whole = ${packed(harm.whole, 0)}
`,
  )
  const chosenOrder = Object.entries(orderSettings)
    .map(([name, value]) => `  ${name}: ${Array.isArray(value) ? `[${value.join(', ')}]` : value},\n`)
    .join('')
  await write(
    'weights-of-order.ts',
    `/** ${written} Learnt from the sets that weights.ts names. */
export const settings = {
${chosenOrder}}
export const networks = [
${harm.orders.map(packedNetwork).join('')}]
`,
  )
  const against = [...harm.against].map(([name, weights]) => `  ${name}: ${packed(weights, 1)},\n`)
  await write(
    'weights-of-harm.ts',
    `/** ${written} Learnt from the sets that weights.ts names. */
export const againstWeights = {
${against.join('')}}
`,
  )
  await write(
    'weights-of-grams.ts',
    `/** ${written} Learnt from the sets that weights.ts names. */
export const gramWeights = ${packed(harm.grams, 0)}
`,
  )
  await write(
    'weights-abroad.ts',
    `/** ${written} Learnt from the sets that weights.ts names, runs by settings of their own. */
export const settingsOfRuns = {
${valuesOf(settingsOfRuns)}}
export const abroad = {
  harm: ${packed(abroad.harm, 1)},
  runs: ${packed(abroad.runs, 1)},
  labels: {
${[...abroad.opinions.labels].map(([name, weights]) => `    ${name}: ${packed(weights, 2)},\n`).join('')}  },
  reasons: {
${[...abroad.opinions.reasons].map(([name, { whole, clauses }]) => `    ${name}: {\n      whole: ${packed(whole, 3)},\n      clauses: ${packed(clauses, 3)},\n    },\n`).join('')}  },
}
`,
  )
  const labelled = [...opinions.labels].map(([name, weights]) => `  ${name}: ${packed(weights, 1)},\n`)
  const reasoned = [...opinions.reasons].map(
    ([name, { whole, clauses }]) =>
      `  ${name}: {\n    whole: ${packed(whole, 2)},\n    clauses: ${packed(clauses, 2)},\n  },\n`,
  )
  await write(
    'weights-of-opinions.ts',
    `/** ${written} Learnt from the sets that weights.ts names. */
export const labelWeights = {
${labelled.join('')}}
export const reasonWeights = {
${reasoned.join('')}}
`,
  )
}

async function write(name: string, text: string): Promise<void> {
  await writeFile(new URL(name, model), text)
  console.log(`${name}: ${Math.round(text.length / 1024)} KB`)
}
