import { LIMIT } from '@/server/protocol/limits'
import type { Draft } from '@/server/protocol/settlement'
import type { MediatorInput, Statement } from '../input'
import { within } from '../language/third-person'
import { shared, stemsOf } from '../language/words'
import { clashOf } from './clashes'
import { compareFigures, figuresIn } from './figures'
import { breaks, nameOf, type Proposed, redLinesIn } from './proposed'
import { quote, shorten } from './wording'

type Accounted = Pick<Draft, 'met' | 'unmet'> & { terms: Proposed[] }

const CONDITIONS =
  /^Everything in this text holds only on (?:this condition|these conditions), in the words of /

/** Whether a term is one that only states red lines for which no other term had room. */
export const isConditions = ({ text }: Draft['terms'][number]) => CONDITIONS.test(text)

const itemOf = (line: Statement) => (line.reference.kind === 'intent' ? (line.reference.item ?? '') : '')

/**
 * Puts every red line into a term that states it as a condition, to the letter, or lists it as unmet with the
 * reason. A red line is met only where no other red line and no term stands against it.
 */
export function withRedLines(input: MediatorInput, proposed: Proposed[]): Accounted {
  const lines = redLinesIn(input)
  const terms = proposed.map((one) => ({ ...one, sources: [...one.sources] }))
  const met: Draft['met'] = []
  const unmet: Draft['unmet'] = []
  const loose: Statement[] = []
  for (const line of lines) {
    const against = obstacle(input, lines, terms, line)
    const { party } = line
    const item = itemOf(line)
    if (against) {
      unmet.push({ party, item, why: shorten(against, LIMIT.line) })
      continue
    }
    const at = homeOf(terms, line)
    const home = at === null ? undefined : terms[at]
    if (at === null || !home || home.text.length > LIMIT.prose - 1500) {
      loose.push(line)
      continue
    }
    if (!home.text.includes(quote(line.text, LIMIT.line)))
      home.text = `${home.text} Red line of ${within(nameOf(input, party))}, kept as a condition of this term: ${quote(line.text, LIMIT.line)}`
    addSource(home, line)
    met.push({ party, item, term: at + 1 })
  }
  for (const party of input.parties.map((one) => one.party)) {
    const own = loose.filter((one) => one.party === party)
    const [first] = own
    if (!first) continue
    const name = nameOf(input, party)
    const said = own.map((one) => quote(one.text, LIMIT.line))
    terms.push({
      heading: shorten(`Conditions of ${name}`, LIMIT.title),
      text: `Everything in this text holds only on ${said.length === 1 ? 'this condition' : 'these conditions'}, in the words of ${name}: ${said.join(' ')}`,
      core: own.map((one) => one.text).join(' '),
      sources: own.map((one) => one.reference),
      issue: null,
      notes: [],
      because: 'no other term speaks of these red lines',
      turned: false,
    })
    for (const one of own) met.push({ party, item: itemOf(one), term: terms.length })
  }
  return { terms, met, unmet }
}

function addSource(term: Proposed, line: Statement): void {
  if (term.sources.length < LIMIT.list && !term.sources.includes(line.reference))
    term.sources.push(line.reference)
}

/** Why a red line cannot be met, or `null`. */
function obstacle(
  input: MediatorInput,
  lines: Statement[],
  terms: Proposed[],
  line: Statement,
): string | null {
  const mine = { text: line.text, issue: null, name: nameOf(input, line.party) }
  const other = lines.find(
    (one) =>
      one.party !== line.party &&
      clashOf(mine, { text: one.text, issue: null, name: nameOf(input, one.party) }) !== null,
  )
  if (other)
    return `It stands against a red line of ${within(nameOf(input, other.party))}: ${quote(other.text, 300)} As long as both stand, no term can keep the two.`
  const at = terms.findIndex((one) =>
    breaks({ text: one.core, issue: null, name: '' }, one.issue === null ? '' : one.heading, line, mine.name),
  )
  const term = terms[at]
  return term ? `Term ${at + 1}, ${quote(term.heading, 100)}, says otherwise.` : null
}

/** The term that speaks of the same thing, if one does. */
function homeOf(terms: Proposed[], line: Statement): number | null {
  const stems = stemsOf(line.text)
  const figures = figuresIn(line.text)
  const scores = terms.map((term) => {
    if (term.issue === null) return 0
    const words = shared(stems, stemsOf(`${term.heading} ${term.core}`)).length
    const same = figuresIn(term.core).some((one) =>
      figures.some(
        (other) =>
          one.kind !== 'day' &&
          one.kind !== 'clock' &&
          one.kind !== 'duration' &&
          compareFigures(one, other) !== null,
      ),
    )
    return words >= 2 || (words >= 1 && same) ? words + (same ? 2 : 0) : 0
  })
  const best = Math.max(0, ...scores)
  return best > 0 ? scores.indexOf(best) : null
}
