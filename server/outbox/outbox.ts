import type { NegotiationId } from '@/server/protocol/ids'

/** A job as its worker sees it. It may be handed out again after its lease ends: handlers are repeatable. */
export type Job = { id: string; negotiation: NegotiationId; kind: string; payload: unknown; attempts: number }

/** Work that appends asked for, handed to one worker at a time. */
export interface Outbox {
  /** Takes up to `most` due jobs for `forMs` milliseconds. */
  lease(worker: string, most: number, forMs: number): Promise<Job[]>
  /** Keeps a job for longer; false when somebody else has it by now. */
  renew(job: Job, worker: string, forMs: number): Promise<boolean>
  done(job: Job, worker: string): Promise<void>
  /** Gives a job back, to be tried again in `inMs`, or for good when null. */
  failed(job: Job, worker: string, reason: string, inMs: number | null): Promise<void>
}

/** Where a job is asked for outside any append. */
export interface Inbox {
  add(job: Pick<Job, 'negotiation' | 'kind' | 'payload'>): Promise<void>
}
