import { createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fromBase64, toBase64 } from '@/server/record/base64'
import { fingerprintOf, type PublicKey, type Signer } from '@/server/record/signed-note'
import { StartProblem } from '@/server/start-problem'

/** The key that signs checkpoints, and every public key that signed or signs: the current one first. */
export type SigningKeys = { signer: Signer; publicKeys: PublicKey[] }

/** Where the keys are kept when no environment gives them; only its owner can read it. */
export const KEY_FILE = 'signing-keys.json'
const SEED_BYTES = 32
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex')

const keyFile = z.strictObject({
  /** The private half of the key that signs: 32 bytes in base64. */
  seed: z.string(),
  /** Public keys that signed before it: 32 bytes in base64 each. */
  retired: z.array(z.string()),
})
type KeyFile = z.infer<typeof keyFile>

/** A new private key: 32 random bytes in base64, as PARLEY_SIGNING_KEY takes it. */
export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString('base64')
}

/** @throws StartProblem saying which of the two settings cannot be used */
export function keysFromEnvironment(seed: string, retired: readonly string[]): SigningKeys {
  return keysOf({ seed, retired: [...retired] }, (what) =>
    what === 'seed'
      ? 'PARLEY_SIGNING_KEY is not a key: 32 bytes in base64, as `npm run -s parley -- keys new` prints them.'
      : 'PARLEY_RETIRED_KEYS is not a list of public keys: 32 bytes in base64 each, with commas between them.',
  )
}

/** The keys kept in a folder; at the first start one is made there. @throws StartProblem */
export function keysInFolder(folder: string): SigningKeys {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, KEY_FILE)
  if (!existsSync(file)) write(file, { seed: newSeed(), retired: [] })
  return keysOf(read(file), () => brokenFile(file))
}

/** Signs with a new key from the next start on; the old public key stays, to verify what it signed. */
export function rotateInFolder(folder: string): SigningKeys {
  const [current] = keysInFolder(folder).publicKeys
  const file = join(folder, KEY_FILE)
  const { retired } = read(file)
  write(file, { seed: newSeed(), retired: current ? [toBase64(current), ...retired] : retired })
  return keysInFolder(folder)
}

/**
 * A start with keys that do not know who signed the checkpoints in the database would leave people with receipts
 * that nobody can check, so it is refused.
 * @param used public keys of stored checkpoints, in base64; @throws StartProblem
 */
export function refuseOtherKeys({ publicKeys }: SigningKeys, used: readonly string[], place: string): void {
  const known = new Set(publicKeys.map(toBase64))
  const missing = used.filter((key) => !known.has(key))
  if (missing.length === 0) return
  const named = missing.map(
    (key) => `  ${key}  (fingerprint ${fingerprintOf(fromBase64(key) ?? new Uint8Array())})`,
  )
  throw new StartProblem(
    `Records in this database were signed with another key than ${place} names:\n${named.join('\n')}\n` +
      'Bring that key back. If it was replaced on purpose, add its public half, as it stands above, to the retired keys.',
  )
}

function keysOf({ seed, retired }: KeyFile, problem: (what: 'seed' | 'retired') => string): SigningKeys {
  const secret = fromBase64(seed)
  if (secret?.length !== SEED_BYTES) throw new StartProblem(problem('seed'))
  const old = retired.map(fromBase64)
  const whole = old.flatMap((key) => (key?.length === SEED_BYTES ? [key] : []))
  if (whole.length !== old.length) throw new StartProblem(problem('retired'))
  const signer = signerOf(secret)
  const current = toBase64(signer.publicKey)
  return { signer, publicKeys: [signer.publicKey, ...whole.filter((key) => toBase64(key) !== current)] }
}

function signerOf(seed: Uint8Array): Signer {
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_ED25519, seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    publicKey: new Uint8Array(Buffer.from(x, 'base64url')),
    sign: (message) => new Uint8Array(sign(null, message, key)),
  }
}

function read(file: string): KeyFile {
  try {
    return keyFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new StartProblem(brokenFile(file))
  }
}

function brokenFile(file: string): string {
  return `${file} cannot be read as Parley’s signing keys. Restore it from a backup: without it no checkpoint can be signed.`
}

function write(file: string, content: KeyFile): void {
  // Renamed into place: a start that is cut short leaves no half of a key behind.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 })
  renameSync(unfinished, file)
}
