import { commitmentTo } from '@/server/record/commitment'
import { anySeat, facilitator, outside, partyOf, person, seated, speaker } from './authority'
import { type Caucus, sentenceField } from './caucus'
import type { Actor } from './commands'
import { heldBack } from './controls'
import { accept, type Decision, refuse, type Submitted } from './decision'
import type { PartyId, PersonId } from './ids'
import { stopped } from './intents'
import type { Refusal } from './refusal'
import type { IntentPhase, Matter, Mediation, Opened } from './state'

/**
 * A person of the party opens it, never software for them; with the facilitators, a facilitator may ask the party
 * into one.
 */
export function openCaucus(
  state: IntentPhase | Mediation,
  { command, actor, at }: Submitted<'OpenCaucus'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const { party } = command
  if (!partyOf(state, party)?.signatory) return refuse({ code: 'UnknownParty', party })
  const by = opener(state, actor, command)
  if (typeof by !== 'string') return refuse(by)
  const held = command.with === 'mediator' ? heldBack(state) : null
  if (held) return refuse(held)
  const open = state.caucuses.find((one) => !one.closed && one.party === party && one.with === command.with)
  if (open) return refuse({ code: 'CaucusOpen', caucus: open.caucus })
  const player = command.with === 'mediator' ? (state.control.player?.person ?? null) : null
  return accept({
    type: 'CaucusOpened',
    caucus: state.caucuses.length + 1,
    party,
    with: command.with,
    mediator: command.with === 'mediator' && !player ? state.switched.mediator : null,
    player,
    by,
  })
}

function opener(
  state: Matter,
  actor: Actor,
  { party, with: whom }: Submitted<'OpenCaucus'>['command'],
): PersonId | Refusal {
  const who = person(actor)
  if (typeof who !== 'string') return who
  if (whom === 'facilitator' && !('code' in facilitator(state, actor))) return who
  const speaks = speaker(state, actor)
  if ('code' in speaks) return speaks
  return speaks.party === party ? who : { code: 'NotYourCaucus' }
}

function openCaucusOf(state: Matter, number: number): Caucus | Refusal {
  const caucus = state.caucuses[number - 1]
  if (!caucus) return { code: 'UnknownCaucus' }
  return caucus.closed ? { code: 'CaucusOver' } : caucus
}

/** The people who talk in a caucus as things stand, and so may read what is said in it now. */
export function peopleIn(state: Matter, caucus: Pick<Caucus, 'party' | 'with' | 'player'>): PersonId[] {
  return state.people.flatMap((one) => {
    if (one.left) return []
    const sits = one.party === caucus.party && (one.role === 'signatory' || one.role === 'member')
    const other = caucus.with === 'facilitator' ? one.role === 'facilitator' : one.person === caucus.player
    return sits || other ? [one.person] : []
  })
}

/** A person who talks in it. Software never does for somebody else, whatever it was appointed for. */
function talker(state: Matter, actor: Actor, caucus: Caucus): PersonId | Refusal {
  const who = person(actor)
  if (typeof who !== 'string') return who
  const seat = anySeat(state, actor)
  if ('code' in seat) return seat
  return peopleIn(state, caucus).includes(who) ? who : { code: 'NotYourCaucus' }
}

export function sendCaucusMessage(
  state: IntentPhase | Mediation,
  { id, command, actor, at }: Submitted<'SendCaucusMessage'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const caucus = openCaucusOf(state, command.caucus)
  if ('code' in caucus) return refuse(caucus)
  const by = talker(state, actor, caucus)
  if (typeof by !== 'string') return refuse(by)
  const own = seated(state, by)?.party === caucus.party
  const held = caucus.with === 'mediator' && own ? heldBack(state) : null
  if (held) return refuse(held)
  const { sentences } = command
  const to = caucus.with === 'mediator' && !own ? (lastOfParty(state, caucus)?.message ?? null) : null
  if (by === caucus.player && to === null) return refuse({ code: 'NothingToAnswer' })
  return accept({
    type: 'CaucusMessageSent',
    caucus: caucus.caucus,
    message: id,
    by,
    to,
    sentences,
    origin: null,
  })
}

