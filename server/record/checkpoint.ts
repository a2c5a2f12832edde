import { fromBase64, toBase64 } from './base64'
import { HASH_BYTES, type Hash } from './merkle'
import { type PublicKey, readNote, type SignedNote, type Signer, signersOf, signNote } from './signed-note'

/** A record's tree at one size, as its house signs it (C2SP `tlog-checkpoint`). */
export type Checkpoint = { origin: string; size: number; root: Hash }
export type ReadCheckpoint = Checkpoint & { note: SignedNote }

/**
 * The first line of every checkpoint of a negotiation, and the name of the key that signs it. It names the
 * negotiation and not the house's address, which may change while the record goes on.
 */
export function originOf(negotiation: string): string {
  return `parley/n/${negotiation}`
}

export function signCheckpoint({ origin, size, root }: Checkpoint, signer: Signer): string {
  return signNote(`${origin}\n${size}\n${toBase64(root)}\n`, origin, signer)
}

/** Reads the form alone. Exactly three lines: Parley writes no extension lines and takes none. */
export function readCheckpoint(text: string): ReadCheckpoint | null {
  const note = readNote(text)
  const [origin, digits, encoded, end, ...more] = note?.text.split('\n') ?? []
  if (!note || !origin || !digits || !encoded || end !== '' || more.length > 0) return null
  const size = /^(?:0|[1-9]\d{0,14})$/.test(digits) ? Number(digits) : null
  const root = fromBase64(encoded)
  return size !== null && root?.length === HASH_BYTES ? { origin, size, root, note } : null
}

/** Which of the keys have signed this checkpoint as its origin. */
export function checkpointSigners(checkpoint: ReadCheckpoint, keys: readonly PublicKey[]): PublicKey[] {
  return signersOf(checkpoint.note, checkpoint.origin, keys)
}
