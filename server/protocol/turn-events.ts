import type { Instant, PartyId, PersonId, ProposalDigest } from './ids'
import type { ConsentAnswer, Crossing } from './statements'

/** What stood against agreement when the turns were used up. */
export type Outstanding = {
  objections: { party: PartyId; reason: string }[]
  /** Seated parties that have not answered the check that stands. */
  silent: PartyId[]
  openIssues: number[]
}

/** Registration, the order of turns, and consent to one text. */
export type TurnEvent =
  | {
      type: 'PartyRegistered'
      party: PartyId
      handle: string
      by: PersonId
      /** When the window ends; only in the first registration, which opens it. */
      deadline: Instant | null
    }
  | { type: 'LatecomerAdmitted'; party: PartyId; handle: string; by: PersonId; reason: string }
  /** `missing`: parties that were expected to register and had not. */
  | { type: 'TurnsBegun'; by: PersonId; order: PartyId[]; missing: PartyId[] }
  /** `unaddressed`: open issues on which the party had done nothing in its turn. */
  | { type: 'TurnHandedOff'; from: PartyId; to: PartyId; by: PersonId; unaddressed: number[] }
  | { type: 'TurnSkipped'; from: PartyId; to: PartyId; by: PersonId; inactiveSeconds: number }
  | ({ type: 'TurnsUsedUp'; turns: number } & Outstanding)
  | {
      type: 'ConsentCheckOpened'
      check: number
      digest: ProposalDigest
      party: PartyId
      by: PersonId
      proposal: string
      trades: number[]
      crosses?: Crossing[]
    }
  | {
      type: 'ConsentAnswered'
      check: number
      digest: ProposalDigest
      party: PartyId
      by: PersonId
      grant: number | null
      answer: ConsentAnswer
    }
  | { type: 'ConsensusReached'; check: number; digest: ProposalDigest }
