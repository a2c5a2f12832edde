import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from './base64'

/** A public Ed25519 key: 32 bytes, in base64 where it stands in text. */
export type PublicKey = Uint8Array

/** Signs bytes; who holds the private half gives it. */
export type Signer = { publicKey: PublicKey; sign: (message: Uint8Array) => Uint8Array }

/** A note in the form of C2SP `signed-note`: text, a blank line, and a line for each signature. */
export type SignedNote = {
  text: string
  signatures: { name: string; keyId: string; signature: Uint8Array }[]
}

const ED25519 = Uint8Array.of(1)
const KEY_ID_BYTES = 4
const SIGNATURE_BYTES = 64
const MOST_SIGNATURES = 16
const NAME = /^[^\s+\p{Z}]+$/u
// biome-ignore lint/suspicious/noControlCharactersInRegex: the format forbids exactly these
const CONTROL = /[\u0000-\u0009\u000b-\u001f]/

/** What people compare and pin: SHA-256 of the public key's 32 bytes, 64 lower-case hex digits. */
export function fingerprintOf(key: PublicKey): string {
  return bytesToHex(sha256(key))
}

/** The key as signed notes name it: the first four bytes of SHA-256(name, newline, 1, key), in hex. */
export function keyIdOf(name: string, key: PublicKey): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${name}\n`), ED25519, key)).subarray(0, KEY_ID_BYTES))
}

/** The key as other verifiers of signed notes take it: name, key id, and type with key in base64. */
export function verifierKeyOf(name: string, key: PublicKey): string {
  return `${name}+${keyIdOf(name, key)}+${toBase64(concatBytes(ED25519, key))}`
}

/** @param text ends in a newline; @throws for text or a name that a signed note cannot hold */
export function signNote(text: string, name: string, signer: Signer): string {
  if (!text.endsWith('\n') || CONTROL.test(text) || !NAME.test(name))
    throw new Error('a note of this form cannot be signed')
  const keyId = Uint8Array.from(keyIdOf(name, signer.publicKey).match(/../g) ?? [], (hex) =>
    Number.parseInt(hex, 16),
  )
  return `${text}\n— ${name} ${toBase64(concatBytes(keyId, signer.sign(utf8ToBytes(text))))}\n`
}

/** Reads the form alone; what it says is worth nothing before a signature was checked. */
export function readNote(note: string): SignedNote | null {
  const blank = note.lastIndexOf('\n\n')
  if (blank < 0 || !note.endsWith('\n') || CONTROL.test(note)) return null
  const lines = note.slice(blank + 2, -1).split('\n')
  if (lines.length > MOST_SIGNATURES) return null
  const signatures = lines.map((line) => {
    const [, name, encoded] = /^— (\S+) (\S+)$/.exec(line) ?? []
    const bytes = encoded ? fromBase64(encoded) : null
    if (!name || !NAME.test(name) || !bytes || bytes.length <= KEY_ID_BYTES) return null
    return {
      name,
      keyId: bytesToHex(bytes.subarray(0, KEY_ID_BYTES)),
      signature: bytes.subarray(KEY_ID_BYTES),
    }
  })
  const whole = signatures.flatMap((one) => one ?? [])
  return whole.length === lines.length ? { text: note.slice(0, blank + 1), signatures: whole } : null
}

/**
 * Which of these keys have signed the note under this name. A signature that names a known key and does not
 * verify spoils the note (C2SP `signed-note`, "Signatures"): then none has.
 */
export function signersOf(note: SignedNote, name: string, keys: readonly PublicKey[]): PublicKey[] {
  const message = utf8ToBytes(note.text)
  const found: PublicKey[] = []
  for (const { name: signed, keyId, signature } of note.signatures) {
    if (signed !== name) continue
    const key = keys.find((one) => keyIdOf(name, one) === keyId)
    if (!key) continue
    if (!verifySignature(signature, message, key)) return []
    found.push(key)
  }
  return found
}

function verifySignature(signature: Uint8Array, message: Uint8Array, key: PublicKey): boolean {
  if (signature.length !== SIGNATURE_BYTES) return false
  try {
    // By the letter of RFC 8032: one signature has one meaning in every verifier.
    return ed25519.verify(signature, message, key, { zip215: false })
  } catch {
    return false
  }
}
