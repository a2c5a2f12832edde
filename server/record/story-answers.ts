import type { LookEvent } from '@/server/protocol/look'
import type { RatificationEvent } from '@/server/protocol/ratification-events'
import { type Clause, call, callClosed, ending, ratification } from './story-clauses'
import type { Names } from './story-names'

type Told = RatificationEvent | LookEvent

/** A call to ratification, and what each answered. */
export function answerClause(event: Told, names: Names, leads: boolean): Clause | null {
  const me = names.acting
  switch (event.type) {
    case 'RatificationCalled':
      return call(
        `${me} called settlement ${event.version} to ratification (call ${event.call}) by ${names.parties(event.parties.map((one) => one.party))}`,
      )
    case 'QuestionShown':
      return call(`${me} was shown the question of call ${event.call}`)
    case 'PartyReminded':
      return call(`${me} reminded ${names.party(event.party)} of call ${event.call}`)
    case 'CallClosed':
      return callClosed(event, names, leads)
    case 'AttemptRecorded':
      return ratification(`${me} sent words in answer to call ${event.call}`)
    case 'LookAsked':
      return ratification(
        `${me} asked the facilitators to look at words sent in answer to call ${event.call}`,
      )
    case 'RestateAsked':
      return ratification(
        `${me} looked at the words that ${names.person(event.person)} had opened, and asked ${names.person(event.person)} to say it again`,
      )
    case 'RatificationRecorded':
      return ratification(
        `${names.speaker(event.person, event.party)} ratified ${names.versionOf(event.call)}${names.byGrant(event.grant)}`,
        event.words,
      )
    case 'RatificationWithdrawn':
      return ratification(
        `${names.speaker(event.person, event.party)} withdrew the ratification of ${names.versionOf(event.call)}`,
        event.words,
      )
    case 'LateWithdrawalNoted':
      return ratification(
        `${names.speaker(event.person, event.party)} withdrew after all had ratified; this is noted and changes nothing`,
        event.words,
      )
    case 'SettlementRejected':
      return ratification(
        `${names.speaker(event.person, event.party)} rejected ${names.versionOf(event.call)}`,
        event.words,
      )
    case 'SettlementBecameCanonical':
      return ending(`With that all parties have ratified: settlement ${event.version} is canonical`)
  }
}
