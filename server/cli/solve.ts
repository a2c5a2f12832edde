import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readCase } from '@/server/bargaining/case-file'
import { solveCase } from '@/server/bargaining/report'

/** Faults named at once: more of them say no more. */
const MOST_NAMED = 5

/**
 * `parley solve FILE.json`: reads a bargaining case and returns the JSON text to print. Rejects with a message for
 * the person where the file cannot be read or is no bargaining case.
 */
export async function solveFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8')
  try {
    return JSON.stringify(solveCase(readCase(JSON.parse(text))))
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`it is no JSON (${error.message}).`)
    if (error instanceof z.ZodError) throw new Error(notACase(error))
    throw error
  }
}

function notACase({ issues }: z.ZodError): string {
  const named = issues.slice(0, MOST_NAMED).map(({ path, message }) => {
    const place = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
    return `  ${place.replace(/^\./, '') || 'the file'}: ${message}`
  })
  return [
    'it is no bargaining case:',
    ...named,
    'An issue needs a list of options, or a range with min and max; a party its scores, issue by issue.',
  ].join('\n')
}
