import type { Refusal } from '@/server/protocol/refusal'
import { counted } from './names'
import { type RefusalWords, words } from './title-and-detail'

type IssueRefusal = Extract<
  Refusal,
  {
    code:
      | 'UnknownIssue'
      | 'IssueNotOpen'
      | 'IssueNotDecided'
      | 'IssueNotEscalated'
      | 'RoundsUsed'
      | 'RoundsLeft'
      | 'ReasonsNeeded'
      | 'NoOtherPosition'
      | 'UnknownClaim'
      | 'ClaimAlreadyConfirmed'
  }
>

/** Words for refusals about issues, positions on them, and statements brought from elsewhere. */
export function issueRefusal(refusal: IssueRefusal): RefusalWords {
  switch (refusal.code) {
    case 'UnknownIssue':
      return words(`There is no issue ${refusal.issue}`, 'Nothing was changed.')
    case 'IssueNotOpen':
      return words(
        `Issue ${refusal.issue} is not open`,
        'It was decided, escalated or set aside. It can be reopened with a reason.',
      )
    case 'IssueNotDecided':
      return words(
        `Issue ${refusal.issue} is still open`,
        'Each open issue must be agreed or set aside first.',
      )
    case 'IssueNotEscalated':
      return words(
        `Issue ${refusal.issue} has not been escalated`,
        'Only what the parties could not settle may be left out. A party escalates it first.',
      )
    case 'RoundsUsed':
      return words(
        `All ${counted(refusal.rounds, 'round')} on issue ${refusal.issue} are used`,
        'You can support a decision that stands there, or escalate the issue.',
      )
    case 'RoundsLeft':
      return words(
        `Issue ${refusal.issue} cannot be escalated yet`,
        refusal.rounds === null
          ? 'This negotiation sets no limit of rounds, so an issue is not escalated. The facilitator can set one.'
          : `Any party may escalate once one of them has used ${counted(refusal.rounds, 'more round')}.`,
      )
    case 'ReasonsNeeded':
      return words(
        'A position is its reasons',
        'A bare yes or no tells the others nothing they can answer. Say why.',
      )
    case 'NoOtherPosition':
      return words(
        `Nobody else has spoken on issue ${refusal.issue} yet`,
        'You cannot agree with yourself: another party takes a position first.',
      )
    case 'UnknownClaim':
      return words('There is no such statement for your party', 'Nothing was changed.')
    case 'ClaimAlreadyConfirmed':
      return words('This statement was confirmed before', 'It stands as your position.')
  }
}
