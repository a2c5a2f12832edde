import { beforeEach, expect, test } from 'vitest'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { type NegotiationId, negotiationId, type PersonId } from '@/server/protocol/ids'
import { openNegotiation } from './opening'
import { ana, bo, fay, TestRooms } from './testing'

/** Stops, like a house that was switched off, before it writes a negotiation's first entry. */
class StoppingLedger extends MemoryLedger {
  stopsAtOpening = false

  override async append(...about: Parameters<MemoryLedger['append']>) {
    if (this.stopsAtOpening && about[0].expected.seq === 0) throw new Error('switched off')
    return super.append(...about)
  }
}

let ledger: StoppingLedger
let house: TestRooms<StoppingLedger>
let before: NegotiationId
beforeEach(async () => {
  ledger = new StoppingLedger()
  house = new TestRooms(ledger)
  before = negotiationId.parse(await house.talking())
  await house.act(fay, before, { type: 'EndNegotiation', ending: 'incomplete', reason: 'Nobody came.' })
})

const opening = (title = 'The talk goes on') => ({
  id: house.id(),
  title,
  topic: 'Where it was left.',
  charter: {
    preset: 'open-mediation' as const,
    limits: { roundsPerParty: null, drafts: null, deadline: null },
  },
  sources: [],
  facilitator: 'Fay',
  parties: ['Ana', 'Bo'],
  successorOf: before,
})
const open = (who: PersonId, asked = opening(), at = house) =>
  openNegotiation(at.rooms, who, 'verified-address', asked)

test('[END5] of successors opened at once, in one process or several, exactly one is opened', async () => {
  const elsewhere = new TestRooms(ledger, 'e')
  await elsewhere.state(before)
  const answers = await Promise.all([
    open(ana),
    open(bo),
    open(fay, opening('Again'), elsewhere),
    open(bo, opening('And again'), elsewhere),
  ])
  const opened = answers.flatMap((one) => (one.outcome === 'opened' ? [one.negotiation] : []))
  expect(opened).toHaveLength(1)
  const others = answers.filter((one) => one.outcome !== 'opened')
  expect(others).toEqual(
    [1, 2, 3].map(() =>
      expect.objectContaining({ outcome: 'refused', refusal: { code: 'SuccessorExists' } }),
    ),
  )
  const state = await house.state(before)
  expect(state.successor).toBe(opened[0])
  expect(await house.state(opened[0] ?? '')).toMatchObject({ successorOf: before, phase: 'Setup' })
})

test('[END5] a form sent twice opens one successor, and says so both times', async () => {
  const asked = opening()
  const answers = await Promise.all([open(ana, asked), open(ana, asked)])
  expect(answers[0]).toMatchObject({ outcome: 'opened' })
  expect(answers[1]).toEqual(answers[0])
  expect(await open(ana, asked)).toEqual(answers[0])
})

test('[END5] a successor that was named and not opened is opened by whoever comes next', async () => {
  ledger.stopsAtOpening = true
  await expect(open(ana)).rejects.toThrow('switched off')
  ledger.stopsAtOpening = false
  const { successor } = await house.state(before)
  expect(successor).not.toBeNull()
  expect(await open(bo)).toEqual({ outcome: 'opened', negotiation: successor })
  expect(await open(ana)).toEqual({ outcome: 'refused', refusal: { code: 'SuccessorExists' } })
})

test('[END5] a successor that may not be opened is not named', async () => {
  expect(await open(ana, { ...opening(), parties: ['Ana', 'Ana'] })).toMatchObject({ outcome: 'refused' })
  expect((await house.state(before)).successor).toBeNull()
})
