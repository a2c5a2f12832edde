import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import type { Account } from '@/server/db/embedded/account'
import type { Binaries } from '@/server/db/embedded/binaries'
import { cleanEnvironment } from '@/server/db/embedded/cluster'
import { isInUse, readPidFile, signal } from '@/server/db/embedded/processes'

/** With a private socket folder the number only names the socket's file. */
export const SOCKET_PORT = 5432

const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  max_connections: '60',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
}

/**
 * Runs the server and holds the read end of a pipe whose other end is ours. When we are gone, killed without a chance
 * to say so included, the pipe ends: the server is then asked for a fast shutdown, and for an immediate one if that
 * hangs, which it can during crash recovery.
 */
const KEEPER = `
"$@" 3<&- &
server=$!
{
  while read -r _ <&3; do :; done
  kill -INT $server
  patience=10
  while [ $patience -gt 0 ] && kill -0 $server; do sleep 1; patience=$((patience - 1)); done
  kill -0 $server && kill -QUIT $server
} 2>/dev/null &
watcher=$!
wait $server
code=$?
kill $watcher 2>/dev/null
exit $code
`

export interface Postmaster {
  pid: number
  /** Settles when the server has ended, for whatever reason. Waiting for it does not keep this process alive. */
  ended: Promise<void>
  /** From now on it does. */
  hold(): void
}

export interface LaunchOptions {
  binaries: Binaries
  account: Account
  data: string
  socketFolder: string
  settings: Record<string, string>
}

/** Starts the server and waits until it takes connections. */
export async function launch(options: LaunchOptions): Promise<Postmaster> {
  const { binaries, account, data, socketFolder } = options
  const settings = Object.entries({ ...SETTINGS, ...options.settings })
  const child = spawn(
    '/bin/sh',
    [
      ...['-c', KEEPER, 'parley-postgres', binaries.postgres, '-D', data],
      ...['-k', socketFolder, '-p', String(SOCKET_PORT)],
      ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // An own session: Ctrl-C in the terminal must reach Parley first, which stops the database last.
    {
      ...account,
      cwd: '/',
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      detached: true,
    },
  )
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4000)
  })
  for (const stream of child.stdio) if (stream instanceof Socket) stream.unref()
  child.unref()
  let running = true
  const ended = once(child, 'exit').then(() => {
    running = false
  })
  for (;;) {
    if (!running) throw new Error(`PostgreSQL did not start on ${data}:\n${said.trim()}`)
    const file = readPidFile(data)
    if (file?.ready) return { pid: file.pid, ended, hold: () => child.ref() }
    await pause(15)
  }
}

const FAST_SHUTDOWN_MS = 10_000
const IMMEDIATE_SHUTDOWN_MS = 10_000

/**
 * Ends whatever server works in `data`, ours or one that outlived its keeper, and returns when the folder is free.
 * @param patience how long a fast shutdown may take before an immediate one is asked for, in milliseconds
 */
export async function shutDown(data: string, patience = FAST_SHUTDOWN_MS): Promise<void> {
  const started = Date.now()
  let asked: NodeJS.Signals | null = null
  let pid: number | null = null
  for (;;) {
    // A server takes its file away a moment before it has ended.
    pid = readPidFile(data)?.pid ?? pid
    if (pid === null || !isInUse(data, pid)) return
    const waited = Date.now() - started
    if (waited > patience + IMMEDIATE_SHUTDOWN_MS) {
      throw new Error(`PostgreSQL (process ${pid}) does not end; it still works in ${data}`)
    }
    const wanted = waited > patience ? 'SIGQUIT' : 'SIGINT'
    if (asked !== wanted) signal(pid, wanted)
    asked = wanted
    await pause(20)
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
