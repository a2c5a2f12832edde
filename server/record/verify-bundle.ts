import { BundleCheck, type Given } from './bundle-check'
import { isHeld } from './bundle-checks'
import { FILE } from './bundle-files'
import type { BundleVerdict } from './bundle-verdict'
import { digestOfFile, GrowingDigest } from './manifest'
import type { Progress } from './verify'

/** A bundle that is read as it is needed: its names, each once, and each file's bytes in pieces. */
export type OpenBundle = {
  names: readonly string[]
  /** @throws UnreadableBundle when the file is damaged */
  pieces: (name: string) => AsyncIterable<Uint8Array>
}

/** Checks are made between two pieces of so many bytes, so that a page can stay alive. */
const PIECE = 64 * 1024
/** No file that has to be held is larger, in bytes. */
const MOST_HELD = 16 * 1024 * 1024
/** Nor are all of them together. */
const MOST_HELD_TOGETHER = 64 * 1024 * 1024

/** Checks a bundle that is in memory. @returns null when it holds no entries, so that there is nothing to check */
export function verifyBundle({
  files,
  ...given
}: Given & { files: ReadonlyMap<string, Uint8Array> }): BundleVerdict | null {
  const entries = files.get(FILE.entries)
  if (!entries) return null
  const check = new BundleCheck(new Map([...files].filter(([name]) => isHeld(name))), given)
  for (let at = 0; at < entries.length; at += PIECE) check.take(entries.subarray(at, at + PIECE))
  return check.finish(new Map([...files].map(([name, bytes]) => [name, digestOfFile(bytes)])))
}

/**
 * Checks a bundle as it is read, in memory that does not grow with its entries, and says how far it is.
 * @returns null when it holds no entries; @throws UnreadableBundle when a file is damaged
 */
export async function* verifyingBundle(
  bundle: OpenBundle,
  given: Given,
): AsyncGenerator<Progress, BundleVerdict | null> {
  if (!bundle.names.includes(FILE.entries)) return null
  const held = new Map<string, Uint8Array>()
  const digests = new Map<string, string>()
  let room = MOST_HELD_TOGETHER
  for (const name of bundle.names) {
    if (name === FILE.entries) continue
    const { digest, bytes } = await read(bundle.pieces(name), isHeld(name) ? Math.min(MOST_HELD, room) : 0)
    digests.set(name, digest)
    if (!bytes || !isHeld(name)) continue
    held.set(name, bytes)
    room -= bytes.length
  }
  const check = new BundleCheck(held, given)
  const digest = new GrowingDigest()
  for await (const piece of bundle.pieces(FILE.entries)) {
    digest.take(piece)
    check.take(piece)
    yield check.progress
  }
  digests.set(FILE.entries, digest.end())
  return check.finish(digests)
}

/** @returns `bytes` null for a file of more than `most` bytes */
async function read(pieces: AsyncIterable<Uint8Array>, most: number) {
  const digest = new GrowingDigest()
  const kept: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    digest.take(piece)
    size += piece.length
    if (size <= most) kept.push(piece)
  }
  return { digest: digest.end(), bytes: size <= most ? joined(kept, size) : null }
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
