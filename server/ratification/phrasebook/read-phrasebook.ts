import { matchesOf } from '@/server/patterns/matches'
import { type Line, originOf, rewrite } from '@/server/ratification/line'
import type { Said } from '@/server/ratification/model/grams'
import { deniesAssent } from '@/server/ratification/phrasebook/denials'
import { fold } from '@/server/ratification/phrasebook/fold'
import { type Ready, ready } from '@/server/ratification/phrasebook/ready'
import { markReferences } from '@/server/ratification/phrasebook/references'
import { softwareIn } from '@/server/ratification/phrasebook/software'
import { stories, untold } from '@/server/ratification/phrasebook/stories'
import { firstUnknown } from '@/server/ratification/phrasebook/surroundings'
import { thirdPersonAct, thirdPersonRefusal } from '@/server/ratification/phrasebook/third-person'
import {
  type Label,
  type ReasonCode,
  reasonCodes,
  type ScreenContext,
  type Span,
  type Verdict,
} from '@/server/ratification/reading'

const order: readonly ReasonCode[] = reasonCodes

/** A text with more acts than this, or longer in UTF-16 units, is not weighed. */
const MANY = 20
const LONG = 4_000

interface Cue {
  index: number
  text: string
}

/** What a phrase book makes of a statement. */
export interface BookReading {
  /** By the book alone. */
  verdict: Verdict
  /** No ratification, whatever was learnt: a wrong reference, signs that hide something, software that speaks, or too much to weigh. */
  refused: boolean
  /** No ratification either, but it may be named by what was learnt: assent is denied, and the book knows of none that is not. */
  denied: boolean
  /** Longer than what is weighed. */
  long: boolean
  /** The statement folded and marked, with what is harmless set aside. */
  line: Line
  /** The same, with where acts of assent stand in it and the first warning word of each kind. */
  said: Said
  /** What the book noticed, in words that something can be learnt from: "cue conditional", "acts 1". */
  noticed: string[]
  /** Made of an act, a reference and harmless turns alone: nothing is left that could narrow it. */
  bare: boolean
  /** Said against the speaker's own liking. */
  reluctant: boolean
}

/**
 * Reads a statement with one language's phrase book. By the book alone, a ratification is an act of the speaker's own in one sentence with a right
 * reference, no wrong reference, no warning word but in a story told before it, and nothing around it that the book does not know or that
 * is not such a story (`stories.ts`).
 */
export function readWithPhrasebook(
  visible: Line,
  language: string,
  context: ScreenContext,
  surface: readonly Span[],
): BookReading | undefined {
  const book = ready(language)
  return book && readWith(book, visible, language, context, surface)
}

