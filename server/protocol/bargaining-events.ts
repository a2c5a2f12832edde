import type { BargainingBounds } from './bargaining-charter'
import type { PackageValue, ProposedPackage } from './bargaining-commands'
import type { CommandId, Commitment, PackageDigest, PartyId, PersonId } from './ids'
import type { Provenance } from './settlement'

type By = { party: PartyId; by: PersonId; grant: number | null }
/** What stopped further moves. It never says whom it concerns. */
export type StopCause = 'rounds' | 'offers' | 'minutes' | 'stagnation'
export type OpenedValues = { party: PartyId; utilities: string; batna: string }

export type BargainingEvent =
  | { type: 'BargainingBegun'; by: PersonId; issues: number[]; parties: PartyId[] }
  | ({
      type: 'ValuesDeclared'
      /** The command that declared them, to which the commitments are bound. */
      declaration: CommandId
      utilities: Commitment
      batna: Commitment
    } & By)
  | ({
      type: 'SignalsShared'
      ranks: { issue: number; rank: number }[]
      acceptable: { issue: number; values: string[] }[]
    } & By)
  | ({
      type: 'OfferMade'
      offer: number
      digest: PackageDigest
      round: number
      /** The offer it counters; null where nothing stood. */
      answers: number | null
      values: PackageValue[]
      note: string
    } & By)
  | ({
      type: 'OfferAccepted'
      acceptance: CommandId
      offer: number
      digest: PackageDigest
      /** Sealed, of one shape: whether the party's own declaration puts the package below its alternative. */
      verdict: Commitment
    } & By)
  | ({ type: 'OfferRejected'; offer: number; digest: PackageDigest; note: string } & By)
  | { type: 'PackageAgreed'; offer: number; digest: PackageDigest; accepted: PartyId[] }
  | { type: 'WalkedAway'; party: PartyId; by: PersonId }
  | { type: 'BargainingStopped'; cause: StopCause }
  | { type: 'BargainingResumed'; bounds: BargainingBounds; by: PersonId; reason: string }
  | {
      type: 'PackagesProposed'
      run: CommandId
      proposal: number
      packages: ProposedPackage[]
      provenance: Provenance
    }
  | ({ type: 'PackageAnswered'; proposal: number; package: number; could: boolean } & By)
  | ({ type: 'RevealAgreed' } & By)
  | { type: 'ValuesRevealed'; by: PersonId; opened: OpenedValues[] }
