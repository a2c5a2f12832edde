import type { Page } from '@playwright/test'
import { expect, type Matter, test } from './matter'
import { throughDialog } from './table'

const UNCLEAR = 'Sounds fine to me, as far as the gate at Wexcombe goes.'
const NOTE = 'I could not tell whether the gate is a condition. Say it without, or counter.'

async function send(matter: Matter, page: Page, words: string): Promise<void> {
  await page.goto(`${matter.room}/ratify`)
  await page.getByLabel('My words').fill(words)
  await page.getByRole('button', { name: 'Send my words' }).click()
  await expect(page.getByRole('region', { name: 'How your words were read' })).toBeVisible()
}

test('words that could not be read are looked at by a person, who writes back and can record nothing', async ({
  table,
}) => {
  const { matter, fay, ana, bo } = table
  await matter.call([ana, bo])
  await send(matter, ana, UNCLEAR)
  await ana.getByRole('button', { name: 'Ask Fay Lund…' }).click()
  await ana.getByRole('button', { name: 'Open my words to the facilitators' }).click()
  await expect(ana.getByText('Fay Lund can read your words')).toBeVisible()
  await expect(ana.getByText('Only you and the facilitators, whom you asked')).toBeVisible()

  await fay.goto(`${matter.room}/facilitate`)
  await expect(fay.getByText('Alder House asks you to look at an answer').first()).toBeVisible()
  await expect(fay.getByText('the gate at Wexcombe').first()).toBeVisible()
  await expect(fay.getByRole('button', { name: /record/i })).toHaveCount(0)
  await throughDialog(fay, 'Ask Ana Prowse to say it again', 'Ask and send the note', NOTE)
  await expect(fay.getByText('Fay Lund asked to say it again')).toBeVisible()

  // The page that asks notices by itself, and keeps it over a reload.
  await expect(ana.getByText('Fay Lund asks you to say it again')).toBeVisible()
  await expect(ana.getByText(NOTE)).toBeVisible()
  await ana.reload()
  await expect(ana.getByText(NOTE)).toBeVisible()
  await ana.goto(matter.room)
  await expect(ana.getByText('You are asked to say your answer to settlement 1 again.')).toBeVisible()

  // Nobody else reads any of it, and who is asked and has not answered is not even told that it was asked.
  await bo.goto(`${matter.room}/record`)
  await expect(bo.getByText(/called settlement 1 to ratification/).first()).toBeVisible()
  await expect(bo.getByText(/to look at words/)).toHaveCount(0)
  expect(JSON.stringify(await matter.events())).not.toContain('Wexcombe')
  expect(await matter.count('RatificationRecorded')).toBe(0)

  await send(matter, ana, 'I accept this settlement as written.')
  await ana.getByRole('button', { name: 'Yes, record this' }).click()
  await expect(ana.getByText('Your ratification is recorded')).toBeVisible()
})

test('each next step after a reading is a button: also where there is nothing to take back', async ({
  table,
}) => {
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  await send(matter, ana, 'I withdraw from this.')
  const panel = ana.getByRole('region', { name: 'How your words were read' })
  await panel.getByRole('button', { name: 'Take something back…' }).click()
  await expect(panel.getByText('Nothing you ratified stands in this call')).toBeVisible()
  await panel.getByRole('button', { name: 'Leave the negotiation…' }).click()
  await expect(panel.getByText('Leaving ends this negotiation for everyone')).toBeVisible()
  await expect(panel.getByText('Nothing you ratified stands in this call')).toBeHidden()
  await panel.getByRole('button', { name: 'Change my words' }).click()
  await expect(ana.getByLabel('My words')).toBeFocused()
})

test('what was read as a ratification is told with version, title and digest before it can be recorded', async ({
  table,
}) => {
  const { matter, ana, bo } = table
  const { digest } = await matter.call([ana, bo])
  await send(matter, ana, 'I accept this settlement as written.')
  const panel = ana.getByRole('region', { name: 'How your words were read' })
  await expect(panel).toContainText('settlement 1, “How the yard is shared”')
  await expect(panel).toContainText(digest.slice(0, 16))
  expect(await matter.count('RatificationRecorded')).toBe(0)
})

test('words read as a refusal are recorded as one from where they were read', async ({ table }) => {
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  await send(matter, ana, 'I reject this settlement.')
  const panel = ana.getByRole('region', { name: 'How your words were read' })
  await panel.getByRole('button', { name: 'Record my rejection' }).click()
  await expect(ana.getByText('This call is closed')).toBeVisible()
  expect(await matter.latest('CallClosed')).toMatchObject({ end: 'rejected' })
})

test('words read as a change lead to proposing it', async ({ table }) => {
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  await send(matter, ana, 'I accept this settlement as written, provided Bo pays 200 euros more.')
  await ana.getByRole('link', { name: 'Propose changes instead' }).click()
  await ana.waitForURL(`**${matter.room}/ratify/counter`)
  await expect(ana.getByRole('heading', { level: 1 })).toBeVisible()
})

test('who leaves from where the words were read ends it, with those words as the reason', async ({
  table,
}) => {
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  const words = 'I withdraw from this.'
  await send(matter, ana, words)
  const panel = ana.getByRole('region', { name: 'How your words were read' })
  await panel.getByRole('button', { name: 'Leave the negotiation…' }).click()
  await panel.getByRole('button', { name: 'Leave and end it' }).click()
  await expect.poll(() => matter.count('NegotiationClosed')).toBe(1)
  expect(JSON.stringify(await matter.events())).toContain(words)
})

test('words read as a change are looked at by a person all the same, if their author asks', async ({
  table,
}) => {
  const { matter, fay, ana, bo } = table
  await matter.call([ana, bo])
  await send(matter, ana, 'I accept this settlement as written, provided Bo pays 200 euros more.')
  await expect(ana.getByText('We read this as agreeing only with a change')).toBeVisible()
  await ana.getByRole('button', { name: 'Ask Fay Lund…' }).click()
  await ana.getByRole('button', { name: 'Open my words to the facilitators' }).click()
  await expect(ana.getByText('Fay Lund can read your words')).toBeVisible()
  await fay.goto(`${matter.room}/facilitate`)
  await expect(fay.getByText('provided Bo pays 200 euros more').first()).toBeVisible()
  expect(await matter.count('RatificationRecorded')).toBe(0)
})

test('under pressure a person is met gently, with the way to the facilitator first', async ({ table }) => {
  const { matter, fay, ana, bo } = table
  await matter.call([ana, bo])
  await send(
    matter,
    ana,
    'I ratify this settlement because my landlord threatened to throw me out otherwise.',
  )
  const panel = ana.getByRole('region', { name: 'How your words were read' })
  await expect(panel).toContainText('words we would like to hear again')
  await expect(panel.locator('mark')).toHaveCount(0)
  await expect(panel.getByRole('button').first()).toHaveText('Ask Fay Lund…')
  await fay.goto(`${matter.room}/facilitate`)
  await expect(fay.getByText('they may not be answering freely').first()).toBeVisible()
  // Nothing of it reaches whoever may stand behind the pressure.
  await bo.goto(`${matter.room}/record`)
  await expect(bo.getByText(/called settlement 1 to ratification/).first()).toBeVisible()
  await expect(bo.getByText(/pressure|freely/)).toHaveCount(0)
})
