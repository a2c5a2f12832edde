import type { Page } from '@playwright/test'
import { holdProgress, holdThreads, letAll, nextMessage } from './held'
import { live } from './live'
import { expect, type Matter } from './matter'
import { type Offered, openOffers, packageLeaning, test, valuesLeaning } from './offers'
import { throughDialog } from './table'

const offersOf = (page: Page, matter: Matter) => live(page, `${matter.room}?show=bargaining`)

const barOf = (page: Page, name: string) => page.getByRole('progressbar', { name })

/** The thread that works for the page, and that it ends. */
async function onlyThread(page: Page) {
  await expect.poll(() => page.workers().length).toBe(1)
  const [thread] = page.workers()
  if (!thread) throw new Error('there is no thread')
  return { ended: thread.waitForEvent('close') }
}

test('a rehearsal says how far it is, ends when it is stopped, and otherwise shows how it went', async ({
  offers: { matter, ana },
}) => {
  await matter.does(ana, { type: 'SealValues', values: valuesLeaning(0) })
  await holdThreads(ana)
  await offersOf(ana, matter)
  await ana.getByText('What might happen').click()
  const bar = barOf(ana, 'Rehearsing')
  const outcome = ana.getByRole('region', { name: 'How the rehearsal went' })
  await ana.getByRole('button', { name: 'Rehearse', exact: true }).click()
  const thread = await onlyThread(ana)
  await expect(bar).not.toHaveAttribute('aria-valuenow')
  await nextMessage(ana)
  await expect(bar).toHaveAttribute('aria-valuenow', '1')
  await expect(bar).toHaveAttribute('aria-valuemax', '23')
  const before = await bar.locator('div').boundingBox()
  await nextMessage(ana)
  await expect(bar).toHaveAttribute('aria-valuenow', '2')
  expect((await bar.locator('div').boundingBox())?.width).toBeGreaterThan(before?.width ?? 0)

  await ana.getByRole('button', { name: 'Stop the rehearsal' }).click()
  await thread.ended
  await expect(bar).toBeHidden()
  await expect(ana.getByRole('button', { name: 'Rehearse', exact: true })).toBeFocused()
  await letAll(ana)
  await expect(outcome).toBeHidden()

  await ana.getByRole('button', { name: 'Rehearse', exact: true }).click()
  await expect(outcome).toContainText('in round')
  await expect(bar).toBeHidden()
  await expect.poll(() => ana.workers().length).toBe(0)
})

test('[DEC4] a facilitator rehearses with invented values, and what the parties declare changes nothing of it', async ({
  offers: { matter, fay, ana, bo },
}) => {
  const outcome = fay.getByRole('region', { name: 'How the rehearsal went' })
  const rehearsed = async () => {
    await offersOf(fay, matter)
    await fay.getByText('What might happen').click()
    await expect(fay.getByText('What they value is invented from the number below')).toBeVisible()
    await fay.getByRole('button', { name: 'Rehearse', exact: true }).click()
    await expect(outcome).toContainText('in round')
    return outcome.textContent()
  }
  const before = await rehearsed()
  await matter.does(ana, { type: 'SealValues', values: valuesLeaning(0) })
  await matter.does(bo, { type: 'SealValues', values: valuesLeaning(1) })
  expect(await rehearsed()).toBe(before)
})

test('what all could have had says how far it is, ends when it is stopped, and can be asked for again', async ({
  offers: { matter, ana, bo },
}) => {
  await matter.does(ana, { type: 'SealValues', values: valuesLeaning(0) })
  await matter.does(bo, { type: 'SealValues', values: valuesLeaning(1) })
  await matter.does(ana, { type: 'WalkAway' })
  for (const page of [ana, bo]) await matter.does(page, { type: 'AgreeToReveal' })
  await matter.does(bo, { type: 'OpenValues' })

  await holdThreads(ana)
  await offersOf(ana, matter)
  const bar = barOf(ana, 'Working out what all could have had')
  const plotted = ana.getByRole('row', { name: /^No deal/ })
  const thread = await onlyThread(ana)
  await nextMessage(ana)
  await expect(bar).toHaveAttribute('aria-valuenow', '1')
  await nextMessage(ana)
  await expect(bar).toHaveAttribute('aria-valuenow', '2')
  await ana.getByRole('button', { name: 'Stop working it out' }).click()
  await thread.ended
  await expect(bar).toBeHidden()
  await letAll(ana)
  await expect(plotted).toBeHidden()

  await ana.getByRole('button', { name: 'Work out what all could have had' }).click()
  await expect(plotted).toBeVisible()
  await expect(bar).toBeHidden()
})

test('the mediator’s search says how far it is, and ends with packages', async ({
  offers: { matter, fay, ana, bo },
}) => {
  await matter.does(ana, { type: 'SealValues', values: valuesLeaning(0) })
  await matter.does(bo, { type: 'SealValues', values: valuesLeaning(1) })
  await matter.does(ana, { type: 'MakeOffer', values: packageLeaning(0), note: '' })
  const held = await holdProgress(fay)
  await offersOf(fay, matter)
  const bar = barOf(fay, 'How far the mediator is')
  await throughDialog(fay, 'Ask for packages', 'Ask for packages')
  await held.next()
  await expect(bar).toHaveAttribute('aria-valuenow', '1')
  await held.next()
  await expect(bar).toHaveAttribute('aria-valuenow', '2')
  held.letAll()
  await expect(fay.getByText('Proposal 1,')).toBeVisible()
  await expect(bar).toBeHidden()
})

/** So many choices that guessing at each party takes seconds on a fast machine, and longer on a slow one. */
const MANY: Offered[] = Array.from({ length: 40 }, (_, at) => ({
  title: `Room ${at + 1}`,
  kind: { kind: 'options', options: Array.from({ length: 40 }, (_, use) => `Use ${use + 1}`) },
}))

test('the mediator’s search over very much is stopped by whoever asked for it, and nothing of it is kept', async ({
  person,
  sessions,
}) => {
  const [fay, ana, bo, cy] = [
    await person('fay'),
    await person('ana'),
    await person('bo'),
    await person('cy'),
  ]
  const matter = await openOffers(
    fay,
    [
      { page: ana, email: sessions.ana.email },
      { page: bo, email: sessions.bo.email },
      { page: cy, email: sessions.cy.email },
    ],
    MANY,
  )
  for (const page of [ana, bo, cy])
    await matter.does(page, { type: 'SealValues', values: valuesLeaning(page === bo ? 1 : 0, MANY) })
  await matter.does(ana, { type: 'MakeOffer', values: packageLeaning(0, MANY), note: '' })
  await offersOf(fay, matter)
  await throughDialog(fay, 'Ask for packages', 'Ask for packages')
  const bar = barOf(fay, 'How far the mediator is')
  await expect(bar).toHaveAttribute('aria-valuenow', '1')
  await throughDialog(fay, 'Cancel this work', 'Cancel the work')
  await expect(fay.getByText('The mediator’s work was cancelled')).toBeVisible()
  await expect(bar).toBeHidden()
  expect(await matter.count('PackagesProposed')).toBe(0)
  // Asked again, it works again: the thread that was ended took nothing with it.
  await throughDialog(fay, 'Ask for packages', 'Ask for packages')
  await expect(bar).toHaveAttribute('aria-valuenow', '1')
  await throughDialog(fay, 'Cancel this work', 'Cancel the work')
  await expect.poll(() => matter.count('MediationCancelled')).toBe(2)
})
