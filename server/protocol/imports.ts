import type { CommandOf } from './commands'
import type { Event } from './events'
import type { PartyId, PersonId } from './ids'
import { type PastBlock, type PastIssue, readable } from './past'
import type { Refusal } from './refusal'
import type { Opened } from './state'
import { sourcePosition } from './statements'

type Opening = CommandOf<'OpenNegotiation'>

/**
 * The events of an exchange that is brought in with the opening. Each statement under a party's name becomes a claim
 * of that party, and what was said of agreement a claim of every party: nothing of it is a position, support or seat.
 */
export function importPast({ past, parties, sources: given }: Opening, by: PersonId): Event[] | Refusal {
  if (!past) return []
  const known = new Set<PartyId>(parties.map((one) => one.party))
  const events: Event[] = []
  const issues: PastIssue[] = []
  let claims = 0
  const claim = (party: PartyId, author: string, issue: number, text: string, agreed: boolean): number => {
    claims += 1
    events.push({ type: 'ClaimImported', claim: claims, party, author, issue, text, agreed, by })
    return claims
  }
  for (const [at, { file, title, question, context, sources, rest, positions }] of past.issues.entries()) {
    const issue = at + 1
    const kind = { kind: 'text' } as const
    const sourcePositions = sources.flatMap(({ heading, text, source: kept }) => {
      const there = kept !== undefined && kept <= readable(past.files).length
      const source = there ? given.length + kept : null
      const one = sourcePosition.safeParse({ name: heading, source, quote: null, text })
      return one.success ? [one.data] : []
    })
    events.push({
      type: 'IssueRaised',
      issue,
      party: null,
      by,
      title,
      question,
      context,
      kind,
      ...(sourcePositions.length > 0 ? { sourcePositions } : {}),
    })
    const blocks: PastBlock[] = []
    for (const block of positions?.blocks ?? []) {
      if (block.party !== null && !known.has(block.party)) return { code: 'UnknownParty', party: block.party }
      const claimed =
        block.kind === 'position' && block.party !== null && block.text.trim() !== ''
          ? claim(block.party, block.agent, issue, block.text, false)
          : null
      blocks.push({ ...block, text: claimed === null ? block.text : '', claim: claimed })
    }
    const last = positions?.statuses.at(-1)
    if (last?.standing === 'AGREED' && last.text.trim() !== '')
      for (const { party, name } of parties) claim(party, name, issue, last.text, true)
    issues.push({ issue, file, sources, rest, positions: positions && { ...positions, blocks } })
  }
  events.push({ type: 'PastImported', by, from: past.from, issues, files: past.files })
  return events
}

/** What was brought in stands beside the negotiation; its files can be read like any other source. */
export function evolvePast(state: Opened, event: Extract<Event, { type: 'PastImported' }>): Opened {
  const { type: _, ...past } = event
  const sources = readable(past.files).map(({ path, part, parts, encoding, text }) => ({
    title: `${path}${parts > 1 ? ` (${part} of ${parts})` : ''}${encoding === 'base64' ? ' (base64)' : ''}`,
    text,
  }))
  return { ...state, past, sources: [...state.sources, ...sources] }
}
