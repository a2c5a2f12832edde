// `npm test`: every test, from a fresh clone: the unit and integration tests, then the browser tests on one production build.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { refuseOldNode } from './steps/node-version.mjs'
import { root } from './steps/root.mjs'

refuseOldNode()
const { prepare } = await import('./steps/prepare.mjs')
const { provideChromium } = await import('./steps/chromium.mjs')
const { countPlaywright, countVitest } = await import('./steps/results.mjs')
const { environment } = await import('./steps/run.mjs')

await prepare({ development: false })
const chromium = await provideChromium()

const reports = join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const runs = [
  run(
    'Vitest',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    {},
    () => countVitest(vitestReport),
  ),
  run(
    'Playwright',
    ['playwright', 'test', '--reporter=list,json'],
    { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    () => countPlaywright(playwrightReport),
  ),
]

const passed = runs.reduce((sum, counts) => sum + counts.passed, 0)
const failed = runs.reduce((sum, counts) => sum + counts.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)

/** A runner that ends badly without naming a failed test, or that ran none, counts as one failure. */
function run(name, [program, ...words], env, count) {
  const { status } = spawnSync(join('node_modules', '.bin', program), words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...env },
  })
  const counts = count() ?? { passed: 0, failed: 0 }
  if (counts.failed === 0 && (status !== 0 || counts.passed === 0)) {
    console.error(`${name} ${status === 0 ? 'ran no test' : `ended with ${status}, naming no failed test`}.`)
    return { ...counts, failed: 1 }
  }
  return counts
}
