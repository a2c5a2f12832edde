import { kept as keptFor } from '../language/kept'
import { numbersIn } from '../language/numbers'
import { plainOf } from '../language/plain'
import { isNegated } from '../language/polarity'
import { stemsOf } from '../language/words'
import { figuresStand } from './line-figures'
import { keptByForm } from './line-forms'
import { quick } from './quick'
import { namesPattern, type Reading } from './reading'
import { akin, linesOf, rootedIn } from './thesaurus'

/** Words that make a bound a wish. */
export const SOFT =
  /\b(?:prefer(?:s|red|ably|ence)?|ideally|if possible|where possible|wherever possible|when possible|flexible|would like|would rather|open to|would consider|negotiable|hopes?|willing to (?:drop|give up|bend|relax|forgo)|relax(?:ed|es)?|waive[sd]?|no longer (?:insists?|needs?|applies|requires?)|nice to have|if at all|not essential|could live without|can be (?:discussed|dropped|relaxed|waived|ignored)|tends? to|usually|as far as possible|mostly|generally|try to|tries to|aims? to|wherever practicable)\b/
/** A bound with a way round it. */
export const LOOPHOLE =
  /\b(?:as a rule|in exceptional (?:cases|circumstances)|exceptionally|in general|in principle|normally|ordinarily|wherever possible|exceptions? (?:are|is|may|can|remain)|except (?:when|if|where|in|for|that)|save (?:when|if|where|in|for)|apart from (?:cases|when)|unless (?:it|this|that|there|otherwise|the|both|something)|in an emergency|in emergencies|where (?:unavoidable|necessary|needed)|if (?:need be|needed|necessary|unavoidable)|for a transitional period|with (?:some|few|rare|the odd) exceptions?|subject to)\b/
const KEEPING =
  /\b(?:only|stays?|remains?|keeps?|kept|within|free|exclu\p{L}+|except|save|without|closed|forbidden|prohibit\p{L}*|ban(?:s|ned)?|until|after|once|all|nothing|unchanged|untouched|instead|unmet|not met|red lines?|requires?|condition|in place of|replaced|rather)\b/u
const TURNED: [RegExp, RegExp][] = [
  [
    /\b(?:keeps?|kept|stays?|remains?)\b/,
    /\b(?:moves?|moved|leaves?|removed?|felled|sold|auctioned|given away|scrapped|gives? up|goes away|is cut)\b/,
  ],
  [/\bopens?\b/, /\b(?:closes?|closed|shut)\b/],
  [/\bfree of charge\b/, /\b(?:charges? (?:of|is)|costs? (?!nothing)\d|pays?)\b/],
]
/** Whether a sentence says the opposite of a line: what was to stay goes. "Does not leave" is no opposite. */
function turned(line: string, sentence: string): boolean {
  return TURNED.some(([mine, other]) => {
    const found = mine.test(line) && !mine.test(sentence) ? other.exec(sentence) : null
    return (
      found !== null && !/\b(?:not|never|no|nobody|none)\b[^,;]{0,24}$/.test(sentence.slice(0, found.index))
    )
  })
}

/**
 * How a red line stands in a draft. `sure`: it is there, or is said to be kept or unmet. `kept`: by figures or words that may
 * mean it. `bent`: so, but beside a leave or a case that it does not have. `trace`: something of its matter. `against`: a
 * figure on its wrong side. `nowhere`: nothing.
 */
export type LineStand = 'sure' | 'kept' | 'bent' | 'trace' | 'against' | 'nowhere'

export function standOf(reading: Reading, line: string, party: string): LineStand {
  if (squeeze(reading.text).includes(squeeze(line))) return 'sure'
  const form = keptByForm(reading, line, party)
  if (form !== null) return form ? 'sure' : 'against'
  const figures = figuresStand(reading, line, party)
  if (figures === 'against') return 'against'
  if (pointedAt(reading, party) || limitNamed(reading, line)) return 'sure'
  if (figures !== 'off' && wordsKept(reading, line, party, 'surely')) return 'sure'
  if (namedAsKept(reading, line, party) || saidToBeKept(reading, line, party)) return 'kept'
  if (figures !== 'off') {
    const straight = ofOwner(reading, line, party) || wordsKept(reading, line, party, 'straight')
    if (straight) return 'kept'
    if (figures === 'kept') return bent(reading, line) ? 'bent' : 'kept'
    if (wordsKept(reading, line, party, 'likely')) return 'bent'
  }
  return traced(reading, line, party) ? 'trace' : 'nowhere'
}

