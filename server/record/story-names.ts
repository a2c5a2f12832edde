import type { Actor } from '@/server/protocol/commands'
import { PLAYED } from '@/server/protocol/control'
import { dayWords } from '@/server/protocol/day-words'
import type { Instant, InvitationId, PartyId, PersonId } from '@/server/protocol/ids'
import type { State } from '@/server/protocol/state'
import { listed } from './phrases'

/** Names as they stood when something happened. Ids are never told. */
export class Names {
  constructor(
    readonly before: State,
    readonly after: State,
    readonly actor: Actor,
  ) {}

  person(id: PersonId): string {
    for (const state of [this.after, this.before]) {
      if (state.phase === 'Unopened') continue
      const known =
        state.people.findLast((one) => one.person === id) ??
        state.seatRequests.find((one) => one.person === id)
      if (known) return known.name
    }
    return 'Somebody'
  }
  party(id: PartyId): string {
    if (this.after.phase === 'Unopened') return 'A party'
    return this.after.parties.find((one) => one.party === id)?.name ?? 'A party'
  }
  parties(ids: readonly PartyId[]): string {
    return listed(ids.map((id) => this.party(id))) || 'nobody'
  }
  /** "Cy for Cedar Mill", or the name alone where person and party are called the same. */
  speaker(person: PersonId, party: PartyId): string {
    if (this.actor.kind === 'delegate') return this.acting
    const [own, theirs] = [this.person(person), this.party(party)]
    return own === theirs ? own : `${own} for ${theirs}`
  }
  /** Whoever acted; the house has no name. */
  get who(): string | null {
    const { actor } = this
    if (actor.kind === 'house') return null
    if (actor.kind === 'delegate') return this.delegate(actor.delegate)
    return actor.kind === 'person' ? this.person(actor.person) : mediatorName(actor.name)
  }
  get acting(): string {
    return this.who ?? 'Parley'
  }
  mediatorOf(run: string): string {
    if (this.after.phase === 'Unopened') return 'The mediator'
    const asked = this.after.runs.find((one) => one.run === run)
    if (asked?.mediator !== PLAYED) return asked ? mediatorName(asked.mediator) : 'The mediator'
    const player = this.after.control.players.findLast((one) => one.from <= asked.mark.seq)
    return playedMediator(player?.name ?? 'somebody')
  }
  invitation(id: InvitationId) {
    return this.after.phase === 'Unopened'
      ? undefined
      : this.after.invitations.find((one) => one.invitation === id)
  }
  delegation(number: number) {
    return this.after.phase === 'Unopened'
      ? undefined
      : this.after.delegations.find((one) => one.delegate === number)
  }
  /** "Agent Hawk for Alder House". */
  delegate(number: number): string {
    const given = this.delegation(number)
    return given ? `${DELEGATE[given.kind]} ${given.name} for ${this.party(given.party)}` : 'A delegate'
  }
  /** Whether the entry handed this delegation on to other software. */
  handedOn(number: number): boolean {
    const { after } = this
    if (after.phase === 'Unopened') return false
    return after.delegations.some((one) => one.instead === number && one.mark.seq === after.head.seq)
  }
  grant(number: number) {
    return this.after.phase === 'Unopened' ? undefined : this.after.grants.find((one) => one.grant === number)
  }
  /** ", by the grant of Ana", where the act was done by one. */
  byGrant(number: number | null): string {
    const given = number === null ? undefined : this.grant(number)
    return given ? `, by the grant of ${this.person(given.from)}` : ''
  }
  /** The version that a call puts, wherever the call stands by now. */
  versionOf(call: number): string {
    for (const state of [this.before, this.after]) {
      if (state.phase === 'Unopened') continue
      if (state.phase === 'Ratification' && state.open.call === call)
        return `settlement ${state.open.version}`
      const closed = state.calls.find((one) => one.call === call)
      if (closed) return `settlement ${closed.version}`
    }
    return 'the settlement'
  }
}

const DELEGATE = { strategy: 'Strategy', model: 'Model', agent: 'Agent' } as const

/** A person who plays the mediator is never named without saying that it is one. */
export const playedMediator = (name: string) => `The mediator, played by ${name} (a person)`
const mediatorName = (name: string) => `The mediator (${name})`

/** "2 March 2026, 09:00 UTC". */
export function moment(at: Instant): string {
  const [day = '', time = ''] = at.split('T')
  return `${dayWords(day)}, ${time.slice(0, 5)} UTC`
}
