import type { Page } from '@playwright/test'
import { Matter, type Who } from './matter'

type Person = (who: Who) => Promise<Page>
export type BargainingMatter = { matter: Matter; fay: Page; ana: Page; bo: Page }

/** A negotiation by offers over a rent and a garden, with nothing declared yet. */
export async function bargainingMatter(
  person: Person,
  sessions: Record<Who, { email: string }>,
): Promise<BargainingMatter> {
  const [fay, ana, bo] = [await person('fay'), await person('ana'), await person('bo')]
  const matter = await Matter.open(fay, {
    title: 'The flat above the yard',
    topic: 'What it costs, and whose the garden is.',
    charter: { preset: 'bargaining', limits: { roundsPerParty: null, drafts: null, deadline: null } },
  })
  await matter.seat(ana, sessions.ana.email, 'signatory', 'p1')
  await matter.seat(bo, sessions.bo.email, 'signatory', 'p2')
  await matter.does(fay, { type: 'BeginIntents' })
  await matter.does(fay, { type: 'BeginMediation', without: ['p1', 'p2'] })
  const rent = { kind: 'amount', unit: '€', min: '500', max: '1100', step: '50' }
  const garden = { kind: 'options', options: ['Shared', 'Tenant'] }
  for (const [title, kind] of [
    ['Rent', rent],
    ['Garden', garden],
  ])
    await matter.does(fay, { type: 'RaiseIssue', title, question: `${title}?`, context: '', kind })
  await matter.does(fay, { type: 'BeginBargaining', issues: [1, 2] })
  return { matter, fay, ana, bo }
}

const VALUES = {
  p1: { rent: [100, 0], garden: [10, 40], batna: { text: 'We stay in Mill Lane.', value: 73 } },
  p2: { rent: [0, 120], garden: [30, 10], batna: { text: 'The cousin rents it.', value: 47 } },
} as const

/** Values of a party over the rent of issue 1 and the garden of issue 2. */
export function declares(party: keyof typeof VALUES): object {
  const { rent, garden, batna } = VALUES[party]
  const points = [
    { at: '500', score: rent[0] },
    { at: '1100', score: rent[1] },
  ]
  return {
    type: 'SealValues',
    values: {
      values: [
        { kind: 'amount', issue: 1, points, neverBelow: null, neverAbove: null },
        { kind: 'options', issue: 2, points: [...garden] },
      ],
      batna,
    },
  }
}
