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
  /\b(?:about|around|roughly|approximately|nearly|almost|close to|some(?:where|thing)?|or so|more or less|give or take|a (?:little|bit|touch|shade|hair|whisker|tad)|just (?:over|under|above|below|short)|or thereabouts|ish|odd|call it|and a bit|in the (?:region|order|neighbourhood) of|shy of|ballpark|upwards of|(?:low|mid|high|early|late|upper|lower)[- ][a-z]+ies)\b|\dish\b/u

const WALK =
  /\b(?:walk(?:ing)? (?:away|out|off)|leave the table|no deal|without (?:a |any )?(?:deal|agreement)|rather (?:not|keep|stay|leave|go|sell|have nothing)|sooner (?:not|keep|stay|leave|go|sell)|better off (?:without|alone|not)|stay(?:ing)? as (?:we|i) (?:are|am)|fall ?back|plan b|(?:other|another|second|rival|competing|better) (?:offer|bid|buyer|seller|tenant|candidate|supplier|landlord|quote)|alternative|stays? (?:put|where)|sit tight|pack (?:my|our) bags?|call (?:it|this) off|(?:go|going|turn|turning) (?:back )?elsewhere|carry on (?:without|alone)|manage (?:without|alone)|fall through|come to nothing|give up on|makes? (?:no )?sense|stop being interested|turning point|tipping point|point at which)\b/u
const BOUND =
  /\b(?:below|under|beneath|less than|lower than|anything (?:less|under|below|over|above)|above|over|more than|higher than|beyond|short of|at (?:least|most)|no (?:less|more|lower|higher) than|minimum|maximum|floor|ceiling|cap|threshold|break ?even|bottom line|limit|lowest|highest|furthest|further|lower|higher|cut[- ]?off|drew (?:our|my|the) line|draw (?:our|my|the) line|red line|edge|turning point|north of|south of|stop at|stops? (?:being|making)|reserv(?:e|ation))\b/u
const MINE = /\b(?:i|we|my|our|me|us|mine|ours)\b/u
/** What one has besides this deal, and that it is as good. */
const ELSEWHERE =
  /\b(?:elsewhere|someone else|somebody else|(?:an)?other (?:option|place|way|side)|others? (?:have|has|are|is) (?:asked|offered|interested|waiting|keen)|(?:still|always) (?:have|got|get)|nothing comes of|without (?:you|this|it)|status quo|safety net|back[- ]?up|otherwise|anyway|lined up|in hand|do(?:ing)? nothing|(?:do|doing) it ourselves|if not|as (?:things|we) are|instead)\b/u
const AS_GOOD =
  /\b(?:no better|no worse|better off|worse off|just as (?:well|happy|good|glad)|as well as (?:this|that|it)|about as (?:well|good)|as good as|(?:nearly|almost|quite|every bit) as (?:well|good)|only (?:just|slightly|a little) (?:better|worse)|lose (?:nothing|little|nothing much)|afford to|nothing to lose|not desperate|in no (?:hurry|rush)|no need (?:of|for) (?:this|a deal)|suits? (?:us|me)|still (?:have|get)|(?:nearly|almost|about|much) the same|barely (?:beats?|better)|hardly (?:beats?|better)|little better|not much better|happ(?:y|ier) (?:there|without)|beats? (?:what|this)|rather|prefer|takes? it|pays?|would (?:pay|give|take))\b/u
const EQUAL =
  /\b(?:afford to|nothing to lose|lose (?:nothing|little|nothing much)|only (?:just|slightly) better|no better off|no worse off|barely|hardly better|just as (?:well|happy|glad))\b/u
/** One issue set above, below or against another. */
const SET_ABOVE =
  /\b(?:comes? (?:first|last|second|well behind|before|after)|is everything|decides? (?:it|everything)|secondary|nice to have|must[- ]have|deal[- ]?breaker|(?:the rest|everything else|all else) is|can (?:go|slip|wait|move)\b|give up|give (?:way|ground) on|(?:bend|budge|yield|insist|easy|relaxed|flexible|firm|stubborn|soft|strict) (?:on|about|over)|icing|an afterthought|hill (?:i|we)|(?:bottom|top|head|foot|end) of (?:my|our) list|(?:just|only) (?:one|two) of (?:them|these|the)|if (?:i|we) (?:had to|could) (?:pick|choose|have|keep|only)|sacred|untouchable|neither here nor there|(?:vital|crucial|essential|critical|decisive|paramount|trivial|negligible|immaterial|irrelevant|minor) (?:to|for) (?:me|us)|(?:to us|to me|for us|for me)\b.* (?:vital|crucial|essential|trivial|negligible)|fussed|bothered|outranks?|outweighs?|trumps|dwarfs|take (?:it )?or leave|leaves? (?:me|us) cold|means? (?:\w+ )?(?:more|less|most|little|nothing|everything|the world)|lose (?:no )?sleep|really after|all (?:i|we) (?:really )?(?:want|need|ask)|first to go|last to go|make[- ]or[- ]break|dear(?:est)? to (?:me|us)|close(?:st)? to (?:my|our) hearts?|cannot (?:slip|move|wait|bend)|trade\b.*\bfor|swap\b.*\bfor|sacrifice|as long as|so long as|more than the|over the|rather than the|any day|without a second thought|live without|do without|in exchange for)\b/u
