import type { Command } from '@/server/protocol/commands'
import type { FaultCode } from '@/server/record/replay'
import type { StoryKind } from '@/server/record/story'
import type { Check, VerdictFault } from '@/server/record/verify'
import { counted } from './names'
import { refusalWords } from './refusals'

/** What entries are about, as a filter names it. */
export const kindWords: Record<StoryKind, string> = {
  table: 'The table: parties, people, rules',
  intent: 'Intents',
  issue: 'Issues, positions, trade-offs',
  mediator: 'The mediator',
  settlement: 'Settlements and counters',
  call: 'Calls to ratification',
  ratification: 'Answers to a call',
  ending: 'How it ended',
  evidence: 'Disputes and notes',
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
    case 'RecordRefusedOutput':
      return ['What the mediator had written and the guard held back.']
    default:
      return []
  }
}

/** What a check looked at, as a whole sentence. */
export function checkWords(check: Check, done: number): string {
  switch (check) {
    case 'chain':
      return `${counted(done, 'entry', 'entries')}: each hash recomputed from its text, and each entry names the one before.`
    case 'replay':
      return `${counted(done, 'act')} carried out again under the protocol’s rules: each was allowed when it was done, and gave exactly what is recorded.`
    case 'immutable-text':
      return `${counted(done, 'settlement')}: each digest is that of its text, and no version was replaced.`
    case 'all-parties':
      return `${counted(done, 'call or agreement', 'calls and agreements')}: exactly the parties at the table were asked, and an agreement has the answer of each.`
    case 'own-words':
      return `${counted(done, 'ratification')}: confirmed by the person asked, in the words that person had sent before.`
    case 'same-text':
      return `${counted(done, 'answer or agreement', 'answers and agreements')}: given to the very text that was called.`
    case 'same-call':
      return `${counted(done, 'answer or agreement', 'answers and agreements')}: given in the call they are counted in.`
    case 'time-order':
      return `${counted(done, 'step')} in order of time: nothing was confirmed before it was sent, or sent before it was asked.`
    case 'known-head':
      return `${counted(done, 'hash', 'hashes')} known from elsewhere: each stands where it stood.`
  }
}

/** The same when there was nothing of the kind to look at. */
export const nothingToCheck: Record<Check, string> = {
  chain: 'entries',
  replay: 'acts',
  'immutable-text': 'settlements',
  'all-parties': 'calls',
  'own-words': 'ratifications',
  'same-text': 'answers to one text',
  'same-call': 'answers in one call',
  'time-order': 'times',
  'known-head': 'hashes kept elsewhere',
}

const FAULTS: Record<FaultCode, string> = {
  unreadable: 'Its text cannot be read as an entry.',
  'not-canonical': 'Its text is not in the one form that entries have.',
  hash: 'Its hash is not that of its text: one of the two was changed.',
  sequence: 'It does not carry the number of its place: an entry is missing, doubled or moved.',
  'broken-chain': 'It names another entry before it than the one that stands there.',
  'refused-by-the-protocol': 'The rules would not have allowed this act then.',
  'other-events': 'The act would have given something else than what is recorded.',
  'other-commitments': 'It lists other sealed parts than the act has.',
}

/** What is wrong at the first faulty entry. */
export function faultWords({
  code,
  refusal,
  check,
}: Pick<VerdictFault, 'code' | 'refusal' | 'check'>): string {
  switch (code) {
    case 'nothing':
      return 'There is no entry at all.'
    case 'not-aligned':
      return ALIGNMENT[check]
    case 'cut-short':
      return 'You know of an entry here, and it is missing: the end of the record was cut off.'
    case 'other-history':
      return 'Another hash stands here than the one you know: this record was written anew, or yours is from another one.'
    case 'other-negotiation':
      return 'These are the entries of another negotiation.'
    default: {
      const why = refusal ? ` ${refusalWords(refusal).title}.` : ''
      return `${FAULTS[code]}${why}`
    }
  }
}

const ALIGNMENT: Record<Check, string> = {
  chain: 'It does not fit the entry before.',
  replay: 'It does not follow from the rules.',
  'known-head': 'It is not what is known from elsewhere.',
  'immutable-text': 'The settlement is not the text that its digest names, or replaces an earlier one.',
  'all-parties': 'Not exactly the parties at the table were asked, or one of them did not ratify.',
  'own-words': 'The ratification is not in words that this person had sent and confirmed.',
  'same-text': 'The answer is to another text than the one that was called.',
  'same-call': 'The answer is counted in another call than it was given in.',
  'time-order': 'It stands before what it follows from.',
}
