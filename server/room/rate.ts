import { RateLimiterMemory } from 'rate-limiter-flexible'
import { takeFrom } from '@/server/limits'
import type { PersonId } from '@/server/protocol/ids'
import type { Sent } from '@/server/wire/commands'
import type { DoorRefusal } from '@/server/wire/messages'

export type Refused = { outcome: 'refused'; refusal: Extract<DoorRefusal, { code: 'TooManyRequests' }> }

const SECONDS = 10
/** Commands one person may send in ten seconds, over all tabs and doors: far above a hand, far below a script. */
const commands = new RateLimiterMemory({ points: 200, duration: SECONDS })

/** How often one person may have a room read out over sockets, in ten seconds: a read costs more than an act. */
export const MOST_READS = 300
const reads = new RateLimiterMemory({ points: MOST_READS, duration: SECONDS })
/** Signs of typing, each of which is told to everybody in the room. */
export const MOST_SIGNS = 100
const signs = new RateLimiterMemory({ points: MOST_SIGNS, duration: SECONDS })

/** A refusal when a person sends faster than anybody can. */
export const tooFast = (person: PersonId): Promise<Refused | null> => beyond(commands, person)
export const readsTooOften = (person: PersonId): Promise<Refused | null> => beyond(reads, person)
export const typesTooOften = async (person: PersonId): Promise<boolean> =>
  (await beyond(signs, person)) !== null

/** Acts that set the mediator to work. */
const ASKS: ReadonlySet<Sent['command']['type']> = new Set(['RequestMediation', 'SendToCaucus'])

/** A refusal when a person sets the mediator to work more often than they could read its answers. */
export async function asksTooOften(
  person: PersonId,
  { command, negotiation }: Sent,
): Promise<Refused | null> {
  if (!ASKS.has(command.type)) return null
  const seconds =
    (await takeFrom('asks-in-negotiation', `${person} ${negotiation}`)) ||
    (await takeFrom('asks-by-person', person))
  return seconds === 0 ? null : { outcome: 'refused', refusal: { code: 'TooManyRequests', seconds } }
}

/** A refusal when a person has second readers asked more often than anybody words an answer anew. */
export async function readersAskedTooOften(person: PersonId): Promise<Refused | null> {
  const seconds = await takeFrom('readings-by-person', person)
  return seconds === 0 ? null : { outcome: 'refused', refusal: { code: 'TooManyRequests', seconds } }
}

/** A refusal when what a person sends takes more room than anybody writes in that time. */
export const sendsTooMuch = (person: PersonId, act: unknown): Promise<Refused | null> =>
  takesTooMuch(person, act)
/** The same for all software that acts for a person: it never uses up what the person may send. */
export const softwareSendsTooMuch = (person: PersonId, act: unknown): Promise<Refused | null> =>
  takesTooMuch(`software of ${person}`, act)

async function takesTooMuch(key: string, act: unknown): Promise<Refused | null> {
  const bytes = Math.max(1, Buffer.byteLength(JSON.stringify(act) ?? ''))
  const seconds =
    (await takeFrom('bytes-by-person', key, undefined, bytes)) ||
    (await takeFrom('bytes-in-a-day', key, undefined, bytes))
  return seconds === 0 ? null : { outcome: 'refused', refusal: { code: 'TooManyRequests', seconds } }
}

async function beyond(limiter: RateLimiterMemory, person: PersonId): Promise<Refused | null> {
  try {
    await limiter.consume(person)
    return null
  } catch {
    return { outcome: 'refused', refusal: { code: 'TooManyRequests', seconds: SECONDS } }
  }
}
