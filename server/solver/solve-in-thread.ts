import { inThread, type ThreadOptions } from './in-thread'
import type { Solved } from './messages'

/** Solves a parsed case file in a thread of its own. @throws where the file holds no case, or the work was cancelled */
export async function solveInThread(source: unknown, options: ThreadOptions = {}): Promise<Solved> {
  const done = await inThread({ kind: 'solve', source }, options)
  if (done.type !== 'solved') throw new Error('The thread did other work than it was asked for')
  return done.report
}
