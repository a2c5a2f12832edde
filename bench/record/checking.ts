import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import canonicalize from 'canonicalize'
import { decide } from '@/server/protocol/decide'
import { evolve } from '@/server/protocol/evolve'
import { hasSigned } from '@/server/protocol/signature'
import { type State, UNOPENED } from '@/server/protocol/state'
import { testKey } from '@/server/protocol/test-keys'
import { canonicalJson } from '@/server/record/canonical'
import { type Entry, entry, type StoredEntry } from '@/server/record/entry'
import { EntryLines } from '@/server/record/entry-lines'
import { LinkedEntries } from '@/server/record/linked-entries'
import { GrowingTree, leafHashOfBytes } from '@/server/record/merkle'
import { rate, timed } from './shown'

/** Entries measured before it is the other’s turn, so that a busy machine slows both alike. */
const STRETCH = 500
const SIGNATURES = 300

/** Parse, canonicalise and hash once each: what no verifier can do without. */
function floorOf(lines: readonly string[]): number {
  let bytes = 0
  for (const line of lines) bytes += sha256(utf8ToBytes(canonicalize(JSON.parse(line)) ?? '')).length
  return bytes
}

/** What checking adds to that but for the rules and the signatures: lines, form, canonical text, chain and tree. */
class Formal {
  private readonly lines = new EntryLines()
  private readonly linked = new LinkedEntries()
  private readonly tree = new GrowingTree()

  take(bytes: Uint8Array): void {
    for (const line of this.lines.take(bytes)) {
      const text = utf8ToBytes(line)
      this.tree.add(leafHashOfBytes(text))
      const linked = this.linked.take(line, text)
      if (!linked) continue
      const read = entry.parse(JSON.parse(linked.text))
      if (read.seq !== linked.seq || linked.hash !== linked.own || canonicalJson(read) !== linked.text)
        throw new Error(`entry ${read.seq}`)
    }
  }
}

function rulesOf(read: readonly Entry[]): void {
  let state: State = UNOPENED
  for (const { seq, id, at, actor, command } of read) {
    const decision = decide(state, { id, at, actor, command })
    if (!decision.ok) throw new Error(decision.refusal.code)
    for (const event of decision.events) state = evolve(state, event, { seq, at })
  }
}

function printParts(entries: readonly StoredEntry[]): void {
  const formal = new Formal()
  const total = { floor: 0, formal: 0 }
  for (let from = 0; from < entries.length; from += STRETCH) {
    const lines = entries.slice(from, from + STRETCH).map(({ text }) => text)
    const bytes = utf8ToBytes(lines.map((line) => `${line}\n`).join(''))
    total.floor += timed(() => floorOf(lines)).ms
    total.formal += timed(() => formal.take(bytes)).ms
  }
  const read = entries.map(({ text }) => entry.parse(JSON.parse(text)))
  const rules = timed(() => rulesOf(read))
  const ratio = total.floor / total.formal
  const size = entries.length
  console.log(`  parse + canonicalise + hash     ${rate(size, total.floor)}`)
  console.log(
    `  lines, form, chain and tree     ${rate(size, total.formal)}: ${ratio.toFixed(2)}× of that, goal ≥ 0.4×: ${ratio >= 0.4 ? 'met' : 'missed'}`,
  )
  console.log(`  the rules (decide and evolve)   ${rate(size, rules.ms)}`)
}

function printSignatures(): void {
  for (const algorithm of ['Ed25519', 'ECDSA-P256'] as const) {
    const key = testKey('bench', algorithm)
    const text = `parley/act/v1\u0000${'x'.repeat(400)}`
    const value = key.signText(text)
    const { ms } = timed(() => {
      for (let turn = 0; turn < SIGNATURES; turn++)
        if (!hasSigned({ algorithm, publicKey: key.publicKey }, text, value))
          throw new Error('a signature does not hold')
    })
    console.log(`  signatures, ${algorithm.padEnd(19)} ${rate(SIGNATURES, ms, 'signatures')}`)
  }
}

/** What checking is made of, part by part, against the least that checking must do. */
export async function printChecking(
  sizes: readonly number[],
  entriesOf: (size: number) => Promise<StoredEntry[]>,
): Promise<void> {
  for (const size of sizes) {
    const entries = await entriesOf(size)
    const average = Math.round(entries.reduce((sum, { text }) => sum + text.length, 0) / size)
    console.log(
      `\n${size.toLocaleString('en')} entries of ${average} characters on average, by processor time`,
    )
    printParts(entries)
  }
  printSignatures()
}
