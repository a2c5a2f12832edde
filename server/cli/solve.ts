import { readFile } from 'node:fs/promises'
import { readCase } from '@/server/bargaining/case-file'
import { solveCase } from '@/server/bargaining/report'

/**
 * `parley solve FILE.json`: reads a bargaining case and returns the JSON text to print. Rejects with a message for
 * the person where the file cannot be read or is no bargaining case.
 */
export async function solveFile(path: string): Promise<string> {
  const source: unknown = JSON.parse(await readFile(path, 'utf8'))
  return JSON.stringify(solveCase(readCase(source)))
}
