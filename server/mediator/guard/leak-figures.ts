import { counted } from '@/server/mediator/language/number-words'
import { matchesOf } from '@/server/patterns/matches'
import { stem, stemsOf } from '../language/words'
import type { GuardSpan } from './input'
import { follows, magnitudesIn, reckonedHere, rewritten, spanOf } from './leak-arithmetic'
import { disguises, type Open, type Secret } from './leak-disguises'
import {
  figuresSaid,
  publicFigures,
  type Range,
  rangesIn,
  type Said,
  sameFigure,
  secretsOf,
  unitsClash,
} from './leak-said'
import { derived, halved, type Known, near, weighed } from './leak-steps'
import { type Reading, span } from './reading'

const WEIGHING =
  /\b(?:weigh\p{L}*|points?|scores?|scored|matters?|important|importance|priorit\p{L}*|counts?|worth|values?|valued|utility|out of|times|decision|everything|of what counts|cares?|care|attention|concerns?|interest|focus|emphasis|stake|best|wish\p{L}*|satisf\p{L}*|nothing else|of it)\b/u

/** A bare year is a date: nearness says nothing. */
const year = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100

/**
 * `sure` is the figure itself; `near` what is close to it, or is it by what may be chance: a small number, or one that a
 * step from open figures gives too; `reckoned` what a step from another figure would make of it.
 */
type FigureLeaks = { sure: GuardSpan[]; near: GuardSpan[]; reckoned: GuardSpan[] }

/** Sealed figures said in digits, words, ranges, rounded, or as the result of a sum with a public figure. */
export function figureLeaks(reading: Reading): FigureLeaks {
  const spokenIn = (texts: readonly string[]) =>
    texts.flatMap((text) => publicFigures(text).map((one) => ({ ...one, text })))
  const spoken = spokenIn(reading.known)
  const known: Known = {
    // What is reckoned is reckoned from what somebody stated: of a long document's figures anything could be.
    values: [...new Set(spokenIn(reading.public).map((one) => one.value))],
    open: (value, unit = '') =>
      spoken.some((one) => sameFigure(one.value, value) && !unitsClash(one.unit, unit)),
    guessed: (value) => spoken.some((one) => sameFigure(one.value, value) && secretive(one.text)),
    about: (value, thing) => {
      const of = (text: string) => stemsOf(text).has(stem(thing))
      return !reading.known.some(of) || spoken.some((one) => sameFigure(one.value, value) && of(one.text))
    },
  }
  const said = figuresSaid(reading)
  const ranges = rangesIn(reading, said)
  const secrets = reading.context.sealed.flatMap((sealed) =>
    secretsOf(sealed).filter((secret) => secret.main || !idle(secret, known.open)),
  )
  const given = secrets.flatMap((secret) => figureLeak(reading, secret, { said, ranges, known }))
  return {
    sure: given.filter((one) => one.sure).map((one) => one.span),
    near: given.filter((one) => !one.sure).map((one) => one.span),
    reckoned: secrets.flatMap((secret) => [
      ...said
        .filter((one) => derived(one, secret, known) || halved(one, secret, known))
        .map(({ start, end }) => span(reading, start, end, 'leak')),
      ...ratios(reading, secret, known).map(({ start, end }) => span(reading, start, end, 'leak')),
    ]),
  }
}

/** A figure beside the one that is declared, which says nothing by itself. */
const idle = (secret: Secret, open: Open) =>
  weighed(secret) ||
  open(secret.value, secret.unit) ||
  (secret.value < 13 && !secret.fraction) ||
  secret.value === 100

