import type { z } from 'zod'
import type { CommandId, Commitment, PartyId, PersonId } from './ids'
import type { Provenance, Settlement } from './settlement'
import type { Finding, mediatorQuestion, TermChange } from './statements'
import type { Act, AUTOMATIC, ModelCall, Subject, Work } from './work'

export type MediatorQuestion = z.infer<typeof mediatorQuestion>

/** Runs of mediators, with the findings and questions they give. */
export type MediationEvent =
  | {
      type: 'MediationRequested'
      run: CommandId
      act: Act
      mediator: string
      by: PersonId
      note: string
      subject?: Subject
    }
  | { type: 'MediationCancelled'; run: CommandId; by: PersonId }
  | {
      type: 'FindingsReported'
      run: CommandId
      findings: Finding[]
      questions: (MediatorQuestion & { question: number })[]
      provenance: Provenance
    }
  | { type: 'MediationFinished'; run: CommandId }
  | { type: 'MediationFailed'; run: CommandId; reason: string }
  | { type: 'MediatorOutputRefused'; run: CommandId; reasons: string[]; output: Commitment }
  | { type: 'QuestionAnswered'; question: number; party: PartyId; by: PersonId; text: string }

/** What else mediators give, and what facilitators have switched on. */
export type WorkEvent =
  | {
      type: 'MediationSwitched'
      parties: Act[]
      automatic: (typeof AUTOMATIC)[number][]
      mediator: string
      by: PersonId
    }
  | { type: 'WorkReported'; work: number; run: CommandId; content: Work; provenance: Provenance }
  | ({ type: 'ModelCalled' } & ModelCall)
  | {
      type: 'ClarificationAnswered'
      work: number
      party: PartyId
      by: PersonId
      answer: 'confirmed' | 'corrected' | 'declined'
    }

export type DraftEvent =
  | { type: 'SettlementDrafted'; run: CommandId | null; settlement: Settlement }
  | {
      type: 'SettlementCountered'
      counter: number
      version: number
      party: PartyId
      by: PersonId
      changes: TermChange[]
      comment: string
    }
