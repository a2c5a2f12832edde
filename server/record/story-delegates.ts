import type { DelegateEvent, DelegateLimits, Purpose } from '@/server/protocol/delegation'
import { listed } from './phrases'
import { type Clause, lower, table } from './story-clauses'
import { moment, type Names } from './story-names'

/** What each purpose lets a delegate do, after “it may”. */
export const MAY: Record<Purpose, string> = {
  read: 'read the room',
  private: 'read what is private to its signatory',
  intent: 'state its intent',
  speak: 'speak on issues',
  propose: 'propose',
  offer: 'make offers',
  consent: 'answer consent checks',
  agree: 'support decisions',
}

const WHY: Record<Extract<DelegateEvent, { type: 'OverreachRecorded' }>['why'], string> = {
  binding: 'is for people alone',
  purpose: 'it was not appointed for',
  issues: 'touches other issues than its own',
  range: 'lies outside its range',
}

/** "RejectSettlement" as people say it. */
const actInWords = (act: string) => act.replace(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase()

function limitsInWords({ issues, ranges, words }: DelegateLimits): string {
  const of = issues
    ? `, on ${issues.length === 1 ? 'issue' : 'issues'} ${listed(issues.map(String))} only`
    : ''
  const held = ranges.map(({ issue, min, max }) => {
    if (min === null) return `at most ${max} on issue ${issue}`
    return max === null ? `at least ${min} on issue ${issue}` : `${min} to ${max} on issue ${issue}`
  })
  const within = held.length > 0 ? `, within ${listed(held)}` : ''
  const said = words.length > 0 ? `, and “${words.join('”, “')}”` : ''
  return `${of}${within}${said}`
}

/** Delegates of a party: who appointed them for what, and where they were stopped. */
export function delegated(event: DelegateEvent, names: Names): Clause | null {
  switch (event.type) {
    case 'DelegateAppointed': {
      const who = lower(names.delegate(event.delegate))
      const until = moment(event.until)
      if (event.instead !== null)
        return table(
          `${names.acting} handed the delegation on to ${who}, for ${names.person(event.from)}, until ${until}`,
          event.reason,
        )
      const may = listed(event.purposes.map((one) => MAY[one]))
      return table(
        `${names.acting} appointed ${who}, to ${may}${limitsInWords(event.limits)}, until ${until}; it may ratify nothing`,
        event.subject,
      )
    }
    case 'DelegationRevoked': {
      if (names.handedOn(event.delegate)) return null
      return table(
        `${names.acting} revoked the delegation of ${lower(names.delegate(event.delegate))}; what it did within it stays`,
      )
    }
    case 'DelegateActed':
      return null
    case 'OverreachRecorded':
      return table(
        `${names.delegate(event.delegate)} was refused an act that ${WHY[event.why]} (${actInWords(event.tried)}); nothing came of it`,
      )
  }
}
