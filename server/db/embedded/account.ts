import { execFileSync, spawnSync } from 'node:child_process'
import { StartProblem } from '@/server/start-problem'

/** The operating system's account PostgreSQL runs under: empty means the one that runs Parley. */
export type Account = { uid: number; gid: number } | Record<string, never>

const CANDIDATES = ['postgres', 'nobody'] as const

/** PostgreSQL refuses to run as root, so under root another account is borrowed. */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  for (const name of CANDIDATES) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid !== null && gid !== null) return { uid, gid }
  }
  throw new StartProblem(
    'Parley runs as root, and PostgreSQL must not. Start Parley as an ordinary user, create a user "postgres", ' +
      'or set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

function idOf(flag: '-u' | '-g', name: string): number | null {
  try {
    return Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  } catch {
    // No such account on this machine: the next candidate is asked.
    return null
  }
}

/** Asks the system itself instead of reading mode bits, so that access lists and every parent folder count. */
export function canReach(account: Account, folder: string): boolean {
  const words = ['-c', 'test -r "$1" && test -x "$1"', 'sh', folder]
  return spawnSync('/bin/sh', words, { ...account, cwd: '/', stdio: 'ignore' }).status === 0
}