function readWith(
  book: Ready,
  visible: Line,
  language: string,
  context: ScreenContext,
  surface: readonly Span[],
): BookReading {
  const { line: marked, wrong } = markReferences(fold(visible, language), book.pointers, context)
  const quoted = rewrite(marked, /"[^"]{1,400}"/gu, () => ' @q ')
  const line = rewrite(quoted, book.harmless, () => ' · ')
  const { text } = line
  const spans: Span[] = [...surface]
  const acts = matchesOf(text, book.act).map((hit) => ({
    start: hit.index,
    end: hit.index + hit[0].length,
  }))
  const third = thirdPersonAct(text, language)
  const others =
    third !== undefined && !third.own && (acts[0] === undefined || acts[0].start >= third.index - 2)
  if (others)
    spans.push({
      ...originOf(line, { start: third.index, end: third.index + third.length }),
      reason: 'third_party',
    })
  if (third?.own) acts.push({ start: third.index, end: third.index + third.length })
  const act = others ? undefined : acts[0]
  const found = cuesIn(text, act ? untold(text, act, language) : text, book, act)
  const turnedDown = thirdPersonRefusal(text, language)
  if (turnedDown && act === undefined && !found.has('rejection'))
    found.set('rejection', {
      index: turnedDown.index,
      text: text.slice(turnedDown.index, turnedDown.index + turnedDown.length),
    })
  const reference = text.includes('@ref') || book.reference.test(text)
  // "He accepts it", and nothing by the speaker himself.
  const othersAlone = acts.length === 0 && byPronoun.test(found.get('third_party')?.text ?? '')
  const software = softwareIn(text, language)
  if (software && !found.has('injection'))
    spans.push({ ...originOf(line, software), reason: 'disclosed_delegate' })
  const refused =
    wrong !== undefined ||
    surface.length > 0 ||
    software !== undefined ||
    othersAlone ||
    acts.length > MANY ||
    text.length > LONG
  const plain = refused
    ? []
    : acts.filter(
        (one) =>
          refersBeside(text, one, book) &&
          firstUnknown(text, book.around, stories(text, one, language)) === -1,
      )
  const reluctant = book.reluctant?.test(quoted.text) === true
  const verdict = weighed()
  return {
    verdict,
    refused,
    denied: deniesAssent(text, language, acts),
    long: text.length > LONG,
    line,
    said: {
      text,
      acts,
      cues: [...found].map(
        ([
          reason,
          {
            index,
            text: { length },
          },
        ]) => ({
          start: index,
          end: index + length,
          reason,
        }),
      ),
      unspaced: book.unspaced,
    },
    reluctant,
    bare: plain.length > 0 && isBare(text, book),
    noticed: [
      `acts ${Math.min(acts.length, 2)}`,
      `act ${third === undefined ? 'of nobody named' : third.own ? 'of the speaker named' : 'of another'}`,
      reference ? 'reference' : 'no reference',
      plain.length > 0 ? 'plain' : 'something unknown',
      ...(acts.some((one) => refersBeside(text, one, book)) ? ['refers beside'] : []),
      ...[...found.keys()].map((reason) => `cue ${reason}`),
      `long ${Math.min(6, Math.floor(text.length / 50))}`,
    ],
  }

  function settle(label: Label, wanted: readonly ReasonCode[]): Verdict {
    for (const [reason, hit] of found) {
      if (!wanted.includes(reason)) continue
      const end = hit.index + hit.text.length
      const follows = reason === 'conditional' || reason === 'counter_offer'
      const origin = originOf(line, { start: hit.index, end: follows ? clauseEnd(text, end) : end })
      spans.push({ ...origin, reason })
    }
    const reasons = new Set(spans.map((span) => span.reason))
    return { label, reasons: order.filter((reason) => reasons.has(reason)), spans }
  }
  function weighed(): Verdict {
    const untrusted = surface.length > 0 || found.has('injection')
    if (found.has('withdrawal') && !untrusted) return settle('withdraws', ['withdrawal', 'under_duress'])
    if (found.has('rejection') && !untrusted && !found.has('sarcastic')) {
      if (found.has('counter_offer'))
        return settle('counters', ['counter_offer', 'conditional', 'partial', 'under_duress'])
      const result = settle('rejects', ['rejection', 'under_duress'])
      if (act && !result.reasons.includes('negated'))
        result.reasons = order.filter((reason) => reason === 'negated' || result.reasons.includes(reason))
      return result
    }
    if (found.has('counter_offer') && !untrusted && !found.has('under_duress'))
      return settle('counters', ['counter_offer', 'conditional', 'partial'])
    const spoiled = [...found.keys(), ...(others ? (['third_party'] as const) : [])].filter(
      (reason) => reason !== 'none',
    )
    if (!others && !refused && spoiled.length === 0 && plain.length > 0)
      return { label: 'ratifies', reasons: [reluctant ? 'reluctant_but_clear' : 'none'], spans: [] }
    if (wrong) spans.push({ ...wrong, reason: 'wrong_reference' })
    const whole = { start: 0, end: visible.text.length }
    if (!reference && !wrong && spoiled.length === 0)
      spans.push({ ...originOf(visible, whole), reason: 'no_reference' })
    const size = book.unspaced
      ? text.replace(/\P{L}/gu, '').length / 2
      : (text.match(/\p{L}+/gu)?.length ?? 0)
    if (!reference && size <= 3.5 && spoiled.length === 0)
      spans.push({ ...originOf(visible, whole), reason: 'too_terse' })
    const result = settle('unclear', spoiled)
    return result.reasons.length === 0 ? { ...result, reasons: ['none'] } : result
  }
}

/** Assent told of somebody who is only pointed at is nobody's here. */
const byPronoun = /^(?:hij|zij|er|sie|el|ella|ellos|il|elle|ils|lui|lei|ele|ela|han|hon|on|ona) /u

