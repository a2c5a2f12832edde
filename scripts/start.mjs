// `npm start`: from a fresh clone to a running Parley, with Node.js alone. What has not changed is not done again.
// Only this file may be read by a Node.js too old for Parley, so the rest is imported after its version is known.
const NEEDED = [20, 19]
const found = process.versions.node.split('.').map(Number)
if (found[0] < NEEDED[0] || (found[0] === NEEDED[0] && found[1] < NEEDED[1])) {
  console.error(
    `Parley needs Node.js ${NEEDED.join('.')} or later, and this is ${process.versions.node}. Install a newer one from nodejs.org, then start again.`,
  )
  process.exit(1)
}
const { prepare } = await import('./steps/prepare.mjs')
const { serve } = await import('./steps/serve.mjs')
const development = process.argv.includes('--dev')
await prepare({ development })
await serve({ development })
