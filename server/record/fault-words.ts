import { counted } from './phrases'
import type { FaultCode } from './replay'
import type { Check, VerdictFault } from './verify'

/** What a check looked at, as a whole sentence. */
export function checkWords(check: Check, done: number): string {
  switch (check) {
    case 'chain':
      return `${counted(done, 'entry', 'entries')}: each hash recomputed from its text, and each entry names the one before.`
    case 'replay':
      return `${counted(done, 'act', 'acts')} carried out again under the protocol’s rules: each was allowed when it was done, and gave exactly what is recorded.`
    case 'immutable-text':
      return `${counted(done, 'settlement', 'settlements')}: each digest is that of its text, and none was replaced.`
    case 'all-parties':
      return `${counted(done, 'call or agreement', 'calls and agreements')}: exactly the parties at the table were asked, and an agreement has the answer of each.`
    case 'own-words':
      return `${counted(done, 'ratification', 'ratifications')}: confirmed by the person asked, in the words that person had sent before.`
    case 'own-signature':
      return `${counted(done, 'binding act', 'binding acts')}: signed by a key of the person’s own, which stood on the record then.`
    case 'same-text':
      return `${counted(done, 'answer or agreement', 'answers and agreements')}: given to the very text that was called.`
    case 'same-call':
      return `${counted(done, 'answer or agreement', 'answers and agreements')}: given in the call they are counted in.`
    case 'time-order':
      return `${counted(done, 'step', 'steps')} in order of time: nothing was confirmed before it was sent, or sent before it was asked.`
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
  'own-signature': 'acts that a person signed',
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

/** What is wrong at a faulty entry. `why`: the refusal in words, where the rules would not have allowed it. */
export function entryFaultWords(
  { code, check }: Pick<VerdictFault, 'code' | 'check'>,
  why: string | null,
): string {
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
    default:
      return why ? `${FAULTS[code]} ${why}.` : FAULTS[code]
  }
}

const ALIGNMENT: Record<Check, string> = {
  chain: 'It does not fit the entry before.',
  replay: 'It does not follow from the rules.',
  'known-head': 'It is not what is known from elsewhere.',
  'immutable-text': 'The settlement is not the text that its digest names, or replaces an earlier one.',
  'all-parties': 'Not exactly the parties at the table were asked, or one of them did not ratify.',
  'own-words': 'The ratification is not in words that this person had sent and confirmed.',
  'own-signature': 'The person’s own signature does not fit it, or is missing.',
  'same-text': 'The answer is to another text than the one that was called.',
  'same-call': 'The answer is counted in another call than it was given in.',
  'time-order': 'It stands before what it follows from.',
}
