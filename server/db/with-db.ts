// node --import tsx server/db/with-db.ts COMMAND ARGUMENTS…
// Runs a command with DATABASE_URL set: the database of a Parley that runs on the data folder, or one started for it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import nextEnv from '@next/env'
import { joinEmbedded, startEmbedded } from '@/server/db/embedded/server'
import { env } from '@/server/env'
import { StartProblem } from '@/server/start-problem'

async function withDatabase(command: string, words: string[]): Promise<number> {
  const { data, database } = env()
  const shared = database.url ?? (await joinEmbedded(data.folder, data.chosen))?.url
  const own = shared
    ? null
    : await startEmbedded({ ...data, kind: 'command', log: (line) => console.error(line) })
  try {
    const child = spawn(command, words, {
      stdio: 'inherit',
      env: { ...process.env, DATABASE_URL: shared ?? own?.url },
    })
    const [code] = await once(child, 'exit')
    return typeof code === 'number' ? code : 1
  } finally {
    await own?.stop()
  }
}

nextEnv.loadEnvConfig(process.cwd(), true)
const [command, ...words] = process.argv.slice(2)
if (!command) {
  console.error('Name the command to run: node --import tsx server/db/with-db.ts COMMAND')
  process.exit(2)
}
try {
  process.exit(await withDatabase(command, words))
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exit(1)
}
