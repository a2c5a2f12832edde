import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { hindersNobody } from './hindrances'
import { live } from './live'
import { expect, type Matter, test } from './matter'
import { Received } from './received'
import { throughDialog } from './table'

const SECRET = 'Kastner offers us 912 euros for the shed.'
const ALOUD = 'Mornings would be enough for us.'

async function sends(page: Page, words: string): Promise<void> {
  await page.getByLabel('Your message in this caucus').fill(words)
  await page.getByRole('button', { name: 'Send, sealed' }).click()
  await expect(page.getByLabel('Your message in this caucus')).toHaveValue('')
}

/** In mediation: Ana and Bo have stated their intents. */
async function talking({ matter, fay, ana, bo }: { matter: Matter; fay: Page; ana: Page; bo: Page }) {
  const goals = [{ text: 'The yard is open to both of us soon.', rationale: '' }]
  const statement = { goals, constraints: [], redLines: ['No noise before 8.'], tradeable: [], context: '' }
  await matter.does(fay, { type: 'BeginIntents' })
  await matter.does(ana, { type: 'StateIntent', statement })
  await matter.does(bo, { type: 'StateIntent', statement: { ...statement, redLines: [] } })
  await matter.does(fay, { type: 'BeginMediation', without: [] })
}

test('what is said in a caucus reaches nobody else, and one sentence leaves it by its party’s act', async ({
  table,
  parley,
}) => {
  const { matter, fay, ana, bo } = table
  await talking(table)
  const others = [fay, bo].map((page) => new Received(page))
  for (const page of [fay, bo]) await live(page, `${matter.room}?show=caucuses`)

  await live(ana, `${matter.room}?show=caucuses`)
  await throughDialog(ana, 'Talk with the mediator alone', 'Open the caucus')
  await ana.getByRole('link', { name: /^Caucus 1: Alder House with the mediator/ }).click()
  await expect(ana.getByText('Only you see this, with the mediator, which is software').first()).toBeVisible()
  await sends(ana, `${ALOUD} ${SECRET}`)
  const said = ana.getByRole('region', { name: 'What is said here' })
  await expect(said.getByText(/I work by rules/)).toBeVisible()

  // The others see that there is a caucus and messages in it, live, and nothing of what they say.
  await expect(bo.getByText(/2 messages/)).toBeVisible()
  await bo.goto(`${matter.room}?caucus=1`)
  await expect(bo.getByText(/Nobody else reads it/)).toBeVisible()

  await ana.reload()
  await expect(said.getByText(SECRET).first()).toBeVisible()
  const log = ana.getByRole('region', { name: 'Privacy log' })
  await expect(log.getByText('No word of it.')).toBeVisible()
  await said.getByText('Say a sentence of this in the room').click()
  await ana.getByRole('button', { name: `Say this in the room: ${ALOUD}` }).click()
  await ana.getByRole('dialog').getByRole('button', { name: 'Say it in the room' }).click()
  await expect(ana.getByRole('dialog')).toBeHidden()
  await expect(log.getByText(/Said in the room by Ana Prowse/)).toBeVisible()
  await live(bo, `${matter.room}?show=mediation`)
  await expect(bo.getByText(`“${ALOUD}”`)).toBeVisible()

  // The mediator's public work, the record, the bundle and the mails.
  await matter.does(fay, { type: 'RequestMediation', act: 'review', mediator: 'built-in', note: '' })
  await expect.poll(() => matter.count('MediationFinished')).toBe(1)
  await live(fay, `${matter.room}?show=mediation`)
  await bo.goto(`${matter.room}/record`)
  await expect(bo.getByText(/sent a message in caucus 1; it is sealed/).first()).toBeVisible()
  const bundle = await bo.request.get(`/api/negotiations/${matter.negotiation}/bundle`)
  expect(bundle.ok()).toBe(true)
  const files = Object.values(unzipSync(await bundle.body())).map((one) => Buffer.from(one).toString('utf8'))
  // What was said aloud is in it, so that what was said alone would be found too.
  expect(files.join('\n')).toContain(ALOUD)
  expect(files.join('\n')).not.toContain('Kastner')
  const entries = await bo.request.get(`/api/negotiations/${matter.negotiation}/entries`)
  expect(await entries.text()).not.toContain('Kastner')
  await bo.goto(`${parley.url}/mail`)
  for (const one of others) {
    await expect.poll(() => one.all()).toContain(ALOUD)
    expect(await one.all()).not.toContain('Kastner')
  }
})

