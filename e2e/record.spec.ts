import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { eventful } from '@/components/record/notable.fixture'
import { ana, bo, talking } from '@/server/protocol/testing'
import { type StoredEntry, storedEntry } from '@/server/record/entry'
import { expect, test } from './fixtures'
import { hindersNobodyOnAnyScreen } from './hindrances'
import { type SamplePerson, signInAsSample } from './people'

/** Signs in as a sample person and opens the record of the sample negotiation. @returns its room's address */
async function openSample(page: Page, person: SamplePerson): Promise<string> {
  const room = await signInAsSample(page, person)
  await page.goto(`${room}/record`)
  await expect(page.getByText('Connected')).toBeVisible()
  await expect(story(page).getByText('Maren Thiessen opened the negotiation')).toBeVisible()
  return room
}

const answer = z.object({ entries: z.array(storedEntry) })
const story = (page: Page) => page.getByRole('list', { name: 'Entries' })
const verdict = (page: Page) => page.getByRole('region', { name: 'Verify' })

/** Gives the page other entries than the server has, as somebody who rewrote them would. */
async function rewritten(page: Page, rewrite: (entries: StoredEntry[]) => StoredEntry[]): Promise<void> {
  await page.route('**/api/negotiations/*/entries?*', async (route) => {
    const response = await route.fetch()
    const { entries } = answer.parse(await response.json())
    await route.fulfill({ response, json: { entries: rewrite(entries) } })
  })
}

