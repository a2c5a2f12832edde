import { LIMIT } from '@/server/protocol/limits'
import type { Draft } from '@/server/protocol/settlement'
import { listed } from '@/server/record/phrases'
import type { MediatorInput, Statement } from '../input'
import { isSeveral, within } from '../language/third-person'
import { shared, stemsOf } from '../language/words'
import { NothingNew } from '../mediator'
import { toldOf, wordsOf } from './clause'
import { withRedLines } from './conditions'
import { type Conflict, conflictsIn } from './conflicts'
import { compareFigures, figuresIn } from './figures'
import { termFor } from './issue-term'
import { brokenBy, figuresOppose, nameOf, namesIn, type Proposed } from './proposed'
import { quote, shorten, stop } from './wording'

export type Note = Proposed['notes'][number]

/** First drafts: one, or two that turn round who gives way where no middle exists. */
export function firstDrafts(input: MediatorInput): Draft[] {
  const one = draftWith(input, 0)
  if (!one)
    throw new NothingNew(
      'There is nothing to draft from yet: no decision, position, trade-off or intent stands on the record.',
    )
  if (!one.turned) return [one.draft]
  const other = draftWith(input, 1)
  if (!other) return [one.draft]
  const apart = one.terms.flatMap((term, at) => {
    const turned = other.terms[at]
    return turned && (term.follows ?? null) !== (turned.follows ?? null)
      ? [{ heading: term.heading, here: term.follows ?? null, there: turned.follows ?? null }]
      : []
  })
  return [named(one.draft, apart, 'here'), named(other.draft, apart, 'there')]
}

/** Whose position a term follows in each draft; null where it is left to be settled. */
type Apart = { heading: string; here: string | null; there: string | null }

/** A draft named for what sets it apart from the other, which its rationale explains. */
function named(draft: Draft, apart: Apart[], side: 'here' | 'there'): Draft {
  const [first] = apart
  if (!first) return draft
  const other = side === 'here' ? 'there' : 'here'
  const told = apart.map(
    (one) =>
      `on ${quote(one.heading, 120)} this one ${followed(one[side])}, the other ${followed(one[other])}`,
  )
  return {
    ...draft,
    title: shorten(
      `${draft.title}, variant ${side === 'here' ? 'A' : 'B'}: ${variantOf(first, side)}`,
      LIMIT.title,
    ),
    rationale: shorten(
      `${draft.rationale} How it differs from the other draft made with it: ${listed(told)}. What each gives and what was set aside stands under trade-offs.`,
      LIMIT.prose,
    ),
  }
}

const followed = (name: string | null) =>
  name === null ? 'leaves it to be settled' : `follows ${within(name)}`

function variantOf(apart: Apart, side: 'here' | 'there'): string {
  const name = apart[side]
  const heading = shorten(apart.heading, 60)
  return name === null ? `${heading} to be settled` : `${heading} by the position of ${within(name)}`
}

function draftWith(
  input: MediatorInput,
  turn: number,
): { draft: Draft; turned: boolean; terms: Proposed[] } | null {
  const conflicts = conflictsIn(input)
  const terms: Proposed[] = []
  const notes: Note[] = []
  let contested = turn
  for (const issue of input.issues) {
    if (issue.setAside) continue
    const term = termFor(input, issue, contested)
    if (term) {
      if (term.turned) contested += 1
      terms.push(term)
      notes.push(...term.notes)
    } else notes.push(leftOpen(input, issue))
  }
  const exchanges = exchangesIn(input, terms)
  terms.push(...exchanges.terms)
  const aims = carriedOver(input, conflicts)
  notes.push(...exchanges.notes, ...unsettled(input, conflicts, terms))
  if (terms.length + aims.length === 0) return null
  return {
    draft: complete(input, [...terms, ...aims], notes, opening(terms)),
    turned: terms.some((one) => one.turned),
    terms,
  }
}