function lastOfParty(state: Matter, caucus: Caucus) {
  return caucus.messages.findLast((one) => ofParty(state, one.by, caucus.party))
}

/** Whether somebody sits for a party, or sat for it. */
const ofParty = (state: Matter, who: PersonId | null, party: PartyId): boolean =>
  state.people.some((one) => one.person === who && one.party === party)

/** Messages of the party that the software this caucus is with has not answered. */
export function unanswered(caucus: Caucus) {
  if (caucus.mediator === null) return []
  return caucus.messages.filter(
    (one) => one.by !== null && !caucus.messages.some((two) => two.to === one.message),
  )
}

/** The mediator answers where it was spoken to, once for each message, and nowhere else. */
export function answerInCaucus(
  state: IntentPhase | Mediation,
  { id, command, actor }: Submitted<'AnswerInCaucus'>,
): Decision {
  if (actor.kind !== 'mediator') return refuse({ code: 'OnlyMediator' })
  const caucus = openCaucusOf(state, command.caucus)
  if ('code' in caucus) return refuse(caucus)
  if (caucus.mediator !== actor.name) return refuse({ code: 'OnlyMediator' })
  const { paused } = state.control
  if (paused?.working === 'stop') return refuse({ code: 'MediatorPaused', reason: paused.reason })
  if (!unanswered(caucus).some((one) => one.message === command.to))
    return refuse({ code: 'NothingToAnswer' })
  const { to, sentences, origin } = command
  return accept({
    type: 'CaucusMessageSent',
    caucus: caucus.caucus,
    message: id,
    by: null,
    to,
    sentences,
    origin,
  })
}

export function closeCaucus(state: Opened, { command, actor }: Submitted<'CloseCaucus'>): Decision {
  const wrong = outside(state, 'Intent', 'Mediation')
  if (wrong) return refuse(wrong)
  const caucus = openCaucusOf(state, command.caucus)
  if ('code' in caucus) return refuse(caucus)
  const by = talker(state, actor, caucus)
  if (typeof by !== 'string') return refuse(by)
  return accept({ type: 'CaucusClosed', caucus: caucus.caucus, by })
}

/**
 * One sentence leaves a caucus: by a person of the party that wrote it, to the letter as it was sealed. What stands
 * around it stays sealed.
 */
export function sayInTheRoom(
  state: IntentPhase | Mediation,
  { command, actor, at }: Submitted<'SayInTheRoom'>,
): Decision {
  const bound = stopped(state, at)
  if (bound) return refuse(bound)
  const by = person(actor)
  if (typeof by !== 'string') return refuse(by)
  const speaks = speaker(state, actor)
  if ('code' in speaks) return refuse(speaks)
  const caucus = state.caucuses[command.caucus - 1]
  if (!caucus) return refuse({ code: 'UnknownCaucus' })
  const message = caucus.messages.find((one) => one.message === command.message)
  if (caucus.party !== speaks.party) return refuse({ code: 'NotYourCaucus' })
  const author = message && ofParty(state, message.by, caucus.party) ? message.by : null
  if (!message || !author) return refuse({ code: 'NotASentence' })
  const { sentence, text, salt } = command
  const place = { negotiation: state.negotiation, owner: author, command: message.message }
  const opened = commitmentTo({ ...place, field: sentenceField(sentence), salt, content: text })
  if (text.trim() === '' || opened !== message.sentences[sentence - 1])
    return refuse({ code: 'NotASentence' })
  const before = state.releases.find((one) => one.message === message.message && one.sentence === sentence)
  if (before) return refuse({ code: 'SentenceReleased', release: before.release })
  return accept({
    type: 'SentenceReleased',
    release: state.releases.length + 1,
    caucus: caucus.caucus,
    message: message.message,
    sentence,
    party: caucus.party,
    from: author,
    by,
    text,
  })
}
