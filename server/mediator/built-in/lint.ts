import type { SettlementIn } from '../input'
import { ownVoice } from '../language/sentences'
import { shared, stemsOf } from '../language/words'
import type { SourceIn } from '../source-texts'
import { clashOf } from './clashes'
import { isBrought } from './documents'
import { figuresIn } from './figures'
import { gapsIn } from './gaps'
import { quote } from './wording'

/** What a term leaves open, in one sentence each. `words` is what it is about, where it is about some of its words. */
export type Lint = {
  fault: 'vague' | 'no-actor' | 'no-deadline' | 'no-amount' | 'undefined-reference' | 'contradiction'
  words: string | null
  says: string
}
type Term = SettlementIn['terms'][number]

const DUTY = /\b(?:shall|must|has to|have to|is to|are to|will)\b/i
const PAYING =
  /\b(?:pay|pays|paid|refund(?:s|ed)?|reimburse(?:s|d)?|contribut(?:e|es|ion)|compensat(?:e|es|ion))\b/i
const DONE_ONCE =
  /\b(?:pay|pays|deliver|delivers|return|returns|repair|repairs|remove|removes|hand over|hands over|provide|provides|send|sends|install|installs|complete|completes|refund|refunds|replace|replaces|clear|clears|build|builds|vacate|vacates|publish|publishes)\b/i
const TIMED =
  /\b(?:by|until|till|before|after|from|on|within|no later than|every|each|daily|weekly|monthly|yearly|per (?:day|week|month|quarter|year)|a (?:day|week|month|quarter|year)|when|once|as soon as|during|while|at the (?:start|end|beginning))\b/i
const REFERS =
  /\b(?:(?:as|in|under|per|see|according to|set out in|listed in|defined in|described in) )?(?:the )?(annex|appendix|schedule|exhibit|attachment|enclosure|clause|section|article|paragraph|term|item|option|variant)\s+([A-Z]\b|\d{1,3}\b)/gi
const ELSEWHERE =
  /\b(?:the )?(?:attached|enclosed|aforementioned|above-mentioned|said|usual|existing|previous) (?:list|plan|schedule|rules|agreement|document|table|map|annex)\b/gi

const LATER =
  /\b(?:to be (?:agreed|settled|decided|determined|discussed|confirmed)|(?:a )?(?:later|further|future) agreement|(?:is|are|be) (?:agreed|decided|settled) later|we will see)\b/i

/** What readers cannot tell from a term, judged beside the other terms of its text. Quotations are not judged. */
export function lintTerm(
  terms: Term[],
  at: number,
  parties: string[],
  sources: readonly SourceIn[] = [],
): Lint[] {
  const term = terms[at]
  if (!term) return []
  const own = ownVoice(term.text)
  const found: Lint[] = gapsIn(own).map((gap) =>
    gap.lacks === 'who'
      ? { fault: 'no-actor', words: gap.words, says: `${quote(gap.words)} does not say by whom.` }
      : { fault: 'vague', words: gap.words, says: `${quote(gap.words)} ${VAGUE[gap.lacks]}` },
  )
  const add = (one: Lint) => {
    if (!found.some((other) => other.says === one.says)) found.push(one)
  }
  const kinds = new Set(figuresIn(own).map((one) => one.kind))
  if (DUTY.test(own) && !names(own, parties) && !found.some((one) => one.fault === 'no-actor'))
    add({ fault: 'no-actor', words: null, says: 'It puts a duty on somebody and names none of the parties.' })
  if (
    PAYING.test(own) &&
    !kinds.has('money') &&
    !kinds.has('percent') &&
    !/\bhalf\b|\bthird\b|\bnothing\b|\bno (?:rent|fee|charge)\b/i.test(own)
  )
    add({
      fault: 'no-amount',
      words: PAYING.exec(own)?.[0] ?? null,
      says: 'It speaks of paying and names no amount.',
    })
  const once = DONE_ONCE.exec(own)
  if (
    once &&
    !TIMED.test(own) &&
    !kinds.has('day') &&
    !kinds.has('duration') &&
    !kinds.has('frequency') &&
    !kinds.has('clock')
  )
    add({ fault: 'no-deadline', words: once[0], says: `${quote(once[0])} has no day by which it is due.` })
  const later = LATER.exec(own)
  if (later) add({ fault: 'vague', words: later[0], says: `${quote(later[0])} leaves the question open.` })
  for (const one of own.matchAll(REFERS)) {
    const [whole, what = '', number = ''] = one
    const isTerm = /^(?:term|clause|item|article|section|paragraph)$/i.test(what)
    if (isTerm && Number(number) >= 1 && Number(number) <= terms.length) continue
    if (!isTerm && isBrought(`${what} ${number}`, sources)) continue
    add({
      fault: 'undefined-reference',
      words: whole.trim(),
      says: `${quote(whole.trim())} points at something that this text does not have.`,
    })
  }
  for (const one of own.matchAll(ELSEWHERE)) {
    if (isBrought(one[0], sources)) continue
    add({
      fault: 'undefined-reference',
      words: one[0],
      says: `${quote(one[0])} points outside this text, and nobody can tell to what.`,
    })
  }
  for (const [place, other] of terms.entries()) {
    if (
      place === at ||
      shared(stemsOf(`${term.heading} ${own}`), stemsOf(`${other.heading} ${ownVoice(other.text)}`)).length <
        2
    )
      continue
    const clash = clashOf(
      { text: own, issue: null, name: '' },
      { text: ownVoice(other.text), issue: null, name: '' },
    )
    if (clash?.sure)
      add({
        fault: 'contradiction',
        words: null,
        says: `It does not go together with term ${place + 1}, ${quote(other.heading, 100)}.`,
      })
  }
  return found
}

const VAGUE = {
  when: 'names no day and no number of days.',
  'how-much': 'names no amount.',
  measure: 'gives no measure by which somebody else could tell whether it is met.',
  what: 'does not say which cases it covers.',
  who: 'does not say by whom.',
} as const

/** A party by its name or a capitalised part of it: "the common" is not the Common Society, nor "the gate". */
function names(text: string, parties: string[]): boolean {
  const said = new Set((text.match(/\p{L}+/gu) ?? []).filter((word) => word !== 'The'))
  return (
    parties.some(
      (party) =>
        text.includes(party) || (party.match(/\p{Lu}\p{L}{2,}/gu) ?? []).some((part) => said.has(part)),
    ) ||
    /\b(?:each|every|both|all|either) (?:party|parties|side|of them|household|tenant|owner|member|member’s|of the parties)\b|\bthe parties\b/i.test(
      text,
    )
  )
}
