import { Worker } from 'node:worker_threads'
import type { FromSolver, Progress, Solved } from './messages'

export interface ThreadOptions {
  readonly onProgress?: (progress: Progress) => void
  /** Aborting ends the thread at once, whatever it is doing. */
  readonly signal?: AbortSignal
}

/**
 * Solves a parsed case file in a thread of its own, so that long work never holds up the event loop. Rejects with
 * the signal's reason when cancelled, with an Error where the case is none or the thread dies.
 */
export function solveInThread(source: unknown, { onProgress, signal }: ThreadOptions = {}): Promise<Solved> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const worker = startThread(source)
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
        case 'solved':
          finish(() => resolve(message.report))
          return
        case 'failed':
          finish(() => reject(new Error(message.message)))
      }
    })
    worker.on('error', (error) => finish(() => reject(error)))
    worker.on('exit', (code) => finish(() => reject(new Error(`The solving thread ended early (${code})`))))
  })
}

/**
 * Built, the thread's file lies beside the bundle. From source it is TypeScript, and the loader that the program
 * runs under does not reach into threads: the thread registers its own first.
 */
function startThread(source: unknown): Worker {
  if (!import.meta.url.endsWith('.ts')) {
    return new Worker(new URL('./solver-worker.js', import.meta.url), { workerData: source })
  }
  const file = JSON.stringify(new URL('./worker.ts', import.meta.url).href)
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}) })`
  return new Worker(start, { eval: true, workerData: source })
}
