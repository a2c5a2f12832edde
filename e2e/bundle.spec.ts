import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { unzipSync, zipSync } from 'fflate'
import { PARLEY } from '@/server/cli/testing'
import { expect, test } from './fixtures'
import { signInAsSample } from './people'

/** Signs in as a sample person. @returns the sample negotiation's id */
async function sampleNegotiation(page: Page): Promise<string> {
  return (await signInAsSample(page, 'Nadia Haddad')).slice('/n/'.length)
}

async function downloaded(page: Page, name: string | RegExp, path: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ])
  await download.saveAs(path)
}

/** A bundle with one file changed, as somebody without the key would change it. */
function edited(from: string, to: string, name: string, change: (text: string) => string): void {
  const files = unzipSync(readFileSync(from))
  const text = new TextDecoder().decode(files[name])
  expect(change(text)).not.toBe(text)
  writeFileSync(to, zipSync({ ...files, [name]: new TextEncoder().encode(change(text)) }))
}

test('the record leaves with who was part of it, and proves itself elsewhere', async ({
  page,
  context,
}, testInfo) => {
  const [bundle, receipt, forged, alone] = ['b.zip', 'r.tlog-proof', 'f.zip', 'v.html'].map((name) =>
    testInfo.outputPath(name),
  )
  if (!bundle || !receipt || !forged || !alone) throw new Error('no paths')
  const negotiation = await sampleNegotiation(page)
  await page.goto(`/n/${negotiation}/record`)
  await downloaded(page, /Download a receipt up to entry/, receipt)
  await downloaded(page, 'Download the bundle', bundle)

  // The page for verifiers sends nothing and needs nobody signed in.
  await context.clearCookies()
  await page.goto('/verify')
  const keys = page.getByRole('region', { name: 'The key of this server' })
  await expect(keys.locator('code').first()).toHaveText(/[0-9a-f]{8}/)
  const fingerprint = ((await keys.locator('code').first().textContent()) ?? '').replaceAll(/\s/g, '')
  await page.getByLabel('The bundle').setInputFiles(bundle)
  await page.getByLabel('Fingerprint of the key you trust').fill(fingerprint)
  await page.getByLabel('Receipts you were given').setInputFiles(receipt)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing wrong was found' })).toBeVisible()
  for (const statement of ['Consistent', 'Signed by a key you supplied', 'Contains your receipts'])
    await expect(page.locator('dt').filter({ hasText: statement })).toContainText('Yes')

  edited(bundle, forged, 'entries.jsonl', (text) => text.replace('Nadia Haddad', 'Nadja Haddad'))
  await page.getByLabel('The bundle').setInputFiles(forged)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Entry 1 does not hold' })).toBeVisible()

  // The page inside the bundle works from a file.
  writeFileSync(alone, unzipSync(readFileSync(bundle))['verify.html'] ?? new Uint8Array())
  await page.goto(`file://${alone}`)
  await page.getByLabel('Bundle, a ZIP file').setInputFiles(bundle)
  await page.getByLabel('Receipts, if you have some').setInputFiles(receipt)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', { name: /^Valid: Nothing wrong was found/ })).toBeVisible()
  await page.getByLabel('Bundle, a ZIP file').setInputFiles(forged)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('heading', { name: 'Not valid: Entry 1 does not hold.' })).toBeVisible()

  const verify = [...PARLEY, 'verify', bundle, '--key', fingerprint, '--receipt', receipt]
  expect(execFileSync(process.execPath, verify, { encoding: 'utf8' })).toContain(
    'VALID: Nothing wrong was found',
  )
})

test('who has no seat gets neither bundle, nor checkpoint, nor receipt', async ({ page, visitor }) => {
  const negotiation = await sampleNegotiation(page)
  const stranger = await visitor()
  for (const what of ['bundle', 'checkpoint', 'receipts/1']) {
    const address = `/api/negotiations/${negotiation}/${what}`
    expect((await page.request.get(address)).status()).toBe(200)
    expect((await stranger.request.get(address)).status()).toBe(401)
    expect((await page.request.get(`/api/negotiations/unknown/${what}`)).status()).toBe(404)
  }
})
