import type { PartyId } from '@/server/protocol/ids'
import type { Reference } from '@/server/protocol/settlement'
import type { MediatorInput, Statement } from '../input'
import { within } from '../language/third-person'
import { shared, stemsOf } from '../language/words'
import type { Sentence } from './clash'
import { clashOf } from './clashes'
import { compareFigures, figuresIn, opposedFigures } from './figures'

/** A term on its way, with what was given up for it. `core` is what it decides, without what it quotes. */
export type Proposed = {
  heading: string
  text: string
  core: string
  sources: Reference[]
  issue: number | null
  notes: { text: string; sources: Reference[] }[]
  /** Null where it is its party's turn, since no middle exists. */
  because: string | null
  /** Whether another variant could turn this one round. */
  turned: boolean
  /** Whose position it takes, where it takes one. */
  follows?: string
}

/** Why a term is as it is, in words that go on after a "because" or a colon. */
export const reasonOf = ({ because, follows }: Proposed) =>
  because ??
  `no middle exists between the positions on it, and it was the turn of ${within(follows ?? 'a party')}`

export const nameOf = (input: MediatorInput, party: PartyId) =>
  input.parties.find((one) => one.party === party)?.name ?? 'A party'
export const namesIn = (input: MediatorInput) => input.parties.map((one) => one.name)
export const redLinesIn = (input: MediatorInput) => input.statements.filter((one) => one.kind === 'red-line')
const sentence = (text: string, issue: number | null = null, name = '') => ({ text, issue, name })

/** The first red line of somebody else that a text would break. */
export function brokenBy(
  input: MediatorInput,
  text: string,
  by: PartyId | null,
  topic = '',
): Statement | undefined {
  const name = by === null ? '' : nameOf(input, by)
  return redLinesIn(input).find(
    (line) => line.party !== by && breaks(sentence(text, null, name), topic, line, nameOf(input, line.party)),
  )
}

/** A clash in words or bounds, or another figure where the red line fixes one on the same matter. */
export function breaks(text: Sentence, topic: string, line: Statement, name: string): boolean {
  if (clashOf(text, sentence(line.text, null, name))?.sure === true) return true
  const same = shared(stemsOf(`${topic} ${text.text}`), stemsOf(line.text)).length > 0
  const fixed = figuresIn(line.text).filter(
    (one) => one.bound === 'exactly' && (one.kind === 'money' || one.kind === 'percent'),
  )
  const named = figuresIn(text.text)
  return (
    same &&
    fixed.some(
      (one) =>
        named.some((other) => opposedFigures(one, other)) &&
        !named.some((other) => compareFigures(one, other)?.every((value, _, pair) => value === pair[0])),
    )
  )
}

/** What a term for an issue begins with. */
export type Base = Pick<Proposed, 'heading' | 'sources' | 'issue' | 'notes' | 'turned'>

/** Whether two texts name figures that cannot both hold. */
export function figuresOppose(a: string, b: string): boolean {
  const pairs = figuresIn(a).flatMap((one) =>
    figuresIn(b).flatMap((other) => (compareFigures(one, other) ? [[one, other] as const] : [])),
  )
  const equal = pairs.some(([one, other]) =>
    compareFigures(one, other)?.every((value, _, both) => value === both[0]),
  )
  return !equal && pairs.some(([one, other]) => opposedFigures(one, other))
}

/** Words that take no side and leave the question to whoever it concerns. */
export const leavesToOthers = (text: string): boolean =>
  /^(?:that|this|it)(?:['’]s| is) (?:for|up to) (?:the |them|him|her|both|others?\b)|^(?:we|I) (?:have|take|hold) no (?:view|opinion|position|preference)\b|^(?:we|I) leave (?:that|this|it) to\b|^(?:no (?:view|opinion|position|preference)|either is fine|not (?:my|our) (?:business|concern|question))\b/i.test(
    text.trim(),
  )
