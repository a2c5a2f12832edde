import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** In the directory that it is for. */
const LOCK = '.parley-lock'
/** Held only while somebody removes a lock whose holder is gone, so that nobody removes the next one’s instead. */
const BREAKING = '.parley-lock-breaking'

export type LockTimes = {
  /** A holder that cannot be asked whether it lives, unchanged this long before our eyes, counts as gone. */
  goneAfterMs: number
  /** After this long somebody who waits is told so. */
  giveUpAfterMs: number
}
/** Work under the lock takes milliseconds. */
const TIMES: LockTimes = { goneAfterMs: 15_000, giveUpAfterMs: 60_000 }

/** Thrown to whoever has waited too long. */
export class Busy extends Error {
  constructor(readonly pid: string) {
    super(`Process ${pid} holds the lock.`)
  }
}

/**
 * Runs `work` while no other process holds the lock of this directory. A link is made or refused as one step on every
 * file system, also on shared ones. The lock names its process: one that was killed is found out at once on the same
 * machine, and after `goneAfterMs` from another.
 * @throws Busy after `giveUpAfterMs`
 */
export async function locked<T>(
  directory: string,
  work: () => T | Promise<T>,
  times: LockTimes = TIMES,
): Promise<T> {
  const path = join(directory, LOCK)
  const mine = `${process.pid} ${hostname()} ${randomUUID()}\n`
  await acquire(directory, path, mine, times)
  try {
    return await work()
  } finally {
    if (read(path) === mine) rmSync(path, { force: true })
  }
}

async function acquire(directory: string, path: string, mine: string, times: LockTimes): Promise<void> {
  const began = performance.now()
  const lockIsLeft = leftBehind(times.goneAfterMs)
  const breakingIsLeft = leftBehind(times.goneAfterMs)
  while (!taken(directory, path, mine)) {
    const holder = read(path)
    if (holder === null) continue
    if (lockIsLeft(holder)) {
      breakLock(directory, path, holder, breakingIsLeft)
    } else if (performance.now() - began > times.giveUpAfterMs) {
      throw new Busy(holder.split(' ')[0] ?? '')
    }
    await pause(5 + Math.random() * 20)
  }
}

/** Tells, asked again and again, whether what one file says was left there by a holder that is gone. */
function leftBehind(goneAfterMs: number): (holder: string) => boolean {
  let seen = { holder: '', since: 0 }
  return (holder) => {
    const now = performance.now()
    if (holder !== seen.holder) seen = { holder, since: now }
    return isGone(holder) || now - seen.since > goneAfterMs
  }
}

/** Whoever removes a lock looks again once nobody else can: the lock read before may have been released since. */
function breakLock(
  directory: string,
  path: string,
  holder: string,
  breakingIsLeft: (holder: string) => boolean,
): void {
  const breaking = join(directory, BREAKING)
  const mine = `${process.pid} ${hostname()} ${randomUUID()}\n`
  if (!taken(directory, breaking, mine)) {
    const other = read(breaking)
    // Only a kill within these few microseconds leaves this behind.
    if (other !== null && breakingIsLeft(other)) takeAway(directory, breaking, other)
    return
  }
  try {
    if (read(path) === holder) rmSync(path, { force: true })
  } finally {
    if (read(breaking) === mine) rmSync(breaking, { force: true })
  }
}

/** Removes a file that says this, and puts back what another process wrote there in the meantime. */
function takeAway(directory: string, path: string, said: string): void {
  const away = join(directory, `.parley-${randomUUID()}.tmp`)
  try {
    renameSync(path, away)
    if (read(away) !== said) linkSync(away, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EEXIST')))
      throw error
  } finally {
    rmSync(away, { force: true })
  }
}

function taken(directory: string, path: string, mine: string): boolean {
  const ready = join(directory, `.parley-${randomUUID()}.tmp`)
  writeFileSync(ready, mine)
  try {
    linkSync(ready, path)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(ready, { force: true })
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Whether the process that a lock names has ended. One on another machine cannot be asked. */
function isGone(holder: string): boolean {
  const [pid = '', host = ''] = holder.trim().split(' ')
  if (!/^\d+$/.test(pid)) return true
  if (host !== hostname()) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}
