// `npm start`: from a fresh clone to a running Parley, with Node.js alone. What has not changed is not done again.
import { refuseOldNode } from './steps/node-version.mjs'

refuseOldNode()
// Read after the version is known: what follows uses syntax an old Node.js would stumble over.
const { prepare } = await import('./steps/prepare.mjs')
const { serve } = await import('./steps/serve.mjs')
const development = process.argv.includes('--dev')
await prepare({ development })
serve({ development })
