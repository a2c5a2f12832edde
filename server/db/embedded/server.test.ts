import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { databaseAccount } from '@/server/db/embedded/account'
import { socketFolder } from '@/server/db/embedded/data-folder'
import { shutDown } from '@/server/db/embedded/postmaster'
import { isInUse, readPidFile } from '@/server/db/embedded/processes'
import { type EmbeddedDatabase, joinEmbedded, startEmbedded } from '@/server/db/embedded/server'
import { StartProblem } from '@/server/start-problem'

const folders: string[] = []
const opened: EmbeddedDatabase[] = []
const owners: ChildProcess[] = []

afterEach(async () => {
  for (const owner of owners.splice(0)) await kill(owner)
  for (const server of opened.splice(0)) await server.stop()
  for (const folder of folders.splice(0)) {
    await shutDown(join(folder, 'postgres'))
    rmSync(socketFolder(folder, databaseAccount()), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
})

function newFolder(): string {
  const folder = join(tmpdir(), `parley-embedded-${randomBytes(6).toString('hex')}`)
  folders.push(folder)
  return folder
}

async function start(folder: string, log: (line: string) => void = () => {}): Promise<EmbeddedDatabase> {
  const server = await startEmbedded({ folder, chosen: true, log })
  opened.push(server)
  return server
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const saidSchema = z.object({ url: z.string(), pid: z.number() })

/** Another process that owns the folder, as `npm start` would. */
async function startElsewhere(folder: string): Promise<{ url: string; pid: number; owner: ChildProcess }> {
  const owner = spawn(process.execPath, ['--import', 'tsx', 'server/db/embedded/owner.fixture.ts', folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  owners.push(owner)
  const [said] = await once(owner.stdout, 'data')
  return { ...saidSchema.parse(JSON.parse(String(said))), owner }
}

/** As `startElsewhere`, where it may be refused: then with what it said. */
async function startElsewhereOrNot(folder: string) {
  const words = ['--import', 'tsx', 'server/db/embedded/owner.fixture.ts', folder]
  const owner = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'pipe'] })
  owners.push(owner)
  let said = ''
  owner.stderr.on('data', (part) => {
    said += part
  })
  const started = once(owner.stdout, 'data').then(([line]) => saidSchema.parse(JSON.parse(String(line))))
  const ended = once(owner, 'close').then(() => null)
  const answer = await Promise.race([started, ended])
  return { owner, said, url: answer?.url ?? '', pid: answer?.pid ?? null }
}

async function kill(owner: ChildProcess): Promise<void> {
  if (owner.signalCode !== null || owner.exitCode !== null) return
  const ended = once(owner, 'exit')
  owner.kill('SIGKILL')
  await ended
}

/** Kills whatever would end the server once its owner is gone. */
function killKeeper(server: number): void {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const processes = rows.map((row) => row.trim().split(/\s+/).map(Number))
  const keeper = processes.find(([pid]) => pid === server)?.[1]
  const children = processes.filter(([pid, parent]) => parent === keeper && pid !== server)
  for (const pid of [keeper, ...children.map(([child]) => child)]) if (pid) process.kill(pid, 'SIGKILL')
}

describe('a first start', () => {
  test('makes a durable database that only this account reaches, over a private socket', async () => {
    const folder = newFolder()
    const { url } = await start(folder)
    expect(
      await query(
        url,
        `SELECT name, setting FROM pg_settings
          WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses', 'TimeZone')
          ORDER BY name`,
      ),
    ).toEqual([
      { name: 'TimeZone', setting: 'UTC' },
      { name: 'data_checksums', setting: 'on' },
      { name: 'fsync', setting: 'on' },
      { name: 'full_page_writes', setting: 'on' },
      { name: 'listen_addresses', setting: '' },
      { name: 'synchronous_commit', setting: 'on' },
    ])
    const socket = new URL(url).searchParams.get('host') ?? ''
    expect(statSync(socket).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'postgres-password')).mode & 0o777).toBe(0o600)
    expect(process.getuid?.() === 0 ? statSync(join(folder, 'postgres')).uid : 1).not.toBe(0)
  })

  test('does not stumble over a cluster that an earlier start left half made', async () => {
    const folder = newFolder()
    const half = join(folder, 'postgres.unfinished-1')
    mkdirSync(half, { recursive: true })
    writeFileSync(join(half, 'PG_VERSION'), '18')
    const { url } = await start(folder)
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(existsSync(half)).toBe(false)
  })
})

