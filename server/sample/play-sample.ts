import { db } from '@/server/db/db'
import { env } from '@/server/env'
import type { House } from '@/server/house'
import { seated } from '@/server/protocol/authority'
import { commandId, type NegotiationId, type PartyId, partyId } from '@/server/protocol/ids'
import type { Opened, State } from '@/server/protocol/state'
import { idFor } from '@/server/room/opening'
import type { WireCommand } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import { counterTo } from './counter'
import { type Days, daysFrom } from './days'
import { householdIntent, landlordsIntent, nadiasIntent } from './intents'
import { type Act, issues } from './issues'
import { sampleOpening } from './opening'
import { maren, nadia, ruth, samplePlaces, tomasz } from './persons'
import { decisions, positions, trades } from './positions'
import type { SampleClock } from './sample-clock'
import { timeOf } from './times'

/** The doors the sample is played through: the same ones as for everybody. */
export interface SampleDoors extends Pick<House, 'open' | 'submit' | 'seat'> {
  state(negotiation: NegotiationId): Promise<State>
  /** The sample's own time, while it is played. */
  clock: SampleClock
  /** The mediator to ask, by name. */
  mediator: string
  now(): Date
  pause(ms: number): Promise<void>
}

const LOOK_MS = 50
/** A mediator that has not answered by then may answer later; the sample is then without a counter. */
const MEDIATOR_MS = 20_000

/** Something the sample needs was refused: people are using it already, or a part of the house is missing. */
export class SampleStopped extends Error {}

/**
 * Plays the sample negotiation on an empty database, where sample persons may be. Cut short, it is played on at
 * the next start: every act has a fixed id and happens once. It ends in mediation, with something waiting for each.
 * @returns the negotiation, or null where there is no sample
 * @throws SampleStopped
 */
export async function playSample(doors: SampleDoors): Promise<NegotiationId | null> {
  if (!env().sample) return null
  const since = await samplePersonsSince()
  if (!since) return null
  try {
    return await playFrom(doors, since)
  } finally {
    doors.clock.over()
  }
}

async function playFrom(doors: SampleDoors, since: Date): Promise<NegotiationId> {
  const days = daysFrom(since)
  const opening = sampleOpening(days)
  const facilitator = { person: maren, name: nameOf(maren), email: null, sample: true }
  const negotiation = idFor(maren, opening)
  doors.clock.set(negotiation, timeOf('opening', since))
  const opened = await doors.open(facilitator, opening)
  if (opened.outcome === 'refused') throw new SampleStopped(`opening: ${opened.refusal.code}`)
  const play = new Play(doors, negotiation, since)
  if (!played(await play.state())) await wholeSample(play, days)
  return negotiation
}

/** The counter comes last; beyond mediation people have taken over. */
function played(state: Opened): boolean {
  return state.counters.length > 0 || state.phase === 'Ratification' || state.phase === 'Closed'
}

async function wholeSample(play: Play, days: Days): Promise<void> {
  const places = samplePlaces.flatMap(({ id, party }) =>
    party === null ? [] : [{ who: id, party: partyId.parse(`p${party + 1}`) }],
  )
  for (const { who, party } of places) await play.invite(who, party)
  for (const { who, party } of places) await play.seat(who, party)
  await play.acts([
    { id: 'intents', who: maren, command: { type: 'BeginIntents' } },
    { id: 'intent-1', who: nadia, command: { type: 'StateIntent', statement: nadiasIntent(days) } },
    { id: 'intent-2', who: tomasz, command: { type: 'StateIntent', statement: householdIntent(days) } },
    { id: 'intent-3', who: ruth, command: { type: 'StateIntent', statement: landlordsIntent(days) } },
    { id: 'mediation', who: maren, command: { type: 'BeginMediation', without: [] } },
    ...issues(days),
    ...positions(days),
    ...decisions(days),
    ...trades(days),
  ])
  await play.mediated('review', '')
  await play.mediated(
    'draft',
    'Please look first at how Nadia’s share and a complete deposit can both be met.',
  )
  const draft = (await play.state()).settlements[0]
  if (draft) await play.acts([counterTo(draft.settlement, days)])
}

/** Creates the persons in an empty database. @returns since when they are there; null in anybody else's database */
async function samplePersonsSince(): Promise<Date | null> {
  const known = await db().user.findUnique({ where: { id: maren } })
  if (known) return known.createdAt
  if ((await db().user.count()) > 0) return null
  await db().user.createMany({ data: samplePlaces.map(({ id, name }) => ({ id, name, sample: true })) })
  return (await db().user.findUniqueOrThrow({ where: { id: maren } })).createdAt
}

function nameOf(person: string): string {
  return samplePlaces.find((one) => one.id === person)?.name ?? ''
}

/** One negotiation being played. */
class Play {
  constructor(
    private readonly doors: SampleDoors,
    private readonly negotiation: NegotiationId,
    private readonly since: Date,
  ) {}

  async state(): Promise<Opened> {
    const state = await this.doors.state(this.negotiation)
    if (state.phase === 'Unopened') throw new SampleStopped('it is not open')
    return state
  }

  async acts(acts: readonly Act[]): Promise<void> {
    for (const act of acts) await this.act(act)
  }

  private async act({ id, who, command }: Act): Promise<void> {
    this.doors.clock.set(this.negotiation, timeOf(id, this.since))
    const sent = { id: commandId.parse(`sample-${id}`), negotiation: this.negotiation, command }
    accepted(id, await this.doors.submit(who, sent))
  }

  async invite(who: (typeof samplePlaces)[number]['id'], party: PartyId): Promise<void> {
    if (seated(await this.state(), who)) return
    const invite: WireCommand = { type: 'Invite', party, role: 'signatory', email: null }
    await this.act({ id: `invite-${party}`, who: maren, command: invite })
  }

  /** Seated by the invitation as what they are: a sample person. */
  async seat(who: (typeof samplePlaces)[number]['id'], party: PartyId): Promise<void> {
    if (seated(await this.state(), who)) return
    const invitation = (await this.state()).invitations.find((one) => one.party === party)?.invitation
    if (!invitation) throw new SampleStopped(`no invitation for ${party}`)
    this.doors.clock.set(this.negotiation, timeOf(`seat-${party}`, this.since))
    const answer = await this.doors.seat({
      who,
      negotiation: this.negotiation,
      id: commandId.parse(`sample-seat-${party}`),
      invitation,
      name: nameOf(who),
      identified: 'sample-person',
    })
    accepted(`seat-${party}`, answer)
  }

  /** Asks the mediator and waits for it, as the facilitator would. */
  async mediated(act: 'review' | 'draft', note: string): Promise<void> {
    const { doors } = this
    const mediator = doors.mediator
    await this.act({ id: act, who: maren, command: { type: 'RequestMediation', act, mediator, note } })
    const end = doors.now().getTime() + MEDIATOR_MS
    while ((await this.state()).runs.some((run) => run.state === 'working')) {
      if (doors.now().getTime() > end) throw new SampleStopped(`the mediator has not finished its ${act}`)
      await doors.pause(LOOK_MS)
    }
  }
}

function accepted(act: string, answer: Answer): void {
  if (answer.outcome === 'refused') throw new SampleStopped(`${act}: ${answer.refusal.code}`)
}
