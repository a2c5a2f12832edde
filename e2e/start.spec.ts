import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { failedStart, freePort, RunningParley } from './running-parley'

/** What is tested here is the start itself. */
const WITHOUT_SAMPLE = { PARLEY_SAMPLE: 'no' }

const made: string[] = []

test.afterAll(() => {
  for (const path of made) rmSync(path, { recursive: true, force: true })
})

function newPath(): string {
  const path = join(tmpdir(), `parley-e2e-${randomBytes(6).toString('hex')}`)
  made.push(path)
  return path
}

async function healthy(parley: RunningParley): Promise<boolean> {
  const answer = await fetch(`${parley.url}/api/health`)
  return answer.status === 200
}

test.describe('a start that cannot go on says what to do', () => {
  test('the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const { code, said } = await failedStart({ PORT: String(port), PARLEY_DATA: newPath() })
    other.close()
    expect(code).toBe(1)
    expect(said).toContain(`Port ${port} is already in use.`)
    expect(said).toContain(`PORT=${port + 1} npm start`)
  })

  test('the data folder cannot be written', async () => {
    const file = newPath()
    writeFileSync(file, '')
    const { code, said } = await failedStart({
      PORT: String(await freePort()),
      PARLEY_DATA: join(file, 'data'),
    })
    expect(code).toBe(1)
    expect(said).toContain('Parley cannot write to its data folder')
    expect(said).toContain('PARLEY_DATA')
  })

  test('the database that DATABASE_URL names does not answer', async () => {
    const DATABASE_URL = `postgresql://nobody@127.0.0.1:${await freePort()}/none`
    const { code, said } = await failedStart({ PORT: String(await freePort()), DATABASE_URL })
    expect(code).toBe(1)
    expect(said).toContain('The database that DATABASE_URL names does not answer')
  })

  test('a public address without what it needs', async () => {
    const { code, said } = await failedStart({
      PORT: String(await freePort()),
      PARLEY_URL: 'https://parley.example',
    })
    expect(code).toBe(1)
    expect(said).toContain('AUTH_SECRET is missing')
    expect(said).toContain('SMTP_URL is missing')
  })

  test('another Parley works on the same data, and goes on', async () => {
    const parley = await RunningParley.start(WITHOUT_SAMPLE)
    const { code, said } = await failedStart({ PORT: String(await freePort()), PARLEY_DATA: parley.folder })
    expect(code).toBe(1)
    expect(said).toContain(`Parley already runs on ${parley.folder}`)
    expect(await healthy(parley)).toBe(true)
    await parley.remove()
  })
})

test('an orderly stop ends with 0 and leaves no database running', async () => {
  const parley = await RunningParley.start(WITHOUT_SAMPLE)
  const database = parley.databasePid
  expect(await parley.stop()).toBe(0)
  const gone = () => expect(() => process.kill(database, 0)).toThrow('ESRCH')
  await expect(gone).toPass()
  await parley.remove()
})

test('a signal to npm start reaches the server, whose code it ends with', async () => {
  const port = await freePort()
  const program = `import('./scripts/steps/serve.mjs').then(({ serve }) => serve({ development: false }))`
  const started = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...WITHOUT_SAMPLE, PORT: String(port), PARLEY_DATA: newPath() },
  })
  let said = ''
  await new Promise<void>((resolve) => {
    started.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('Parley runs at')) resolve()
    })
  })
  const ended = once(started, 'exit')
  started.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed')
})

test('after kill -9 of the server the next start is clean', async () => {
  const parley = await RunningParley.start(WITHOUT_SAMPLE)
  await parley.kill()
  await parley.start()
  expect(await healthy(parley)).toBe(true)
  await parley.remove()
})

test('after kill -9 of the database the server brings it back', async () => {
  const parley = await RunningParley.start(WITHOUT_SAMPLE)
  const killed = parley.databasePid
  process.kill(killed, 'SIGKILL')
  const back = async () => (await healthy(parley)) && parley.databasePid !== killed
  await expect.poll(() => back().catch(() => false), { timeout: 120_000 }).toBe(true)
  await parley.remove()
})
