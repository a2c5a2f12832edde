import { plainOf } from '../../language/plain'
import type { Reason } from '../input'
import { ordersToWriters } from '../instructions'
import type { Reading } from '../reading'
import { sentenceFeatures } from './features'
import { type LineShown, linesShown } from './line-signs'
import {
  type Hidden,
  heardOf,
  hiddenOf,
  type OpenGround,
  openGround,
  secretFeatures,
  toldOf,
} from './secret-signs'
import { type Token, tokensOf } from './tokens'
import { logOdds, type Weights } from './weigh'

/** What was learnt about: the reasons that words give, not those that something missing gives. */
export const LEARNT = [
  'asserts_agreement',
  'implies_consent',
  'pressure',
  'own_values',
  'red_line_dropped',
  'leak',
  'obeys_party',
] as const satisfies readonly Reason[]
export type LearntReason = (typeof LEARNT)[number]

/** One sentence as features: by itself, beside each sealed part, beside each order, and for each red line it comes nearest to. */
export type Unit = {
  start: number
  end: number
  /** Too few words to learn from or to judge by. */
  brief: boolean
  own: Int32Array
  secrets: Int32Array[]
  orders: Int32Array[]
  lines: Int32Array[]
}

type Order = { ground: OpenGround; order: Hidden }

export function unitsOf(reading: Reading): Unit[] {
  const names = new RegExp(`\\b(?:the )?${reading.name}(?:'s?)?(?!\\p{L})`, 'gu')
  const open = openGround(reading)
  const hidden = reading.context.sealed.map((one) => hiddenOf(one, open))
  const orders = ordersOf(reading)
  const lines: LineShown[] = linesShown(reading, names)
  let before: readonly Token[] = []
  return reading.sentences.map((sentence, at) => {
    const previous = reading.sentences[at - 1]?.text ?? ''
    const tokens = tokensOf(reading.own.slice(sentence.start, sentence.end), names)
    const own = sentenceFeatures(tokens, before, reading.act)
    const heard = heardOf(sentence, previous, tokens)
    const told = toldOf(heard, open)
    before = tokens
    return {
      start: sentence.start,
      end: sentence.end,
      brief: told.words.length < LEAST,
      own,
      secrets: hidden.map((one) => secretFeatures(told, one, own)),
      orders: orders.map(({ ground, order }) => secretFeatures(toldOf(heard, ground), order, own)),
      lines: lines.filter((one) => one.unit === at).map((one) => one.features),
    }
  })
}

/** What parties order whoever writes: its words are foreign to all else that was said, as a secret's are. */
function ordersOf(reading: Reading): Order[] {
  return [...reading.context.statements, ...reading.context.redLines].flatMap((one) => {
    if (!ordersToWriters(one.text)) return []
    const text = plainOf(one.text).text
    const ground = openGround(
      reading,
      reading.public.filter((other) => other !== text),
    )
    return [{ ground, order: hiddenOf({ ...one, kind: 'order' }, ground) }]
  })
}

export function shownFor(unit: Unit, reason: LearntReason): Int32Array[] {
  if (reason === 'leak') return unit.secrets
  if (reason === 'obeys_party') return unit.orders
  return reason === 'red_line_dropped' ? unit.lines : [unit.own]
}

/** How likely a reason is, as log-odds, and the sentence that speaks most for it. */
export type Opinion = { odds: number; unit: Unit | undefined }

const NOTHING = -30
/** Words that carry matter. */
const LEAST = 2

/** A long text has more sentences to look wrong in: what speaks for a reason must be the stronger. */
export function opinionOn(units: readonly Unit[], reason: LearntReason, weights: Weights): Opinion {
  let odds = NOTHING
  let strongest: Unit | undefined
  for (const unit of units)
    for (const features of unit.brief ? [] : shownFor(unit, reason)) {
      const one = logOdds(features, weights)
      if (one > odds) {
        odds = one
        strongest = unit
      }
    }
  return { odds: odds - Math.log2(Math.max(1, units.length)), unit: strongest }
}
