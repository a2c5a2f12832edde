import { type Hash, sameHash } from './merkle'
import { type PublicKey, signersOf } from './signed-note'
import { proves, provesLeaf, type ReadProof, readProof } from './tlog-proof'

export type ReceiptState =
  | 'contained'
  | 'unreadable'
  | 'not-signed'
  | 'other-negotiation'
  | 'cut-short'
  | 'other-history'
export type ReceiptFinding = {
  /** As it was given: a file's name. */
  name: string
  state: ReceiptState
  /** Entry it is of, and entries its checkpoint covers; null where it could not be read. */
  entry: number | null
  covers: number | null
}
export type Receipt = { name: string; proof: ReadProof | null }

export function readReceipts(given: readonly { name: string; text: string }[]): Receipt[] {
  return given.map(({ name, text }) => ({ name, proof: readProof(text) }))
}

/** Sizes of trees that the receipts speak of. */
export function sizesOf(receipts: readonly Receipt[]): Set<number> {
  return new Set(receipts.flatMap(({ proof }) => (proof ? [proof.checkpoint.size] : [])))
}

type Against = {
  origin: string
  size: number
  /** Root of the record's first entries, for each size a receipt speaks of and the record has. */
  roots: ReadonlyMap<number, Hash>
  /** Leaf at each place, from 0, that a receipt speaks of and the record has. */
  leaves: ReadonlyMap<number, Hash>
  keys: readonly PublicKey[]
}

/** Whether the record still begins with what a receipt was given for. */
export function checkReceipt({ name, proof }: Receipt, against: Against): ReceiptFinding {
  if (!proof) return { name, state: 'unreadable', entry: null, covers: null }
  const { checkpoint, index, entry } = proof
  const found = (state: ReceiptState): ReceiptFinding => ({
    name,
    state,
    entry: index + 1,
    covers: checkpoint.size,
  })
  if (checkpoint.origin !== against.origin) return found('other-negotiation')
  const sound = entry === null || proves(proof, entry)
  if (!sound || signersOf(checkpoint.note, checkpoint.origin, against.keys).length === 0)
    return found('not-signed')
  if (checkpoint.size > against.size) return found('cut-short')
  const root = against.roots.get(checkpoint.size)
  const leaf = against.leaves.get(index)
  const same =
    root !== undefined && sameHash(root, checkpoint.root) && leaf !== undefined && provesLeaf(proof, leaf)
  return found(same ? 'contained' : 'other-history')
}
