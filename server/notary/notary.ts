import type { SigningKeys } from '@/server/keys/signing-keys'
import type { Ledger } from '@/server/ledger/ledger'
import type { TreeStore } from '@/server/ledger/tree-store'
import type { NegotiationId } from '@/server/protocol/ids'
import { toBase64 } from '@/server/record/base64'
import { type Checkpoint, originOf, readCheckpoint, signCheckpoint } from '@/server/record/checkpoint'
import {
  consistencyParts,
  GrowingTree,
  type Hash,
  hashOf,
  inclusionParts,
  leafHash,
  type Part,
  rootPart,
  type Subtree,
  verifyConsistency,
  verifyInclusion,
} from '@/server/record/merkle'
import { writeProof } from '@/server/record/tlog-proof'
import { Mailbox } from '@/server/room/mailbox'

/** Entries hashed between two waits for the database. */
const STRETCH = 500

/** The stored tree, the entries and what was signed before do not agree: nothing more is signed. */
export class BrokenTree extends Error {
  constructor(negotiation: NegotiationId, what: string) {
    super(`no checkpoint of ${negotiation} can be signed: ${what}`)
  }
}

/** `address`: where people find the page that verifies. */
type NotaryParts = { ledger: Ledger; tree: TreeStore; keys: SigningKeys; address: string }
type Signed = Checkpoint & { note: string }

/**
 * Signs what stands on a record. Appends know nothing of the tree: its missing part is hashed when somebody asks
 * for a checkpoint, stretch by stretch, and is stored, so that each entry is hashed once.
 */
export class Notary {
  private readonly mailbox = new Mailbox()

  constructor(private readonly parts: NotaryParts) {}

  get keys(): SigningKeys {
    return this.parts.keys
  }

  get address(): string {
    return this.parts.address
  }

  /** A signed checkpoint over all that stands now; null for a record without entries. @throws BrokenTree */
  checkpoint(negotiation: NegotiationId): Promise<Signed | null> {
    return this.mailbox.run(negotiation, () => this.sign(negotiation))
  }

  /**
   * The proof that an entry stands in a signed tree. `whole`: with the entry's own text, as a receipt.
   * @param signed a checkpoint of this record; by default one of now
   * @returns null when there is no such entry
   */
  async proof(
    negotiation: NegotiationId,
    seq: number,
    { whole, signed }: { whole: boolean; signed?: Signed },
  ): Promise<string | null> {
    const { ledger } = this.parts
    const checkpoint = signed ?? (await this.checkpoint(negotiation))
    if (!checkpoint || !Number.isSafeInteger(seq) || seq < 1 || seq > checkpoint.size) return null
    const [entry] = await ledger.entriesAfter(negotiation, seq - 1, 1)
    if (!entry) return null
    const path = await this.hashed(negotiation, inclusionParts(seq - 1, checkpoint.size))
    if (!verifyInclusion(leafHash(entry.text), seq - 1, checkpoint, path))
      throw new BrokenTree(negotiation, `entry ${seq} is not what was hashed before`)
    return writeProof({
      entry: whole ? entry.text : null,
      index: seq - 1,
      path,
      checkpoint: checkpoint.note,
    })
  }

  private async sign(negotiation: NegotiationId): Promise<Signed | null> {
    const { tree, keys } = this.parts
    const last = await tree.lastCheckpoint(negotiation)
    const size = await this.grow(negotiation)
    if (last && last.size > size)
      throw new BrokenTree(negotiation, `${last.size} entries were signed before, and there are ${size}`)
    if (size === 0) return null
    const [root] = await this.hashed(negotiation, [rootPart(size)])
    if (!root) throw new BrokenTree(negotiation, 'its tree has no root')
    if (last) await this.refuseOtherHistory(negotiation, last.note, { size, root })
    const checkpoint = { origin: originOf(negotiation), size, root }
    const publicKey = toBase64(keys.signer.publicKey)
    if (last?.size === size && last.publicKey === publicKey) return { ...checkpoint, note: last.note }
    const note = signCheckpoint(checkpoint, keys.signer)
    await tree.keepCheckpoint(negotiation, { size, publicKey, note })
    return { ...checkpoint, note }
  }

  /** Whoever kept the last checkpoint must be able to see the next one grow out of it. */
  private async refuseOtherHistory(
    negotiation: NegotiationId,
    note: string,
    now: { size: number; root: Hash },
  ): Promise<void> {
    const before = readCheckpoint(note)
    if (!before) throw new BrokenTree(negotiation, 'the last checkpoint cannot be read')
    const path =
      before.size === now.size ? [] : await this.hashed(negotiation, consistencyParts(before.size, now.size))
    if (!verifyConsistency(before, now, path))
      throw new BrokenTree(negotiation, `its tree does not begin with the one signed at ${before.size}`)
  }

  /** Hashes the entries that no checkpoint has needed yet. @returns the size of the tree then */
  private async grow(negotiation: NegotiationId): Promise<number> {
    const { ledger, tree } = this.parts
    const size = await tree.size(negotiation)
    const growing = GrowingTree.from(size, await tree.hashes(negotiation, rootPart(size)))
    for (;;) {
      const entries = await ledger.entriesAfter(negotiation, growing.size, STRETCH)
      if (entries.length === 0) return growing.size
      await tree.add(
        negotiation,
        entries.flatMap(({ text }) => growing.add(leafHash(text))),
      )
    }
  }

  private async hashed(negotiation: NegotiationId, parts: readonly Part[]): Promise<Hash[]> {
    const subtrees = parts.flat()
    const found = await this.parts.tree.hashes(negotiation, subtrees)
    const kept = new Map(subtrees.map((subtree, at) => [nameOf(subtree), found[at]]))
    return parts.map((part) =>
      hashOf(part, (subtree) => {
        const hash = kept.get(nameOf(subtree))
        if (!hash) throw new BrokenTree(negotiation, `subtree ${nameOf(subtree)} is missing`)
        return hash
      }),
    )
  }
}

const nameOf = ({ level, place }: Subtree) => `${level}/${place}`
