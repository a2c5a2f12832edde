import { bytesToHex } from '@noble/hashes/utils.js'
import { z } from 'zod'
import type { State } from '@/server/protocol/state'
import { fromBase64 } from './base64'
import { entriesOf, readEntryLines, utf8 } from './bundle-entries'
import { dataFiles, FILE, keysJson, proofName, proseFiles, provedEntries } from './bundle-files'
import { type BundleFault, type BundleVerdict, inOrder, type Unchecked } from './bundle-verdict'
import { checkpointSigners, originOf, type ReadCheckpoint, readCheckpoint } from './checkpoint'
import { digestOfFile, manifestOrigin, readManifest } from './manifest'
import { GrowingTree, type Hash, leafHash, sameHash } from './merkle'
import { checkReceipt, readReceipts, sizesOf } from './receipts'
import { fingerprintOf, type PublicKey } from './signed-note'
import { Timeline } from './timeline'
import { proves, readProof } from './tlog-proof'
import { type Progress, type Verdict, verifying } from './verify'

/** The files of a bundle by name, and what its reader has from elsewhere. */
export type BundleParts = {
  files: ReadonlyMap<string, Uint8Array>
  /** Fingerprints of keys that the reader trusts. */
  keys?: readonly string[]
  receipts?: readonly { name: string; text: string }[]
}

const keysFile = z.object({ keys: z.array(z.object({ publicKey: z.string() })).max(100) })

