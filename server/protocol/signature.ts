import { ed25519 } from '@noble/curves/ed25519.js'
import { p256 } from '@noble/curves/nist.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { z } from 'zod'
import { fromBase64 } from '@/server/record/base64'
import { canonicalJson } from '@/server/record/canonical'
import { fingerprintOf } from '@/server/record/signed-note'

/** What browsers can make a key for: Ed25519 (RFC 8032), else ECDSA over P-256 with SHA-256. */
export const ALGORITHMS = ['Ed25519', 'ECDSA-P256'] as const
export type Algorithm = (typeof ALGORITHMS)[number]

/** A public key as Web Crypto's `raw` format gives it: 32 bytes, or 65 for an uncompressed point. */
const LENGTH: Record<Algorithm, number> = { Ed25519: 32, 'ECDSA-P256': 65 }
const SIGNATURE_BYTES = 64

/** A person's signature over one act: which enrolled key, and 64 bytes in base64 (for ECDSA `r ‖ s`). */
export const signature = z.strictObject({
  key: z.string().regex(/^[0-9a-f]{64}$/),
  value: z.string().max(88),
})
export type Signature = z.infer<typeof signature>

/** Whose act it is, and where. */
export type Who = { negotiation: string; person: string }

type NewKey = { device: string; algorithm: Algorithm; publicKey: string }

/** What the new key itself signs, so that nobody enrols a key they do not hold. */
export function enrolmentText(
  { negotiation, person }: Who,
  { device, algorithm, publicKey }: NewKey,
): string {
  return `parley/enrolment/v1\u0000${canonicalJson({ negotiation, person, device, algorithm, publicKey })}`
}

/** @returns null for text that is no public key of this kind */
function publicKeyBytes(algorithm: Algorithm, publicKey: string): Uint8Array | null {
  const bytes = fromBase64(publicKey)
  return bytes?.length === LENGTH[algorithm] ? bytes : null
}

/** What people compare: SHA-256 of the public key's bytes, 64 lower-case hex digits. */
export function keyFingerprint(algorithm: Algorithm, publicKey: string): string | null {
  const bytes = publicKeyBytes(algorithm, publicKey)
  return bytes && fingerprintOf(bytes)
}

/** Whether this key has signed this text. False also for keys and signatures that are none. */
export function hasSigned(
  { algorithm, publicKey }: { algorithm: Algorithm; publicKey: string },
  text: string,
  value: string,
): boolean {
  const key = publicKeyBytes(algorithm, publicKey)
  const bytes = fromBase64(value)
  if (!key || bytes?.length !== SIGNATURE_BYTES) return false
  const message = utf8ToBytes(text)
  try {
    return algorithm === 'Ed25519'
      ? ed25519.verify(bytes, message, key, { zip215: false })
      : p256.verify(bytes, message, key, { lowS: false })
  } catch {
    return false
  }
}
