import { Worker } from 'node:worker_threads'
import type { FromSolver, Progress, Work } from './messages'

export interface ThreadOptions {
  readonly onProgress?: (progress: Progress) => void
  /** Aborting ends the thread at once, whatever it is doing. */
  readonly signal?: AbortSignal
}

/** What a thread ends with when all went well. */
type Result = Exclude<FromSolver, { type: 'progress' | 'failed' }>

/**
 * Does long work in a thread of its own, so that it never holds up the event loop. Rejects with the signal's reason
 * when cancelled, with an Error where the work fails or the thread dies.
 */
export function inThread(work: Work, { onProgress, signal }: ThreadOptions = {}): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const worker = startThread(work)
    const cancel = () => {
      void worker.terminate()
      reject(signal?.reason)
    }
    const finish = (settle: () => void) => {
      signal?.removeEventListener('abort', cancel)
      settle()
    }
    signal?.addEventListener('abort', cancel, { once: true })
    worker.on('message', (message: FromSolver) => {
      switch (message.type) {
        case 'progress':
          onProgress?.(message.progress)
          return
        case 'proposed':
        case 'ranked':
          finish(() => resolve(message))
          return
        case 'failed':
          finish(() => reject(new Error(message.message)))
      }
    })
    worker.on('error', (error) => finish(() => reject(error)))
    worker.on('exit', (code) => finish(() => reject(new Error(`The thread ended early (${code})`))))
  })
}

/**
 * Built, the thread's file lies beside the bundle. From source it is TypeScript, and the loader that the program
 * runs under does not reach into threads: the thread registers its own first.
 */
function startThread(work: Work): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./solver-worker.js', import.meta.url), { workerData: work })
  const file = JSON.stringify(new URL('./worker.ts', import.meta.url).href)
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}) })`
  return new Worker(start, { eval: true, workerData: work })
}
