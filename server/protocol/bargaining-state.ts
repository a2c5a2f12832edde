import type { Answer } from '@/server/bargaining/table'
import type { BargainingTerms } from './bargaining-charter'
import type { PackageValue, ProposedPackage } from './bargaining-commands'
import type { OpenedValues, StopCause } from './bargaining-events'
import type { CommandId, Commitment, Instant, PackageDigest, PartyId, PersonId } from './ids'
import type { Provenance } from './settlement'

type Mark = { seq: number; at: Instant }
type By = { party: PartyId; by: PersonId; grant: number | null; mark: Mark }

export type OfferAnswer = By &
  ({ answer: 'accepts'; acceptance: CommandId; verdict: Commitment } | { answer: 'rejects'; note: string })
export type Offer = By & {
  offer: number
  digest: PackageDigest
  round: number
  answers: number | null
  values: PackageValue[]
  note: string
  responses: OfferAnswer[]
}
export type Proposal = {
  proposal: number
  run: CommandId
  packages: ProposedPackage[]
  provenance: Provenance
  mark: Mark
  responses: (By & { package: number; could: boolean })[]
}
export type Signals = By & {
  ranks: { issue: number; rank: number }[]
  acceptable: { issue: number; values: string[] }[]
}
export type Declared = By & { declaration: CommandId; utilities: Commitment; batna: Commitment }

/** Who may move and which offer stands, by place in `parties`; the pure table, without holes. */
export type TableNow = {
  turn: number
  round: number
  offers: number
  standing: { number: number; by: number; answers: readonly Answer[] } | null
  ended: 'agreed' | 'walked' | null
}

/** Bargaining over structured issues, in public whole: of values and alternatives only that they were declared. */
export type Bargaining = {
  terms: BargainingTerms
  issues: number[]
  /** In the order of turns. */
  parties: PartyId[]
  by: PersonId
  mark: Mark
  declared: Declared[]
  shared: Signals[]
  table: TableNow
  offers: Offer[]
  proposals: Proposal[]
  stopped: { cause: StopCause; mark: Mark } | null
  /** Where counting starts anew: at the beginning, and whenever people resume. */
  since: { round: number; at: Instant }
  agreed: { offer: number; accepted: PartyId[]; mark: Mark } | null
  revealAgreed: By[]
  revealed: { opened: OpenedValues[]; by: PersonId; mark: Mark } | null
}
