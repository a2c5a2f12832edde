import type { Refusal } from './refusal'
import type { Reference } from './settlement'
import type { Matter } from './state'
import type { IntentStatement } from './statements'

/** The text of an intent item: `g1` first goal, `c1` constraint, `r1` red line, `w1` what it would trade. */
export function intentItem(statement: IntentStatement, item: string): string | undefined {
  const at = Number(item.slice(1)) - 1
  switch (item[0]) {
    case 'g':
      return statement.goals[at]?.text
    case 'c':
      return statement.constraints[at]
    case 'r':
      return statement.redLines[at]
    case 'w':
      return statement.tradeable[at]
  }
  return undefined
}

/** A refusal naming the first reference that points at nothing on the record. */
export function unknownReference(state: Matter, references: Reference[]): Refusal | null {
  const missing = references.find((one) => !exists(state, one))
  return missing ? { code: 'UnknownReference', where: inWords(missing) } : null
}

function exists(state: Matter, ref: Reference): boolean {
  switch (ref.kind) {
    case 'intent': {
      const intent = state.intents.find((one) => one.party === ref.party && one.version === ref.version)
      return (
        intent !== undefined && (ref.item === null || intentItem(intent.statement, ref.item) !== undefined)
      )
    }
    case 'issue':
      return state.issues.some((one) => one.issue === ref.issue)
    case 'position':
      return state.issues.some(
        (one) =>
          one.issue === ref.issue &&
          one.positions.some((said) => said.party === ref.party && said.round === ref.round),
      )
    case 'trade':
      return state.trades.some((one) => one.trade === ref.trade)
    case 'check':
      return ref.check <= state.checks.length
    case 'counter':
      return state.counters.some((one) => one.counter === ref.counter)
    case 'release':
      return ref.release <= state.releases.length
    case 'answer':
      return state.questions.some((one) => one.question === ref.question && one.answers.length > 0)
    case 'settlement':
      return ref.version <= state.settlements.length
    case 'source':
      return ref.source <= state.sources.length
    case 'note':
      return state.runs.some((one) => one.run === ref.run && one.note.trim() !== '')
  }
}

function inWords(ref: Reference): string {
  switch (ref.kind) {
    case 'intent':
      return `intent ${ref.version} of ${ref.party}${ref.item ? `, ${ref.item}` : ''}`
    case 'issue':
      return `issue ${ref.issue}`
    case 'position':
      return `position ${ref.round} of ${ref.party} on issue ${ref.issue}`
    case 'trade':
      return `trade-off ${ref.trade}`
    case 'check':
      return `consent check ${ref.check}`
    case 'counter':
      return `counter ${ref.counter}`
    case 'release':
      return `sentence ${ref.release} said in the room`
    case 'answer':
      return `the answer to question ${ref.question}`
    case 'settlement':
      return `settlement ${ref.version}`
    case 'source':
      return `document ${ref.source}`
    case 'note':
      return 'the note to a mediator'
  }
}
