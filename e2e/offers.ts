import type { Page } from '@playwright/test'
import type { DeclaredValues, IssueValues } from '@/server/protocol/bargaining-commands'
import type { IssueKind } from '@/server/protocol/statements'
import { test as base, Matter } from './matter'

export type Offered = { title: string; kind: IssueKind }
type Seat = { page: Page; email: string }

const HOUSES = ['Alder House', 'Birch Yard', 'Cedar Mill']

/** A rent, a first day and a garden: one issue of each kind that can take a value. */
export const YARD: Offered[] = [
  { title: 'Rent', kind: { kind: 'amount', unit: '€ a month', min: '500', max: '1100', step: '50' } },
  { title: 'Start', kind: { kind: 'date', first: '2027-01-01', last: '2027-03-31' } },
  { title: 'Garden', kind: { kind: 'options', options: ['Shared', 'Tenant only', 'Owner only'] } },
]

/** In mediation as Fay opened it, each party's signatory seated, issues raised that can take values, nothing begun. */
export async function beforeOffers(
  fay: Page,
  seats: readonly Seat[],
  issues: readonly Offered[] = YARD,
): Promise<Matter> {
  const parties = HOUSES.slice(0, seats.length)
  const limits = { roundsPerParty: null, drafts: null, deadline: null }
  const matter = await Matter.open(fay, {
    title: 'The yard and its rooms',
    topic: 'Who takes it, from when, and for how much.',
    charter: { preset: 'bargaining', limits },
    parties,
  })
  for (const [at, { page, email }] of seats.entries())
    await matter.seat(page, email, 'signatory', `p${at + 1}`)
  await matter.does(fay, { type: 'BeginIntents' })
  await matter.does(fay, { type: 'BeginMediation', without: parties.map((_, at) => `p${at + 1}`) })
  for (const { title, kind } of issues)
    await matter.does(fay, { type: 'RaiseIssue', title, question: `${title}?`, context: '', kind })
  return matter
}

/** A table of offers that Fay opened, each party's signatory seated, nothing declared. */
export async function openOffers(
  fay: Page,
  seats: readonly Seat[],
  issues: readonly Offered[] = YARD,
): Promise<Matter> {
  const matter = await beforeOffers(fay, seats, issues)
  await matter.does(fay, { type: 'BeginBargaining', issues: issues.map((_, at) => at + 1) })
  return matter
}

interface OfferFixtures {
  /** Offers over the yard that Fay has opened, with Ana and Bo seated as the signatories of p1 and p2. */
  offers: { matter: Matter; fay: Page; ana: Page; bo: Page }
}

export const test = base.extend<OfferFixtures>({
  offers: async ({ person, sessions }, use) => {
    const [fay, ana, bo] = [await person('fay'), await person('ana'), await person('bo')]
    const matter = await openOffers(fay, [
      { page: ana, email: sessions.ana.email },
      { page: bo, email: sessions.bo.email },
    ])
    await use({ matter, fay, ana, bo })
  },
})

/** Values of one party: `leaning` 0 likes what the issues begin with, 1 what they end with. No deal is worth nothing. */
export function valuesLeaning(leaning: 0 | 1, issues: readonly Offered[] = YARD): DeclaredValues {
  const ends: [number, number] = leaning === 0 ? [100, 0] : [0, 100]
  return {
    values: issues.map(({ kind }, at) => valuesOf(at + 1, kind, ends)),
    batna: { text: 'The yard stays as it is.', value: 0 },
  }
}

function valuesOf(issue: number, kind: IssueKind, [first, last]: [number, number]): IssueValues {
  const curve = (from?: string | null, to?: string | null) => [
    { at: from ?? '', score: first },
    { at: to ?? '', score: last },
  ]
  switch (kind.kind) {
    case 'text':
      throw new Error('words take no value')
    case 'options': {
      const steps = Math.max(1, kind.options.length - 1)
      const points = kind.options.map((_, at) => Math.round(first + ((last - first) * at) / steps))
      return { kind: 'options', issue, points }
    }
    case 'amount':
      return { kind: 'amount', issue, points: curve(kind.min, kind.max), neverBelow: null, neverAbove: null }
    case 'date':
      return {
        kind: 'date',
        issue,
        points: curve(kind.first, kind.last),
        neverBefore: null,
        neverAfter: null,
      }
  }
}

/** The package that gives every issue what it begins with, or ends with. */
export function packageLeaning(leaning: 0 | 1, issues: readonly Offered[] = YARD) {
  return issues.map(({ kind }, at) => ({ issue: at + 1, value: endOf(kind, leaning) }))
}

function endOf(kind: IssueKind, leaning: 0 | 1): string {
  switch (kind.kind) {
    case 'text':
      throw new Error('words take no value')
    case 'options':
      return kind.options.at(leaning === 0 ? 0 : -1) ?? ''
    case 'amount':
      return (leaning === 0 ? kind.min : kind.max) ?? ''
    case 'date':
      return (leaning === 0 ? kind.first : kind.last) ?? ''
  }
}
