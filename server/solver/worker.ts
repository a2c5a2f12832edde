import { parentPort, workerData } from 'node:worker_threads'
import { readCase } from '@/server/bargaining/case-file'
import { solveCase } from '@/server/bargaining/report'
import type { FromSolver } from './messages'

const tell = (message: FromSolver) => parentPort?.postMessage(message)

try {
  const report = solveCase(readCase(workerData), {
    onProgress: (stage, done, total) => tell({ type: 'progress', progress: { stage, done, total } }),
  })
  tell({ type: 'solved', report })
} catch (error) {
  tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
}
