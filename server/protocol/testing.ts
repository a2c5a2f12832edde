import type { ReasonCode } from '@/server/ratification/reading'
import { canonicalJson } from '@/server/record/canonical'
import { commitmentTo } from '@/server/record/commitment'
import { type StoredEntry, writeEntry } from '@/server/record/entry'
import { NOTHING_REPLAYED, type Replayed, replayEntry } from '@/server/record/replay'
import type { Charter, Preset } from './charter'
import type { Actor, Command, CommandOf, Submission } from './commands'
import { decide } from './decide'
import type { Decision } from './decision'
import type { Event, EventOf } from './events'
import {
  type CommandId,
  commandId,
  commitment,
  type Instant,
  instant,
  invitationId,
  negotiationId,
  type PartyId,
  type PersonId,
  partyId,
  personId,
} from './ids'
import type { Refusal } from './refusal'
import type { Role } from './seat-events'
import type { Draft, Origin, Provenance, Settlement } from './settlement'
import type { Opened, State } from './state'
import type { IntentStatement } from './statements'
import { type TestKey, testKey } from './test-keys'
import type { ModelCall } from './work'

/** People and parties of the sample table: Ana, Bo and Cy sign for a, b and c; Fay moderates. */
export const fay = personId.parse('fay')
export const ana = personId.parse('ana')
export const bo = personId.parse('bo')
export const cy = personId.parse('cy')
/** Sits at Ana's party, without signing for it. */
export const ann = personId.parse('ann')
export const olga = personId.parse('olga')
export const gil = personId.parse('gil')
export const a = partyId.parse('a')
export const b = partyId.parse('b')
export const c = partyId.parse('c')

const NAMES: Record<string, string> = { fay: 'Fay', ana: 'Ana', bo: 'Bo', cy: 'Cy', ann: 'Ann' }
const PARTY_NAMES = [
  { party: a, name: 'Alder House', signatory: ana },
  { party: b, name: 'Birch Yard', signatory: bo },
  { party: c, name: 'Cedar Mill', signatory: cy },
]
const START = Date.UTC(2026, 2, 2, 9)
const MINUTE = 60_000

export const house: Actor = { kind: 'house' }
export const mediator: Actor = { kind: 'mediator', name: 'built-in' }
const HEX = 'ab'.repeat(32)

/** A goal of `intent()`, in a mediator's words. */
export const rephrasedGoal = {
  item: 'g1',
  text: 'Quiet before eight.',
  kept: ['quiet'],
  changed: [],
  unsure: [],
}
/** What a mediator notes of one question to a model. */
export const modelCallOf = (run: CommandId): ModelCall => ({
  run,
  model: 'compatible/stub',
  purpose: 'draft',
  promptDigest: HEX,
  outcome: 'answered',
  used: { input: 1200, output: 340, microdollars: null, ms: 900 },
  exchange: commitment.parse(HEX),
})

export const provenance: Provenance = {
  by: 'built-in',
  name: 'built-in',
  model: null,
  version: '1',
  parameters: {},
  promptDigest: null,
  readTo: 1,
  outputDigest: HEX,
}

export function intent(part: Partial<IntentStatement> = {}): IntentStatement {
  return {
    goals: [{ text: 'Share the yard from spring on.', rationale: 'We need room.' }],
    constraints: [],
    redLines: [],
    tradeable: [],
    context: '',
    ...part,
  }
}

/** Software of Ana's or Bo's party, as its signatory appoints it. */
export function appointing(
  part: Partial<CommandOf<'AppointDelegate'>> & Pick<CommandOf<'AppointDelegate'>, 'until'>,
): CommandOf<'AppointDelegate'> {
  return {
    type: 'AppointDelegate',
    name: 'Hawk',
    kind: 'agent',
    subject: 'The yard',
    purposes: ['read', 'speak'],
    limits: { issues: null, ranges: [], words: [] },
    transferable: false,
    ...part,
  }
}
export const delegate = (number: number): Actor => ({ kind: 'delegate', delegate: number })

export function draftOf(part: Partial<Draft> = {}): Draft {
  return {
    title: 'Use of the yard',
    terms: [{ heading: 'Hours', text: 'The yard is open to all from 8 to 18 o’clock.', sources: [] }],
    tradeOffs: [],
    met: [],
    unmet: [],
    rationale: 'It gives each side its working day.',
    ...part,
  }
}

export type TableOptions = {
  negotiation?: string
  parties?: 2 | 3
  preset?: Preset
  roundsPerParty?: number | null
  drafts?: number | null
  deadline?: Instant | null
  turns?: number | null
  sources?: CommandOf<'OpenNegotiation'>['sources']
  registration?: Charter['registration']
  order?: Charter['turns']
  signatures?: Charter['signatures']
}
type Who = PersonId | Actor

/**
 * A negotiation played on the pure protocol, written to a record entry by entry. Every act takes a minute.
 * `does` throws what was refused, so that a test's given part cannot quietly miss.
 */
