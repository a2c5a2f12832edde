import { expect, test } from 'vitest'
import { begun, declaration, packageOf } from './bargaining.fixture'
import { offerTimeHandler } from './handlers'
import { ana, bo, fay } from './testing'

const bounds = { rounds: null, offers: null, minutes: 60 }
const never = new AbortController().signal

const timed = async () => {
  const made = await begun({ bounds })
  const { rooms, matter } = made
  await rooms.act(ana, matter, declaration(10))
  await rooms.act(bo, matter, declaration(10, 'Keeping it empty.'))
  /** Does what was asked for by appends so far, as if its moment had come. */
  const notes = async () => {
    for (const [key, job] of rooms.ledger.jobs)
      if (job.kind === 'offer-time')
        await offerTimeHandler(rooms.rooms)({ ...job, id: key, attempts: 1 }, never)
  }
  const stop = async () => (await rooms.state(matter)).bargaining?.stopped?.cause ?? null
  return { ...made, notes, stop }
}

test('[OFF7] when the time for offers is over the house records it, once, and moves stop', async () => {
  const { rooms, matter, refusal, notes, stop } = await timed()
  await notes()
  expect(await stop()).toBeNull()
  rooms.passMinutes(61)
  await notes()
  await notes()
  expect(await stop()).toBe('minutes')
  const entries = await rooms.ledger.entriesAfter((await rooms.state(matter)).negotiation, 0)
  expect(entries.filter((one) => JSON.stringify(one).includes('NoteOfferTime'))).toHaveLength(1)
  expect(await refusal(ana, { type: 'MakeOffer', values: packageOf('800'), note: '' })).toEqual({
    code: 'BargainingStopped',
    cause: 'minutes',
  })
})

test('[OFF7] let go on, the time counts anew, and what was asked for before says nothing any more', async () => {
  const { rooms, matter, notes, stop } = await timed()
  rooms.passMinutes(61)
  await notes()
  await rooms.act(fay, matter, { type: 'ResumeBargaining', bounds, reason: 'A night to sleep.' })
  await notes()
  expect(await stop()).toBeNull()
  rooms.passMinutes(61)
  await notes()
  expect(await stop()).toBe('minutes')
})
