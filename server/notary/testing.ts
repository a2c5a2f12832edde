import { unzipSync } from 'fflate'
import { keysFromEnvironment, newSeed, type SigningKeys } from '@/server/keys/signing-keys'
import type { Ledger } from '@/server/ledger/ledger'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { MemoryTreeStore } from '@/server/ledger/memory-tree-store'
import { commandId, type NegotiationId, negotiationId } from '@/server/protocol/ids'
import type { StoredEntry } from '@/server/record/entry'
import { NO_ENTRY } from '@/server/record/hash'
import { type BundleParts, bundleStream } from './bundle'
import { Notary } from './notary'

const PAPER: BundleParts['certificate'] = async () => new TextEncoder().encode('%PDF')
const ADDRESS = 'https://parley.example/verify'

/** A notary with a key of its own, for houses whose signatures no test looks at. */
export function testNotary(ledger: Ledger): Notary {
  return new Notary({ ledger, tree: new MemoryTreeStore(), keys: newKeys(), address: ADDRESS })
}

export function newKeys(): SigningKeys {
  return keysFromEnvironment(newSeed(), [])
}

/** Writes entries that were made elsewhere as they are. `after`: what is done when one stands. */
export async function store(
  ledger: Ledger,
  negotiation: NegotiationId,
  entries: readonly StoredEntry[],
  after: (seq: number) => Promise<void> = async () => {},
): Promise<void> {
  let head = { seq: 0, hash: NO_ENTRY }
  for (const entry of entries) {
    await ledger.append({
      negotiation,
      expected: head,
      entry,
      key: { actor: 'test', command: commandId.parse(`c${entry.seq}`), digest: '' },
      sealed: [],
      jobs: [],
      listing: { shown: { title: '', phase: '', summary: '{}' }, members: null },
      holder: null,
    })
    head = { seq: entry.seq, hash: entry.hash }
    await after(entry.seq)
  }
}

class CountingLedger extends MemoryLedger {
  asked = 0

  override async entriesAfter(...about: Parameters<MemoryLedger['entriesAfter']>): Promise<StoredEntry[]> {
    const entries = await super.entriesAfter(...about)
    this.asked += entries.length
    return entries
  }
}

/** A house that keeps these entries under the negotiation's name, and signs whatever it keeps. */
export class TestArchive {
  readonly notary: Notary

  private constructor(
    readonly negotiation: NegotiationId,
    private readonly ledger: CountingLedger,
    keys: SigningKeys,
  ) {
    this.notary = new Notary({ ledger, tree: new MemoryTreeStore(), keys, address: ADDRESS })
  }

  /** Entries that were asked for, all told. */
  get asked(): number {
    return this.ledger.asked
  }

  static async of(entries: readonly StoredEntry[], keys: SigningKeys, of = 'yard'): Promise<TestArchive> {
    const ledger = new CountingLedger()
    const negotiation = negotiationId.parse(of)
    await store(ledger, negotiation, entries)
    return new TestArchive(negotiation, ledger, keys)
  }

  /** @param certificate by default a stand-in: setting type takes a second, and few tests look at it */
  async stream(
    certificate = PAPER,
    evidence: BundleParts['evidence'] = undefined,
  ): Promise<AsyncGenerator<Uint8Array>> {
    const { notary, ledger, negotiation } = this
    const page = async () => '<!doctype html>'
    const stream = await bundleStream(
      { notary, ledger, page, certificate, ...(evidence && { evidence }) },
      negotiation,
    )
    if (!stream) throw new Error('nothing to bundle')
    return stream
  }

  async zip(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = []
    for await (const chunk of await this.stream()) chunks.push(chunk)
    return new Uint8Array(Buffer.concat(chunks))
  }

  async files(): Promise<Map<string, Uint8Array>> {
    return this.unpacked([await this.zip()])
  }

  unpacked(chunks: readonly Uint8Array[]): Map<string, Uint8Array> {
    return new Map(Object.entries(unzipSync(Buffer.concat(chunks))))
  }

  async receipt(seq: number): Promise<{ name: string; text: string }> {
    const text = await this.notary.proof(this.negotiation, seq, { whole: true })
    if (!text) throw new Error(`no entry ${seq}`)
    return { name: `receipt-${seq}`, text }
  }
}
