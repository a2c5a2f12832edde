import { readersOf } from '@/server/mediator/guard/learnt/fuse'
import { shownFor, textFeatures, together, type Unit } from '@/server/mediator/guard/learnt/judge'
import type { Readers } from '@/server/mediator/guard/learnt/leak-rows'
import {
  LEARNT,
  type Learner,
  type LearntReason,
  type NeededReason,
  placesOf,
  READERS,
} from '@/server/mediator/guard/learnt/learners'
import { damping, logOdds, type Weights } from '@/server/mediator/guard/learnt/weigh'
import { marks, reasons } from '@/server/mediator/guard/structure'
import { seeded } from '../screen/built'
import type { Built } from './built'
import { type Seen, seenOf } from './grow'
import type { Studied } from './outputs'
import { LINES_FROM, worth } from './sets'

/**
 * `seldom`: a feature is learnt about when so many matters or built lines show it. `most`: weights that are kept; `held`:
 * the largest of them, held to one size, so that no few words decide alone.
 */
export const settings = {
  epochs: 12,
  rate: 0.02,
  decay: 0.0002,
  seed: 1,
  seldom: 3,
  bad: 3,
  most: 60_000,
  held: 300,
}

/** An output, each sentence as what it shows. Where it gives the reason, one of `marked` does, or any if none is. */
type Example = { shown: Int32Array[][]; yes: boolean; marked: number[]; group: string; worth?: number }

function examplesOf(reason: LearntReason, outputs: readonly Studied[], built: readonly Built[]): Example[] {
  const written = toldApart(reason, outputs).map(({ item, units, marked, author }) => {
    const yes = item.label.reasons.includes(reason)
    return {
      shown: units.map((unit) => shownFor(unit, reason)),
      yes,
      marked: yes ? (marked.get(reason) ?? []) : [],
      group: item.context.parties.join(),
      worth: worth(author),
    }
  })
  const about = reason === 'leak' ? 'secret' : reason === 'red_line_dropped' ? 'line' : 'voice'
  if (reason === 'obeys_party') return written
  return [
    ...written,
    ...built
      .filter((one) => one.about === about)
      .map(({ units, reason: given, group }) => ({
        shown: units.map((unit) => shownFor(unit, reason)),
        yes: given === reason,
        marked: [],
        group,
      })),
  ]
}

/** Of what drafts and wordings must have: the sentences that have it, as far as rules know them, and those that have not. */
function neededIn(reason: NeededReason, outputs: readonly Studied[]): Example[] {
  const has = reason === 'no_rationale' ? reasons : marks
  return outputs.flatMap(({ item, units, reading, author }) => {
    if (item.act !== 'draft' && item.act !== 'alternatives') return []
    const told = { group: item.context.parties.join(), worth: worth(author) }
    const shown = units.map((unit) => shownFor(unit, reason))
    if (item.label.reasons.includes(reason))
      return shown.map((one) => ({ shown: [one], yes: false, marked: [], ...told }))
    const known = units.flatMap((unit, at) => (has(reading.own.slice(unit.start, unit.end)) ? [at] : []))
    if (known.length === 0) return [{ shown, yes: true, marked: [], ...told }]
    return [
      { shown, yes: true, marked: known, ...told },
      { shown: shown.filter((_, at) => !known.includes(at)), yes: false, marked: [], ...told },
    ]
  })
}

/** Which features enough matters show. */
function commonIn(examples: readonly Example[], all: number): Uint8Array {
  const groups = new Map<string, Set<number>>()
  for (const { shown, group } of examples) {
    const places = groups.get(group) ?? new Set()
    groups.set(group, places)
    for (const place of shown.flat().flatMap((features) => [...features])) places.add(place)
  }
  const seen = new Uint8Array(all)
  for (const places of groups.values())
    for (const place of places) seen[place] = Math.min(255, (seen[place] ?? 0) + 1)
  return seen.map((times) => (times >= settings.seldom ? 1 : 0))
}

/**
 * Logistic regression by gradient descent over sentences of which only the output is labelled: an output that gives a
 * reason does so in its strongest sentence, one that does not in none. The same examples always give the same
 * weights.
 */
export function learnt(
  by: Learner,
  outputs: readonly Studied[],
  built: readonly Built[],
): Weights & { of: Float32Array } {
  return fitted(examplesFor(by, outputs, built), placesOf(by))
}

function examplesFor(by: Learner, outputs: readonly Studied[], built: readonly Built[]): Example[] {
  if (by === 'not_marked_provisional' || by === 'no_rationale') return neededIn(by, outputs)
  if (by === 'leak_sentence') return spokenIn(outputs, built, (units) => units.map((unit) => [unit.own]))
  if (by === 'leak_sentence_runs')
    return spokenIn(outputs, built, (units) => units.map((unit) => [unit.runs]))
  if (by === 'leak_text') return textsIn('leak', outputs, [], textFeatures)
  if (by === 'leak_text_runs')
    return textsIn('leak', outputs, [], (units) => together(units.map((unit) => unit.runs)))
  const reason = LEARNT.find((one) => by === `${one}_text`)
  if (reason) {
    const voiced = reason !== 'red_line_dropped' && reason !== 'obeys_party'
    return textsIn(reason, outputs, voiced ? built : [], textFeatures)
  }
  const alone = LEARNT.find((one) => one === by)
  if (!alone) return []
  const from =
    alone === 'red_line_dropped' ? outputs.filter((one) => LINES_FROM.includes(one.author)) : outputs
  return examplesOf(alone, from, built)
}

