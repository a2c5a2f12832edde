// `npm run check`: format, lint, lockfile, boundaries, rules, types, and the tests that need neither a database nor a browser.
// With `-- --still` nothing is run but only looked at: for whoever runs every test afterwards.
import { spawn } from 'node:child_process'
import { generate } from './steps/generate.mjs'
import { install } from './steps/install.mjs'
import { root } from './steps/root.mjs'
import { environment } from './steps/run.mjs'

const bin = (name) => `node_modules/.bin/${name}`

/** Steps of one lane run one after the other, the lanes side by side. */
const LANES = [
  [
    { name: 'format and lint', command: [bin('biome'), 'check', '.'] },
    { name: 'lockfile', command: [process.execPath, 'scripts/complete-lock.mjs', '--check'] },
    { name: 'boundaries', command: [process.execPath, 'scripts/boundaries.mjs'] },
    { name: 'rule coverage', command: [process.execPath, 'scripts/rule-coverage.mjs'] },
    { name: 'route types', command: [bin('next'), 'typegen'] },
    { name: 'types', command: [bin('tsc'), '--noEmit', '-p', '.'] },
  ],
  [{ name: 'pure units', command: [bin('vitest'), 'run', '--project', 'pure', '--project', 'scripts'] }],
].slice(0, process.argv.includes('--still') ? 1 : 2)

install()
await generate()
const started = Date.now()
const failed = (await Promise.all(LANES.map(runLane))).flat()
const seconds = Math.round((Date.now() - started) / 1000)
console.log(
  failed.length === 0 ? `All checks passed in ${seconds} s.` : `Failed: ${failed.join(', ')} (${seconds} s).`,
)
if (failed.length > 0) process.exit(1)

async function runLane(steps) {
  const failed = []
  for (const { name, command } of steps) if (!(await runStep(name, command))) failed.push(name)
  return failed
}

/** Shows what a step said once it has ended, so that the lanes do not talk over each other. */
async function runStep(name, [program, ...words]) {
  const begun = Date.now()
  const child = spawn(program, words, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text
    })
  }
  const code = await new Promise((resolve) => child.on('close', resolve))
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  console.log(`— ${name}: ${code === 0 ? 'passed' : 'FAILED'} (${seconds} s)`)
  if (code !== 0 || name === 'pure units') console.log(said.trimEnd())
  return code === 0
}
