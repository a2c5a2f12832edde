import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** One file of an archive; `content` is read once, when its turn comes. */
export type ZipFile = { name: string; content: AsyncIterable<Uint8Array> }

/** Compressed in between two waits, in bytes: enough to compress well, little enough to hold. */
const STRETCH = 64 * 1024
/** Smaller than this is not worth compressing. */
const TINY = 200

/** A ZIP archive as it is being written: memory holds a stretch of one file, however large the whole. */
export async function* zipStream(files: AsyncIterable<ZipFile>, modified: Date): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let failed: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) failed = error
    else ready.push(chunk)
  })
  const take = () => {
    if (failed) throw failed
    const taken = ready
    ready = []
    return taken
  }
  for await (const { name, content } of files) {
    const stretches = inStretches(content)
    const first = await stretches.next()
    const start = first.done ? new Uint8Array() : first.value
    const file = start.length < TINY ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    file.mtime = modified
    zip.add(file)
    file.push(start)
    yield* take()
    for await (const stretch of stretches) {
      file.push(stretch)
      yield* take()
    }
    file.push(new Uint8Array(), true)
    yield* take()
  }
  zip.end()
  yield* take()
}

async function* inStretches(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  let held: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of content) {
    held.push(chunk)
    bytes += chunk.length
    if (bytes < STRETCH) continue
    yield Buffer.concat(held)
    held = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(held)
}
