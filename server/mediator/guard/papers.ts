import { matchesOf } from '@/server/patterns/matches'
import type { GuardSpan } from './input'
import { type Reading, span } from './reading'

/** Papers that nobody has put on the table, by their kind or by a day, year or place that nobody has named. */
export function unknownPapers(reading: Reading): GuardSpan[] {
  const open = reading.public.join('\n')
  return PAPERS.flatMap((pattern) =>
    matchesOf(reading.own, pattern).flatMap((one) =>
      open.includes(one[1] ?? one[2] ?? one[0]) || TO_BE_HAD.test(reading.own.slice(0, one.index))
        ? []
        : [span(reading, one.index, one.index + one[0].length, 'cites_nothing')],
    ),
  )
}

/** Before a paper that is denied, wanted or still to be written, or that is a heading. */
const TO_BE_HAD =
  /(?:\b(?:no|not|without|an?|any|if|new|blank|empty|own|future|later|separate)\s+(?:\p{L}+\s+)?|(?:^|\n)[#*_\s]*)$/u

const PAPER =
  '(?:invoices?|contracts?|letters?|reports?|surveys?|valuations?|opinions?|papers?|e-?mails?|minutes|memos?|deeds?|leases?|polic(?:y|ies)|certificates?|receipts?|quotations?|judgments?|rulings?|circulars?|agreements?|rules|handbooks?|statutes?|licen[cs]es?)'
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const PLACE = '(?:clause|article|section|page|paragraph|rule) \\d{1,3}'

const PAPERS = [
  /\b(?:annex(?:es)?|appendix|exhibits?|addendum|attachments?|side letter|bylaws?|(?<!fall back on the |falls back on the )statute(?! (?:law\b|appl(?:y|ies)\b|governs\b|would (?:apply|govern|decide)\b))|protocol of|minutes of (?:the|a|that|last) |case law|precedent|(?:paragraphs?|sections?|articles?|§) ?\d+ of the (?:\p{L}+ )?(?:code|act|law|statute|ordinance|regulations?))\b/gu,
  // "The invoice of 4 February"
  new RegExp(
    `\\b${PAPER} (?:of|dated) (?:the )?((?:\\d{1,2} )?${MONTH}(?: \\d{4})?|(?:19|20)\\d\\d)\\b`,
    'gu',
  ),
  // "Clause 12 of the ground agreement", "the house rules, page 2"
  new RegExp(
    `\\b(${PLACE}) (?:of|in) (?:the|your|his|her|its|their|that|this) (?:\\p{L}+ ){0,3}${PAPER}\\b|\\b${PAPER},? (${PLACE})\\b`,
    'gu',
  ),
]
