import type { Actor, Command } from '@/server/protocol/commands'
import type { Event } from '@/server/protocol/events'
import type { Settlement } from '@/server/protocol/settlement'
import type { Opened, State } from '@/server/protocol/state'
import { type Notable, notableIn } from '@/server/record/notable'
import type { ToldEntry } from '@/server/record/replay'
import { type StoryKind, sentence } from '@/server/record/story'

/** One entry as the record page tells it: the story, and below it what proves it. */
export type StoryRow = {
  seq: number
  /** ISO 8601, UTC. */
  at: string
  /** `YYYY-MM-DD`, UTC. */
  day: string
  hash: string
  prev: string
  /** Name of whoever acted; null for the house. */
  who: string | null
  /** Who acted, for the filter: a person's id, `delegate N`, `mediator` or `house`. */
  by: string
  /** The place of the person's party in the negotiation from 0; null for who sits for none. */
  party: number | null
  kind: StoryKind
  type: Command['type']
  issues: readonly number[]
  /** What stands out in it by itself. */
  notable: readonly Notable[]
  sentence: string
  /** What was said, where it is too long for the sentence. */
  detail: string | null
  /** A settlement drafted by this entry, with the version it is based on, or else the one before it. */
  drafted: { settlement: Settlement; earlier: Settlement | null } | null
  entry: ToldEntry
  /** The canonical text that the hash is of. */
  text: string
  /** The words one may search for, in lower case. */
  haystack: string
}

type Told = { entry: ToldEntry; hash: string; text: string; before: State; after: State }

export function storyRow({ entry, hash, text, before, after }: Told): StoryRow {
  const { seq, at, prev, actor, command, events } = entry
  const told = sentence(entry, before, after)
  const detail = told.detail ?? null
  return {
    seq,
    at,
    day: at.slice(0, 10),
    hash,
    prev,
    who: told.who,
    by: actorName(actor),
    party: partyPlace(actor, after),
    kind: told.kind,
    type: command.type,
    issues: events.flatMap(issuesIn),
    notable: [...new Set(events.flatMap(notableIn))],
    sentence: told.text,
    detail,
    drafted: events.flatMap((event) => draftedIn(event, after)).at(0) ?? null,
    entry,
    text,
    haystack: [`entry ${seq}`, told.text, ...wordsIn(command)].join('\n').toLowerCase(),
  }
}

function actorName(actor: Actor): string {
  if (actor.kind === 'person') return actor.person
  return actor.kind === 'delegate' ? `delegate ${actor.delegate}` : actor.kind
}

function partyPlace(actor: Actor, after: State): number | null {
  if (after.phase === 'Unopened') return null
  const party = partyActing(actor, after)
  const place = after.parties.findIndex((one) => one.party === party)
  return place < 0 ? null : place
}

function partyActing(actor: Actor, after: Opened): string | null {
  if (actor.kind === 'delegate')
    return after.delegations.find((one) => one.delegate === actor.delegate)?.party ?? null
  if (actor.kind !== 'person') return null
  return after.people.findLast((one) => one.person === actor.person)?.party ?? null
}

function issuesIn(event: Event): number[] {
  if (event.type === 'SettlementDrafted') return event.settlement.references.issues
  return 'issue' in event ? [event.issue] : []
}

function draftedIn(event: Event, after: State): NonNullable<StoryRow['drafted']>[] {
  if (event.type !== 'SettlementDrafted' || after.phase === 'Unopened') return []
  const { settlement } = event
  const from = settlement.basedOn ?? settlement.version - 1
  const earlier = after.settlements.find((one) => one.settlement.version === from)
  return [{ settlement, earlier: earlier?.settlement ?? null }]
}

const HASH = /^[0-9a-f]{64}$/

/** What people wrote in a command; not the names of its fields, and not its digests. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return HASH.test(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    key === 'type' || key === 'kind' ? [] : wordsIn(item),
  )
}
