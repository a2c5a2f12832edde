import type { Outcome } from '@/server/protocol/events'
import type { Opened } from '@/server/protocol/state'
import type { Letter } from './letter'
import { type About, letterAbout, partyName } from './letter-about'

export function canonical(about: About, version: number): Letter {
  return letterAbout(
    about,
    `Settlement ${version} is canonical`,
    [
      `Each party in “${about.state.title}” has ratified settlement ${version}, in its own words. It is now the final record of the agreement.`,
    ],
    { label: 'Read the record', page: 'record' },
    ['You can export the whole record from that page and keep it; it can be checked without Parley.'],
  )
}

export function ended(about: About, outcome: Exclude<Outcome, { kind: 'canonical' }>, by: string): Letter {
  return letterAbout(
    about,
    'The negotiation has ended',
    [
      `“${about.state.title}” has ended. ${outcomeWords(about.state, outcome, by)}`,
      outcome.kind === 'consensus-unratified'
        ? 'Consensus, unratified: every party said at the table that it agrees, and no settlement was ratified. That is no agreement and binds nobody. It stands on the record, for whoever wants to take it up again.'
        : 'Nothing was agreed, and nobody is bound by any draft. What was said stands on the record, for whoever wants to take it up again.',
    ],
    { label: 'Read the record', page: 'record' },
  )
}

function outcomeWords(state: Opened, outcome: Exclude<Outcome, { kind: 'canonical' }>, by: string): string {
  switch (outcome.kind) {
    case 'exited':
      return `${by} left for ${partyName(state, outcome.party)}, which ends it for all. The others may open a new one that follows from it.`
    case 'no-deal':
      return `${by} closed it with no deal.`
    case 'deadlock':
      return `${by} closed it: the parties could not move further.`
    case 'incomplete':
      return `${by} closed it while it was incomplete.`
    case 'escalated':
      return `${by} closed it, to be decided elsewhere.`
    case 'consensus-unratified':
      return `${by} closed it with a consensus that no party has ratified.`
  }
}

export function disputed(about: About, by: string): Letter {
  return letterAbout(
    about,
    'A dispute was raised',
    [
      `${by} has raised a dispute in “${about.state.title}”. It decides nothing: the record up to this moment is kept as evidence.`,
    ],
    { label: 'Read the record', page: 'record' },
  )
}
