import { afterAll, beforeAll } from 'vitest'
import { DelegateHouse } from '@/server/delegate/testing'
import type { Purpose } from '@/server/protocol/delegation'
import type { NegotiationId, PersonId } from '@/server/protocol/ids'
import { openNegotiation } from '@/server/room/opening'
import { ana, bo, fay } from '@/server/room/testing'
import type { Outcome } from '../directory/outcome'
import { Client } from './client'
import { register } from './registration'

export let open: DelegateHouse
export let served: { url: string; close: () => Promise<void> }
beforeAll(async () => {
  open = await DelegateHouse.open('live')
  served = await open.served()
})
afterAll(async () => {
  await served.close()
  await open.close()
})

export const first = ({ code, lines }: Outcome) => [code, lines[0]]
export const quiet = () => {}
export const position = (issue: number, text: string) => JSON.stringify({ type: 'TakePosition', issue, text })
export const issueOf = (topic: string) => ({ topic, agent: null, title: null, question: null, context: null })
/** The rooms of these tests live in January 2026; each act takes a second there. */
export const now = new Date('2026-01-01T09:00:00.000Z')

/** Acts that wait for no turn, one a second. */
export async function secondsPass(negotiation: NegotiationId, seconds: number): Promise<void> {
  const intent = { goals: [{ text: 'Peace', rationale: '' }], constraints: [], redLines: [], tradeable: [] }
  for (let second = 0; second < seconds; second++)
    await open.house.act(bo, negotiation, { type: 'StateIntent', statement: { ...intent, context: '' } })
}

type Made = { negotiation: NegotiationId; alpha: Client; beta: Client; tokens: string[] }
/** Ana's and Bo's agents at one table with turns; Fay has begun mediation unless told otherwise. */
export async function table({
  timeoutSeconds = 600,
  registration = true,
  expected = 2,
  windowSeconds = 3600,
} = {}): Promise<Made> {
  const { rooms } = open.house
  const limits = { roundsPerParty: 2, drafts: null, deadline: null }
  const turns = { kind: 'round-robin', timeoutSeconds } as const
  const answer = await openNegotiation(rooms, fay, 'verified-address', {
    id: open.house.id(),
    title: 'The workshop',
    topic: 'Who pays.',
    charter: {
      preset: 'structured-issues',
      limits,
      ...(registration ? { registration: { expected, windowSeconds }, turns } : {}),
    },
    sources: [],
    facilitator: 'Fay',
    parties: ['Alder House', 'Birch Yard', 'Cedar Mill'].slice(0, expected),
    successorOf: null,
  })
  if (answer.outcome !== 'opened') throw new Error(answer.refusal.code)
  const { negotiation } = answer
  await open.house.sit(negotiation, 'p1', ana, 'Ana')
  await open.house.sit(negotiation, 'p2', bo, 'Bo')
  const tokens = [await tokenOf(negotiation, ana), await tokenOf(negotiation, bo)]
  await open.house.act(fay, negotiation, { type: 'BeginIntents' })
  await open.house.act(fay, negotiation, { type: 'BeginMediation', without: ['p1', 'p2'] })
  const [alpha, beta] = tokens.map((token) => new Client({ url: served.url, token, negotiation }))
  if (!alpha || !beta) throw new Error('no clients')
  return { negotiation, alpha, beta, tokens }
}

async function tokenOf(negotiation: NegotiationId, who: PersonId): Promise<string> {
  const purposes: Purpose[] = ['read', 'speak', 'agree', 'propose']
  await open.house.act(who, negotiation, {
    type: 'AppointDelegate',
    name: `Agent of ${who}`,
    kind: 'agent',
    subject: 'All of it',
    purposes,
    limits: { issues: null, ranges: [], words: [] },
    until: '2026-01-02T10:00:00.000Z',
    transferable: false,
  })
  const { delegations } = await open.house.state(negotiation)
  const made = await open.door.makeToken(who, negotiation, delegations.length, 8)
  if (made.outcome !== 'made') throw new Error(made.refusal.code)
  return made.token
}

export async function begun(options: Parameters<typeof table>[0] = {}): Promise<Made> {
  const made = await table(options)
  await register(made.alpha, 'alpha')
  await register(made.beta, 'beta')
  return made
}
