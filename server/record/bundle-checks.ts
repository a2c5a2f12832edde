import { z } from 'zod'
import type { State } from '@/server/protocol/state'
import { fromBase64 } from './base64'
import { dataFiles, evidenceName, FILE, keysJson, proofName, provedEntries } from './bundle-files'
import type { BundleFault } from './bundle-verdict'
import { checkpointSigners, type ReadCheckpoint } from './checkpoint'
import { utf8 } from './entry-lines'
import { digestOfText, manifestOrigin, readManifest } from './manifest'
import { type Hash, sameHash } from './merkle'
import type { PublicKey } from './signed-note'
import { provesLeaf, type ReadProof, readProof } from './tlog-proof'

/** SHA-256 of every file of a bundle by name, in hex. */
export type BundleDigests = ReadonlyMap<string, string>
/** The few files that have to be read whole, by name. */
export type HeldFiles = ReadonlyMap<string, Uint8Array>

const keysFile = z.object({ keys: z.array(z.object({ publicKey: z.string() })).max(100) })

/** Of every other file the digest is enough. */
export function isHeld(name: string): boolean {
  return name === FILE.checkpoint || name === FILE.keys || name === FILE.manifest || isProof(name)
}

const isProof = (name: string) => name.startsWith('proofs/')

/** The text of a file that is held; null when there is none. */
export function heldText(held: HeldFiles, name: string): string | null {
  const bytes = held.get(name)
  return bytes ? utf8(bytes) : null
}

/** The proofs a bundle brings, by file; null where it is none. */
export function proofsIn(held: HeldFiles): Map<string, ReadProof | null> {
  return new Map(
    [...held.keys()].filter(isProof).map((name) => [name, readProof(heldText(held, name) ?? '')]),
  )
}

/** Whether the bundle proves its last line, so that a fault at the end can be told from one before it. */
export function provesLast(
  proof: ReadProof | null | undefined,
  last: { size: number; leaf: Hash | null },
  checkpoint: ReadCheckpoint | null,
): boolean {
  if (!proof || !checkpoint || !last.leaf) return false
  return (
    sameHash(proof.checkpoint.root, checkpoint.root) &&
    proof.index === last.size - 1 &&
    provesLeaf(proof, last.leaf)
  )
}

/** The public keys that the bundle names, in the one form that names them. */
export function readKeys(held: HeldFiles, origin: string, faults: BundleFault[]): PublicKey[] {
  const bytes = held.get(FILE.keys)
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
  held: HeldFiles,
  digests: BundleDigests,
  negotiation: string,
  keys: readonly PublicKey[],
  faults: BundleFault[],
): PublicKey[] {
  const text = heldText(held, FILE.manifest)
  const manifest = text === null ? null : readManifest(text, keys)
  const fail = (
    name: string,
    code: 'missing' | 'unreadable' | 'other-negotiation' | 'not-signed' | 'changed' | 'not-listed',
  ) => faults.push({ in: 'file', name, code })
  if (!manifest) {
    fail(FILE.manifest, digests.has(FILE.manifest) ? 'unreadable' : 'missing')
    return []
  }
  if (manifest.origin !== manifestOrigin(negotiation)) fail(FILE.manifest, 'other-negotiation')
  if (manifest.signedBy.length === 0) fail(FILE.manifest, 'not-signed')
  for (const [name, digest] of manifest.files) {
    const found = digests.get(name)
    if (found === undefined) fail(name, 'missing')
    else if (found !== digest) fail(name, 'changed')
  }
  for (const name of digests.keys())
    if (name !== FILE.manifest && !manifest.files.has(name)) fail(name, 'not-listed')
  return manifest.signedBy
}

/**
 * @param leaves the tree's leaves at the places that the proofs speak of, from 0
 * @param state null where the entries do not give one: which proofs are missing is then unknown
 * @returns how many proofs hold
 */
export function checkProofs(
  held: HeldFiles,
  proofs: ReadonlyMap<string, ReadProof | null>,
  leaves: ReadonlyMap<number, Hash>,
  state: State | null,
  faults: BundleFault[],
): number {
  const checkpoint = heldText(held, FILE.checkpoint) ?? ''
  const wanted = !state || state.phase === 'Unopened' ? [] : provedEntries(state).map(proofName)
  let holding = 0
  for (const name of new Set([...wanted, ...proofs.keys()])) {
    const proof = proofs.get(name)
    const leaf = proof ? leaves.get(proof.index) : undefined
    // What lies beyond a record that is cut off is told by the entry that is missing.
    if (!state && proof && !leaf) continue
    if (proof === undefined) faults.push({ in: 'file', name, code: 'missing' })
    else if (proof === null) faults.push({ in: 'file', name, code: 'unreadable' })
    else if (
      name !== proofName(proof.index + 1) ||
      !heldText(held, name)?.endsWith(`\n\n${checkpoint}`) ||
      !leaf ||
      !provesLeaf(proof, leaf)
    )
      faults.push({ in: 'file', name, code: 'not-proved' })
    else holding += 1
  }
  return holding
}

/** Each file of evidence is the one whose digest stands on the record. */
export function checkEvidence(digests: BundleDigests, state: State, faults: BundleFault[]): void {
  const named = new Set(
    state.phase === 'Unopened'
      ? []
      : state.disputes.flatMap(({ evidence = [] }) => evidence.map(({ digest }) => digest)),
  )
  for (const digest of named) {
    const name = evidenceName(digest)
    const found = digests.get(name)
    if (found === undefined) faults.push({ in: 'file', name, code: 'missing' })
    else if (found !== digest) faults.push({ in: 'file', name, code: 'changed' })
  }
  for (const name of digests.keys())
    if (name.startsWith('evidence/') && !named.has(name.slice('evidence/'.length)))
      faults.push({ in: 'file', name, code: 'not-derived' })
}

/** The data files say exactly what the entries say. */
export function checkDerived(
  digests: BundleDigests,
  state: State,
  head: string,
  faults: BundleFault[],
): void {
  if (state.phase === 'Unopened') return
  const derived = dataFiles(state, head)
  for (const [name, text] of derived) {
    const found = digests.get(name)
    if (found === undefined) faults.push({ in: 'file', name, code: 'missing' })
    else if (found !== digestOfText(text)) faults.push({ in: 'file', name, code: 'not-derived' })
  }
  for (const name of digests.keys())
    if (name.startsWith('ratifications/') && !derived.has(name))
      faults.push({ in: 'file', name, code: 'not-derived' })
}
