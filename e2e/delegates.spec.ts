import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Page } from '@playwright/test'
import { type BargainingMatter, bargainingMatter, declares } from './bargaining-matter'
import { expect } from './fixtures'
import { test as base, type Matter } from './matter'
import { throughDialog } from './table'

const test = base.extend<{ bargaining: BargainingMatter }>({
  bargaining: async ({ person, sessions }, use) => {
    await use(await bargainingMatter(person, sessions))
  },
})

const WORDS = 'Before noon, since the delivery comes at ten and needs the gate.'

/** In mediation, with one issue. */
async function mediating(matter: Matter, fay: Page): Promise<void> {
  await matter.does(fay, { type: 'BeginIntents' })
  await matter.does(fay, { type: 'BeginMediation', without: ['p1', 'p2'] })
  await matter.does(fay, {
    type: 'RaiseIssue',
    title: 'Hours',
    question: 'When is the yard open?',
    context: '',
    kind: { kind: 'text' },
  })
}

/** Ana appoints an agent through the page. @returns its token, as the page shows it once */
async function appoint(ana: Page, matter: Matter, name: string): Promise<string> {
  await ana.goto(`${matter.room}?show=delegates`)
  await expect(ana.getByText('Connected, all saved')).toBeVisible()
  await ana.getByRole('button', { name: 'Appoint software to act for you' }).click()
  const dialog = ana.getByRole('dialog')
  await dialog.getByLabel('Its name').fill(name)
  await dialog.getByRole('checkbox', { name: /^Speak/ }).check()
  await dialog.getByLabel('Until the end of').fill('2040-01-31')
  await dialog.getByLabel('For what').fill('The hours of the yard')
  await dialog.getByRole('button', { name: 'Appoint it' }).click()
  // It cannot read: that is asked back, and nothing is guessed.
  await expect(dialog.getByText('May it read the room?')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /^Read the room/ }).check()
  await dialog.getByRole('button', { name: 'Appoint it' }).click()
  await expect(dialog).toBeHidden()
  const card = ana.getByRole('article', { name })
  await card.getByRole('button', { name: 'Make a token' }).click()
  const token = card.getByLabel('Its token')
  await expect(token).toHaveValue(/^parley_delegate_/)
  return token.inputValue()
}

/** What the software sends, as any program would: no browser, no cookie. */
function software(parley: { url: string }, matter: Matter, token: string) {
  const base = `${parley.url}/api/v1/negotiations/${matter.negotiation}`
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  let acts = 0
  return {
    reads: (path: string) => fetch(`${base}${path}`, { headers }),
    does: (command: object) => {
      acts += 1
      const body = JSON.stringify({ id: `agent-${acts}`, command })
      return fetch(`${base}/commands`, { method: 'POST', headers, body })
    },
  }
}

test('an agent speaks by its token, everybody sees for whom, and its party stops it at once', async ({
  table,
  parley,
}) => {
  const { matter, fay, ana, bo } = table
  await mediating(matter, fay)
  const token = await appoint(ana, matter, 'Hawk')
  const hawk = software(parley, matter, token)

  await bo.goto(`${matter.room}?issue=1`)
  await expect(bo.getByText('Connected, all saved')).toBeVisible()
  expect((await hawk.reads('/status')).status).toBe(200)
  expect((await hawk.does({ type: 'TakePosition', issue: 1, text: WORDS })).status).toBe(200)
  const said = bo.getByRole('article').filter({ hasText: WORDS })
  await expect(said).toContainText('agent Hawk')
  await bo.goto(`${matter.room}/record`)
  await expect(bo.getByText(/Agent Hawk for .+ took a position on issue 1, round 1/)).toBeVisible()

  const binding = await hawk.does({ type: 'ExitNegotiation', words: 'We leave.' })
  expect(binding.status).toBe(403)
  expect(await binding.json()).toMatchObject({ error: { message: 'Only a person does this.' } })
  await expect(bo.getByText(/Agent Hawk for .+ was refused an act that is for people alone/)).toBeVisible()
  expect(await matter.count('PartyExited')).toBe(0)

  const waiting = hawk.reads(`/wait?after=9999`)
  await throughDialog(ana, 'Stop Hawk', 'Stop it')
  const cut = await waiting
  expect(cut.status).toBe(401)
  const refused = await hawk.does({ type: 'TakePosition', issue: 1, text: WORDS })
  expect(refused.status).toBe(401)
  expect(await refused.json()).toMatchObject({ error: { message: 'This delegation was revoked.' } })
  await expect(ana.getByRole('article', { name: 'Hawk' })).toContainText('revoked')
})

