import type { DeclaredIssue } from '@/server/bargaining/declared'
import type { Bargaining } from '@/server/protocol/bargaining-state'
import type { Joint } from './joint'
import type { Asked, Rehearsed } from './rehearse'

/** Work that would hold up the page: it is done in a thread beside it. */
export type LongWork =
  | { kind: 'rehearsal'; asked: Asked }
  | { kind: 'joint'; issues: readonly DeclaredIssue[]; bargaining: Bargaining }

export type Told =
  | { kind: 'progress'; done: number; of: number }
  | { kind: 'rehearsal'; run: Rehearsed }
  | { kind: 'joint'; joint: Joint | null }
  | { kind: 'failed' }

/**
 * Begins the work in a thread; `told` hears how far it is, and last what came of it.
 * @returns cancels it: nothing more is told
 */
export function beginLongWork(work: LongWork, told: (message: Told) => void): () => void {
  const worker = new Worker(new URL('./long-worker.ts', import.meta.url), { type: 'module' })
  const end = (message: Told) => {
    worker.terminate()
    told(message)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) =>
    data.kind === 'progress' ? told(data) : end(data),
  )
  worker.addEventListener('error', () => end({ kind: 'failed' }))
  worker.postMessage(work)
  return () => worker.terminate()
}
