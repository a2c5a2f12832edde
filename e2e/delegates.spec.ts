import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { type Matter, test } from './matter'
import { throughDialog } from './table'

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
  return card.getByLabel('Its token').inputValue()
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
