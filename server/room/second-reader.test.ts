import { describe, expect, test } from 'vitest'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { takeFrom } from '@/server/limits'
import type { Label } from '@/server/ratification/reading'
import { screen } from '@/server/ratification/screen'
import { bothReadings, type SecondReader, secondOpinion } from './second-reader'
import { ana, bo, fay, PLAIN_YES, TestRooms } from './testing'

const context = {
  settlementTitle: 'Workshop hours',
  settlementVersion: 1,
  settlementDate: '2026-01-01T00:00:00Z',
  otherVersions: [],
  digestPrefix: '12ab34cd',
  parties: ['Ana', 'Bo'],
  speaker: 'Ana',
}
const says = (label: Label): SecondReader => ({ name: 'scripted', read: async () => ({ label }) })
const broken: SecondReader = { name: 'broken', read: () => Promise.reject(new Error('no such model')) }
const throwing: SecondReader = {
  name: 'throwing',
  read: () => {
    throw new Error('no key')
  },
}
const hanging: SecondReader = { name: 'hanging', read: () => new Promise(() => {}) }

const asked = { words: PLAIN_YES, context }

describe('a second opinion', () => {
  test('agrees only where it reads a ratification too', async () => {
    expect((await secondOpinion([says('ratifies')], asked)).outcome).toBe('agrees')
    for (const label of ['rejects', 'counters', 'withdraws', 'unclear'] as const)
      expect((await secondOpinion([says(label)], asked)).outcome).toBe('disagrees')
  })
  test('is silent when it breaks, throws or hangs, and is told to stop', async () => {
    let stopped = false
    const slow: SecondReader = {
      name: 'slow',
      read: (_, signal) =>
        new Promise(() =>
          signal.addEventListener('abort', () => {
            stopped = true
          }),
        ),
    }
    for (const reader of [broken, throwing, hanging, slow])
      expect((await secondOpinion([reader], asked, 5)).outcome).toBe('silent')
    expect(stopped).toBe(true)
  })
  test.each<[string, SecondReader[], string]>([
    ['all read a ratification', [says('ratifies'), says('ratifies')], 'agrees'],
    ['the last does not', [says('ratifies'), says('ratifies'), says('unclear')], 'disagrees'],
    ['one breaks', [broken, says('ratifies')], 'silent'],
    ['one breaks and one does not', [broken, says('counters')], 'disagrees'],
  ])('of several readers: %s', async (_what, readers, outcome) => {
    const second = await secondOpinion(readers, asked)
    expect(second.outcome).toBe(outcome)
    expect(second.each?.map((one) => one.reader)).toEqual(readers.map((one) => one.name))
  })
  test('never makes a reading more permissive', () => {
    for (const words of [
      'No.',
      'I accept if it rains.',
      'Make it 30 and I accept.',
      'I am leaving these talks.',
    ]) {
      const first = screen(words, context)
      for (const outcome of ['agrees', 'disagrees', 'silent'] as const)
        expect(bothReadings(first, { reader: 'any', outcome })).toEqual(first)
    }
  })
})

