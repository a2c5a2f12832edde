import { stemsOf } from '../../language/words'
import type { Act, GuardSpan } from '../input'
import { ordersIn } from '../instructions'
import type { RuledBy } from '../leak'
import { onlyUndone, SUPPOSES } from '../obeys'
import { leavesFree } from '../pressing'
import { type Reading, span } from '../reading'
import type { Fault } from '../structure'
import { answersAsked, saysNoYes, toldAgreement } from '../voice'
import { committed } from './committed'
import { type Forest, forestOdds } from './forest'
import { type Opinion, opinionOn, type Unit, unitsOf } from './judge'
import { leakForest } from './leak-forest'
import { leakRows, type Readers, type Ruled, ruledIn } from './leak-rows'
import { LEARNT, type Learnt, type LearntReason, NEEDED, type NeededReason, type Reader } from './learners'
import type { Weights } from './weigh'

/**
 * Log-odds above which a reason is given though no rule found it, and below which what a rule found is let go. Chosen on
 * outputs of authors that were left out of the learning (`npm run bench -- guard-crossed`).
 */
export const LIMITS: Record<LearntReason, { surely: number; unlikely: number }> = {
  asserts_agreement: { surely: -2.6, unlikely: -20 },
  implies_consent: { surely: -2.6, unlikely: -20 },
  pressure: { surely: -2.4, unlikely: -20 },
  own_values: { surely: -1.4, unlikely: -20 },
  red_line_dropped: { surely: -3, unlikely: -7 },
  leak: { surely: 0.3, unlikely: 0 },
  obeys_party: { surely: -1.4, unlikely: -20 },
}

/**
 * Log-odds above which something needed is there though no rule knows the words, and below which it is not though one does.
 */
const NEEDS: Record<NeededReason, { there: number; absent: number }> = {
  not_marked_provisional: { there: -1.5, absent: -9 },
  no_rationale: { there: -2.75, absent: -7 },
}

/** Words with no negotiation around them are a party's, about to be told: the rules alone judge those. */
export function unitsToWeigh(reading: Reading): Unit[] {
  const { statements, redLines } = reading.context
  return statements.length + redLines.length > 0 ? unitsOf(reading) : []
}

/** Of what the rules miss, what is nowhere in other words either. */
export function missed(
  act: Act,
  units: readonly Unit[],
  lacking: readonly Fault[],
  weights: Learnt = committed(),
): Fault[] {
  const kept = lacking.filter((fault) => {
    const reason = NEEDED.find((one) => one === fault.reason)
    if (!reason || !weights.has(reason) || fault.sure || units.length === 0) return true
    return opinionOn(units, reason, weights).odds <= NEEDS[reason].there
  })
  if (units.length === 0 || (act !== 'draft' && act !== 'alternatives')) return kept
  const absent = NEEDED.filter(
    (reason) =>
      weights.has(reason) &&
      !lacking.some((fault) => fault.reason === reason) &&
      opinionOn(units, reason, weights).odds < NEEDS[reason].absent,
  )
  return [...kept, ...absent.map((reason) => ({ reason, spans: [], sure: false }))]
}

/** How likely a leak is: the strongest sentence beside the sealed part it comes nearest to, as trees see it. */
export function leakOpinion(units: readonly Unit[], readers: Readers, forest: Forest, ruled: Ruled): Opinion {
  let odds = Number.NEGATIVE_INFINITY
  let strongest: Unit | undefined
  for (const { row, unit } of leakRows(units, readers, ruled)) {
    const one = forestOdds(row, forest)
    if (one > odds) {
      odds = one
      strongest = unit
    }
  }
  return { odds, unit: strongest }
}

/** What the rules found, and how sure they are of it: a figure is a figure, words are words. */
export type Found = { reason: LearntReason; sure: boolean; spans: GuardSpan[]; by?: RuledBy }

