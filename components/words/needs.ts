import type { PartyId } from '@/server/protocol/ids'
import type { Need } from '@/server/protocol/needs'
import { stopWords } from './bargaining-refusals'
import { listed } from './names'

/** What waits, why it waits, and the words on the one button. */
export type NeedWords = { what: string; why: string; action: string }

/** @param nameOf a party's name by its id */
export function needWords(need: Need, nameOf: (party: PartyId) => string): NeedWords {
  const names = (parties: PartyId[]) => listed(parties.map(nameOf))
  switch (need.kind) {
    case 'answer-the-call':
      return {
        what: `Settlement ${need.version} has been put to ratification`,
        why: 'You are asked whether you ratify it. Take the time you need.',
        action: 'Read and answer',
      }
    case 'restate':
      return {
        what: `You are asked to say your answer to settlement ${need.version} again`,
        why: 'A facilitator has looked at your words. Nothing was recorded for you.',
        action: 'Read the note',
      }
    case 'look-at-words':
      return {
        what: `${nameOf(need.party)} asks you to look at an answer`,
        why: 'The words could not be read as a clear answer. You can ask for them to be said again.',
        action: 'Look at the words',
      }
    case 'confirm-seat':
      return {
        what: `${need.name} asks to be seated`,
        why: 'The invitation was opened from an address you did not name. Confirm that this is the right person.',
        action: 'Look at the request',
      }
    case 'state-intent':
      return {
        what: 'State what you want',
        why: 'Your goals, red lines and what you would trade are what the mediator works from.',
        action: 'Write your intent',
      }
    case 'answer-clarification':
      return {
        what: 'The mediator has put your intent in other words',
        why: 'They count for nothing until you confirm or correct them. You can also keep your own.',
        action: 'Compare the words',
      }
    case 'answer-question':
      return {
        what: `The mediator asks you question ${need.question}`,
        why: 'Your answer goes into the next draft.',
        action: 'Answer',
      }
    case 'register':
      return {
        what: 'Register your party',
        why: 'It says that you are there. The order of registration is the order of turns.',
        action: 'Register',
      }
    case 'your-turn':
      return {
        what: 'It is your turn',
        why:
          need.unaddressed.length > 0
            ? `You have said nothing yet on ${need.unaddressed.length === 1 ? 'issue' : 'issues'} ${listed(need.unaddressed.map(String))} in this turn.`
            : 'You have spoken on every open issue in this turn. You can hand off.',
        action: 'Go to the issues',
      }
    case 'answer-consent':
      return {
        what: `${nameOf(need.from)} asks for consent`,
        why: `Check ${need.check} asks about one text. Your answer binds nobody, and silence is no consent.`,
        action: 'Read the text',
      }
    case 'begin-turns':
      return {
        what: 'The talk can begin',
        why:
          need.missing.length > 0
            ? `Registration has closed without ${names(need.missing)}.`
            : 'All expected parties have registered.',
        action: 'Begin',
      }
    case 'answer-caucus':
      return {
        what: `There is a message in caucus ${need.caucus} with ${nameOf(need.party)}`,
        why: 'It is sealed to whoever takes part in that caucus. Nobody else sees what it says.',
        action: 'Read the message',
      }
    case 'mediate':
      return {
        what: 'You are asked as the mediator',
        why: 'You play the mediator here. What you give is labelled with your name, and binds nobody.',
        action: 'See what is asked',
      }
    case 'take-position':
      return {
        what: `Take a position on issue ${need.issue}`,
        why: 'An issue cannot be agreed before each party has spoken.',
        action: 'Open the issue',
      }
    case 'confirm-claim':
      return {
        what: `Words on issue ${need.issue} were brought in as yours`,
        why: 'They count for nothing until you say that they are.',
        action: 'Read them',
      }
    case 'support-decision':
      return {
        what: `A decision on issue ${need.issue} is supported by ${nameOf(need.from)}`,
        why: 'It stands as agreed only if you say so too.',
        action: 'Read the decision',
      }
    case 'read-settlement':
      return {
        what: `Settlement ${need.version} has been drafted`,
        why: 'It is provisional. You can counter it term by term.',
        action: 'Read the draft',
      }
    case 'bound-reached':
      return {
        what: need.bound === 'deadline' ? 'The deadline has passed' : 'All turns are used',
        why: 'Further moves are stopped. It is for you to allow more or to end the negotiation.',
        action: 'Decide what next',
      }
    case 'mediator-failed':
      return {
        what: 'The mediator made no proposal',
        why: 'Its work stopped before the end. Nothing was changed; you can ask again.',
        action: 'See what happened',
      }
    case 'invite-parties':
      return {
        what: `Invite ${names(need.parties)}`,
        why:
          need.parties.length === 1
            ? 'Nobody sits for this party yet, and no invitation is open.'
            : 'Nobody sits for these parties yet, and no invitation is open.',
        action: 'Invite',
      }
    case 'begin-intents':
      return {
        what: 'Everyone is seated',
        why: 'You can open the next phase, in which each party states its intent.',
        action: 'Ask for intents',
      }
    case 'begin-mediation':
      return need.waitingFor.length === 0
        ? {
            what: 'Every party has stated its intent',
            why: 'You can open mediation.',
            action: 'Open mediation',
          }
        : {
            what: `Waiting for the intent of ${names(need.waitingFor)}`,
            why: 'You can open mediation without it; the record will say so.',
            action: 'Look at the intents',
          }
    case 'draft-decisions':
      return {
        what: 'Everything is decided',
        why: 'The decisions can be put together, term by term and to the letter, as a provisional settlement.',
        action: 'Draft from the decisions',
      }
    case 'ask-mediator':
      return {
        what: 'No draft waits to be put to ratification',
        why: 'The mediator can look for conflicts, ask questions and draft one.',
        action: 'Ask the mediator',
      }
    case 'call-ratification':
      return {
        what: `Settlement ${need.version} is the newest draft`,
        why: 'When the parties are ready, you can put it to ratification.',
        action: 'Look at the draft',
      }
    case 'begin-bargaining':
      return {
        what: 'Offers can begin',
        why: 'The issues can take values. Each party then declares, sealed, what they are worth to it.',
        action: 'Begin bargaining',
      }
    case 'declare-values':
      return {
        what: 'Declare what the issues, and no deal, are worth to you',
        why: 'Only you see it. Offers start when each party has declared; it cannot change afterwards.',
        action: 'Declare your values',
      }
    case 'make-offer':
      return {
        what: 'It is your turn to make an offer',
        why: 'A package gives each issue a value. It binds nobody before it is ratified.',
        action: 'Build a package',
      }
    case 'answer-offer':
      return {
        what: `Offer ${need.offer} waits for your answer`,
        why: 'You can accept, counter or reject it, or walk away.',
        action: 'Look at the offer',
      }
    case 'read-packages':
      return {
        what: 'The mediator proposed packages',
        why: 'Say which you could live with. That binds nobody and helps it to find better ones.',
        action: 'Look at the packages',
      }
    case 'bargaining-stopped':
      return {
        what: stopWords[need.cause].title,
        why: stopWords[need.cause].detail,
        action: 'See where it stands',
      }
    case 'waiting-for-answers':
      return {
        what: `Waiting for the answer of ${names(need.parties)}`,
        why: 'You can remind them, or close the call.',
        action: 'Look at the call',
      }
  }
}
