import type { Reference } from '@/server/protocol/settlement'
import type { IssueIn, MediatorInput, Statement } from '../input'
import { within } from '../language/third-person'
import { isSentence, termClause } from './clause'
import { figuresIn } from './figures'
import { besides, figured } from './middle'
import { lettersIn, optionsNamed, withoutLabel } from './options'
import { overlapping } from './overlap'
import { type Base, brokenBy, leavesToOthers, nameOf, namesIn, type Proposed } from './proposed'
import { figureLike, quote, stop } from './wording'

/**
 * A term for an issue, or `null` where nobody has said anything. `turn` decides whose words stand where no
 * middle exists: contested issues take turns among the parties, in the order in which they were raised.
 */
export function termFor(input: MediatorInput, issue: IssueIn, turn: number): Proposed | null {
  const about: Reference = { kind: 'issue', issue: issue.issue }
  const order = input.parties.map((one) => one.party)
  const positions = input.statements
    .filter((one) => one.issue === issue.issue)
    .sort((a, b) => order.indexOf(a.party) - order.indexOf(b.party))
  const sources = [about, ...positions.map((one) => one.reference)]
  const base = { heading: issue.title, sources, issue: issue.issue, notes: [], turned: false }
  if (issue.status === 'AGREED' && issue.decision !== null)
    return {
      ...base,
      text: issue.decision,
      core: issue.decision,
      because: 'it is the decision recorded on this issue, word for word',
    }
  const taken = positions.filter((one) => !leavesToOthers(one.text))
  if (taken.length === 0) return null
  return (
    common(issue, taken, base) ??
    overlapping(input, issue, taken, base) ??
    figured(input, issue, taken, base) ??
    sameDay(input, issue, taken, base) ??
    inTurn(input, taken, base, turn)
  )
}

/** An option that every position names. */
function common(issue: IssueIn, positions: Statement[], base: Base): Proposed | null {
  if (issue.kind.kind !== 'options' || positions.length < 2) return null
  const named = issue.kind.options.filter((option) =>
    positions.every((one) => optionsNamed(issue, one.text).includes(option)),
  )
  const [only] = named
  if (!only || named.length > 1) return null
  const text = optionTerm(issue, only)
  return { ...base, core: text, text, because: 'every position names this option' }
}

/** What is chosen in its own words: a letter means nothing to a reader of the settlement. */
const optionTerm = (issue: IssueIn, option: string) => `${issue.title}: ${stop(withoutLabel(option))}`

function inTurn(input: MediatorInput, positions: Statement[], base: Base, turn: number): Proposed | null {
  const open = positions.filter((one) => !brokenBy(input, one.text, one.party, base.heading))
  const chosen = open[turn % Math.max(1, open.length)]
  if (!chosen) return null
  const others = positions.filter((one) => one !== chosen)
  const blocked = others.filter((one) => brokenBy(input, one.text, one.party, base.heading))
  const name = nameOf(input, chosen.party)
  const termOf = (one: Statement) => dated(input, one) ?? chosenOption(input, one) ?? answered(input, one)
  const text = termOf(chosen)
  if (text === null)
    return toBeSettled(input, positions, base, open.length > 1 && open.some((one) => termOf(one) !== null))
  const because =
    others.length === 0
      ? `only ${within(name)} has taken a position on it`
      : blocked.length > 0 && open.length === 1
        ? 'every other position stands against a red line'
        : null
  return {
    ...base,
    turned: open.length > 1,
    core: chosenOption(input, chosen) ?? chosen.text,
    follows: name,
    text,
    because,
    notes: others.map((one) => {
      const also = sharesOption(input, chosen, one)
      if (also)
        return {
          text: `On ${quote(base.heading)} ${within(nameOf(input, one.party))} named this option too: ${stop(quote(one.text, 400))} What else stands in these words is not in this draft.`,
          sources: [one.reference, chosen.reference],
        }
      const line = brokenBy(input, one.text, one.party, base.heading)
      const why = line
        ? ` That stands against a red line of ${within(nameOf(input, line.party))}: ${quote(line.text, 300)}`
        : ''
      return {
        text: `On ${quote(base.heading)} this draft follows ${within(name)}. ${nameOf(input, one.party)} wrote ${stop(quote(one.text, 400))} This text does not carry it.${why}`,
        sources: [one.reference, chosen.reference, ...(line ? [line.reference] : [])],
      }
    }),
  }
}

