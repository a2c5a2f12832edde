import { counted, listed } from '@/components/words/names'
import type { Caucus, CaucusOrigin } from '@/server/protocol/caucus'
import { peopleIn } from '@/server/protocol/caucuses'
import type { PrivacyLog } from '@/server/protocol/privacy-log'
import type { Opened } from '@/server/protocol/state'

/** Whom a caucus is with, a person always by name. */
export function caucusWith(state: Opened, caucus: Caucus): string {
  if (caucus.with === 'facilitator') return 'the facilitators'
  const played = state.control.players.find((one) => one.person === caucus.player)
  return played
    ? `the mediator, played by ${played.name} (a person)`
    : `the mediator (${caucus.mediator ?? 'software'})`
}

/** Whom this person shares it with, in the words that stand over every private region. */
export function audienceOf(state: Opened, caucus: Caucus, viewer: string): string {
  const others = peopleIn(state, caucus)
    .filter((one) => one !== viewer)
    .map((id) => state.people.findLast((one) => one.person === id)?.name ?? 'somebody')
  const software = caucus.mediator === null ? '' : ', with the mediator, which is software'
  return others.length > 0
    ? `Only you and ${listed(others)} see this${software}`
    : `Only you see this${software}`
}

/** What was made of a caucus, for its party: by whom it is answered, who of those that mediate read it, what is held against it. */
export function usedWords({ caucus, said, released, mediating, held }: PrivacyLog): string[] {
  const own = said.filter((one) => one.by !== null && one.by !== caucus.player)
  const answered = own.filter((one) => one.answered !== null).length
  const aloud = released.length > 0 ? ' but what you said in the room' : ''
  const entries = (marks: { seq: number }[]) =>
    `${marks.length === 1 ? 'entry' : 'entries'} ${listed(marks.map((one) => String(one.seq)))}`
  const other = mediating.length > 0 ? 'No other mediator' : 'No mediator'
  const given = caucus.mediator === null ? other : 'Outside this caucus no mediator'
  return [
    ...(caucus.with === 'mediator'
      ? [`To answer here: ${counted(answered, 'message')} of ${own.length}.`]
      : []),
    ...mediating.map(
      ({ name, plays }) =>
        `${name} ${plays ? 'plays' : 'has played'} the mediator, in the room too, and could read what was written here as it was sent. What they give there is held against it first and goes back to them, on no record, where it says what was said here and not in the room. What they make of it in words of their own no check sees.`,
    ),
    `${given} was given anything of it${aloud}.`,
    said.length === 0
      ? ''
      : `What models give in the room is held against what is said here before anybody sees it, so that none of it is given away. ${held.runs.length === 0 ? 'None was asked since.' : `Asked since: ${entries(held.runs)}.`}`,
    held.refused.length === 0
      ? ''
      : `Something a model wrote was held back since because it told of what somebody keeps sealed: ${entries(held.refused)}. Whose it met is not said here, as that would tell of what others keep.`,
  ].filter((one) => one !== '')
}

/** Why the answer of the mediator that a caucus is with does not stand. */
export function standsInstead({ name, reasons }: CaucusOrigin['refused'][number]): string {
  if (reasons.includes('not_at_hand'))
    return name === 'panel'
      ? 'The panel of all models answers nobody alone.'
      : `${name} is not set up here any more.`
  if (reasons.includes('no_answer')) return `${name} gave no answer.`
  if (reasons.includes('budget_spent'))
    return `${name} was not asked: what this negotiation may use of models is used up.`
  return `An answer of ${name} did not pass the checks, and was not shown.`
}
