import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { BARGAINING, type BargainingTerms } from '@/server/protocol/bargaining-charter'
import type { PersonId } from '@/server/protocol/ids'
import { gardenValues, rentValues } from '@/server/protocol/values.fixture'
import { openNegotiation } from './opening'
import { ana, bo, fay, TestRooms } from './testing'

const RENT = { kind: 'amount', unit: '€', min: '500', max: '1100', step: '50' }
const GARDEN = { kind: 'options', options: ['Shared', 'Tenant only', 'Owner only'] }
/** Numbers that stand nowhere else. */
export const PLANTED = ['73829', '61743', 'a cellar in Lisbon 4417']

export const declaration = (batna: number, text = PLANTED[2]) => ({
  type: 'SealValues',
  values: {
    values: [rentValues([73829, 0], { neverAbove: '1050' }), gardenValues([100, 'never', 61743], 2)],
    batna: { text, value: batna },
  },
})
export const packageOf = (rent: string, garden = 'Shared') => [
  { issue: 1, value: rent },
  { issue: 2, value: garden },
]

/** Two parties at a table of offers over a rent and a garden; nothing is declared yet. */
export async function begun(terms: Partial<BargainingTerms> = {}) {
  const rooms = new TestRooms(new MemoryLedger())
  const opening = await openNegotiation(rooms.rooms, fay, 'verified-address', {
    id: rooms.id(),
    title: 'The flat',
    topic: 'Rent and garden.',
    charter: {
      preset: 'bargaining',
      limits: { roundsPerParty: null, drafts: null, deadline: null },
      bargaining: { ...BARGAINING, ...terms },
    },
    sources: [],
    facilitator: 'Fay',
    parties: ['Ana', 'Bo'],
    successorOf: null,
  })
  if (opening.outcome !== 'opened') throw new Error(opening.refusal.code)
  const matter = opening.negotiation
  await rooms.sit(matter, 'p1', ana, 'Ana')
  await rooms.sit(matter, 'p2', bo, 'Bo')
  await rooms.act(fay, matter, { type: 'BeginIntents' })
  await rooms.act(fay, matter, { type: 'BeginMediation', without: ['p1', 'p2'] })
  for (const [title, kind] of [
    ['Rent', RENT],
    ['Garden', GARDEN],
  ])
    await rooms.act(fay, matter, { type: 'RaiseIssue', title, question: 'x?', context: '', kind })
  await rooms.act(fay, matter, { type: 'BeginBargaining', issues: [1, 2] })
  const refusal = async (who: PersonId, command: unknown) => {
    const answer = await rooms.submit(who, matter, command)
    if (answer.outcome === 'accepted') throw new Error('it was accepted')
    return answer.refusal
  }
  const standing = async () => (await rooms.state(matter)).bargaining?.offers.at(-1)?.digest
  return { rooms, matter, refusal, standing }
}
