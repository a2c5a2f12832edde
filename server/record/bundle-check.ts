import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { openDisputes } from '@/server/protocol/disputes'
import type { State } from '@/server/protocol/state'
import {
  type BundleDigests,
  checkDerived,
  checkEvidence,
  checkManifest,
  checkProofs,
  checkTree,
  type HeldFiles,
  heldText,
  proofsIn,
  provesLast,
  readKeys,
} from './bundle-checks'
import { FILE, proofName, proseFiles } from './bundle-files'
import { type BundleFault, type BundleVerdict, inOrder, type Unchecked } from './bundle-verdict'
import { originOf, type ReadCheckpoint, readCheckpoint } from './checkpoint'
import { EntryLines } from './entry-lines'
import { LinkedEntries, type LinkedEntry } from './linked-entries'
import { digestOfText } from './manifest'
import { GrowingTree, type Hash, leafHashOfBytes } from './merkle'
import { checkReceipt, type Receipt, readReceipts, sizesOf } from './receipts'
import { fingerprintOf } from './signed-note'
import type { ReadProof } from './tlog-proof'
import { Told } from './told'
import { type Progress, RecordCheck, type Verdict } from './verify'

/** What a bundle's reader has from elsewhere. */
export type Given = {
  /** Fingerprints of keys that the reader trusts. */
  keys?: readonly string[]
  receipts?: readonly { name: string; text: string }[]
}

/**
 * Checks a bundle while it is read: first the few files that have to be held, then the entries as they come, last the
 * digests of all files. However many entries there are, it holds three of them at most, and the state they give.
 */
export class BundleCheck {
  #faults: BundleFault[] = []
  #lines = new EntryLines()
  #linked = new LinkedEntries()
  #told = new Told()
  #record = new RecordCheck({ each: (...told) => this.#told.take(...told) })
  #tree = new GrowingTree()
  #last: Hash | null = null
  #followed = 0
  /** Roots and leaves that proofs and receipts speak of. */
  #roots = new Map<number, Hash>()
  #leaves = new Map<number, Hash>()
  #sizes: ReadonlySet<number>
  #places: ReadonlySet<number>
  #receipts: Receipt[]
  #proofs: Map<string, ReadProof | null>
  #checkpoint: ReadCheckpoint | null

