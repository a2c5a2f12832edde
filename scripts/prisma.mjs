// Prisma's command line. Its schema engine is a download for each platform; here it is the one from npm instead.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(import.meta.dirname ?? dirname(fileURLToPath(import.meta.url)))
const WITHOUT_DATABASE = ['generate', 'format', 'validate', 'version', '--version', '-v', '--help', '-h']

function prismaCommand(words) {
  const manifest = createRequire(import.meta.url).resolve('prisma/package.json')
  return [process.execPath, join(dirname(manifest), 'build', 'index.js'), ...words]
}

function prismaEnvironment() {
  return {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: join(root, 'scripts', 'schema-engine.mjs'),
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  }
}

function run(words) {
  const needsDatabase = !process.env.DATABASE_URL && !WITHOUT_DATABASE.includes(words[0] ?? '--help')
  const [program, ...rest] = needsDatabase
    ? [process.execPath, '--import', 'tsx', join(root, 'server', 'db', 'with-db.ts'), ...prismaCommand(words)]
    : prismaCommand(words)
  const { status } = spawnSync(program, rest, { cwd: root, env: prismaEnvironment(), stdio: 'inherit' })
  return status ?? 1
}

process.exit(run(process.argv.slice(2)))
