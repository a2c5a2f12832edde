import { beforeEach, describe, expect, test } from 'vitest'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { builtIn } from '@/server/mediator/built-in/built-in'
import type { Mediator } from '@/server/mediator/mediator'
import type { Job } from '@/server/outbox/outbox'
import { PLAYED } from '@/server/protocol/control'
import { intent } from '@/server/protocol/testing'
import { type MediationParts, mediationHandler } from './mediation-handler'
import { ana, bo, fay, TestRooms } from './testing'
import { unansweredHandler } from './unanswered'

let house: TestRooms
let negotiation: string
const never = new AbortController().signal

beforeEach(async () => {
  house = new TestRooms(new MemoryLedger())
  negotiation = await house.talking()
  await house.act(ana, negotiation, {
    type: 'RaiseIssue',
    title: 'Hours',
    question: 'When?',
    context: '',
    kind: { kind: 'text' },
  })
  await house.act(ana, negotiation, {
    type: 'TakePosition',
    issue: 1,
    text: 'Mornings from 8 to 12, because I teach later.',
  })
  await house.act(bo, negotiation, {
    type: 'TakePosition',
    issue: 1,
    text: 'Afternoons from 12 to 18, since I sleep long.',
  })
})

/** The job that a facilitator's request leaves in the outbox. */
async function requested(act: 'review' | 'draft', mediator = 'built-in'): Promise<Job> {
  await house.act(fay, negotiation, { type: 'RequestMediation', act, mediator, note: '' })
  return latestJob()
}

function latestJob(): Job {
  const asked = [...house.ledger.jobs.values()].findLast((job) => job.kind === 'mediation')
  if (!asked) throw new Error('no job was asked for')
  return { id: '1', negotiation: asked.negotiation, kind: asked.kind, payload: asked.payload, attempts: 1 }
}

const lastRun = async () => (await house.state(negotiation)).runs.at(-1)

/** A mediator that answers only once it is let go, and then as the built-in one does. */
function waiting() {
  let letGo: () => void = () => {}
  let started: () => void = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const begun = new Promise<void>((resolve) => {
    started = resolve
  })
  const held = (signal: AbortSignal) => {
    started()
    return Promise.race([
      gate,
      new Promise<void>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ])
  }
  const mediator: Mediator = {
    name: 'patient',
    answer: async (task) => held(task.signal).then(() => builtIn.answer(task)),
  }
  return { mediator, begun, letGo }
}

const quiet: MediationParts = {
  log: () => {},
  secrets: async () => [],
  sealed: async () => null,
  limits: { tokens: null, cost: null },
}

test('[MED1] a run asked for by a facilitator drafts a provisional settlement and ends', async () => {
  const job = await requested('draft')
  expect(await lastRun()).toMatchObject({ state: 'working', by: fay })
  await mediationHandler(house.rooms, [builtIn], quiet)(job, never)
  expect(await lastRun()).toMatchObject({ state: 'finished' })
  const state = await house.state(negotiation)
  expect(state.settlements.length).toBeGreaterThan(0)
  expect(state.phase).toBe('Mediation')
})

test('the same job handed out twice gives one answer', async () => {
  const job = await requested('review')
  const handler = mediationHandler(house.rooms, [builtIn], quiet)
  await Promise.all([handler(job, never), handler(job, never)])
  await handler(job, never)
  expect((await house.state(negotiation)).findings).toHaveLength(1)
})