describe('in the room', () => {
  const sent = async (...second: SecondReader[]) => {
    const house = new TestRooms(new MemoryLedger(), 'c', { readers: second, limit: 20 })
    const { negotiation, digest } = await house.called()
    const answer = await house.act(ana, negotiation, { type: 'SendWords', call: 1, digest, words: PLAIN_YES })
    if (answer.own?.kind !== 'attempt') throw new Error('no attempt')
    const confirmed = await house.submit(ana, negotiation, {
      type: 'ConfirmWords',
      call: 1,
      digest,
      attempt: answer.own.attempt,
    })
    return { reading: answer.own.reading, confirmed: confirmed.outcome }
  }

  test('words count where both readers take them for a ratification', async () => {
    const { reading, confirmed } = await sent(says('ratifies'))
    expect(reading).toMatchObject({ label: 'ratifies', second: { reader: 'scripted', outcome: 'agrees' } })
    expect(confirmed).toBe('accepted')
  })
  test('[RAT17] disagreement is unclear, kept as such, and cannot be confirmed', async () => {
    const { reading, confirmed } = await sent(says('unclear'))
    expect(reading).toMatchObject({ label: 'unclear', reasons: ['model_disagreement'] })
    expect(confirmed).toBe('refused')
  })
  test('one reader of two that does not agree is enough; both opinions stand with the reading', async () => {
    const { reading, confirmed } = await sent(says('ratifies'), { ...says('unclear'), name: 'other' })
    expect(reading).toMatchObject({
      label: 'unclear',
      reasons: ['model_disagreement'],
      second: {
        each: [
          { reader: 'scripted', outcome: 'agrees' },
          { reader: 'other', outcome: 'disagrees' },
        ],
      },
    })
    expect(confirmed).toBe('refused')
  })
  test.each([broken, throwing, hanging])('a $name reader leaves the words unclear', async (reader) => {
    expect((await sent(reader)).reading).toMatchObject({ label: 'unclear', reasons: ['model_silent'] })
  })
  test('is asked only about words that could count: nobody else spends a model’s work', async () => {
    let asked = 0
    const counting: SecondReader = {
      name: 'counting',
      read: async () => {
        asked += 1
        return { label: 'ratifies' }
      },
    }
    const house = new TestRooms(new MemoryLedger(), 'c', { readers: [counting] })
    const { negotiation, digest } = await house.called()
    const words = { type: 'SendWords', call: 1, digest, words: PLAIN_YES }
    for (const [who, command] of [
      [fay, words],
      [ana, { ...words, call: 2 }],
      [ana, { ...words, digest: '0'.repeat(64) }],
    ] as const)
      expect((await house.submit(who, negotiation, command)).outcome).toBe('refused')
    expect(asked).toBe(0)
    await house.ratify(ana, negotiation, digest)
    expect(asked).toBe(1)
    expect((await house.submit(ana, negotiation, words)).outcome).toBe('refused')
    expect(asked).toBe(1)
  })
  const counting = () => {
    const told = { asked: 0 }
    const reader: SecondReader = {
      name: 'counting',
      read: async () => {
        told.asked += 1
        return { label: 'ratifies' }
      },
    }
    return { told, house: new TestRooms(new MemoryLedger(), 'c', { readers: [reader] }) }
  }

  test('is asked once about words that are sent again under their id, at once or later', async () => {
    const { told, house } = counting()
    const { negotiation, digest } = await house.called()
    const words = house.sent(negotiation, { type: 'SendWords', call: 1, digest, words: PLAIN_YES })
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => house.rooms.submit(ana, words)))
    for (let later = 0; later < 20; later++) atOnce.push(await house.rooms.submit(ana, words))
    for (const answer of atOnce)
      expect(answer).toMatchObject({ outcome: 'accepted', own: { reading: { label: 'ratifies' } } })
    expect(told.asked).toBe(1)
  })
  test('is asked so often for one person, who is told when to come again; others are not held up', async () => {
    const { told, house } = counting()
    const { negotiation, digest } = await house.called()
    const words = { type: 'SendWords', call: 1, digest, words: PLAIN_YES }
    while ((await takeFrom('readings-by-person', bo)) === 0);
    const before = (await house.state(negotiation)).head.seq
    expect(await house.submit(bo, negotiation, words)).toEqual({
      outcome: 'refused',
      refusal: { code: 'TooManyRequests', seconds: expect.any(Number) },
    })
    expect((await house.state(negotiation)).head.seq).toBe(before)
    expect(told.asked).toBe(0)
    // Words that no second reader is asked about go on.
    expect((await house.submit(bo, negotiation, { ...words, words: 'No.' })).outcome).toBe('accepted')
    expect((await house.submit(ana, negotiation, words)).outcome).toBe('accepted')
    expect(told.asked).toBe(1)
  })
  test('a reader that takes its time does not hold the room', async () => {
    let answer: (said: { label: Label }) => void = () => {}
    const reading = new Promise<{ label: Label }>((resolve) => {
      answer = resolve
    })
    let begun: () => void = () => {}
    const asking = new Promise<void>((resolve) => {
      begun = resolve
    })
    const slow: SecondReader = {
      name: 'slow',
      read: () => {
        begun()
        return reading
      },
    }
    const house = new TestRooms(new MemoryLedger(), 'c', { readers: [slow], limit: 60_000 })
    const { negotiation, digest } = await house.called()
    const waiting = house.act(ana, negotiation, { type: 'SendWords', call: 1, digest, words: PLAIN_YES })
    await asking
    const before = (await house.state(negotiation)).head.seq
    await house.act(fay, negotiation, { type: 'RemindParty', party: 'p2' })
    expect((await house.state(negotiation)).head.seq).toBe(before + 1)
    answer({ label: 'ratifies' })
    expect((await waiting).own).toMatchObject({ reading: { label: 'ratifies' } })
  })
})
