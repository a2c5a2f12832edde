import { Busy, type LockTimes, locked as underLock } from '@/server/file-lock'
import { Ended, refused } from './outcome'

/** Runs `work` while no other process writes into this directory. @throws Ended `Busy` after a while */
export async function locked<T>(directory: string, work: () => T, times?: LockTimes): Promise<T> {
  try {
    return await underLock(directory, work, times)
  } catch (error) {
    if (!(error instanceof Busy)) throw error
    throw new Ended(
      refused('Busy', `Error: ${directory} is being written by process ${error.pid}. Try again.`),
    )
  }
}
