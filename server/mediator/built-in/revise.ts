import type { PartyId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import type { Draft, Reference } from '@/server/protocol/settlement'
import type { TermChange } from '@/server/protocol/statements'
import { listed } from '@/server/record/phrases'
import type { CounterIn, MediatorInput, SettlementIn } from '../input'
import { onScaleOf } from '../language/compare'
import { within } from '../language/third-person'
import { NothingNew } from '../mediator'
import { isConditions } from './conditions'
import { complete, type Note } from './draft'
import { figuresIn } from './figures'
import { isOpen, termFor } from './issue-term'
import { brokenBy, nameOf, type Proposed, reasonOf } from './proposed'
import { figureLike, quote, shorten, stop } from './wording'

/** What parties answered to one term: their changes, latest word of each party. */
type Answer = { party: PartyId; counter: number; change: TermChange }

/**
 * The next version: the newest text with its counters taken in where no red line stands against them, issues
 * redone on which something was said since, and a rationale that says what changed and why.
 */
export function revised(input: MediatorInput, base: SettlementIn): Draft {
  const counters = input.counters.filter((one) => one.version === base.version)
  const moved = input.issues.filter((one) => one.seq > base.seq && !one.setAside)
  const intents = input.statements.some((one) => one.issue === null && one.seq > base.seq)
  if (counters.length === 0 && moved.length === 0 && !intents)
    throw new NothingNew(
      `Nothing has been said since settlement ${base.version}: no counter, position, decision or intent. A new draft would only repeat it.`,
    )
  const log: string[] = []
  const notes: Note[] = []
  const kept = base.terms.flatMap((term, at) => {
    const answers = answersTo(counters, at + 1)
    // Put together again from the red lines as they stand now.
    if (answers.length === 0 && isConditions(term)) return []
    const redone = again(input, term, moved, log)
    if (redone) {
      notes.push(...redone.notes)
      return [redone]
    }
    return counteredTerm(input, plainTerm(input, term), answers, at + 1, log, notes)
  })
  const added = counters.flatMap((one) =>
    one.changes.flatMap((change) =>
      change.change === 'add' ? addedTerm(input, one, change, log, notes) : [],
    ),
  )
  const raised = moved
    .filter((issue) => !base.terms.some((term) => cites(term.sources, issue.issue)))
    .flatMap((issue) => {
      const term = termFor(input, issue, 0)
      if (!term) return []
      log.push(stop(`${quote(term.heading, 120)} is new, because ${reasonOf(term)}`))
      return [term]
    })
  for (const one of counters)
    if (one.comment.trim() !== '')
      log.push(`${nameOf(input, one.party)} commented on the whole: ${stop(quote(one.comment, 300))}`)
  const rationale = `This text changes settlement ${base.version}. It is a proposal for discussion and binds nobody until each party ratifies it in words of its own. What changed, and why: ${log.length > 0 ? log.join(' ') : 'the red lines and intents were read again.'} Everything else stands as it was.`
  return complete(input, [...kept, ...raised, ...added], notes, rationale)
}

const cites = (sources: Reference[], issue: number) =>
  sources.some((one) => one.kind === 'issue' && one.issue === issue)

/** The term without the conditions that are put in again from the red lines as they now stand. */
function plainTerm(input: MediatorInput, term: Draft['terms'][number]): Proposed {
  const own = term.sources.find((one) => one.kind === 'issue')
  const text = term.text.replace(/ Red line of [^:“]{1,200}, kept as a condition of this term: “[^”]*”/g, '')
  // What is left to be settled decides nothing, whatever it quotes, nor does what a figure was once tied to.
  const core = isOpen(text)
    ? ''
    : text.replace(/ [^.“]{1,120} had tied its figure to a condition: “[^”]*”/g, '')
  const sources = term.sources.filter((one) => one.kind !== 'intent' || !isRedLine(input, one))
  return {
    heading: term.heading,
    text,
    core,
    sources: text === term.text ? term.sources : sources,
    issue: own?.kind === 'issue' ? own.issue : null,
    notes: [],
    because: '',
    turned: false,
  }
}

function isRedLine(_input: MediatorInput, one: Reference): boolean {
  return one.kind === 'intent' && (one.item ?? '').startsWith('r')
}

/** An issue on which something was said since is proposed afresh. */
function again(
  input: MediatorInput,
  term: Draft['terms'][number],
  moved: MediatorInput['issues'],
  log: string[],
): Proposed | null {
  const issue = moved.find((one) => cites(term.sources, one.issue))
  const fresh = issue ? termFor(input, issue, 0) : null
  if (!fresh || fresh.text === term.text) return null
  log.push(
    `${quote(term.heading, 120)} was written again, as something was said on it since: ${stop(reasonOf(fresh))}`,
  )
  return fresh
}

function answersTo(counters: CounterIn[], term: number): Answer[] {
  const all = counters.flatMap((one) =>
    one.changes.flatMap((change) =>
      change.change !== 'add' && change.term === term
        ? [{ party: one.party, counter: one.counter, change }]
        : [],
    ),
  )
  return all.filter(
    (one, at) =>
      one.change.change === 'comment' ||
      !all.some(
        (later, place) => place > at && later.party === one.party && later.change.change !== 'comment',
      ),
  )
}

function counteredTerm(
  input: MediatorInput,
  term: Proposed,
  answers: Answer[],
  place: number,
  log: string[],
  notes: Note[],
): Proposed[] {
  const label = `Term ${place}, ${quote(term.heading, 120)}`
  for (const { party, change, counter } of answers)
    if (change.change === 'comment') {
      log.push(
        `${label}: ${nameOf(input, party)} commented ${quote(change.comment, 300)}; the text itself is not changed by a comment.`,
      )
      if (term.sources.length < LIMIT.list) term.sources.push({ kind: 'counter', counter })
    }
  const wanted = answers.flatMap((one) => {
    if (one.change.change === 'comment') return []
    const line = one.change.change === 'replace' ? brokenBy(input, one.change.text, one.party) : undefined
    if (!line) return [one]
    notes.push({
      text: `${label}: the wording of ${within(nameOf(input, one.party))} is not taken in, as it stands against a red line of ${within(nameOf(input, line.party))}: ${quote(line.text, 300)}`,
      sources: [{ kind: 'counter', counter: one.counter }, line.reference],
    })
    return []
  })
  const reason = ({ change }: Answer) =>
    change.comment.trim() === '' ? 'no reason was given' : `the reason given: ${quote(change.comment, 300)}`
  const removing = wanted.filter((one) => one.change.change === 'remove')
  const replacing = wanted.flatMap((one) =>
    one.change.change === 'replace' ? [{ ...one, text: one.change.text }] : [],
  )
  const [first] = replacing
  if (!first) {
    const [gone] = removing
    if (!gone) return [term]
    log.push(
      `${label} was taken out, as ${within(nameOf(input, gone.party))} asked (counter ${gone.counter}); ${stop(reason(gone))}`,
    )
    notes.push({
      text: `${label} no longer stands in this text: ${quote(term.text, 400)} ${nameOf(input, gone.party)} asked to take it out; the others have not said whether they can do without it.`,
      sources: [{ kind: 'counter', counter: gone.counter }],
    })
    return []
  }
  const sources: Reference[] = [
    ...term.sources.slice(0, LIMIT.list - 5),
    ...wanted.slice(0, 5).map((one): Reference => ({ kind: 'counter', counter: one.counter })),
  ]
  const texts = [...new Set(replacing.map((one) => one.text))]
  if (texts.length === 1) {
    log.push(
      `${label} now reads as ${listed(replacing.map((one) => nameOf(input, one.party)))} worded it (counter ${first.counter}); ${stop(reason(first))}`,
    )
    notes.push({
      text: `${label}: before this change it read ${stop(quote(term.text, 500))}`,
      sources: [{ kind: 'counter', counter: first.counter }],
    })
    return [{ ...term, text: first.text, core: first.text, sources }]
  }
  const middle = between(texts)
  if (middle) {
    log.push(
      `${label}: ${listed(replacing.map((one) => nameOf(input, one.party)))} named different figures, and the arithmetic middle, ${middle.figure}, stands here.`,
    )
    return [{ ...term, text: middle.text, core: middle.text, sources }]
  }
  const both = replacing.map((one) => `${nameOf(input, one.party)}: ${quote(one.text, 1500)}`)
  log.push(
    `${label}: there are ${texts.length} different wordings, and no middle between them. Both stand in the text until one is chosen.`,
  )
  return [{ ...term, text: `Open between these wordings. ${both.join(' ')}`, core: '', sources }]
}

/** Two wordings that differ in one figure: the first, with the middle of the two. */
function between(texts: string[]): { text: string; figure: string } | null {
  const [one = '', two = ''] = texts
  if (texts.length !== 2) return null
  const [a, b] = [figuresIn(one), figuresIn(two)]
  const [mine, theirs] = [a[0], b[0]]
  if (a.length !== 1 || b.length !== 1 || !mine || !theirs) return null
  if (mine.kind === 'day' || mine.kind === 'frequency' || theirs.kind === 'frequency') return null
  const value = onScaleOf(mine, theirs)
  if (value === null) return null
  const figure = figureLike(mine, (mine.value + value) / 2)
  return { figure, text: `${one.slice(0, mine.start)}${figure}${one.slice(mine.end)}` }
}

function addedTerm(
  input: MediatorInput,
  { party, counter }: CounterIn,
  change: Extract<TermChange, { change: 'add' }>,
  log: string[],
  notes: Note[],
): Proposed[] {
  const sources: Reference[] = [{ kind: 'counter', counter }]
  const line = brokenBy(input, change.text, party)
  const name = nameOf(input, party)
  if (line) {
    notes.push({
      text: `The term ${quote(change.heading, 120)} that ${within(name)} asked for is not taken in, as it stands against a red line of ${within(nameOf(input, line.party))}: ${quote(line.text, 300)}`,
      sources: [...sources, line.reference],
    })
    return []
  }
  log.push(
    stop(
      `${quote(change.heading, 120)} is new: ${name} asked for it (counter ${counter})${change.comment.trim() === '' ? '' : `; the reason given: ${quote(change.comment, 300)}`}`,
    ),
  )
  notes.push({
    text: `The term ${quote(change.heading, 120)} comes from ${name} alone so far; the others have not said anything on it.`,
    sources,
  })
  return [
    {
      heading: shorten(change.heading, LIMIT.title),
      text: change.text,
      core: change.text,
      sources,
      issue: null,
      notes: [],
      because: `${name} asked for it`,
      turned: false,
    },
  ]
}
