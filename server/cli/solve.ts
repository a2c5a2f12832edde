import { readFile } from 'node:fs/promises'
import { DiscreteCase, domainOfCase } from '@/server/bargaining/case-file'
import { reportOf } from '@/server/bargaining/report'
import { analyse } from '@/server/bargaining/solve'

/**
 * `parley solve FILE.json`: reads a bargaining case and returns the JSON text to print. Throws with a message for
 * the person where the file cannot be read or is no bargaining case.
 */
export async function solveFile(path: string): Promise<string> {
  const source: unknown = JSON.parse(await readFile(path, 'utf8'))
  const domain = domainOfCase(DiscreteCase.parse(source))
  return JSON.stringify(reportOf(domain, analyse(domain)))
}