test('the record reads as a story, and the proof of each entry lies below it', async ({ page }) => {
  await openSample(page, 'Nadia Haddad')
  await expect(story(page).getByRole('heading', { level: 2 }).first()).toHaveText(/^\d{1,2} \w+ \d{4}$/)
  await expect(story(page).getByText(/Tomasz Wilk took a position on issue 1, round 1/)).toBeVisible()

  const entry = (seq: number) =>
    story(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: `Link to entry ${seq}`, exact: true }) })
  const sixth = entry(6)
  await sixth.getByText('Proof of entry 6', { exact: true }).click()
  await expect(sixth.getByText(/^\{"actor":\{"kind":"person"/)).toBeVisible()
  const text = await sixth.locator('pre').textContent()
  const shown = await sixth.locator('code').first().textContent()
  const computed = await page.evaluate(async (content) => {
    const bytes = new TextEncoder().encode(`parley/entry/v1\u0000${content}`)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }, text)
  expect(computed).toBe(shown)

  await sixth.getByRole('link', { name: 'Entry 5' }).click()
  await expect(page).toHaveURL(/#entry-5$/)
  await expect(entry(5).locator('summary')).toBeFocused()
})

test('entries are found by words, by person, by issue and by kind, and a link keeps what was chosen', async ({
  page,
}) => {
  await openSample(page, 'Ruth Amsel')
  const all = await story(page).getByRole('listitem').count()
  const counted = page.getByText(/^\d+ of \d+ entries$/)
  await page.getByLabel('By', { exact: true }).selectOption('Ruth Amsel')
  await expect(counted).toBeVisible()
  const hers = Number.parseInt((await counted.textContent()) ?? '', 10)
  await page.getByLabel('Issue', { exact: true }).selectOption({ index: 2 })
  await expect(counted).not.toHaveText(new RegExp(`^${hers} of `))
  const few = Number.parseInt((await counted.textContent()) ?? '', 10)
  expect(few).toBeGreaterThan(0)
  expect(few).toBeLessThan(hers)
  expect(hers).toBeLessThan(all)
  await expect(story(page).getByRole('listitem')).toHaveCount(few)
  await expect(story(page).getByText(/^(Nadia Haddad|Tomasz Wilk|Maren Thiessen) /)).toHaveCount(0)

  await page.reload()
  await expect(story(page).getByRole('listitem')).toHaveCount(few)
  await page.getByRole('button', { name: 'Show everything' }).click()
  await page.getByLabel('Search').fill('handover protocol')
  await expect(
    story(page)
      .getByText(/handover protocol/)
      .first(),
  ).toBeVisible()
  await page.getByLabel('Search').fill('xylophone')
  await expect(page.getByText('No entry is like this.')).toBeVisible()
})

test('what somebody does elsewhere appears on the open record', async ({ page, visitor }) => {
  const room = await openSample(page, 'Nadia Haddad')
  const maren = await visitor()
  await openSample(maren, 'Maren Thiessen')
  const negotiation = room.slice('/n/'.length)
  const answer = await maren.request.post(`/api/negotiations/${negotiation}/commands`, {
    headers: { origin: new URL(maren.url()).origin },
    data: {
      id: `issue-${randomUUID()}`,
      negotiation,
      command: {
        type: 'RaiseIssue',
        title: 'The day of the handover',
        question: 'On which day is the handover?',
        context: '',
        kind: { kind: 'date' },
      },
    },
  })
  expect(await answer.json()).toMatchObject({ outcome: 'accepted' })
  await expect(
    story(page).getByText(/Maren Thiessen raised issue \d+, “The day of the handover”/),
  ).toBeVisible()
})

test('Verify says what was checked, what that proves and what not, and remembers the head', async ({
  page,
}) => {
  await openSample(page, 'Nadia Haddad')
  const verify = page.getByRole('button', { name: /^Verify( again)?$/ })
  await verify.click()
  await expect(verdict(page).getByText(/^Consistent: nothing wrong was found in \d+ entries$/)).toBeVisible()
  await expect(verdict(page).getByText(/acts carried out again under the protocol’s rules/)).toBeVisible()
  await expect(verdict(page).getByRole('region', { name: 'What this does not prove' })).toContainText(
    'That nobody wrote all of it anew',
  )
  await expect(verdict(page).getByText(/this device verifies this record for the first time/)).toBeVisible()

  await page.reload()
  const line = page.getByRole('region', { name: 'Keep this' }).locator('code')
  await expect(line).toHaveText(/[0-9a-f]{64}/)
  const kept = (await line.textContent()) ?? ''
  await page.getByText('Compare with a line you kept').click()
  await page.getByLabel('The line, or the hash in it').fill(kept)
  await verify.click()
  await expect(verdict(page).getByText('The line you kept.')).toBeVisible()
  await expect(verdict(page).getByText(/as this device found it on/)).toBeVisible()

  await page.getByLabel('The line, or the hash in it').fill('ab'.repeat(32))
  await verify.click()
  await expect(verdict(page).getByText('The line you kept is not in this record')).toBeVisible()
})

test('an entry that was changed is named, by reading and by Verify', async ({ page }) => {
  const room = await openSample(page, 'Nadia Haddad')
  await rewritten(page, (entries) =>
    entries.map((one) => (one.seq === 20 ? { ...one, text: one.text.replace('Nadia', 'Nadja') } : one)),
  )
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  const changed = verdict(page).getByRole('alert')
  await expect(changed).toContainText(/Entry \d+ does not hold/)

  await page.goto(`${room}/record`)
  await expect(page.getByText(/^Entry \d+ does not follow from the ones before$/)).toBeVisible()
})

test('a record whose end was cut off is caught by what this device saw before', async ({ page }) => {
  const room = await openSample(page, 'Tomasz Wilk')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(verdict(page).getByText(/^Consistent/)).toBeVisible()
  await rewritten(page, (entries) => entries.slice(0, 10))
  await page.goto(`${room}/record`)
  await expect(story(page).getByText('Maren Thiessen opened the negotiation')).toBeVisible()
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(verdict(page).getByRole('alert')).toContainText('Entry 11 does not hold')
  await expect(verdict(page).getByRole('alert')).toContainText('cut off')
})

test('on paper the whole record stands open', async ({ page }) => {
  await openSample(page, 'Maren Thiessen')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeHidden()
  await expect(page.getByText('Red lines').first()).toBeVisible()
  const entries = page.getByRole('region', { name: 'Story' }).getByRole('listitem').filter({ hasText: 'UTC' })
  const whole = async () => {
    const last = entries.last().getByRole('link', { name: /^Link to entry/ })
    expect(await entries.count()).toBe(Number(await last.textContent()))
  }
  await expect(whole).toPass()
})

test('somebody without a seat does not see the record', async ({ page, visitor, complaints }) => {
  complaints.expect(/404/)
  const room = await openSample(page, 'Nadia Haddad')
  const nobody = await visitor()
  await nobody.goto(`${room}/record`)
  await expect(nobody).toHaveURL(/\/sign-in\?after=/)
})

test('with 10,000 entries fewer than 300 are in the document, and each can be reached', async ({ page }) => {
  const table = talking()
  for (let issue = 1; issue <= 20; issue++)
    table.does(ana, {
      type: 'RaiseIssue',
      title: `Question ${issue}`,
      question: 'Which hours?',
      context: '',
      kind: { kind: 'text' },
    })
  while (table.entries.length < 10_000) {
    const next = table.entries.length
    const text = `Proposal ${next}: open from eight to six, and closed on Sundays.`
    table.does(next % 2 ? ana : bo, { type: 'TakePosition', issue: 1 + (next % 20), text })
  }
  const room = await openSample(page, 'Nadia Haddad')
  await rewritten(page, () => table.entries)
  await page.goto(`${room}/record`)
  await expect(page.getByText('10000 entries', { exact: true })).toBeVisible({ timeout: 90_000 })
  const lines = story(page).getByRole('listitem')
  expect(await lines.count()).toBeLessThan(300)
  await expect(lines.first()).toHaveAttribute('aria-setsize', /^9\d{3}$|^10000$/)

  const third = story(page).locator('[aria-posinset="3"] [data-go]')
  await third.focus()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await expect(third).not.toBeInViewport()
  await expect(third).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(story(page).locator('[aria-posinset="4"] [data-go]')).toBeFocused()
  await expect(story(page).locator('[aria-posinset="4"] [data-go]')).toBeInViewport()
  await page.keyboard.press('End')
  await expect(story(page).getByText(/Proposal 9999/)).toBeInViewport()
  expect(await lines.count()).toBeLessThan(300)
  // A screen reader goes through the document: the lines in it stand in order, each with its place among all.
  const inOrder = async () => {
    const places = await lines.evaluateAll((all) => all.map((one) => Number(one.ariaPosInSet)))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places.at(-1)).toBe(Number(await lines.first().getAttribute('aria-setsize')))
  }
  await expect(inOrder).toPass()

  await page.getByLabel('By', { exact: true }).selectOption('Bo')
  await page.getByLabel('Issue', { exact: true }).selectOption({ index: 3 })
  const positions = table.matter.issues[2]?.positions.filter(({ by }) => by === bo) ?? []
  await expect(page.getByText(`${positions.length} of 10000 entries`)).toBeVisible()
  expect(await lines.count()).toBeLessThan(300)
  await page.getByRole('button', { name: 'Show everything' }).click()
  for (const seq of [1_234, 4_242, 9_999]) {
    await page.getByLabel('Search').fill(`Proposal ${seq}:`)
    await expect(lines).toHaveCount(1)
    await expect(lines.getByRole('link', { name: `Link to entry ${seq + 1}` })).toBeVisible()
  }

  await page.getByLabel('Search').fill('#7777')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Proposal 7776')
  await page.goto(`${room}/record#entry-5000`)
  await expect(story(page).getByText(/Proposal 4999/)).toBeInViewport({ timeout: 90_000 })
})

