import { type Figure, figuresOf } from './number-words'

/** What a party has sealed, as far as its own prose must not give it away. */
export type SealedValue = { kind: 'batna' | 'weight' | 'score'; text: string; value?: number | undefined }
export type LeakContext = {
  sealed: readonly SealedValue[]
  issues: readonly { title: string }[]
  /** Values of the offer the words stand beside: what is offered gives nothing away. */
  offered: readonly string[]
}
export type LeakReason = 'alternative' | 'limit' | 'points' | 'order'
export type Leak = { reason: LeakReason; start: number; end: number }

/** Rounding, by which a figure still tells the one it was made of. */
const NEAR = 0.03

const WALK =
  /\b(?:walk(?:ing)? (?:away|out|off)|leave the table|no deal|without (?:a |any )?(?:deal|agreement)|rather (?:not|keep|stay|leave|go|sell|have nothing)|sooner (?:not|keep|stay|leave|go|sell)|better off (?:without|alone|not)|stay(?:ing)? as (?:we|i) (?:are|am)|fall ?back|plan b|(?:other|another|second|rival|competing|better) (?:offer|bid|buyer|seller|tenant|candidate|supplier|landlord|quote)|alternative)\b/u
const BOUND =
  /\b(?:below|under|beneath|less than|lower than|anything (?:less|under|below|over|above)|above|over|more than|higher than|beyond|short of|at (?:least|most)|no (?:less|more|lower|higher) than|minimum|maximum|floor|ceiling|cap|threshold|break ?even|bottom line|limit|lowest|highest|furthest|reserv(?:e|ation))\b/u
const MINE = /\b(?:i|we|my|our|me|us|mine|ours)\b/u
const POINTS =
  /\b(?:points?|score[sd]?|scoring|weigh(?:s|t|ts|ted|ing)?|rat(?:e|ed|ing)|utility|worth (?:to (?:me|us)|twice|half|more|less|nothing|about|some)|value (?:to (?:me|us)|of this to)|out of (?:a |ten\b|100|one hundred|ten)|per ?cent|percent|half|third|thirds|quarter|quarters|fifth|tenth|fraction)\b|%/u
const MATTERS =
  /\b(?:matters?|mattered|important|importance|care|cares|cared|count(?:s)?|priority|weigh(?:s|t|ts)?|value|worth|interest(?:s|ed)? (?:me|us)|what (?:i|we) (?:want|need))\b/u
const ORDERED =
  /\b(?:most|more|least|less|first|second|third|last|top|highest|lowest|above all|main(?:ly)?|chief(?:ly)?|ahead of|before|twice|double|three times|half as|second to|than|rather than|next to|nothing to|indifferent|do(?:es)?n[o'’]?t (?:really )?(?:mind|care|matter)|hardly|barely|only)\b/u

/** Sentences, and clauses that stand for one. */
const SENTENCE = /[^.!?;\n]+(?:[.](?=\d)[^.!?;\n]*)*[.!?;\n]?/gu

/**
 * Where a text states what an outcome, or no deal, is worth to whoever writes it: in digits, words, shares, roundings, by
 * ordering issues, or by comparing with walking away. A warning for people and a wall for software; it knows English,
 * and what it misses is told in the README.
 */
export function leaksIn(text: string, context: LeakContext): Leak[] {
  const offered = new Set(context.offered.flatMap((value) => figuresOf(value).map((one) => one.value)))
  return [...text.matchAll(SENTENCE)].flatMap((match): Leak[] => {
    const [raw] = match
    const sentence = raw.toLowerCase()
    const place = { start: match.index, end: match.index + raw.length }
    const reason = reasonFor(sentence, figuresOf(sentence), offered, context)
    return reason ? [{ reason, ...place }] : []
  })
}

function reasonFor(
  sentence: string,
  figures: readonly Figure[],
  offered: ReadonlySet<number>,
  { sealed, issues }: LeakContext,
): LeakReason | null {
  const fresh = figures.filter((one) => !offered.has(one.value))
  const tells = (kinds: readonly SealedValue['kind'][]) =>
    fresh.some((one) => sealed.some((part) => kinds.includes(part.kind) && isNear(one.value, part.value)))
  if (tells(['batna'])) return 'alternative'
  const mine = MINE.test(sentence)
  if (mine && WALK.test(sentence) && (BOUND.test(sentence) || fresh.length > 0)) return 'alternative'
  if (
    mine &&
    BOUND.test(sentence) &&
    fresh.length > 0 &&
    /\b(?:accept|go|take|pay|sign|agree|live|work|can)\b/u.test(sentence)
  )
    return 'limit'
  if (POINTS.test(sentence) && (tells(['weight', 'score']) || (mine && MATTERS.test(sentence))))
    return 'points'
  const named = issues.filter(({ title }) => names(sentence, title)).length
  if (mine && MATTERS.test(sentence) && ORDERED.test(sentence) && named > 0) return 'order'
  return named > 1 && MATTERS.test(sentence) && ORDERED.test(sentence) ? 'order' : null
}

/** The same figure, its rounding, or the share that it is of a whole. */
function isNear(said: number, sealed: number | undefined): boolean {
  if (sealed === undefined || sealed === 0) return false
  return [sealed, sealed * 100].some((value) => Math.abs(said - value) <= Math.abs(value) * NEAR)
}

function names(sentence: string, title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [title.toLowerCase()]
  return words.some((word) => sentence.includes(word.replace(/s$/u, '')))
}