export class Table {
  readonly entries: StoredEntry[] = []
  #replayed: Replayed = NOTHING_REPLAYED
  #now = START
  #acts = 0
  /** Who signs, and with which of their devices. */
  readonly #keys = new Map<PersonId, TestKey>()

  /** From now on this person signs, on a device that is put on the record. */
  enrols(person: PersonId, key = testKey(person)): this {
    this.does(person, key.enrolment({ negotiation: this.matter.negotiation, person }))
    this.#keys.set(person, key)
    return this
  }

  /** The act as its person's device sends it. */
  #submission(who: Who, command: Command, at: Instant): Submission {
    const actor: Actor = typeof who === 'string' ? { kind: 'person', person: who } : who
    const id = commandId.parse(`act-${this.#acts + 1}`)
    const key = typeof who === 'string' ? this.#keys.get(who) : undefined
    const signature = key?.sign({ negotiation: this.matter.negotiation, person: String(who) }, id, command)
    return { id, at, actor, command, ...(signature && { signature }) }
  }

  get state(): State {
    return this.#replayed.state
  }
  get head(): Replayed {
    return this.#replayed
  }
  /** The opened state; before the opening entry there is none. */
  get matter(): Opened {
    const { state } = this
    if (state.phase === 'Unopened') throw new Error('not opened yet')
    return state
  }
  get call(): CommandPlace {
    const { matter } = this
    if (matter.phase !== 'Ratification') throw new Error(`no call in ${matter.phase}`)
    return { call: matter.open.call, digest: matter.open.digest }
  }
  get now(): Instant {
    return instant.parse(new Date(this.#now).toISOString())
  }
  inHours(hours: number): Instant {
    return instant.parse(new Date(this.#now + hours * 60 * MINUTE).toISOString())
  }
  passHours(hours: number): this {
    this.#now += hours * 60 * MINUTE
    return this
  }

  /** What the protocol says to an act now; changes nothing. */
  ask(who: Who, command: Command, at: Instant = this.now): Decision {
    return decide(this.state, this.#submission(who, command, at))
  }
  refusal(who: Who, command: Command, at: Instant = this.now): Refusal {
    const decision = this.ask(who, command, at)
    if (decision.ok) throw new Error(`${command.type} was accepted: ${canonicalJson(decision.events)}`)
    return decision.refusal
  }
  /** Carries an act out and gives its events. */
  does(who: Who, command: Command): Event[] {
    const submitted = this.#submission(who, command, this.now)
    const decision = decide(this.state, submitted)
    if (!decision.ok) throw new Error(`${command.type} was refused: ${canonicalJson(decision.refusal)}`)
    this.#acts += 1
    return this.takes(submitted)
  }
  /** Carries out an act as it was sent. */
  takes(submitted: Submission): Event[] {
    const decision = decide(this.state, submitted)
    if (!decision.ok) throw new Error(`refused: ${canonicalJson(decision.refusal)}`)
    const stored = writeEntry(this.#replayed.seq + 1, this.#replayed.hash, submitted, decision.events)
    const step = replayEntry(this.#replayed, stored)
    if (!step.ok) throw new Error(`the entry does not replay: ${canonicalJson(step.fault)}`)
    this.#replayed = step.replayed
    this.entries.push(stored)
    this.#now += MINUTE
    return decision.events
  }
  /** The id the next act will have. */
  get nextAct() {
    return commandId.parse(`act-${this.#acts + 1}`)
  }
  /** The id the last act had. */
  get lastAct() {
    return commandId.parse(`act-${this.#acts}`)
  }

  invite(role: Role, party: PartyId | null, hours = 24) {
    const invitation = invitationId.parse(`inv-${this.#acts + 1}`)
    this.does(fay, { type: 'IssueInvitation', invitation, party, role, expires: this.inHours(hours) })
    return invitation
  }
  seat(person: PersonId, role: Role, party: PartyId | null): this {
    const invitation = this.invite(role, party)
    const name = NAMES[person] ?? person
    this.does(person, { type: 'TakeSeat', invitation, name, identified: 'verified-address' })
    return this
  }
  states(person: PersonId, statement: IntentStatement): this {
    this.does(person, { type: 'StateIntent', statement })
    return this
  }

  /** A text tabled by the facilitator in person. */
  draft(part: Partial<Draft> = {}, origin: Origin = { kind: 'person', person: fay }): Settlement {
    return drafted(
      this.does(fay, { type: 'DraftSettlement', run: null, basedOn: null, draft: draftOf(part), origin }),
    )
  }
  run(act: 'review' | 'draft' = 'draft') {
    this.does(fay, { type: 'RequestMediation', act, mediator: 'built-in', note: '' })
    return this.lastAct
  }
  callFor(settlement: Settlement): this {
    this.does(fay, { type: 'CallRatification', digest: settlement.digest })
    return this
  }

  /** Sends words; gives the confirmation that would record them. */
  sends(
    person: PersonId,
    words = 'I ratify this settlement as it is written.',
    label: 'ratifies' | 'unclear' = 'ratifies',
    reasons: ReasonCode[] = ['none'],
  ): CommandOf<'ConfirmRatification'> {
    const attempt = commandId.parse(`act-${this.#acts + 1}`)
    const sealed = sealWords(this.matter, person, attempt, words, label, reasons)
    this.does(person, { type: 'RecordAttempt', ...this.call, ...sealed.commitments })
    return { type: 'ConfirmRatification', ...this.call, attempt, ...sealed.opening }
  }
  ratifies(person: PersonId, words?: string): Event[] {
    return this.does(person, this.sends(person, words))
  }
}

type CommandPlace = Pick<CommandOf<'CloseCall'>, 'call'> & Pick<CommandOf<'CallRatification'>, 'digest'>

const saltOf = (field: string) => field.charCodeAt(0).toString(16).repeat(32)

/** A sealed part under a salt that tests can name again. */
export function sealText(state: Opened, owner: PersonId, field: string, command: string, content: string) {
  const salt = saltOf(field)
  const { negotiation } = state
  return {
    commitment: commitment.parse(commitmentTo({ negotiation, owner, field, command, salt, content })),
    salt,
  }
}

/** What the door does with typed words: a reading, and commitments to words, reading and flags. */
export function sealWords(
  state: Opened,
  owner: PersonId,
  attempt: string,
  words: string,
  label: 'ratifies' | 'unclear',
  reasons: ReasonCode[] = ['none'],
) {
  const reading = { label, reasons, spans: [], screen: { version: 'test', digest: HEX } }
  const seal = (field: string, content: string) => sealText(state, owner, field, attempt, content).commitment
  return {
    commitments: {
      words: seal('words', words),
      reading: seal('reading', canonicalJson(reading)),
      flags: seal('flags', '[]'),
    },
    opening: { words, reading, saltOfWords: saltOf('words'), saltOfReading: saltOf('reading') },
  }
}

export function drafted(events: Event[]): Settlement {
  return one(events, 'SettlementDrafted').settlement
}

/** The only event of a type among these. */
export function one<T extends Event['type']>(events: Event[], type: T): EventOf<T> {
  const found = events.filter((event): event is EventOf<T> => event.type === type)
  const [first] = found
  if (!first || found.length > 1) throw new Error(`${found.length} events of type ${type}`)
  return first
}

export function opening(options: TableOptions = {}): CommandOf<'OpenNegotiation'> {
  const preset = options.preset ?? 'open-mediation'
  const { parties = 2, roundsPerParty = null, drafts = null, deadline = null } = options
  return {
    type: 'OpenNegotiation',
    negotiation: negotiationId.parse(options.negotiation ?? 'yard'),
    rules: 1,
    title: 'The yard between us',
    topic: 'Who may use the yard, and when.',
    charter: {
      preset,
      limits: {
        roundsPerParty,
        drafts,
        deadline,
        ...(options.turns === undefined ? {} : { turns: options.turns }),
      },
      ...(options.registration ? { registration: options.registration } : {}),
      ...(options.order ? { turns: options.order } : {}),
      ...(options.signatures ? { signatures: options.signatures } : {}),
    },
    sources: options.sources ?? [],
    facilitator: 'Fay',
    identified: 'verified-address',
    parties: PARTY_NAMES.slice(0, parties).map(({ party, name }) => ({ party, name })),
    successorOf: null,
  }
}

/** Opened by Fay; nobody else is seated. */
export function opened(options: TableOptions = {}): Table {
  const table = new Table()
  table.does(fay, opening(options))
  return table
}

/** Every party has its signatory. */
export function seated(options: TableOptions = {}): Table {
  const table = opened(options)
  for (const { party, signatory } of PARTY_NAMES.slice(0, options.parties ?? 2))
    table.seat(signatory, 'signatory', party)
  return table
}

export function stating(options: TableOptions = {}): Table {
  const table = seated(options)
  table.does(fay, { type: 'BeginIntents' })
  return table
}

/** In mediation; each party has stated an intent. */
export function talking(options: TableOptions & { redLines?: Record<string, string[]> } = {}): Table {
  const table = stating(options)
  for (const { party, signatory } of PARTY_NAMES.slice(0, options.parties ?? 2))
    table.states(signatory, intent({ redLines: options.redLines?.[party] ?? [] }))
  table.does(fay, { type: 'BeginMediation', without: [] })
  return table
}

/** Version 1 is put to ratification. */
export function called(options: TableOptions = {}): Table {
  const table = talking(options)
  return table.callFor(table.draft())
}

/** Every party has ratified version 1. */
export function settled(options: TableOptions = {}): Table {
  const table = called(options)
  for (const { signatory } of PARTY_NAMES.slice(0, options.parties ?? 2)) table.ratifies(signatory)
  return table
}
