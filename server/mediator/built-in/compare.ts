import { LIMIT } from '@/server/protocol/limits'
import type { Draft } from '@/server/protocol/settlement'
import type { LEANS, WorkOf } from '@/server/protocol/work'
import type { IssueIn, MediatorInput, Statement } from '../input'
import { ownVoice } from '../language/sentences'
import { shared, stemsOf } from '../language/words'
import { NothingNew } from '../mediator'
import { clashOf } from './clashes'
import { figuresIn, satisfies } from './figures'
import { isOpen } from './issue-term'
import { optionsNamed } from './options'
import { breaks, nameOf } from './proposed'
import { quote, shorten } from './wording'

export type Candidate = { version: number } & Pick<Draft, 'terms' | 'met' | 'unmet'>
type Pair = WorkOf<'comparison'>['pairs'][number]
type Lean = (typeof LEANS)[number]

/** Pairs of candidates, each weighed from every party's own stated interests: which text carries which. */
export function comparison(input: MediatorInput, candidates: Candidate[]): WorkOf<'comparison'> {
  const pairs = candidates.flatMap((a, at) => candidates.slice(at + 1).map((b) => ({ a, b })))
  if (pairs.length === 0) throw new NothingNew('A comparison needs two settlements.')
  const weighed = pairs.flatMap(({ a, b }) =>
    input.parties.map(({ party }): Pair => {
      const own = input.statements.filter(
        (one) => one.party === party && one.kind !== 'tradeable' && one.kind !== 'constraint',
      )
      return {
        a: a.version,
        b: b.version,
        party,
        points: own.flatMap((one) => point(input, one, a, b) ?? []).slice(0, LIMIT.list),
      }
    }),
  )
  return { kind: 'comparison', pairs: weighed.slice(0, 120) }
}

/**
 * `near`: a term speaks of it in other words, or of another figure that need not stand against it, so that nobody can tell
 * from words alone. `open`: the text leaves the question to the parties.
 */
type Standing = 'carries' | 'near' | 'open' | 'against' | 'silent'

function point(
  input: MediatorInput,
  one: Statement,
  a: Candidate,
  b: Candidate,
): Pair['points'][number] | null {
  const [inA, inB] = [standing(input, one, a), standing(input, one, b)]
  // What both treat alike tells the party nothing about which to prefer, unless both give it up.
  if (inA.how === inB.how && inA.how !== 'against') return null
  const leans: Lean =
    inA.how === inB.how
      ? 'neither'
      : rank(inA.how) > rank(inB.how)
        ? 'a'
        : rank(inA.how) < rank(inB.how)
          ? 'b'
          : 'unclear'
  const why = `${said(a.version, inA)} ${said(b.version, inB)}`
  return { about: one.reference, leans, why: shorten(why, LIMIT.line) }
}

const rank = (how: Standing) => ({ carries: 2, near: 1, open: 1, silent: 1, against: 0 })[how]

function said(version: number, { how, term }: { how: Standing; term: string }): string {
  switch (how) {
    case 'carries':
      return `Settlement ${version} carries it, in ${quote(term, 120)}.`
    case 'near':
      return `Settlement ${version} speaks of it in other words, in ${quote(term, 120)}.`
    case 'open':
      return `Settlement ${version} leaves it open, in ${quote(term, 120)}.`
    case 'against':
      return term === ''
        ? `Settlement ${version} lists it as not met.`
        : `Settlement ${version} says otherwise, in ${quote(term, 120)}.`
    case 'silent':
      return `Settlement ${version} does not speak of it.`
  }
}

function standing(
  input: MediatorInput,
  one: Statement,
  { terms, met, unmet }: Candidate,
): { how: Standing; term: string } {
  const item = one.reference.kind === 'intent' ? one.reference.item : null
  if (one.kind === 'red-line' && item) {
    const kept = met.find((by) => by.party === one.party && by.item === item)
    if (kept) return { how: 'carries', term: terms[kept.term - 1]?.heading ?? '' }
    if (unmet.some((by) => by.party === one.party && by.item === item)) return { how: 'against', term: '' }
  }
  const answer = terms.find((term) => one.issue !== null && answers(term, one.issue))
  if (answer) {
    const issue = input.issues.find((by) => by.issue === one.issue)
    return { how: toPosition(answer, one, issue), term: answer.heading }
  }
  const name = nameOf(input, one.party)
  const stems = stemsOf(one.text)
  const figures = figuresIn(one.text)
  const needed = Math.max(2, Math.ceil(stems.size * 0.5))
  let close = ''
  for (const term of terms) {
    const text = ownVoice(term.text)
    const cited = term.sources.some((by) => JSON.stringify(by) === JSON.stringify(one.reference))
    const near = shared(stems, stemsOf(`${term.heading} ${text}`)).length
    if (!cited && near < needed) continue
    if (breaks({ text, issue: null, name: '' }, term.heading, one, name))
      return { how: 'against', term: term.heading }
    const met = figures.every((wanted) => figuresIn(text).some((by) => satisfies(by, wanted)))
    if (near >= needed && met) return { how: 'carries', term: term.heading }
    // A term further down may have the figure.
    if (near >= needed && close === '') close = term.heading
  }
  return close === '' ? { how: 'silent', term: '' } : { how: 'near', term: close }
}

type Term = Candidate['terms'][number]

const answers = ({ sources }: Term, issue: number) =>
  sources.some((by) => by.kind === 'issue' && by.issue === issue)

/** How the term that answers an issue stands to a position on it. */
function toPosition(term: Term, one: Statement, issue: IssueIn | undefined): Standing {
  if (isOpen(term.text)) return 'open'
  const [chosen, named] = issue ? [optionsNamed(issue, term.text), optionsNamed(issue, one.text)] : [[], []]
  if (chosen.length === 1 && named.length > 0)
    return named.some((by) => chosen.includes(by)) ? 'carries' : 'against'
  const text = ownVoice(term.text)
  if (clashOf({ text, issue: one.issue, name: '' }, { text: one.text, issue: one.issue, name: '' }))
    return 'against'
  const [wanted, given] = [figuresIn(one.text), figuresIn(text)]
  const stems = stemsOf(one.text)
  const words = shared(stems, stemsOf(`${term.heading} ${text}`)).length
  const met = wanted.every((figure) => given.some((by) => satisfies(by, figure)))
  if (met && (wanted.length > 0 ? words * 3 >= stems.size : words * 2 >= stems.size)) return 'carries'
  return 'near'
}
