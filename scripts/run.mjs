// `node scripts/run.mjs FILE …`: runs a TypeScript program of ours, installing and generating first what is missing.
// Standard output belongs to the program; everything else is said on standard error.
import { refuseOldNode } from './steps/node-version.mjs'

refuseOldNode()
console.log = console.error
const { generate } = await import('./steps/generate.mjs')
const { install } = await import('./steps/install.mjs')
const { foreground } = await import('./steps/foreground.mjs')
install()
await generate()
foreground(['--import', 'tsx', ...process.argv.slice(2)])
