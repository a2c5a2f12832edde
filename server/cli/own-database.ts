import { setTimeout as pause } from 'node:timers/promises'
import { AlreadyRuns, joinEmbedded } from '@/server/db/embedded/server'
import { openDatabase } from '@/server/db/open-database'
import type { Env } from '@/server/env'

type Opened = { url: string; folder: string; close: () => Promise<void> }

const PATIENCE_MS = 30_000

/**
 * The database of a Parley that runs, or one opened for one command alone: another command waits for its end.
 * @throws StartProblem
 */
export async function ownDatabase(settings: Env, log: (line: string) => void): Promise<Opened> {
  const { database, data } = settings
  const began = performance.now()
  for (;;) {
    const running = database.url ? null : await joinEmbedded(data.folder, data.chosen)
    if (running) return { ...running, close: async () => {} }
    try {
      return await openDatabase(settings, log, 'command')
    } catch (error) {
      // It was started just now, and takes a moment until it can be joined.
      if (!(error instanceof AlreadyRuns) || performance.now() - began > PATIENCE_MS) throw error
      await pause(50)
    }
  }
}
