import { unzipSync } from 'fflate'

/** No bundle is larger unpacked, in bytes; a file that claims to be is not unpacked. */
const MOST_BYTES = 2 ** 31
const MOST_FILES = 100_000
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/

class Unsafe extends Error {}

/**
 * Unpacks a bundle. Null for what is no ZIP file, or one that two programs could read differently: names twice,
 * names that leave the folder.
 */
export function readZip(bytes: Uint8Array): Map<string, Uint8Array> | null {
  const names = new Set<string>()
  let unpacked = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize
        if (names.has(name) || !NAME.test(name)) throw new Unsafe(name)
        if (unpacked > MOST_BYTES || names.size >= MOST_FILES) throw new Unsafe('too large')
        names.add(name)
        return true
      },
    })
    return new Map(
      [...names].flatMap((name) => {
        const content = files[name]
        return content ? [[name, content] as const] : []
      }),
    )
  } catch {
    return null
  }
}
