import { devices } from '@playwright/test'
import { expect, test } from './fixtures'
import { Seated, Table, throughDialog } from './table'

const QUESTION =
  'Do you ratify this settlement as the final record of your agreement? Respond in your own words.'

test('three people negotiate, a mediator proposes, each ratifies in their own words, the record proves it', async ({
  visitor,
}) => {
  const fay = await Seated.signIn(await visitor(), 'Fay Lund')
  const { defaultBrowserType: _, ...phone } = devices['iPhone 14']
  const ana = await Seated.signIn(await visitor(phone), 'Ana Prowse')
  const bo = await Seated.signIn(await visitor(), 'Bo Lindqvist')
  const cy = await Seated.signIn(await visitor(), 'Cy Adeyemi')

  // The facilitator opens a negotiation, with a source, and invites three parties.
  await fay.page.goto('/negotiations/new')
  await fay.page.getByLabel('Title', { exact: true }).fill('The kiln in the shared workshop')
  await fay.page
    .getByLabel('What is to be settled')
    .fill('Who fires the kiln when, who pays the power, and what happens when it breaks.')
  await fay.page.getByRole('textbox', { name: 'Party 1' }).fill('Ana Prowse')
  await fay.page.getByRole('textbox', { name: 'Party 2' }).fill('Bo Lindqvist')
  await fay.page.getByRole('button', { name: /Add (a|another) party/ }).click()
  await fay.page.getByRole('textbox', { name: 'Party 3' }).fill('The print room')
  await fay.page.getByRole('button', { name: /Open (the|this) negotiation/ }).click()
  await fay.page.waitForURL(/\/n\/[^/]+/)
  const table = new Table(new URL(fay.page.url()).pathname.split('/').slice(0, 3).join('/'))

  for (const [party, person] of [
    ['Ana Prowse', ana],
    ['Bo Lindqvist', bo],
    ['The print room', cy],
  ] as const) {
    await table.facilitate(fay)
    await fay.page
      .getByRole('listitem')
      .filter({ hasText: party })
      .getByRole('button', { name: /Invite/ })
      .first()
      .click()
    const dialog = fay.page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Make a link' }).click()
    await expect(dialog.getByLabel('Invitation link')).toHaveValue(/\/invitation\//)
    const link = await dialog.getByLabel('Invitation link').inputValue()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await person.takeSeat(link)
    await throughDialog(fay.page, 'Confirm', 'Yes, this is the right person')
  }

  // Each states an intent; one of them on a phone.
  await table.facilitate(fay)
  await throughDialog(fay.page, 'Ask for intents', 'Ask for intents')
  const intents = [
    [
      ana,
      'Fire my stoneware twice a week',
      'The kiln is fired by me on at least two mornings a week.',
      'Lend my shelves',
    ],
    [
      bo,
      'Keep my power bill under 60 € a month',
      'I pay no more than 60 € a month for power.',
      'Clean the flue',
    ],
    [
      cy,
      'A quiet room on Thursdays for teaching',
      'No firing on Thursdays before 6 pm.',
      'Give up Friday mornings',
    ],
  ] as const
  for (const [person, goal, red, trade] of intents) {
    await table.open(person, '?show=write-intent')
    const { page } = person
    await page.getByRole('textbox', { name: 'Goal 1', exact: true }).fill(goal)
    await page.getByRole('textbox', { name: 'Why goal 1' }).fill('My orders and my classes depend on it.')
    await page.getByRole('textbox', { name: 'Red line 1' }).fill(red)
    await page.getByRole('textbox', { name: 'What you would trade 1' }).fill(trade)
    await page.getByRole('button', { name: 'State this intent' }).click()
    await expect(page.getByText(goal).first()).toBeVisible()
  }
  await throughDialog(fay.page, 'Open mediation', 'Open mediation')

  // They raise issues and take positions; the others see words appear.
  await table.open(bo, '?issue=new')
  await bo.page.getByLabel('Title', { exact: true }).fill('Firing mornings')
  await bo.page
    .getByRole('textbox', { name: /^Question/ })
    .fill('Which mornings may the kiln be fired, and by whom?')
  await bo.page.getByRole('button', { name: 'Raise this issue' }).click()
  await table.open(cy, '?issue=1')
  await table.open(ana, '?issue=1')
  await ana.page
    .getByRole('textbox', { name: /^Your position/ })
    .fill('Mondays and Wednesdays from 6 am, because my glazes need a cool room.')
  await ana.page.getByRole('button', { name: 'Take this position' }).click()
  await expect(cy.page.getByText('because my glazes need a cool room')).toBeVisible()
  await cy.page
    .getByRole('textbox', { name: /^Your position/ })
    .fill('Mondays and Wednesdays are fine with us as long as the room is aired by 2 pm.')
  await cy.page.getByRole('button', { name: 'Take this position' }).click()
  await expect(ana.page.getByText('aired by 2 pm')).toBeVisible()

  // The mediator looks, asks and drafts. Nothing of it binds anybody.
  await table.facilitate(fay)
  await fay.page.getByRole('button', { name: 'Ask the mediator' }).click()
  await expect(fay.page.getByText('The mediator has answered')).toBeVisible()
  await fay.page.getByRole('radio', { name: /To draft/ }).check()
  await fay.page.getByRole('button', { name: 'Ask the mediator' }).click()
  await expect(fay.page.getByRole('link', { name: 'settlement 1', exact: true })).toBeVisible()
  await table.open(ana, '?settlement=1')
  await expect(ana.page.getByRole('main').getByText('PROVISIONAL', { exact: true })).toBeVisible()

  // A counter, term by term; the facilitator tables it, and the newer version shows what changed.
  await table.open(bo, '?settlement=1&look=counter')
  await bo.page.getByRole('group', { name: 'Term 1' }).getByText('Change').click()
  await bo.page
    .getByRole('textbox', { name: 'Term 1 should read' })
    .fill(
      'The kiln is fired on Mondays and Wednesdays from 6 am to noon, by Ana Prowse. Each firing is written in the log.',
    )
  await bo.page
    .getByRole('textbox', { name: 'Why' })
    .first()
    .fill('So that the bill can be shared by the log.')
  await bo.page.getByRole('button', { name: /^Counter with/ }).click()
  await expect(bo.page.getByText('So that the bill can be shared by the log.').first()).toBeVisible()
  await table.facilitate(fay)
  await fay.page.getByRole('radio', { name: /To draft/ }).check()
  await fay.page.getByRole('button', { name: 'Ask the mediator' }).click()
  const newest = fay.page.getByRole('button', { name: 'Put it to ratification' }).first()
  await expect(fay.page.getByText(/Each firing is written in the log|settlement [2-9]/).first()).toBeVisible()

  // The facilitator puts the newest version to ratification.
  await newest.click()
  await fay.page.getByRole('dialog').getByRole('button', { name: 'Put it to ratification' }).click()
  await expect(fay.page.getByRole('region', { name: 'The open call' })).toBeVisible()

  // Each is asked alone, in exactly these words. A condition is not a ratification, and the page says why.
  await table.answer(ana, 'sounds fine if the deposit is returned')
  await expect(ana.page.getByText(QUESTION)).toBeVisible()
  const reading = ana.page.getByRole('region', { name: 'How your words were read' })
  await expect(reading.getByRole('heading')).toContainText('condition')
  await expect(reading.locator('mark').last()).toContainText('if the deposit is returned')
  await expect(reading.getByText('Nothing has been recorded for you.')).toBeVisible()
  await reading.getByRole('button', { name: 'Change my words' }).click()
  await table.send(ana.page, 'I accept this settlement as written.')
  await ana.page.getByRole('button', { name: 'Yes, record this' }).click()
  await expect(ana.page.getByText('Your ratification is recorded')).toBeVisible()

  // Nobody sees another's answer before giving their own.
  await bo.page.goto(`${table.address}/ratify`)
  await expect(bo.page.getByText(QUESTION)).toBeVisible()
  await expect(bo.page.getByText('I accept this settlement as written.')).toBeHidden()
  expect(await bo.page.content()).not.toContain('I accept this settlement as written.')

  // One ratifies, takes it back, ratifies again.
  await ana.page.getByText('Take my ratification back').click()
  await ana.page.getByLabel('Your words').fill('I want to sleep on it once more.')
  await ana.page.getByRole('button', { name: 'Take it back' }).click()
  await expect(ana.page.getByText(QUESTION)).toBeVisible()
  await table.ratify(ana, 'I ratify this settlement as it is written here.')
  await table.ratify(bo, 'I agree to this settlement exactly as written and ratify it.')
  await table.ratify(
    cy,
    'On behalf of the print room, and with its authority, I accept this settlement as written.',
  )

  // With the last confirmation the settlement is canonical, for everybody, and the record says so.
  await expect(cy.page.getByText('This settlement is the final record of your agreement')).toBeVisible()
  await expect(ana.page.getByText('This settlement is the final record of your agreement')).toBeVisible()
  await fay.page.goto(`${table.address}/record`)
  await expect(fay.page.getByText('I want to sleep on it once more.').first()).toBeVisible()
  await fay.page.getByRole('button', { name: /^Verify/ }).click()
  await expect(fay.page.getByText(/consistent/i).first()).toBeVisible()
})
