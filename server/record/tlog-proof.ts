import { utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64, toBase64 } from './base64'
import { type ReadCheckpoint, readCheckpoint } from './checkpoint'
import { HASH_BYTES, type Hash, leafHash, verifyInclusion } from './merkle'

/**
 * One entry's place in a signed tree, as a text to keep (C2SP `tlog-proof`). A receipt is a proof whose `extra`
 * is the entry's own text, so that it can be read and checked alone.
 */
export type TlogProof = { entry: string | null; index: number; path: Hash[]; checkpoint: string }
export type ReadProof = Omit<TlogProof, 'checkpoint'> & { checkpoint: ReadCheckpoint }

const FIRST = 'c2sp.org/tlog-proof@v1'

export function writeProof({ entry, index, path, checkpoint }: TlogProof): string {
  const extra = entry === null ? '' : `extra ${toBase64(utf8ToBytes(entry))}\n`
  return `${FIRST}\n${extra}index ${index}\n${path.map((hash) => `${toBase64(hash)}\n`).join('')}\n${checkpoint}`
}

/** Reads the form alone; null when it has not that form. */
export function readProof(text: string): ReadProof | null {
  const blank = text.indexOf('\n\n')
  const [first, ...lines] = text.slice(0, blank).split('\n')
  if (blank < 0 || first !== FIRST) return null
  const checkpoint = readCheckpoint(text.slice(blank + 2))
  const extra = lines[0]?.startsWith('extra ') ? lines.shift() : undefined
  const entry = extra === undefined ? null : decoded(extra.slice('extra '.length))
  const digits = /^index (0|[1-9]\d{0,14})$/.exec(lines.shift() ?? '')?.[1]
  const path = lines.flatMap((line) => {
    const hash = fromBase64(line)
    return hash?.length === HASH_BYTES ? [hash] : []
  })
  if (!checkpoint || !digits || path.length !== lines.length || (extra !== undefined && entry === null))
    return null
  return { entry, index: Number(digits), path, checkpoint }
}

/** Whether the entry stands where the proof says, in the tree that its checkpoint names. */
export function proves(proof: ReadProof, entry: string): boolean {
  return provesLeaf(proof, leafHash(entry))
}

export function provesLeaf({ index, path, checkpoint }: ReadProof, leaf: Hash): boolean {
  return verifyInclusion(leaf, index, checkpoint, path)
}

function decoded(encoded: string): string | null {
  const bytes = fromBase64(encoded)
  if (!bytes) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}
