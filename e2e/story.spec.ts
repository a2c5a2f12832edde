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

  // The facilitator opens a negotiation, by a preset, with limits and a source, and invites three parties.
  await fay.page.goto('/negotiations/new')
  await fay.page.getByLabel('Title', { exact: true }).fill('The kiln in the shared workshop')
  await fay.page
    .getByLabel('What is to be settled')
    .fill('Who fires the kiln when, who pays the power, and what happens when it breaks.')
  await fay.page.getByRole('textbox', { name: 'Party 1' }).fill('Ana Prowse')
  await fay.page.getByRole('textbox', { name: 'Party 2' }).fill('Bo Lindqvist')
  await fay.page.getByRole('button', { name: /Add (a|another) party/ }).click()
  await fay.page.getByRole('textbox', { name: 'Party 3' }).fill('The print room')
  await fay.page.getByRole('radio', { name: /^Open mediation/ }).check()
  await fay.page.getByLabel('Rounds', { exact: true }).fill('4')
  await fay.page.getByLabel('Drafts', { exact: true }).fill('9')
  await fay.page.getByRole('button', { name: 'Add a source' }).click()
  await fay.page.getByLabel('Title of source 1').fill('The workshop rules of 2024')
  await fay.page.getByLabel('Text', { exact: true }).fill('Whoever fires the kiln writes it in the log.')
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

  // Each finds the matter, its rules and its source before saying anything.
  await table.open(bo, '?show=matter')
  const matter = bo.page.getByRole('main')
  await expect(matter).toContainText('Who fires the kiln when, who pays the power')
  await expect(matter).toContainText('Open mediation')
  await expect(matter).toContainText('4 for each party')
  await expect(matter).toContainText('9 at most')
  await expect(matter).toContainText('The workshop rules of 2024')

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
    await page.getByRole('button', { name: 'Add a goal' }).click()
    await page.getByRole('textbox', { name: 'Goal 2', exact: true }).fill('A workshop that stays open')
    await page.getByRole('textbox', { name: 'Constraint 1' }).fill('The lease ends in reasonable time.')
    await page.getByRole('textbox', { name: 'Red line 1' }).fill(red)
    await page.getByRole('textbox', { name: 'What you would trade 1' }).fill(trade)
    await page.getByRole('textbox', { name: 'Context' }).fill('We have shared the room since 2019.')
    await page.getByRole('button', { name: 'State this intent' }).click()
    await expect(page.getByText(goal).first()).toBeVisible()
  }
  // Whoever reads it reads all of it, the goals in the order of their weight.
  await table.open(cy, '?show=intents')
  const stated = cy.page.getByRole('main')
  await expect(stated).toContainText(/Fire my stoneware twice a week.*A workshop that stays open/s)
  await expect(stated).toContainText('My orders and my classes depend on it.')
  await expect(stated).toContainText('The lease ends in reasonable time.')
  await expect(stated).toContainText('I pay no more than 60 € a month for power.')
  await expect(stated).toContainText('Clean the flue')
  await expect(stated).toContainText('We have shared the room since 2019.')
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
  const seatOfAna = cy.page
    .getByRole('region', { name: 'At the table' })
    .getByRole('listitem')
    .filter({ hasText: 'Ana Prowse' })
  await expect(seatOfAna).toContainText('here now')
  await ana.page
    .getByRole('textbox', { name: /^Your position/ })
    .fill('Mondays and Wednesdays from 6 am, because my glazes need a cool room.')
  await expect(cy.page.getByRole('main').getByText('Ana Prowse is writing')).toBeVisible()
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
  await table.open(bo, '?show=mediation')
  const findings = bo.page.getByRole('region', { name: 'Findings' })
  await expect(findings).toContainText(/\d vague text/)
  await expect(findings).toContainText('reasonable')
  await expect(bo.page.getByText(/^Question 1, to/)).toBeVisible()
  await fay.page.getByRole('radio', { name: /To draft/ }).check()
  await fay.page.getByRole('button', { name: 'Ask the mediator' }).click()
  await expect(fay.page.getByRole('link', { name: 'settlement 1', exact: true })).toBeVisible()
  await table.open(ana, '?settlement=1')
  const first = ana.page.getByRole('article', { name: 'Settlement 1' })
  await expect(first.getByText('PROVISIONAL', { exact: true })).toBeVisible()
  await expect(first).toContainText('Drafted by the mediator, which is software')

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

  // What changed is read at a glance.
  await table.open(cy, '?settlement=2&look=difference')
  await expect(cy.page.getByRole('heading', { name: 'What changed' })).toBeVisible()
  await expect(cy.page.getByRole('main').locator('ins').first()).toBeVisible()

  // The facilitator puts the newest settlement to ratification.
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
