import type { Outcome } from '@/server/protocol/events'
import type { PartyId, PersonId } from '@/server/protocol/ids'
import type { CallEnd } from '@/server/protocol/ratification-events'
import type { Opened } from '@/server/protocol/state'
import type { Letter } from './letter'

/** What letters about one negotiation need to know. `url` is Parley's address, without a slash at the end. */
export interface About {
  state: Opened
  url: string
}

export function nameOf(state: Opened, person: PersonId): string {
  const seat = state.people.findLast((one) => one.person === person)
  return seat?.name ?? state.seatRequests.find((one) => one.person === person)?.name ?? 'Somebody'
}

export function partyName(state: Opened, party: PartyId | null): string {
  return state.parties.find((one) => one.party === party)?.name ?? 'a party'
}

const PAGES = { room: '', ratify: '/ratify', record: '/record', facilitate: '/facilitate' } as const

/** `what` is the subject before the title; the address names the page where the person can act. */
function letterAbout(
  { state, url }: About,
  what: string,
  paragraphs: string[],
  link: { label: string; page: keyof typeof PAGES },
  after: string[] = [],
): Letter {
  return {
    subject: `${what} – ${state.title}`,
    paragraphs,
    link: { label: link.label, url: `${url}/n/${state.negotiation}${PAGES[link.page]}` },
    after,
  }
}

export function seatRequested(about: About, name: string, party: PartyId | null): Letter {
  const seat = party ? ` for ${partyName(about.state, party)}` : ''
  return letterAbout(
    about,
    `${name} asks for a seat`,
    [
      `${name} opened an invitation link to “${about.state.title}” and asks to be seated${seat}.`,
      'The link was not bound to an address, so nobody has checked who this is. Confirm only if you know; you could ask by telephone. Your answer stands on the record.',
    ],
    { label: 'Look at the request', page: 'facilitate' },
  )
}

export function seatConfirmed(about: About, party: PartyId | null): Letter {
  const seat = party ? ` for ${partyName(about.state, party)}` : ''
  return letterAbout(
    about,
    'You are seated',
    [`Your seat${seat} in “${about.state.title}” has been confirmed.`],
    { label: 'Go to the negotiation', page: 'room' },
  )
}

/** No link: there is nothing in the negotiation that this person may open. */
export function seatDeclined({ state }: About): Letter {
  return {
    subject: `You were not seated – ${state.title}`,
    paragraphs: [
      `Your request for a seat in “${state.title}” was declined. If you expected to take part, ask whoever sent you the link.`,
    ],
    link: null,
    after: [],
  }
}

export function removed({ state }: About): Letter {
  return {
    subject: `You no longer take part – ${state.title}`,
    paragraphs: [
      `You were removed from “${state.title}”, with a reason that stands on its record. What you wrote stays there, under your name.`,
    ],
    link: null,
    after: [],
  }
}

export function signatoryChanged(about: About, party: PartyId, isYou: boolean, to: string): Letter {
  const name = partyName(about.state, party)
  return letterAbout(
    about,
    isYou ? `You now sign for ${name}` : `${to} now signs for ${name}`,
    [
      isYou
        ? `The facilitator has named you signatory of ${name} in “${about.state.title}”. Agreement and ratification for ${name} now count from you.`
        : `The facilitator has named ${to} signatory of ${name} in “${about.state.title}”. You stay at the table; agreement and ratification no longer count from you.`,
    ],
    { label: 'Go to the negotiation', page: 'room' },
  )
}

export function intentAsked(about: About, party: PartyId): Letter {
  return letterAbout(
    about,
    'What do you want from this?',
    [
      `Everyone in “${about.state.title}” is now asked to state an intent: goals with your reasons, what you cannot accept, and what you would trade.`,
      `The others read what you write for ${partyName(about.state, party)}. You can state it anew later; every version is kept.`,
    ],
    { label: 'State your intent', page: 'room' },
  )
}

export function questionAsked(about: About, count: number): Letter {
  const questions = count === 1 ? 'a question' : `${count} questions`
  return letterAbout(
    about,
    count === 1 ? 'A question to you' : 'Questions to you',
    [`The mediator in “${about.state.title}” has ${questions} for your side. You need not answer.`],
    { label: count === 1 ? 'Read the question' : 'Read the questions', page: 'room' },
  )
}

export function clarificationAsked(about: About): Letter {
  return letterAbout(
    about,
    'Your intent, in other words',
    [
      `The mediator in “${about.state.title}” has put your intent in other words, and says what it kept, what it changed and where it is unsure.`,
      'They count for nothing until you confirm or correct them. You may also keep your own, or not answer at all.',
    ],
    { label: 'Compare the words', page: 'room' },
  )
}

export function draftReady(about: About, version: number): Letter {
  return letterAbout(
    about,
    `Settlement ${version} to read`,
    [
      `There is a new draft in “${about.state.title}”: settlement ${version}. It is PROVISIONAL and binds nobody.`,
      'You can counter it term by term, or say what is missing.',
    ],
    { label: 'Read the draft', page: 'room' },
  )
}