/** The reference's mark, and who speaks. */
const speaker =
  /@ref|@me|我们?|本人|我方|(?<!\p{L})(?:ich|wir|yo|nosotros|io|noi|je|j'|nous|eu|ik|wij|jag|vi|ja|my|ben|biz|私は|当社は|저는|मैं|हम|انا|نحن)(?!\p{L})/gu
/** What "as it is written" ends in, folded. */
const ending =
  /(?<!\p{L})(?:escrit[oa]s?|redactad[oa]s?|redigid[oa]s?|ecrite?s?|redigee?s?|scritt[oaie]|redatt[oaie]|(?:er |sie |es )?(?:hier |da |oben )?(?:geschrieben|steht|stehen|vorliegt)(?: steht)?|geschreven|(?:hier |er )?staat|(?:den |det )?(?:ar |star )?(?:skriv(?:et|en|na)|star)|(?:jest |zosta[a-z]+ )?(?:na|s)pisan[a-z]*|brzmi|yazil[a-z]*)(?!\p{L})/gu
const isBare = (text: string, { told }: Ready): boolean =>
  ![...told, ending, speaker]
    .reduce((rest, pattern) => rest.replace(pattern, ' '), text)
    .match(/[\p{L}\p{N}@]/u)

/** What a story told before the act may hold without casting doubt on the act. */
const inStories: ReadonlySet<ReasonCode> = new Set(['hedged', 'partial', 'past_or_reported', 'future_intent'])

/** Warning words by reason, the first of each; `told` is the text without the stories before the act. */
function cuesIn(
  text: string,
  told: string,
  book: Ready,
  act: { start: number; end: number } | undefined,
): Map<ReasonCode, Cue> {
  const found = new Map<ReasonCode, Cue>()
  for (const [reason, pattern] of book.cues) {
    if (found.has(reason)) continue
    // Reluctance told before the act ("with a heavy heart, but …") changes no term.
    const from =
      reason === 'counter_offer' && act !== undefined && contrastFirst.test(pattern.exec(text)?.[0] ?? '')
        ? Math.max(0, act.start)
        : 0
    const hit = pattern.exec((inStories.has(reason) ? told : text).slice(from))
    if (hit && hit[0].trim() !== '') found.set(reason, { index: hit.index + from, text: hit[0] })
  }
  const after = act ? text.slice(act.end) : ''
  const turn = after.search(contrast)
  if (!found.has('counter_offer') && turn >= 0 && /\d|%|€/u.test(after.slice(turn))) {
    const at = text.length - after.length + turn
    found.set('counter_offer', { index: at, text: text.slice(at) })
  }
  return found
}

/** Whether what is agreed to is named in the act's own sentence, or in the one before with "as written" in the act's own. */
function refersBeside(text: string, act: { start: number; end: number }, book: Ready): boolean {
  const start = sentenceStart(text, act.start)
  let end = act.end
  while (end < text.length && !stops.includes(text[end] ?? '')) end += 1
  const own = text.slice(start, end)
  if (pointsAt(own, book)) return true
  return (
    start > 0 && book.written.test(own) && pointsAt(text.slice(sentenceStart(text, start - 1), start), book)
  )
}

const stops = '.!?。！？।؟'

/** A condition or a change is what follows its first word: the mark runs to the end of the clause. */
function clauseEnd(text: string, from: number): number {
  const rest = text.slice(from, from + 160)
  const stop = rest.search(/[.!?。！？।؟;；:]/u)
  return from + (stop < 0 ? rest : rest.slice(0, stop)).trimEnd().length
}

function sentenceStart(text: string, from: number): number {
  let start = from
  while (start > 0 && !stops.includes(text[start - 1] ?? '')) start -= 1
  return start
}

const pointsAt = (text: string, book: Ready): boolean => text.includes('@ref') || book.reference.test(text)

/** Words that turn against what was said before. */
const contrast =
  /\b(?:pero|sin embargo|a ceci pres|salvo que|aber|jedoch|allerdings|mais|cependant|toutefois|mas|porem|ma|pero|tuttavia|maar|echter|men|dock|ale|jednak|ama|fakat|ancak|but)\b|但|不过|ただし|しかし|하지만|다만|그러나|لكن|लेकिन|मगर|परंतु/u

const contrastFirst = new RegExp(`^ ?(?:${contrast.source})`, 'u')
