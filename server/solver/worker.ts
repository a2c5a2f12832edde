import { parentPort, workerData } from 'node:worker_threads'
import { proposePackages } from '@/server/bargaining/proposals'
import type { FromSolver, Work } from './messages'

const tell = (message: FromSolver) => parentPort?.postMessage(message)

/** Whoever starts the thread hands over exactly this. */
const { view, criteria }: Work = workerData

try {
  const deals = proposePackages(view, criteria, (done) =>
    tell({ type: 'progress', progress: { done, total: view.parties } }),
  )
  tell({ type: 'proposed', deals })
} catch (error) {
  tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
}