describe('what was acknowledged survives', () => {
  const prepare = 'CREATE TABLE kept (n int); INSERT INTO kept SELECT generate_series(1, 100)'

  test('an orderly stop', async () => {
    const folder = newFolder()
    const first = await start(folder)
    await query(first.url, prepare)
    await first.stop()
    expect(readPidFile(join(folder, 'postgres'))).toBeNull()
    const { url } = await start(folder)
    expect(await query(url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 100 }])
  })

  test('the owner killed with -9: its server ends by itself and the next start takes over', async () => {
    const folder = newFolder()
    const { url, owner } = await startElsewhere(folder)
    await query(url, prepare)
    await kill(owner)
    const again = await start(folder)
    expect(await query(again.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 100 }])
  })

  test('owner and keeper killed with -9: the server that outlived both is ended first', async () => {
    const folder = newFolder()
    const { url, pid, owner } = await startElsewhere(folder)
    await query(url, prepare)
    killKeeper(pid)
    await kill(owner)
    const again = await start(folder)
    expect(again.pid()).not.toBe(pid)
    expect(await query(again.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 100 }])
  })

  test('the database killed with -9: it is started again under the same address', async () => {
    const folder = newFolder()
    const lines: string[] = []
    const { url, pid } = await start(folder, (line) => lines.push(line))
    await query(url, prepare)
    const killed = pid()
    const pool = new pg.Pool({ connectionString: url })
    pool.on('error', () => {})
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(() => query(url, 'SELECT count(*)::int AS n FROM kept').catch(() => null), { timeout: 20_000 })
      .toEqual([{ n: 100 }])
    await pool.end()
    expect(pid()).not.toBe(killed)
    expect(lines.join('\n')).toContain(`process ${killed}`)
  })
})

describe('one folder has one owner', () => {
  test('a second start is refused with a sentence, and the first goes on', async () => {
    const folder = newFolder()
    const { url, owner } = await startElsewhere(folder)
    await expect(start(folder)).rejects.toThrow(`Parley already runs on ${folder} (process ${owner.pid})`)
    await expect(start(folder)).rejects.toThrow(StartProblem)
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('of several that start at once one owns the folder, and the others are told by whom', async () => {
    const folder = newFolder()
    const starts = await Promise.all([1, 2, 3, 4].map(() => startElsewhereOrNot(folder)))
    const [owner, ...more] = starts.filter((one) => one.pid !== null)
    if (!owner) throw new Error('nobody owns it')
    expect(more).toEqual([])
    const others = starts.filter((one) => one !== owner)
    for (const { said } of others)
      expect(said).toContain(`Parley already runs on ${folder} (process ${owner.owner.pid})`)
    expect(await query(owner.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('a tool joins the server that runs, and is told when there is none', async () => {
    const folder = newFolder()
    expect(await joinEmbedded(folder, true)).toBeNull()
    const { url } = await start(folder)
    expect(await joinEmbedded(folder, true)).toEqual({ url, folder })
  })
})

describe('what an earlier end left behind does not stop a start', () => {
  test('a pid file whose number now belongs to another live process', async () => {
    const folder = newFolder()
    const first = await start(folder)
    const file = join(folder, 'postgres', 'postmaster.pid')
    const left = readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid))
    await first.stop()
    writeFileSync(file, left)
    const { url } = await start(folder)
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('a cluster of another PostgreSQL is refused with a sentence', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'postgres'), { recursive: true })
    writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '17\n')
    writeFileSync(join(folder, 'postgres-password'), 'x')
    await expect(start(folder)).rejects.toThrow('was made by PostgreSQL 17, and this Parley brings 18')
  })
})

test('a fast shutdown that hangs is followed by an immediate one', async () => {
  const folder = newFolder()
  const { url, pid, owner } = await startElsewhere(folder)
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
  // A backend that is stopped answers no request to end, as one stuck in recovery does not.
  process.kill(z.object({ pid: z.number() }).parse(rows[0]).pid, 'SIGSTOP')
  killKeeper(pid)
  await kill(owner)
  const data = join(folder, 'postgres')
  expect(isInUse(data, pid)).toBe(true)
  await shutDown(data, 100)
  expect(isInUse(data, pid)).toBe(false)
  const again = await start(folder)
  expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})
