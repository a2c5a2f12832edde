import type { Finding } from '@/server/protocol/statements'
import type { MediatorInput, Statement } from '../input'
import { clockInWords, dayInWords } from '../language/dates'
import { stem } from '../language/words'
import { type Clash, TIME } from './clash'
import type { Conflict } from './conflicts'
import { compareFigures, type Figure } from './figures'
import { figureLike, quote } from './wording'

const KIND: Record<Statement['kind'], string> = {
  goal: 'goal',
  constraint: 'constraint',
  'red-line': 'red line',
  tradeable: 'offer to trade',
  position: 'position',
}

/** The conflict as a finding that cites both statements to the letter. */
export function findingOf(input: MediatorInput, { a, b, clash }: Conflict): Finding {
  const name = (one: Statement) => input.parties.find((by) => by.party === one.party)?.name ?? 'A party'
  const cite = (one: Statement) => ({ reference: one.reference, quote: one.text })
  const lead = `${name(a)} (${KIND[a.kind]}) and ${name(b)} (${KIND[b.kind]})`
  const both =
    a.kind === 'red-line' && b.kind === 'red-line'
      ? ' Both are red lines: as long as both stand, no text can keep the two.'
      : ''
  return { kind: 'conflict', text: `${lead}: ${explain(clash)}${both}`, between: [cite(a), cite(b)] }
}

export function explain({ how, sure, mine, theirs }: Clash): string {
  switch (how) {
    case 'figures':
      if (!mine || !theirs) return 'the figures do not go together.'
      return sure
        ? `${inWords(mine, theirs)} does not go together with ${inWords(theirs, mine)}${apart(mine, theirs)}.`
        : `${inWords(mine, theirs)} and ${inWords(theirs, mine)} do not go together if both speak of the same thing, which the words do not say for certain${apart(mine, theirs)}.`
    case 'shares':
      return `${mine?.text ?? 'one share'} and ${theirs?.text ?? 'the other'} of the same thing make ${Math.round(((mine?.value ?? 0) + (theirs?.value ?? 0)) * 100) / 100}%, which is more than the whole.`
    case 'opposite':
      return 'what one of them states, the other one’s words rule out.'
    case 'options':
      return 'they choose different options.'
    case 'days':
      return 'one asks for every day, the other leaves a day out.'
    case 'sole':
      return 'both speak of the same thing, and one of them claims it alone. Whether both can have it depends on what exactly is meant.'
  }
}

const BOUND = { 'at-least': 'at least ', 'at-most': 'at most ', exactly: '' }
const BOUND_IN_TIME = { 'at-least': 'not before ', 'at-most': 'not after ', exactly: '' }

function inWords(one: Figure, beside: Figure): string {
  if (one.kind === 'day') return `${BOUND_IN_TIME[one.bound]}${dayInWords(one.value, one.unit === 'dated')}`
  if (one.kind === 'clock') return `${BOUND_IN_TIME[one.bound]}${clockInWords(one.value)}`
  // A month beside a year: without its time the figure would mislead.
  const paced = one.per !== beside.per && TIME.has(stem(one.per)) ? ` a ${one.per}` : ''
  return `${BOUND[one.bound]}${quote(one.text)}${paced}`
}

/** How far apart, where a difference says something. */
function apart(mine: Figure, theirs: Figure): string {
  const pair = compareFigures(mine, theirs)
  if (!pair) return ''
  const gap = Math.abs(pair[0] - pair[1])
  if (mine.kind === 'day') return `: ${Math.round(gap)} ${Math.round(gap) === 1 ? 'day' : 'days'} apart`
  if (mine.kind === 'clock')
    return `: ${Math.floor(gap / 60)} h ${String(gap % 60).padStart(2, '0')} min apart`
  if (mine.kind === 'money' && mine.per === theirs.per) return `: a difference of ${figureLike(mine, gap)}`
  return ''
}
