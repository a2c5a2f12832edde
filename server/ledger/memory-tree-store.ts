import type { NegotiationId } from '@/server/protocol/ids'
import type { Hash, Subtree } from '@/server/record/merkle'
import type { SignedCheckpoint, TreeStore } from './tree-store'

/** Subtrees and checkpoints for tests and rehearsals, kept as long as the process lives. */
export class MemoryTreeStore implements TreeStore {
  private readonly nodes = new Map<string, Hash>()
  private readonly sizes = new Map<NegotiationId, number>()
  private readonly checkpoints: (SignedCheckpoint & { negotiation: NegotiationId })[] = []

  async size(negotiation: NegotiationId): Promise<number> {
    return this.sizes.get(negotiation) ?? 0
  }

  async hashes(negotiation: NegotiationId, subtrees: readonly Subtree[]): Promise<Hash[]> {
    return subtrees.map((subtree) => {
      const hash = this.nodes.get(nameOf(negotiation, subtree))
      if (!hash) throw new Error(`no subtree ${subtree.level}/${subtree.place} of ${negotiation}`)
      return hash
    })
  }

  async add(negotiation: NegotiationId, subtrees: readonly (Subtree & { hash: Hash })[]): Promise<void> {
    for (const { hash, ...subtree } of subtrees) {
      const name = nameOf(negotiation, subtree)
      if (!this.nodes.has(name)) this.nodes.set(name, hash)
      if (subtree.level === 0)
        this.sizes.set(negotiation, Math.max(this.sizes.get(negotiation) ?? 0, subtree.place + 1))
    }
  }

  async lastCheckpoint(negotiation: NegotiationId): Promise<SignedCheckpoint | null> {
    const signed = this.checkpoints.filter((one) => one.negotiation === negotiation)
    const last = signed.reduce<SignedCheckpoint | null>(
      (most, one) => (most === null || one.size >= most.size ? one : most),
      null,
    )
    return last && { size: last.size, publicKey: last.publicKey, note: last.note }
  }

  async keepCheckpoint(negotiation: NegotiationId, checkpoint: SignedCheckpoint): Promise<void> {
    this.checkpoints.push({ ...checkpoint, negotiation })
  }

  async keysUsed(): Promise<string[]> {
    return [...new Set(this.checkpoints.map((one) => one.publicKey))]
  }
}

function nameOf(negotiation: string, { level, place }: Subtree): string {
  return `${negotiation}/${level}/${place}`
}
