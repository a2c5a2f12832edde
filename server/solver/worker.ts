import { parentPort, workerData } from 'node:worker_threads'
import { rankPackages } from '@/server/bargaining/own-packages'
import { proposePackages } from '@/server/bargaining/proposals'
import type { FromSolver, Work } from './messages'

const tell = (message: FromSolver) => parentPort?.postMessage(message, listsOf(message))

/** Whoever starts the thread hands over exactly this. */
const work: Work = workerData

function done(): FromSolver {
  switch (work.kind) {
    case 'propose': {
      const { view, criteria } = work
      return {
        type: 'proposed',
        deals: proposePackages(view, criteria, (done) =>
          tell({ type: 'progress', progress: { done, total: view.parties } }),
        ),
      }
    }
    case 'rank':
      return { type: 'ranked', ranking: rankPackages(work.issues, work.declared) }
  }
}

/** Long lists change hands, so that whoever waits for them need not copy them. */
function listsOf(message: FromSolver): ArrayBuffer[] {
  if (message.type !== 'ranked') return []
  const { worth, order, sorted } = message.ranking
  return [worth, order, sorted].flatMap(({ buffer }) => (buffer instanceof ArrayBuffer ? buffer : []))
}

try {
  tell(done())
} catch (error) {
  tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
}