/** Checks a bundle whole. @returns null when it holds no entries, so that there is nothing to check */
export function verifyBundle(parts: BundleParts): BundleVerdict | null {
  const steps = verifyingBundle(parts)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in steps, so that a page can show how far it is and stay alive. */
export function* verifyingBundle(parts: BundleParts): Generator<Progress, BundleVerdict | null> {
  const { files } = parts
  const stored = files.get(FILE.entries)
  if (!stored) return null
  const faults: BundleFault[] = []
  const lines = readEntryLines(stored)
  if (!lines) faults.push({ in: 'file', name: FILE.entries, code: 'unreadable' })
  const texts = lines ?? []
  const checkpointText = utf8(files.get(FILE.checkpoint) ?? new Uint8Array()) ?? ''
  const checkpoint = readCheckpoint(checkpointText)
  const lastStands = provesLast(files, texts, checkpoint)

  const told = new Told()
  const entries = entriesOf(texts, lastStands)
  const record = yield* verifying(entries, {
    each: (entry, before, after) => told.take(entry, before, after),
  })
  for (const { fault } of record.checks)
    if (fault && lines)
      faults.push({
        in: 'entry',
        seq: fault.seq,
        code: fault.code,
        refusal: fault.refusal,
        check: fault.check,
      })

  const receipts = readReceipts(parts.receipts ?? [])
  const roots = rootsOf(texts, new Set([...sizesOf(receipts), texts.length]))
  const root = roots.get(texts.length) ?? null
  const origin = originOf(record.negotiation ?? '')
  const keys = readKeys(files, origin, faults)
  const signers = checkTree({ checkpoint, origin, size: texts.length, root, keys, lastStands, faults })
  const manifestSigners = checkManifest(files, record.negotiation ?? '', keys, faults)
  const proofs = checkProofs(files, checkpointText, texts, told.state, faults)
  checkDerived(files, told.state, record.head, faults)

  const found = receipts.map((one) => checkReceipt(one, { origin, lines: texts, roots, keys }))
  const both = signers.filter((key) => manifestSigners.includes(key)).map(fingerprintOf)
  const pinned = new Set((parts.keys ?? []).map(plainFingerprint))
  const signed = pinned.size === 0 ? 'not-checked' : both.some((key) => pinned.has(key)) ? 'yes' : 'no'
  const contained =
    found.length === 0 ? 'not-checked' : found.every((one) => one.state === 'contained') ? 'yes' : 'no'
  faults.sort(inOrder)
  return {
    valid: faults.length === 0 && signed !== 'no' && contained !== 'no',
    consistent: faults.length === 0,
    signed,
    receipts: contained,
    negotiation: record.negotiation,
    title: told.state.phase === 'Unopened' ? null : told.state.title,
    entries: texts.length,
    head: record.head,
    root: root && bytesToHex(root),
    outcome: record.outcome,
    signedBy: both,
    faults,
    first: faults[0] ?? null,
    found,
    checks: record.checks,
    proofs,
    unchecked: uncheckedOf(files, told, { signed, contained, record }),
  }
}

/** Fingerprints are compared without the spaces and colons that people put into them. */
export function plainFingerprint(text: string): string {
  return text.toLowerCase().replaceAll(/[\s:]/g, '')
}

/** What a replay gives besides its verdict. */
class Told {
  state: State = { phase: 'Unopened' }
  sealed = 0
  opened = 0
  timeline: string[] = []
  #writer = new Timeline()

  take(...[entry, before, after]: Parameters<Timeline['take']>): void {
    this.state = after
    this.sealed += entry.sealed.length
    // A confirmation opens two of its attempt's commitments: the words and the reading.
    if (entry.command.type === 'ConfirmRatification') this.opened += 2
    this.timeline.push(this.#writer.take(entry, before, after))
  }
}

function rootsOf(lines: readonly string[], sizes: ReadonlySet<number>): Map<number, Hash> {
  const tree = new GrowingTree()
  const roots = new Map<number, Hash>()
  for (const line of lines) {
    tree.add(leafHash(line))
    if (sizes.has(tree.size)) roots.set(tree.size, tree.root())
  }
  return roots
}

function provesLast(
  files: BundleParts['files'],
  lines: readonly string[],
  checkpoint: ReadCheckpoint | null,
): boolean {
  const bytes = files.get(proofName(lines.length))
  const proof = bytes && readProof(utf8(bytes) ?? '')
  const last = lines.at(-1)
  if (!proof || !checkpoint || last === undefined) return false
  return (
    sameHash(proof.checkpoint.root, checkpoint.root) &&
    proof.index === lines.length - 1 &&
    proves(proof, last)
  )
}

function readKeys(files: BundleParts['files'], origin: string, faults: BundleFault[]): PublicKey[] {
  const bytes = files.get(FILE.keys)
  const fail = (code: 'missing' | 'unreadable' | 'not-derived'): PublicKey[] => {
    faults.push({ in: 'file', name: FILE.keys, code })
    return []
  }
  if (!bytes) return fail('missing')
  const text = utf8(bytes)
  const keys = text === null ? null : publicKeysIn(text)
  if (!keys) return fail('unreadable')
  return keysJson(origin, keys) === text ? keys : fail('not-derived')
}

function publicKeysIn(text: string): PublicKey[] | null {
  try {
    const keys = keysFile.parse(JSON.parse(text)).keys.map(({ publicKey }) => fromBase64(publicKey))
    const whole = keys.flatMap((key) => (key?.length === 32 ? [key] : []))
    return whole.length === keys.length ? whole : null
  } catch {
    return null
  }
}

type TreeParts = {
  checkpoint: ReadCheckpoint | null
  origin: string
  size: number
  root: Hash | null
  keys: readonly PublicKey[]
  lastStands: boolean
  faults: BundleFault[]
}

/** The checkpoint is this negotiation's, covers exactly these entries, and is signed. @returns who signed it */
function checkTree({ checkpoint, origin, size, root, keys, lastStands, faults }: TreeParts): PublicKey[] {
  const fail = (code: 'unreadable' | 'other-negotiation' | 'other-root' | 'not-signed') =>
    faults.push({ in: 'file', name: FILE.checkpoint, code })
  if (!checkpoint) {
    fail('unreadable')
    return []
  }
  if (checkpoint.origin !== origin) fail('other-negotiation')
  const within = { in: 'entry', refusal: null, check: 'tree' } as const
  if (size < checkpoint.size) faults.push({ ...within, seq: size + 1, code: 'cut-short' })
  else if (size > checkpoint.size)
    faults.push({ ...within, seq: checkpoint.size + 1, code: 'beyond-checkpoint' })
  else if (!root || !sameHash(root, checkpoint.root)) {
    // With the chain whole and its end unproved, it is the last entry that was touched.
    const whole = !faults.some((one) => one.in === 'entry')
    if (whole && !lastStands) faults.push({ ...within, seq: size, code: 'not-in-tree' })
    else fail('other-root')
  }
  const signers = checkpointSigners(checkpoint, keys)
  if (signers.length === 0) fail('not-signed')
  return signers
}

/** Every file is the one that was signed for, and none is missing or was added. @returns who signed */
function checkManifest(
  files: BundleParts['files'],
  negotiation: string,
  keys: readonly PublicKey[],
  faults: BundleFault[],
): PublicKey[] {
  const bytes = files.get(FILE.manifest)
  const manifest = bytes ? readManifest(utf8(bytes) ?? '', keys) : null
  const fail = (
    name: string,
    code: 'missing' | 'unreadable' | 'other-negotiation' | 'not-signed' | 'changed' | 'not-listed',
  ) => faults.push({ in: 'file', name, code })
  if (!manifest) {
    fail(FILE.manifest, bytes ? 'unreadable' : 'missing')
    return []
  }
  if (manifest.origin !== manifestOrigin(negotiation)) fail(FILE.manifest, 'other-negotiation')
  if (manifest.signedBy.length === 0) fail(FILE.manifest, 'not-signed')
  for (const [name, digest] of manifest.files) {
    const content = files.get(name)
    if (!content) fail(name, 'missing')
    else if (digestOfFile(content) !== digest) fail(name, 'changed')
  }
  for (const name of files.keys())
    if (name !== FILE.manifest && !manifest.files.has(name)) fail(name, 'not-listed')
  return manifest.signedBy
}

/** @returns how many proofs hold */
function checkProofs(
  files: BundleParts['files'],
  checkpoint: string,
  lines: readonly string[],
  state: State,
  faults: BundleFault[],
): number {
  const wanted = new Set(state.phase === 'Unopened' ? [] : provedEntries(state).map(proofName))
  const names = new Set([...wanted, ...[...files.keys()].filter((name) => name.startsWith('proofs/'))])
  let held = 0
  for (const name of names) {
    const bytes = files.get(name)
    const text = bytes ? utf8(bytes) : null
    const proof = text === null ? null : readProof(text)
    const line = proof ? lines[proof.index] : undefined
    if (!bytes) faults.push({ in: 'file', name, code: 'missing' })
    else if (!proof || !text) faults.push({ in: 'file', name, code: 'unreadable' })
    else if (
      name !== proofName(proof.index + 1) ||
      !text.endsWith(`\n\n${checkpoint}`) ||
      !line ||
      !proves(proof, line)
    )
      faults.push({ in: 'file', name, code: 'not-proved' })
    else held += 1
  }
  return held
}

/** The data files say exactly what the entries say. */
function checkDerived(files: BundleParts['files'], state: State, head: string, faults: BundleFault[]): void {
  if (state.phase === 'Unopened') return
  const derived = dataFiles(state, head)
  for (const [name, text] of derived) {
    const bytes = files.get(name)
    if (!bytes) faults.push({ in: 'file', name, code: 'missing' })
    else if (utf8(bytes) !== text) faults.push({ in: 'file', name, code: 'not-derived' })
  }
  for (const name of files.keys())
    if (name.startsWith('ratifications/') && !derived.has(name))
      faults.push({ in: 'file', name, code: 'not-derived' })
}

function uncheckedOf(
  files: BundleParts['files'],
  told: Told,
  found: { signed: string; contained: string; record: Verdict },
): Unchecked[] {
  const prose = new Map(told.state.phase === 'Unopened' ? [] : proseFiles(told.state))
  prose.set(FILE.timeline, told.timeline.join(''))
  const sealed = told.sealed - told.opened
  const differing = [...prose].filter(([name, text]) => utf8(files.get(name) ?? new Uint8Array()) !== text)
  return [
    ...(found.signed === 'not-checked' ? [{ what: 'key' } as const] : []),
    ...(found.contained === 'not-checked' ? [{ what: 'receipts' } as const] : []),
    ...(sealed > 0 ? [{ what: 'sealed', count: sealed } as const] : []),
    ...(told.opened > 0 ? [{ what: 'readings', count: told.opened / 2 } as const] : []),
    { what: 'persons' },
    { what: 'clock' },
    ...(files.has(FILE.certificate) ? [{ what: 'document', name: FILE.certificate } as const] : []),
    ...differing.map(([name]) => ({ what: 'prose', name }) as const),
  ]
}
