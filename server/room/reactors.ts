import { type Job, MOST_ATTEMPTS, NEVER_GIVEN_UP, type Outbox, type Wanted } from '@/server/outbox/outbox'

/** Does one job. Repeatable: after a crash it is done again. The signal fires when the process ends. */
export type Handler = (job: Job, signal: AbortSignal) => Promise<void>
/** A job that will never succeed, so that trying again is pointless. */
export class GiveUp extends Error {}

const LEASE_MS = 30_000
const RENEW_MS = 10_000
const LOOK_MS = 2_000
const DAY_MS = 86_400_000

/** What waits for models or for long sums, minutes at times. */
const SLOW = ['mediation', 'caucus', 'delegate']
/** What waits for the mail server. */
const MAIL = ['letter', 'receipt', 'invitation']
/** Work that does not wait for one another's: how much of each is under way in this process at once. */
const LANES: readonly (Wanted & { atOnce: number })[] = [
  { kinds: SLOW, atOnce: 4, ofOne: 2 },
  { kinds: MAIL, atOnce: 4 },
  { kinds: [...SLOW, ...MAIL], others: true, atOnce: 2 },
]

type Parts = {
  outbox: Outbox
  handlers: Record<string, Handler>
  worker: string
  log: (line: string) => void
}

interface Reactors {
  /** Looks at the outbox now rather than at the next turn. */
  wake(): void
  stop(): Promise<void>
}

/** Works through the outbox until stopped. What an ended process held is free again when its lease is over. */
export function startReactors({ outbox, handlers, worker, log }: Parts): Reactors {
  const ending = new AbortController()
  const lanes = LANES.map((lane) => ({ ...lane, running: new Set<Promise<void>>() }))
  /** What may end this process is under way: nothing is begun beside it. */
  let alone = false
  let looking: Promise<void> | null = null
  let again = false

  async function work(job: Job): Promise<void> {
    const handler = handlers[job.kind]
    const lost = new AbortController()
    const renewal = setInterval(() => {
      outbox.renew(job, worker, LEASE_MS).then(
        (kept) => {
          if (!kept) lost.abort()
        },
        () => {},
      )
    }, RENEW_MS)
    try {
      if (!handler) throw new GiveUp(`nothing handles jobs of kind ${job.kind}`)
      await handler(job, AbortSignal.any([ending.signal, lost.signal]))
      await outbox.done(job, worker)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const goesOn = job.attempts < MOST_ATTEMPTS || NEVER_GIVEN_UP.includes(job.kind)
      const over = error instanceof GiveUp || !goesOn
      if (ending.signal.aborted) return await outbox.giveBack(job, worker)
      log(`${job.kind} of ${job.negotiation} failed (attempt ${job.attempts}): ${reason}`)
      await outbox.failed(job, worker, reason, over ? null : Math.min(1_000 * 2 ** job.attempts, DAY_MS))
    } finally {
      clearInterval(renewal)
    }
  }

  async function look(): Promise<void> {
    do {
      again = false
      for (const lane of lanes) await fill(lane)
    } while (again)
  }

  async function fill({ atOnce, running, ...wanted }: (typeof lanes)[number]): Promise<void> {
    const room = atOnce - running.size
    if (room <= 0 || alone) return
    const idle = lanes.every((lane) => lane.running.size === 0)
    for (const job of await outbox.lease(worker, room, LEASE_MS, wanted, idle)) {
      alone ||= job.alone === true
      const task = work(job)
        .catch((error) => log(`outbox: ${String(error)}`))
        .finally(() => {
          running.delete(task)
          if (job.alone) alone = false
          wake()
        })
      running.add(task)
    }
  }

  function wake(): void {
    if (ending.signal.aborted) return
    again = true
    looking ??= look()
      .catch((error) => log(`outbox: ${String(error)}`))
      .finally(() => {
        looking = null
      })
  }

  const turn = setInterval(wake, LOOK_MS)
  wake()
  return {
    wake,
    stop: async () => {
      clearInterval(turn)
      ending.abort()
      await looking
      await Promise.allSettled(lanes.flatMap(({ running }) => [...running]))
    },
  }
}
