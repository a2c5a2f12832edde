// `node scripts/run.mjs FILE …`: runs a TypeScript program of ours, installing and generating first what is missing.
// Standard output belongs to the program; everything else is said on standard error.
import { relative, resolve } from 'node:path'
import { refuseOldNode } from './steps/node-version.mjs'

refuseOldNode()
console.log = console.error
const { generate } = await import('./steps/generate.mjs')
const { install } = await import('./steps/install.mjs')
const { foreground } = await import('./steps/foreground.mjs')
const { bundled } = await import('./steps/programs.mjs')
const { root } = await import('./steps/root.mjs')
install()
await generate()
const [file = '', ...words] = process.argv.slice(2)
const program = await bundled(relative(root, resolve(file)).replaceAll('\\', '/'))
foreground(program ? ['--enable-source-maps', program, ...words] : ['--import', 'tsx', file, ...words])
