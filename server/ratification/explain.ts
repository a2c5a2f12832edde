import type { Reading, ReasonCode, Span } from '@/server/ratification/reading'

/** What a person can do after their words were read. */
export type NextStep = 'try-again' | 'counter' | 'reject' | 'revoke' | 'leave' | 'ask-facilitator'

/** A reading in plain words. `headline` is one sentence; `detail` says why and what can be done. */
export interface Explanation {
  headline: string
  detail: string
  next: NextStep[]
}

interface Wording {
  /** Completes "We read this as …"; `{words}` is replaced by the marked words, or left out with its joint. */
  as: string
  detail: string
  next: NextStep[]
}

/** In the order in which a reason decides what the person is told. */
const unclear: readonly (readonly [ReasonCode, Wording])[] = [
  [
    'under_duress',
    {
      as: 'words we would like to hear again',
      detail:
        'Before anything is recorded, please take the time you need and answer again in your own words. You can also speak to the facilitator in private. Nothing has been recorded as agreement.',
      next: ['ask-facilitator', 'try-again', 'reject', 'leave'],
    },
  ],
  [
    'deceptive',
    {
      as: 'words that do not say plainly what they seem to say{words}',
      detail:
        'Hidden or disguised characters, struck-out words and private meanings cannot stand in a ratification. If you meant it plainly, type it again rather than pasting it.',
      next: ['try-again', 'reject', 'ask-facilitator'],
    },
  ],
  [
    'injection',
    {
      as: 'an instruction to the software rather than an answer{words}',
      detail:
        'Only your own answer about this settlement counts. Please say what you decide, and leave the rest out.',
      next: ['try-again', 'counter', 'reject', 'ask-facilitator'],
    },
  ],
  [
    'contradictory',
    {
      as: 'saying two things that do not go together{words}',
      detail: 'A ratification has to say one thing only. Please say which of the two you mean.',
      next: ['try-again', 'counter', 'reject'],
    },
  ],
  [
    'wrong_reference',
    {
      as: 'being about another text{words}',
      detail:
        'A version, date, digest or title you named is not that of the settlement you are asked about. Please compare it with the settlement on this page; dates are read in UTC.',
      next: ['try-again', 'counter', 'reject'],
    },
  ],
  [
    'conditional',
    {
      as: 'agreeing on a condition{words}',
      detail:
        'A ratification cannot depend on something else. You can counter instead, or answer again once it no longer depends on that.',
      next: ['counter', 'try-again', 'reject'],
    },
  ],
  [
    'partial',
    {
      as: 'agreeing to a part of the settlement{words}',
      detail: 'The settlement can only be ratified as a whole. You can counter with what you would change.',
      next: ['counter', 'try-again', 'reject'],
    },
  ],
  [
    'counter_offer',
    {
      as: 'asking for a change{words}',
      detail: 'A ratification takes the text as it stands. To change it, send a counter.',
      next: ['counter', 'try-again', 'reject'],
    },
  ],
  [
    'undisclosed_delegate',
    {
      as: 'an answer given for somebody else{words}',
      detail:
        'Someone who answers for a party has to say for whom, and by what authority. If you are the party, please answer for yourself.',
      next: ['try-again', 'ask-facilitator'],
    },
  ],
  [
    'disclosed_delegate',
    {
      as: 'an answer given by software or by a delegate{words}',
      detail:
        'Software can never ratify, and a person only by a grant recorded beforehand. The party can answer here.',
      next: ['try-again', 'ask-facilitator'],
    },
  ],
  [
    'third_party',
    {
      as: 'being about what somebody else agrees to{words}',
      detail: 'Each party answers for itself. Please say what you decide.',
      next: ['try-again', 'counter', 'reject'],
    },
  ],
  [
    'question',
    {
      as: 'a question{words}',
      detail:
        'Nothing is decided by asking. The facilitator can answer questions about the settlement; you can reply afterwards.',
      next: ['ask-facilitator', 'try-again', 'counter', 'reject'],
    },
  ],
  [
    'future_intent',
    {
      as: 'something you plan to do later{words}',
      detail: 'A ratification happens when you write it. You can come back when you have decided.',
      next: ['try-again', 'counter', 'reject'],
    },
  ],
  [
    'past_or_reported',
    {
      as: 'a report of something said elsewhere or earlier{words}',
      detail: 'Only what you say here, now and for yourself can be recorded.',
      next: ['try-again', 'counter', 'reject'],
    },
  ],
  [
    'probabilistic',
    {
      as: 'a likelihood rather than a decision{words}',
      detail:
        'A ratification has to be certain. There is no need to hurry; you can come back when you have decided.',
      next: ['try-again', 'counter', 'reject'],
    },
  ],
  [
    'sarcastic',
    {
      as: 'possibly not meant seriously{words}',
      detail: 'We would rather ask than guess. If you mean it, please say so plainly.',
      next: ['try-again', 'counter', 'reject'],
    },
  ],
  [
    'negated',
    {
      as: 'neither a clear yes nor a clear no{words}',
      detail: 'Please say plainly which of the two you mean.',
      next: ['try-again', 'reject', 'counter'],
    },
  ],
  [
    'hedged',
    {
      as: 'something short of full agreement{words}',
      detail:
        'Being able to accept, or finding the text fine, is not yet taking it as binding. Please say what you decide.',
      next: ['try-again', 'counter', 'reject'],
    },
  ],
  [
    'no_reference',
    {
      as: 'a yes, but not to anything in particular{words}',
      detail: 'Please say what it is that you agree to, so that nobody can later take it for something else.',
      next: ['try-again', 'counter', 'reject'],
    },
  ],
  [
    'non_linguistic',
    {
      as: 'a sign rather than a sentence',
      detail: 'A ratification is written in words, in any language you are at home in.',
      next: ['try-again', 'reject', 'ask-facilitator'],
    },
  ],
  [
    'too_terse',
    {
      as: 'too short to be sure of',
      detail: 'Please answer in a sentence that says what you decide, and about what.',
      next: ['try-again', 'counter', 'reject'],
    },
  ],
]

