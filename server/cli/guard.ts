import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { guard } from '@/server/mediator/guard/guard'
import { guardLine } from '@/server/mediator/guard/input'

/**
 * `parley guard FILE.jsonl`: judges one mediator output a line and writes `{id, ok, reasons, spans}` in the
 * same order. `spans` are UTF-16 offsets into the line's `text`.
 * @returns the exit code: 0 when every line was read, 2 when a line or the file could not be
 */
export async function guardFile(
  file: string,
  write: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  let number = 0
  try {
    for await (const line of createInterface({
      input: createReadStream(file, 'utf8'),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      number += 1
      const plain = line.replace(/^\uFEFF/, '')
      if (plain.trim() === '') continue
      const { id, act, text, context } = guardLine.parse(JSON.parse(plain))
      write(JSON.stringify({ id, ...guard({ act, text }, context) }))
    }
    return 0
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    complain(
      number === 0
        ? `${file} cannot be read: ${what}`
        : `${file}, line ${number}, is not an output to judge: ${what}`,
    )
    return 2
  }
}
