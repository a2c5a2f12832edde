import type { Actor } from '@/server/protocol/commands'

/** An actor as the exactly-once key names it. */
export function actorName(actor: Actor): string {
  switch (actor.kind) {
    case 'person':
      return `person ${actor.person}`
    case 'mediator':
      return `mediator ${actor.name}`
    case 'delegate':
      return `delegate ${actor.delegate}`
    case 'house':
      return 'house'
  }
}
