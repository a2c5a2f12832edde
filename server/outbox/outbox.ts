import type { NegotiationId } from '@/server/protocol/ids'

/** A job as its worker sees it. It may be handed out again after its lease ends: handlers are repeatable. */
export type Job = {
  id: string
  negotiation: NegotiationId
  kind: string
  payload: unknown
  /** Times it was begun, this one included. */
  attempts: number
  /** It may be what its worker goes down with: nothing else is to be done beside it. */
  alone?: boolean
}

/** Times a job is begun at most. */
export const MOST_ATTEMPTS = 8
/** What was promised to people, or is owed to them: it is tried for as long as it takes, at last once a day. */
export const NEVER_GIVEN_UP: readonly string[] = ['erasure', 'unanswered']
/** What is left to be done once a job of a kind is given up: a job of another, with the same payload. */
export const LEFT_BY: Readonly<Record<string, string>> = { mediation: 'unanswered' }
/** Once a job was begun so often and its worker went down again, it is handed out alone. */
export const ATTEMPTS_BESIDE_OTHERS = 2

/** Which jobs are looked for: those of these kinds, or all others, and how many of one negotiation at the same time. */
export type Wanted = { kinds: readonly string[]; others?: boolean; ofOne?: number }

/** Work that appends asked for, handed to one worker at a time. */
export interface Outbox {
  /**
   * Takes up to `most` due jobs for `forMs` milliseconds; from a worker that has nothing else under way (`idle`), and where
   * nothing else is due, one that is to be done alone. A job that was begun as often as it may be, and whose worker went
   * down each time or at last, is given up here: whoever did it can no longer say so.
   * @param wanted any, where nothing is said; what other workers hold counts for `ofOne` too
   */
  lease(worker: string, most: number, forMs: number, wanted?: Wanted, idle?: boolean): Promise<Job[]>
  /** Keeps a job for longer; false when somebody else has it by now. */
  renew(job: Job, worker: string, forMs: number): Promise<boolean>
  done(job: Job, worker: string): Promise<void>
  /** Gives back a job that was interrupted as its worker stopped: it counts as not begun. */
  giveBack(job: Job, worker: string): Promise<void>
  /** Gives a job back, to be tried again in `inMs`, or for good when null; what that leaves is asked for with it. */
  failed(job: Job, worker: string, reason: string, inMs: number | null): Promise<void>
}

/** Where a job is asked for outside any append. */
export interface Inbox {
  add(job: Pick<Job, 'negotiation' | 'kind' | 'payload'>): Promise<void>
}
