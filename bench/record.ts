import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import canonicalize from 'canonicalize'
import { newKeys, TestArchive } from '@/server/notary/testing'
import { ana, bo, talking } from '@/server/protocol/testing'
import { entriesOf } from '@/server/record/bundle-entries'
import { canonicalJson } from '@/server/record/canonical'
import type { StoredEntry } from '@/server/record/entry'
import { entry } from '@/server/record/entry'
import { GrowingTree, leafHash } from '@/server/record/merkle'
import { replay } from '@/server/record/replay'
import { fingerprintOf } from '@/server/record/signed-note'
import { verifyBundle } from '@/server/record/verify-bundle'

const SIZES = [10_000, 100_000]
const ISSUES = 100
const PROOFS = 300
/** Entries measured before it is the other’s turn. */
const STRETCH = 500

/** A record of positions, each of a few sentences, over many issues. */
function recordOf(size: number): StoredEntry[] {
  const table = talking()
  for (let issue = 1; issue <= ISSUES; issue++)
    table.does(ana, {
      type: 'RaiseIssue',
      title: `Question ${issue}`,
      question: 'Who may use the yard?',
      context: '',
      kind: { kind: 'text' },
    })
  for (let turn = 0; table.entries.length < size; turn++)
    table.does(turn % 2 === 0 ? ana : bo, {
      type: 'TakePosition',
      issue: 1 + (Math.floor(turn / 2) % ISSUES),
      text: `Round ${turn}: we need the yard before noon on market days, and say so again. ${'It matters. '.repeat(10)}`,
    })
  return table.entries
}

function timed<T>(task: () => T): { ms: number; value: T } {
  const start = performance.now()
  const value = task()
  return { ms: performance.now() - start, value }
}

const rate = (count: number, ms: number) =>
  `${Math.round((1000 * count) / ms).toLocaleString('en')} entries/s`
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** Parse, canonicalise and hash once each: what no verifier can do without. */
function floorOf(lines: readonly string[]): number {
  let bytes = 0
  for (const line of lines) bytes += sha256(utf8ToBytes(canonicalize(JSON.parse(line)) ?? '')).length
  return bytes
}

/** What checking adds to that but for the rules and the signatures: form, canonical text, chain and tree. */
function withoutReplay(entries: readonly StoredEntry[], tree: GrowingTree): void {
  let prev: string | null = null
  const lines = entries.map(({ text }) => text)
  for (const [at, { text, hash }] of entriesOf(lines, true).entries()) {
    const read = entry.parse(JSON.parse(text))
    if (
      read.seq !== entries[at]?.seq ||
      (prev !== null && read.prev !== prev) ||
      canonicalJson(read) !== text
    )
      throw new Error(`entry ${read.seq}`)
    tree.add(leafHash(text))
    prev = hash
  }
}

/** Both in turns over short stretches, so that a busy machine slows them alike. */
function inTurns(entries: readonly StoredEntry[]): { floor: number; part: number } {
  const tree = new GrowingTree()
  const total = { floor: 0, part: 0 }
  for (let from = 0; from < entries.length; from += STRETCH) {
    const stretch = entries.slice(from, from + STRETCH)
    total.floor += timed(() => floorOf(stretch.map(({ text }) => text))).ms
    total.part += timed(() => withoutReplay(stretch, tree)).ms
  }
  return total
}

async function verifying(size: number): Promise<void> {
  const made = timed(() => recordOf(size))
  const keys = newKeys()
  const archive = await TestArchive.of(made.value, keys)
  const lines = made.value.map(({ text }) => text)
  const average = Math.round(lines.reduce((sum, line) => sum + line.length, 0) / lines.length)
  console.log(`\n${size.toLocaleString('en')} entries of ${average} characters on average`)
  const { floor, part } = inTurns(made.value)
  const rules = timed(() => replay(made.value))
  console.log(`  parse + canonicalise + hash       ${rate(size, floor)}`)
  console.log(
    `  form, chain and tree              ${rate(size, part)}, ${(floor / part).toFixed(2)} of the above`,
  )
  console.log(`  replay of the rules               ${rate(size, rules.ms)}`)
  const before = process.memoryUsage().heapUsed
  let [peak, bytes] = [0, 0]
  const exporting = performance.now()
  const stream = await archive.stream()
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) {
    bytes += chunk.length
    chunks.push(chunk)
    peak = Math.max(peak, process.memoryUsage().heapUsed - before)
  }
  console.log(
    `  bundle written                    ${rate(size, performance.now() - exporting)}, ${megabytes(bytes)}, heap at most ${megabytes(peak)} more`,
  )
  const files = archive.unpacked(chunks)
  const whole = timed(() => verifyBundle({ files, keys: [fingerprintOf(keys.signer.publicKey)] }))
  if (!whole.value?.valid) throw new Error('the bundle does not verify')
  console.log(
    `  whole bundle, signatures included ${rate(size, whole.ms)}, heap ${megabytes(process.memoryUsage().heapUsed)}`,
  )
}

async function proving(size: number): Promise<void> {
  const entries = Array.from({ length: size }, (_, at) => ({
    seq: at + 1,
    hash: String(at + 1),
    text: `{"said":"${'x'.repeat(400)}","seq":${at + 1}}`,
  }))
  const archive = await TestArchive.of(entries, newKeys())
  const started = performance.now()
  const signed = await archive.notary.checkpoint(archive.negotiation)
  const hashed = performance.now() - started
  if (!signed) throw new Error('nothing was signed')
  const again = performance.now()
  for (let turn = 0; turn < PROOFS; turn++)
    await archive.notary.proof(archive.negotiation, 1 + ((turn * 7919) % size), { whole: true, signed })
  const each = (performance.now() - again) / PROOFS
  console.log(
    `  ${size.toLocaleString('en').padStart(9)} entries: a proof ${each.toFixed(3)} ms; first checkpoint ${Math.round(hashed)} ms`,
  )
}

/** Checking records of two sizes against the least that checking must do, and proofs against the tree's size. */
export async function recordBench(): Promise<void> {
  for (const size of SIZES) await verifying(size)
  console.log('\nproofs, from stored subtrees in memory (an append writes none of them)')
  for (const size of [100, 1_000, 10_000, 100_000]) await proving(size)
}
