import { createHash } from 'node:crypto'
import type { Ledger } from '@/server/ledger/ledger'
import type { NegotiationId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import {
  dataFiles,
  evidenceName,
  FILE,
  keysJson,
  proofName,
  proseFiles,
  provedEntries,
} from '@/server/record/bundle-files'
import type { Checkpoint } from '@/server/record/checkpoint'
import { guideText } from '@/server/record/guide'
import { signManifest } from '@/server/record/manifest'
import { NOTHING_REPLAYED, replayEntry } from '@/server/record/replay'
import { Timeline } from '@/server/record/timeline'
import { BrokenRecord } from '@/server/room/open-records'
import type { Certified } from './certificate-content'
import type { Notary } from './notary'
import { type ZipFile, zipStream } from './zip-stream'

/** Entries read between two waits for the database. */
const STRETCH = 200

export type BundleParts = {
  notary: Notary
  ledger: Ledger
  /** `verify.html`. */
  page: () => Promise<string>
  /** `agreement.pdf`. */
  certificate: (certified: Certified) => Promise<Uint8Array>
  /** A file of evidence, by its digest. */
  evidence?: (negotiation: NegotiationId, digest: string) => Promise<Uint8Array | null>
}

/**
 * The bundle of a record as it stands now, as a ZIP archive in pieces. The record is read twice, a stretch at a
 * time: as it is, and to tell what it says. What is held is the state, never the entries.
 * @returns null for a record without entries; the stream throws `BrokenRecord` when it does not verify
 */
export async function bundleStream(
  parts: BundleParts,
  negotiation: NegotiationId,
): Promise<AsyncGenerator<Uint8Array> | null> {
  const signed = await parts.notary.checkpoint(negotiation)
  if (!signed) return null
  const [first] = await parts.ledger.entriesAfter(negotiation, signed.size - 1, 1)
  const at: unknown = first && JSON.parse(first.text).at
  const modified = new Date(typeof at === 'string' ? at : 0)
  return zipStream(withManifest(filesOf(parts, negotiation, signed), parts.notary, negotiation), modified)
}

async function* filesOf(
  { notary, ledger, page, certificate, evidence = async () => null }: BundleParts,
  negotiation: NegotiationId,
  signed: Checkpoint & { note: string },
): AsyncGenerator<ZipFile> {
  const entries = () => stretches(ledger, negotiation, signed.size)
  yield { name: FILE.checkpoint, content: bytes([signed.note]) }
  yield { name: FILE.keys, content: bytes([keysJson(signed.origin, notary.keys.publicKeys)]) }
  yield { name: FILE.entries, content: bytes(lines(entries())) }
  const told: { state: Opened | null; hash: string } = { state: null, hash: '' }
  yield { name: FILE.timeline, content: bytes(tell(entries(), negotiation, told)) }
  const brought = new Set<string>()
  const { state } = told
  if (!state) throw new Error(`${negotiation} was not opened`)
  for (const [name, text] of [...dataFiles(state, told.hash), ...proseFiles(state)])
    yield { name, content: bytes([text]) }
  const paper = { state, headHash: told.hash, checkpoint: signed, key: notary.keys.signer.publicKey }
  yield {
    name: FILE.certificate,
    content: once(() => certificate({ ...paper, address: notary.address })),
  }
  for (const { digest } of state.disputes.flatMap((one) => one.evidence ?? [])) {
    const file = await evidence(negotiation, digest)
    if (file && !brought.has(digest)) yield { name: evidenceName(digest), content: once(async () => file) }
    brought.add(digest)
  }
  for (const seq of provedEntries(state)) {
    const proof = await notary.proof(negotiation, seq, { whole: false, signed })
    if (proof) yield { name: proofName(seq), content: bytes([proof]) }
  }
  yield { name: FILE.guide, content: bytes([guideText()]) }
  yield { name: FILE.page, content: bytes([await page()]) }
}

async function* stretches(ledger: Ledger, negotiation: NegotiationId, size: number) {
  for (let seq = 0; seq < size; seq += STRETCH) {
    yield await ledger.entriesAfter(negotiation, seq, Math.min(STRETCH, size - seq))
  }
}

type Stretches = ReturnType<typeof stretches>

async function* lines(entries: Stretches): AsyncGenerator<string> {
  for await (const stretch of entries) yield stretch.map(({ text }) => `${text}\n`).join('')
}

/** The timeline; leaves in `told` the state it came to. */
async function* tell(
  entries: Stretches,
  negotiation: NegotiationId,
  told: { state: Opened | null; hash: string },
): AsyncGenerator<string> {
  const timeline = new Timeline()
  let now = NOTHING_REPLAYED
  for await (const stretch of entries) {
    let text = ''
    for (const stored of stretch) {
      const step = replayEntry(now, stored)
      if (!step.ok) throw new BrokenRecord(negotiation, step.fault)
      text += timeline.take(step.entry, now.state, step.replayed.state)
      now = step.replayed
    }
    yield text
  }
  if (now.state.phase !== 'Unopened') Object.assign(told, { state: now.state, hash: now.hash })
}

async function* bytes(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

async function* once(make: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield await make()
}

/** Passes the files on and ends with the signed list of what they were. */
async function* withManifest(
  files: AsyncIterable<ZipFile>,
  notary: Notary,
  negotiation: NegotiationId,
): AsyncGenerator<ZipFile> {
  const digests = new Map<string, string>()
  for await (const { name, content } of files) {
    const hash = createHash('sha256')
    yield { name, content: hashed(content, hash) }
    digests.set(name, hash.digest('hex'))
  }
  const manifest = signManifest(negotiation, digests, notary.keys.signer)
  yield { name: FILE.manifest, content: bytes([manifest]) }
}

async function* hashed(
  content: AsyncIterable<Uint8Array>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}
