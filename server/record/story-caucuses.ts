import type { CaucusEvent, CaucusWith } from '@/server/protocol/caucus'
import type { ControlEvent } from '@/server/protocol/control'
import { counted } from './phrases'
import { type Clause, mediation, table } from './story-clauses'
import type { Names } from './story-names'

const WITH: Record<CaucusWith, string> = { mediator: 'the mediator', facilitator: 'the facilitators' }

/** That one party talked alone with somebody. What was said is sealed, and stands in no sentence. */
export function caucusClause(event: CaucusEvent, names: Names): Clause {
  const me = names.acting
  switch (event.type) {
    case 'CaucusOpened': {
      const player = event.player ? `, played by ${names.person(event.player)} (a person)` : ''
      return table(
        `${me} opened caucus ${event.caucus} of ${names.party(event.party)} alone with ${WITH[event.with]}${player}; what is said in it is sealed`,
      )
    }
    case 'CaucusMessageSent':
      return table(
        event.by === null
          ? `${me} answered in caucus ${event.caucus}; the answer is sealed`
          : `${me} sent a message in caucus ${event.caucus}; it is sealed`,
      )
    case 'CaucusClosed':
      return table(
        names.person(event.by) === me
          ? `${me} closed caucus ${event.caucus}; what was said in it stays sealed`
          : `Caucus ${event.caucus} ended with it; what was said in it stays sealed`,
      )
    case 'SentenceReleased':
      return table(
        `${me} said in the room, for ${names.party(event.party)}, a sentence from caucus ${event.caucus}`,
        event.text,
      )
  }
}

/** What facilitators set for the mediator. */
export function controlClause(event: ControlEvent, names: Names): Clause {
  const me = names.acting
  switch (event.type) {
    case 'MediatorPaused': {
      const work = event.working === 'stop' ? 'its work is stopped' : 'work that has begun is finished'
      return mediation(`${me} paused the mediator: nothing new is asked of it, and ${work}`, event.reason)
    }
    case 'MediatorResumed':
      return mediation(`${me} let the mediator go on`)
    case 'MediatorLimited':
      return mediation(
        event.acts === null
          ? `${me} lifted the limit on the acts of the mediator`
          : `${me} limited the mediator to ${counted(event.acts, 'more act', 'more acts')}`,
        event.reason,
      )
    case 'MediatorPlayed':
      return mediation(
        `${me} had ${event.name} play the mediator: it is a person from now on, and no software is asked`,
      )
    case 'MediatorPlayEnded':
      return mediation(
        `${names.person(event.person)} no longer plays the mediator; what was asked of them ended with it`,
      )
  }
}
