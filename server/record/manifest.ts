import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type PublicKey, readNote, type Signer, signersOf, signNote } from './signed-note'

/**
 * What a bundle holds: a signed note whose first line names the negotiation's bundle, then one line for each
 * other file, SHA-256 in hex, two spaces, name.
 */
type Manifest = { origin: string; files: Map<string, string>; signedBy: PublicKey[] }

/** Never the origin of a checkpoint, so that neither can stand for the other. */
export function manifestOrigin(negotiation: string): string {
  return `parley/n/${negotiation}/bundle`
}

export function signManifest(
  negotiation: string,
  files: ReadonlyMap<string, string>,
  signer: Signer,
): string {
  const origin = manifestOrigin(negotiation)
  const lines = [...files].map(([name, digest]) => `${digest}  ${name}\n`)
  return signNote(`${origin}\n${lines.join('')}`, origin, signer)
}

export function digestOfFile(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes))
}

export function digestOfText(text: string): string {
  return digestOfFile(utf8ToBytes(text))
}

/** The digest of a file that comes in pieces. */
export class GrowingDigest {
  #hash = sha256.create()

  take(piece: Uint8Array | string): void {
    this.#hash.update(typeof piece === 'string' ? utf8ToBytes(piece) : piece)
  }
  /** In hex; asked once, at the end. */
  end(): string {
    return bytesToHex(this.#hash.digest())
  }
}

/** @param keys whose signatures are looked for */
export function readManifest(text: string, keys: readonly PublicKey[]): Manifest | null {
  const note = readNote(text)
  const [origin, ...lines] = note?.text.split('\n').slice(0, -1) ?? []
  if (!note || !origin) return null
  const files = new Map<string, string>()
  for (const line of lines) {
    const [, digest, name] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? []
    if (!digest || !name || files.has(name)) return null
    files.set(name, digest)
  }
  return { origin, files, signedBy: signersOf(note, origin, keys) }
}
