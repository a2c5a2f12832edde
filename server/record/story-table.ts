import type { EventOf } from '@/server/protocol/events'
import type { Role, SeatEvent } from '@/server/protocol/seat-events'
import type { BoundEvent } from '@/server/protocol/talk-events'
import { listed } from './phrases'
import type { ToldEntry } from './replay'
import { type Clause, table } from './story-clauses'
import { moment, type Names } from './story-names'
import { limitsInWords } from './story-words'

type Told = EventOf<'NegotiationOpened'> | Exclude<SeatEvent, { type: 'ActSigned' }> | BoundEvent

const IDENTIFIED = {
  'verified-address': 'by a verified address',
  'facilitator-confirmed': 'by the facilitator’s confirmation',
  'sample-person': 'as a sample person',
} as const

const seat = (names: Names, role: Role, party: Parameters<Names['party']>[0] | null) =>
  party ? `${role} of ${names.party(party)}` : role

/** Who is at the table and by which right, with which keys, and within which limits. */
export function tableClause(event: Told, names: Names, entry: ToldEntry): Clause {
  const me = names.acting
  switch (event.type) {
    case 'NegotiationOpened': {
      const between = listed(event.parties.map((one) => one.name)) || 'nobody'
      const after = event.successorOf ? ', which follows an earlier negotiation' : ''
      return table(`${me} opened the negotiation “${event.title}” between ${between}${after}`)
    }
    case 'PartyAdded':
      return table(`${me} added the party ${event.name}`)
    case 'PartyRemoved':
      return table(`${me} took the party ${names.party(event.party)} off the list`, event.reason)
    case 'InvitationIssued':
      return table(`${me} invited a person as ${seat(names, event.role, event.party)}`)
    case 'InvitationRevoked': {
      const invited = names.invitation(event.invitation)
      const what = invited ? ` as ${seat(names, invited.role, invited.party)}` : ''
      return table(`${me} revoked an invitation${what}`)
    }
    case 'SeatRequested':
      return table(
        `${event.name} asked to sit as ${seat(names, event.role, event.party)}; the facilitator has to confirm it`,
      )
    case 'SeatTaken':
      return table(
        entry.command.type === 'ConfirmSeat'
          ? `${me} confirmed ${event.name} as ${seat(names, event.role, event.party)}`
          : `${event.name} took the seat of ${seat(names, event.role, event.party)}, identified ${IDENTIFIED[event.identified]}`,
      )
    case 'SeatDeclined':
      return table(`${me} declined the request of ${names.person(event.person)}`, event.reason)
    case 'PersonLeft':
      return table(`${names.person(event.person)} left the table`)
    case 'PersonRemoved':
      return table(`${me} removed ${names.person(event.person)} from the table`, event.reason)
    case 'SignatoryReplaced': {
      const instead = event.from ? ` instead of ${names.person(event.from)}` : ''
      return table(
        `${me} had ${names.person(event.to)} answer for ${names.party(event.party)}${instead}`,
        event.reason,
      )
    }
    case 'GrantRecorded': {
      const what = listed(event.purposes.map((one) => `to ${one}`))
      const until = `until ${moment(event.until)}`
      return table(
        `${me} granted ${names.person(event.to)} ${what} for ${names.party(event.party)}, ${until}`,
        event.subject,
      )
    }
    case 'GrantRevoked': {
      const given = names.grant(event.grant)
      if (!given) return table(`${me} revoked a grant`)
      const holder = names.person(given.to)
      return table(
        holder === me
          ? `${me} gave back the grant of ${names.person(given.from)}`
          : `${me} revoked the grant to ${holder}`,
      )
    }
    case 'KeyEnrolled':
      return table(
        `${names.person(event.person)} enrolled a device to sign binding acts with, “${event.device}”, key ${event.key.slice(0, 8)}`,
      )
    case 'KeyRevoked':
      return table(
        `${names.person(event.person)} took the key ${event.key.slice(0, 8)} out of use`,
        event.reason,
      )
    case 'LimitsChanged':
      return table(`${me} changed the limits to ${limitsInWords(event.limits)}`, event.reason)
    case 'BoundReached': {
      const { command } = entry
      const when = command.type === 'NotePassedDeadline' ? ` of ${moment(command.deadline)}` : ''
      return table(
        `The deadline${when} has passed: no further moves until the facilitator extends it or ends the negotiation`,
      )
    }
  }
}
