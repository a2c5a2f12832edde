import { parentPort, workerData } from 'node:worker_threads'
import { readCase } from '@/server/bargaining/case-file'
import { proposePackages } from '@/server/bargaining/proposals'
import { solveCase } from '@/server/bargaining/report'
import type { FromSolver, Work } from './messages'

const tell = (message: FromSolver) => parentPort?.postMessage(message)

/** Whoever starts the thread hands over exactly this. */
const work: Work = workerData

function done(): FromSolver {
  switch (work.kind) {
    case 'solve':
      return {
        type: 'solved',
        report: solveCase(readCase(work.source), {
          onProgress: (stage, done, total) => tell({ type: 'progress', progress: { stage, done, total } }),
        }),
      }
    case 'propose': {
      const { view, criteria } = work
      return {
        type: 'proposed',
        deals: proposePackages(view, criteria, (done) =>
          tell({ type: 'progress', progress: { stage: 'beliefs', done, total: view.parties } }),
        ),
      }
    }
  }
}

try {
  tell(done())
} catch (error) {
  tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
}
