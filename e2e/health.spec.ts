import { expect, test } from './fixtures'

test('the landing page opens on a fresh database', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the house says that everything it depends on answers', async ({ request }) => {
  const answer = await request.get('/api/health')
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ ok: true, checks: { database: { ok: true } } })
})

test('two persons have browsers of their own', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor({ viewport: { width: 390, height: 844 } })]
  await ana.goto('/')
  await ben.goto('/')
  await ana.evaluate(() => localStorage.setItem('draft', 'mine'))
  expect(await ben.evaluate(() => localStorage.getItem('draft'))).toBeNull()
})