test('the record, its proof opened and verified, hinders no reader', async ({ page }) => {
  await openSample(page, 'Maren Thiessen')
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(verdict(page).getByText(/^Consistent/)).toBeVisible()
  await story(page).getByText('Proof of entry 5', { exact: true }).click()
  await hindersNobodyOnAnyScreen(page)
})

test('partial ratifications, withdrawals, what was unclear, disagreeing models and deadlock are each found', async ({
  page,
}) => {
  const room = await openSample(page, 'Maren Thiessen')
  await rewritten(page, () => eventful().entries)
  await page.goto(`${room}/record`)
  await expect(story(page).getByText('Fay opened the negotiation')).toBeVisible()
  for (const [choice, mark, sentences] of [
    ['Partial ratifications', 'Partial: its call ended without all', ['and mean it', 'closed call 1']],
    ['Withdrawals', 'A withdrawal', ['I want to sleep on it once more.']],
    ['What was unclear', 'Unclear', ['1 vague term', 'Bo sent words in answer to call 1']],
    ['Where models disagreed', 'Models disagree', ['the models that were asked differ']],
    ['Deadlock, and what led there', 'Stuck', ['Neither will mend the gate.']],
  ] as const) {
    await page.getByLabel('What stands out').selectOption(choice)
    await expect(story(page).getByRole('listitem')).toHaveCount(sentences.length)
    for (const sentence of sentences)
      await expect(story(page).getByRole('listitem').filter({ hasText: sentence })).toContainText(mark)
  }
  await expect(page).toHaveURL(/notable=deadlock/)
  await page.reload()
  await expect(story(page).getByRole('listitem')).toHaveCount(1)
})
