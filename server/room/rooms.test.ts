import { beforeEach, describe, expect, test } from 'vitest'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { commandId, instant, invitationId, negotiationId, personId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import { screen } from '@/server/ratification/screen'
import { replay } from '@/server/record/replay'
import { type Sent, sent } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import { openNegotiation } from './opening'
import { Rooms } from './rooms'
import { takeSeat } from './seating'

const fay = personId.parse('fay')
const ana = personId.parse('ana')
const bo = personId.parse('bo')

let ledger: MemoryLedger
let rooms: Rooms
let next: number
let discarded: string[]

beforeEach(() => {
  ledger = new MemoryLedger()
  next = 0
  discarded = []
  rooms = roomsOn(ledger)
})

function roomsOn(store: MemoryLedger): Rooms {
  let invitations = 0
  return new Rooms({
    ledger: store,
    url: 'http://localhost:3000',
    now: () => new Date(Date.UTC(2026, 0, 1, 9, 0, next)),
    screen,
    mediators: ['built-in'],
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
        discarded.push(invitation)
      },
      send: async () => {},
    },
  })
}

const id = () => commandId.parse(`c${100 + ++next}`)

async function opened() {
  const answer = await openNegotiation(rooms, fay, 'verified-address', {
    id: id(),
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

function asSent(negotiation: string, command: unknown, as = id()): Sent {
  return sent.parse({ id: as, negotiation, command })
}

async function accepted(answer: Promise<Answer>) {
  const given = await answer
  if (given.outcome !== 'accepted') throw new Error(JSON.stringify(given.refusal))
  return given
}

async function sit(negotiation: string, party: string, who: typeof ana, name: string) {
  await accepted(
    rooms.submit(fay, asSent(negotiation, { type: 'Invite', party, role: 'signatory', email: null })),
  )
  const state = await stateOf(negotiation)
  const invitation = state.invitations.at(-1)?.invitation
  if (!invitation) throw new Error('no invitation')
  await accepted(
    takeSeat(rooms, {
      who,
      negotiation: state.negotiation,
      id: id(),
      invitation,
      name,
      identified: 'verified-address',
    }),
  )
}

async function stateOf(negotiation: string): Promise<Opened> {
  const state = await rooms.state(negotiationId.parse(negotiation))
  if (state.phase === 'Unopened') throw new Error('not opened')
  return state
}

const act = (who: typeof ana, negotiation: string, command: unknown) =>
  accepted(rooms.submit(who, asSent(negotiation, command)))

/** A negotiation in which version 1 has been called. */
async function called() {
  const negotiation = await opened()
  await sit(negotiation, 'p1', ana, 'Ana')
  await sit(negotiation, 'p2', bo, 'Bo')
  await act(fay, negotiation, { type: 'BeginIntents' })
  await act(fay, negotiation, { type: 'BeginMediation', without: ['p1', 'p2'] })
  const terms = [{ heading: 'Hours', text: 'Ana uses the workshop before noon, Bo after noon.', sources: [] }]
  const draft = { title: 'Workshop hours', terms, tradeOffs: [], met: [], unmet: [], rationale: '' }
  await act(fay, negotiation, {
    type: 'TableSettlement',
    basedOn: null,
    draft,
    origin: { kind: 'person', person: 'fay' },
  })
  const digest = (await stateOf(negotiation)).settlements[0]?.settlement.digest
  await act(fay, negotiation, { type: 'CallRatification', digest })
  return { negotiation, digest }
}

async function ratify(who: typeof ana, negotiation: string, digest: string | undefined) {
  const words = await act(who, negotiation, {
    type: 'SendWords',
    call: 1,
    digest,
    words: 'I accept this settlement as written.',
  })
  if (words.own?.kind !== 'attempt') throw new Error('no reading came back')
  expect(words.own.reading.label).toBe('ratifies')
  return act(who, negotiation, { type: 'ConfirmWords', call: 1, digest, attempt: words.own.attempt })
}

test('[RAT1] two parties ratify in their own words and the settlement is canonical', async () => {
  const { negotiation, digest } = await called()
  await ratify(ana, negotiation, digest)
  expect((await stateOf(negotiation)).phase).toBe('Ratification')
  await ratify(bo, negotiation, digest)
  const state = await stateOf(negotiation)
  expect(state.phase === 'Closed' && state.closing).toMatchObject({
    outcome: { kind: 'canonical', version: 1 },
    by: bo,
  })
})

test('a reloaded room replays to the very state that was served', async () => {
  const { negotiation, digest } = await called()
  await ratify(ana, negotiation, digest)
  const again = roomsOn(ledger)
  expect(await again.state(negotiationId.parse(negotiation))).toEqual(await stateOf(negotiation))
  const { fault } = replay(await ledger.entriesAfter(negotiationId.parse(negotiation), 0))
  expect(fault).toBeNull()
})

describe('exactly once', () => {
  test('a command whose answer was lost gives the same answer again, its reading too', async () => {
    const { negotiation, digest } = await called()
    const command = { type: 'SendWords', call: 1, digest, words: 'sounds fine if the deposit is returned' }
    const once = asSent(negotiation, command)
    const first = await accepted(rooms.submit(ana, once))
    const second = await accepted(rooms.submit(ana, once))
    expect(second.entries).toEqual(first.entries)
    expect(second.own).toEqual(first.own)
  })

  test('a confirmation sent twice is recorded once', async () => {
    const { negotiation, digest } = await called()
    const words = await act(ana, negotiation, {
      type: 'SendWords',
      call: 1,
      digest,
      words: 'I accept this settlement as written.',
    })
    const confirm = asSent(negotiation, {
      type: 'ConfirmWords',
      call: 1,
      digest,
      attempt: words.own?.attempt,
    })
    const answers = await Promise.all([
      rooms.submit(ana, confirm),
      rooms.submit(ana, confirm),
      rooms.submit(ana, confirm),
    ])
    expect(answers.map((one) => one.outcome)).toEqual(['accepted', 'accepted', 'accepted'])
    const state = await stateOf(negotiation)
    expect(state.phase === 'Ratification' && state.open.ratifications).toHaveLength(1)
  })

  test('the same id with other words is refused', async () => {
    const { negotiation } = await called()
    const same = id()
    await accepted(rooms.submit(fay, asSent(negotiation, { type: 'RemindParty', party: 'p1' }, same)))
    const other = await rooms.submit(fay, asSent(negotiation, { type: 'RemindParty', party: 'p2' }, same))
    expect(other).toEqual({ outcome: 'refused', refusal: { code: 'CommandIdReused' } })
  })

  test('two processes that write at once both get in, one after the other', async () => {
    const { negotiation } = await called()
    const elsewhere = roomsOn(ledger)
    await elsewhere.state(negotiationId.parse(negotiation))
    const answers = await Promise.all([
      rooms.submit(fay, asSent(negotiation, { type: 'RemindParty', party: 'p1' })),
      elsewhere.submit(fay, asSent(negotiation, { type: 'RemindParty', party: 'p2' })),
    ])
    expect(answers.map((one) => one.outcome)).toEqual(['accepted', 'accepted'])
    expect(await rooms.state(negotiationId.parse(negotiation))).toEqual(
      await elsewhere.state(negotiationId.parse(negotiation)),
    )
  })
})

describe('secrets', () => {
  test('[SEC1] words that do not ratify reach their author alone; every attempt has one public shape', async () => {
    const { negotiation, digest } = await called()
    const planted = 'PLANTED-4711 I sign because he is standing behind me'
    const told: string[] = []
    rooms.onTold(({ entry }) => told.push(entry.text))
    await act(ana, negotiation, { type: 'SendWords', call: 1, digest, words: planted })
    await act(ana, negotiation, {
      type: 'SendWords',
      call: 1,
      digest,
      words: 'I accept this settlement as written.',
    })
    expect(told.join('')).not.toContain('4711')
    const [first, second] = told.map((text) => Object.keys(JSON.parse(text).command).sort())
    expect(first).toEqual(second)
    expect(told[0]?.length).toBe(told[1]?.length)
    const views = await Promise.all([bo, fay].map((who) => rooms.view(who, negotiationId.parse(negotiation))))
    expect(JSON.stringify(views)).not.toContain('4711')
    const own = await rooms.view(ana, negotiationId.parse(negotiation))
    expect(JSON.stringify(own?.mine)).toContain('4711')
  })

  test('[SEC2] flags reach facilitators and nobody else', async () => {
    const { negotiation, digest } = await called()
    await act(ana, negotiation, {
      type: 'SendWords',
      call: 1,
      digest,
      words: 'I accept this settlement as written.',
    })
    const flags = async (who: typeof ana) =>
      (await rooms.view(who, negotiationId.parse(negotiation)))?.mine.filter((part) => part.kind === 'flag')
    expect(await flags(fay)).toHaveLength(1)
    expect(await flags(ana)).toHaveLength(0)
    expect(await flags(bo)).toHaveLength(0)
  })
})

describe('doors', () => {
  test('somebody without a seat learns nothing, not even that the negotiation exists', async () => {
    const { negotiation } = await called()
    const stranger = personId.parse('zed')
    const unknown = await rooms.submit(stranger, asSent('nowhere', { type: 'BeginIntents' }))
    const theirs = await rooms.submit(stranger, asSent(negotiation, { type: 'BeginIntents' }))
    expect(theirs).toEqual(unknown)
    expect(await rooms.view(stranger, negotiationId.parse(negotiation))).toBeNull()
  })

  test('an attempt of somebody else cannot be confirmed', async () => {
    const { negotiation, digest } = await called()
    const words = await act(ana, negotiation, {
      type: 'SendWords',
      call: 1,
      digest,
      words: 'I accept this settlement as written.',
    })
    const stolen = await rooms.submit(
      bo,
      asSent(negotiation, { type: 'ConfirmWords', call: 1, digest, attempt: words.own?.attempt }),
    )
    expect(stolen).toEqual({ outcome: 'refused', refusal: { code: 'UnknownAttempt' } })
  })

  test('an attempt that the screen did not read as ratifying cannot be confirmed', async () => {
    const { negotiation, digest } = await called()
    const words = await act(ana, negotiation, {
      type: 'SendWords',
      call: 1,
      digest,
      words: 'sounds fine if the deposit is returned',
    })
    const answer = await rooms.submit(
      ana,
      asSent(negotiation, { type: 'ConfirmWords', call: 1, digest, attempt: words.own?.attempt }),
    )
    expect(answer).toEqual({ outcome: 'refused', refusal: { code: 'WordsDoNotRatify' } })
  })

  test('a refused invitation leaves nothing behind', async () => {
    const { negotiation } = await called()
    const answer = await rooms.submit(
      ana,
      asSent(negotiation, { type: 'Invite', party: null, role: 'observer', email: null }),
    )
    expect(answer.outcome).toBe('refused')
    expect(discarded).toEqual(['i3'])
  })

  test('only the mediators of the house can be asked', async () => {
    const negotiation = await opened()
    const answer = await rooms.submit(
      fay,
      asSent(negotiation, { type: 'RequestMediation', act: 'draft', mediator: 'oracle', note: '' }),
    )
    expect(answer).toEqual({ outcome: 'refused', refusal: { code: 'UnknownMediator', mediator: 'oracle' } })
  })
})