/** Outputs from which a reason is learnt: what is bad for another reason may well be bad for this one too. */
function toldApart(reason: LearntReason, outputs: readonly Studied[]): Studied[] {
  return outputs.filter(
    ({ item, marked }) =>
      item.label.ok || item.label.reasons.includes(reason) || (marked.get(reason) ?? []).length === 0,
  )
}

/** What leaks sound like, whatever the secret, sentence by sentence. */
function spokenIn(
  outputs: readonly Studied[],
  built: readonly Built[],
  shownOf: (units: readonly Unit[]) => Int32Array[][],
): Example[] {
  return [
    ...toldApart('leak', outputs).map(({ item, units, marked, author }) => {
      const yes = item.label.reasons.includes('leak')
      return {
        shown: shownOf(units),
        yes,
        marked: yes ? (marked.get('leak') ?? []) : [],
        group: item.context.parties.join(),
        worth: worth(author),
      }
    }),
    ...built
      .filter((one) => one.about === 'secret')
      .map((one) => ({
        shown: shownOf(one.units),
        yes: one.reason === 'leak',
        marked: [],
        group: one.group,
      })),
  ]
}

/** What whole texts that give a reason sound like. */
function textsIn(
  reason: LearntReason,
  outputs: readonly Studied[],
  built: readonly Built[],
  shownOf: (units: readonly Unit[]) => Int32Array,
): Example[] {
  return [
    ...toldApart(reason, outputs).map(({ item, units, author }) => ({
      shown: [[shownOf(units)]],
      yes: item.label.reasons.includes(reason),
      marked: [],
      group: item.context.parties.join(),
      worth: worth(author),
    })),
    ...built
      .filter((one) => one.about === 'voice')
      .map((one) => ({
        shown: [[shownOf(one.units)]],
        yes: one.reason === reason,
        marked: [],
        group: one.group,
      })),
  ]
}

function fitted(examples: readonly Example[], places: number): Weights & { of: Float32Array } {
  const common = commonIn(examples, places)
  const { epochs, rate, decay, seed, bad } = settings
  const of = new Float32Array(places)
  const squares = new Float32Array(places).fill(1e-6)
  const weights = { of, step: 1, base: -2 }
  const chance = seeded(seed)
  const order = examples.map((_, i) => i)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(chance() * (i + 1))
      const swap = order[i] ?? 0
      order[i] = order[j] ?? 0
      order[j] = swap
    }
    for (const which of order) {
      const example = examples[which]
      if (!example) continue
      for (const features of chosen(example, weights, chance)) {
        const damped = damping(features.length)
        const slope =
          (1 / (1 + Math.exp(-logOdds(features, weights))) - (example.yes ? 1 : 0)) *
          (example.yes ? bad : 1) *
          (example.worth ?? 1)
        weights.base -= rate * slope
        for (const place of features) {
          if (common[place] === 0) continue
          const step = slope * damped + decay * (of[place] ?? 0)
          squares[place] = (squares[place] ?? 0) + step * step
          of[place] = (of[place] ?? 0) - (rate * step) / Math.sqrt(squares[place] ?? 1)
        }
      }
    }
  }
  return weights
}

/** The sentence to learn from; of a text without the reason two more, picked at random. */
function chosen({ shown, yes, marked }: Example, weights: Weights, chance: () => number): Int32Array[] {
  let most = Number.NEGATIVE_INFINITY
  let best: Int32Array | undefined
  for (const [at, unit] of shown.entries()) {
    if (marked.length > 0 && !marked.includes(at)) continue
    for (const features of unit) {
      const odds = logOdds(features, weights)
      if (odds > most) {
        most = odds
        best = features
      }
    }
  }
  if (!best) return []
  const picks = [best]
  for (let i = 0; !yes && i < 2; i += 1) {
    const unit = shown[Math.floor(chance() * shown.length)] ?? []
    const features = unit[Math.floor(chance() * unit.length)]
    if (features && !picks.includes(features)) picks.push(features)
  }
  return picks
}

/** Readers for leaks that have learnt from these outputs. */
export function readersFrom(outputs: readonly Studied[], built: readonly Built[]): Readers {
  return readersOf(new Map(READERS.map((by) => [by, pruned(learnt(by, outputs, built))])))
}

/**
 * Every output as trees see it, each read by readers that have not learnt from its author.
 * @param parts how many groups of authors are left out in turn.
 */
export function seenApart(outputs: readonly Studied[], built: readonly Built[], parts: number): Seen[] {
  const authors = [...new Set(outputs.map((one) => one.author))]
  const groups = Array.from({ length: Math.min(parts, authors.length) }, (_, i) =>
    authors.filter((_, at) => at % Math.min(parts, authors.length) === i),
  )
  return groups.flatMap((group) => {
    const apart = readersFrom(
      outputs.filter((one) => !group.includes(one.author)),
      built,
    )
    return outputs.filter((one) => group.includes(one.author)).map((one) => seenOf(one, apart))
  })
}

/** The strongest weights alone, as they are kept: whole steps of a signed byte. */
export function pruned({ of, base }: Weights & { of: Float32Array }): Weights & { of: Int8Array } {
  const sizes = [...of].map(Math.abs).sort((a, b) => b - a)
  const least = Math.max(sizes[settings.most] ?? 0, 1e-9)
  const step = Math.max((sizes[settings.held] ?? 1) / 127, 1e-6)
  const kept = new Int8Array(of.length)
  for (const [place, weight] of of.entries())
    if (Math.abs(weight) > least) kept[place] = Math.max(-127, Math.min(127, Math.round(weight / step)))
  return { of: kept, step, base }
}
