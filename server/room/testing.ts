import type { Ledger } from '@/server/ledger/ledger'
import type { MemoryLedger } from '@/server/ledger/memory-ledger'
import {
  commandId,
  instant,
  invitationId,
  negotiationId,
  type PersonId,
  personId,
} from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import { screen } from '@/server/ratification/screen'
import { type Sent, sent } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import type { DoorParts } from './door'
import { openNegotiation } from './opening'
import { Rooms } from './rooms'
import { takeSeat } from './seating'

export const fay = personId.parse('fay')
export const ana = personId.parse('ana')
export const bo = personId.parse('bo')
export const zed = personId.parse('zed')

/** Words that the plainest screen reads as ratifying. */
export const PLAIN_YES = 'I accept this settlement as written.'

/** Rooms with a clock that steps, and acts in as few words as a test should need. `prefix` keeps ids of two apart. */
export class TestRooms<L extends Ledger = MemoryLedger> {
  readonly ledger: L
  readonly rooms: Rooms
  readonly discarded: string[] = []
  private next = 100
  private seconds = 0

  constructor(
    ledger: L,
    private readonly prefix = 'c',
    second?: DoorParts['second'],
  ) {
    this.ledger = ledger
    let invitations = 0
    this.rooms = new Rooms({
      ledger,
      url: 'http://localhost:3000',
      now: () => new Date(Date.UTC(2026, 0, 1, 9, 0, this.seconds++)),
      screen,
      second,
      mediators: ['built-in', 'patient'],
      invitations: {
        prepare: async () => {
          const invitation = invitationId.parse(`i${++invitations}`)
          return {
            invitation,
            expires: instant.parse('2026-02-01T00:00:00.000Z'),
            link: `/invitation/${invitation}`,
          }
        },
        discard: async (invitation) => {
          this.discarded.push(invitation)
        },
      },
    })
  }

  passMinutes(minutes: number): void {
    this.seconds += 60 * minutes
  }

  id = () => commandId.parse(`${this.prefix}${++this.next}`)

  sent = (negotiation: string, command: unknown, as = this.id()): Sent =>
    sent.parse({ id: as, negotiation, command })

  submit = (who: PersonId, negotiation: string, command: unknown): Promise<Answer> =>
    this.rooms.submit(who, this.sent(negotiation, command))

  /** An act that must be accepted. */
  act = async (who: PersonId, negotiation: string, command: unknown) =>
    accepted(await this.submit(who, negotiation, command))

  state = async (negotiation: string): Promise<Opened> => {
    const state = await this.rooms.state(negotiationId.parse(negotiation))
    if (state.phase === 'Unopened') throw new Error('not opened')
    return state
  }

  /** Opened by Fay for Ana and Bo, nobody seated. */
  opened = async () => {
    const answer = await openNegotiation(this.rooms, fay, 'verified-address', {
      id: this.id(),
      title: 'The shared workshop',
      topic: 'Who may use it when, and who pays.',
      charter: { preset: 'open-mediation', limits: { roundsPerParty: null, drafts: null, deadline: null } },
      sources: [],
      facilitator: 'Fay',
      parties: ['Ana', 'Bo'],
      successorOf: null,
    })
    if (answer.outcome !== 'opened') throw new Error(answer.refusal.code)
    return answer.negotiation
  }

  sit = async (
    negotiation: string,
    party: string | null,
    who: PersonId,
    name: string,
    role: 'signatory' | 'member' | 'observer' = 'signatory',
  ) => {
    await this.act(fay, negotiation, { type: 'Invite', party, role, email: null })
    const state = await this.state(negotiation)
    const invitation = state.invitations.at(-1)?.invitation
    if (!invitation) throw new Error('no invitation')
    const seating = {
      who,
      negotiation: state.negotiation,
      id: this.id(),
      invitation,
      name,
      identified: 'verified-address',
    } as const
    accepted(await takeSeat(this.rooms, seating))
  }

  /** Ana and Bo are seated and mediation has begun. */
  talking = async () => {
    const negotiation = await this.opened()
    await this.sit(negotiation, 'p1', ana, 'Ana')
    await this.sit(negotiation, 'p2', bo, 'Bo')
    await this.act(fay, negotiation, { type: 'BeginIntents' })
    await this.act(fay, negotiation, { type: 'BeginMediation', without: ['p1', 'p2'] })
    return negotiation
  }

  /** Version 1 has been put to ratification. */
  called = async (text = 'Ana uses the workshop before noon, Bo after noon.') => {
    const negotiation = await this.talking()
    const terms = [{ heading: 'Hours', text, sources: [] }]
    const draft = { title: 'Workshop hours', terms, tradeOffs: [], met: [], unmet: [], rationale: '' }
    await this.act(fay, negotiation, {
      type: 'TableSettlement',
      basedOn: null,
      draft,
      origin: { kind: 'person', person: 'fay' },
    })
    const digest = (await this.state(negotiation)).settlements[0]?.settlement.digest
    await this.act(fay, negotiation, { type: 'CallRatification', digest })
    return { negotiation, digest }
  }

  ratify = async (who: PersonId, negotiation: string, digest: string | undefined) => {
    const words = await this.act(who, negotiation, { type: 'SendWords', call: 1, digest, words: PLAIN_YES })
    return this.act(who, negotiation, {
      type: 'ConfirmWords',
      call: 1,
      digest,
      attempt: words.own?.kind === 'attempt' ? words.own.attempt : undefined,
    })
  }
}

export function accepted(given: Answer) {
  if (given.outcome !== 'accepted') throw new Error(JSON.stringify(given.refusal))
  return given
}
