import { type Entry, type Reader, ZipReader } from '@zip.js/zip.js/lib/zip-core-reader.js'
import type { OpenBundle } from './verify-bundle'

/** A file of which any stretch can be read, in bytes: one on a disk, or one that a browser was given. */
export type Source = { size: number; read: (from: number, length: number) => Promise<Uint8Array> }

/** No bundle is larger unpacked, in bytes; one that claims to be is not read. */
const MOST_BYTES = 2 ** 32
const MOST_FILES = 65_000
/** A bundle packs text that has a fresh hash in each line: more than so many bytes out of one, in bulk, is no bundle. */
const MOST_UNPACKED_OF_ONE = 200
/** Below this, in bytes, the ratio is not looked at: a file of evidence may hold zeros alone. */
const BULK = 256 * 1024 * 1024
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/

export class UnreadableBundle extends Error {}

/**
 * Opens a bundle. Only its list of files is read; each file is unpacked as its pieces are asked for.
 * @throws UnreadableBundle for what is no ZIP file, or one that two programs could read differently: names twice,
 * names that leave the folder, headers that disagree
 */
export async function openZip(source: Source): Promise<OpenBundle> {
  const reader = new ZipReader(new Stretches(source), { strictness: 'strict', useWebWorkers: false })
  const files = new Map<string, Extract<Entry, { directory: false }>>()
  let unpacked = 0
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      unpacked += entry.uncompressedSize
      if (entry.directory || entry.encrypted || !NAME.test(entry.filename) || files.has(entry.filename))
        throw new UnreadableBundle(`it has a file with a name that no bundle has: ${entry.filename}`)
      if (unpacked > MOST_BYTES || files.size >= MOST_FILES) throw new UnreadableBundle('it is too large')
      if (unpacked > BULK && unpacked > MOST_UNPACKED_OF_ONE * source.size)
        throw new UnreadableBundle('it would unpack to far more than any bundle of its size')
      files.set(entry.filename, entry)
    }
  } catch (error) {
    throw unreadable(error)
  }
  return {
    names: [...files.keys()],
    pieces: (name) => piecesOf(files.get(name)),
  }
}

async function* piecesOf(
  file: Extract<Entry, { directory: false }> | undefined,
): AsyncGenerator<Uint8Array, void> {
  if (!file) throw new UnreadableBundle('it does not hold the file')
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    // What unpacks the file says so here when it cannot; the stream alone would wait for ever.
    start: (stream) => {
      void Promise.resolve()
        .then(() => file.getData(writable, { checkCrc32: true }))
        .catch((error: unknown) => stream.error(error))
    },
  })
  const reader = readable.getReader()
  let bytes = 0
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      bytes += step.value.length
      if (bytes > file.uncompressedSize) throw new UnreadableBundle('a file is larger than it says')
      yield step.value
    }
  } catch (error) {
    throw unreadable(error)
  } finally {
    await reader.cancel().catch(() => {})
  }
}

const unreadable = (error: unknown) =>
  error instanceof UnreadableBundle
    ? error
    : new UnreadableBundle(error instanceof Error ? error.message : String(error))

/** A source as the reader of archives wants it. */
class Stretches implements Reader<Source> {
  readonly size: number

  constructor(private readonly source: Source) {
    this.size = source.size
  }
  readUint8Array(from: number, length: number): Promise<Uint8Array> {
    return this.source.read(from, Math.min(length, this.size - from))
  }
  get readable(): ReadableStream<Uint8Array> {
    return this.createReadable()
  }
  createReadable({ offset = 0, size = this.size - offset }: { offset?: number; size?: number } = {}) {
    let at = 0
    return new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        const piece = await this.readUint8Array(offset + at, Math.min(PIECE, size - at))
        at += piece.length
        if (piece.length > 0) controller.enqueue(piece)
        if (piece.length === 0 || at >= size) controller.close()
      },
    })
  }
}

const PIECE = 64 * 1024
