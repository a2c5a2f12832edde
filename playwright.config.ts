import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/steps/chromium.mjs'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // No test is about time: these end what hangs, also on a machine that is busy or slow.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Recording costs a good part of the run.
    trace: process.env.PARLEY_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: {
      executablePath: (await findChromium()) ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
