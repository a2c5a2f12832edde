import { Worker } from 'node:worker_threads'
import type { Certified } from './certificate-content'

/** Setting type takes a second, and whoever negotiates must not wait for it: each certificate has its own thread. */
export function certificateInThread(certified: Certified): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = startThread(certified)
    worker.on('message', (made: Uint8Array) => resolve(made))
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`the thread of a certificate ended early (${code})`)))
  })
}

/** Built, the thread's file lies beside the bundle; from source, the thread registers the loader for TypeScript first. */
function startThread(certified: Certified): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./certificate-worker.js', import.meta.url), { workerData: certified })
  const file = JSON.stringify(new URL('./certificate-worker.ts', import.meta.url).href)
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import(${file}) })`
  return new Worker(start, { eval: true, workerData: certified })
}