/** A sentence that names whose line it is and speaks of its matter in the same sense: "Tuesdays stay with the choir". */
function ofOwner(reading: Reading, original: string, party: string): boolean {
  const line = evened(original)
  const names = stemsOf(party)
  const matter = new Set([...stemsOf(line)].filter((one) => !names.has(one) && !BARE.has(one)))
  const owner = new RegExp(`\\b(?:${namesPattern([party])})`, 'u')
  const needed = matter.size > 3 ? 2 : 1
  return reading.sentences.some(({ text }) => {
    if (!owner.test(text) || bends(text, original) || SOFT.test(text) || turned(line, text)) return false
    if (covered(matter, evened(text)) < needed) return false
    return !isNegated(line) || isNegated(evened(text)) || STAYS.test(evened(text))
  })
}

/** Something of a line's matter, in whatever sense. */
function traced(reading: Reading, line: string, party: string): boolean {
  const names = stemsOf(party)
  const matter = [...stemsOf(line)].filter((one) => !names.has(one) && !BARE.has(one))
  const said = stemsOf(reading.text)
  const mine = rootedIn(said)
  return matter.some(
    (one) =>
      mine(one) ||
      (one.length > 3 &&
        [...linesOf(one)].some((group) => [...said].some((other) => linesOf(other).has(group)))),
  )
}

/** A term that says whose red line it carries, in other words. */
function namedAsKept(reading: Reading, line: string, party: string): boolean {
  const stems = [...stemsOf(line)]
  const by = new RegExp(`\\b(?:${namesPattern([party])}(?:'s?)?|his|her|its|their)\\b`, 'u')
  return reading.sentences.some(
    (one) =>
      /\b(?:red lines?|conditions?|limits?|non-negotiables?)\b/.test(one.text) &&
      by.test(one.text) &&
      [...stemsOf(one.text)].some((word) => stems.some((stem) => akin(stem, word))) &&
      (!isNegated(line) || isNegated(one.text) || KEEPING.test(one.text.replace(/\bred lines?\b/g, ' '))) &&
      !turned(line, one.text),
  )
}

/** "60 hives, unchanged (Kessel's red line)": a line that is pointed at beside something it speaks of. */
function saidToBeKept(reading: Reading, line: string, party: string): boolean {
  const stems = new Set([...stemsOf(line), ...figuresOf(line)])
  const owner = new RegExp(`\\b(?:${namesPattern([party])})`, 'u')
  return reading.sentences.some((one, at) => {
    const around = [reading.sentences[at - 1]?.text ?? '', one.text].join(' ')
    if (!/\bred lines?\b/.test(one.text) || SOFT.test(around) || LOOPHOLE.test(around)) return false
    if (!owner.test(around) && !/\b(?:his|her|its|their)\b/.test(one.text)) return false
    const words = [...stemsOf(around), ...figuresOf(around)]
    return words.some((word) => [...stems].some((stem) => akin(stem, word))) && !turned(line, around)
  })
}

const figuresOf = (text: string) => numbersIn(text).map((one) => `#${one.value}`)

/** Other words for the same thing, made one: "daily" is "every day", "unsold" is "not sold", "taken down" is "felled". */
const EVENED: [RegExp, string][] = [
  [/\b(?:daily|each day|day by day)\b/g, 'every day'],
  [/\bun(sold|touched|changed|altered|shortened|opened|cut|paid|used|moved|published)\b/g, 'not $1'],
  [/\b(?:cut|taken|chopped|sawn) down\b/g, 'felled'],
  [/\b(?:stops?|finish(?:es|ed)?|is over)\b/g, 'ends'],
  [/\b(?:locked|shuts?|shut down)\b/g, 'closed'],
  [/\bsubtitled\b/g, 'subtitles'],
  [/\bpublication\b/g, 'published'],
  [/\b(?:empty|clear|free) of\b/g, 'kept with no'],
  [/\b(?:monday to friday|monday through friday|weekdays)\b/g, 'weekdays not saturdays not sundays'],
  [/\b(?:stays?|remains?|retains?)\b/g, 'keeps'],
  [/\b(?:open|free|clear|passable|accessible)\b/g, 'free'],
]
const evened = keptFor((text) => EVENED.reduce((so, [from, to]) => so.replace(from, to), text))
/** Words that set a bound or an order, or say that a thing stays, and carry no matter. */
const BARE = stemsOf(
  'before after until above below under over within during without least most more less fewer than exceed keep stand',
)
/** A line that forbids all but one thing is kept by saying the one: "nobody but", "not before", "none without". */
const ALL_BUT =
  /\b(?:nobody|no one|nothing|none) (?:but|except|other than)\b|\b(?:no|not|never|nobody)\b[^.]*\b(?:without|before|until|unless|except)\b/