test('a party and the facilitator talk alone; the page hinders no reader on a desk or a phone', async ({
  table,
  person,
}) => {
  const { matter, fay, ana, bo } = table
  await talking(table)
  const other = new Received(bo)
  await live(bo, matter.room)
  await live(fay, `${matter.room}?show=caucuses`)
  await throughDialog(fay, 'Talk with one party alone', 'Open the caucus')
  await fay.getByRole('link', { name: /^Caucus 1: Alder House with the facilitators/ }).click()
  await sends(fay, 'What would help you most?')
  await live(ana, matter.room)
  await expect(ana.getByText(/There is a message in caucus 1/).first()).toBeVisible()
  await live(ana, `${matter.room}?caucus=1`)
  await expect(ana.getByText('What would help you most?')).toBeVisible()
  await sends(ana, SECRET)
  await expect(fay.getByText(SECRET)).toBeVisible()
  expect(await other.all()).not.toContain('Kastner')
  expect(await other.all()).not.toContain('help you most')
  for (const options of [
    { viewport: { width: 1440, height: 900 } },
    { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  ]) {
    const page = await person('ana', options)
    for (const place of ['?show=caucuses', '?caucus=1', '?show=mediation']) {
      await live(page, `${matter.room}${place}`)
      await hindersNobody(page, place)
    }
  }
  await throughDialog(ana, 'Close this caucus', 'Close it')
  await expect(fay.getByText(/It stays sealed/)).toBeVisible()
})

test('a facilitator pauses the mediator, limits it, and has a person play it, and everybody sees why it is silent', async ({
  table,
}) => {
  const { matter, fay, bo } = table
  await talking(table)
  await live(bo, `${matter.room}?show=mediation`)
  await expect(bo.getByText('Nobody has asked the mediator yet')).toBeVisible()
  await live(fay, `${matter.room}/facilitate`)
  await throughDialog(fay, 'Pause the mediator', 'Pause it', 'We talk first.')
  await expect(bo.getByText('Fay Lund has paused the mediator: We talk first.')).toBeVisible()
  await throughDialog(fay, 'Let the mediator go on', 'Let it go on')
  await throughDialog(fay, 'Have a person play it', 'Have them play it')
  await expect(bo.getByText(/Fay Lund plays the mediator: a person/)).toBeVisible()
  await hindersNobody(fay, 'steering')
  await matter.does(fay, { type: 'RequestMediation', act: 'review', mediator: 'a person', note: '' })
  await expect(bo.getByText('Waiting for the mediator, played by Fay Lund (a person)')).toBeVisible()
  await live(fay, `${matter.room}?show=mediation`)
  const desk = fay.getByRole('region', { name: 'You play the mediator' })
  await desk.getByLabel('Your question').fill('You should both accept; you have already agreed.')
  await desk.getByLabel('Why the answer matters').fill('It settles the matter.')
  await desk.getByRole('button', { name: 'Ask it' }).click()
  await expect(desk.getByText('A mediator, also a person, may not put it like this')).toBeVisible()
  await desk.getByLabel('Your question').fill('On which days does each of you need the yard?')
  await desk.getByRole('button', { name: 'Ask it' }).click()
  await expect(bo.getByText('On which days does each of you need the yard?').first()).toBeVisible()
  await expect(bo.getByText(/A reading by the mediator, played by Fay Lund \(a person\)/)).toBeVisible()
})
