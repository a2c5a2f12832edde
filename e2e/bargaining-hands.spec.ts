import type { Page } from '@playwright/test'
import { Hands, stopsIn } from './hands'
import { live } from './live'
import { expect, type Matter } from './matter'
import { packageLeaning, test, valuesLeaning } from './offers'

async function at(page: Page, matter: Matter, place: string): Promise<Hands> {
  await live(page, `${matter.room}?show=${place}`)
  return new Hands(page)
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Every stop is seen, none is left out, and behind the last the page ends or begins anew. */
async function goesRound(hands: Hands): Promise<void> {
  const stops = await hands.round()
  expect(stops.filter(({ seen }) => !seen).map(({ name }) => name)).toEqual([])
  expect(stops.map(({ name }) => name).toSorted()).toEqual((await stopsIn(hands.page)).toSorted())
}

test('by the keyboard alone: values in three ways, an offer, the history, a rejection and an acceptance', async ({
  offers: { matter, ana, bo },
}) => {
  test.slow()
  await matter.does(bo, { type: 'SealValues', values: valuesLeaning(1) })

  // What matters how much: by sliders, by rank, by questions.
  const declaring = await at(ana, matter, 'declare')
  const weighing = ana.getByRole('region', { name: 'What matters how much' })
  await goesRound(declaring)
  await declaring.press(weighing.getByLabel('Rent'), 'End')
  await expect(weighing.getByText('50 % of the whole')).toBeVisible()
  await declaring.press(weighing.getByLabel('By sliders'), 'ArrowRight')
  await expect(weighing.getByLabel('By rank')).toBeChecked()
  await declaring.press(weighing.getByLabel('Start'), 'ArrowDown')
  await expect(weighing.getByLabel('Start')).toHaveValue('2')
  await goesRound(declaring)
  await declaring.press(weighing.getByLabel('By rank'), 'ArrowRight')
  await expect(weighing.getByLabel('By questions')).toBeChecked()
  await declaring.press(weighing.getByLabel('Rent, or Start?'), 'ArrowUp')
  await expect(weighing.getByLabel('Rent, or Start?')).toHaveValue('2')
  await expect(weighing.getByText('Rent 50 % of the whole, Start 25 %')).toBeVisible()
  await goesRound(declaring)

  // What outcomes are worth, and no deal; then sealed.
  await declaring.press(field(ana, '500 € a month'), 'End')
  await declaring.press(field(ana, '1 January 2027'), 'End', 'PageDown')
  await declaring.press(field(ana, 'Shared'), 'End')
  await declaring.press(field(ana, 'Never: Owner only'), 'Space')
  await declaring.type(field(ana, 'What will you do then?'), 'Leave the yard to the birds')
  await declaring.type(field(ana, 'What is that worth?'), '300')
  await declaring.press(button(ana, 'Seal my values'), 'Enter')
  await expect(ana.getByRole('heading', { name: 'Offers', exact: true })).toBeVisible()

  // A package is built and offered.
  const offering = new Hands(ana)
  const builder = ana.getByRole('region', { name: 'Make an offer' })
  await offering.type(builder.getByLabel('Rent'), '600')
  await offering.type(builder.getByLabel('Start'), '01152027')
  await offering.press(builder.getByLabel('Garden'), 'ArrowDown')
  await expect(builder.getByLabel('Start')).toHaveValue('2027-01-15')
  await offering.type(builder.getByLabel('Words beside it'), 'The shed is dry.')
  await offering.press(button(ana, 'Send this offer'), 'Enter')
  await expect(ana.getByRole('heading', { name: 'Offer 1 of Alder House' })).toBeVisible()
  await goesRound(offering)

  // The other reads the history, and rejects.
  const answering = await at(bo, matter, 'bargaining')
  const history = bo.getByRole('region', { name: 'Offers by issue' })
  const rent = history.locator('summary').filter({ hasText: 'Rent' })
  await expect(history.getByText('600 € a month')).toBeVisible()
  await answering.press(rent, 'Enter')
  await expect(history.getByText('600 € a month')).toBeHidden()
  await answering.press(rent, 'Space')
  await expect(history.getByText('600 € a month')).toBeVisible()
  await goesRound(answering)
  await answering.press(button(bo, 'Reject'), 'Enter')
  await answering.press(button(bo, 'Reject this offer'), 'Enter')
  await expect(bo.getByRole('dialog')).toBeHidden()
  expect(await matter.latest('OfferRejected')).toMatchObject({ party: 'p2' })

  // The next offer is accepted.
  await matter.does(ana, { type: 'MakeOffer', values: packageLeaning(1), note: '' })
  await expect(bo.getByRole('heading', { name: 'Offer 2 of Alder House', exact: true })).toBeVisible()
  await answering.press(button(bo, 'Accept'), 'Enter')
  await answering.press(button(bo, 'Accept this package'), 'Enter')
  await expect(bo.getByRole('link', { name: 'Settlement 1, provisional' })).toBeVisible()
  await goesRound(new Hands(bo))
})

test('by the keyboard alone: a dialog is left where it was opened, and a party walks away', async ({
  offers: { matter, ana, bo },
}) => {
  for (const [page, leaning] of [
    [ana, 0],
    [bo, 1],
  ] as const)
    await matter.does(page, { type: 'SealValues', values: valuesLeaning(leaning) })
  const hands = await at(ana, matter, 'bargaining')
  const walking = button(ana, 'Walk away')
  const dialog = ana.getByRole('dialog')
  await hands.press(walking, 'Enter')
  await expect(dialog).toBeVisible()
  await ana.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(walking).toBeFocused()
  expect(await matter.count('WalkedAway')).toBe(0)
  await ana.keyboard.press('Enter')
  await hands.press(dialog.getByRole('button', { name: 'Walk away' }), 'Enter')
  await expect(dialog).toBeHidden()
  expect(await matter.latest('WalkedAway')).toMatchObject({ party: 'p1' })
})
