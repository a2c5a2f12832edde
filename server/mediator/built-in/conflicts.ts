import type { MediatorInput, Statement } from '../input'
import { shared } from '../language/words'
import { type Clash, type Sentence, TIME, topicOf } from './clash'
import { clashOf } from './clashes'

export type Conflict = { a: Statement; b: Statement; clash: Clash }

/** Every pair of statements by different parties that cannot both hold as written, in the order they were made. */
export function conflictsIn(input: MediatorInput): Conflict[] {
  const names = new Map(input.parties.map(({ party, name }) => [party, name]))
  const said = input.statements.filter((one) => one.kind !== 'tradeable' && stillOpen(input, one))
  const sentence = (one: Statement): Sentence => ({
    text: one.text,
    issue: one.issue,
    name: names.get(one.party) ?? '',
  })
  const found = said.flatMap((a, at) =>
    said.slice(at + 1).flatMap((b) => {
      if (a.party === b.party) return []
      const clash = clashOf(sentence(a), sentence(b))
      return clash && (!acrossIssues(a, b) || meetAcross(sentence(a), sentence(b), clash))
        ? [{ a, b, clash }]
        : []
    }),
  )
  return found.filter((one) => !repeats(found, one))
}

const acrossIssues = (a: Statement, b: Statement) =>
  a.kind === 'position' && b.kind === 'position' && a.issue !== b.issue

/** Answers to two questions stand against each other only where their words leave no doubt that they meet. */
function meetAcross(a: Sentence, b: Sentence, clash: Clash): boolean {
  const common = shared(topicOf(a), topicOf(b)).filter((one) => !TIME.has(one))
  return clash.sure && common.length >= 2
}

/** Pairs of one party's own statements whose figures or days cannot both hold: for that party to sort out. */
export function ownConflictsIn(input: MediatorInput): Conflict[] {
  const said = input.statements.filter((one) => one.kind !== 'tradeable' && stillOpen(input, one))
  const sentence = (one: Statement): Sentence => ({ text: one.text, issue: null, name: '' })
  return said.flatMap((a, at) =>
    said.slice(at + 1).flatMap((b) => {
      const clash = a.party === b.party ? clashOf(sentence(a), sentence(b)) : null
      return clash && clash.how !== 'opposite' && meetAcross(sentence(a), sentence(b), clash)
        ? [{ a, b, clash }]
        : []
    }),
  )
}

/** A position against a goal says nothing new where the same two already stand apart in their positions on it. */
function repeats(all: Conflict[], { a, b, clash }: Conflict): boolean {
  const [goal, position] = a.kind === 'position' ? [b, a] : [a, b]
  if (position.kind !== 'position' || (goal.kind !== 'goal' && goal.kind !== 'constraint')) return false
  return all.some(
    (other) =>
      other.a.kind === 'position' &&
      other.b.kind === 'position' &&
      other.a.issue === position.issue &&
      [other.a.party, other.b.party].includes(a.party) &&
      [other.a.party, other.b.party].includes(b.party) &&
      other.clash.mine?.kind === clash.mine?.kind,
  )
}

function stillOpen(input: MediatorInput, one: Statement): boolean {
  const issue = input.issues.find((other) => other.issue === one.issue)
  return !issue || (issue.status !== 'AGREED' && !issue.setAside)
}
