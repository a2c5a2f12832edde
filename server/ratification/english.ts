import { type Act, findActs, findBareActs } from '@/server/ratification/acts'
import { canonicalise } from '@/server/ratification/canonical'
import { cueIndexes } from '@/server/ratification/cues/index-of-cues'
import { ownVoice } from '@/server/ratification/cues/speakers'
import { fallsShort } from '@/server/ratification/falls-short'
import { framePattern } from '@/server/ratification/frames'
import { governs } from '@/server/ratification/governing'
import { type Hit, type Line, originOf, rewrite } from '@/server/ratification/line'
import { findLooseActs } from '@/server/ratification/loose-acts'
import { misnamedIn } from '@/server/ratification/misnamed'
import { peopleOf } from '@/server/ratification/people'
import { readPrelude } from '@/server/ratification/prelude'
import type { ReasonCode, ScreenContext, Span } from '@/server/ratification/reading'
import { markReferences } from '@/server/ratification/reference'
import { withoutRepeats } from '@/server/ratification/repeats'
import { readResidue } from '@/server/ratification/residue'
import { type Found, MOST_CUES, scanCues } from '@/server/ratification/scan'
import { type Sentence, sentencesOf, setQuotesAside } from '@/server/ratification/sentences'
import { settlementWords, withoutTerms } from '@/server/ratification/settlement-text'
import { repairSpelling } from '@/server/ratification/spelling'
import { spreadActs } from '@/server/ratification/spread'
import { titleWords } from '@/server/ratification/title'

/** What the English layers found in a statement; `decide` weighs it. */
export interface Evidence {
  /** The canonical line with references, people, quotations and harmless idioms marked. */
  line: Line
  /** Acts of assent to this settlement that nothing in their own clause takes back. */
  acts: Hit[]
  /** So many acts or cues that not all were weighed: it is not read as a ratification. */
  crowded: boolean
  /** Acts in no known shape; only looked for where there is none in a known one. */
  loose: Hit[]
  /** Acts whose object is wrong, partial or missing. */
  lame: { hit: Hit; reason: ReasonCode }[]
  /** Words claimed for the settlement that are not in its text. */
  misquoted: boolean
  /** Titles written out that are another's, in offsets of the statement as typed. */
  misnamed: Hit[]
  found: Found[]
  /** Offsets (in the line) of words that could not be read as harmless. */
  unread: Hit[]
  words: number
  /** Words said over again counted once. */
  different: number
  slips: number
  quotes: string[]
  /** The canonical text before harmless idioms were set aside. */
  plain: string
  /** The canonical line with references and people marked, before any idiom or quotation is set aside. */
  marked: Line
  /** Every cue wherever it stands, in offsets of the statement as typed. */
  cues: Span[]
  /** Idioms that were set aside as harmless, in offsets of the statement as typed. */
  idioms: Hit[]
}

