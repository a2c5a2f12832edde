import type pg from 'pg'
import { z } from 'zod'
import { env } from '@/server/env'
import { placeOf } from '@/server/exchange/directory/files'
import { type Importer, importCommand, reportLines } from '@/server/exchange/directory/import-command'
import { UnreadableTree } from '@/server/exchange/directory/read-tree'
import { personId } from '@/server/protocol/ids'
import { nameText } from '@/server/protocol/text'
import { withOwnRooms } from './own-rooms'
import { refusalLine } from './refusal-line'

type ImportOptions = { as?: string; name?: string; again?: boolean; json?: boolean }
type Line = (line: string) => void

/**
 * `parley import DIR [--as PERSON]`: makes a negotiation of a directory, and says of every file where it went.
 * @returns the exit code: 0 made, 1 when it could not be, 2 when the directory is none that can be brought in
 */
export async function importDirectory(
  directory: string,
  options: ImportOptions,
  write: Line,
  complain: Line,
): Promise<number> {
  try {
    return await withOwnRooms(async (rooms, pool) => {
      const importer = await importerOf(pool, options)
      if (typeof importer === 'string') {
        complain(importer)
        return 1
      }
      const { path, named } = placeOf(directory)
      const made = importCommand(path, importer, options.again ?? false)
      const actor = { kind: 'person', person: personId.parse(importer.person) } as const
      const answer = await rooms.submitAs(actor, made.negotiation, made.id, made.command)
      if (answer.outcome === 'refused') {
        complain(`${named} was not imported: ${refusalLine(answer.refusal)}`)
        return 1
      }
      const url = `${env().address.url}/n/${made.negotiation}`
      if (options.json) {
        write(JSON.stringify({ negotiation: made.negotiation, url, files: made.report }))
        return 0
      }
      write(`Imported: ${named} as ${made.negotiation}`)
      write(`${url}`)
      write('Every statement in it is a claim until the party it names confirms it. Where each file went:')
      for (const line of reportLines(made.report)) write(line)
      return 0
    })
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    complain(`${directory} was not imported: ${what}`)
    return error instanceof UnreadableTree ? 2 : 1
  }
}

const account = z.object({ id: z.string(), name: z.string(), sample: z.boolean() })

async function importerOf(pool: pg.Pool, { as, name }: ImportOptions): Promise<Importer | string> {
  const { rows } = as
    ? await pool.query('select id, name, sample from "User" where id = $1 or lower(email) = lower($1)', [as])
    : await pool.query('select id, name, sample from "User" where not sample limit 2')
  if (!as && rows.length !== 1)
    return 'Say who brings it in: --as ADDRESS, of somebody who has signed in here.'
  const found = account.safeParse(rows[0])
  if (!found.success)
    return `Nobody here has the address ${as}. Whoever imports must have signed in here once.`
  const spoken = nameText.safeParse(name ?? found.data.name)
  if (!spoken.success) return 'Say by which name the record should know you: --name "NAME".'
  return {
    person: found.data.id,
    name: spoken.data,
    identified: found.data.sample ? 'sample-person' : 'verified-address',
  }
}
