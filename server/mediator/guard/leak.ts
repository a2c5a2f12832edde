import { plainOf } from '../language/plain'
import { stem, wordsIn } from '../language/words'
import { conceptsIn, placeOf, WAY_OUT } from './concepts'
import type { GuardSpan, SealedText } from './input'
import { claimPatterns } from './leak-claims'
import { figureLeaks } from './leak-figures'
import { namesPattern, type Reading, span } from './reading'

/** Everything that gives a sealed part away, inside quotations too. */
export function leakFaults(reading: Reading): GuardSpan[] {
  return [
    ...figureLeaks(reading),
    ...reading.context.sealed.flatMap((one) => wordLeaks(reading, one)),
    ...comparisons(reading),
  ]
}

const COMMON = new Set(
  'would otherwise year month week day time next thing way make take give use go come work part plan new old good first second third last people person others percent point points matter value count would could about other per pay cost costs price keep lose same help expect mean know think look read hold fall decide tell ask need include date start half total deal agreement party term issue settlement broken finish late deadline'
    .split(' ')
    .map(stem),
)

/** The content of a sealed text in its own words or in words that mean the same. */
function wordLeaks(reading: Reading, sealed: SealedText): GuardSpan[] {
  // What is weighed is on the table for all to see; only how it weighs is not.
  if (sealed.kind === 'weight' || sealed.kind === 'score') return []
  const text = plainOf(sealed.text).text
  const open = reading.public.join('\n')
  const known = new Set([
    ...wordsIn(open).map((one) => one.stem),
    ...wordsIn(reading.context.parties.join(' ').toLowerCase()).map((one) => one.stem),
  ])
  const secret = wordsIn(text).filter((one) => !known.has(one.stem) && !COMMON.has(one.stem))
  const stems = new Set(secret.map((one) => one.stem))
  const proper = new Set(
    wordsIn(sealed.text)
      .filter((one) => properAt(sealed.text, one.start) && !known.has(one.stem))
      .map((one) => one.stem),
  )
  const openConcepts = conceptsIn(open)
  const concepts = [...conceptsIn(text)].filter((one) => !openConcepts.has(one))
  return [
    ...spacedOut(reading, stems),
    ...reading.sentences.flatMap((sentence, at) => {
      const here = wordsIn(sentence.text).filter((one) => stems.has(one.stem))
      const ideas = concepts.flatMap((one) => placeOf(one, sentence.text) ?? [])
      const fresh = ideas.filter(
        (idea) => !here.some((word) => word.start < idea.end && idea.start < word.end),
      )
      const distinct = new Set(here.map((one) => one.stem)).size
      const evidence = distinct + fresh.length
      const named = here.some((one) => proper.has(one.stem))
      const previous = reading.sentences[at - 1]?.text ?? ''
      const about = partyNamed(reading, sealed, `${previous} ${sentence.text}`)
      const telling = concepts.some((one) => TELLING.has(one) && placeOf(one, sentence.text) !== null)
      const supposed =
        reading.act === 'simulate' &&
        /^(?:if|should|suppose|when|in case|imagine|situation|what if|what happens)\b/.test(sentence.text) &&
        [...here, ...ideas].every((one) => !sentence.text.slice(0, one.start).includes(','))
      const enough =
        evidence >= 2 ||
        named ||
        (about &&
          evidence === 1 &&
          !supposed &&
          ((stems.size <= 2 && distinct === 1) ||
            telling ||
            (sealed.kind === 'note' && here.some((one) => one.word.length >= 5))))
      if (!enough) return []
      const places = [...here, ...fresh]
      const start = Math.min(...places.map((one) => one.start))
      const end = Math.max(...places.map((one) => one.end))
      return [span(reading, sentence.start + start, sentence.start + end, 'leak')]
    }),
  ]
}

/** A name: capitalised inside the sentence, or before another capital or a verb at its start. */
function properAt(text: string, at: number): boolean {
  const rest = text.slice(at)
  if (!/^\p{Lu}/u.test(rest)) return false
  const first = at === 0 || /[.!?]\s+$/.test(text.slice(0, at))
  return (
    !first ||
    /^\p{Lu}[\p{L}'’-]*\s+(?:\p{Lu}|would|will|offers?|offered|pays?|has|quoted|wants?|is|could|can)/u.test(
      rest,
    )
  )
}

