import type { BargainingEvent, StopCause } from '@/server/protocol/bargaining-events'
import type { EventOf } from '@/server/protocol/events'
import { issuesOf, valueInWords } from '@/server/protocol/packages'
import { counted, listed } from './phrases'
import { bargaining, type Clause } from './story-clauses'
import type { Names } from './story-names'

const STOPPED: Record<StopCause, string> = {
  rounds: 'All rounds of offers are used',
  offers: 'All offers are used',
  minutes: 'The time for offers is over',
  stagnation: 'The last rounds brought nobody nearer',
}

/** What happened at the table of offers. Of sealed values only that they were declared. */
export function bargainingTold(event: BargainingEvent, names: Names): Clause {
  const me = names.acting
  switch (event.type) {
    case 'BargainingBegun':
      return bargaining(
        `${me} opened bargaining over ${counted(event.issues.length, 'issue', 'issues')} ${listed(event.issues.map(String))}, with turns in the order ${names.parties(event.parties)}`,
      )
    case 'ValuesDeclared':
      return bargaining(
        `${names.speaker(event.by, event.party)} declared what the issues and no deal are worth to them; both are sealed, and fixed for this negotiation${names.byGrant(event.grant)}`,
      )
    case 'SignalsShared':
      return bargaining(`${names.speaker(event.by, event.party)} shared ${shared(event)}`)
    case 'OfferMade':
      return bargaining(
        `${names.speaker(event.by, event.party)} ${event.answers === null ? 'made' : `countered offer ${event.answers} with`} offer ${event.offer}${names.byGrant(event.grant)}: ${packageInWords(event, names)}`,
        event.note,
      )
    case 'OfferAccepted':
      return bargaining(
        `${names.speaker(event.by, event.party)} accepted offer ${event.offer}${names.byGrant(event.grant)}, as a package that is still to be ratified`,
      )
    case 'OfferRejected':
      return bargaining(
        `${names.speaker(event.by, event.party)} rejected offer ${event.offer}${names.byGrant(event.grant)}`,
        event.note,
      )
    case 'PackageAgreed':
      return bargaining(`With that offer ${event.offer} is the package to draft`)
    case 'WalkedAway':
      return bargaining(`${names.speaker(event.by, event.party)} walked away; nobody is asked why`)
    case 'BargainingStopped':
      return bargaining(`${STOPPED[event.cause]}: no further moves until people decide how to go on`)
    case 'BargainingResumed':
      return bargaining(`${me} let bargaining go on`, event.reason)
    case 'PackagesProposed':
      return bargaining(
        `${names.mediatorOf(event.run)} proposed ${counted(event.packages.length, 'package', 'packages')}, each under its own criterion; they bind nobody`,
      )
    case 'PackageAnswered':
      return bargaining(
        `${names.speaker(event.by, event.party)} ${event.could ? 'could live' : 'could not live'} with package ${event.package} of proposal ${event.proposal}, which binds nobody`,
      )
    case 'RevealAgreed':
      return bargaining(
        `${names.speaker(event.by, event.party)} agreed that what was declared may be opened, if all agree`,
      )
    case 'ValuesRevealed':
      return bargaining(`${me} opened what all parties had declared, as all had agreed`)
  }
}

function shared({ ranks, acceptable }: EventOf<'SignalsShared'>): string {
  const parts = [
    ...(ranks.length > 0 ? [`how ${counted(ranks.length, 'issue ranks', 'issues rank')} for them`] : []),
    ...(acceptable.length > 0
      ? [`what they could accept on ${counted(acceptable.length, 'issue', 'issues')}`]
      : []),
  ]
  return parts.length > 0 ? listed(parts) : 'nothing any more of how the issues rank for them'
}

function packageInWords({ values }: EventOf<'OfferMade'>, names: Names): string {
  const { after } = names
  if (after.phase === 'Unopened') return ''
  return values
    .map(({ issue, value }) => {
      const [found] = issuesOf(after, [issue])
      return found ? `${found.title} ${valueInWords(found.kind, value)}` : value
    })
    .join('; ')
}
