import { setTimeout as pause } from 'node:timers/promises'
import { placeOf } from '@/server/exchange/directory/files'
import { directoryOf } from '@/server/exchange/directory/format/export-plan'
import { Ended } from '@/server/exchange/directory/outcome'
import { mirrorTree, UnwritableTree, writeTree } from '@/server/exchange/directory/write-tree'
import { negotiationId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import { transcript } from '@/server/protocol/transcript'
import type { Rooms } from '@/server/room/rooms'
import { withOwnRooms } from './own-rooms'
import { clientOf, type Where } from './target'

type Line = (line: string) => void
/** Reads a negotiation as it stands now; null where there is none. */
type Read = () => Promise<Opened | null>

async function stateOf(rooms: Rooms, id: string): Promise<Opened | null> {
  const negotiation = negotiationId.safeParse(id)
  const state = negotiation.success ? await rooms.state(negotiation.data) : null
  return state && state.phase !== 'Unopened' ? state : null
}

/** Runs on a negotiation of one's own data. @returns 1 with a sentence where there is none, or it cannot be done */
async function onOwn(id: string, complain: Line, task: (state: Opened, read: Read) => Promise<void> | void) {
  try {
    return await withOwnRooms(async (rooms) => {
      const state = await stateOf(rooms, id)
      if (!state) {
        complain(`There is no negotiation ${id} here.`)
        return 1
      }
      await task(state, () => stateOf(rooms, id))
      return 0
    })
  } catch (error) {
    complain(`It was not written: ${error instanceof Error ? error.message : String(error)}`)
    return error instanceof UnwritableTree ? 2 : 1
  }
}

/** `parley export ID --directory DIR`: writes a negotiation as a directory that is not there yet. */
export function exportDirectory(id: string, directory: string, write: Line, complain: Line): Promise<number> {
  return onOwn(id, complain, (state) => {
    const { path, named } = placeOf(directory)
    const files = directoryOf(state)
    writeTree(path, files)
    write(`Exported: ${id} to ${named} (${files.length} files)`)
    write('What a directory has no place for, and every proof, is in the bundle: export -o FILE.zip.')
  })
}

/**
 * `parley watch ID DIR`: writes a negotiation into a directory and keeps it up to date, outward only: what is changed
 * there is never read, and is written over when the negotiation next changes that file.
 */
export async function watch(
  id: string,
  directory: string,
  { once, everySeconds, where }: { once: boolean; everySeconds: number; where: Where },
  write: Line,
  complain: Line,
): Promise<number> {
  const { path, named } = placeOf(directory)
  const mirror = async (first: Opened, next: (seen: number) => Promise<Opened | null>) => {
    write(`Watching: ${id} in ${named}. Nothing is read from there.`)
    let seen = 0
    for (let state: Opened | null = first; state; state = await next(seen)) {
      if (state.head.seq > seen) {
        const changed = mirrorTree(path, id, directoryOf(state))
        seen = state.head.seq
        if (changed > 0) write(`Entry ${seen}: ${changed} files written`)
      }
      if (once || state.phase === 'Closed') return
    }
  }
  try {
    const client = await clientOf(id, where)
    if (!client)
      return await onOwn(id, complain, (first, read) =>
        mirror(first, async () => {
          await pause(everySeconds * 1000)
          return read()
        }),
      )
    await mirror(await client.state(), async (seen) => {
      await client.change(seen)
      return client.state()
    })
    return 0
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error))
    return error instanceof Ended ? error.outcome.code : error instanceof UnwritableTree ? 2 : 1
  }
}

/** `parley transcript ID`: what was said at a table of trade-offs, and the final status block. */
export function printTranscript(
  id: string,
  output: string | null,
  write: Line,
  complain: Line,
): Promise<number> {
  return onOwn(id, complain, (state) => {
    if (state.charter.preset !== 'trade-offs')
      complain('This negotiation is not one of trade-offs: what it has no message for is left out.')
    write(transcript(state, output).trimEnd())
  })
}
