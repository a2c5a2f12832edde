import type { PartyId } from '@/server/protocol/ids'
import type { CallEnd } from '@/server/protocol/ratification-events'
import type { Letter } from './letter'
import { type About, letterAbout, partyName } from './letter-about'

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
