import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { environment } from './run.mjs'

/** The shell alone starts and draws much faster; it has no window, and no test needs one. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser the tests run in: the one CHROMIUM names, this system's, or one that Playwright installed. */
export async function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const { chromium } = await import('@playwright/test')
  return [...PLACES, chromium.executablePath()].find((place) => existsSync(place)) ?? null
}

/** Finds Chromium, installing it where that needs nobody's password. @returns its path; ends with a sentence if none */
export async function provideChromium() {
  const found = await findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium…')
    const env = { ...environment, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'inherit' })
    // Older systems have no package of the shell alone.
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      const packages = [browser, 'fonts-dejavu-core']
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
        env,
        stdio: 'inherit',
      })
      const installed = await findChromium()
      if (installed) return installed
    }
  }
  console.error(
    'The browser tests need Chromium, and there is none. Install it with your system’s packages (as "chromium"), with ' +
      '"npx playwright install chromium", or set CHROMIUM to the program’s path; then run the tests again.',
  )
  process.exit(1)
}
