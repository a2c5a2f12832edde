import type { CaucusRefusal } from '@/server/protocol/caucus'
import type { ControlRefusal } from '@/server/protocol/control'
import { counted, type Names } from './names'
import { type RefusalWords, words } from './title-and-detail'

/** Refusals in caucuses and of what facilitators set for the mediator. */
export function caucusRefusalWords(refusal: CaucusRefusal | ControlRefusal, names: Names): RefusalWords {
  switch (refusal.code) {
    case 'UnknownCaucus':
      return words('There is no such caucus', 'Nothing was sent.')
    case 'CaucusOver':
      return words(
        'This caucus has been closed',
        'What you wrote was not sent, and stays with you. You can open another caucus.',
      )
    case 'CaucusOpen':
      return words(
        `Caucus ${refusal.caucus} is still open`,
        'A party has one caucus with each at a time. Go on in that one, or close it first.',
      )
    case 'NotYourCaucus':
      return words(
        'This caucus is not yours',
        'It belongs to one party and to whoever that party talks with. Nobody else reads it or writes in it.',
      )
    case 'NothingToAnswer':
      return words('There is nothing to answer', 'In a caucus the mediator answers what the party has said.')
    case 'NotASentence':
      return words(
        'That sentence cannot be said in the room',
        'Only what your own party wrote in its caucus can be, to the letter. Nothing has left the caucus.',
      )
    case 'SentenceReleased':
      return words('This sentence was said in the room before', 'Everybody can read it there already.')
    case 'MediatorPaused':
      return words(
        'The facilitator has paused the mediator',
        `The reason given: “${refusal.reason}” Nothing is asked of it until a facilitator lets it go on.`,
      )
    case 'MediatorNotPaused':
      return words('The mediator is not paused', 'Nothing was changed.')
    case 'MediatorActsUsedUp':
      return words(
        'The mediator’s acts are used up',
        `The facilitator allowed ${counted(refusal.acts, 'act')}. A facilitator can allow more.`,
      )
    case 'MediatorPlayed':
      return words(
        `${names.person(refusal.person)} plays the mediator`,
        'No software is asked meanwhile. Ask the person for anything put in words. Packages are computed, and wait until a facilitator lets software mediate again.',
      )
    case 'NobodyPlaysMediator':
      return words('No person plays the mediator now', 'Ask the mediator that is software.')
    case 'CannotPlayMediator':
      return words(
        'This person cannot play the mediator',
        'Whoever plays it sits here as an observer or a facilitator, and has never sat for a party.',
      )
  }
}
