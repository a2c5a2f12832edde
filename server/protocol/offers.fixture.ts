import type { BargainingTerms } from './bargaining-charter'
import { BARGAINING } from './bargaining-charter'
import type { Bargaining } from './bargaining-state'
import type { Charter } from './charter'
import type { Command } from './commands'
import type { PackageDigest, PersonId } from './ids'
import { padded } from './reveal'
import type { IssueKind } from './statements'
import { ana, bo, cy, fay, intent, opening, sealText, Table } from './testing'

export const RENT: IssueKind = { kind: 'amount', unit: '€ a month', min: '500', max: '1100', step: '50' }
export const START: IssueKind = { kind: 'date', first: '2027-01-01', last: '2027-03-31' }
export const GARDEN: IssueKind = { kind: 'options', options: ['Shared', 'Tenant only', 'Owner only'] }
const SIGNING = [ana, bo, cy] as const

type OffersOptions = {
  parties?: 2 | 3
  terms?: Partial<BargainingTerms>
  kinds?: IssueKind[]
  /** What each party seals as its alternative. */
  declared?: string
  signatures?: Charter['signatures']
}

/** In mediation under the bargaining preset, three issues raised that can take values, nothing begun. */
export function beforeOffers({
  parties = 3,
  terms = {},
  kinds = [RENT, START, GARDEN],
  signatures,
}: OffersOptions = {}) {
  const table = new Table()
  const opened = opening({ preset: 'bargaining', parties, signatures })
  table.does(fay, {
    ...opened,
    charter: { ...opened.charter, bargaining: { ...BARGAINING, ...terms } },
  })
  const signing = SIGNING.slice(0, parties)
  opened.parties.forEach(({ party }, at) => {
    table.seat(signing[at] ?? ana, 'signatory', party)
  })
  table.does(fay, { type: 'BeginIntents' })
  for (const one of signing) table.states(one, intent())
  table.does(fay, { type: 'BeginMediation', without: [] })
  const titles = ['Rent', 'Start', 'Garden']
  kinds.forEach((kind, at) => {
    const title = titles[at] ?? 'Another'
    table.does(fay, { type: 'RaiseIssue', title, question: `${title}?`, context: '', kind })
  })
  return table
}

export const begin: Command = { type: 'BeginBargaining', issues: [1, 2, 3] }

export function declares(table: Table, who: PersonId, utilities = '{}', batna = '{}') {
  const seal = (field: string, content: string) =>
    sealText(table.matter, who, field, table.nextAct, padded(content)).commitment
  table.does(who, {
    type: 'DeclareValues',
    utilities: seal('utilities', utilities),
    batna: seal('batna', batna),
  })
}

/** Every party has declared; the first in turn may offer. */
export function bargaining(options: OffersOptions = {}): Table {
  const table = beforeOffers(options)
  table.does(fay, begin)
  for (const one of SIGNING.slice(0, options.parties ?? 3)) declares(table, one, '{}', options.declared)
  return table
}

export function now(table: Table): Bargaining {
  const { bargaining: found } = table.matter
  if (!found) throw new Error('no bargaining')
  return found
}

export function digestOf(table: Table, offer: number): PackageDigest {
  const found = now(table).offers[offer - 1]
  if (!found) throw new Error(`no offer ${offer}`)
  return found.digest
}

export const values = (rent: string, start = '2027-02-01', garden = 'Shared') => [
  { issue: 1, value: rent },
  { issue: 2, value: start },
  { issue: 3, value: garden },
]
export const offer = (rent: string, start?: string, garden?: string): Command => ({
  type: 'MakeOffer',
  values: values(rent, start, garden),
  note: '',
})
export const counter = (
  table: Table,
  to: number,
  rent: string,
  start?: string,
  garden?: string,
): Command => ({
  type: 'CounterOffer',
  answers: digestOf(table, to),
  values: values(rent, start, garden),
  note: '',
})
export function accepting(table: Table, who: PersonId, to: number, verdict = '{"batna":"above"}'): Command {
  return {
    type: 'AcceptOffer',
    digest: digestOf(table, to),
    verdict: sealText(table.matter, who, 'verdict', table.nextAct, verdict).commitment,
  }
}
export const rejecting = (table: Table, to: number): Command => ({
  type: 'RejectOffer',
  digest: digestOf(table, to),
  note: '',
})
