import { decide } from '@/server/ratification/decide'
import { type Evidence, readEnglish } from '@/server/ratification/english'
import { identifyLanguage } from '@/server/ratification/language'
import { type Abroad, limitsAbroad, SHARE } from '@/server/ratification/model/abroad'
import { committed, type Model } from '@/server/ratification/model/committed'
import { type Unit, unitsOf } from '@/server/ratification/model/features'
import { gramsOf, gramUnits, noticedGrams, signRuns } from '@/server/ratification/model/grams'
import { judge, logOdds, markedOf, type Shown } from '@/server/ratification/model/judge'
import { considered } from '@/server/ratification/model/opinion'
import { type Sequence, sequenceOf } from '@/server/ratification/model/sequence'
import { featuresOf, placesOf, type StatementFeatures } from '@/server/ratification/model/statement'
import { noticedIn } from '@/server/ratification/noticed'
import { type BookReading, readWithPhrasebook } from '@/server/ratification/phrasebook/read-phrasebook'
import type { ScreenContext, Span, Verdict } from '@/server/ratification/reading'
import { revise } from '@/server/ratification/revise'
import { emojiForVerb, readSurface, type Surroundings } from '@/server/ratification/surface'
import { makeVisible, type Visible } from '@/server/ratification/visible'

/** A statement read by the rules' tables, before anything is weighed. */
export type Prepared = PreparedEnglish | PreparedAbroad | { kind: 'decided'; verdict: Verdict }

/** In another language that there is a phrase book for. */
export interface PreparedAbroad {
  kind: 'abroad'
  book: BookReading
  units: Unit[]
  noticed: Int32Array
  features: StatementFeatures
  grams: () => StatementFeatures
  /** Its runs of signs alone, only worked out where they are asked for. */
  runs: () => StatementFeatures
}

export interface PreparedEnglish {
  kind: 'english'
  evidence: Evidence
  around: Surroundings
  /** Whether the language is known to be English. */
  sure: boolean
  units: Unit[]
  noticed: Int32Array
  features: StatementFeatures
  /** Only worked out where they are asked for. */
  sequence: () => Sequence
  grams: () => StatementFeatures
}

/** The screen without its safety net: may throw where `screen` answers `unclear`. */
export function read(text: string, context: ScreenContext): Verdict {
  return conclude(prepare(text, context), committed())
}

/** Everything about a statement that does not rest on what was learnt. */
export function prepare(text: string, context: ScreenContext): Prepared {
  const visible = makeVisible(text, namesIn(context))
  const surface = readSurface(text, visible)
  const language = identifyLanguage(withoutNames(visible.line.text, context))
  if (language === 'en' || language === 'unknown')
    return prepareEnglish(visible, surface, context, language === 'en')
  const book = readWithPhrasebook(visible.line, language, context, surface)
  if (book) {
    const units = book.long ? [] : gramUnits(book.said, language)
    const noticed = noticedGrams(book.noticed, language)
    const features = gramsOf(units, noticed)
    const runs = once(() => signRuns(book.long ? '' : book.said.text))
    return { kind: 'abroad', book, units, noticed, features, grams: () => features, runs }
  }
  return {
    kind: 'decided',
    verdict: {
      label: 'unclear',
      reasons: surface.length > 0 ? [...new Set(surface.map((span) => span.reason))] : ['none'],
      spans: surface,
    },
  }
}

const namesIn = ({ settlementTitle, parties }: ScreenContext): ReadonlySet<string> =>
  new Set([settlementTitle, ...parties].join(' ').match(/[\p{L}\p{M}]+/gu))

/** Names and titles say nothing about the language they are mentioned in, unless there is nothing else. */
function withoutNames(text: string, { settlementTitle, parties }: ScreenContext): string {
  let rest = text
  for (const name of [settlementTitle, ...parties]) if (name.length > 2) rest = rest.replaceAll(name, ' ')
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= 6 ? rest : text
}

export function conclude(prepared: Prepared, model: Model): Verdict {
  if (prepared.kind === 'decided') return prepared.verdict
  if (prepared.kind === 'abroad') return concludeAbroad(prepared, model)
  const { evidence, around, sure } = prepared
  const verdict = decide(evidence, around, () => judge(shownBy(prepared), model.harm, evidence.marked))
  if (verdict.label === 'ratifies') return sure ? verdict : { label: 'unclear', reasons: ['none'], spans: [] }
  // What was struck out speaks, or does not, by who shows it.
  return sure && !around.struck && !evidence.misquoted && evidence.misnamed.length === 0 && !evidence.crowded
    ? revise(verdict, prepared, model.opinions, evidence.marked)
    : verdict
}