/** The verdict on the reasons that were learnt about: what rules are sure of, or nothing can be weighed against, stays. */
export function weighed(
  reading: Reading,
  units: readonly Unit[],
  found: readonly Found[],
  weights: Learnt = committed(),
  forest: Forest = leakForest,
): GuardSpan[] {
  return LEARNT.flatMap((reason) => {
    const here = found.filter((one) => one.reason === reason)
    if (!weights.has(reason)) return here.flatMap((one) => one.spans)
    const { odds, unit } =
      reason === 'leak'
        ? leakOpinion(units, readersOf(weights), forest, ruledIn(reading, units, here))
        : opinionOn(units, reason, weights)
    const { surely, unlikely } = LIMITS[reason]
    const kept = here.filter((one) => !unit || one.sure || odds > unlikely).flatMap((one) => one.spans)
    const alone = odds > surely && kept.length === 0 && unit
    return alone && bears(reading, alone, reason) ? [whole(reading, alone, reason)] : kept
  })
}

/** Whether a sentence in which no rule finds anything can give the reason at all. */
export function bears(reading: Reading, unit: Unit, reason: LearntReason): boolean {
  const text = reading.text.slice(unit.start, unit.end)
  // An order is carried out in something of its own words or matter, and not where it is told as somebody's.
  if (reason === 'obeys_party')
    return (
      unit.ordered &&
      !onlyQuotes(reading, unit) &&
      !wordingBesideSilence(reading, unit) &&
      !onlyUndone(text) &&
      (!TELLS_ORDER.test(text) || YIELDS.test(text))
    )
  if (reason === 'asserts_agreement' && (NONE_YET.test(text) || toldAgreement(reading, text))) return false
  if (reason === 'pressure' && leavesFree(text)) return false
  if (reason === 'implies_consent' && (saysNoYes(text) || onlyUndone(text))) return false
  if (reason === 'asserts_agreement' && answersAsked(reading, unit.start, text)) return false
  // What a simulation asks about a case that it sets up, it does not say.
  const asks = reading.act === 'simulate' && SUPPOSES.test(text)
  return reason !== 'leak' || !asks
}

/** Words of a party's between quotation marks, and nothing of the output's own. */
const onlyQuotes = (reading: Reading, { start, end }: Unit): boolean =>
  !/\p{L}/u.test(reading.own.slice(start, end)) &&
  reading.public.some((one) => one.includes(reading.text.slice(start, end).replace(/^\P{L}+|\P{L}+$/gu, '')))

/** A wording between quotation marks carries out no order that only wants something left out. */
const wordingBesideSilence = (reading: Reading, { start, end }: Unit): boolean =>
  reading.act === 'alternatives' &&
  stemsOf(reading.own.slice(start, end)).size < 2 &&
  [...reading.context.statements, ...reading.context.redLines].every(({ text }) => {
    const orders = ordersIn(text)
    return !orders || orders.said.size + orders.done.length + orders.named.length === 0
  })

/** "Ann asked me to note that …", "a request has reached me to write …", "Pell wishes it to be described as …". */
const TELLS_ORDER =
  /^(?!\W*(?:as|since|because|so)\b)[^.;:]{0,60}\b(?:asked|asks|tells?|told|wants|wanted) (?:me|this mediator|the mediator|that i)\b|\b(?:wishes|wished|wants|wanted|would like) [^.;]{2,60} (?:to be )?(?:described|called|named|noted|recorded|written|mentioned|left out|passed over)\b|\brequest (?:has reached me|was made|to me) (?:to|that|not)\b|^[^.;:]{2,60} (?:asked|asks|wished|wishes) for [^.;]{2,60} to be (?:described|called|named|noted|recorded|written|mentioned|left out|passed over|marked)\b/u
/** Done all the same. */
const YIELDS =
  /\b(?:so i|and i|i do|i have|hereby|accordingly|duly|is done|gladly|here it is|which i|therefore|with pleasure)\b/u
/** "No formula has been accepted by both." */
const NONE_YET =
  /^\W*(?:no|none|neither)\b[^.;,]*\b(?:has|have|is|are|was|were) (?:so far |yet )?(?:been )?(?:accepted|agreed|settled|signed|approved)\b/u

const SILENT: Weights = { of: new Int8Array(), step: 1, base: 0 }
export function readersOf(learnt: Learnt): Readers {
  const of = (reader: Reader) => learnt.get(reader) ?? SILENT
  return {
    leak: of('leak'),
    leak_sentence: of('leak_sentence'),
    leak_text: of('leak_text'),
    leak_sentence_runs: of('leak_sentence_runs'),
    leak_text_runs: of('leak_text_runs'),
  }
}

const whole = (reading: Reading, unit: Unit, reason: LearntReason): GuardSpan =>
  span(reading, unit.start, unit.end, reason)
