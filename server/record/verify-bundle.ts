import { bytesToHex } from '@noble/hashes/utils.js'
import { callsOf, openDisputes } from '@/server/protocol/disputes'
import type { State } from '@/server/protocol/state'
import {
  type BundleFileMap,
  checkDerived,
  checkEvidence,
  checkManifest,
  checkProofs,
  checkTree,
  provesLast,
  readKeys,
} from './bundle-checks'
import { entriesOf, readEntryLines, utf8 } from './bundle-entries'
import { FILE, proseFiles } from './bundle-files'
import { type BundleFault, type BundleVerdict, inOrder, type Unchecked } from './bundle-verdict'
import { originOf, readCheckpoint } from './checkpoint'
import { GrowingTree, type Hash, leafHash } from './merkle'
import { checkReceipt, readReceipts, sizesOf } from './receipts'
import { fingerprintOf } from './signed-note'
import { Timeline } from './timeline'
import { type Progress, type Verdict, verifying } from './verify'

/** The files of a bundle by name, and what its reader has from elsewhere. */
export type BundleParts = {
  files: BundleFileMap
  /** Fingerprints of keys that the reader trusts. */
  keys?: readonly string[]
  receipts?: readonly { name: string; text: string }[]
}

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
  checkEvidence(files, told.state, faults)

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
    signatures: signaturesOf(record, told.state),
    disputes: told.state.phase === 'Unopened' ? [] : openDisputes(told.state).map(({ about }) => about),
    proofs,
    unchecked: uncheckedOf(files, told, { signed, contained, record }),
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

/** What a replay gives besides its verdict. */
class Told {
  state: State = { phase: 'Unopened' }
  sealed = 0
  opened = 0
  confirmed = 0
  timeline: string[] = []
  #writer = new Timeline()

  take(...[entry, before, after]: Parameters<Timeline['take']>): void {
    this.state = after
    this.sealed += entry.sealed.length
    // A confirmation opens two of its attempt's commitments: the words and the reading.
    if (entry.command.type === 'ConfirmRatification') {
      this.opened += 2
      this.confirmed += 1
    }
    // Checked against its commitment when the act was carried out again.
    if (entry.command.type === 'RevealSealed' && !this.#confirmedBefore(before, entry.command.part))
      this.opened += 1
    this.timeline.push(this.#writer.take(entry, before, after))
  }

  /** A confirmation has opened it already. */
  #confirmedBefore(state: State, part: string): boolean {
    if (state.phase === 'Unopened') return false
    return callsOf(state).some(({ attempts, ratifications }) =>
      attempts.some(
        (one) =>
          (one.words === part || one.reading === part) &&
          ratifications.some(({ attempt }) => attempt === one.attempt),
      ),
    )
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

function uncheckedOf(
  files: BundleFileMap,
  told: Told,
  found: { signed: string; contained: string; record: Verdict },
): Unchecked[] {
  const prose = new Map(told.state.phase === 'Unopened' ? [] : proseFiles(told.state))
  prose.set(FILE.timeline, told.timeline.join(''))
  const sealed = told.sealed - told.opened
  const unsigned = found.record.ratified.filter(({ key }) => key === null).length
  const differing = [...prose].filter(([name, text]) => utf8(files.get(name) ?? new Uint8Array()) !== text)
  return [
    ...(found.signed === 'not-checked' ? [{ what: 'key' } as const] : []),
    ...(found.contained === 'not-checked' ? [{ what: 'receipts' } as const] : []),
    ...(sealed > 0 ? [{ what: 'sealed', count: sealed } as const] : []),
    ...(told.confirmed > 0 ? [{ what: 'readings', count: told.confirmed } as const] : []),
    ...(unsigned > 0 ? [{ what: 'unsigned', count: unsigned } as const] : []),
    { what: 'persons' },
    { what: 'clock' },
    ...(files.has(FILE.certificate) ? [{ what: 'document', name: FILE.certificate } as const] : []),
    ...differing.map(([name]) => ({ what: 'prose', name }) as const),
  ]
}
