import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { readPidFile } from '@/server/db/embedded/processes'

const BUILT = join(process.cwd(), 'dist', 'main.js')

/** A Parley of its own: the production build as a process, on its own port, data folder and database. */
export class RunningParley {
  readonly url: string
  readonly folder: string
  #process: ChildProcess | undefined
  #said = ''

  private constructor(
    private readonly port: number,
    private readonly settings: Record<string, string>,
    host: string,
  ) {
    this.url = `http://${host}:${port}`
    this.folder = join(tmpdir(), `parley-e2e-${randomBytes(6).toString('hex')}`)
  }

  /**
   * @param settings further environment variables, as in .env.example
   * @param host `app.localhost` where a test takes the network away: on `localhost` itself sockets outlive that
   */
  static async start(settings: Record<string, string> = {}, host = 'localhost'): Promise<RunningParley> {
    if (!existsSync(BUILT)) throw new Error('there is no production build: run "npm run build" first')
    const parley = new RunningParley(await freePort(), settings, host)
    try {
      await parley.start()
    } catch (error) {
      rmSync(parley.folder, { recursive: true, force: true })
      throw error
    }
    return parley
  }

  /** Everything the process wrote since it was last started. */
  get said(): string {
    return this.#said
  }

  get databasePid(): number {
    const file = readPidFile(join(this.folder, 'postgres'))
    if (!file) throw new Error('the database is not running')
    return file.pid
  }

  /** Starts the process on the same port and data, and waits until pages answer. */
  async start(): Promise<void> {
    this.#said = ''
    // With the sample, what is printed last names its persons.
    const ready =
      this.settings.PARLEY_SAMPLE === 'no' ? `Parley runs at ${this.url}` : `${this.url}/sign-in as one of`
    const started = spawnParley({
      PORT: String(this.port),
      PARLEY_URL: this.url,
      PARLEY_DATA: this.folder,
      // One facilitator seats the same few persons in every test, and all of them come from this machine.
      PARLEY_INVITATIONS_PER_HOUR: '10000',
      PARLEY_LINKS_PER_QUARTER_HOUR: '10000',
      ...this.settings,
    })
    this.#process = started
    const answering = new Promise<void>((resolve, reject) => {
      const hear = (text: Buffer) => {
        this.#said += text.toString()
        if (this.#said.includes(ready)) resolve()
      }
      started.stdout.on('data', hear)
      started.stderr.on('data', hear)
      started.once('exit', (code) => reject(new Error(`Parley ended with ${code}:\n${this.#said}`)))
    })
    await answering
  }

  /** Ends the process without letting it tidy up. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Asks the process to end in order. @returns its exit code */
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM')
    return this.#process?.exitCode ?? null
  }

  /** Ends the process in order and removes its data. */
  async remove(): Promise<void> {
    await this.#end('SIGTERM')
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }
}

/** A start that is expected to fail: how it ended, and everything it said. */
export async function failedStart(
  settings: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const started = spawnParley(settings)
  let said = ''
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString()
    })
  }
  await once(started, 'close')
  return { code: started.exitCode, said }
}

function spawnParley(settings: Record<string, string>): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, ['--enable-source-maps', BUILT], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...settings },
  })
}

/** Below those that systems give to whoever asks for any: nobody is given one of these before it is listened on. */
const PORTS = { from: 15_000, to: 30_000 }

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to)
    const server = createServer()
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!free) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