/** Letters set apart: "K a s t n e r". */
function spacedOut(reading: Reading, stems: Set<string>): GuardSpan[] {
  return [...reading.text.matchAll(/(?<!\p{L})(?:\p{L}[\s.\-_*·]){3,}\p{L}(?!\p{L})/gu)].flatMap((one) => {
    const [word] = wordsIn(one[0].replace(/[^\p{L}]/gu, ''))
    return word && stems.has(word.stem) ? [span(reading, one.index, one.index + one[0].length, 'leak')] : []
  })
}

/** Concepts that say enough alone, next to the party's name. */
const TELLING = new Set([
  'elsewhere',
  'money',
  'job',
  'moving',
  'health',
  'birth',
  'divorce',
  'layoff',
  'merger',
  'defect',
  'bluff',
  'series',
  'selling',
  'insurance',
  'demand',
  'closing',
  'strike',
  'building',
  'stop',
])

function partyNamed(reading: Reading, sealed: SealedText, text: string): boolean {
  return (
    new RegExp(
      `\\b${namesPattern([sealed.party])}\\b|\\b(?:you|your|other side|other party|colleague|they|he|she|their|his|her)\\b`,
      'u',
    ).test(text) || reading.context.parties.length === 2
  )
}

const MATTERS = '(?:matters?|counts?|weighs?|cares?|is worth|are worth|means|values?|prizes?)'
const AMOUNT =
  '(?:(?:far|much|way|a lot|a great deal|considerably|clearly|slightly|little|very) )*(?:more|most|less|least|twice|two|three|four|five|six|seven|eight|nine|ten|half|as much|double|above all|well over|over|little|hardly|the bulk|a third|two thirds|nothing|everything)'