function sharesOption(input: MediatorInput, chosen: Statement, other: Statement): boolean {
  const issue = input.issues.find((by) => by.issue === chosen.issue)
  if (!issue) return false
  const named = optionsNamed(issue, other.text)
  const [option, ...more] = optionsNamed(issue, chosen.text)
  return option !== undefined && more.length === 0 && named.includes(option)
}

/** The option that a position names, written out; null where it names none. */
function chosenOption(input: MediatorInput, one: Statement): string | null {
  const issue = input.issues.find((by) => by.issue === one.issue)
  const [option, ...more] = issue ? optionsNamed(issue, one.text) : []
  return issue && option && more.length === 0 ? optionTerm(issue, option) : null
}

/** A position as a term. Where its words answer the question and are no sentence by themselves, the question stands first. */
function answered(input: MediatorInput, one: Statement): string | null {
  // Several options, or a letter that stands for none of them, decide nothing.
  if (lettersIn(one.text).length > 0) return null
  const name = nameOf(input, one.party)
  const clause = termClause(one.text, name, namesIn(input))
  const question = input.issues.find(({ issue }) => issue === one.issue)?.question.trim()
  if (clause === null || !question || isSentence(clause)) return clause
  const quoted = clause.startsWith(`As ${within(name)} put it`)
  return `To the question ${quote(question, 200)}${quoted ? `, a${clause.slice(1)}` : ` this is the answer: ${clause}`}`
}

const OPEN = 'To be settled: '
export const isOpen = (text: string) => text.startsWith(OPEN)

/** Nobody's words make a clause: what each wrote stands beside the other, and the text decides nothing. */
function toBeSettled(input: MediatorInput, positions: Statement[], base: Base, turned: boolean): Proposed {
  const said = positions.map((one) => `${nameOf(input, one.party)} wrote: ${stop(quote(one.text, 600))}`)
  const alone = positions.length === 1 ? ' No other party has taken a position on it.' : ''
  return {
    ...base,
    turned,
    core: '',
    text: `${OPEN}${base.heading}. ${said.join(' ')}${alone}`,
    because:
      'the words that are on the record make no clause without something being added, so they stand side by side for the parties to settle',
  }
}

/** Where the issue asks for a date and every position names the same. */
function sameDay(input: MediatorInput, issue: IssueIn, positions: Statement[], base: Base): Proposed | null {
  const days = positions.map((one) => dayIn(input, one))
  const [day] = days
  if (!day || days.length < 2 || days.some((one) => one?.value !== day.value || one.how !== day.how))
    return null
  const text = `${quote(issue.title, 120)}: ${day.written}.`
  const notes = besides(issue, input, positions)
  return { ...base, core: text, text, notes, because: 'every position names this day' }
}

/** Where the issue asks for a date and the position names one and little else, just that. */
function dated(input: MediatorInput, chosen: Statement): string | null {
  const issue = input.issues.find((one) => one.issue === chosen.issue)
  const day = dayIn(input, chosen)
  return issue && day && besides(issue, input, [chosen]).length === 0
    ? `${quote(issue.title, 120)}: ${day.written}.`
    : null
}

/** The one day that a position on a date names, and whether it is by, from or on that day. */
function dayIn(input: MediatorInput, { issue, text }: Statement) {
  if (input.issues.find((one) => one.issue === issue)?.kind.kind !== 'date') return null
  const [day, ...more] = figuresIn(text).filter((one) => one.kind === 'day')
  if (!day || more.length > 0) return null
  const how =
    /\b(by|before|until|from|after|on)\s+(?:the\s+)?$/i.exec(text.slice(0, day.start))?.[1]?.toLowerCase() ??
    ''
  const plain = /^\d{4}-/.test(day.text.trim()) ? figureLike(day, day.value) : day.text.trim()
  return { value: day.value, how, written: how === '' ? plain : `${how} ${plain}` }
}