export function readEnglish(visible: Line, context: ScreenContext): Evidence {
  const spelled = repairSpelling(
    withoutRepeats(canonicalise(visible)),
    new Set(context.parties.flatMap(titleWords)),
  )
  let line = peopleOf(context).mark(spelled.line)
  line = markReferences(line, context)
  const terms = settlementWords(context)
  if (terms) line = withoutTerms(line, terms)
  const marked = line
  line = rewrite(line, framePattern, () => ' @say ')
  line = rewrite(line, ownVoice, () => '@ok')
  line = rewrite(line, / {2,}/gu, () => ' ')
  const aside = setQuotesAside(line)
  const harmless = setHarmlessAside(aside.line)
  line = harmless.line
  const sentences = sentencesOf(line.text)
  const found = scanCues(line.text, cueIndexes.cues)
  const acts: Hit[] = []
  const lame: Evidence['lame'] = []
  for (const sentence of sentences) {
    if (acts.length + lame.length >= MOST_ACTS) break
    for (const act of findActs(sentence.text).slice(0, MOST_ACTS)) {
      const hit = { start: act.start + sentence.start, end: act.end + sentence.start }
      const held = governs(line.text, sentence, hit)
      if (held !== undefined) {
        lame.push({ hit, reason: held })
        continue
      }
      const after = line.text.slice(hit.end, hit.end + 24)
      const object =
        thatClause.test(after) || (/ that$/u.test(line.text.slice(0, hit.end)) && thatItIs.test(after))
          ? 'none'
          : (objectOf(act, line.text, hit, harmless.anchors) ?? fallsShort(line.text, hit))
      if (object !== undefined) {
        lame.push({ hit, reason: object })
        continue
      }
      acts.push(hit)
    }
  }
  for (const hit of spreadActs(line.text, sentences)) {
    if (acts.some((act) => act.start < hit.end && hit.start < act.end)) continue
    lame.splice(0, lame.length, ...lame.filter(({ hit: one }) => one.start < hit.start || one.end > hit.end))
    const short = fallsShort(line.text, hit)
    if (short === undefined) acts.push(hit)
    else lame.push({ hit, reason: short })
  }
  if (acts.length === 0 && lame.length === 0)
    for (const sentence of sentences)
      for (const hit of findBareActs(sentence.text))
        lame.push({
          hit: { start: hit.start + sentence.start, end: hit.end + sentence.start },
          reason: 'no_reference',
        })
  const loose: Hit[] = []
  for (const sentence of acts.length === 0 && lame.length < MOST_ACTS ? sentences : [])
    for (const act of findLooseActs(sentence.text)) {
      const hit = { start: act.start + sentence.start, end: act.end + sentence.start }
      const held = governs(line.text, sentence, hit)
      if (held === undefined || held === 'none') loose.push(hit)
    }
  acts.sort((a, b) => a.start - b.start)
  const crowded = found.length >= MOST_CUES || acts.length + lame.length >= MOST_ACTS
  const unread = crowded
    ? []
    : [...readPrelude(line.text, sentences, acts), ...readResidue(line.text, sentences, acts)]
  const misquoted =
    terms !== undefined &&
    reciting.test(line.text) &&
    aside.quotes.some((quote) => quote.split(' ').length >= 4 && !terms.has(quote))
  if (misquoted)
    lame.push({
      hit: { start: Math.max(0, line.text.search(reciting)), end: line.text.length },
      reason: 'wrong_reference',
    })
  const repeated = (cue: Found) =>
    terms?.has(line.text.slice(cue.start, cue.end + line.text.slice(cue.end).search(/ ?[.;!?~:]|$/u))) ===
    true
  return {
    line,
    acts,
    loose,
    crowded,
    lame,
    misquoted,
    misnamed: misnamedIn(visible, context),
    found: inScope(line.text, found, sentences, acts, lame).filter((cue) => !repeated(cue)),
    unread,
    words: line.text.match(/[\p{L}@][\p{L}\p{N}']*/gu)?.length ?? 0,
    different: new Set(line.text.match(/[\p{L}@][\p{L}\p{N}']*/gu)).size,
    slips: spelled.slips,
    quotes: aside.quotes,
    plain: aside.line.text,
    marked,
    cues: found.map(({ start, end, reason }) => ({ ...originOf(line, { start, end }), reason })),
    idioms: harmless.idioms,
  }
}

/** Further acts are not looked at; nobody says yes so often. */
const MOST_ACTS = 16

/** Cues that an act of assent can be made of: "I am happy to confirm …". */
const partOfAct: ReadonlySet<ReasonCode> = new Set([
  'hedged',
  'future_intent',
  'past_or_reported',
  'third_party',
])

/** What is said of one's assent itself, and no part of how it is given: "my grudging and partial assent". */
const ownAssent = /^(?:my|our|its|@self 's) /u

const asking = /^if (?:you|anyone|the mediator) (?:are|is) (?:asking|wondering|wanting to know)/u

/** Words that claim to quote the settlement. */
const reciting =
  /\b(?:part|clause|term|bit|line|section|paragraph|it|text|@ref|sentence|rule)(?: \d+)? (?:that |which )?(?:says|reads|provides|states|where it says)|@ok/u

/** "I accept this settlement is unfair": the settlement is not what is accepted. */
const thatClause =
  /^ (?:as written )?(?:is|was|are|were|has|had|will|would|can|does|did|may|might|should|needs|contains|fails)\b/u

/** "I accept that it is": nor is "that". */
const thatItIs =
  /^ (?:it|they|this|these|he|she|there|@ref) (?:is|was|are|were|has|had|will|would|can|does|did|may|might|should)\b/u

/** Also says where a reference to the settlement went aside with an idiom: a later "it" can still mean it. */
function setHarmlessAside(line: Line): { line: Line; anchors: number[]; idioms: Hit[] } {
  const anchors: number[] = []
  const idioms: Hit[] = []
  const spans = scanCues(line.text, cueIndexes.harmless)
  if (spans.length === 0) return { line, anchors, idioms }
  const kept: Hit[] = []
  for (const span of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1)
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end)
    else kept.push({ start: span.start, end: span.end })
  }
  let text = ''
  const from: number[] = []
  const to: number[] = []
  let done = 0
  for (const span of [...kept, { start: line.text.length, end: line.text.length }]) {
    text += line.text.slice(done, span.start)
    for (let i = done; i < span.start; i += 1) {
      from.push(line.from[i] ?? 0)
      to.push(line.to[i] ?? 0)
    }
    if (span.end > span.start) {
      if (line.text.slice(span.start, span.end).includes('@ref')) anchors.push(text.length)
      const origin = originOf(line, span)
      idioms.push(origin)
      text += '@ok'
      for (let i = 0; i < 3; i += 1) {
        from.push(origin.start)
        to.push(origin.end)
      }
    }
    done = span.end
  }
  return { line: { text, from, to }, anchors, idioms }
}

const rivals =
  /\b(?:an?|the|your|his|her|their|this|that|my|our|@other 's) (?:[a-z-]+ ){0,2}(?:points?|apolog(?:y|ies)|offers?|arguments?|invitation|explanation|responsibility|decision|idea|suggestion|proposal|gift|money|cheque|check|job|blame|criticism|compliment|challenge|advice|fact|truth|reason|correction|compromise|draft|version|letter|amendment|counter|plan|request|theory|position|view|statement|claim|word|promise|payment|award|prize|clause|change|risk|loss|result|outcome|verdict|ruling|title|role|summary|translation|recommendation|diagnosis)\b/u

/** `undefined` where the act is about this settlement. */
function objectOf(act: Act, text: string, hit: Hit, anchors: readonly number[]): ReasonCode | undefined {
  switch (act.object) {
    case 'ref':
      return undefined
    case 'bad':
    case 'old':
    case 'thing':
      return 'wrong_reference'
    case 'part':
      return 'partial'
    case 'gist':
      return 'hedged'
    case 'about':
      return 'none'
    case 'some':
    case 'none':
      return 'no_reference'
    case 'pronoun': {
      // "I am content with this settlement and accept it": what it points at may stand in the act itself.
      const before = text.slice(0, hit.end)
      const anchor = Math.max(before.lastIndexOf('@ref'), ...anchors.filter((at) => at < hit.start))
      if (anchor < 0) return /@bad|@old/u.test(before) ? 'wrong_reference' : 'no_reference'
      const between = before.slice(anchor)
      if ((between.match(/[.!?]/gu)?.length ?? 0) > 2) return 'no_reference'
      return rivals.test(between) ? 'no_reference' : undefined
    }
  }
}

function inScope(
  text: string,
  found: Found[],
  sentences: Sentence[],
  acts: Hit[],
  lame: Evidence['lame'],
): Found[] {
  const anchors = [...acts, ...lame.map(({ hit }) => hit)].sort((a, b) => a.start - b.start)
  const first = anchors[0]?.start
  const acting = sentences.filter((sentence) =>
    anchors.some((hit) => hit.start >= sentence.start && hit.start < sentence.end),
  )
  return found.filter((cue) => {
    if (cue.scope !== 'any' && anchors.length === 0) return cue.scope !== 'after'
    if (
      cue.reason === 'conditional' &&
      acts.some((hit) => hit.start === cue.start && asking.test(text.slice(hit.start)))
    )
      return false
    if (
      partOfAct.has(cue.reason) &&
      !ownAssent.test(text.slice(cue.start, cue.end)) &&
      acts.some(
        (hit) =>
          cue.start >= hit.start && cue.end <= hit.end && !text.slice(hit.start, cue.start).includes(','),
      )
    )
      return false
    if (cue.scope === 'any') return true
    if (cue.scope === 'lone') return acts.length === 0
    if (cue.scope === 'after') return first !== undefined && cue.start > first
    return acting.some((sentence) => cue.start >= sentence.start && cue.start < sentence.end)
  })
}
