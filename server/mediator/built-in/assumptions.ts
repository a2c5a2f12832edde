import type { MediatorQuestion } from '@/server/protocol/mediation-events'
import type { Finding } from '@/server/protocol/statements'
import type { MediatorInput, Statement } from '../input'
import { shared, stemsOf } from '../language/words'
import { compareFigures, figuresIn } from './figures'
import { quote } from './wording'

/** What a statement seems to take for granted, as far as its words show; each is asked, none is claimed. */
type Assumption = { by: Statement; kind: 'figure' | 'event' | 'outsider'; words: string }

const CHECKED: readonly Statement['kind'][] = ['goal', 'constraint', 'red-line', 'position', 'tradeable']

/** At most one of each kind in a statement, and none that another statement, an issue or a document speaks to. */
export function assumptionsIn(input: MediatorInput): Assumption[] {
  return input.statements
    .filter((one) => CHECKED.includes(one.kind))
    .flatMap((by) => [
      ...of(by, 'figure', figureTakenAsKnown(input, by)),
      ...of(by, 'event', eventAwaited(input, by)),
      ...of(by, 'outsider', outsiderNeeded(input, by)),
    ])
}

const of = (by: Statement, kind: Assumption['kind'], words: string | null): Assumption[] =>
  words === null ? [] : [{ by, kind, words }]

/** Everything that was said elsewhere: by others, by the same party in another statement, in issues and documents. */
function elsewhere(input: MediatorInput, by: Statement): string[] {
  return [
    input.topic,
    ...input.statements.flatMap((one) => (one === by ? [] : [one.text, one.rationale])),
    ...input.issues.flatMap((one) => [one.question, one.decision ?? '']),
    ...input.questions.flatMap((one) => one.answers.map(({ text }) => text)),
    ...input.sources.map((one) => one.text),
  ]
}

const KNOWN =
  /\b(?:the|this|that|these|those|its|their|your|of our|of my)\s+(?:full |whole |agreed |usual |old |other |remaining |last |existing )?$/i

/** "The €2,000": spoken of as known, while nobody else names it. */
function figureTakenAsKnown(input: MediatorInput, by: Statement): string | null {
  const figure = figuresIn(by.text).find(
    (one) =>
      ['money', 'percent', 'count', 'duration'].includes(one.kind) &&
      one.bound === 'exactly' &&
      one.text.trim().length > 1 &&
      /\d|thousand|hundred/i.test(one.text) &&
      KNOWN.test(by.text.slice(Math.max(0, one.start - 24), one.start)),
  )
  if (!figure) return null
  const named = elsewhere(input, by).some((text) =>
    figuresIn(text).some((one) => {
      const pair = compareFigures(one, figure)
      return pair !== null && Math.abs(pair[0] - pair[1]) < 1e-9
    }),
  )
  return named ? null : by.text.slice(figure.start, figure.end).trim()
}

const AWAITED =
  /\b(?:once|after|as soon as|until|when|by the time)\s+((?:the|our|my|their|his|her|its|a|an|somebody|someone)\s+[^,.;:!?“”]{3,70}?\s(?:is|are|has|have|been|arrives?|comes?|ends?|closes|opens|leaves|retires|signs|sells|dies|grows|goes through|finishes|expires|falls due|pays|moves|ready|done|over)\b(?:\s(?:been|sold|built|repaired|finished|approved|granted|signed|ready|over|done|paid|delivered|open|closed|moved|gone|free|in|out|there|up|back|here))?)/i

/** "Once the roof is repaired": something must have happened first, and nobody has said when, or who sees to it. */
function eventAwaited(input: MediatorInput, by: Statement): string | null {
  const event = AWAITED.exec(by.text)?.[1]
  if (!event) return null
  const stems = stemsOf(event)
  if (stems.size === 0) return null
  const spoken = elsewhere(input, by).some(
    (text) => shared(stems, stemsOf(text)).length >= Math.min(2, stems.size),
  )
  return spoken ? null : event.trim()
}

/** Who is asked for a leave, a signature or money, and hardly ever sits at the table. */
const OUTSIDER =
  /\b(?:the |our |my |their |a )?((?:city |town |district |parish |local |federal |state )?(?:council|authority|authorities|municipality|ministry|court|bank|lender|insurer|insurance(?: company)?|landlord|notary|tax office|building control|fire (?:brigade|department|service)|police|health office|school board|diocese|church|union|sponsor|donor|foundation|supplier|utility|water board|heritage office|licensing office))\b/i
const ACTS =
  /\b(?:approv|permit|allow|grant|licen[cs]|consent|agree|accept|sign|pa(?:y|id)\b|pays|fund|lend|insur|certif|authori[sz]|refus|extend|renew|confirm|give|issue)/i

/** A term that needs somebody who is no party here, and of whom nobody says that they will. */
function outsiderNeeded(input: MediatorInput, by: Statement): string | null {
  const found = OUTSIDER.exec(by.text)
  const who = found?.[1]
  if (!who || !ACTS.test(by.text)) return null
  const stems = stemsOf(who)
  const seated = input.parties.some((one) => shared(stems, stemsOf(one.name)).length > 0)
  return seated ? null : found[0].trim()
}

const SAYS: Record<Assumption['kind'], (words: string) => string> = {
  figure: (words) =>
    `This speaks of ${words} as if it were known. Nothing else on the record names that figure. Is it common ground, and where does it come from?`,
  event: (words) =>
    `This seems to rest on something that comes first: ${words}. Nothing on the record says when that is, or who sees to it. Is it certain to happen?`,
  outsider: (words) =>
    `This seems to need ${words}, which is no party here and ratifies nothing. Has anybody asked there?`,
}

export const assumptionFinding = ({ by, kind, words }: Assumption): Finding => ({
  kind: 'assumption',
  text: SAYS[kind](quote(words, 120)),
  about: { reference: by.reference, quote: by.text },
})

const ASKS: Record<Assumption['kind'], (words: string) => { text: string; why: string }> = {
  figure: (words) => ({
    text: `Where does ${words} come from, and do the others know it?`,
    why: 'Nobody else has named that figure; a text that builds on it would fall with it.',
  }),
  event: (words) => ({
    text: `What if this does not happen, or happens late: ${words}? Who sees to it, and by when?`,
    why: 'What you wrote rests on it, and nothing on the record says when it is.',
  }),
  outsider: (words) => ({
    text: `Has anybody asked ${words}, and what follows if the answer there is no?`,
    why: 'Nobody at this table can promise it for them.',
  }),
}

export const questionOn = ({ by, kind, words }: Assumption): MediatorQuestion => {
  const { text, why } = ASKS[kind](quote(words, 120))
  return { to: by.party, text: `You wrote ${quote(by.text)} ${text}`, why, about: [by.reference] }
}
