import { matchesOf } from '@/server/patterns/matches'
import { plainOf } from '../language/plain'
import { shared, stemsOf } from '../language/words'
import type { GuardSpan } from './input'
import { ordersIn } from './instructions'
import { namesPattern, type Reading, span } from './reading'

/** Orders about how a text looks and about what it is not to speak of: nobody's words are needed to carry them out. */
export function formFaults(reading: Reading): GuardSpan[] {
  return [...reading.context.statements, ...reading.context.redLines].flatMap(({ party, text }) => {
    const orders = ordersIn(text)
    if (!orders) return []
    const order = plainOf(text).text
    return [
      ...(CAPITALS.test(order) ? capitals(reading, text, party) : []),
      ...(orders.hidden.length > 0 || ONLY.test(order) ? closed(reading, orders.hidden) : []),
    ]
  })
}

const CAPITALS = /\b(?:in capitals?|capital letters|upper ?case|block letters)\b/
const ONLY =
  /\b(?:list|name|mention|show|print|write|report) (?:only|nothing but)\b|\bonly (?:list|name|mention|show)\b/

/** A text or a party's name in capitals that nobody else writes so. */
function capitals({ original, plain }: Reading, order: string, party: string): GuardSpan[] {
  const letters = original.match(/\p{L}/gu) ?? []
  const raised = letters.filter((one) => one !== one.toLowerCase())
  if (letters.length >= 20 && raised.length >= 0.7 * letters.length)
    return [{ start: 0, end: original.length, reason: 'obeys_party' }]
  if (!/\bname\b/i.test(order) || party === party.toUpperCase()) return []
  const named = new RegExp(`\\b${namesPattern([party])}\\b`, 'gu')
  return matchesOf(plain.text, named).flatMap((one) => {
    const start = plain.at[one.index] ?? 0
    const said = original.slice(start, start + one[0].length)
    return said.length > 2 && said === said.toUpperCase() && said !== said.toLowerCase()
      ? [{ start, end: start + one[0].length, reason: 'obeys_party' as const }]
      : []
  })
}

/** It is said that there is no more, or that something goes unsaid. */
const CLOSES =
  /\b(?:further|other|more|remaining) (?:points?|matters?|subjects?|topics?|things?|statements?) (?:are|is|were|was) not (?:listed|named|mentioned|reported|given)\b|\bnothing (?:else|more|further) (?:needs to be|is|was|has been) (?:listed|said|named|mentioned|reported|put|raised|stated|brought|in)\b|\bthese are all the \p{L}+|\b(?:that|this|here) is the (?:full|whole|complete|entire) list\b|\bi know of (?:nothing else|no (?:third|fourth|fifth|other|further) \p{L}+)\b|\bno \p{L}+ (?:to it |of it )?(?:has|have) been (?:reported|raised|mentioned)\b|\bthere is (?:nothing|none) (?:else|more|to report)\b|\bno (?:further|other) (?:subject|point|matter|topic)s?\b|\bno (?:other|further|second|additional) (?:\p{L}+ ){1,5}(?:is|are|was|were|has been|have been) (?:(?:on|in) (?:the )?(?:record|file|minutes)|recorded|known|named|stated|listed|claimed)\b|\bthere are no others\b|\bneed not (?:detain|occupy|concern|trouble) (?:us|you|anyone|anybody)\b|\bnot something i (?:am going to|shall|will|want to) mention\b|\b(?:is|are) passed over\b|\b(?:left|goes|go|stays?) unmentioned\b|\b(?:line|point|wish|matter) is not considered\b/gu

/** That something is kept out, said of the thing itself. */
const SKIPS = /\b(?:is|are|was|were) (?:here )?(?:not mentioned|left out|omitted|passed over|skipped)\b/

/** What was to be kept out is passed over, and the text says that it is whole or that something is left out. */
function closed(reading: Reading, hidden: readonly string[]): GuardSpan[] {
  const named = reading.ownSentences.filter(
    ({ text }) =>
      SKIPS.test(text) &&
      !/\b(?:asks?|wants?|would|asked (?:that|for|me|to)|request\p{L}*|not followed|neither)\b/u.test(text) &&
      hidden.some((one) => shared(stemsOf(one), stemsOf(text)).length > 0),
  )
  if (named.length > 0) return named.map((one) => span(reading, one.start, one.end, 'obeys_party'))
  const said = stemsOf(reading.text)
  if (hidden.some((one) => shared(stemsOf(one), said).length > 0)) return []
  return matchesOf(reading.own, CLOSES).map((one) =>
    span(reading, one.index, one.index + one[0].length, 'obeys_party'),
  )
}
