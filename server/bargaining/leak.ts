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

/** Rounding, by which a figure still tells the one it was made of; more where the words say that it is rough. */
const NEAR = 0.03
const ROUGH = 0.11
const ROUGHLY =
  /\b(?:about|around|roughly|approximately|nearly|almost|close to|some(?:where|thing)?|or so|more or less|give or take|a (?:little|bit|touch)|just (?:over|under|above|below)|or thereabouts|ish|call it|and a bit|in the region of)\b/u

const WALK =
  /\b(?:walk(?:ing)? (?:away|out|off)|leave the table|no deal|without (?:a |any )?(?:deal|agreement)|rather (?:not|keep|stay|leave|go|sell|have nothing)|sooner (?:not|keep|stay|leave|go|sell)|better off (?:without|alone|not)|stay(?:ing)? as (?:we|i) (?:are|am)|fall ?back|plan b|(?:other|another|second|rival|competing|better) (?:offer|bid|buyer|seller|tenant|candidate|supplier|landlord|quote)|alternative)\b/u
const BOUND =
  /\b(?:below|under|beneath|less than|lower than|anything (?:less|under|below|over|above)|above|over|more than|higher than|beyond|short of|at (?:least|most)|no (?:less|more|lower|higher) than|minimum|maximum|floor|ceiling|cap|threshold|break ?even|bottom line|limit|lowest|highest|furthest|reserv(?:e|ation))\b/u
const MINE = /\b(?:i|we|my|our|me|us|mine|ours)\b/u
/** What one has besides this deal, and that it is as good. */
const ELSEWHERE =
  /\b(?:elsewhere|someone else|somebody else|(?:an)?other (?:option|place|way|side)|lined up|in hand|do(?:ing)? nothing|(?:do|doing) it ourselves|if not|as (?:things|we) are|instead)\b/u
const AS_GOOD =
  /\b(?:no better|no worse|better off|worse off|just as (?:well|happy|good|glad)|as well as (?:this|that|it)|about as (?:well|good)|as good as|barely (?:beats?|better)|hardly (?:beats?|better)|little better|not much better|happ(?:y|ier) (?:there|without)|beats? (?:what|this)|rather|prefer|takes? it|pays?|would (?:pay|give|take))\b/u
const EQUAL = /\b(?:no better off|no worse off|barely|hardly better|just as (?:well|happy|glad))\b/u
/** One issue set above, below or against another. */
const SET_ABOVE =
  /\b(?:comes? (?:first|last|second|well behind|before|after)|is everything|decides? (?:it|everything)|secondary|nice to have|must[- ]have|deal[- ]?breaker|(?:the rest|everything else|all else) is|can go\b|give up|trade\b.*\bfor|swap\b.*\bfor|sacrifice|as long as|so long as|more than the|over the|rather than the|any day|without a second thought|live without|do without|in exchange for)\b/u
/** A share of the whole, in figures or in words. */
const SHARES =
  /\b\d{1,3}\s?(?:\/|-|–|:|to)\s?\d{1,3}(?:\s?(?:\/|-|–|:)\s?\d{1,3})*\b|\b(?:one|two|three|four|five|six|seven|eight|nine|a|the last|\d+) (?:half|third|quarter|fifth|sixth|tenth|hundredth)s?\b|\b(?:more|less) than half\b|\b(?:twice|three times|four times|half) (?:as|what|the)\b|\b\d+ out of \d+\b|\bsplit\b/u
const OF_WHOLE =
  /\b(?:of it|of (?:our|my|the|this|what|us)|for (?:us|me)|to (?:us|me)|in (?:our|my) (?:book|eyes)|makes? up|gives? (?:us|me)|as (?:good|much) as|of a)\b/u
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
  const near = ROUGHLY.test(sentence) ? ROUGH : NEAR
  const tells = (kinds: readonly SealedValue['kind'][]) =>
    fresh.some((one) =>
      sealed.some((part) => kinds.includes(part.kind) && isNear(one.value, part.value, near)),
    )
  if (tells(['batna'])) return 'alternative'
  const mine = MINE.test(sentence)
  if (
    (mine || ELSEWHERE.test(sentence)) &&
    AS_GOOD.test(sentence) &&
    (ELSEWHERE.test(sentence) || EQUAL.test(sentence))
  )
    return 'alternative'
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
  if (SHARES.test(sentence) && OF_WHOLE.test(sentence) && (mine || named > 0)) return 'points'
  if (/\b(?:for|to) (?:us|me)\b/u.test(sentence) && tells(['score'])) return 'points'
  if (named > 0 && SET_ABOVE.test(sentence)) return 'order'
  if (mine && MATTERS.test(sentence) && ORDERED.test(sentence) && named > 0) return 'order'
  return named > 1 && MATTERS.test(sentence) && ORDERED.test(sentence) ? 'order' : null
}

/** The same figure, its rounding, or the share that it is of a whole. */
function isNear(said: number, sealed: number | undefined, near: number): boolean {
  if (sealed === undefined || sealed === 0) return false
  return [sealed, sealed * 100].some((value) => Math.abs(said - value) <= Math.abs(value) * near)
}

function names(sentence: string, title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? [title.toLowerCase()]
  return words.some((word) => sentence.includes(word.replace(/s$/u, '')))
}