/** By words: half of what carries matter stands in one sentence, or nearly all of it in the text, with the same sense. */
function wordsKept(reading: Reading, original: string, party: string, how: How): boolean {
  const line = evened(original)
  const names = stemsOf(party)
  const whole = new Set([...stemsOf(line)].filter((one) => !BARE.has(one)))
  const matter = new Set([...whole].filter((one) => !names.has(one)))
  if (whole.size === 0) return true
  return (
    standsIn(reading, line, whole, how) ||
    (matter.size > 1 && standsIn(reading, line, matter, how)) ||
    (how !== 'surely' && clausesOf(reading.text).some((one) => saidShortly(evened(one), line, matter, party)))
  )
}

/** What may bend what a sentence says: a leave, a case, an exception, a mean. */
const BENDING =
  /\b(?:may|might|can|could|except\p{L}*|excluding|unless|until|save|apart|average|normally|usually|if|when\p{L}*|where\p{L}*|as far as|as long as|as a rule|in (?:general|principle)|on average|instead|either|on request|later|for the time being)\b/gu
const bends = (sentence: string, line: string) => {
  const own = new Set(line.match(BENDING) ?? [])
  return (sentence.match(BENDING) ?? []).some((one) => !own.has(one))
}
/** In how much of a line's words, and whether in a sentence that may bend them. */
type How = 'likely' | 'straight' | 'surely'
const SHARE: Record<How, number> = { likely: 0.5, straight: 0.5, surely: 0.75 }

function standsIn(reading: Reading, line: string, stems: ReadonlySet<string>, how: How): boolean {
  const strict = how === 'surely'
  const negated = isNegated(line) && (strict || !ALL_BUT.test(line))
  const least = strict || TO_STAY.test(line) ? Math.min(2, stems.size) : 1
  const needed = stems.size <= 2 ? least : Math.max(2, Math.ceil(stems.size * SHARE[how]))
  const near = reading.sentences.filter((one) => covered(stems, evened(one.text)) >= needed)
  // Said over two sentences: counts when nearly all of its words are there.
  if (near.length === 0)
    return (
      how === 'likely' && covered(stems, evened(reading.text)) >= Math.max(2, Math.ceil(stems.size * 0.75))
    )
  return near.some(({ text }) => {
    if (turned(line, text) || (how !== 'likely' && bends(text, line))) return false
    if (!negated) return true
    if (strict)
      return clausesOf(evened(text)).some((one) => isNegated(one) && covered(stems, one) >= needed - 1)
    return isNegated(evened(text)) || KEEPING.test(text)
  })
}

/** Whether the sentences that have most of a line's words all bend them. */
function bent(reading: Reading, line: string): boolean {
  const stems = new Set([...stemsOf(evened(line))].filter((one) => !BARE.has(one)))
  const covers = reading.sentences.map(({ text }) => ({ text, cover: covered(stems, evened(text)) }))
  const most = Math.max(0, ...covers.map((one) => one.cover))
  return most > 0 && covers.every(({ text, cover }) => cover < most || bends(text, line))
}

const clausesOf = keptFor((text): readonly string[] =>
  text.split(/[;|\n]|[,.:]\s|[()[\]]|\b(?:and|because|since|so that)\b/),
)

