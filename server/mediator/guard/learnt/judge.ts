import { numbersIn } from '../../language/numbers'
import { plainOf } from '../../language/plain'
import { wordsIn } from '../../language/words'
import type { GuardSpan } from '../input'
import { ordersToWriters } from '../instructions'
import { quick } from '../quick'
import type { Reading } from '../reading'
import { akin } from '../thesaurus'
import { type Place, sentenceFeatures } from './features'
import { groupsOf, type Hidden, hiddenOf, type OpenGround, openGround } from './hidden'
import { type Around, cosine, leakSigns, meeting, sentenceSigns, type Veiled } from './leak-signs'
import { type Learnt, type LearntReason, NEEDED, type NeededReason, TEXT_READERS } from './learners'
import { type LineShown, linesShown } from './line-signs'
import { OpenMeaning } from './meaning'
import { runsOf } from './runs'
import { secretFeatures } from './secret-signs'
import { type Token, tokensOf } from './tokens'
import { heardOf, type Told, toldOf } from './told'
import { logOdds } from './weigh'

/** One sentence as features: by itself, beside each sealed part, beside each order, and for each red line it comes nearest to. */
export type Unit = {
  start: number
  end: number
  /** Too few words to learn from or to judge by. */
  brief: boolean
  own: Int32Array
  /** Its runs of words and signs, without any grammar. */
  runs: Int32Array
  secrets: Int32Array[]
  orders: Int32Array[]
  /** Whether it has anything of an order's words or matter. */
  ordered: boolean
  lines: Int32Array[]
  /** Beside each sealed part again, as figures; `SIGNS` names them. */
  signs: Float32Array[]
}

type Order = { ground: OpenGround; order: Hidden }

export function unitsOf(reading: Reading): Unit[] {
  const names = new RegExp(quick(`\\b(?:the )?${reading.name}(?:'s?)?(?!\\p{L})`), 'gu')
  const open = openGround(reading)
  const hidden = reading.context.sealed.map((one) => hiddenOf(one, open))
  const orders = ordersOf(reading)
  const lines: LineShown[] = linesShown(reading, names)
  const runs = runsOf(reading, names)
  const { veiled, around, meaning } = veiledIn(reading, hidden, names)
  let before: readonly Token[] = []
  return reading.sentences.map((sentence, at) => {
    const previous = reading.sentences[at - 1]?.text ?? ''
    const tokens = tokensOf(reading.own.slice(sentence.start, sentence.end), names)
    const own = sentenceFeatures(tokens, before, reading.act, placeAt(at, reading.sentences.length))
    const heard = heardOf(sentence, previous, tokens)
    const told = toldOf(heard, open)
    const beside = orders.map(({ ground, order }) => ({ order, told: toldOf(heard, ground) }))
    const signs = sentenceSigns(told, meaning.placing(told.words), around)
    before = tokens
    return {
      start: sentence.start,
      end: sentence.end,
      brief: told.words.length < LEAST,
      own,
      runs: runs[at] ?? new Int32Array(),
      secrets: hidden.map((one) => secretFeatures(told, one, own)),
      orders: beside.map((one) => secretFeatures(one.told, one.order, own)),
      ordered: beside.some((one) => touches(one.told, one.order)),
      lines: lines.filter((one) => one.unit === at).map((one) => one.features),
      signs: veiled.map((one) => Float32Array.from(Object.values(leakSigns(told, signs, one, around)))),
    }
  })
}

/** Whether words that nobody else has said are those of a hidden part, or of its matter. */
const touches = (told: Told, hidden: Hidden): boolean =>
  told.fresh.some((one) =>
    hidden.words.some(
      (word) => akin(one.stem, word.stem) || groupsOf(one.stem).some((line) => word.closed.includes(line)),
    ),
  )

