import { type Plain, plainOf } from '../language/plain'
import { ownVoice, quotationsIn, type Stretch, sentencesOf } from '../language/sentences'
import type { Act, GuardContext, GuardSpan, Reason } from './input'

/** An output prepared for the rules. All offsets inside are into `plain.text`. */
export type Reading = {
  act: Act
  context: GuardContext
  /** As it was given. */
  original: string
  plain: Plain
  text: string
  /** The text with quotations blanked out. */
  own: string
  quotes: Stretch[]
  sentences: Stretch[]
  ownSentences: Stretch[]
  /** Everything said in public, in plain form. */
  public: string[]
  /** The same, with what else is nobody's secret: what stands there gives no sealed part away. */
  known: string[]
  /** Alternation that matches a party's name or the part of it people use. */
  name: string
}

export function readingOf(act: Act, text: string, context: GuardContext): Reading {
  const plain = plainOf(text)
  const own = ownVoice(unlaced(plain.text))
  const said = publicTexts(context).map((one) => plainOf(one).text)
  return {
    act,
    context,
    original: text,
    plain,
    text: plain.text,
    own,
    quotes: quotationsIn(unlaced(plain.text)),
    sentences: sentencesOf(plain.text),
    ownSentences: sentencesOf(own),
    public: said,
    known: [...said, ...(context.open ?? []).map((one) => plainOf(one).text)],
    name: namesPattern(context.parties),
  }
}

/** Marks around a whole value of a list of fields are no quotation: `"rationale": "…"`, `text: "…"`. Places stay. */
function unlaced(text: string): string {
  return text
    .replace(/"(?=\s*:)|(?<=[{,[]\s*)"(?=[^"\n]*"\s*:)/g, ' ')
    .replace(/(?<=^\s*-?\s*[a-z_ ]+:\s*)"([^"\n]*)"(?=,?\s*[}\]]?,?\s*$)/gm, ' $1 ')
    .replace(/(?<=[{,]\s*[a-z_]+\s*:\s*)"([^"\n]*)"(?=\s*[,}\]\n])/g, ' $1 ')
}

function publicTexts(context: GuardContext): string[] {
  return [...context.redLines, ...context.statements]
    .map((one) => one.text)
    .concat(
      context.issues.map((one) => one.title),
      context.parties,
    )
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const TITLE = /^(?:the|dr|mr|mrs|ms|prof|st|sankt|of|and|old|new)\.?$/

/** Full names, and each of their longer words: "Marit" for "Marit Solheim", "the clinic" for "Lindenhof Clinic". */
export function namesPattern(parties: string[]): string {
  const whole = parties.map((one) => plainOf(one).text)
  const parts = whole.flatMap((one) =>
    one.split(/[\s.,]+/).filter((part) => part.length > 2 && !TITLE.test(part)),
  )
  const all = [...new Set([...whole, ...parts])].sort((a, b) => b.length - a.length)
  return all.length > 0 ? `(?:${all.map(literal).join('|')})` : '(?:parties)'
}

export function span(reading: Reading, start: number, end: number, reason: Reason): GuardSpan {
  const { at } = reading.plain
  const last = at[Math.max(start, end - 1)] ?? 0
  return { start: at[start] ?? 0, end: Math.min(last + 1, at.at(-1) ?? last + 1), reason }
}
