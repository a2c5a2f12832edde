import { ed25519 } from '@noble/curves/ed25519.js'
import { p256 } from '@noble/curves/nist.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { toBase64 } from '@/server/record/base64'
import { fingerprintOf } from '@/server/record/signed-note'
import type { Command, CommandOf } from './commands'
import { type Algorithm, enrolmentText, type Signature } from './signature'
import { actText, mustSign, signedPart } from './signed-acts'

type Who = { negotiation: string; person: string }

/** A device's key for people who act without a browser. The same name always has the same key. */
export type TestKey = {
  key: string
  publicKey: string
  enrolment: (who: Who, device?: string) => CommandOf<'EnrolKey'>
  signText: (text: string) => string
  /** Undefined for an act that is not signed. */
  sign: (who: Who, command: string, act: Command) => Signature | undefined
}

const made = new Map<string, TestKey>()

export function testKey(name: string, algorithm: Algorithm = 'Ed25519'): TestKey {
  const known = made.get(`${algorithm} ${name}`)
  if (known) return known
  const secret = sha256(utf8ToBytes(`test key ${algorithm} ${name}`))
  const bytes = algorithm === 'Ed25519' ? ed25519.getPublicKey(secret) : p256.getPublicKey(secret, false)
  const publicKey = toBase64(bytes)
  const signText = (text: string) => {
    const message = utf8ToBytes(text)
    return toBase64(algorithm === 'Ed25519' ? ed25519.sign(message, secret) : p256.sign(message, secret))
  }
  const key: TestKey = {
    key: fingerprintOf(bytes),
    publicKey,
    signText,
    enrolment: (who, device = `Device of ${name}`) => ({
      type: 'EnrolKey',
      device,
      algorithm,
      publicKey,
      proof: signText(enrolmentText(who, { device, algorithm, publicKey })),
    }),
    sign: (who, command, act) =>
      mustSign(act)
        ? { key: fingerprintOf(bytes), value: signText(actText(who, command, signedPart(act))) }
        : undefined,
  }
  made.set(`${algorithm} ${name}`, key)
  return key
}
