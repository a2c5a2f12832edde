import { z } from 'zod'
import { type Evidence, evidence } from '@/server/protocol/disputing'

const kept = z.object({ digest: z.string(), bytes: z.int() })

const WAIT = 'Those before it are kept. Wait some minutes and choose it again.'

/** Brings files to the house one by one. @returns those that it keeps, and what was wrong with the first it does not */
export async function bringEvidence(
  negotiation: string,
  files: readonly File[],
): Promise<{ kept: Evidence[]; problem: string | null }> {
  const brought: Evidence[] = []
  for (const file of files) {
    const refused = { kept: brought, problem: `${file.name} was not taken. A file may have up to 5 MB.` }
    try {
      const response = await fetch(`/api/negotiations/${negotiation}/evidence`, {
        method: 'POST',
        body: file,
      })
      if (response.status === 429)
        return {
          kept: brought,
          problem: `${file.name} was not taken: too many files in a short time. ${WAIT}`,
        }
      const answer = kept.safeParse(await response.json())
      const named = evidence.safeParse({ name: file.name.slice(0, 80), ...answer.data })
      if (!named.success) return refused
      brought.push(named.data)
    } catch {
      return {
        kept: brought,
        problem: `${file.name} did not reach the server. Choose it again once you are connected.`,
      }
    }
  }
  return { kept: brought, problem: null }
}
