import { standing } from './authority'
import type { PartyId } from './ids'
import { latestIntent } from './intents'
import type { Refusal } from './refusal'
import type { Draft } from './settlement'
import type { Matter } from './state'

/**
 * Every standing red line is met by a term that exists or listed as unmet, never both. What a person's text
 * leaves out is completed, a mediator's is refused.
 */
export function accountForRedLines(state: Matter, draft: Draft, strict: boolean): Draft | Refusal {
  const unmet = [...draft.unmet]
  for (const met of draft.met)
    if (met.term > draft.terms.length) return { code: 'UnknownTerm', term: met.term }
  for (const { party, item } of redLines(state)) {
    const names = (one: { party: PartyId; item: string }) => one.party === party && one.item === item
    const met = draft.met.some(names)
    const listed = draft.unmet.some(names)
    if (met !== listed) continue
    if (strict || met) return { code: 'RedLineUnaccounted', party, item }
    unmet.push({ party, item, why: 'Not addressed by the author of this text.' })
  }
  const lines = redLines(state)
  const stray = [...draft.met, ...draft.unmet].find(
    (one) => !lines.some((line) => line.party === one.party && line.item === one.item),
  )
  return stray ? { code: 'UnknownReference', where: `red line ${stray.item}` } : { ...draft, unmet }
}

export function redLines(state: Matter): { party: PartyId; item: string; text: string }[] {
  return standing(state).flatMap(({ party }) =>
    (latestIntent(state, party)?.statement.redLines ?? []).map((text, at) => ({
      party,
      item: `r${at + 1}`,
      text,
    })),
  )
}
