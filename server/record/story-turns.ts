import type { TurnEvent } from '@/server/protocol/turn-events'
import { counted, listed } from './phrases'
import { type Clause, issue, table } from './story-clauses'
import { moment, type Names } from './story-names'

/** "2 minutes", "1 hour": as coarse as it reads well. */
export function lengthInWords(seconds: number): string {
  if (seconds < 120) return counted(seconds, 'second', 'seconds')
  if (seconds < 7200) return counted(Math.floor(seconds / 60), 'minute', 'minutes')
  if (seconds < 172_800) return counted(Math.floor(seconds / 3600), 'hour', 'hours')
  return counted(Math.floor(seconds / 86_400), 'day', 'days')
}

const issues = (numbers: number[]) =>
  `${numbers.length === 1 ? 'issue' : 'issues'} ${listed(numbers.map(String))}`

/** Registration, turns and consent checks in plain words. */
export function turnClause(event: TurnEvent, names: Names): Clause {
  const me = names.acting
  switch (event.type) {
    case 'PartyRegistered': {
      const until = event.deadline ? `; registration is open until ${moment(event.deadline)}` : ''
      return table(`${me} registered ${names.party(event.party)} as “${event.handle}”${until}`)
    }
    case 'LatecomerAdmitted':
      return table(
        `${me} admitted ${names.party(event.party)} as “${event.handle}”, after registration had closed`,
        event.reason,
      )
    case 'TurnsBegun': {
      const without = event.missing.length > 0 ? `, without ${names.parties(event.missing)}` : ''
      return table(`The talk began${without}, in this order: ${names.parties(event.order)}`)
    }
    case 'TurnHandedOff': {
      const left = event.unaddressed.length > 0 ? ` and had said nothing on ${issues(event.unaddressed)}` : ''
      return table(`${me} handed the turn to ${names.party(event.to)}${left}`)
    }
    case 'TurnSkipped':
      return table(
        `${me} passed over ${names.party(event.from)}, silent for ${lengthInWords(event.inactiveSeconds)}; the turn is with ${names.party(event.to)}`,
      )
    case 'TurnsUsedUp': {
      const against = [
        ...event.objections.map((one) => `an objection of ${names.party(one.party)}`),
        ...(event.silent.length > 0 ? [`no answer of ${names.parties(event.silent)}`] : []),
        ...(event.openIssues.length > 0 ? [`${issues(event.openIssues)} undecided`] : []),
      ]
      const stands = against.length > 0 ? `; outstanding: ${listed(against)}` : ''
      return table(
        `[INCOMPLETE] All ${counted(event.turns, 'turn', 'turns')} are used${stands}. Further moves wait for the facilitator`,
      )
    }
    case 'ConsentCheckOpened':
      return issue(
        `${names.speaker(event.by, event.party)} called consent check ${event.check}, which binds nobody`,
        event.proposal,
      )
    case 'ConsentAnswered':
      return event.answer.answer === 'consent'
        ? issue(
            `${names.speaker(event.by, event.party)} consented in check ${event.check}${names.byGrant(event.grant)}`,
          )
        : issue(
            `${names.speaker(event.by, event.party)} objected in check ${event.check}${names.byGrant(event.grant)}`,
            event.answer.reason,
          )
    case 'ConsensusReached':
      return issue(
        `With that every party has consented in check ${event.check}; it binds nobody until all ratify a settlement`,
      )
  }
}