function figureLeak(
  reading: Reading,
  secret: Secret,
  { said, ranges, known }: { said: Said[]; ranges: Range[]; known: Known },
): { span: GuardSpan; sure: boolean }[] {
  const forms = formsOf(secret)
  const by = (sure: boolean) => (one: { start: number; end: number }) => ({
    span: span(reading, one.start, one.end, 'leak'),
    sure,
  })
  return [
    ...said.flatMap((one) => {
      const told = gives(one, secret, forms, known)
      return told ? [by(told === 'sure')(one)] : []
    }),
    ...ranges.filter((one) => covers(one, secret, forms, known)).map((one) => by(narrow(one, secret))(one)),
    ...(secret.kind === 'batna' && secret.value >= 1_000 && !known.open(secret.value)
      ? magnitudesIn(reading.text)
          .filter((one) => one.low <= secret.value && secret.value <= one.high)
          .map(by(false))
      : []),
    ...disguises(reading, secret, forms, known.open).map((one) => ({ span: one, sure: true })),
  ]
}

/** A weight of 0.7 is also 70, 70%, seven tenths; a price is itself. */
function formsOf({ value, kind, fraction, unit, text }: Secret): number[] {
  if ((kind === 'weight' || kind === 'score') && /\btimes\b/.test(text)) return [value]
  if (unit === 'percent:%' && kind !== 'weight' && kind !== 'score') return [value, value / 100]
  // "412" among people who speak of houses is 412,000.
  if (kind !== 'weight' && kind !== 'score' && !fraction)
    return value >= 10_000 ? [value, value / 1000] : [value]
  if (value <= 1) return [value, value * 100]
  return value <= 10 ? [value, value / 10, value * 10] : value <= 100 ? [value, value / 100] : [value]
}

const weighs = (secret: Secret, sentence: string) =>
  (!weighed(secret) && secret.value >= 13) || WEIGHING.test(sentence) || secret.value >= 100

type Gives = 'sure' | 'near' | null

/** A small number in whole or half units, or one that a step from open figures gives too, may stand there by chance. */
const byChance = (value: number, { beside, unit }: Said, secret: Secret, values: number[]) => {
  const measured = unit !== '' && unit === secret.unit && !unit.startsWith('count:')
  if (value < 13 && Number.isInteger(value * 2)) return !measured
  return between(value, values) || shared(value, beside, values)
}

/** A percentage of an open amount, or one of several figures of a sentence that are an open one together. */
function shared(value: number, beside: number[], values: number[]): boolean {
  const close = (other: number) => Math.abs(other - value) < Math.max(0.006, value * 1e-4)
  if (values.some((a) => a < 100 && values.some((b) => b >= 13 && close((a * b) / 100)))) return true
  const others = [...new Set(beside)].filter((other) => other !== value)
  return values.some((all) =>
    others.some((a, i) => others.slice(i + 1).some((b) => !values.includes(value) && close(all - a - b))),
  )
}

function gives(one: Said, secret: Secret, forms: number[], { open, values, guessed }: Known): Gives {
  if (weighed(secret) && !WEIGHING.test(one.sentence)) return null
  const said = [one.value, ...(one.other === null ? [] : [one.other])]
  if (said.some((value) => open(value, one.unit)) && (!secretive(one.sentence) || said.some(guessed)))
    return null
  if (!unitsClash(one.unit, secret.unit)) {
    for (const value of said) {
      if (forms.some((form) => sameFigure(form, value) || (one.fraction && Math.abs(form - value) < 0.012))) {
        if (
          reckonedHere(value, one.beside, values) ||
          (HALFWAY.test(one.sentence) && middleOf(value, values))
        )
          continue
        // "24,000" is written "24" among thousands, not "24 instalments".
        if (value < 1_000 && secret.value >= 10_000 && /^count:./.test(one.unit)) continue
        if (equalTells(one, value, secret, forms))
          return byChance(value, one, secret, values) ? 'near' : 'sure'
        continue
      }
      if (open(value, one.unit) || year(secret.value) || between(value, values)) continue
      if (nearTells(one, value, secret, forms, values)) return 'near'
    }
  }
  // The same amount in another unit, or by the month instead of by the year.
  return !weighed(secret) &&
    (secret.value >= 13 || !Number.isInteger(secret.value)) &&
    rewritten(one.value, one.after).some((value) => near(value, secret.value, 0.01)) &&
    !follows(one.value, one.beside, values, one.sentence)
    ? 'near'
    : null
}