describe('[MED6] a run that nobody will answer is closed by the house, with the reason', () => {
  test('where its mediator is not set up any more', async () => {
    const job = await requested('draft', 'patient')
    const handler = mediationHandler(house.rooms, [builtIn], quiet)
    await handler(job, never)
    await handler(job, never)
    expect(await lastRun()).toMatchObject({
      state: 'failed',
      reason:
        'The mediator “patient” is not set up here any more. Nothing was proposed; another can be asked.',
    })
  })

  test('where an intent that is rephrased unasked is to be rephrased by such a one', async () => {
    await house.act(fay, negotiation, {
      type: 'SwitchMediation',
      parties: [],
      automatic: ['clarify'],
      mediator: 'patient',
    })
    await house.act(ana, negotiation, { type: 'StateIntent', statement: intent() })
    expect(await lastRun()).toMatchObject({ state: 'working', act: 'clarify' })
    await mediationHandler(house.rooms, [builtIn], quiet)(latestJob(), never)
    expect(await lastRun()).toMatchObject({ state: 'failed' })
  })

  test('where its work was given up', async () => {
    const job = await requested('draft', 'patient')
    await unansweredHandler(house.rooms)({ ...job, kind: 'unanswered' }, never)
    expect(await lastRun()).toMatchObject({ state: 'failed', reason: expect.stringContaining('given up') })
  })

  test('and one that has ended by then stays as it ended', async () => {
    const job = await requested('draft', 'patient')
    await house.act(fay, negotiation, { type: 'CancelMediation', run: (await lastRun())?.run })
    await mediationHandler(house.rooms, [builtIn], quiet)(job, never)
    await unansweredHandler(house.rooms)({ ...job, kind: 'unanswered' }, never)
    expect(await lastRun()).toMatchObject({ state: 'cancelled' })
  })

  test('while a person plays the mediator nobody answers for them', async () => {
    await house.act(fay, negotiation, { type: 'PlayMediator', person: fay })
    const job = await requested('draft', PLAYED)
    await mediationHandler(house.rooms, [builtIn], quiet)(job, never)
    expect(await lastRun()).toMatchObject({ state: 'working', mediator: PLAYED })
  })
})

describe('a run under way', () => {
  test('is cancelled by a person, and nothing comes of it', async () => {
    const job = await requested('draft', 'patient')
    const { mediator, begun } = waiting()
    const done = mediationHandler(house.rooms, [mediator], quiet)(job, never)
    await begun
    await house.act(fay, negotiation, { type: 'CancelMediation', run: (await lastRun())?.run })
    await done
    expect(await lastRun()).toMatchObject({ state: 'cancelled' })
    expect((await house.state(negotiation)).settlements).toEqual([])
  })

  test('that outlives its process is gone on with by the next, once', async () => {
    const job = await requested('draft', 'patient')
    const { mediator, begun } = waiting()
    const ending = new AbortController()
    const interrupted = mediationHandler(house.rooms, [mediator], quiet)(job, ending.signal)
    await begun
    ending.abort()
    await expect(interrupted).rejects.toThrow('the process ends')
    expect(await lastRun()).toMatchObject({ state: 'working' })
    const next = new TestRooms(house.ledger, 'next')
    await mediationHandler(
      next.rooms,
      [{ ...builtIn, name: 'patient' }],
      quiet,
    )({ ...job, attempts: 2 }, never)
    const drafts = (await next.state(negotiation)).settlements.length
    await mediationHandler(
      next.rooms,
      [{ ...builtIn, name: 'patient' }],
      quiet,
    )({ ...job, attempts: 3 }, never)
    expect((await next.state(negotiation)).settlements).toHaveLength(drafts)
    expect((await next.state(negotiation)).runs.at(-1)).toMatchObject({ state: 'finished' })
  })

  test('that fails leaves “no proposal”, and says so', async () => {
    const job = await requested('draft', 'patient')
    const said: string[] = []
    const broken: Mediator = {
      ...builtIn,
      name: 'patient',
      answer: () => Promise.reject(new Error('out of order')),
    }
    await mediationHandler(house.rooms, [broken], { ...quiet, log: (line) => said.push(line) })(job, never)
    expect(await lastRun()).toMatchObject({ state: 'failed' })
    expect((await house.state(negotiation)).settlements).toEqual([])
    expect(said.join()).toContain('out of order')
  })
})
