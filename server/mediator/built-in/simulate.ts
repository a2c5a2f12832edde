import { LIMIT } from '@/server/protocol/limits'
import { type Reader, SITUATIONS, type Situation, type WorkOf } from '@/server/protocol/work'
import { listed } from '@/server/record/phrases'
import type { MediatorInput, Statement } from '../input'
import { ownVoice } from '../language/sentences'
import { shared, stemsOf } from '../language/words'
import { NothingNew } from '../mediator'
import { figuresIn } from './figures'
import { lintTerm } from './lint'
import { breaks, nameOf } from './proposed'
import { quote, shorten } from './wording'

type Reading = WorkOf<'readings'>['readings'][number]
type Term = MediatorInput['settlements'][number]['terms'][number]

/**
 * How a term reads to each party, to somebody who knows nothing of the matter, and to a judge, and what it says in
 * five situations: as far as its words go. @throws NothingNew when there is no such term
 */
export function readingsOf(input: MediatorInput, version: number, at: number): WorkOf<'readings'> {
  const settlement = input.settlements.find((one) => one.version === version)
  const term = settlement?.terms[at - 1]
  if (!settlement || !term) throw new NothingNew('There is no such term to read.')
  const lints = lintTerm(
    settlement.terms,
    at - 1,
    input.parties.map((one) => one.name),
    input.sources,
  )
  const readings: Reading[] = [
    ...input.parties.map(({ party }) => asParty(input, term, party)),
    asStranger(
      term,
      lints.filter((one) => one.fault !== 'contradiction').map((one) => one.says),
    ),
    asJudge(
      term,
      lints.map((one) => one.says),
    ),
    ...SITUATIONS.map((situation) => inSituation(term, situation)),
  ]
  return { kind: 'readings', version, term: at, readings }
}

const reading = (reader: Reader, text: string, open: string[]): Reading => ({
  reader,
  text: shorten(text, LIMIT.prose),
  open: open.slice(0, 12).map((one) => shorten(one, LIMIT.line)),
})

const KIND: Record<Statement['kind'], string> = {
  goal: 'goal',
  constraint: 'constraint',
  'red-line': 'red line',
  tradeable: 'offer to trade',
  position: 'position',
}

function asParty(input: MediatorInput, term: Term, party: Statement['party']): Reading {
  const name = nameOf(input, party)
  const stems = stemsOf(`${term.heading} ${ownVoice(term.text)}`)
  const own = input.statements.filter((one) => one.party === party)
  const near = own.filter((one) => shared(stems, stemsOf(one.text)).length >= 2)
  const sentence = { text: ownVoice(term.text), issue: null, name: '' }
  const against = near.filter((one) => breaks(sentence, term.heading, one, name))
  const told = near.slice(0, 3).map((one) => `${KIND[one.kind]} ${quote(one.text, 240)}`)
  const text =
    near.length === 0
      ? `Nothing that ${name} has stated shares enough words with this term to say how it reads to them.`
      : `${name} would read it beside their own ${listed(told)}`
  return reading(
    { kind: 'party', party },
    text.endsWith('”') || text.endsWith('.') ? text : `${text}.`,
    against.map((one) => `It does not go together with the ${KIND[one.kind]} ${quote(one.text, 240)}`),
  )
}

function asStranger(term: Term, open: string[]): Reading {
  const figures = [...new Set(figuresIn(ownVoice(term.text)).map((one) => one.text.trim()))]
  const says =
    figures.length > 0
      ? `It names ${listed(figures.map((one) => quote(one)))}.`
      : 'It names no figure and no date.'
  return reading(
    { kind: 'stranger' },
    `Somebody who knows nothing of the matter reads only these words. ${says} ${open.length === 0 ? 'The built-in mediator found nothing in them that such a reader would have to ask about, which does not mean that there is nothing.' : 'Such a reader would have to ask:'}`,
    open,
  )
}

function asJudge(term: Term, open: string[]): Reading {
  const quoted = /“[^”]+”/.test(term.text)
  const more = quoted ? ['It quotes somebody. Whether the quotation is itself a duty is not said.'] : []
  return reading(
    { kind: 'judge' },
    'A court would ask who has to do what for whom, by when, and what follows if it is not done. The built-in mediator knows no law; it only says which of these the words leave open.',
    [
      ...open,
      ...more,
      ...(CONSEQUENCE.test(term.text) ? [] : ['It does not say what follows if it is not done.']),
    ],
  )
}

const CONSEQUENCE =
  /\b(?:otherwise|failing (?:that|which)|if (?:not|it is not|they do not|he does not|she does not)|in default|penalt(?:y|ies)|interest|terminat(?:e|es|ion)|end(?:s|ed) (?:this|the)|late fee|reminder|forfeit)\b/i

const ASKS: Record<Situation, { when: string; covered: RegExp; open: string }> = {
  late: {
    when: 'If it is done late',
    covered: /\b(?:late|delay(?:s|ed)?|overdue|grace|reminder|extension|if .{0,40}\bnot .{0,30}\bby\b)\b/i,
    open: 'What follows when the day passes, and whether there is a time of grace.',
  },
  unpaid: {
    when: 'If what is owed is not paid',
    covered: /\b(?:not paid|unpaid|default|interest|reminder|arrears|non-payment|fails? to pay)\b/i,
    open: 'What follows when it is not paid: a reminder, interest, an end.',
  },
  sold: {
    when: 'If the thing is sold or passes to somebody else',
    covered: /\b(?:sold|sells?|sale|transfer(?:s|red)?|successors?|heirs?|new owner|assign(?:s|ed|ment)?)\b/i,
    open: 'Whether it also binds whoever comes after.',
  },
  ill: {
    when: 'If somebody is ill or cannot act',
    covered:
      /\b(?:ill|illness|sick|unable|incapacit|substitute|stand-in|replacement|absence|absent|dies|death)\b/i,
    open: 'Who acts instead, or whether it waits.',
  },
  disputed: {
    when: 'If they differ about what it means',
    covered:
      /\b(?:dispute[ds]?|differ(?:s|ences?)?|mediat(?:e|ion)|arbitrat|court|decides?|expert|third person)\b/i,
    open: 'Who decides, and how.',
  },
}

function inSituation(term: Term, situation: Situation): Reading {
  const { when, covered, open } = ASKS[situation]
  const found = covered.exec(ownVoice(term.text))
  return reading(
    { kind: 'situation', situation },
    found
      ? `${when}: the term speaks of it, with ${quote(found[0])}.`
      : `${when}: the term says nothing about it.`,
    found ? [] : [open],
  )
}
