import type { EventOf } from '@/server/protocol/events'
import type { PastEvent } from '@/server/protocol/past'
import type { IssueEvent, TalkEvent } from '@/server/protocol/talk-events'
import { type Clause, intent, issue } from './story-clauses'
import type { Names } from './story-names'

type Told = TalkEvent | IssueEvent | PastEvent | EventOf<'ClarificationAnswered'>

/** What the parties want, and what they say on the issues. */
export function talkClause(event: Told, names: Names, leads: boolean): Clause {
  const me = names.acting
  switch (event.type) {
    case 'IntentsBegun':
      return intent(`${me} asked the parties for their intents`)
    case 'IntentStated': {
      const again = event.version > 1 ? ` anew, as version ${event.version}` : ''
      return intent(`${me} stated the intent of ${names.party(event.party)}${again}`)
    }
    case 'MediationBegun': {
      const silent = event.without.length > 0 ? `; ${names.parties(event.without)} had stated no intent` : ''
      return intent(`${me} began the mediation${silent}`)
    }
    case 'IssueRaised':
      return issue(`${me} raised issue ${event.issue}, “${event.title}”`, event.question)
    case 'PositionTaken':
      return issue(
        leads
          ? `${me} took a position on issue ${event.issue}, round ${event.round}`
          : `It is now the position of ${names.party(event.party)} on issue ${event.issue}, round ${event.round}`,
        event.text,
      )
    case 'DecisionSupported':
      return issue(
        `${names.speaker(event.by, event.party)} supported a decision on issue ${event.issue}${names.byGrant(event.grant)}`,
        event.decision,
      )
    case 'IssueAgreed':
      return issue(
        `With that issue ${event.issue} is agreed between the parties, and becomes part of a settlement only by ratification`,
      )
    case 'IssueEscalated':
      return issue(`${me} escalated issue ${event.issue}`, event.summary)
    case 'IssueSetAside':
      return issue(
        event.decision === 'dropped'
          ? `${me} dropped issue ${event.issue}`
          : `${me} carved issue ${event.issue} out`,
        event.reason,
      )
    case 'IssueReopened':
      return issue(`${me} reopened issue ${event.issue}`, event.reason)
    case 'TradeProposed':
      return issue(
        `${me} proposed trade-off ${event.trade}`,
        `${event.offer} — for: ${event.want} — because: ${event.because}`,
      )
    case 'ClaimImported':
      return issue(
        `${me} imported what ${event.author} is said to have written for ${names.party(event.party)} on issue ${event.issue}; it counts for nothing until ${names.party(event.party)} confirms it`,
        event.text,
      )
    case 'PastImported':
      return issue(
        `${me} brought in an exchange held elsewhere, "${event.from}"; nothing in it counts until those it names confirm it`,
        `${event.issues.length} issues, ${new Set(event.files.map((one) => one.path)).size} files kept to the letter`,
      )
    case 'ClaimConfirmed':
      return issue(`${me} confirmed claim ${event.claim} as their own words${names.byGrant(event.grant)}`)
    case 'ClarificationAnswered': {
      const how = {
        confirmed: 'confirmed the mediator’s wording of its intent',
        corrected: 'corrected the mediator’s wording of its intent',
        declined: 'declined the mediator’s wording of its intent, which stays as it was',
      }[event.answer]
      return intent(`${me} of ${names.party(event.party)} ${how}`)
    }
  }
}
