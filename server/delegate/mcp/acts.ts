import type { Delegable } from '@/server/protocol/delegate-scope'

/** How each act is offered to a language model. An act that delegates may do does not compile until it stands here. */
export const ACTS: { readonly [T in Delegable]: { tool: string; title: string; describes: string } } = {
  StateIntent: {
    tool: 'state_intent',
    title: 'State the party’s intent',
    describes:
      'Goals with reasons, constraints, red lines, what the party would trade. Replaces the version before.',
  },
  RaiseIssue: {
    tool: 'raise_issue',
    title: 'Raise an issue',
    describes: 'A question to be decided, as free text, options, an amount or a date.',
  },
  TakePosition: {
    tool: 'take_position',
    title: 'Take a position on an issue',
    describes: 'What the party wants on one issue, with its reasons. A bare yes or no is refused.',
  },
  EscalateIssue: {
    tool: 'escalate_issue',
    title: 'Escalate an issue',
    describes: 'Once the rounds on an issue are used: says what the parties differ on.',
  },
  AnswerQuestion: {
    tool: 'answer_question',
    title: 'Answer the mediator’s question',
    describes: 'The answer goes into the next draft.',
  },
  ProposeTrade: {
    tool: 'propose_trade',
    title: 'Propose a trade-off',
    describes: 'What the party offers, what it wants for that, and why. It binds nobody.',
  },
  CounterSettlement: {
    tool: 'counter_draft',
    title: 'Draft changes to a settlement',
    describes:
      'Changes to a provisional settlement term by term, as text for the facilitator and the mediator to draft from. It binds nobody.',
  },
  SupportDecision: {
    tool: 'support_decision',
    title: 'Support a decision on an issue',
    describes:
      'Says that the party supports this text on one issue, to the letter. It settles an issue among the parties, and never the negotiation: people ratify.',
  },
  ReopenIssue: {
    tool: 'reopen_issue',
    title: 'Reopen an issue',
    describes: 'Opens an issue that was agreed, escalated or set aside, with a reason.',
  },
  MakeOffer: {
    tool: 'make_offer',
    title: 'Make an offer',
    describes:
      'In the party’s turn, while nothing stands: a package with one value for each issue that is bargained over. The note beside it must not say what anything is worth to the party, or where it would walk away.',
  },
  CounterOffer: {
    tool: 'counter_offer',
    title: 'Counter the offer that stands',
    describes:
      'Names the digest of the offer it answers, and gives each issue a value. The note must not say what anything is worth to the party, or where it would walk away.',
  },
  RejectOffer: {
    tool: 'reject_offer',
    title: 'Reject the offer that stands',
    describes: 'Names its digest. Accepting an offer, and walking away, are for people.',
  },
  AnswerPackage: {
    tool: 'answer_package',
    title: 'Say whether the party could live with a package of the mediator',
    describes: 'It binds nobody, and helps the mediator to find better ones.',
  },
  Register: {
    tool: 'register',
    title: 'Register the party',
    describes:
      'Where registration is asked for: says that the party is there, under a short name. The order of registration is the order of turns.',
  },
  BeginTurns: {
    tool: 'begin_turns',
    title: 'Begin the talk',
    describes: 'Once the registration window has passed without everybody: begins with those that are there.',
  },
  HandOff: {
    tool: 'hand_off',
    title: 'Hand off the turn',
    describes:
      'Passes the turn to the next party. The record says which open issues were left without a word.',
  },
  SkipTurn: {
    tool: 'skip_turn',
    title: 'Pass over a silent holder',
    describes: 'After the time of the charter without an act, passes over the named holder of the turn.',
  },
  OpenConsentCheck: {
    tool: 'open_consent_check',
    title: 'Call a consent check',
    describes:
      'Asks all parties about one text, to the letter. It binds nobody, and ends any check before it.',
  },
  AnswerConsent: {
    tool: 'answer_consent_check',
    title: 'Answer the consent check',
    describes:
      'Consents, or objects with a reason, to the text of the open check, named by its digest. It binds nobody.',
  },
}
