import { decide, type Verdict } from '@/server/ratification/decide'
import { type Evidence, readEnglish } from '@/server/ratification/english'
import { identifyLanguage } from '@/server/ratification/language'
import { committed, type Model } from '@/server/ratification/model/committed'
import { type Unit, unitsOf } from '@/server/ratification/model/features'
import { judge, markedOf, type Shown } from '@/server/ratification/model/judge'
import { considered } from '@/server/ratification/model/opinion'
import { type Sequence, sequenceOf } from '@/server/ratification/model/sequence'
import { featuresOf, placesOf, type StatementFeatures } from '@/server/ratification/model/statement'
import { noticedIn } from '@/server/ratification/noticed'
import { readWithPhrasebook } from '@/server/ratification/phrasebook/read-phrasebook'
import type { ScreenContext, Span } from '@/server/ratification/reading'
import { revise } from '@/server/ratification/revise'
import { emojiForVerb, readSurface, type Surroundings } from '@/server/ratification/surface'
import { makeVisible, type Visible } from '@/server/ratification/visible'

/** A statement read by the rules' tables, before anything is weighed. */
export type Prepared = PreparedEnglish | { kind: 'decided'; verdict: Verdict }

export interface PreparedEnglish {
  kind: 'english'
  evidence: Evidence
  around: Surroundings
  /** Whether the language is known to be English. */
  sure: boolean
  units: Unit[]
  noticed: Int32Array
  features: StatementFeatures
  /** Only worked out where it is asked for. */
  sequence: () => Sequence
}

/** The screen without its safety net: may throw where `screen` answers `unclear`. */
export function read(text: string, context: ScreenContext): Verdict {
  return conclude(prepare(text, context), committed())
}

/** Everything about a statement that does not rest on what was learnt. */
export function prepare(text: string, context: ScreenContext): Prepared {
  const visible = makeVisible(text)
  const surface = readSurface(text, visible)
  const language = identifyLanguage(withoutNames(visible.line.text, context))
  if (language === 'en' || language === 'unknown')
    return prepareEnglish(visible, surface, context, language === 'en')
  const known = readWithPhrasebook(visible.line, language, context, surface)
  return {
    kind: 'decided',
    verdict: known ?? {
      label: 'unclear',
      reasons: surface.length > 0 ? [...new Set(surface.map((span) => span.reason))] : ['none'],
      spans: surface,
    },
  }
}

/** Names and titles say nothing about the language they are mentioned in, unless there is nothing else. */
function withoutNames(text: string, { settlementTitle, parties }: ScreenContext): string {
  let rest = text
  for (const name of [settlementTitle, ...parties]) if (name.length > 2) rest = rest.replaceAll(name, ' ')
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= 6 ? rest : text
}

export function conclude(prepared: Prepared, model: Model): Verdict {
  if (prepared.kind === 'decided') return prepared.verdict
  const { evidence, around, sure } = prepared
  const verdict = decide(evidence, around, () => judge(shownBy(prepared), model.harm, evidence.marked))
  if (verdict.label === 'ratifies') return sure ? verdict : { label: 'unclear', reasons: ['none'], spans: [] }
  return sure && !evidence.misquoted && evidence.misnamed.length === 0 && !evidence.crowded
    ? revise(verdict, prepared, model.opinions)
    : verdict
}

/** What is judged of a statement that no rule refuses. */
export function shownBy(prepared: PreparedEnglish): Shown {
  const { features } = considered(prepared, rulesAlone(prepared))
  return { ...prepared, sequence: prepared.sequence(), considered: features }
}

/** What the rules make of a statement that is held for no ratification. */
export function rulesAlone({ evidence, around }: PreparedEnglish): Verdict {
  return decide(evidence, around, () => ({ harm: Number.POSITIVE_INFINITY, worst: undefined }))
}

function prepareEnglish(visible: Visible, surface: Span[], context: ScreenContext, sure: boolean): Prepared {
  const evidence = readEnglish(visible.line, context)
  const spans = [...surface]
  const whole = { start: 0, end: visible.line.text.length }
  if (evidence.quotes.length > 0 && !/\p{L}{2,}/u.test(evidence.line.text.replace(/@q|\( .* \)/gu, '')))
    spans.push({ ...whole, reason: 'past_or_reported' })
  const bare = evidence.acts.length === 0
  if (bare && emojiForVerb(visible.line.text) && evidence.lame.length === 0 && evidence.words <= 6)
    spans.push({ ...whole, reason: 'non_linguistic' })
  const said = visible.line.text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0
  const nonsense = spans.some((span) => span.reason === 'non_linguistic')
  if (bare && nonsense && !/@ref|settlement|agreement/u.test(evidence.line.text) && said <= 4)
    spans.push({ ...whole, reason: 'no_reference' })
  const terse =
    bare && said <= 4 && !nonsense && !/@(?:ref|bad|old|part|gist|some|about|thing)/u.test(evidence.line.text)
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
  const noticed = placesOf(noticedIn(evidence, around))
  return {
    kind: 'english',
    evidence,
    around,
    sure,
    units,
    noticed,
    features: featuresOf(units, noticed),
    sequence: () => sequenceOf(marked),
  }
}

/** Turns of phrase of people who write in a second language; the act is clear all the same. */
const clumsy =
  /\b(?:i am (?:accept|agree)\b|am agree with|as it is wrote|as its wrote|how (?:it )?is written|like (?:it )?(?:is )?(?:written|stand)\b|declare us|(?:have|is) not more|do not need no|we have (?:drink|decide)|is finished for|in the form it has|(?:i|we) (?:accepting|agreeing|ratifying) (?:to )?@ref|me accept|as it written|how it stand)\b/u
