import type { Actor, Command } from '@/server/protocol/commands'
import { decide } from '@/server/protocol/decide'
import { evolve } from '@/server/protocol/evolve'
import {
  commandId,
  instant,
  invitationId,
  negotiationId,
  type PartyId,
  type PersonId,
  partyId,
  personId,
} from '@/server/protocol/ids'
import { type Opened, type State, UNOPENED } from '@/server/protocol/state'
import { type StoredEntry, writeEntry } from '@/server/record/entry'
import { NO_ENTRY } from '@/server/record/hash'
import type { Sent } from '@/server/wire/commands'
import type { Answer, Joined } from '@/server/wire/messages'
import type { Keep } from './keep'
import type { Reads } from './read-whole'
import type { Timers } from './timers'
import type { Ear, Transport } from './transport'

/** A record grown by the pure protocol alone, for tests and for looking at pages without a server. */
export class GrowingRecord {
  readonly entries: StoredEntry[] = []
  private state: State = UNOPENED
  private minutes = 0

  /** @throws when the protocol refuses: a fixture that lies is no fixture */
  does(actor: Actor, command: Command, id = `c${this.entries.length + 1}`): StoredEntry {
    this.minutes += 7
    const at = instant.parse(new Date(Date.UTC(2026, 10, 18, 9, this.minutes)).toISOString())
    const submitted = { id: commandId.parse(id), at, actor, command }
    const decision = decide(this.state, submitted)
    if (!decision.ok) throw new Error(`${command.type}: ${JSON.stringify(decision.refusal)}`)
    const last = this.entries.at(-1)
    const stored = writeEntry((last?.seq ?? 0) + 1, last?.hash ?? NO_ENTRY, submitted, decision.events)
    const mark = { seq: stored.seq, at }
    this.state = decision.events.reduce((now, event) => evolve(now, event, mark), this.state)
    this.entries.push(stored)
    return stored
  }

  get opened(): Opened {
    if (this.state.phase === 'Unopened') throw new Error('nothing is opened yet')
    return this.state
  }
}

const NEGOTIATION = negotiationId.parse('kiln-lane')
export const FACILITATOR = personId.parse('person-fay')
export const ANA = personId.parse('person-ana')
export const BO = personId.parse('person-bo')
const CHI = personId.parse('person-chi')
export const PARTY_ANA = partyId.parse('p1')
export const PARTY_BO = partyId.parse('p2')
const PARTY_CHI = partyId.parse('p3')

export const by = (person: PersonId): Actor => ({ kind: 'person', person })

/** Three parties at one table, each with its signatory, in the phase of intents. */
function seatedTable(): GrowingRecord {
  const record = new GrowingRecord()
  record.does(by(FACILITATOR), {
    type: 'OpenNegotiation',
    negotiation: NEGOTIATION,
    rules: 1,
    title: 'The shared studio at Kiln Lane',
    topic:
      'Three potters share the studio at 4 Kiln Lane. Their contract ends on 28 February 2027. They want to settle who uses which room, what each pays, and who carries the kiln.',
    charter: { preset: 'open-mediation', limits: { roundsPerParty: 4, drafts: null, deadline: null } },
    sources: [{ title: 'The contract of 2024', text: 'The rent is 2,150 € a month, shared equally.' }],
    facilitator: 'Fay Okafor',
    identified: 'sample-person',
    parties: [
      { party: PARTY_ANA, name: 'Ana Rojas' },
      { party: PARTY_BO, name: 'Bo Lindqvist' },
      { party: PARTY_CHI, name: 'Studio Chi' },
    ],
    successorOf: null,
  })
  const seats: [PersonId, PartyId, string][] = [
    [ANA, PARTY_ANA, 'Ana Rojas'],
    [BO, PARTY_BO, 'Bo Lindqvist'],
    [CHI, PARTY_CHI, 'Chi Nakamura'],
  ]
  for (const [person, party, name] of seats) {
    const invitation = invitationId.parse(`invitation-${party}`)
    const expires = instant.parse('2026-12-18T09:00:00.000Z')
    record.does(by(FACILITATOR), { type: 'IssueInvitation', invitation, party, role: 'signatory', expires })
    record.does(by(person), { type: 'TakeSeat', invitation, name, identified: 'sample-person' })
  }
  record.does(by(FACILITATOR), { type: 'BeginIntents' })
  return record
}

