import { LIMIT } from '@/server/protocol/limits'
import type { WorkOf } from '@/server/protocol/work'
import { listed } from '@/server/record/phrases'
import type { MediatorInput } from '../input'
import { within } from '../language/third-person'
import { NothingNew } from '../mediator'
import { clauseFrom } from './clause'
import { type Lint, lintTerm } from './lint'
import { brokenBy, nameOf, namesIn } from './proposed'
import { quote, shorten, stop } from './wording'

type Option = WorkOf<'alternatives'>['options'][number]

/**
 * Other wordings of a term, made of what stands on the record: with its gaps left to be filled, as each party put it,
 * and with what follows if it is not done left to be filled. @throws NothingNew
 */
export function alternativesTo(input: MediatorInput, version: number, at: number): WorkOf<'alternatives'> {
  const settlement = input.settlements.find((one) => one.version === version)
  const term = settlement?.terms[at - 1]
  if (!settlement || !term) throw new NothingNew('There is no such term to word otherwise.')
  const lints = lintTerm(
    settlement.terms,
    at - 1,
    input.parties.map((one) => one.name),
    input.sources,
  )
  const options: Option[] = []
  const filled = withPlaces(term.text, lints)
  if (filled)
    options.push({
      text: shorten(filled.text, LIMIT.prose),
      differs: `It is the same wording with a place to fill in wherever the words leave something open: ${listed(filled.places)}. What goes there is for the parties to say.`,
      sources: term.sources.slice(0, LIMIT.list),
    })
  const issue = term.sources.find((one) => one.kind === 'issue')
  const positions = input.statements.filter((one) => issue?.kind === 'issue' && one.issue === issue.issue)
  for (const one of positions) {
    const name = nameOf(input, one.party)
    const text = clauseFrom(one.text, name, namesIn(input))
    if (text === term.text || options.some((other) => other.text === text)) continue
    const line = brokenBy(input, one.text, one.party)
    options.push({
      text: shorten(text, LIMIT.prose),
      differs: `It follows the position of ${within(name)}.${line ? ` It stands against a red line of ${within(nameOf(input, line.party))}: ${quote(line.text, 300)}` : ''}`,
      sources: [one.reference],
    })
  }
  if (!/\b(?:otherwise|if (?:it is )?not|failing)\b/i.test(term.text))
    options.push({
      text: shorten(`${stop(term.text)} If this is not done, [what follows].`, LIMIT.prose),
      differs:
        'It adds a place for what follows if the term is not kept. The term as it stands says nothing of that.',
      sources: term.sources.slice(0, LIMIT.list),
    })
  if (options.length === 0)
    throw new NothingNew(
      'The built-in mediator finds nothing in the record from which this term could be worded otherwise.',
    )
  return { kind: 'alternatives', version, term: at, options: options.slice(0, 6) }
}

const PLACE: Partial<Record<Lint['fault'], string>> = {
  vague: '[measure]',
  'no-deadline': '[by which day]',
  'no-amount': '[amount]',
  'no-actor': '[by whom]',
  'undefined-reference': '[what exactly]',
}

function withPlaces(text: string, lints: Lint[]): { text: string; places: string[] } | null {
  let now = text
  const places: string[] = []
  for (const { fault, words } of lints) {
    const place = PLACE[fault]
    if (!place || !words) continue
    const at = now.indexOf(words)
    if (at < 0) continue
    now = `${now.slice(0, at + words.length)} ${place}${now.slice(at + words.length)}`
    places.push(`${place} after ${quote(words)}`)
  }
  return places.length > 0 ? { text: now, places } : null
}