function opening(terms: Proposed[]): string {
  const reasons = terms.flatMap(({ heading, because }) =>
    because === null ? [] : [stop(`${quote(heading, 120)}: ${because}`)],
  )
  const inTurn = terms.flatMap(({ heading, because, follows }) =>
    because === null && follows ? [`${quote(heading, 120)} follows ${within(follows)}`] : [],
  )
  const turns =
    inTurn.length > 0
      ? [
          `Where no middle exists between positions, the issues take turns among the parties in the order in which they were raised: ${listed(inTurn)}.`,
        ]
      : []
  return `This is a proposal for discussion. It binds nobody, and it counts only if each party ratifies it in words of its own. How its terms came about: ${[...turns, ...reasons].join(' ')}`
}

/** Red lines put in, lengths kept, everything written out. */
export function complete(
  input: MediatorInput,
  proposed: Proposed[],
  notes: Note[],
  rationale: string,
): Draft {
  const { terms, met, unmet } = withRedLines(input, proposed.slice(0, LIMIT.terms - input.parties.length))
  const unused = input.parties.flatMap(({ party, name }) => {
    const own = input.statements.filter((one) => one.kind === 'tradeable' && one.party === party)
    return own.length === 0
      ? []
      : [
          {
            text: `Named by ${within(name)} as something to trade, and not used in any term yet: ${own.map((one) => quote(one.text, 400)).join(' ')}`,
            sources: own.map((one) => one.reference),
          },
        ]
  })
  return {
    title: shorten(input.title, LIMIT.title - 40),
    terms: terms.map(({ heading, text, sources }) => ({
      heading: shorten(heading, LIMIT.title),
      text: shorten(text, LIMIT.prose),
      sources: sources.slice(0, LIMIT.list),
    })),
    tradeOffs: [...notes, ...unused].slice(0, LIMIT.list).map(({ text, sources }) => ({
      text: shorten(text, LIMIT.prose),
      sources: sources.slice(0, LIMIT.list),
    })),
    met,
    unmet,
    rationale: shorten(rationale, LIMIT.prose),
  }
}

function leftOpen(input: MediatorInput, issue: MediatorInput['issues'][number]): Note {
  const positions = input.statements.filter((one) => one.issue === issue.issue)
  const why =
    positions.length === 0
      ? 'nobody has taken a position on it'
      : 'every position on it stands against a red line, or red lines leave no figure in between'
  return {
    text: `No term is offered on issue ${issue.issue}, ${quote(issue.title)}: ${why}.`,
    sources: [{ kind: 'issue', issue: issue.issue }, ...positions.map((one) => one.reference)],
  }
}

/** Trade-offs that a party has put on the table, where nothing stands against them. */
function exchangesIn(input: MediatorInput, terms: Proposed[]): { terms: Proposed[]; notes: Note[] } {
  const found: Proposed[] = []
  const notes: Note[] = []
  for (const one of input.trades) {
    const name = nameOf(input, one.party)
    const sources = [{ kind: 'trade' as const, trade: one.trade }]
    const [gives, receives] = isSeveral(name) ? ['give', 'receive'] : ['gives', 'receives']
    const line = brokenBy(input, `${one.offer} ${one.want}`, one.party)
    const term = terms.find(
      (other) =>
        figuresOppose(one.want, other.core) &&
        shared(stemsOf(one.want), stemsOf(`${other.heading} ${other.core}`)).length > 0,
    )
    if (line || term) {
      const why = line
        ? `what it asks for stands against a red line of ${within(nameOf(input, line.party))}: ${quote(line.text, 300)}`
        : `its figure differs from the one in ${quote(term?.heading ?? '')}`
      notes.push({
        text: `The exchange that ${within(name)} put forward, ${quote(one.offer, 300)} for ${quote(one.want, 300)}, is not used: ${stop(why)}`,
        sources: line ? [...sources, line.reference] : sources,
      })
      continue
    }
    found.push({
      heading: shorten(`Exchange put forward by ${within(name)}`, LIMIT.title),
      text: `${name} ${gives}: ${wordsOf(one.offer, name, namesIn(input), 2000)} In return ${within(name)} ${receives}: ${wordsOf(one.want, name, namesIn(input), 2000)}`,
      core: `${one.offer} ${one.want}`,
      sources,
      issue: null,
      notes: [],
      because: `${within(name)} put it forward with this reason: ${quote(one.because, 300)}`,
      turned: false,
    })
    notes.push({
      text: `${name} ${gives} ${quote(one.offer, 300)}; the others give ${stop(quote(one.want, 300))} Whether they want that exchange is for them to say.`,
      sources,
    })
  }
  return { terms: found, notes }
}

