import type { PartyId } from '@/server/protocol/ids'
import type { MediatorQuestion } from '@/server/protocol/mediation-events'
import type { Reference } from '@/server/protocol/settlement'
import type { MediatorInput, Statement } from '../input'
import { isNegated } from '../language/polarity'
import { assumptionsIn, questionOn } from './assumptions'
import { type Conflict, ownConflictsIn } from './conflicts'
import { figuresIn } from './figures'
import { type Gap, gapsIn } from './gaps'
import { quote, stop } from './wording'

/** Enough to think about at once; the rest comes with the next review. */
const PER_PARTY = 4
const TO_ALL = 2

type Asked = { to: PartyId | null; text: string; why: string; about: Reference[]; weight: number }

/** Questions from gaps: to whoever can answer them, the most telling first, none asked before. */
export function questionsFrom(input: MediatorInput, conflicts: Conflict[]): MediatorQuestion[] {
  const asked = [
    ...fromConflicts(input, conflicts),
    ...ownConflictsIn(input).map(whichHolds),
    ...input.statements.flatMap(fromStatement),
    ...assumptionsIn(input).map((one): Asked => ({ ...questionOn(one), weight: 5 })),
    ...fromIssues(input),
  ]
  const fresh = onceEach(asked).filter(
    (one) =>
      !input.questions.some((old) => old.to === one.to && old.text === one.text) &&
      asked.findIndex((other) => other.to === one.to && other.text === one.text) === asked.indexOf(one),
  )
  const chosen = [...input.parties.map((one) => one.party), null].flatMap((to) =>
    fresh
      .filter((one) => one.to === to)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, to === null ? TO_ALL : PER_PARTY),
  )
  return chosen.slice(0, 50).map(({ to, text, why, about }) => ({ to, text, why, about: about.slice(0, 8) }))
}

/** A statement that meets several others is asked about once, where it matters most. */
function onceEach(asked: Asked[]): Asked[] {
  const subject = (one: Asked) => `${one.to} ${JSON.stringify(one.about[0])}`
  return asked.filter(
    (one) =>
      !asked.some(
        (other) =>
          other !== one &&
          subject(other) === subject(one) &&
          (other.weight > one.weight ||
            (other.weight === one.weight && asked.indexOf(other) < asked.indexOf(one))),
      ),
  )
}

const ASK: Record<Gap['lacks'], (words: string) => { text: string; why: string; weight: number }> = {
  when: (words) => ({
    text: `By which day, or within how many days, is ${words} meant?`,
    why: 'Without a day nobody can tell when it is late.',
    weight: 6,
  }),
  'how-much': (words) => ({
    text: `How much is ${words}, as a number?`,
    why: 'A number can be compared with what the others say; this word cannot.',
    weight: 5,
  }),
  measure: (words) => ({
    text: `How could somebody else check whether ${words} is met?`,
    why: 'The word is read differently by different people.',
    weight: 4,
  }),
  what: (words) => ({
    text: `Which cases does ${words} cover, and who decides whether one of them has come?`,
    why: 'As it stands each side can answer that for itself.',
    weight: 5,
  }),
  who: (words) => ({
    text: `Who does this: ${words}? And who pays for it, if it costs something?`,
    why: 'The sentence names nobody who acts.',
    weight: 5,
  }),
}

/** What to ask about a word that leaves something open, and why. */
export function questionAbout(gap: Gap): { text: string; why: string } {
  const { text, why } = ASK[gap.lacks](quote(gap.words))
  return { text, why }
}