function limitAbroad({ verdict, bare }: BookReading): number {
  if (bare && verdict.label === 'ratifies') return limitsAbroad.bare
  return verdict.label === 'ratifies' ? limitsAbroad.known : limitsAbroad.unknown
}

/** How much speaks against a statement in another language, by both that was learnt of it. */
export function harmAbroad(prepared: PreparedAbroad, { harm, runs }: Abroad): number {
  const { features } = considered(prepared, prepared.book.verdict)
  return logOdds(prepared.runs(), runs) + SHARE * logOdds(features, harm)
}

function concludeAbroad(prepared: PreparedAbroad, { abroad }: Model): Verdict {
  const { book } = prepared
  if (!book.refused && !book.denied && harmAbroad(prepared, abroad) < limitAbroad(book))
    return { label: 'ratifies', reasons: [book.reluctant ? 'reluctant_but_clear' : 'none'], spans: [] }
  const verdict: Verdict =
    book.verdict.label === 'ratifies' ? { label: 'unclear', reasons: ['none'], spans: [] } : book.verdict
  return book.refused ? verdict : revise(verdict, prepared, abroad.opinions, book.line)
}

/** What is judged of a statement that no rule refuses. */
export function shownBy(prepared: PreparedEnglish): Shown {
  const { features } = considered(prepared, rulesAlone(prepared))
  return { ...prepared, grams: prepared.grams(), considered: features }
}

/** What the rules make of a statement that is held for no ratification. */
export function rulesAlone({ evidence, around }: PreparedEnglish): Verdict {
  return decide(evidence, around, () => ({ harm: Number.POSITIVE_INFINITY, worst: undefined }))
}

/** Whether no rule refuses a statement, so that what was learnt is asked. */
export function isJudged({ evidence, around }: PreparedEnglish): boolean {
  let asked = false
  decide(evidence, around, () => {
    asked = true
    return { harm: Number.POSITIVE_INFINITY, worst: undefined }
  })
  return asked
}

const moreThanFour = /^[^\p{L}\p{N}'’]*(?:[\p{L}\p{N}'’]+[^\p{L}\p{N}'’]+){4}[\p{L}\p{N}'’]/u

function prepareEnglish(visible: Visible, surface: Span[], context: ScreenContext, sure: boolean): Prepared {
  const evidence = readEnglish(visible.line, context)
  const spans = [...surface]
  const whole = { start: 0, end: visible.line.text.length }
  if (evidence.quotes.length > 0 && !/\p{L}{2,}/u.test(evidence.line.text.replace(/@q|\( .* \)/gu, '')))
    spans.push({ ...whole, reason: 'past_or_reported' })
  const bare = evidence.acts.length === 0
  if (bare && emojiForVerb(visible.line.text) && evidence.lame.length === 0 && evidence.words <= 6)
    spans.push({ ...whole, reason: 'non_linguistic' })
  const few = bare && !moreThanFour.test(visible.line.text)
  const nonsense = spans.some((span) => span.reason === 'non_linguistic')
  if (bare && nonsense && !/@ref|settlement|agreement/u.test(evidence.line.text) && few)
    spans.push({ ...whole, reason: 'no_reference' })
  const terse = few && !nonsense && !/@(?:ref|bad|old|part|gist|some|about|thing)/u.test(evidence.line.text)
  if (terse && evidence.lame.length === 0) spans.push({ ...whole, reason: 'no_reference' })
  const softHyphen = visible.slips
  const around = {
    spans,
    clumsy: softHyphen || clumsy.test(evidence.plain),
    struck: visible.struck,
    terse,
  }
  const marked = markedOf(evidence)
  // What is too crowded to be weighed is refused, and keeps the name the rules give it.
  const units = evidence.crowded ? [] : unitsOf(marked)
  const seen = noticedIn(evidence, around)
  const noticed = placesOf(seen)
  return {
    kind: 'english',
    evidence,
    around,
    sure,
    units,
    noticed,
    features: featuresOf(units, noticed),
    sequence: () => sequenceOf(marked),
    grams: once(() => gramsOf(gramUnits({ ...marked, unspaced: false }, 'en'), noticedGrams(seen, 'en'))),
  }
}

function once<Worked>(work: () => Worked): () => Worked {
  let done: { worked: Worked } | undefined
  return () => {
    done ??= { worked: work() }
    return done.worked
  }
}

/** Turns of phrase of people who write in a second language; the act is clear all the same. */
const clumsy =
  /\b(?:i am (?:accept|agree)\b|am agree with|as it is wrote|as its wrote|how (?:it )?is written|like (?:it )?(?:is )?(?:written|stand)\b|declare us|(?:have|is) not more|do not need no|we have (?:drink|decide)|is finished for|in the form it has|(?:i|we) (?:accepting|agreeing|ratifying) (?:to )?@ref|me accept|as it written|how it stand)\b/u
