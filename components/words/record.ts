import type { Command } from '@/server/protocol/commands'
import { entryFaultWords } from '@/server/record/fault-words'
import type { Notable } from '@/server/record/notable'
import type { StoryKind } from '@/server/record/story'
import type { VerdictFault } from '@/server/record/verify'
import { refusalWords } from './refusals'

/** What entries are about, as a filter names it. */
export const kindWords: Record<StoryKind, string> = {
  table: 'The table: parties, people, rules',
  intent: 'Intents',
  issue: 'Issues, positions, trade-offs',
  mediator: 'The mediator',
  bargaining: 'Offers and what was declared',
  settlement: 'Settlements and counters',
  call: 'Calls to ratification',
  ratification: 'Answers to a call',
  ending: 'How it ended',
  evidence: 'Disputes and notes',
}

/** What stands out in a record: as a filter names it, and as one entry is marked. */
export const notableWords: Record<Notable, { all: string; one: string }> = {
  partial: { all: 'Partial ratifications', one: 'Partial: its call ended without all' },
  withdrawn: { all: 'Withdrawals', one: 'A withdrawal' },
  unclear: { all: 'What was unclear', one: 'Unclear' },
  'models-differ': { all: 'Where models disagreed', one: 'Models disagree' },
  deadlock: { all: 'Deadlock, and what led there', one: 'Stuck' },
}

type Many = (count: number) => string

/** Acts that may come several at a time by one person, told as one. Others always stand alone. */
const RUNS: Partial<Record<Command['type'], Many>> = {
  AddParty: (count) => `added ${count} parties`,
  IssueInvitation: (count) => `made ${count} invitations`,
  RevokeInvitation: (count) => `revoked ${count} invitations`,
  RaiseIssue: (count) => `raised ${count} issues`,
  TakePosition: (count) => `took ${count} positions`,
  SupportDecision: (count) => `supported ${count} decisions`,
  ProposeTrade: (count) => `proposed ${count} trade-offs`,
  ImportClaim: (count) => `imported ${count} statements`,
  AnswerQuestion: (count) => `answered ${count} questions`,
  RecordAttempt: (count) => `sent words ${count} times`,
  Annotate: (count) => `added ${count} notes`,
}

/** "took 5 positions"; null for acts that are never told together. */
export function runWords(type: Command['type'], count: number): string | null {
  return RUNS[type]?.(count) ?? null
}

/** What the sealed parts of an entry are, in the order in which it lists their commitments. */
export function sealedWords(type: Command['type']): readonly string[] {
  switch (type) {
    case 'RecordAttempt':
      return [
        'The words that were typed. Confirmed, they stand on the record in full and open this commitment.',
        'What the screen made of the words, shown to who wrote them.',
        'Signs of pressure, or that there were none, for the facilitators alone. Every attempt carries one.',
      ]
    case 'AskForLook':
      return [
        'The words that were sent before, sealed once more so that facilitators can read them.',
        'How they were read, for the facilitators too.',
      ]
    case 'AskToRestate':
      return ['The facilitator’s note, to whoever asked. Every such act carries one.']
    case 'RecordRefusedOutput':
      return ['What the mediator had written and the guard held back.']
    case 'DeclareValues':
      return [
        'What each outcome is worth to the party. It is of one length, whatever it says.',
        'The party’s alternative to an agreement, and what that is worth to it.',
      ]
    case 'AcceptOffer':
      return ['Whether the package lies below the party’s own alternative. Every acceptance carries one.']
    default:
      return []
  }
}

/** What is wrong at the first faulty entry. */
export function faultWords(fault: Pick<VerdictFault, 'code' | 'refusal' | 'check'>): string {
  return entryFaultWords(fault, fault.refusal ? refusalWords(fault.refusal).title : null)
}