/** The same table in mediation, with one issue raised. */
export function tableInMediation(): GrowingRecord {
  const record = seatedTable()
  const silent = [PARTY_ANA, PARTY_BO, PARTY_CHI]
  record.does(by(FACILITATOR), { type: 'BeginMediation', without: silent })
  record.does(by(ANA), {
    type: 'RaiseIssue',
    title: 'The rent of the ground floor',
    question: 'What does the ground-floor studio cost a month?',
    context: '',
    kind: { kind: 'amount', unit: '€ a month', min: '500', max: '1100' },
  })
  return record
}

/** A server for one room: it holds a record, answers what it is asked, and can be cut off. */
export class FakeLine implements Transport {
  ear: Ear | null = null
  reachable = true
  readonly sent: Sent[] = []
  readonly told: (string | null)[] = []
  asked: number[] = []
  restarts = 0
  /** How the next acts are answered; without one, the record takes them as the given person's. */
  answers: ((sent: Sent) => Promise<Answer>)[] = []
  joinsWith: (after: number) => Joined

  constructor(
    readonly record: GrowingRecord,
    private readonly person: PersonId,
  ) {
    this.joinsWith = (after) => ({
      outcome: 'joined',
      entries: record.entries.filter((one) => one.seq > after),
      mine: [],
      presence: [],
    })
  }

  open = (ear: Ear) => {
    this.ear = ear
    if (this.reachable) ear.connected()
    else ear.unreachable()
  }
  close = () => {
    this.ear = null
  }
  wake = () => {
    if (this.reachable) this.ear?.connected()
  }
  restart = () => {
    this.restarts += 1
    this.ear?.disconnected()
    if (this.reachable) this.ear?.connected()
  }
  join = async (after: number) => this.joinsWith(after)
  after = async (after: number) => {
    this.asked.push(after)
    return this.joinsWith(after)
  }
  typing = (where: string | null) => {
    this.told.push(where)
  }
  submit = async (sent: Sent): Promise<Answer> => {
    this.sent.push(sent)
    const answer = this.answers.shift()
    return answer ? answer(sent) : this.carryOut(sent)
  }
  carryOut = async ({ id, command }: Sent): Promise<Answer> => {
    if (command.type === 'SendWords' || command.type === 'ConfirmWords') throw new Error('not on this line')
    if (command.type === 'AskForLook' || command.type === 'AskToRestate') throw new Error('not on this line')
    if (command.type === 'Invite' || command.type === 'TableSettlement' || command.type === 'Reveal')
      throw new Error('not on this line')
    if (command.type === 'SealValues' || command.type === 'AcceptPackage' || command.type === 'OpenValues')
      throw new Error('not on this line')
    if (command.type === 'SendToCaucus' || command.type === 'SayAloud') throw new Error('not on this line')
    if (command.type === 'GiveFindings' || command.type === 'GiveDraft' || command.type === 'GiveWork')
      throw new Error('not on this line')
    const stored = this.record.does(by(this.person), command, id)
    return { outcome: 'accepted', entries: [stored], own: null, link: null }
  }
  cut() {
    this.reachable = false
    this.ear?.disconnected()
  }
  mend() {
    this.reachable = true
    this.ear?.connected()
  }
}

/** For a record that is not long: nothing is read beside the page. */
export const NO_READS: Reads = {
  fetchAfter: async () => {
    throw new Error('nothing is read here')
  },
  pause: async () => {},
  now: () => 0,
}

/** A device's memory that two tabs can share. */
export class FakeDevice {
  private readonly held = new Map<string, string>()
  private readonly tabs = new Set<{ changed: (key: string, value: string | null) => void }>()

  tab(): Keep {
    let own: { changed: (key: string, value: string | null) => void } | null = null
    return {
      read: (key) => this.held.get(key) ?? null,
      keys: () => [...this.held.keys()],
      write: (key, value) => {
        if (value === null) this.held.delete(key)
        else this.held.set(key, value)
        for (const tab of this.tabs) if (tab !== own) tab.changed(key, value)
        return true
      },
      watch: (changed) => {
        const tab = { changed }
        own = tab
        this.tabs.add(tab)
        return () => this.tabs.delete(tab)
      },
    }
  }
}

/** Time that passes when it is told to. */
export class FakeTimers implements Timers {
  private at = 0
  private waiting: { at: number; act: () => void }[] = []

  now = () => this.at
  after = (ms: number, act: () => void) => {
    const one = { at: this.at + ms, act }
    this.waiting.push(one)
    return () => {
      this.waiting = this.waiting.filter((other) => other !== one)
    }
  }
  pass(ms: number) {
    this.at += ms
    const due = this.waiting.filter((one) => one.at <= this.at)
    this.waiting = this.waiting.filter((one) => one.at > this.at)
    for (const one of due) one.act()
  }
}
