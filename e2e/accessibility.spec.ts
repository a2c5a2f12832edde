import type { Page } from '@playwright/test'
import { hindersNobodyOnAnyScreen } from './hindrances'
import { expect, test } from './matter'
import { askForLink, mailedLink, signInAsSample } from './people'

const PLACES = {
  'beside the talk': ['', '?show=matter', '?show=people', '?show=delegates', '?show=intents'],
  'of what is said': ['?show=write-intent', '?show=trades', '?show=mediation', '?issue=all'],
  'of issues': ['?issue=1', '?issue=5', '?issue=new'],
  'of settlements': [
    '?settlement=all',
    '?settlement=2',
    '?settlement=2&look=difference',
    '?settlement=2&look=counter',
  ],
}

test('nothing hinders a reader before and beside the room', async ({ visitor, complaints }) => {
  complaints.expect(/404/)
  const page = await visitor()
  const email = 'reader@example.org'
  await askForLink(page, email)
  await hindersNobodyOnAnyScreen(page, 'check your mail')
  const link = await mailedLink(page, email)
  for (const address of [
    '/',
    '/sign-in',
    '/mail',
    '/api-docs',
    link,
    '/sign-in/link?token=half',
    '/invitation/made-up',
  ]) {
    await page.goto(address)
    await hindersNobodyOnAnyScreen(page, address)
  }
  await signInAsSample(page, 'Maren Thiessen')
  for (const address of ['/negotiations', '/negotiations/new', '/account', '/nowhere']) {
    await page.goto(address)
    await hindersNobodyOnAnyScreen(page, address)
  }
})

for (const [what, places] of Object.entries(PLACES))
  test(`nothing hinders a reader in the places ${what}`, async ({ visitor }) => {
    const page = await visitor()
    const room = await signInAsSample(page, 'Nadia Haddad')
    for (const place of places) {
      await page.goto(room + place)
      await expect(page.getByText('Connected, all saved')).toBeVisible()
      await hindersNobodyOnAnyScreen(page, place || 'now')
    }
  })

test('nothing hinders a facilitator in the panel', async ({ visitor }) => {
  const maren = await visitor()
  const room = await signInAsSample(maren, 'Maren Thiessen')
  await maren.goto(`${room}/facilitate`)
  await expect(maren.getByRole('heading', { name: 'Facilitate' })).toBeVisible()
  await hindersNobodyOnAnyScreen(maren, 'facilitate')
  await maren.getByRole('button', { name: 'End without a settlement' }).click()
  await expect(maren.getByRole('dialog')).toBeVisible()
  await hindersNobodyOnAnyScreen(maren, 'a dialog')
})

test('in each standing the ratification page hinders no reader, on every screen', async ({
  table,
  person,
}) => {
  const { matter, fay, ana, bo } = table
  const looks = async (who: 'ana' | 'bo' | 'fay', title: string, address = '/ratify') => {
    const page = await person(who)
    await page.goto(matter.room + address)
    await expect(page.getByText(title).first()).toBeVisible()
    await hindersNobodyOnAnyScreen(page, title)
    await page.context().close()
  }
  const first = await matter.call([ana, bo])
  await looks('ana', 'Respond in your own words.')
  await looks('ana', 'Your counter', '/ratify/counter')
  await looks('fay', 'You are not asked to answer')
  await ana.goto(`${matter.room}/ratify`)
  for (const words of ['Yes, if the gate is painted.', 'I accept this settlement as written.']) {
    await ana.getByLabel('My words').fill(words)
    await ana.getByRole('button', { name: 'Send my words' }).click()
    await expect(ana.getByRole('region', { name: 'How your words were read' })).toBeVisible()
    await hindersNobodyOnAnyScreen(ana, words)
    await ana.getByRole('button', { name: 'Change my words' }).click()
  }
  await matter.ratify(ana, first, 'I accept this settlement as written.')
  await looks('ana', 'Your ratification is recorded')
  await matter.does(fay, { type: 'CloseCall', call: first.call, reason: 'Once more, with the new date.' })
  await looks('ana', 'This call is closed')
  const second = await matter.callAgain()
  for (const page of [ana, bo]) await matter.ratify(page, second, 'I accept this settlement as written.')
  await looks('bo', 'This settlement is the final record of your agreement')
  await looks('bo', 'settlement 1 is final', '')
})

