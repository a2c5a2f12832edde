import { facilitator } from './authority'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { PersonId } from './ids'
import type { LookEvent, LookedAt } from './look'
import { binder, spent, stale, standingRatification } from './ratification'
import type { Call, Mark, Ratifying } from './state'

/** Nobody but the author asks for it, and only for words that count for nothing yet. */
export function askForLook(state: Ratifying, { id, command, actor, at }: Submitted<'AskForLook'>): Decision {
  const wrong = stale(state, command)
  if (wrong) return refuse(wrong)
  const who = binder(state, actor, at)
  if ('code' in who) return refuse(who)
  const { open } = state
  if (standingRatification(open, who.party)) return refuse({ code: 'AlreadyRatified' })
  const { attempt, words, reading } = command
  const sent = open.attempts.find((one) => one.attempt === attempt && one.person === who.person)
  if (!sent) return refuse({ code: 'UnknownAttempt' })
  if (spent(open, sent)) return refuse({ code: 'AttemptSpent' })
  const before = open.looks.find((one) => one.attempt === attempt)
  if (before) return refuse({ code: 'LookAsked', look: before.look })
  return accept({
    type: 'LookAsked',
    call: open.call,
    look: open.looks.length + 1,
    asked: id,
    attempt,
    party: who.party,
    person: who.person,
    words,
    reading,
  })
}

/** All that a facilitator can do about the words: ask for others. What they say is recorded by their author alone. */
export function askToRestate(state: Ratifying, { id, command, actor }: Submitted<'AskToRestate'>): Decision {
  const wrong = stale(state, command)
  if (wrong) return refuse(wrong)
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  const look = state.open.looks[command.look - 1]
  if (!look) return refuse({ code: 'UnknownLook' })
  if (look.answer) return refuse({ code: 'LookAnswered' })
  if (isOver(state.open, look)) return refuse({ code: 'LookOver' })
  const { party, person } = look
  return accept({
    type: 'RestateAsked',
    call: state.open.call,
    look: look.look,
    party,
    person,
    by: who.person,
    restate: id,
    note: command.note,
  })
}

/** Whether the words looked at have been left behind: other words, or an answer that stands. */
export function isOver(call: Call, look: LookedAt): boolean {
  if (standingRatification(call, look.party)) return true
  const attempt = call.attempts.find((one) => one.attempt === look.attempt)
  return !attempt || spent(call, attempt)
}

/** Looks that no facilitator has answered and that still matter. */
export function looksWaiting(call: Call): LookedAt[] {
  return call.looks.filter((one) => !one.answer && !isOver(call, one))
}

/** The look that one person asked for at the words they sent last; null where those were left behind. */
export function ownLook(call: Call, person: PersonId): LookedAt | null {
  const last = call.looks.findLast((one) => one.person === person)
  return last && !isOver(call, last) ? last : null
}

export function evolveLooks(call: Call, event: LookEvent, mark: Mark): Call {
  switch (event.type) {
    case 'LookAsked': {
      const { type: _, call: _call, ...look } = event
      return { ...call, looks: [...call.looks, { ...look, mark, answer: null }] }
    }
    case 'RestateAsked': {
      const { by, restate, note } = event
      return {
        ...call,
        looks: call.looks.map((one) =>
          one.look === event.look ? { ...one, answer: { by, restate, note, mark } } : one,
        ),
      }
    }
  }
}
