import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { hindersNobody } from './hindrances'
import { live } from './live'
import { expect, test } from './matter'
import { beforeOffers } from './offers'
import { Received } from './received'
import { throughDialog } from './table'

const RATIFIES = 'I accept this settlement as written.'
/** What each declares as their alternative: words and figures that stand nowhere else. */
const SECRET = {
  ana: { text: 'The stable of my aunt Wilhelmine', worth: '918273' },
  bo: { text: 'A shed behind the Ziegelhof', worth: '-571936' },
  cy: { text: 'Renting from the parish of Quern', worth: '-483920' },
} as const

/** Digits inside a digest are no figure. */
const figure = (digits: string) => new RegExp(`(?<![0-9a-f])${digits}(?![0-9a-f])`)

async function declare(page: Page, room: string, way: string, secret: { text: string; worth: string }) {
  await live(page, `${room}?show=declare`)
  await page.getByText(way, { exact: true }).click()
  await page.getByLabel('500 € a month', { exact: true }).fill('100')
  await page.getByLabel('1 January 2027', { exact: true }).fill('100')
  await page.getByLabel('Shared', { exact: true }).fill('100')
  await page.getByLabel('What will you do then?').fill('I don’t know')
  await page.getByLabel('What is that worth?').fill(secret.worth)
  await page.getByRole('button', { name: 'Seal my values' }).click()
  await expect(page.getByText('Without an answer you cannot tell a good offer from a bad one')).toBeVisible()
  await page.getByLabel('What will you do then?').fill(secret.text)
  await page.getByRole('button', { name: 'Seal my values' }).click()
  await expect(page.getByRole('heading', { name: 'Offers', exact: true })).toBeVisible()
}

async function fillPackage(page: Page, rent: string, start: string, garden: string): Promise<void> {
  const builder = page.getByRole('region', { name: /^(Make an offer|Counter offer \d+)$/ })
  await builder.getByLabel('Rent').fill(rent)
  await builder.getByLabel('Start').fill(start)
  await builder.getByLabel('Garden').selectOption(garden)
}