/** The sealed parts as their words stand in meaning, beside what is open and what the whole text says. */
function veiledIn(reading: Reading, hidden: readonly Hidden[], names: RegExp) {
  const meaning = new OpenMeaning(
    wordsIn([...reading.known, ...reading.context.parties].join('\n').toLowerCase()),
  )
  const classesOf = (text: string) => tokensOf(text, names).flatMap((one) => one.classes)
  const openClasses = new Set(reading.known.flatMap(classesOf))
  const whole = meaning.placing(wordsIn(reading.text))
  const veiled: Veiled[] = hidden.map((one) => {
    const placing = meaning.placing(wordsIn(one.text))
    return {
      hidden: one,
      placing,
      classes: new Set(classesOf(one.text).filter((name) => !openClasses.has(name))),
      whole: meeting(whole, placing),
      wholeClose: cosine(whole.middle, placing.middle),
    }
  })
  const around: Around = {
    act: reading.act,
    sentences: reading.sentences.length,
    beside: numbersIn(reading.text).map((one) => one.value),
    open: numbersIn(reading.known.join('\n')).map((one) => one.value),
    openMiddle: meaning.middle,
  }
  return { veiled, around, meaning }
}

function placeAt(at: number, of: number): Place {
  if (of === 1) return 'only'
  if (at === 0) return 'first'
  if (at === of - 1) return 'last'
  return at === 1 ? 'second' : 'within'
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

export function shownFor(unit: Unit, reason: LearntReason | NeededReason): Int32Array[] {
  if (reason === 'leak') return unit.secrets
  if (reason === 'obeys_party') return unit.orders
  return reason === 'red_line_dropped' ? unit.lines : [unit.own]
}

/** How likely a reason is, as log-odds, and the sentence that speaks most for it. */
export type Opinion = { odds: number; unit: Unit | undefined }

const NOTHING = -30
/** Words that carry matter. */
const LEAST = 2

/** What a whole text shows, whatever the order of its sentences. */
export function together(each: readonly Int32Array[]): Int32Array {
  const found = new Set<number>()
  for (const features of each) for (const place of features) found.add(place)
  return Int32Array.from(found)
}

const texts = new WeakMap<readonly Unit[], Int32Array>()
/** Its sentences together; put together once. */
export function textFeatures(units: readonly Unit[]): Int32Array {
  const found = texts.get(units) ?? together(units.map((one) => one.own))
  texts.set(units, found)
  return found
}

/** What the whole text adds to a reason that one of its sentences or lines gives. */
export function textOdds(
  units: readonly Unit[],
  reason: LearntReason | NeededReason,
  learnt: Learnt,
): number {
  const reader = TEXT_READERS.find((one) => one === `${reason}_text`)
  const weights = reader && learnt.get(reader)
  return weights ? logOdds(textFeatures(units), weights) : 0
}

/** No text is so good that a bad sentence in it is hidden. */
const AT_BEST = -2

/**
 * The strongest sentence, and what the whole text says of the reason. Where the text says nothing, or too little, more
 * sentences are more to look wrong in: what speaks for the reason must be the stronger.
 */
export function opinionOn(
  units: readonly Unit[],
  reason: LearntReason | NeededReason,
  learnt: Learnt,
): Opinion {
  const weights = learnt.get(reason)
  const needed = NEEDED.some((one) => one === reason)
  let odds = NOTHING
  let strongest: Unit | undefined
  for (const unit of weights ? units : [])
    for (const features of unit.brief && !needed ? [] : shownFor(unit, reason)) {
      const one = weights ? logOdds(features, weights) : NOTHING
      if (one > odds) {
        odds = one
        strongest = unit
      }
    }
  const text = textOdds(units, reason, learnt)
  const voiced = !needed && reason !== 'red_line_dropped'
  odds += voiced ? Math.max(text, AT_BEST) : text - Math.log2(Math.max(1, units.length))
  return { odds, unit: strongest }
}

/** The sentences that some spans of the output touch. */
export function unitsMarked(reading: Reading, units: readonly Unit[], spans: readonly GuardSpan[]): Unit[] {
  const { at } = reading.plain
  return units.filter((unit) =>
    spans.some(
      (one) => one.start < (at[unit.end] ?? Number.POSITIVE_INFINITY) && (at[unit.start] ?? 0) < one.end,
    ),
  )
}
