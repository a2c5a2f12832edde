import { expect, test } from 'vitest'
import type { Job, Outbox } from '@/server/outbox/outbox'
import { negotiationId } from '@/server/protocol/ids'
import { GiveUp, startReactors } from './reactors'

const job = (id: string, kind = 'letter'): Job => ({
  id,
  negotiation: negotiationId.parse('n'),
  kind,
  payload: {},
  attempts: 1,
})

/** An outbox that hands out what it is given, and tells how each job ended. */
function outboxOf(jobs: Job[]) {
  const ends: string[] = []
  const waits: (number | null)[] = []
  let told: () => void = () => {}
  const outbox: Outbox = {
    lease: async (_worker, most, _forMs, { kinds = [], others = true } = { kinds: [] }) => {
      const found = jobs.filter(({ kind }) => kinds.includes(kind) !== others).slice(0, most)
      for (const one of found) jobs.splice(jobs.indexOf(one), 1)
      return found
    },
    renew: async () => true,
    done: async ({ id }) => {
      ends.push(`${id} done`)
      told()
    },
    giveBack: async ({ id }) => {
      ends.push(`${id} given back`)
      told()
    },
    failed: async ({ id }, _worker, reason, inMs) => {
      waits.push(inMs)
      ends.push(`${id} ${inMs === null ? 'given up' : 'again later'}: ${reason}`)
      told()
    },
  }
  const ended = (many: number) =>
    new Promise<string[]>((resolve) => {
      told = () => {
        if (ends.length >= many) resolve(ends)
      }
      told()
    })
  return { outbox, ended, ends, waits }
}

const quiet = () => {}

test('every due job is done, however many there are', async () => {
  const { outbox, ended } = outboxOf(Array.from({ length: 11 }, (_, at) => job(`j${at}`)))
  const reactors = startReactors({ outbox, worker: 'w', log: quiet, handlers: { letter: async () => {} } })
  expect((await ended(11)).sort()).toEqual(Array.from({ length: 11 }, (_, at) => `j${at} done`).sort())
  await reactors.stop()
})

test('a failure is tried again later; what can never succeed, or has no handler, is given up', async () => {
  const { outbox, ended } = outboxOf([job('a', 'breaks'), job('b', 'hopeless'), job('c', 'unknown')])
  const handlers = {
    breaks: async () => {
      throw new Error('away')
    },
    hopeless: async () => {
      throw new GiveUp('never')
    },
  }
  const reactors = startReactors({ outbox, worker: 'w', log: quiet, handlers })
  expect((await ended(3)).sort()).toEqual([
    'a again later: away',
    'b given up: never',
    'c given up: nothing handles jobs of kind unknown',
  ])
  await reactors.stop()
})

test('work that waits for models or for the mail server holds up no other', async () => {
  const slow = ['mediation', 'caucus', 'delegate', 'mediation', 'mediation']
  const { outbox, ended } = outboxOf([
    ...slow.map((kind, at) => job(`m${at}`, kind)),
    ...Array.from({ length: 5 }, (_, at) => job(`l${at}`, 'letter')),
    job('erase', 'erasure'),
    job('note', 'deadline'),
  ])
  const hangs = (_job: Job, signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  const handlers = {
    mediation: hangs,
    caucus: hangs,
    delegate: hangs,
    letter: hangs,
    erasure: async () => {},
    deadline: async () => {},
  }
  const reactors = startReactors({ outbox, worker: 'w', log: quiet, handlers })
  expect((await ended(2)).sort()).toEqual(['erase done', 'note done'])
  await reactors.stop()
})

test('what was promised to be erased is tried again however often it failed, rarer and rarer; other work is not', async () => {
  const tried = [1, 8, 12, 400]
  const { outbox, ended, waits } = outboxOf(
    tried.flatMap((attempts) => [
      { ...job(`e${attempts}`, 'erasure'), attempts },
      { ...job(`l${attempts}`, 'letter'), attempts },
    ]),
  )
  const breaks = async () => {
    throw new Error('away')
  }
  const reactors = startReactors({
    outbox,
    worker: 'w',
    log: quiet,
    handlers: { erasure: breaks, letter: breaks },
  })
  const ends = await ended(8)
  const wait = (id: string) => waits[ends.findIndex((one) => one.startsWith(`${id} `))]
  expect(tried.map((attempts) => wait(`e${attempts}`))).toEqual([2_000, 256_000, 4_096_000, 86_400_000])
  expect(tried.map((attempts) => wait(`l${attempts}`))).toEqual([2_000, null, null, null])
  await reactors.stop()
})

test('stopping interrupts what is under way and leaves it to the next worker', async () => {
  const { outbox, ends } = outboxOf([job('long')])
  let began: () => void = () => {}
  const begun = new Promise<void>((resolve) => {
    began = resolve
  })
  const handlers = {
    letter: (_job: Job, signal: AbortSignal) =>
      new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('interrupted')))
        began()
      }),
  }
  const reactors = startReactors({ outbox, worker: 'w', log: quiet, handlers })
  await begun
  await reactors.stop()
  expect(ends).toEqual(['long given back'])
})

test('beside a job that is to be done alone nothing is begun, and it is taken only when nothing else is under way', async () => {
  const jobs = [job('first'), { ...job('suspect'), alone: true }, job('last')]
  const { outbox, ended } = outboxOf([])
  const idles: boolean[] = []
  outbox.lease = async (_worker, _most, _forMs, _wanted, idle = true) => {
    if (jobs[0]?.alone && !idle) return []
    const taken = jobs.splice(0, 1)
    if (taken.length > 0) idles.push(idle)
    return taken
  }
  const steps: string[] = []
  const letter = async ({ id }: Job) => {
    steps.push(`${id} begun`)
    reactors.wake()
    // By then whatever was woken has looked: nothing in this outbox waits.
    await new Promise((resolve) => setImmediate(resolve))
    steps.push(`${id} ended`)
  }
  const reactors = startReactors({ outbox, worker: 'w', log: quiet, handlers: { letter } })
  await ended(3)
  await reactors.stop()
  expect(steps).toEqual(['first', 'suspect', 'last'].flatMap((id) => [`${id} begun`, `${id} ended`]))
  expect(idles).toEqual([true, true, true])
})