/** Goals and constraints that nothing on the record stands against, in their own words. */
function carriedOver(input: MediatorInput, conflicts: Conflict[]): Proposed[] {
  const met = (one: Statement) => !conflicts.some(({ a, b }) => a === one || b === one)
  const decided = stemsOf(input.issues.map((one) => `${one.title} ${one.question}`).join(' '))
  const collect = (kind: Statement['kind'], heading: string, lead: string): Proposed[] => {
    const said = input.statements.filter(
      (one) =>
        one.kind === kind && met(one) && (kind !== 'goal' || shared(stemsOf(one.text), decided).length < 3),
    )
    if (said.length === 0) return []
    const text = input.parties.flatMap(({ party, name }) => {
      const own = said.filter((one) => one.party === party)
      return own.length > 0
        ? [saidBy(name, own.map((one) => toldOf(one.text, name, namesIn(input), 400)).join(' '))]
        : []
    })
    return [
      {
        heading,
        text: `${lead} ${text.join(' ')}`,
        core: '',
        sources: said.map((one) => one.reference),
        issue: null,
        notes: [],
        because: 'no statement was found that stands against these',
        turned: false,
      },
    ]
  }
  return [
    ...collect(
      'goal',
      'Aims kept in view',
      'These aims are carried over from what each party named, so that they are not lost:',
    ),
    ...collect(
      'constraint',
      'Facts to plan with',
      'The parties plan with these facts, as the party that named them has stated them:',
    ),
  ]
}

/** "Ana: Ana wants a key." says the name twice. */
const saidBy = (name: string, text: string) => (text.startsWith(name) ? text : `${name}: ${text}`)

/** Conflicts that no term settles, and goals that give way to a red line. */
function unsettled(input: MediatorInput, conflicts: Conflict[], terms: Proposed[]): Note[] {
  return conflicts.flatMap(({ a, b, clash }) => {
    if (a.kind === 'position' || b.kind === 'position') return []
    const sources = [a.reference, b.reference]
    const [line, other] = a.kind === 'red-line' ? [a, b] : [b, a]
    if (line.kind === 'red-line' && other.kind === 'red-line') return []
    if (line.kind === 'red-line' && !clash.sure)
      return [
        {
          text: `${nameOf(input, other.party)} wrote ${stop(quote(other.text, 300))} Whether that goes together with the red line of ${within(nameOf(input, line.party))} ${quote(line.text, 300)} depends on what exactly is meant; this text carries the red line.`,
          sources,
        },
      ]
    if (line.kind === 'red-line')
      return [
        {
          text: `${nameOf(input, other.party)} does not get ${quote(other.text, 300)} here, as it stands against a red line of ${within(nameOf(input, line.party))}: ${quote(line.text, 300)}`,
          sources,
        },
      ]
    const topic = new Set([...stemsOf(a.text), ...stemsOf(b.text)])
    if (terms.some((term) => covers(term, topic, a.text))) return []
    return [
      {
        text: `Not settled here: ${nameOf(input, a.party)} wrote ${quote(a.text, 300)}, ${within(nameOf(input, b.party))} wrote ${stop(quote(b.text, 300))} No issue has been raised on it.`,
        sources,
      },
    ]
  })
}

/** Whether a term speaks of the matter of a conflict: of two of its words, or of one and of a figure like it. */
function covers(term: Proposed, topic: Set<string>, text: string): boolean {
  if (term.issue === null) return false
  const words = shared(topic, stemsOf(`${term.heading} ${term.core}`)).length
  return (
    words >= 2 ||
    (words === 1 &&
      figuresIn(term.core).some((one) =>
        figuresIn(text).some((other) => compareFigures(one, other) !== null),
      ))
  )
}