/** A second reader did not confirm what the screen read. */
const secondReader: readonly (readonly [ReasonCode, Wording])[] = [
  [
    'model_disagreement',
    {
      as: 'a yes in one of our readings, but not in another',
      detail:
        'Words count only where all readings agree. Please say it once more, as plainly as you can. You can ask the facilitator to look at it.',
      next: ['try-again', 'ask-facilitator', 'counter', 'reject'],
    },
  ],
  [
    'model_silent',
    {
      as: 'a yes in one of our readings; another could not be made just now',
      detail:
        'Words count only where all readings agree. Please send them again in a little while. Nothing you wrote is wrong.',
      next: ['try-again', 'ask-facilitator', 'counter', 'reject'],
    },
  ],
]

const noAct: Wording = {
  as: 'saying something about the settlement, but not what you decide',
  detail:
    'We found no clear yes or no. You can write in English, Spanish, German, French, Portuguese, Italian, Dutch, Swedish, Polish, Turkish, Chinese, Japanese, Korean, Arabic or Hindi; in another language, the facilitator can help.',
  next: ['try-again', 'counter', 'reject', 'ask-facilitator'],
}

/**
 * Puts a reading into words for the person who wrote `text`. Never offers a phrase to copy. Whatever the words were read
 * as but a ratification, a person can be asked to look at them.
 */
export function explain(reading: Reading, text: string): Explanation {
  // Whatever else was said under pressure, nobody is led to record it.
  const forced = reading.label !== 'ratifies' && reading.reasons.includes('under_duress')
  const label = forced ? 'unclear' : reading.label
  switch (label) {
    case 'ratifies':
      return {
        headline: 'We read this as ratifying the settlement as it stands.',
        detail: reading.reasons.includes('disclosed_delegate')
          ? 'You say that you write for somebody. It counts as the answer of the person signed in here, for the party that person answers for; if that is not you, do not confirm. Nothing is recorded until you confirm.'
          : 'Nothing is recorded until you confirm it. You can still change your words.',
        next: ['try-again'],
      }
    case 'rejects':
      return {
        headline: `We read this as rejecting the settlement${quoted(reading, text, 'rejection', 'negated')}.`,
        detail:
          'A rejection ends this call and takes everyone back to mediation. Nothing is recorded until you confirm it.',
        next: ['reject', 'counter', 'try-again', 'ask-facilitator'],
      }
    case 'counters':
      return {
        headline: `We read this as agreeing only with a change${quoted(reading, text, 'counter_offer', 'conditional')}.`,
        detail:
          'A ratification takes the text as it stands. You can send this as a counter; the next draft can take it up.',
        next: ['counter', 'try-again', 'reject', 'ask-facilitator'],
      }
    case 'withdraws':
      return {
        headline: `We read this as taking back an answer or leaving the negotiation${quoted(reading, text, 'withdrawal')}.`,
        detail:
          'Please say which: you can revoke what you agreed to earlier, or leave. If a party leaves, the negotiation ends. Neither happens by itself.',
        next: ['revoke', 'leave', 'try-again', 'ask-facilitator'],
      }
    case 'unclear': {
      const [reason, wording] =
        [...secondReader, ...unclear].find(([code]) => reading.reasons.includes(code)) ??
        (['none', noAct] as const)
      return {
        headline: `We read this as ${wording.as.replace('{words}', quoted(reading, text, reason))}.`,
        detail: wording.detail,
        next: wording.next.includes('ask-facilitator') ? wording.next : [...wording.next, 'ask-facilitator'],
      }
    }
  }
}

const longestQuote = 120

function quoted(reading: Reading, text: string, ...reasons: ReasonCode[]): string {
  for (const reason of reasons) {
    const span = widest(reading.spans.filter((one) => one.reason === reason))
    const words = span === undefined ? '' : text.slice(span.start, span.end).replace(/\s+/gu, ' ').trim()
    if (
      span !== undefined &&
      words !== '' &&
      words.length <= longestQuote &&
      words.length < text.trim().length
    )
      return `: “${words}”`
  }
  return ''
}

function widest(spans: Span[]): Span | undefined {
  return spans.reduce<Span | undefined>(
    (best, span) => (best === undefined || span.end - span.start > best.end - best.start ? span : best),
    undefined,
  )
}
