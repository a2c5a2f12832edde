import type { NegotiationId } from '@/server/protocol/ids'
import type { Hash, Subtree } from '@/server/record/merkle'

/** A checkpoint as it was signed. `publicKey` is in base64. */
export type SignedCheckpoint = { size: number; publicKey: string; note: string }

/**
 * Hashes of full subtrees and the checkpoints signed over them. Like the ledger it only ever grows; all of its
 * hashes follow from the entries, so that writing one twice changes nothing.
 */
export interface TreeStore {
  /** Leaves that have been hashed so far. */
  size(negotiation: NegotiationId): Promise<number>
  /** @throws when one of the subtrees is not stored */
  hashes(negotiation: NegotiationId, subtrees: readonly Subtree[]): Promise<Hash[]>
  /** Adds subtrees, all of them or none. */
  add(negotiation: NegotiationId, subtrees: readonly (Subtree & { hash: Hash })[]): Promise<void>
  /** The largest checkpoint that was signed; of several of one size the last. */
  lastCheckpoint(negotiation: NegotiationId): Promise<SignedCheckpoint | null>
  keepCheckpoint(negotiation: NegotiationId, checkpoint: SignedCheckpoint): Promise<void>
  /** Public keys that ever signed a checkpoint here, in base64. */
  keysUsed(): Promise<string[]>
}
