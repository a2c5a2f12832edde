import { matchesOf } from '@/server/patterns/matches'
import type { GuardSpan } from './input'
import { type Reading, span } from './reading'

/** Papers that nobody has put on the table, by their kind or by a day, year or place that nobody has named. */
export function unknownPapers(reading: Reading): GuardSpan[] {
  const open = reading.public.join('\n')
  const unknown = (text: string, patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) =>
      matchesOf(text, pattern).flatMap((one) =>
        open.includes(one[1] ?? one[2] ?? one[0]) || TO_BE_HAD.test(text.slice(0, one.index))
          ? []
          : [span(reading, one.index, one.index + one[0].length, 'cites_nothing')],
      ),
    )
  // A proposed wording may rest on a place in a paper too.
  return [...unknown(reading.own, PAPERS), ...unknown(reading.text, PLACES)]
}

/** Before a paper that is denied, wanted or still to be written, or that is a heading. */
const TO_BE_HAD =
  /(?:\b(?:no|not|without|an?|any|if|new|blank|empty|own|future|later|separate)\s+(?:\p{L}+\s+)?|(?:^|\n)[#*_\s]*)$/u

const PAPER =
  '(?:invoices?|contracts?|letters?|reports?|surveys?|valuations?|opinions?|papers?|e-?mails?|minutes|memos?|deeds?|leases?|polic(?:y|ies)|certificates?|receipts?|quotations?|judgments?|rulings?|circulars?|agreements?|rules|handbooks?|statutes?|licen[cs]es?)'
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const PLACE = '(?:clause|article|section|page|paragraph|rule) \\d{1,3}'
/** What is called a paper only where it is told by its day or by a place in it. */
const RECORD =
  '(?:sheets?|forms?|wills?|protocols?|plans?|records?|lists?|offers?|notes?|registers?|files?|estimates?|bills?|tests?|stud(?:y|ies)|measurements?|inspections?|audits?|counts?|logs?|charters?|announcements?|notices?|permits?|decrees?|decisions?|meetings?|votes?|resolutions?|sessions?|hearings?|ballots?|awards?|ordinances?)'
const WITHIN =
  '(?:wills?|terms|forms?|codes?|plans?|orders?|protocols?|sheets?|ordinances?|charters?|regulations?|guidelines?|manuals?|conditions)'

const PAPERS = [
  /\b(?:annex(?:es)?|appendix|exhibits?|addendum|attachments?|side letter|bylaws?|(?<!fall back on the |falls back on the )statute(?! (?:law\b|appl(?:y|ies)\b|governs\b|would (?:apply|govern|decide)\b))|protocol of|minutes of (?:the|a|that|last) |case law|precedent|(?:paragraphs?|sections?|articles?|§) ?\d+ of the (?:\p{L}+ )?(?:code|act|law|statute|ordinance|regulations?))\b/gu,
  // "The invoice of 4 February"
  new RegExp(
    `\\b${PAPER} (?:of|dated) (?:the )?((?:\\d{1,2} )?${MONTH}(?: \\d{4})?|(?:19|20)\\d\\d)\\b`,
    'gu',
  ),
  // "The measuring sheet of 3 July", "at the meeting of 12 May"
  new RegExp(
    `\\b${RECORD} (?:of|dated) (?:the )?((?:\\d{1,2} )?${MONTH}(?: \\d{4})?|(?:19|20)\\d\\d)\\b`,
    'gu',
  ),
  // "The list that both signed"
  /\b(?:sheet|form|protocol|plan|order|record|list|contract|agreement|paper|document|note)s? (?:that |which )?(?:both|all(?: three)?|(?:the )?(?:two|three)|they|you|he|she)(?: \p{L}+)? (?:had |have |has )?signed\b/gu,
]

/** Places in a paper, by their number. */
const PLACES = [
  // "Under clause 14", "in line with section 9"
  new RegExp(
    `\\b(?:under|in line with|according to|as in|rel(?:y|ies|ying) on|follows from|based on|quoted in|laid down in|pursuant to|see) (${PLACE})\\b`,
    'gu',
  ),
  // "Paragraph 12 of the booking form", "clause 12 in your contract", "the house rules, page 2"
  new RegExp(
    `\\b(${PLACE}) (?:of (?:the|your|his|her|its|their|that|this|(?:\\p{L}+ )?\\p{L}+'s?) (?!issue|draft)\\p{L}+|in (?:the|your|his|her|its|their|that|this) (?:\\p{L}+ ){0,3}${PAPER}\\b)|\\b(?:${PAPER}|${WITHIN}),? (${PLACE})\\b`,
    'gu',
  ),
]
