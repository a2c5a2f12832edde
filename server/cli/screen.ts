import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { screen } from '@/server/ratification/screen'

const contextSchema = z.object({
  settlementTitle: z.string(),
  settlementVersion: z.number().int(),
  settlementDate: z.iso.datetime({ offset: true }),
  otherVersions: z.array(z.number().int()),
  digestPrefix: z.string(),
  parties: z.array(z.string()),
  speaker: z.string(),
  settlementText: z.string().optional(),
})
const lineSchema = z.object({ id: z.string(), text: z.string(), context: contextSchema })
const idSchema = z.object({ id: z.union([z.string(), z.number()]) })

const warmUp = 100

/**
 * `screen FILE.jsonl`: reads lines `{id, text, context}` and writes, in the same order, lines
 * `{id, label, reasons, spans, ms}` (offsets are UTF-16). A bad line gives `{id, error}`.
 *
 * @returns the exit code: 1 where any line was bad or the file could not be read, else 0
 */
export async function screenCommand(file: string, write: (line: string) => void): Promise<number> {
  const source = await readFile(file, 'utf8').catch((error: Error) => error)
  if (source instanceof Error) {
    write(JSON.stringify({ id: null, error: `cannot read ${file}: ${source.message}` }))
    return 1
  }
  const lines = source.split(/\r?\n/u).filter((raw) => raw.trim() !== '')
  // Patterns are compiled at their first use: the first lines are read once beforehand, so that `ms` is the time of reading.
  for (const raw of lines.slice(0, warmUp)) readLine(raw)
  let code = 0
  for (const raw of lines) {
    const result = readLine(raw)
    if ('error' in result) code = 1
    write(JSON.stringify(result))
  }
  return code
}

function readLine(raw: string) {
  let value: unknown
  try {
    value = JSON.parse(raw)
  } catch {
    return { id: null, error: 'not a line of JSON' }
  }
  const line = lineSchema.safeParse(value)
  if (!line.success) {
    const named = idSchema.safeParse(value)
    const issue = line.error.issues[0]
    const where = issue?.path.join('.') ?? ''
    return {
      id: named.success ? named.data.id : null,
      error: `${where === '' ? 'line' : where}: ${issue?.message ?? 'invalid'}`,
    }
  }
  const { id, text, context } = line.data
  const start = performance.now()
  const { label, reasons, spans } = screen(text, {
    settlementTitle: context.settlementTitle,
    settlementVersion: context.settlementVersion,
    settlementDate: context.settlementDate,
    otherVersions: context.otherVersions,
    digestPrefix: context.digestPrefix,
    parties: context.parties,
    speaker: context.speaker,
    ...(context.settlementText === undefined ? {} : { settlementText: context.settlementText }),
  })
  return { id, label, reasons, spans, ms: Math.round((performance.now() - start) * 1000) / 1000 }
}