/** What issues are mostly about, whatever they are called. */
const ANY_ISSUE =
  /\b(?:the|our|my|your) (?:money|price|cost|fee|sum|amount|date|day|timing|deadline|start|length|term|size|quality|rest)\b|\bwhat (?:it costs|i earn|we (?:pay|get))\b/gu
/** A share of the whole, in figures or in words. */
const SHARES =
  /\b\d{1,3}\s?(?:\/|-|–|:|to)\s?\d{1,3}(?:\s?(?:\/|-|–|:)\s?\d{1,3})*\b|\b(?:one|two|three|four|five|six|seven|eight|nine|a|the last|\d+) (?:half|third|quarter|fifth|sixth|tenth|hundredth)s?\b|\b(?:more|less) than half\b|\b(?:twice|three times|four times|half) (?:as|what|the)\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine) (?:out of|in)(?: every)? (?:\d+|two|three|four|five|six|seven|eight|nine|ten)\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|half) parts?\b|\bsplit\b/u
const OF_WHOLE =
  /\b(?:of it|on (?:our|my) side|of (?:our|my|this|what|us|the (?:whole|total|matter|story|deal|value|worth|weight|sum|lot))|for (?:us|me)|to (?:us|me)|in (?:our|my) (?:book|eyes)|makes? up|gives? (?:us|me)|as (?:good|much) as|of a)\b/u
const POINTS =
  /\b(?:points?|score[sd]?|scoring|weigh(?:s|t|ts|ted|ing)?|rat(?:e|ed|ing)|utility|worth (?:to (?:me|us)|twice|half|more|less|nothing|about|some)|value (?:to (?:me|us)|of this to)|out of (?:a |ten\b|100|one hundred|ten)|per ?cent|percent|half|third|thirds|quarter|quarters|fifth|tenth|fraction)\b|%/u
const MATTERS =
  /\b(?:matters?|mattered|important|importance|care|cares|cared|count(?:s)?|priority|weigh(?:s|t|ts)?|value|worth|interest(?:s|ed)? (?:me|us)|what (?:i|we) (?:want|need))\b/u