function fromStatement(one: Statement): Asked[] {
  const about = [one.reference]
  const lead = `You wrote ${quote(one.text)}`
  const gaps: Asked[] =
    one.kind === 'tradeable'
      ? []
      : gapsIn(one.text)
          .slice(0, 1)
          .map((gap) => {
            const { text, why, weight } = ASK[gap.lacks](quote(gap.words))
            return {
              to: one.party,
              text: `${stop(lead)} ${text}`,
              why,
              about,
              weight: weight + (one.kind === 'red-line' ? 3 : 0),
            }
          })
  if (gaps.length > 0) return gaps
  const figures = figuresIn(one.text)
  if (one.kind === 'goal' && figures.length === 0)
    return [
      {
        to: one.party,
        text: `${stop(lead)} By what would you see that this goal is reached: a number, a date, something one can look at?`,
        why: 'A goal with a measure can be kept in a term; without one it can only be repeated.',
        about,
        weight: 2,
      },
    ]
  if (one.kind === 'red-line' && figures.length === 0 && !isNegated(one.text))
    return [
      {
        to: one.party,
        text: `${stop(lead)} Where exactly does this line run: what would just still be possible, and what no longer?`,
        why: 'A red line is kept only by a term that states it; the term needs its threshold.',
        about,
        weight: 6,
      },
    ]
  if (one.kind === 'red-line' && isNegated(one.text))
    return [
      {
        to: one.party,
        text: `${stop(lead)} What happens if it does come to that, by mistake or through somebody else?`,
        why: 'A text that forbids something is clearer when it says what follows.',
        about,
        weight: 1,
      },
    ]
  return []
}

function whichHolds({ a, b }: Conflict): Asked {
  return {
    to: a.party,
    text: `${stop(`You wrote ${quote(a.text)}`)} ${stop(`You also wrote ${quote(b.text)}`)} Which of the two holds where they meet?`,
    why: 'The two do not go together as written, and the others cannot tell which you mean.',
    about: [a.reference, b.reference],
    weight: 9,
  }
}

function fromConflicts(input: MediatorInput, conflicts: Conflict[]): Asked[] {
  const name = (party: PartyId) => input.parties.find((one) => one.party === party)?.name ?? 'another party'
  return conflicts.flatMap(({ a, b }) => {
    const about = [a.reference, b.reference]
    return [ask(a, b), ask(b, a)].flatMap((one) => one ?? [])
    function ask(mine: Statement, theirs: Statement): Asked | null {
      if (mine.kind === 'red-line' && theirs.kind !== 'red-line') return null
      if (mine.kind === 'red-line')
        return {
          to: mine.party,
          text: `Your red line ${quote(mine.text)} stands against a red line of ${name(theirs.party)}: ${stop(quote(theirs.text))} In which situations do the two really meet, and what are you protecting in those?`,
          why: 'As long as both stand as written, no text can keep the two.',
          about,
          weight: 9,
        }
      const reason =
        mine.rationale === ''
          ? 'What is behind it, and what would be lost without it?'
          : `${stop(`You gave as reason: ${quote(mine.rationale)}`)} What else could serve that?`
      return {
        to: mine.party,
        text: `${stop(`You wrote ${quote(mine.text)}`)} ${stop(`${name(theirs.party)} wrote ${quote(theirs.text)}`)} ${reason}`,
        why: 'The two do not go together as written; the reasons behind them may.',
        about,
        weight: theirs.kind === 'red-line' ? 8 : mine.kind === 'position' ? 4 : 7,
      }
    }
  })
}

function fromIssues(input: MediatorInput): Asked[] {
  return input.issues.flatMap((issue): Asked[] => {
    if (issue.status !== 'OPEN' || issue.setAside) return []
    const about: Reference[] = [{ kind: 'issue', issue: issue.issue }]
    const spoken = new Set(
      input.statements.filter((one) => one.issue === issue.issue).map((one) => one.party),
    )
    if (spoken.size === 0)
      return [
        {
          to: null,
          text: `Nobody has taken a position on issue ${issue.issue}, ${quote(issue.title)}. ${issue.question}`,
          why: 'A draft can say nothing on it until somebody has.',
          about,
          weight: 5,
        },
      ]
    return input.parties
      .filter((one) => !spoken.has(one.party))
      .map((one) => ({
        to: one.party,
        text: `What is your position on issue ${issue.issue}, ${quote(issue.title)}? ${issue.question}`,
        why: 'You have not said anything on it yet, and saying nothing counts neither for nor against.',
        about,
        weight: 3,
      }))
  })
}