/** Comparisons that only somebody who had read a sealed part could make. */
function comparisons(reading: Reading): GuardSpan[] {
  const kinds = new Set(reading.context.sealed.map((one) => one.kind))
  const open = reading.public.join('\n')
  const patterns: string[] = []
  if (kinds.has('batna') || kinds.has('score')) {
    patterns.push(
      String.raw`\b(?:would|could|might|can|will|is (?:really |secretly |in fact )?(?:willing|prepared|ready|able) to)\b[^.;?!]{0,30}\b(?:accept|go|settle|take|do it|let (?:it|her|him|them) go|come down|live with|stretch|pay|sell|agree)\b[^.;?!]{0,18}\b(?:for (?:a good deal |much |far |a lot |considerably |somewhat )?(?:less|more)|(?:much |far |a lot |somewhat |a bit )?(?:lower|higher|further|less than (?:that|this|asked|she|he|they|it)|more than (?:that|this|offered|she|he|they|it)))\b`,
      String.raw`\b(?:would|could|might|can|will|is (?:\p{L}+ )?(?:willing|prepared|ready|able) to)\b[^.;?!]{0,40}\bfor (?:a good deal |much |far |a lot |somewhat |a bit )?(?:less|more)(?= than|[.,;?!]|$)`,
      String.raw`\b(?:has|have|holds?|is sitting on|got) (?:a |an |some |already |still )*(?:better|stronger|weaker|good|strong|weak|poor|other|cheaper|attractive|outside|excellent|bad|worse|no real|no other|comfortable) (?:alternatives?|offers?|options?|fallback|outside option|batna|position to walk)\b`,
      String.raw`\b(?:below|above|under|beneath|beyond|better than|worse than|short of|over) (?:its|his|her|their|own|the party's|${reading.name}'s?) (?:own )?(?:number|alternative|batna|walk-?away|limit|minimum|threshold|floor|ceiling|reserve|fallback|outside option)\b`,
      String.raw`\b(?:better|worse) off (?:in|at|with|without|elsewhere|by|walking|if (?:it|they|he|she) (?:walk|leave|left))\b`,
      String.raw`\b(?:floor|ceiling|bottom line|walk-?away (?:point|price|value)|reservation (?:price|value|point)|batna|breaking point|secret limit|true limit|real limit|real (?:minimum|maximum|price)|hidden (?:limit|reserve))s? (?:is|are|lies|stands|of|at|would be)\b`,
      String.raw`\b(?:${reading.name})(?:'s)? (?:floor|ceiling|bottom line|walk-?away|reservation price|batna|breaking point|true limit|real limit|alternative)\b`,
      String.raw`\bthreat to (?:leave|walk|go)[^.;?!]{0,20}\b(?:is real|is empty|is serious|is credible|is hollow)\b`,
    )
  }
  const claims = claimPatterns(reading)
  if (kinds.has('batna') || kinds.has('score')) patterns.push(...claims.bounds)
  if (kinds.has('weight') || kinds.has('score')) patterns.push(...claims.weights)
  if (kinds.has('batna') && !WAY_OUT.test(open)) patterns.push(WAY_OUT.source)
  if (kinds.has('weight') || kinds.has('score')) {
    patterns.push(
      String.raw`\b(?:most|much|the bulk|nearly all|almost all|half|two thirds|a third|little|none|a large part) of (?:what|all that|everything) [^.;?!]{0,20}\b(?:cares?|matters?|counts?|values?|wants?|is about)\b`,
      String.raw`\b(?:for|to) (?:the )?(?:${reading.name})\b[^.;?!]{0,40}\b(?:key|central|decisive|crucial|paramount|secondary|overriding|essential)\b`,
      String.raw`\beverything else (?:is|comes|counts|matters)\b[^.;?!]{0,14}|\b(?:all|any)thing (?:else )?to (?:begin|start|get|have|keep|avoid)\b|\b(?:least|hardly|never) (?:do|live|manage) without\b|\b(?:nearly|almost) (?:anything|everything) (?:to|for)\b|\bat (?:nearly |almost )?any price\b`,
      String.raw`\b(?:outweighs?|trumps?|eclipses?|dwarfs?)\b`,
      String.raw`\b${MATTERS}\b[^.;?!]{0,30}\b${AMOUNT}\b[^.;?!]{0,40}\b(?:than|as|times|to (?:him|her|them|it|you)|for (?:him|her|them|it)|important|everything|half|all|for (?:the )?(?:${reading.name})|to (?:the )?(?:${reading.name}))\b`,
      String.raw`\b(?:top|first|main|highest|chief|real|lowest|biggest) (?:priority|concern|interest) (?:is|lies|of|for)\b|\bpriority (?:of|for) (?:the )?(?:${reading.name})\b`,
      String.raw`\b(?:most|least|more|less|twice as|times as|half as|hardly|barely|not) important (?:to|for|than|issue|thing|of all)\b`,
      String.raw`\b(?:cares?|minds?) (?:${AMOUNT}|about nothing|only|mostly|mainly|chiefly|above all|little|hardly|more|most)\b`,
      String.raw`\b(?:well over|more than|over|almost|nearly|about|roughly|around|most of|the (?:bulk|lion's share|better part|majority) of)\b[^.;?!]{0,20}\b(?:what counts|what matters|the decision|of everything|the value|its value|the whole|the score|all that)\b`,
      String.raw`\b(?:worth|valued at) (?:far |much |way |a lot )?(?:more|most|less|twice|double|half)\b[^.;?!]{0,20}\bto (?:him|her|them|it|the|${reading.name})\b`,
      String.raw`\b(?:gains?|loses?) (?:far |much |the )?(?:more|most|less|least) (?:from|by|in|on|than)\b`,
    )
  }
  const said = /\b(?:most important|top priority|matters? (?:more|most)|priority|above all|more important)\b/
  return patterns.flatMap((source) =>
    [...reading.text.matchAll(new RegExp(source, 'gu'))].flatMap((one) => {
      const before = reading.text.slice(Math.max(0, one.index - 40), one.index)
      const sentence = reading.sentences.find((other) => other.start <= one.index && one.index < other.end)
      const open_ = (said.test(one[0]) && said.test(open)) || open.includes(one[0])
      const asks =
        (sentence?.text.endsWith('?') ?? false) &&
        /^(?:\W*[\p{L}. ]{2,40},\s+)?(?:what|which|how|is there|are there|do you|could you say|would you say|have you)\b/u.test(
          sentence?.text ?? '',
        )
      const denied =
        /\b(?:not known|nobody|no one|no statement|nothing|does not say|unknown|whether|not said)\b/.test(
          before,
        )
      const supposed =
        reading.act === 'simulate' &&
        WAY_OUT.test(one[0]) &&
        !(sentence?.text.slice(0, one.index - sentence.start) ?? '').includes(',') &&
        /^(?:if|should|suppose|when|in case|situation|what)\b/.test(sentence?.text ?? '')
      return open_ || (asks && !WAY_OUT.test(one[0])) || denied || supposed
        ? []
        : [span(reading, one.index, one.index + one[0].length, 'leak')]
    }),
  )
}
