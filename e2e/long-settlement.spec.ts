import type { Page } from '@playwright/test'
import { z } from 'zod'
import { live } from './live'
import { expect, type Matter, test } from './matter'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

const STATEMENT = {
  goals: [{ text: 'The yard is open to both of us.', rationale: '' }],
  constraints: [],
  redLines: [],
  tradeable: [],
  context: '',
}

/** As many terms as a settlement may have. */
async function tableSixtyTerms(matter: Matter, signing: Page[]): Promise<void> {
  await matter.does(matter.fay, { type: 'BeginIntents' })
  for (const page of signing) await matter.does(page, { type: 'StateIntent', statement: STATEMENT })
  await matter.does(matter.fay, { type: 'BeginMediation', without: [] })
  const opened = z.object({ facilitator: z.object({ person: z.string() }) })
  const { person } = opened.parse(await matter.latest('NegotiationOpened')).facilitator
  const text = 'The yard is open to both from eight to six, and whoever leaves last locks the gate.'
  const terms = Array.from({ length: 60 }, (_, at) => ({ heading: `Day ${at + 1}`, text, sources: [] }))
  const draft = { title: 'How the yard is shared', terms, tradeOffs: [], met: [], unmet: [], rationale: '' }
  const origin = { kind: 'person', person }
  await matter.does(matter.fay, { type: 'TableSettlement', basedOn: null, draft, origin })
}

/** How far the page itself scrolls beyond its window, in pixels. */
const beyond = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)

test('a settlement of sixty terms scrolls in its own region on a desk, and as the page on a phone', async ({
  table,
}) => {
  const { matter, fay, ana, bo } = table
  await tableSixtyTerms(matter, [ana, bo])
  const header = ana.getByRole('heading', { name: 'The yard between us' })

  await ana.setViewportSize(DESK)
  for (const place of ['?settlement=1', '?settlement=1&look=counter']) {
    await live(ana, matter.room + place)
    const last = ana.getByRole('heading', { name: 'Day 60' })
    await expect(last).toBeVisible()
    await expect(last).not.toBeInViewport()
    expect(await beyond(ana)).toBe(0)
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await expect(header).toBeInViewport()
  }
  await live(fay, `${matter.room}/facilitate`)
  expect(await beyond(fay)).toBe(0)

  await ana.setViewportSize(PHONE)
  await live(ana, `${matter.room}?settlement=1`)
  expect(await beyond(ana)).toBeGreaterThan(PHONE.height)
  const last = ana.getByRole('heading', { name: 'Day 60' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await expect(header).toBeInViewport()
  await expect(ana.getByRole('navigation').getByRole('link', { name: 'Record' }).last()).toBeInViewport()
})
