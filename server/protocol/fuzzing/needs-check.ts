import { SENTENCES } from '../caucus'
import type { Command } from '../commands'
import { PLAYED } from '../control'
import { decide } from '../decide'
import { draftFromDecisions } from '../finish'
import { commandId, commitment, type Instant, invitationId, type PersonId } from '../ids'
import { latestIntent } from '../intents'
import { type Need, needsOf } from '../needs'
import type { Opened } from '../state'
import { intent, sealText, sealWords } from '../testing'
import { anyPackage } from './bargaining-moves'
import { FuzzFault, must } from './checks'

const id = commandId.parse('tried')
const blank = commitment.parse('ba'.repeat(32))

/** What a person would do about a need; null where it asks for no act of the protocol. */
function actFor(need: Need, state: Opened, who: PersonId, later: Instant): Command | null {
  switch (need.kind) {
    case 'answer-the-call':
    case 'restate': {
      if (state.phase !== 'Ratification') return null
      const { call, digest } = state.open
      return { type: 'RecordAttempt', call, digest, ...sealWords(state, who, id, 'x', 'unclear').commitments }
    }
    case 'state-intent':
      return { type: 'StateIntent', statement: intent() }
    case 'answer-clarification':
      return { type: 'AnswerClarification', work: need.work, answer: { kind: 'declined' } }
    case 'answer-question':
      return { type: 'AnswerQuestion', question: need.question, text: 'x' }
    case 'draft-decisions': {
      const from = draftFromDecisions(state)
      if (!from.ready) throw new FuzzFault('asked to draft what is not decided')
      const origin = { kind: 'person', person: who } as const
      return { type: 'DraftSettlement', run: null, basedOn: null, draft: from.draft, origin }
    }
    case 'register':
      return { type: 'Register', handle: 'tried' }
    case 'your-turn':
      return { type: 'HandOff' }
    case 'begin-turns':
      return { type: 'BeginTurns' }
    case 'answer-consent': {
      const check = state.checks[need.check - 1]
      return check
        ? { type: 'AnswerConsent', check: check.check, digest: check.digest, answer: { answer: 'consent' } }
        : null
    }
    case 'answer-caucus':
      // The party's people may find the mediator paused; whoever is spoken to may always answer.
      return who === state.people.find((one) => one.person === who && one.party === null)?.person
        ? { type: 'SendCaucusMessage', caucus: need.caucus, sentences: Array(SENTENCES).fill(blank) }
        : null
    case 'mediate':
      return { type: 'FinishMediation', run: need.run }
    case 'take-position':
      return { type: 'TakePosition', issue: need.issue, text: 'From nine, for the school.' }
    case 'confirm-claim':
      return { type: 'ConfirmClaim', claim: need.claim }
    case 'support-decision':
      return { type: 'SupportDecision', issue: need.issue, decision: 'x' }
    case 'invite-parties': {
      const [party = null] = need.parties
      return {
        type: 'IssueInvitation',
        invitation: invitationId.parse('tried'),
        party,
        role: 'signatory',
        expires: later,
      }
    }
    case 'begin-intents':
      return { type: 'BeginIntents' }
    case 'begin-mediation':
      return {
        type: 'BeginMediation',
        without: state.parties.flatMap((one) => (latestIntent(state, one.party) ? [] : [one.party])),
      }
    case 'ask-mediator':
      return {
        type: 'RequestMediation',
        act: 'draft',
        mediator: state.control.player ? PLAYED : 'tried',
        note: '',
      }
    case 'call-ratification': {
      const digest = state.settlements[need.version - 1]?.settlement.digest
      return digest ? { type: 'CallRatification', digest } : null
    }
    case 'look-at-words': {
      if (state.phase !== 'Ratification') return null
      const { call, digest } = state.open
      return { type: 'AskToRestate', call, digest, look: need.look, note: blank }
    }
    case 'waiting-for-answers': {
      const [party] = need.parties
      return party ? { type: 'RemindParty', party } : null
    }
    case 'confirm-seat':
      return { type: 'DeclineSeat', person: need.person, reason: 'x' }
    case 'begin-bargaining':
      return { type: 'BeginBargaining', issues: need.issues }
    case 'declare-values': {
      const seal = (field: string) => sealText(state, who, field, id, 'x').commitment
      return { type: 'DeclareValues', utilities: seal('utilities'), batna: seal('batna') }
    }
    case 'make-offer':
      return { type: 'MakeOffer', values: anyPackage(state), note: '' }
    case 'answer-offer': {
      const digest = state.bargaining?.offers[need.offer - 1]?.digest
      return digest ? { type: 'RejectOffer', digest, note: '' } : null
    }
    case 'read-packages':
      return { type: 'AnswerPackage', proposal: need.proposal, package: 1, could: false }
    case 'bargaining-stopped':
    case 'read-settlement':
    case 'bound-reached':
    case 'mediator-failed':
      return null
  }
}

/** Whatever is asked of a person would be accepted of them, at the time of the last entry. */
export function checkNeeds(state: Opened, people: readonly PersonId[], later: Instant): number {
  const { at } = state.head
  const { deadline } = state.charter.limits
  // A passed deadline stops moves before the house has noted it, and only then do the needs know.
  if (deadline !== null && deadline <= at && !state.bound) return 0
  let tried = 0
  for (const who of people)
    for (const need of needsOf(state, who)) {
      const command = actFor(need, state, who, later)
      if (!command) continue
      const decision = decide(state, { id, at, actor: { kind: 'person', person: who }, command })
      // A device signs what its person is asked for.
      must(
        decision.ok || decision.refusal.code === 'SignatureMissing',
        `${who} is asked for ${need.kind}, which is refused: ${decision.ok ? '' : decision.refusal.code}`,
      )
      tried += 1
    }
  return tried
}
