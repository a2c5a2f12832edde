import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** What `postmaster.pid` says about the server that wrote it. */
interface PidFile {
  pid: number
  socketFolder: string
  ready: boolean
}

/** Reads `postmaster.pid`: its first line is the process, the fifth the socket's folder, the eighth the state. */
export function readPidFile(data: string): PidFile | null {
  let lines: string[]
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, socketFolder: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' }
}

/**
 * Whether any PostgreSQL process still works in `data`. A number that answers is not enough: it may be a zombie nobody
 * reaps, or have been given to another program since. Every PostgreSQL process makes `data` its working directory.
 */
export function isInUse(data: string, pid: number): boolean {
  if (process.platform !== 'linux') return isPostgres(pid)
  const folder = realpathSync(data)
  return readdirSync('/proc').some((name) => /^\d+$/.test(name) && workingDirectory(name) === folder)
}

function workingDirectory(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // Gone meanwhile, or another account's: neither is a server of ours.
    return null
  }
}

function isPostgres(pid: number): boolean {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(
      'postgres',
    )
  } catch {
    // ps exits with 1 when there is no such process.
    return false
  }
}

/** Sends a signal; a process that is already gone is what the sender wanted. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!isCode(error, 'ESRCH')) throw error
  }
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
