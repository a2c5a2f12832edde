// `node scripts/run.mjs FILE …`: runs a TypeScript program of ours, installing and generating first what is missing.
// Standard output belongs to the program; everything else is said on standard error.
import { spawnSync } from 'node:child_process'
import { refuseOldNode } from './steps/node-version.mjs'

refuseOldNode()
console.log = console.error
const { generate } = await import('./steps/generate.mjs')
const { install } = await import('./steps/install.mjs')
const { environment } = await import('./steps/run.mjs')
install()
await generate()
const { status } = spawnSync(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environment,
})
process.exit(status ?? 1)
