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

test('no answer may be framed, guessed at, or tell another site where somebody was', async ({ request }) => {
  for (const address of ['/', '/sign-in', '/invitation/made-up', '/api/health']) {
    const headers = (await request.get(address)).headers()
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['referrer-policy'], address).toBe('same-origin')
  }
})

test('two persons have browsers of their own', async ({ visitor }) => {
  const [ana, ben] = [await visitor(), await visitor({ viewport: { width: 390, height: 844 } })]
  await ana.goto('/')
  await ben.goto('/')
  await ana.evaluate(() => localStorage.setItem('draft', 'mine'))
  expect(await ben.evaluate(() => localStorage.getItem('draft'))).toBeNull()
})
