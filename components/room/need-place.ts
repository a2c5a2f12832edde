import type { Need } from '@/server/protocol/needs'
import type { Place } from './place'

/** Where what waits is done: a place in the room, or a page of its own. */
type NeedPlace = { in: 'room'; place: Place } | { in: 'ratify' } | { in: 'facilitate' }

const room = (place: Place): NeedPlace => ({ in: 'room', place })

export function needPlace(need: Need): NeedPlace {
  switch (need.kind) {
    case 'answer-the-call':
    case 'restate':
      return { in: 'ratify' }
    case 'declare-values':
      return room({ at: 'declare' })
    case 'begin-bargaining':
    case 'make-offer':
    case 'answer-offer':
    case 'read-packages':
    case 'bargaining-stopped':
      return room({ at: 'bargaining' })
    case 'confirm-seat':
    case 'invite-parties':
    case 'draft-decisions':
    case 'begin-turns':
    case 'begin-intents':
    case 'begin-mediation':
    case 'bound-reached':
    case 'waiting-for-answers':
    case 'look-at-words':
      return { in: 'facilitate' }
    case 'state-intent':
      return room({ at: 'write-intent' })
    case 'register':
      return room({ at: 'now' })
    case 'your-turn':
      return room({ at: 'issues' })
    case 'answer-consent':
      return room({ at: 'trades' })
    case 'answer-caucus':
      return room({ at: 'caucus', caucus: need.caucus })
    case 'mediate':
    case 'answer-question':
    case 'answer-clarification':
    case 'mediator-failed':
    case 'ask-mediator':
      return room({ at: 'mediation' })
    case 'take-position':
    case 'support-decision':
    case 'confirm-claim':
      return room({ at: 'issue', issue: need.issue })
    case 'read-settlement':
    case 'call-ratification':
      return room({ at: 'settlement', version: need.version })
  }
}
