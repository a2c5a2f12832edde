import { facilitator, partyOf, speaker } from './authority'
import { PLAYED } from './control'
import { heldBack, wrongMediator } from './controls'
import { accept, type Decision, refuse, type Submitted } from './decision'
import { commandId, type PersonId } from './ids'
import { latestIntent, stopped } from './intents'
import type { Refusal } from './refusal'
import type { IntentPhase, Matter, Mediation, Opened } from './state'
import { ACTS, type Act, type Subject } from './work'

/** Acts that any person of a party may ask for; the others, once the facilitator has said so. */
export const OPEN_TO_PARTIES: readonly Act[] = ['clarify', 'alternatives', 'simulate']
/** Runs at work at one time in a negotiation. */
const MOST_AT_WORK = 8

export const actsForParties = (state: Matter): Act[] =>
  ACTS.filter((one) => OPEN_TO_PARTIES.includes(one) || state.switched.parties.includes(one))

/** The whole matter is worked on by one run of a mediator at a time; single intents and terms beside it. */
export function busyWith(state: Matter, mediator: string, act: Act, subject: Subject | null): boolean {
  const working = state.runs.filter((one) => one.state === 'working')
  return (
    working.length >= MOST_AT_WORK ||
    working.some(
      (one) =>
        one.mediator === mediator &&
        (subject === null
          ? one.subject === null
          : one.act === act && JSON.stringify(one.subject) === JSON.stringify(subject)),
    )
  )
}

export function requestMediation(
  state: IntentPhase | Mediation,
  { id, command, actor, at }: Submitted<'RequestMediation'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const { act, mediator, note, subject = null } = command
  const by = mayAsk(state, actor, act)
  if (typeof by !== 'string') return refuse(by)
  if (state.phase === 'Intent' && act !== 'clarify')
    return refuse({ code: 'WrongPhase', phase: state.phase, allowed: ['Mediation'] })
  const wrong =
    heldBack(state) ??
    wrongMediator(state, mediator) ??
    wrongSubject(state, act, subject) ??
    ofAnother(state, actor, subject)
  if (wrong) return refuse(wrong)
  if (act === 'packages' && !state.bargaining) return refuse({ code: 'NoBargaining', why: 'not-begun' })
  if (busyWith(state, mediator, act, subject)) return refuse({ code: 'MediatorBusy' })
  if (state.runs.some((one) => one.run === id)) return refuse({ code: 'RunEnded' })
  return accept({
    type: 'MediationRequested',
    run: id,
    act,
    mediator,
    by,
    note,
    ...(subject ? { subject } : {}),
  })
}

function mayAsk(state: Matter, actor: Submitted<'RequestMediation'>['actor'], act: Act): PersonId | Refusal {
  const moderates = facilitator(state, actor)
  if (!('code' in moderates)) return moderates.person
  if (moderates.code !== 'OnlyFacilitator' || !actsForParties(state).includes(act)) return moderates
  const speaks = speaker(state, actor)
  return 'code' in speaks ? moderates : speaks.person
}

/** An intent is clarified for its own party; the facilitator may ask it for any. */
function ofAnother(
  state: Matter,
  actor: Submitted<'RequestMediation'>['actor'],
  subject: Subject | null,
): Refusal | null {
  if (subject?.kind !== 'intent') return null
  const speaks = speaker(state, actor)
  return 'code' in speaks || speaks.party === subject.party ? null : { code: 'NotAskedOfYou' }
}

function wrongSubject(state: Matter, act: Act, subject: Subject | null): Refusal | null {
  const needs = act === 'clarify' ? 'intent' : act === 'alternatives' || act === 'simulate' ? 'term' : null
  if ((subject?.kind ?? null) !== needs) return { code: 'WrongSubject', act }
  if (subject?.kind === 'intent') {
    if (!partyOf(state, subject.party)) return { code: 'UnknownParty', party: subject.party }
    return latestIntent(state, subject.party) ? null : { code: 'IntentMissing', parties: [subject.party] }
  }
  if (subject?.kind === 'term') return unknownTerm(state, subject.version, subject.term)
  return act === 'compare' && state.settlements.length < 2
    ? { code: 'UnknownVersion', version: state.settlements.length + 1 }
    : null
}

function unknownTerm(state: Matter, version: number, term: number): Refusal | null {
  const drafted = state.settlements[version - 1]
  if (!drafted) return { code: 'UnknownVersion', version }
  return term > drafted.settlement.terms.length ? { code: 'UnknownTerm', term } : null
}

/** Which acts parties may ask for, and which are done without being asked each time. */
export function switchMediation(state: Opened, { command, actor }: Submitted<'SwitchMediation'>): Decision {
  const who = facilitator(state, actor)
  if ('code' in who) return refuse(who)
  if (state.phase === 'Closed')
    return refuse({ code: 'WrongPhase', phase: state.phase, allowed: ['Setup', 'Intent', 'Mediation'] })
  const { parties, automatic, mediator } = command
  return accept({ type: 'MediationSwitched', parties, automatic, mediator, by: who.person })
}

/**
 * What a person's act sets off where the facilitator switched it on, in the same entry. Where a mediator is at
 * work on it already, nothing more is asked.
 */
export function withSwitchedOn(
  state: Opened,
  submitted: Pick<Submitted<'StateIntent'>, 'id'>,
  decision: Decision,
): Decision {
  if (!decision.ok) return decision
  if (heldBack(state)) return decision
  const { automatic } = state.switched
  const mediator = state.control.player ? PLAYED : state.switched.mediator
  const asked = decision.events.flatMap((event, at) => {
    const run = freeRun(state, `${submitted.id}-on${at}`)
    if (event.type === 'IntentStated' && automatic.includes('clarify')) {
      const subject = { kind: 'intent' as const, party: event.party }
      const answered = decision.events.some((one) => one.type === 'ClarificationAnswered')
      return answered || busyWith(state, mediator, 'clarify', subject)
        ? []
        : [requested(run, 'clarify', mediator, event.by, subject)]
    }
    if (event.type === 'MediationBegun' && automatic.includes('review'))
      return busyWith(state, mediator, 'review', null)
        ? []
        : [requested(run, 'review', mediator, event.by, null)]
    return []
  })
  return asked.length > 0 ? accept(...decision.events, ...asked) : decision
}

/** Ids are cut to their length, and one person's act may have the id of another's: no run has that of another run. */
function freeRun(state: Opened, wished: string): string {
  let run = wished.slice(-MOST_SIGNS)
  for (let n = 2; state.runs.some((one) => one.run === run); n++)
    run = `${wished.slice(-MOST_SIGNS + 6)}-${n}`
  return run
}
const MOST_SIGNS = 64

function requested(run: string, act: Act, mediator: string, by: PersonId, subject: Subject | null) {
  return {
    type: 'MediationRequested' as const,
    run: commandId.parse(run),
    act,
    mediator,
    by,
    note: '',
    ...(subject ? { subject } : {}),
  }
}
