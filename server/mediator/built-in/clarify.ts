import type { PartyId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import type { Rephrased, WorkOf } from '@/server/protocol/work'
import { capital } from '@/server/record/phrases'
import type { MediatorInput, Statement } from '../input'
import { inThirdPerson, isFirstPerson, meansWhichUs } from '../language/third-person'
import { NothingNew } from '../mediator'
import { ABSENT, meansSomebodyElse } from './clause'
import { figuresIn } from './figures'
import { gapsIn } from './gaps'
import { nameOf } from './proposed'
import { quote, shorten, stop } from './wording'

/** Words that judge or push and say nothing about the matter; without them the sentence says the same of it. */
const LOADED =
  /\b(?:absolutely|totally|completely|utterly|obviously|clearly|of course|frankly|honestly|simply|literally|ridiculously|outrageously|absurdly|shamelessly|stupidly|damned?|bloody|finally|once and for all|for god['’]s sake|as everyone knows|everybody knows that|needless to say|at long last)\b,?\s*/gi
const ACCUSES =
  /\b(?:liars?|lies|lied|lying|cheat(?:s|ed|ing)?|greedy|greed|lazy|selfish|thie(?:f|ves)|stole|stolen|steals?|bull(?:y|ies|ied|ying)|incompeten(?:t|ce)|crooks?|parasites?|hysterical|arrogan(?:t|ce)|never listens?|ridiculous|outrageous|absurd|shameless|stupid|idiotic|insane|crazy|disgusting|pathetic)\b/gi

/** A party's intent said without heat, item by item; only items where that makes a difference. @throws NothingNew */
export function clarified(input: MediatorInput, party: PartyId): WorkOf<'clarification'> {
  const own = input.statements.filter((one) => one.party === party && one.reference.kind === 'intent')
  const [first] = own
  const items = own.flatMap((one) => rephrase(input, one) ?? [])
  if (first?.reference.kind !== 'intent' || items.length === 0)
    throw new NothingNew(
      'Every statement of this intent reads plainly to the built-in mediator: no loaded words, no first person, nothing left open. It has nothing to put otherwise.',
    )
  return { kind: 'clarification', party, version: first.reference.version, items }
}

function rephrase(input: MediatorInput, one: Statement): Rephrased | null {
  if (one.reference.kind !== 'intent' || !one.reference.item) return null
  const name = nameOf(input, one.party)
  const changed: string[] = []
  let text = one.text
  const loaded = [...new Set([...text.matchAll(LOADED)].map((found) => found[0].trim().replace(/,$/, '')))]
  if (loaded.length > 0) {
    text = text.replace(LOADED, '').trim()
    changed.push(
      `Left out, as it says nothing of the matter: ${loaded.map((word) => quote(word)).join(', ')}.`,
    )
  }
  const shouted = text.match(/\b\p{Lu}{4,}\b/gu) ?? []
  const loud = shouted.filter((word) => !name.includes(word))
  if (loud.length > 0) {
    for (const word of loud) text = text.replace(word, word.toLowerCase())
    changed.push(`Written without capitals: ${loud.map((word) => quote(word)).join(', ')}.`)
  }
  if (/!/.test(text)) {
    text = text.replace(/!+/g, '.')
    changed.push('Exclamation marks became full stops.')
  }
  const whichUs = isFirstPerson(text) && meansWhichUs(text)
  if (isFirstPerson(text) && !whichUs) {
    text = inThirdPerson(text, name)
    changed.push(`Said of ${name} instead of “I” or “we”, so that it reads the same to everybody.`)
  }
  text = stop(capital(text.replace(/\s+/g, ' ').trim()))
  const accusing = [...new Set([...one.text.matchAll(ACCUSES)].map((found) => found[0]))]
  const unsure = [
    ...(whichUs ? [`It is not said whether “we” is ${name} alone or all of you.`] : []),
    ...(meansSomebodyElse(one.text)
      ? [`${quote(ABSENT.exec(one.text)?.[0].toLowerCase() ?? '')}: who is meant?`]
      : []),
    ...accusing.map(
      (word) => `${quote(word)} judges somebody or something. Only you can say what happened instead.`,
    ),
    ...gapsIn(one.text).map((gap) => `${quote(gap.words)}: ${UNSURE[gap.lacks]}`),
  ]
  if (changed.length === 0 && unsure.length === 0) return null
  if (!sameFigures(one.text, text)) return null
  const figures = figuresIn(one.text).map((figure) => figure.text.trim())
  const kept =
    figures.length > 0
      ? [`Every figure and date: ${[...new Set(figures)].map((figure) => quote(figure)).join(', ')}.`]
      : [changed.length === 0 ? 'Every word.' : 'Everything else, word for word.']
  const short = (all: string[]) => all.slice(0, 12).map((line) => shorten(line, LIMIT.line))
  return {
    item: one.reference.item,
    text: shorten(text, LIMIT.line),
    kept: short(kept),
    changed: short(changed),
    unsure: short(unsure),
  }
}

const UNSURE = {
  when: 'by which day?',
  'how-much': 'how much?',
  measure: 'how would somebody else see that it is met?',
  what: 'which cases does it cover?',
  who: 'who does it?',
} as const

/** A rephrasing that loses or gains a figure is none. */
function sameFigures(before: string, after: string): boolean {
  const figures = (text: string) =>
    figuresIn(text)
      .map((one) => `${one.kind} ${one.value} ${one.bound}`)
      .sort()
      .join(';')
  return figures(before) === figures(after)
}
