import type { Reading } from './reading'

/** Where a text goes over to its terms: a number, a letter, a dash, an issue. */
const TERM =
  /^\W*(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.):]|\(?issues? \d|(?:art|article|clause|item|term)\.? ?\d|[§•–-]\s)|\(issues? \d|\[issues? \d/
/** A sentence that speaks of the text itself. */
const ITSELF =
  /\b(?:text|paper|page|sheet|version|draft|outline|proposal|suggestion|arrangement|lines?|clauses?|terms|note|memorandum|package|wording|whole|everything|nothing|none|any|all|this|these|here|following|what follows|it)\b/

/** Words of what is not settled yet: trying, thinking, talking, taking apart. Telling only where a text speaks of itself. */
const UNSETTLED =
  /\b(?:maybe|perhaps|possib\p{L}*|conceivabl\p{L}*|hypothe\p{L}*|what[ -]if|suppos\p{L}*|imagin\p{L}*|guess\p{L}*|tr(?:y|ies|ied|ial)|try-?out|attempt|rehears\p{L}*|experiment\p{L}*|explor\p{L}*|sketch\p{L}*|ideas?|thoughts?|thinking|think|float\p{L}*|balloon|test\p{L}*|pencil\p{L}*|chalk|napkin|scribbl\p{L}*|doodle|rough|skeleton|straw\p{L}*|discuss\p{L}*|talk\p{L}*|comment\p{L}*|consider\p{L}*|weigh\p{L}*|ponder\p{L}*|turn\p{L}* over|mull\p{L}*|disagree\p{L}*|argue\p{L}*|kick\p{L}*|shot at|tomatoes|knock\p{L}*|pull\p{L}*|pieces|apart|mark\p{L}* up|unsigned|unwritten|undecided|unfinished|nobody's|no one's|promis\p{L}*|force|effect|offer|agreed|decided|conceded|ordered|approved|proposed|eras\p{L}*|rubber|laps\p{L}*|expir\p{L}*|drop\p{L}*|draft\p{L}*|preprint|estimate|demo|mock\p{L}*|dummy|model|example|illustrat\p{L}*|open|could|might|would|needn't|if|until|yours|say no|as air|fridge|magnet|brackets|working|nought|zero|beginning|starting|countersign\p{L}*|ad referendum|taste|unravel\p{L}*|discard\p{L}*|moved|chang\p{L}*|strike|struck|proposals?|suggest\p{L}*|tentativ\p{L}*|merely|subject to|uncorrected|footing|sign(?:ed|ature|atures)?|printing|bound|binding|contract|nailed|clamped|bin|firm|fixed|final)\b/u
/** Ways to say of the whole, wherever it stands, that it binds nobody. */
const LEAVES_FREE =
  /\b(?:say no to (?:all|any|every)|treat (?:every|each) \p{L}+ as|eras(?:e|able)|without effect|no effect|not in force|no force|countersign\p{L}*|ad referendum|by way of suggestion|offered as an? \p{L}+|only an? (?:idea|suggestion)|if so wished|is yours to|yours to (?:pull|change|drop|strike|keep)|strike (?:what|any|every|out)|outlives the meeting|write it as an idea|a try-?out)\b/u
/** What stands over a text that holds: no mark unless it is denied. */
const FIRM =
  /\b(?:appl(?:y|ies)|agreed|agreement|reached|settled|approved|ordered|decided|conceded|shall|hereby|final|bound|binding|force|effect|valid|sign(?:ed|ature|atures)?|contract|deed|order|printing|nailed|clamped|promisp{L}*|offer)\b/
const DENYING =
  /\b(?:no|not|nothing|none|nobody|no one|neither|never|nor|un\p{L}+|without|only|merely|if|subject to|as though|rather than)\b|n't\b/u

/**
 * Whether a text says of itself that it settles nothing: in its opening, before the terms, where words of trying, thinking and
 * taking apart are enough, or anywhere in words that leave the reader free. What lays down terms opens with them or a title.
 */
export function saysUnsettled({ own, ownSentences, name }: Reading): boolean {
  if (LEAVES_FREE.test(own)) return true
  const from = ownSentences.findIndex(({ text }) => TERM.test(text.trim()))
  const opening = ownSentences.slice(0, Math.min(OPENING, from < 0 ? 1 : from)).map((one) => one.text)
  const matter = new RegExp(`\\d|\\b${name}\\b`, 'u')
  return opening.some((one, at) => {
    if (FIRM.test(one) && !DENYING.test(one)) return false
    if (UNSETTLED.test(one)) return at === 0 || ITSELF.test(one)
    // In a picture: "the next tide may take it". It speaks of the text where it speaks of no matter.
    return at === 0 && ITSELF.test(one) && /\b(?:may|can|will)\b/.test(one) && !matter.test(one)
  })
}

/** How many sentences before the terms may speak of the text. */
const OPENING = 3
