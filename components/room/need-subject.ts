import type { Need } from '@/server/protocol/needs'
import type { Opened } from '@/server/protocol/state'

/** What a need is about, in the words of the table: a question's text or an issue's title; null where it says so itself. */
export function needSubject(need: Need, state: Opened): string | null {
  switch (need.kind) {
    case 'answer-question':
      return state.questions.find((one) => one.question === need.question)?.text ?? null
    case 'take-position':
    case 'support-decision':
    case 'confirm-claim':
      return state.issues.find((one) => one.issue === need.issue)?.title ?? null
    case 'read-settlement':
    case 'call-ratification':
      return state.settlements[need.version - 1]?.settlement.title ?? null
    default:
      return null
  }
}
