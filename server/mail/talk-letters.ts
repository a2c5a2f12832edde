import type { PartyId } from '@/server/protocol/ids'
import type { Letter } from './letter'
import { type About, letterAbout, partyName } from './letter-about'

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
