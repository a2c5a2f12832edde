import type { CommandId, Commitment, PersonId } from './ids'

export type SealedEvent =
  | {
      type: 'SealedRevealed'
      by: PersonId
      owner: string
      field: string
      command: CommandId
      commitment: Commitment
      content: string
    }
  /** The keys of all that these owners had sealed until then are destroyed. */
  | { type: 'SealedErased'; by: PersonId; owners: string[] }

export type SealedRefusal =
  | { code: 'NotYoursToReveal' }
  | { code: 'AlreadyRevealed' }
  | { code: 'NotWhatWasSealed' }
  | { code: 'NothingSealed' }
  /** It is evidence of a dispute that is still open. */
  | { code: 'ErasureSuspended'; dispute: number }
