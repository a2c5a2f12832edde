import type { Tone } from '@/components/ui/status'
import { isUnratified } from '@/server/protocol/endings'
import { valueInWords } from '@/server/protocol/packages'
import type { Closed, Issue, Opened } from '@/server/protocol/state'
import type { IssueKind } from '@/server/protocol/statements'

/** An issue's state as a word with its tone. What was set aside says how. */
export function issueState(issue: Issue, state: Opened): { tone: Tone; word: string } {
  if (issue.setAside)
    return { tone: 'neutral', word: issue.setAside.decision === 'dropped' ? 'Dropped' : 'Carved out' }
  switch (issue.status) {
    case 'OPEN':
      if (state.phase !== 'Closed') return { tone: 'neutral', word: 'Open' }
      return isSettled(issue, state)
        ? { tone: 'ok', word: 'Settled' }
        : { tone: 'neutral', word: 'Left open' }
    case 'AGREED':
      return isUnratified(state)
        ? { tone: 'neutral', word: 'Agreed, unratified' }
        : { tone: 'ok', word: 'Agreed' }
    case 'ESCALATED':
      return { tone: 'warn', word: 'Escalated' }
  }
}

/** Whether a term of the final settlement says that it decides this issue. */
function isSettled({ issue }: Issue, state: Closed): boolean {
  const { outcome } = state.closing
  if (outcome.kind !== 'canonical') return false
  const final = state.settlements.find((one) => one.settlement.version === outcome.version)
  const sources = final?.settlement.terms.flatMap((term) => term.sources) ?? []
  return sources.some((one) => (one.kind === 'issue' || one.kind === 'position') && one.issue === issue)
}

/** What the question asks for, as a sentence. */
export function kindWords(kind: IssueKind): string {
  switch (kind.kind) {
    case 'text':
      return 'Decided in free text.'
    case 'date':
      return kind.first && kind.last
        ? `Asks for a day from ${valueInWords(kind, kind.first)} to ${valueInWords(kind, kind.last)}.`
        : 'Asks for a date.'
    case 'options':
      return `A choice among ${kind.options.length}: ${kind.options.join('; ')}.`
    case 'amount': {
      const { unit, min, max } = kind
      const range =
        min !== null && max !== null
          ? ` from ${min} to ${max}`
          : min !== null
            ? ` of ${min} or more`
            : max !== null
              ? ` of ${max} at most`
              : ''
      return `Asks for an amount${range}, in ${unit}.`
    }
  }
}