const ORDERED =
  /\b(?:most|more|least|less|first|second|third|last|top|highest|lowest|above all|main(?:ly)?|chief(?:ly)?|ahead of|before|twice|double|three times|half as|second to|than|rather than|next to|nothing to|indifferent|do(?:es)?n[o'’]?t (?:really )?(?:mind|care|matter)|hardly|barely|only)\b/u

const GO_BACK =
  /\b(?:(?:go|going|goes|went|turn|fall) back to|(?:ring|call|phone|write to|take)\b.* (?:back|up)\b|stays? (?:put|where (?:i|we) (?:am|are))|sit tight|pack (?:my|our) bags?|let (?:this|it|that) (?:go|fall|lapse)|(?:call|calling) (?:it|this) off|keep(?:ing)? (?:it|what (?:i|we) have))\b/u
/** What follows a figure that counts things. */
const THINGS =
  /^(?:\s|-)?(?:of an? (?:hour|day|week|mile|year)|an hour)\b|^\s+(?!points|pounds|euros|dollars|francs|crowns|parts|makes|gives|takes|means|works|seems|covers|keeps|comes|would)[a-z]{4,}s\b|^(?:\s|-)?(?:(?:o[’']clock|a\.?m\b|p\.?m\b|:\d\d)|\s?(?:people|persons|members|guests|visitors|children|adults|staff|colleagues|tenants|players|days?|weeks?|months?|years?|hours?|minutes?|times|metres?|meters?|miles|km|kilometres?|kilos?|kg|tonnes?|litres?|copies|pages|seats|chairs|stands|keys|boxes|rooms|floors|windows|doors|trees|cases|cars|bikes|square|m2|sqm|january|february|march|april|may|june|july|august|september|october|november|december)\b)/u

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
  const fresh = figures.filter((one) => !offered.has(one.value) && !countsThings(sentence, one))
  const near = ROUGHLY.test(sentence) ? ROUGH : NEAR
  const tells = (kinds: readonly SealedValue['kind'][]) =>
    fresh.some((one) =>
      sealed.some((part) => kinds.includes(part.kind) && isNear(one.value, part.value, near)),
    )
  if (tells(['batna'])) return 'alternative'
  const mine = MINE.test(sentence)
  const elsewhere = ELSEWHERE.test(sentence) || speaksOf(sentence, sealed)
  if ((mine || elsewhere) && AS_GOOD.test(sentence) && (elsewhere || EQUAL.test(sentence)))
    return 'alternative'
  if (mine && GO_BACK.test(sentence) && (elsewhere || BOUND.test(sentence))) return 'alternative'
  if (mine && WALK.test(sentence) && (BOUND.test(sentence) || fresh.length > 0)) return 'alternative'
  if (
    mine &&
    BOUND.test(sentence) &&
    fresh.some(({ value }) => value >= 1) &&
    /\b(?:accept|go|take|pay|sign|agree|live|work|can)\b/u.test(sentence)
  )
    return 'limit'
  if (POINTS.test(sentence) && (tells(['weight', 'score']) || (mine && MATTERS.test(sentence))))
    return 'points'
  const named =
    issues.filter(({ title }) => names(sentence, title)).length + (sentence.match(ANY_ISSUE)?.length ?? 0)
  if ((mine || named > 0) && tellsSeveral(fresh, sealed)) return 'points'
  if (SHARES.test(sentence) && OF_WHOLE.test(sentence) && (mine || named > 0)) return 'points'
  if (/\b(?:for|to) (?:us|me)\b/u.test(sentence) && tells(['score'])) return 'points'
  if (named > 0 && SET_ABOVE.test(sentence)) return 'order'
  if (mine && MATTERS.test(sentence) && ORDERED.test(sentence) && named > 0) return 'order'
  return named > 1 && MATTERS.test(sentence) && ORDERED.test(sentence) ? 'order' : null
}

/** A figure that counts, dates or numbers something which is no value: “number 43”, “72 members”, “in 2025”, “nine o’clock”. */
function countsThings(sentence: string, { value, start, end }: Figure): boolean {
  const before = sentence.slice(0, start)
  const after = sentence.slice(end)
  // Nobody counts so exactly by chance: whatever it is said of, it tells.
  if (String(value).replace(/\D|0+$/gu, '').length > 4) return false
  return (
    /\b(?:number|no\.|house|flat|room|page|line|clause|entry|bus|platform|floor|row|table|since|unit)\s+$/u.test(
      before,
    ) ||
    THINGS.test(after) ||
    (Number.isInteger(value) &&
      value >= 1_900 &&
      value < 2_100 &&
      /\b(?:in|of|since|by|until|from)\s+$/u.test(before))
  )
}

/** Two or more of what is sealed about single issues, said in one breath. */
function tellsSeveral(figures: readonly Figure[], sealed: readonly SealedValue[]): boolean {
  const parts = sealed.filter(({ kind }) => kind !== 'batna')
  const told = figures.filter(({ value }) => parts.some((part) => isNear(value, part.value, 1e-6)))
  return new Set(told.map(({ value }) => value)).size > 1
}

/** Whether it names what its writer would do without a deal, by a word of their own for it. */
function speaksOf(sentence: string, sealed: readonly SealedValue[]): boolean {
  return sealed.some(
    ({ kind, text }) =>
      kind === 'batna' &&
      (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some((word) => sentence.includes(word)),
  )
}

/** The same figure, its rounding, or the share that it is of a whole. */
function isNear(said: number, sealed: number | undefined, near: number): boolean {
  if (sealed === undefined || sealed === 0) return false
  return [sealed, sealed * 100].some((value) => Math.abs(said - value) <= Math.abs(value) * near)
}

function names(sentence: string, title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? [title.toLowerCase()]
  return words.some((word) =>
    word.length > 3
      ? sentence.includes(word.replace(/s$/u, ''))
      : !SMALL_WORDS.has(word) && new RegExp(`\\b${word}s?\\b`, 'u').test(sentence),
  )
}

const SMALL_WORDS = new Set([
  'the',
  'and',
  'for',
  'per',
  'how',
  'who',
  'new',
  'old',
  'our',
  'its',
  'any',
  'all',
])
