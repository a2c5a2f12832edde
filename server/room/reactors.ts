import { type Job, MOST_ATTEMPTS, type Outbox } from '@/server/outbox/outbox'

/** Does one job. Repeatable: after a crash it is done again. The signal fires when the process ends. */
export type Handler = (job: Job, signal: AbortSignal) => Promise<void>
/** A job that will never succeed, so that trying again is pointless. */
export class GiveUp extends Error {}

const LEASE_MS = 30_000
const RENEW_MS = 10_000
const LOOK_MS = 2_000
const AT_ONCE = 4

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
  const running = new Set<Promise<void>>()
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
      const over = error instanceof GiveUp || job.attempts >= MOST_ATTEMPTS
      if (ending.signal.aborted) return await outbox.giveBack(job, worker)
      log(`${job.kind} of ${job.negotiation} failed (attempt ${job.attempts}): ${reason}`)
      await outbox.failed(job, worker, reason, over ? null : 1_000 * 2 ** Math.min(job.attempts, 8))
    } finally {
      clearInterval(renewal)
    }
  }

  async function look(): Promise<void> {
    do {
      again = false
      const room = AT_ONCE - running.size
      if (room <= 0 || alone) return
      for (const job of await outbox.lease(worker, room, LEASE_MS, running.size === 0)) {
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
    } while (again)
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
      await Promise.allSettled(running)
    },
  }
}