  constructor(
    private readonly held: HeldFiles,
    private readonly given: Given,
  ) {
    this.#checkpoint = readCheckpoint(heldText(held, FILE.checkpoint) ?? '')
    this.#proofs = proofsIn(held)
    this.#receipts = readReceipts(given.receipts ?? [])
    this.#sizes = sizesOf(this.#receipts)
    this.#places = new Set(
      [...this.#proofs.values(), ...this.#receipts.map(({ proof }) => proof)].flatMap((proof) =>
        proof ? [proof.index] : [],
      ),
    )
  }

  /** The next bytes of `entries.jsonl`. */
  take(piece: Uint8Array): void {
    for (const text of this.#lines.take(piece)) {
      const bytes = utf8ToBytes(text)
      const leaf = leafHashOfBytes(bytes)
      this.#last = leaf
      if (this.#places.has(this.#tree.size)) this.#leaves.set(this.#tree.size, leaf)
      this.#tree.add(leaf)
      if (this.#sizes.has(this.#tree.size)) this.#roots.set(this.#tree.size, this.#tree.root())
      const entry = this.#linked.take(text, bytes)
      if (entry) this.#follow(entry)
    }
  }

  /** Entries that were checked to the end; the others are held back. */
  get followed(): number {
    return this.#followed
  }

  get progress(): Progress {
    const done = this.#tree.size
    return { done, of: Math.max(done, this.#checkpoint?.size ?? 0) }
  }

  finish(digests: BundleDigests): BundleVerdict {
    const [faults, checkpoint, size] = [this.#faults, this.#checkpoint, this.#tree.size]
    const lastProof = this.#proofs.get(proofName(size))
    const lastStands = provesLast(lastProof, { size, leaf: this.#last }, checkpoint)
    for (const entry of this.#linked.end(lastStands)) this.#follow(entry)
    if (!this.#lines.sound) faults.push({ in: 'file', name: FILE.entries, code: 'unreadable' })
    const record = this.#record.verdict()
    for (const { fault } of record.checks) if (fault) faults.push({ in: 'entry', ...fault })

    const { state } = this.#told
    const root = size > 0 ? this.#tree.root() : null
    const origin = originOf(record.negotiation ?? '')
    const keys = readKeys(this.held, origin, faults)
    const signers = checkTree({ checkpoint, origin, size, root, keys, lastStands, faults })
    const listed = checkManifest(this.held, digests, record.negotiation ?? '', keys, faults)
    // Of an entry that does not hold everything after it follows: naming that too would hide the entry.
    const whole = !faults.some((one) => one.in === 'entry')
    const proofs = checkProofs(this.held, this.#proofs, this.#leaves, whole ? state : null, faults)
    if (whole) {
      checkDerived(digests, state, record.head, faults)
      checkEvidence(digests, state, faults)
    }

    const against = { origin, size, roots: this.#roots, leaves: this.#leaves, keys }
    const found = this.#receipts.map((one) => checkReceipt(one, against))
    const signedBy = signers.filter((key) => listed.includes(key)).map(fingerprintOf)
    const pinned = new Set((this.given.keys ?? []).map(plainFingerprint))
    const signed = pinned.size === 0 ? 'not-checked' : signedBy.some((key) => pinned.has(key)) ? 'yes' : 'no'
    const contained =
      found.length === 0 ? 'not-checked' : found.every((one) => one.state === 'contained') ? 'yes' : 'no'
    faults.sort(inOrder)
    return {
      valid: faults.length === 0 && signed !== 'no' && contained !== 'no',
      consistent: faults.length === 0,
      signed,
      receipts: contained,
      negotiation: record.negotiation,
      title: state.phase === 'Unopened' ? null : state.title,
      entries: size,
      holding: record.entries,
      head: record.head,
      root: root && bytesToHex(root),
      outcome: record.outcome,
      signedBy,
      faults,
      first: faults[0] ?? null,
      found,
      checks: record.checks,
      signatures: signaturesOf(record, state),
      disputes: state.phase === 'Unopened' ? [] : openDisputes(state).map(({ about }) => about),
      policy: state.phase === 'Unopened' ? null : (state.charter.signatures ?? null),
      proofs,
      unchecked: uncheckedOf(digests, this.#told, { signed, contained, record, whole }),
    }
  }

  #follow({ own, ...stored }: LinkedEntry): void {
    this.#followed += 1
    this.#record.take(stored, own)
  }
}

function signaturesOf({ ratified }: Verdict, state: State): BundleVerdict['signatures'] {
  if (state.phase === 'Unopened') return []
  return ratified.map(({ seq, person, party, key }) => ({
    seq,
    key,
    name: state.people.find((one) => one.person === person)?.name ?? person,
    party: state.parties.find((one) => one.party === party)?.name ?? party,
    device: state.keys.find((one) => one.key === key)?.device ?? null,
  }))
}

/** Fingerprints are compared without the spaces and colons that people put into them. */
export function plainFingerprint(text: string): string {
  return text.toLowerCase().replaceAll(/[\s:]/g, '')
}

function uncheckedOf(
  digests: BundleDigests,
  told: Told,
  found: { signed: string; contained: string; record: Verdict; whole: boolean },
): Unchecked[] {
  const prose = new Map(
    [...(told.state.phase === 'Unopened' ? [] : proseFiles(told.state))].map(([name, text]) => [
      name,
      digestOfText(text),
    ]),
  )
  prose.set(FILE.timeline, told.timeline())
  const unsigned = found.record.ratified.filter(({ key }) => key === null).length
  const differing = [...prose].filter(([name, digest]) => digests.get(name) !== digest)
  return [
    ...(found.signed === 'not-checked' ? [{ what: 'key' } as const] : []),
    ...(found.contained === 'not-checked' ? [{ what: 'receipts' } as const] : []),
    ...(told.sealed > 0 ? [{ what: 'sealed', count: told.sealed } as const] : []),
    ...(told.confirmed > 0 ? [{ what: 'readings', count: told.confirmed } as const] : []),
    ...(unsigned > 0 ? [{ what: 'unsigned', count: unsigned } as const] : []),
    ...(told.state.phase !== 'Unopened' && told.state.charter.signatures === undefined
      ? [{ what: 'policy' } as const]
      : []),
    { what: 'persons' },
    { what: 'clock' },
    ...(digests.has(FILE.certificate) ? [{ what: 'document', name: FILE.certificate } as const] : []),
    ...(found.whole
      ? differing.map(([name]) => ({ what: 'prose', name }) as const)
      : [{ what: 'derived' } as const]),
  ]
}
