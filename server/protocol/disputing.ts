import { z } from 'zod'
import type { PartyId, PersonId } from './ids'
import { partyId } from './ids'
import { nameText } from './text'

/** What is said to be wrong, from a closed list; the words say the rest. */
export const GROUNDS = [
  'pressure',
  'misled',
  'not-me',
  'no-authority',
  'mistake',
  'another-text',
  'unclear',
  'other',
] as const
export type Ground = (typeof GROUNDS)[number]

/** What people can do about a dispute. None of them decides anything here: each is a person's act, recorded. */
export const DISPUTE_PATHS = ['re-mediation', 'arbitration', 'external'] as const
export type DisputePath = (typeof DISPUTE_PATHS)[number]

/** How a dispute ended, as a person says. */
export const DISPUTE_ENDS = ['withdrawn', 'settled', 'decided-elsewhere'] as const
export type DisputeEnd = (typeof DISPUTE_ENDS)[number]

export const MOST_EVIDENCE = 10
/** Of one file, in bytes. */
export const LARGEST_EVIDENCE = 5_000_000

/** A file that speaks for a dispute, named by the SHA-256 of its bytes. */
export const evidence = z.strictObject({
  name: nameText,
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  bytes: z.int().min(1).max(LARGEST_EVIDENCE),
})
export type Evidence = z.infer<typeof evidence>

export const contested = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('settlement'), version: z.int().min(1) }),
  z.strictObject({ kind: z.literal('term'), version: z.int().min(1), term: z.int().min(1) }),
  z.strictObject({ kind: z.literal('ratification'), call: z.int().min(1), party: partyId }),
  z.strictObject({ kind: z.literal('entry'), seq: z.int().min(1) }),
])
export type Contested = z.infer<typeof contested>

export type DisputeEvent =
  | {
      type: 'DisputeRaised'
      dispute: number
      about: Contested
      party: PartyId | null
      by: PersonId
      grounds?: Ground
      reason: string
      evidence?: Evidence[]
      /** The evidence is the record up to this entry, and the files. */
      evidenceTo: number
    }
  | { type: 'DisputePathTaken'; dispute: number; path: DisputePath; by: PersonId; note: string }
  | { type: 'DisputeEnded'; dispute: number; end: DisputeEnd; by: PersonId; words: string }

export type DisputeRefusal =
  | { code: 'UnknownDispute'; dispute: number }
  | { code: 'DisputeOver'; dispute: number }
  | { code: 'UnknownRatification'; call: number; party: PartyId }
  | { code: 'NotYourDispute' }
