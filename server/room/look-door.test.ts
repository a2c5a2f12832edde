import { expect, test } from 'vitest'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import type { PersonId } from '@/server/protocol/ids'
import { ana, bo, fay, TestRooms } from './testing'

const UNCLEAR = 'Sounds fine if flat 731 is empty by then.'
const NOTE = 'Please say it without flat 731, or counter.'

async function unclear() {
  const rooms = new TestRooms(new MemoryLedger())
  const { negotiation, digest } = await rooms.called()
  const sent = await rooms.act(ana, negotiation, { type: 'SendWords', call: 1, digest, words: UNCLEAR })
  const attempt = sent.own?.kind === 'attempt' ? sent.own.attempt : undefined
  const { negotiation: matter } = await rooms.state(negotiation)
  const mine = async (who: PersonId) => (await rooms.rooms.view(who, matter))?.mine ?? []
  const ask = (who: PersonId) =>
    rooms.submit(who, negotiation, { type: 'AskForLook', call: 1, digest, attempt })
  const restate = (who: PersonId) =>
    rooms.submit(who, negotiation, { type: 'AskToRestate', call: 1, digest, look: 1, note: NOTE })
  return { rooms, negotiation, digest, mine, ask, restate }
}

/** Three figures stand in some hash now and then. */
const apartFromHashes = (value: unknown) => JSON.stringify(value).replaceAll(/[0-9a-f]{64}/g, '')

test('[RAT15] facilitators read the words and their reading once the author has asked, and not before', async () => {
  const { mine, ask } = await unclear()
  const kinds = async (who: PersonId) => (await mine(who)).map((part) => part.kind)
  expect(await kinds(fay)).toEqual(['flag'])
  expect(await ask(ana)).toMatchObject({ outcome: 'accepted' })
  const [look] = (await mine(fay)).filter((part) => part.kind === 'look')
  expect(look).toMatchObject({ owner: ana, words: UNCLEAR, reading: { label: 'unclear' } })
  expect(await kinds(bo)).toEqual([])
})

test('[RAT15] [SEC3] nobody has another’s words looked at', async () => {
  const { mine, ask } = await unclear()
  for (const who of [bo, fay]) expect(await ask(who)).toMatchObject({ outcome: 'refused' })
  expect(JSON.stringify(await mine(fay))).not.toContain('731')
})

test('[RAT16] the note is read by whoever asked and the facilitators, and stands nowhere on the record', async () => {
  const { rooms, negotiation, mine, ask, restate } = await unclear()
  await ask(ana)
  expect(await restate(ana)).toMatchObject({ refusal: { code: 'OnlyFacilitator' } })
  expect(await restate(fay)).toMatchObject({ outcome: 'accepted' })
  for (const who of [ana, fay]) expect(JSON.stringify(await mine(who))).toContain(NOTE)
  expect(JSON.stringify(await mine(bo))).not.toContain('731')
  const { negotiation: matter } = await rooms.state(negotiation)
  const entries = await rooms.ledger.entriesAfter(matter, 0)
  expect(apartFromHashes(entries)).not.toContain('731')
  expect(apartFromHashes(await rooms.state(negotiation))).not.toContain('731')
})

test('[ERA1] what was looked at goes with what its author has erased', async () => {
  const { rooms, negotiation, mine, ask } = await unclear()
  await ask(ana)
  await rooms.act(fay, negotiation, { type: 'CloseCall', call: 1, reason: 'x' })
  await rooms.act(ana, negotiation, { type: 'EraseSealed' })
  const { negotiation: matter } = await rooms.state(negotiation)
  await rooms.ledger.erase(matter, ana, 0)
  expect(JSON.stringify(await mine(fay))).not.toContain('731')
})
