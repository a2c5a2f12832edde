import { z } from 'zod'
import type { State } from '@/server/protocol/state'
import { fromBase64 } from './base64'
import { utf8 } from './bundle-entries'
import { dataFiles, evidenceName, FILE, keysJson, proofName, provedEntries } from './bundle-files'
import type { BundleFault } from './bundle-verdict'
import { checkpointSigners, type ReadCheckpoint } from './checkpoint'
import { digestOfFile, manifestOrigin, readManifest } from './manifest'
import { type Hash, sameHash } from './merkle'
import type { PublicKey } from './signed-note'
import { proves, readProof } from './tlog-proof'

/** The files of a bundle by name. */
export type BundleFileMap = ReadonlyMap<string, Uint8Array>

const keysFile = z.object({ keys: z.array(z.object({ publicKey: z.string() })).max(100) })

/** Whether the bundle proves its last line, so that a fault at the end can be told from one before it. */
export function provesLast(
  files: BundleFileMap,
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

/** The public keys that the bundle names, in the one form that names them. */
export function readKeys(files: BundleFileMap, origin: string, faults: BundleFault[]): PublicKey[] {
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
export function checkTree({
  checkpoint,
  origin,
  size,
  root,
  keys,
  lastStands,
  faults,
}: TreeParts): PublicKey[] {
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
export function checkManifest(
  files: BundleFileMap,
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
export function checkProofs(
  files: BundleFileMap,
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

/** Each file of evidence is the one whose digest stands on the record. */
export function checkEvidence(files: BundleFileMap, state: State, faults: BundleFault[]): void {
  const named = new Set(
    state.phase === 'Unopened'
      ? []
      : state.disputes.flatMap(({ evidence = [] }) => evidence.map(({ digest }) => digest)),
  )
  for (const digest of named) {
    const name = evidenceName(digest)
    const bytes = files.get(name)
    if (!bytes) faults.push({ in: 'file', name, code: 'missing' })
    else if (digestOfFile(bytes) !== digest) faults.push({ in: 'file', name, code: 'changed' })
  }
  for (const name of files.keys())
    if (name.startsWith('evidence/') && !named.has(name.slice('evidence/'.length)))
      faults.push({ in: 'file', name, code: 'not-derived' })
}

/** The data files say exactly what the entries say. */
export function checkDerived(files: BundleFileMap, state: State, head: string, faults: BundleFault[]): void {
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
