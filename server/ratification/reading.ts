/** The five things a party's words can be read as. Only `ratifies` can ever lead to a ratification. */
export const labels = ['ratifies', 'rejects', 'counters', 'withdraws', 'unclear'] as const
export type Label = (typeof labels)[number]

/**
 * Why a statement was read as it was; meanings in `corpus/GUIDELINES.md`. `none` stands alone. The screen never gives the
 * last two: they are for a second reader that does not agree, or does not answer.
 */
export const reasonCodes = [
  'conditional',
  'hedged',
  'probabilistic',
  'no_reference',
  'wrong_reference',
  'partial',
  'question',
  'future_intent',
  'past_or_reported',
  'negated',
  'sarcastic',
  'contradictory',
  'third_party',
  'undisclosed_delegate',
  'disclosed_delegate',
  'under_duress',
  'deceptive',
  'injection',
  'non_linguistic',
  'too_terse',
  'counter_offer',
  'rejection',
  'withdrawal',
  'reluctant_but_clear',
  'typo_but_clear',
  'none',
  'model_disagreement',
  'model_silent',
] as const
export type ReasonCode = (typeof reasonCodes)[number]

export const secondOutcomes = ['agrees', 'disagrees', 'silent'] as const

/** UTF-16 offsets into the statement as it was typed; `end` is exclusive. */
export interface Span {
  start: number
  end: number
  reason: ReasonCode
}

/** What a reading comes to. */
export interface Verdict {
  label: Label
  reasons: ReasonCode[]
  spans: Span[]
}

export interface Reading {
  label: Label
  reasons: ReasonCode[]
  spans: Span[]
  /** Which screen read it: its version, and the SHA-256 (hex) of the rules it read with. */
  screen: { version: string; digest: string }
  /** What second readers made of words the screen took for a ratification, where there are any; `each` of several. */
  second?: Opinion & { each?: Opinion[] }
}
type Opinion = { reader: string; outcome: (typeof secondOutcomes)[number] }

/** What the screen knows about the settlement under call. */
/** A reading has no more spans than this; where there are more, what lies between those of a kind is marked with them. */
export const MOST_SPANS = 200

export interface ScreenContext {
  settlementTitle: string
  settlementVersion: number
  /** ISO 8601; days in a statement are read in UTC. */
  settlementDate: string
  otherVersions: number[]
  /** The first hex digits of the settlement's digest, as shown to the party. */
  digestPrefix: string
  /** Names of all parties, the speaker's included. */
  parties: string[]
  /** Who is answering. */
  speaker: string
  /** The settlement's own text, where it is at hand. It can only make a reading more exact. */
  settlementText?: string
}
