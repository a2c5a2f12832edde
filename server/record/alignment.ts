import type { CommandOf } from '@/server/protocol/commands'
import type { Event, EventOf } from '@/server/protocol/events'
import type { Instant, PersonId } from '@/server/protocol/ids'
import { digestOf } from '@/server/protocol/settlement'
import { canonicalJson } from './canonical'
import { commitmentTo } from './commitment'
import { OwnSignatures, type RatifiedBy } from './own-signatures'
import type { ToldEntry } from './replay'

/** What an agreement rests on (MP-01 section 5), each counted by the acts it was looked at in. */
export const ALIGNMENT = [
  'immutable-text',
  'all-parties',
  'own-words',
  'own-signature',
  'same-text',
  'same-call',
  'time-order',
] as const
export type AlignmentCheck = (typeof ALIGNMENT)[number]
type AlignmentFinding = { check: AlignmentCheck; holds: boolean }

type Stood = { seq: number; at: Instant }
type Recorded = { event: EventOf<'RatificationRecorded'>; stood: Stood; attempt: Attempted | undefined }
type Attempted = { event: EventOf<'AttemptRecorded'>; stood: Stood }
type Called = { event: EventOf<'RatificationCalled'>; stood: Stood; standing: Recorded[] }

/**
 * Follows who was asked, who answered and with what, from the entries alone: it shares no code with `decide`
 * and `evolve`, so that an error there cannot hide itself here.
 */
export class Alignment {
  #negotiation = ''
  #last: Stood | null = null
  #drafted = new Map<string, EventOf<'SettlementDrafted'>['settlement']>()
  #versions = new Set<number>()
  #attempts: Attempted[] = []
  #grants = new Map<number, { event: EventOf<'GrantRecorded'>; seq: number }>()
  #call: Called | null = null
  #signatures = new OwnSignatures()

  /** Who ratified, and with which key of their own. */
  get ratified(): RatifiedBy[] {
    return this.#signatures.ratified
  }

  /** Looks at one entry, in order, and says what was checked in it. */
  take(entry: ToldEntry): AlignmentFinding[] {
    const stood = { seq: entry.seq, at: entry.at }
    const inOrder = this.#last === null || (this.#last.seq < stood.seq && this.#last.at <= stood.at)
    this.#last = stood
    const signed = this.#signatures.take(entry)
    return [
      { check: 'time-order', holds: inOrder },
      ...(signed === null ? [] : [{ check: 'own-signature', holds: signed } as const]),
      ...entry.events.flatMap((event) => this.#event(entry, event, stood)),
    ]
  }

  #event(entry: ToldEntry, event: Event, stood: Stood): AlignmentFinding[] {
    if (event.type === 'NegotiationOpened') this.#negotiation = event.negotiation
    if (event.type === 'GrantRecorded') this.#grants.set(event.grant, { event, seq: entry.seq })
    if (event.type === 'AttemptRecorded') this.#attempts.push({ event, stood })
    if (event.type === 'SettlementDrafted') return [this.#draft(event)]
    if (event.type === 'RatificationCalled') return [this.#called(event, stood)]
    if (event.type === 'RatificationRecorded') return this.#ratified(entry, event, stood)
    if (event.type === 'RatificationWithdrawn' && this.#call)
      this.#call.standing = this.#call.standing.filter((one) => one.event.party !== event.party)
    if (event.type === 'NegotiationClosed' && event.outcome.kind === 'canonical')
      return this.#canonical(event.outcome, event.by, entry)
    return []
  }

  #draft({ settlement }: EventOf<'SettlementDrafted'>): AlignmentFinding {
    const { digest, ...body } = settlement
    const fresh = !this.#versions.has(settlement.version) && !this.#drafted.has(digest)
    this.#versions.add(settlement.version)
    this.#drafted.set(digest, settlement)
    return { check: 'immutable-text', holds: fresh && digestOf(body) === digest }
  }

  #called(event: EventOf<'RatificationCalled'>, stood: Stood): AlignmentFinding {
    this.#call = { event, stood, standing: [] }
    const settlement = this.#drafted.get(event.digest)
    const named = (parties: readonly { party: string }[]) => canonicalJson(parties.map((one) => one.party))
    const holds = settlement !== undefined && named(settlement.parties) === named(event.parties)
    return { check: 'all-parties', holds }
  }

  #ratified(entry: ToldEntry, event: EventOf<'RatificationRecorded'>, stood: Stood): AlignmentFinding[] {
    const { command, actor } = entry
    const call = this.#call
    const attempt = this.#attempts.findLast(
      (one) => one.event.attempt === event.attempt && one.event.person === event.person,
    )
    const own =
      command.type === 'ConfirmRatification' &&
      actor.kind === 'person' &&
      actor.person === event.person &&
      command.words === event.words &&
      event.reading.label === 'ratifies' &&
      attempt !== undefined &&
      this.#opens(command, attempt) &&
      this.#answersFor(event, call)
    call?.standing.push({ event, stood, attempt })
    const after = call !== null && attempt !== undefined && call.stood.seq < attempt.stood.seq
    return [
      { check: 'own-words', holds: own },
      { check: 'same-call', holds: call?.event.call === event.call && attempt?.event.call === event.call },
      {
        check: 'same-text',
        holds: call?.event.digest === event.digest && attempt?.event.digest === event.digest,
      },
      { check: 'time-order', holds: after && attempt.stood.seq < stood.seq && attempt.stood.at <= stood.at },
    ]
  }

  /** The confirmed words and their reading are those that were committed to when they were sent. */
  #opens(command: CommandOf<'ConfirmRatification'>, { event }: Attempted): boolean {
    const place = { negotiation: this.#negotiation, owner: event.person, command: event.attempt }
    const { words, reading, saltOfWords, saltOfReading } = command
    return (
      commitmentTo({ ...place, field: 'words', salt: saltOfWords, content: words }) === event.words &&
      commitmentTo({ ...place, field: 'reading', salt: saltOfReading, content: canonicalJson(reading) }) ===
        event.reading
    )
  }

  /** The signatory named in the call, or a person whom that signatory granted it before the call. */
  #answersFor(event: EventOf<'RatificationRecorded'>, call: Called | null): boolean {
    const asked = call?.event.parties.find((one) => one.party === event.party)
    if (!call || !asked) return false
    if (event.grant === null) return asked.signatory === event.person
    const grant = this.#grants.get(event.grant)
    return (
      grant !== undefined &&
      grant.seq < call.stood.seq &&
      grant.event.from === asked.signatory &&
      grant.event.to === event.person &&
      grant.event.party === event.party &&
      grant.event.purposes.includes('ratify')
    )
  }

  #canonical(
    outcome: { digest: string; call: number; version: number },
    by: PersonId,
    entry: ToldEntry,
  ): AlignmentFinding[] {
    const call = this.#call
    const standing = call?.standing ?? []
    const asked = call?.event.parties ?? []
    const all =
      asked.length > 1 && asked.every(({ party }) => standing.some((one) => one.event.party === party))
    const last = standing.at(-1)
    return [
      { check: 'all-parties', holds: all && standing.length === asked.length },
      {
        check: 'same-text',
        holds:
          standing.every((one) => one.event.digest === outcome.digest) &&
          this.#drafted.get(outcome.digest)?.version === outcome.version,
      },
      { check: 'same-call', holds: standing.every((one) => one.event.call === outcome.call) },
      {
        check: 'own-words',
        holds: last?.stood.seq === entry.seq && last.event.person === by && entry.actor.kind === 'person',
      },
    ]
  }
}