test('the documented interface is served, and takes no cookie for a token', async ({
  table,
  parley,
  complaints,
}) => {
  complaints.expect(/401/)
  const { matter, fay, ana } = table
  await mediating(matter, fay)
  const document = await fetch(`${parley.url}/api/v1/openapi.json`)
  expect(await document.json()).toMatchObject({ openapi: '3.1.0' })
  const status = await ana.evaluate(
    async (address) => (await fetch(address)).status,
    `/api/v1/negotiations/${matter.negotiation}/status`,
  )
  expect(status).toBe(401)
})

test('a language model is served tools, and none of them ratifies', async ({ table, parley }) => {
  const { matter, fay, ana, bo } = table
  await mediating(matter, fay)
  const token = await appoint(ana, matter, 'Kestrel')
  const client = new Client({ name: 'a model', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${parley.url}/api/v1/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  )
  const { tools } = await client.listTools()
  const names = tools.map((one) => one.name)
  expect(names).toContain('take_position')
  expect(names.filter((name) => /ratif|accept|confirm|withdraw|exit/.test(name))).toEqual([])
  await bo.goto(`${matter.room}?issue=1`)
  await expect(bo.getByText('Connected, all saved')).toBeVisible()
  await client.callTool({ name: 'take_position', arguments: { issue: 1, text: WORDS } })
  await expect(bo.getByRole('article').filter({ hasText: WORDS })).toContainText('agent Kestrel')
  await client.close()
})

test('built-in strategies bargain for two parties, and leave the yes to a person', async ({ bargaining }) => {
  const { matter, ana, bo } = bargaining
  for (const [page, name, how] of [
    [ana, 'Heron', 'Gives way evenly'],
    [bo, 'Otter', 'Gives way early'],
  ] as const) {
    await page.goto(`${matter.room}?show=delegates`)
    await expect(page.getByText('Connected, all saved')).toBeVisible()
    await page.getByRole('button', { name: 'Appoint software to act for you' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Its name').fill(name)
    await dialog.getByLabel('What it is').selectOption({ label: 'A strategy built into Parley' })
    for (const may of [/^Read the room/, /^Read what is private/, /^Make offers/])
      await dialog.getByRole('checkbox', { name: may }).check()
    await dialog.getByLabel('Until the end of').fill('2040-01-31')
    await dialog.getByLabel('For what').fill('Rent and garden')
    await dialog.getByRole('button', { name: 'Appoint it' }).click()
    await expect(dialog).toBeHidden()
    const card = page.getByRole('article', { name })
    await card.getByRole('button', { name: 'How it bargains' }).click()
    await card.getByLabel('How it bargains').selectOption({ label: how })
    await card.getByRole('button', { name: 'Let it bargain' }).click()
    await expect(card.getByText(how)).toBeVisible()
  }
  await matter.does(ana, declares('p1'))
  await matter.does(bo, declares('p2'))
  const waits = (page: Page, name: string) =>
    page.getByRole('article', { name }).getByText(/It would accept offer \d+/)
  const told = async () => {
    for (const [page, name] of [
      [ana, 'Heron'],
      [bo, 'Otter'],
    ] as const) {
      await page.getByRole('article', { name }).getByRole('button', { name: 'Look again' }).click()
      if (await waits(page, name).isVisible()) return true
    }
    return false
  }
  await expect.poll(told, { timeout: 120_000 }).toBe(true)
  await expect.poll(() => matter.count('OfferMade')).toBeGreaterThan(1)
  expect(await matter.count('OfferAccepted')).toBe(0)
  const record = JSON.stringify(await matter.events())
  for (const secret of ['Mill Lane', 'cousin', 'linear', 'conceder']) expect(record).not.toContain(secret)
})