test('[OFF6] three parties declare, offer, counter and accept; one is asked first, and all ratify what is drafted', async ({
  person,
  sessions,
  parley,
}) => {
  // Four browsers, five axe runs in two sizes, and three ratifications: long where the machine is busy.
  test.setTimeout(480_000)
  const [fay, ana, bo, cy] = [
    await person('fay'),
    await person('ana'),
    await person('bo'),
    await person('cy'),
  ]
  const matter = await beforeOffers(fay, [
    { page: ana, email: sessions.ana.email },
    { page: bo, email: sessions.bo.email },
    { page: cy, email: sessions.cy.email },
  ])
  const heard = {
    fay: new Received(fay),
    ana: new Received(ana),
    bo: new Received(bo),
    cy: new Received(cy),
  }

  await live(fay, `${matter.room}?show=bargaining`)
  await expect(fay.getByText('With three issues or more')).toBeVisible()
  await hindersNobody(fay, 'before offers')
  await throughDialog(fay, 'Begin bargaining', 'Begin bargaining')
  await expect(fay.getByText('Alder House, Birch Yard and Cedar Mill have still to declare')).toBeVisible()

  await live(ana, `${matter.room}?show=declare`)
  await hindersNobody(ana, 'declaring')
  await declare(ana, matter.room, 'By sliders', SECRET.ana)
  await declare(bo, matter.room, 'By rank', SECRET.bo)
  await declare(cy, matter.room, 'By questions', SECRET.cy)

  // Offer, counter, acceptance.
  await live(ana, `${matter.room}?show=bargaining`)
  await fillPackage(ana, '900', '2027-02-01', 'Shared')
  await expect(ana.getByText('below your alternative of 918273').first()).toBeVisible()
  await ana.getByRole('button', { name: 'Send this offer' }).click()
  await expect(ana.getByRole('heading', { name: 'Offer 1 of Alder House' })).toBeVisible()

  await live(bo, `${matter.room}?show=bargaining`)
  await fillPackage(bo, '700', '2027-01-15', 'Tenant only')
  await bo.getByRole('button', { name: 'Send this counter' }).click()
  await expect(bo.getByRole('heading', { name: 'Offer 2 of Birch Yard' })).toBeVisible()
  await expect(bo.getByRole('region', { name: 'The offers in your eyes' })).toBeVisible()

  // Words that tell too much are met with a warning, before anybody reads them; packages come from what is public.
  await live(fay, `${matter.room}?show=bargaining`)
  await throughDialog(fay, 'Ask for packages', 'Ask for packages')
  await expect(fay.getByText('Proposal 1,')).toBeVisible()
  await hindersNobody(fay, 'packages')

  await live(cy, `${matter.room}?show=bargaining`)
  const builder = cy.getByRole('region', { name: 'Counter offer 2' })
  await builder.getByLabel('Words beside it').fill('We cannot go above 820 for this.')
  await expect(cy.getByText('how far you would go')).toBeVisible()
  await builder.getByLabel('Words beside it').fill('')
  await cy.getByRole('button', { name: 'I could live with package 1' }).click()
  await expect(cy.getByText('Cedar Mill could live with it')).toBeVisible()
  await cy.getByText('What might happen').click()
  await cy.getByRole('button', { name: 'Rehearse', exact: true }).click()
  await expect(cy.getByRole('region', { name: 'How the rehearsal went' })).toContainText('in round')
  await hindersNobody(cy, 'a rehearsal')
  await throughDialog(cy, 'Accept', 'Accept this package')
  await expect(cy.getByText('Cedar Mill accepts')).toBeVisible()

  // Alder House is told, alone, that no deal is worth more to it; it accepts knowingly.
  const before = await matter.count('OfferAccepted')
  await ana.getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = ana.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Accept this package' }).click()
  await expect(dialog.getByText('is worth less to you than having no deal')).toBeVisible()
  expect(await matter.count('OfferAccepted')).toBe(before)
  await hindersNobody(ana, 'asked first')
  await dialog.getByLabel('I know that having no deal is worth more to me').check()
  await dialog.getByRole('button', { name: 'Accept it all the same' }).click()
  await expect(ana.getByRole('link', { name: 'Settlement 1, provisional' })).toBeVisible()

  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await ana.setViewportSize(size)
    await live(ana, `${matter.room}?show=bargaining`)
    await expect(ana.getByRole('region', { name: 'Offers by issue' })).toBeVisible()
    await hindersNobody(ana, `offers at ${size.width}`)
  }
  await ana.getByRole('link', { name: 'Settlement 1, provisional' }).click()
  await expect(ana.getByText('Rent: 700 € a month.')).toBeVisible()
  await expect(ana.getByText('PROVISIONAL', { exact: true })).toBeVisible()

  const open = await matter.callAgain()
  for (const page of [ana, bo, cy]) await matter.ratify(page, open, RATIFIES)
  await expect.poll(() => matter.latest('SettlementBecameCanonical')).toMatchObject({ version: 1 })

  // Nothing of what one declared reached another's browser, an export, or the log.
  const exported = await fay.evaluate(
    async (address) => Array.from(new Uint8Array(await (await fetch(address)).arrayBuffer())),
    `/api/negotiations/${matter.negotiation}/bundle`,
  )
  const files = Object.entries(unzipSync(Uint8Array.from(exported)))
  expect(files.length).toBeGreaterThan(3)
  const record = files.map(([name, bytes]) => `${name} ${Buffer.from(bytes).toString('latin1')}`).join('\n')
  for (const [owner, { text: words, worth }] of Object.entries(SECRET)) {
    // What is looked for would be found: it reached its owner.
    await expect
      .poll(() => heard[owner === 'ana' ? 'ana' : owner === 'bo' ? 'bo' : 'cy'].all())
      .toContain(words)
    const told: [string, string][] = [
      ['record', record],
      ['log', parley.said],
    ]
    for (const [who, received] of Object.entries(heard))
      if (who !== owner) told.push([who, await received.all()])
    for (const [who, said] of told) {
      expect(said.includes(words), `${who} was told the alternative of ${owner}`).toBe(false)
      expect(figure(worth.replace('-', '')).test(said), `${who} was told a figure of ${owner}`).toBe(false)
    }
  }

  // Only when each party agrees is what was declared opened, and then all see what they could have had.
  for (const page of [ana, bo, cy]) {
    await live(page, `${matter.room}?show=bargaining`)
    await throughDialog(page, 'Agree to open what I declared', 'Agree to open it')
  }
  await throughDialog(cy, 'Open what was declared', 'Open it')
  await live(ana, `${matter.room}?show=bargaining`)
  await expect(ana.getByRole('row', { name: /^The deal/ })).toBeVisible()
  await hindersNobody(ana, 'the joint view')
})