const HALFWAY = /\b(?:half-?way|middle|midpoint|midway|mean|average)\b/u
const middleOf = (value: number, values: number[]) =>
  values.some((a) => values.some((b) => a < b && Math.abs((a + b) / 2 - value) < 1e-6))

/** The middle, the sum or the difference of two open figures: what stands beside a secret by chance. */
function between(value: number, values: number[]): boolean {
  return values.some((a) =>
    values.some(
      (b) =>
        a < b &&
        [(a + b) / 2, a + b, b - a].some((one) => Math.abs(one - value) < Math.max(1e-6, value * 1e-4)),
    ),
  )
}

function equalTells(one: Said, value: number, secret: Secret, forms: number[]): boolean {
  const small = Math.min(...forms.map(Math.abs)) < 13
  if (!small || !Number.isInteger(value) || secret.value >= 13) return true
  if (one.unit !== '' && one.unit === secret.unit && !one.unit.startsWith('count:')) return true
  return (
    /^\s*(?:times|-?fold|out of|\/\s?\d|points?|tenths|%|percent|x\b)/.test(one.after) ||
    WEIGHING.test(one.sentence)
  )
}

function nearTells(one: Said, value: number, secret: Secret, forms: number[], values: number[]): boolean {
  const { low, high, hedged } = spanOf(value, one.before, one.after)
  const alike = one.unit !== '' && one.unit === secret.unit
  if (
    forms.some((form) => form >= (alike ? 0.01 : 1.5) && low <= form && form <= high) &&
    (alike || weighs(secret, one.sentence))
  )
    return !follows(value, one.beside, values, one.sentence)
  const slack = hedged || /^\s*of what/.test(one.after) ? 0.25 : 0.03
  return (
    one.fraction &&
    weighed(secret) &&
    forms.some((form) => form < 1 && near(value, form, slack)) &&
    WEIGHING.test(one.sentence)
  )
}

function covers(pair: Range, secret: Secret, forms: number[], { open, values }: Known): boolean {
  const explained = (one: Said) =>
    open(one.value, one.unit) || follows(one.value, one.beside, values, one.sentence)
  if (explained(pair.low) && explained(pair.high)) return false
  if (unitsClash(pair.high.unit, secret.unit)) return false
  return (
    forms.some(
      (form) => pair.from <= form && form <= pair.to && pair.to - pair.from <= form * 0.4 && form >= 0.02,
    ) && weighs(secret, pair.sentence)
  )
}

/** Two figures that nobody has named and that leave little room around a bound say it as well as itself. */
const narrow = ({ from, to }: Range, { kind, value }: Secret): boolean =>
  kind === 'batna' && value >= 100 && to - from <= value * 0.05

/** "three out of four", "nine in ten": a share, and what is left of the whole. */
function ratios(reading: Reading, secret: Secret, { open }: Known): { start: number; end: number }[] {
  const chance = /\b(?:chance|odds|likel\p{L}*|probab\p{L}*|risk)\b/u.test(secret.text)
  if (!weighed(secret) && !chance) return []
  const whole = secret.value <= 1 ? secret.value * 100 : secret.value <= 10 ? secret.value * 10 : secret.value
  const word = '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty|hundred)'
  return [
    ...matchesOf(
      reading.text,
      new RegExp(`\\b(${word}) (?:out of|in|of) (?:every |each |a )?(${word})\\b`, 'g'),
    ),
  ]
    .filter((one) => {
      const [part, of] = [counted(one[1]), counted(one[2])]
      const share = (100 * part) / of
      return (
        of > part && !open(part) && (near(share, whole, 0.03) || (chance && near(100 - share, whole, 0.03)))
      )
    })
    .map((one) => ({ start: one.index, end: one.index + one[0].length }))
}

function secretive(sentence: string): boolean {
  return /\b(?:batna|walk-?away|reservation|bottom line|secret\p{L}*|confidential\p{L}*|in confidence|sealed|true limit|real limit|floor|privately)\b/u.test(
    sentence,
  )
}
