import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { Weights } from '@/server/ratification/model/judge'
import type { Opinions } from '@/server/ratification/model/opinion'
import { byPart, type Order, SHAPES } from '@/server/ratification/model/order'
import { packRows } from '@/server/ratification/model/packed'
import { packTight } from '@/server/ratification/model/tight'
import { ROOT } from '../root'
import { frames, sets } from './sets'
import { held, kept, learnAbroad, learnNames, learnOrder, learnRegressions, studied, told } from './studied'
import { settings, settingsOfRuns } from './train'
import { orderSettings, stepOf } from './train-order'

const corpus = new URL('server/ratification/corpus/', ROOT)
const model = new URL('server/ratification/model/', ROOT)

/** As the formatter would write it, `deep` levels in. */
const packed = ({ of, step, base }: Weights, deep: number): string => {
  const indent = '  '.repeat(deep)
  const weights = packTight(Int8Array.from(of))
  return `{\n${indent}  base: ${base},\n${indent}  step: ${step},\n${indent}  weights:\n${indent}    '${weights}',\n${indent}}`
}

/** Weights by name, `deep` levels in. */
const packedEach = (named: ReadonlyMap<string, Weights>, deep: number): string =>
  [...named].map(([name, weights]) => `${'  '.repeat(deep)}${name}: ${packed(weights, deep)},\n`).join('')

/** The same of reasons, which are weighed twice. */
const packedReasons = (named: Opinions['reasons'], deep: number): string =>
  [...named]
    .map(([name, { whole, clauses }]) => {
      const indent = '  '.repeat(deep)
      const weights = new Map([
        ['whole', whole],
        ['clauses', clauses],
      ] as const)
      return `${indent}${name}: {\n${packedEach(weights, deep + 1)}${indent}},\n`
    })
    .join('')

/** A matrix of the network. */
const packedMatrix = (name: string, step: number, weights: string): string => {
  const inline = `    weights: '${weights}',`.length <= 110
  return `  ${name}: {\n    step: ${step},\n    weights:${inline ? ' ' : '\n      '}'${weights}',\n  },\n`
}

const packedNetwork = (order: Order): string => {
  const matrices = byPart((part) => {
    const step = stepOf(order[part])
    const inSteps = Int8Array.from(order[part], (weight) => Math.round(weight / step))
    const [rows, columns] = SHAPES[part]
    return packedMatrix(part, step, packRows(inSteps, rows, columns))
  })
  return `{\n${Object.values(matrices).join('')}  base: ${order.base},\n}`
}

const valuesOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value},\n`)
    .join('')

const writtenBy = (command: string): string =>
  `Written by \`npm run bench -- ${command}\` (bench/screen/learn.ts); not to be edited by hand.`
const written = writtenBy('learn')

/** Learns the network, which takes as long as all the rest, from the building sets and writes its weights. */
export async function learnNetwork(): Promise<void> {
  const order = learnOrder(await studied())
  await write(
    'weights-of-order.ts',
    `/** ${writtenBy('learn-order')} Learnt from the sets that weights.ts names. */
export const settings = {
${valuesOf(orderSettings)}}
export const network = ${packedNetwork(order)}
`,
  )
}

/** Learns what is asked about English, but for the network, from all building sets and writes the weights beside the code that uses them. */
export async function learn(): Promise<void> {
  const all = await studied()
  const [harm, opinions] = [learnRegressions(all), learnNames(all)]
  const chosen = valuesOf({ ...settings, ...told, ...kept, ...held })
  await write(
    'weights.ts',
    `/** ${written} Learnt from these building sets in ../corpus, named with their SHA-256. */
export const learntFrom = {
${await setsNamed()}}
export const settings = {
${chosen}}
export const whole = ${packed(harm.whole, 0)}
`,
  )
  await write(
    'weights-of-harm.ts',
    `/** ${written} Learnt from the sets that weights.ts names. */
export const againstWeights = {
${packedEach(harm.against, 1)}}
`,
  )
  await write(
    'weights-of-grams.ts',
    `/** ${written} Learnt from the sets that weights.ts names. */
export const gramWeights = ${packed(harm.grams, 0)}
`,
  )
  await write(
    'weights-of-opinions.ts',
    `/** ${written} Learnt from the sets that weights.ts names. */
export const labelWeights = {
${packedEach(opinions.labels, 1)}}
export const reasonWeights = {
${packedReasons(opinions.reasons, 1)}}
`,
  )
}

/** Learns what is asked about the other languages, and writes its weights with where they come from. */
export async function learnOthers(): Promise<void> {
  const { harm, runs, opinions } = learnAbroad(await studied())
  await write(
    'weights-abroad.ts',
    `/** ${writtenBy('learn-abroad')} Learnt from these building sets in ../corpus, named with their SHA-256; runs by settings of their own. */
export const learntFrom = {
${await setsNamed()}}
export const settingsOfRuns = {
${valuesOf(settingsOfRuns)}}
export const abroad = {
  harm: ${packed(harm, 1)},
  runs: ${packed(runs, 1)},
  labels: {
${packedEach(opinions.labels, 2)}  },
  reasons: {
${packedReasons(opinions.reasons, 2)}  },
}
`,
  )
}

/** The building sets, a line each, with their digests. */
async function setsNamed(): Promise<string> {
  const built = (await readdir(new URL('built/', corpus))).sort().map((name) => `built/${name}`)
  const lines: string[] = []
  for (const name of [...sets, ...built, ...frames.map((one) => `frames/${one}`)])
    lines.push(
      `  '${name}': '${createHash('sha256')
        .update(await readFile(new URL(name, corpus)))
        .digest('hex')}',\n`,
    )
  return lines.join('')
}

async function write(name: string, text: string): Promise<void> {
  await writeFile(new URL(name, model), text)
  console.log(`${name}: ${Math.round(text.length / 1024)} KB`)
}