/** That things stay as they are. */
const STAYS =
  /\b(?:keeps?|kept|stands?|in place|untouched|unchanged|intact|as (?:it|they) (?:is|are)|left (?:alone|standing|as)|(?:not|\w+n't) (?:touched|moved|changed|altered|sold|felled|cut))\b/
/** That something is to stay, or is not to be done away with. */
const TO_STAY =
  /\b(?:keeps?|kept|unchanged)\b|\b(?:is|are|does|do|be|must|shall|may) (?:not|never) (?:be )?(?:felled|moved|sold|shortened|changed|altered|cut|touched|removed|smoothed|closed|split|dropped|broken|given|give|leave)\b/

/** A clause that says nothing but the line: "no developer", "yard clear (Fire Brigade)", "the walnut stays". */
function saidShortly(clause: string, line: string, matter: ReadonlySet<string>, party: string): boolean {
  if (LOOPHOLE.test(clause) || SOFT.test(clause)) return false
  const names = stemsOf(party)
  const said = [...stemsOf(clause)].filter((one) => !names.has(one) && !BARE.has(one))
  const mine = rootedIn(matter)
  const hit = said.filter(mine).length
  if (hit === 0) return false
  const alike = isNegated(clause) === isNegated(line) || ALL_BUT.test(line)
  if (hit === said.length && alike && (hit > 1 || isNegated(line))) return true
  return TO_STAY.test(line) && STAYS.test(clause) && hit >= 1 && !turned(line, clause)
}

/** How many of these words a text has, in whatever form. */
function covered(stems: ReadonlySet<string>, text: string): number {
  const said = rootedIn(stemsOf(text))
  return [...stems].filter(said).length
}

/** That a line is kept or is not, said of it and not of its matter. */
const FARES =
  '(?:kept|respected|met|unmet|honou?red|observed|safe|satisfied|untouched|intact|taken up|named|open|missed|stands?|holds?|unfulfilled|fulfilled|crossed|carried|included|in)'
const LINE = '(?:(?:red |hard |bottom )?lines?|limits?|rules?|conditions?|non-negotiables?|bounds?)'
const ALL_KEPT = new RegExp(
  `\\b(?:all|both|each of|every(?: one)? of|every)(?: of)?(?: the| these| those| your| their)?(?: two| three| four| five)? ${LINE}\\b[^.;?!]{0,40}\\b(?:kept|respected|met|honou?red|observed|safe|satisfied|untouched|intact|stand|hold|holds)\\b`,
  'u',
)

/** "Orsini's line kept", "Vane's red line is unmet; so is Kettering's", "all three lines are respected". */
function pointedAt(reading: Reading, party: string): boolean {
  const owner = `(?:${namesPattern([party])})(?:'s?)?`
  const pointed = new RegExp(
    quick(
      `\\b${owner} (?:\\p{L}+ )?${LINE}\\b(?: \\([^)]*\\)| \\p{L}+){0,6}? ${FARES}\\b|\\b${LINE} (?:of|set by|drawn by) (?:the )?${owner}(?: \\p{L}+){0,3}? ${FARES}\\b|\\b${LINE}\\b[^.?!]{0,40}\\b${FARES}[;,] (?:and )?so (?:is|are) (?:that of )?(?:the )?${owner}`,
    ),
    'u',
  )
  const named = new RegExp(
    `\\bred lines? (?:of )?(?:the )?${owner}|\\b${owner} (?:own )?red lines?\\b|\\b${owner}.*\\b(?:his|her|its|their) red lines?\\b`,
    'u',
  )
  const single = reading.context.redLines.filter((one) => plainOf(one.party).text === party).length === 1
  const his = new RegExp(
    quick(`\\b${owner}\\b.*\\b(?:his|her|its|their) (?:\\p{L}+ )?${LINE}(?: \\p{L}+){0,3}? ${FARES}\\b`),
    'u',
  )
  return reading.sentences.some((one) => {
    if (/\bif\b[^.;]*$/.test(one.text) && !/\bunmet|not met\b/.test(one.text)) return false
    if (single && named.test(one.text) && !LOOPHOLE.test(one.text) && !SOFT.test(one.text)) return true
    return pointed.test(one.text) || his.test(one.text) || ALL_KEPT.test(one.text)
  })
}

const LIMIT_FARES = new RegExp(
  `\\b${LINE} of [^.;?!]{1,30} (?:is|are|stays?) (?:kept|respected|met|unmet|honou?red|observed)\\b`,
  'u',
)
/** "The limit of 20,000 is kept": pointed at by its own figure. */
function limitNamed(reading: Reading, line: string): boolean {
  const own = figuresOf(line)
  return reading.sentences.some(({ text }) =>
    figuresOf(LIMIT_FARES.exec(text)?.[0] ?? '').some((one) => own.includes(one)),
  )
}

const squeeze = keptFor((text) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim())
