import { z } from 'zod'

const token = z.object({
  id: z.string(),
  delegate: z.number(),
  created: z.string(),
  expires: z.string(),
  revoked: z.string().nullable(),
  lastUsed: z.string().nullable(),
})
export type TokenListed = z.infer<typeof token>

const tokens = z.object({ tokens: z.array(token) })
const made = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('made'), token: z.string(), expires: z.string() }),
  z.object({ outcome: z.literal('refused'), refusal: z.looseObject({ code: z.string() }) }),
])
type MadeToken = z.infer<typeof made>

const address = (negotiation: string) => `/api/negotiations/${negotiation}/tokens`

/** Null when they cannot be had just now. */
export async function fetchTokens(negotiation: string, delegate: number): Promise<TokenListed[] | null> {
  try {
    const answer = await fetch(address(negotiation), { cache: 'no-store' })
    const read = tokens.safeParse(await answer.json())
    return read.success ? read.data.tokens.filter((one) => one.delegate === delegate) : null
  } catch {
    return null
  }
}

export async function makeToken(
  negotiation: string,
  delegate: number,
  hours: number,
): Promise<MadeToken | null> {
  try {
    const answer = await fetch(address(negotiation), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ delegate, hours }),
    })
    return made.parse(await answer.json())
  } catch {
    return null
  }
}

export async function revokeToken(negotiation: string, id: string): Promise<boolean> {
  try {
    return (await fetch(`${address(negotiation)}/${id}`, { method: 'DELETE' })).ok
  } catch {
    return false
  }
}