test('the question is read, answered, and recorded by keyboard alone', async ({ table }) => {
  const { matter, ana, bo } = table
  await matter.call([ana, bo])
  await ana.goto(`${matter.room}/ratify`)
  await expect(ana.getByLabel('My words')).toBeVisible()
  const box = ana.getByLabel('My words')
  for (let tab = 0; tab < 30 && !(await box.evaluate((area) => area === document.activeElement)); tab++) {
    await ana.keyboard.press('Tab')
    // Each stop on the way there can be seen.
    await expect.poll(() => focusShows(ana)).toBe('')
  }
  await expect(box).toBeFocused()
  await ana.keyboard.type('I accept this settlement as written.')
  await ana.keyboard.press('Tab')
  await expect(ana.getByRole('button', { name: 'Send my words' })).toBeFocused()
  await ana.keyboard.press('Enter')
  await expect(
    ana.getByRole('region', { name: 'How your words were read' }).getByRole('heading'),
  ).toBeFocused()
  await ana.keyboard.press('Tab')
  await expect(ana.getByRole('button', { name: 'Yes, record this' })).toBeFocused()
  await ana.keyboard.press('Enter')
  await expect(ana.getByRole('region', { name: 'Where your answer stands' })).toBeFocused()
  await expect(ana.getByText('Your ratification is recorded')).toBeVisible()
  await expect.poll(() => matter.count('RatificationRecorded')).toBe(1)
})

/** Empty where the focus can be seen: an outline, ring or border of its own. Else what has it. */
function focusShows(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'nothing'
    const shown = [
      focused,
      ...focused.querySelectorAll('*'),
      ...(focused.parentElement ? [focused.parentElement] : []),
    ]
    const seen = shown.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    return seen ? '' : focused.outerHTML.slice(0, 200)
  })
}

test('the first stop of the Tab key leads past the header, on every page that has one', async ({
  visitor,
}) => {
  const page = await visitor()
  const room = await signInAsSample(page, 'Nadia Haddad')
  for (const address of ['/', '/negotiations', '/negotiations/new', '/account', room, `${room}/record`]) {
    await page.goto(address)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: /^Skip to/ }).first()
    await expect(skip, address).toBeFocused()
    await expect(skip, address).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main'), address).toBeFocused()
  }
})

test('a dialog keeps the focus, closes with Escape, and gives the focus back', async ({ visitor }) => {
  const page = await visitor()
  const room = await signInAsSample(page, 'Maren Thiessen')
  await page.goto(`${room}/facilitate`)
  const opener = page.getByRole('button', { name: 'End without a settlement' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  for (let tab = 0; tab < 12; tab++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('with reduced motion nothing moves; without it nothing moves for longer than 150 ms', async ({
  visitor,
}) => {
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    const page = await visitor({ reducedMotion })
    const room = await signInAsSample(page, 'Maren Thiessen')
    for (const address of ['/', room, `${room}/facilitate`, `${room}/record`]) {
      await page.goto(address)
      const opener = page.getByRole('button', { name: 'End without a settlement' })
      if (address.endsWith('/facilitate')) {
        await opener.click()
        await expect(page.getByRole('dialog')).toBeVisible()
      }
      const longest = await page.evaluate(() => {
        const seconds = (list: string) => Math.max(...list.split(',').map((one) => Number.parseFloat(one)))
        return Math.max(
          ...[...document.querySelectorAll('*')].map((one) => {
            const { transitionDuration, animationDuration, animationName } = getComputedStyle(one)
            return Math.max(
              seconds(transitionDuration),
              animationName === 'none' ? 0 : seconds(animationDuration),
            )
          }),
        )
      })
      expect(longest, `${address}, ${reducedMotion}`).toBeLessThanOrEqual(
        reducedMotion === 'reduce' ? 0.001 : 0.15,
      )
    }
  }
})