export function valuesAsked(about: About, party: PartyId): Letter {
  return letterAbout(
    about,
    'Declare what it is worth to you',
    [
      `Offers can begin in “${about.state.title}” once each party has declared what the issues, and no deal, are worth to it. You sign for ${partyName(about.state, party)}.`,
      'What you declare is sealed: the others never see it. It cannot change within this negotiation.',
    ],
    { label: 'Declare your values', page: 'room' },
  )
}

export function moveAsked(about: About, party: PartyId, offer: number | null): Letter {
  return letterAbout(
    about,
    offer === null ? 'It is your turn to make an offer' : `Offer ${offer} waits for your answer`,
    [
      `In “${about.state.title}” it is the move of ${partyName(about.state, party)}.`,
      'No package binds anybody before it is ratified, and saying nothing accepts nothing.',
    ],
    { label: 'Look at the offers', page: 'room' },
  )
}

export function offersStopped(about: About): Letter {
  return letterAbout(
    about,
    'Offers have stopped',
    [
      `In “${about.state.title}” a limit was reached, or nobody came nearer for some rounds. No further moves are made until you decide.`,
      'You can let the offers go on, ask the mediator for packages, or end the negotiation.',
    ],
    { label: 'See where it stands', page: 'room' },
  )
}

export function answerAsked(about: About, party: PartyId, version: number): Letter {
  return letterAbout(
    about,
    'Your answer is asked',
    [
      `Settlement ${version} in “${about.state.title}” has been put to ratification, and you answer for ${partyName(about.state, party)}.`,
      'Read it in full before you answer; show it to whoever advises you. You may ratify it in your own words, reject it, or ask for changes. Saying nothing agrees to nothing.',
    ],
    { label: 'Read the settlement', page: 'ratify' },
  )
}

export function reminded(about: About, by: string, party: PartyId, version: number): Letter {
  return letterAbout(
    about,
    'A reminder',
    [
      `${by}, who facilitates “${about.state.title}”, reminds you that settlement ${version} waits for an answer from ${partyName(about.state, party)}.`,
      'Any answer is as good as another: you may ratify it in your own words, reject it, or ask for changes.',
    ],
    { label: 'Read the settlement', page: 'ratify' },
  )
}

export function lookAsked(about: About, name: string): Letter {
  return letterAbout(
    about,
    `${name} asks you to look at an answer`,
    [
      `${name} sent words in answer to the call in “${about.state.title}”, they could not be read as a clear answer, and ${name} has opened them to you and the other facilitators.`,
      'They are not in this mail. You can ask for them to be said again, with a note; you cannot record an answer for anybody.',
    ],
    { label: 'Read the words', page: 'facilitate' },
  )
}

export function restateAsked(about: About, by: string): Letter {
  return letterAbout(
    about,
    'Please say it again',
    [
      `${by}, who facilitates “${about.state.title}”, has looked at your words as you asked, and asks you to say it again in your own words. A note to you stands on the page.`,
      'Nothing was recorded for you. Any answer is as good as another, and there is no hurry.',
    ],
    { label: 'Read the note', page: 'ratify' },
  )
}

export function callClosed(about: About, version: number, end: CallEnd, by: string): Letter {
  return letterAbout(
    about,
    `The call on settlement ${version} is closed`,
    [
      `${callEnd(end, by, version)} Settlement ${version} in “${about.state.title}” is not agreed, and whatever was ratified in this call has lapsed.`,
      'The negotiation is back in mediation. Nothing follows by itself.',
    ],
    { label: 'Go to the negotiation', page: 'room' },
  )
}

function callEnd(end: CallEnd, by: string, version: number): string {
  switch (end) {
    case 'rejected':
      return `${by} rejected settlement ${version}.`
    case 'countered':
      return `${by} asked for changes to settlement ${version}.`
    case 'signatory-changed':
      return `${by} named another signatory, which closes an open call.`
    case 'closed':
      return `${by} closed the call.`
    case 'exited':
      return `${by} left the negotiation.`
    case 'ratified-by-all':
      return 'Every party has answered.'
  }
}

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

/** Only where a turn lasts long enough that somebody may be away. */
export function turnCame(about: About, party: PartyId): Letter {
  const { title } = about.state
  return letterAbout(
    about,
    'It is your turn',
    [
      `It is the turn of ${partyName(about.state, party)} in “${title}”. You can raise issues and take positions now, and then hand off.`,
    ],
    { label: 'Go to the issues', page: 'room' },
  )
}

export function consentAsked(about: About, from: PartyId, check: number): Letter {
  return letterAbout(
    about,
    'You are asked for consent',
    [
      `${partyName(about.state, from)} asks all parties about one text (consent check ${check}). Your answer binds nobody; a settlement is put to you separately. Not answering is no consent.`,
    ],
    { label: 'Read the text', page: 'room' },
  )
}
