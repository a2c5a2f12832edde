import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import { live } from './live'
import { signIn } from './people'

/** A person at the table, in a browser of their own. */
export class Seated {
  constructor(
    readonly page: Page,
    readonly name: string,
    readonly email: string,
  ) {}

  /** Signs in under a fresh address. */
  static async signIn(page: Page, name: string): Promise<Seated> {
    const email = `${name.split(' ')[0]?.toLowerCase()}-${randomUUID().slice(0, 8)}@example.org`
    await signIn(page, email, name)
    return new Seated(page, name, email)
  }

  /** Opens an invitation's link and asks for its seat, or takes it where the link was mailed to this address. */
  async takeSeat(link: string): Promise<void> {
    await this.page.goto(new URL(link, this.page.url()).pathname)
    await this.page.getByRole('button', { name: /^(Take|Ask for) this seat$/ }).click()
  }
}

/** One negotiation as its pages show it. */
export class Table {
  constructor(readonly address: string) {}

  async open(seated: Seated, query = ''): Promise<void> {
    await live(seated.page, `${this.address}${query}`)
  }

  async facilitate(seated: Seated): Promise<void> {
    await live(seated.page, `${this.address}/facilitate`)
  }

  /** Answers the question: sends the words and waits for what they are read as. */
  async answer({ page }: Seated, words: string): Promise<void> {
    await page.goto(`${this.address}/ratify`)
    await this.send(page, words)
  }

  async send(page: Page, words: string): Promise<void> {
    await page.getByLabel('My words').fill(words)
    await page.getByRole('button', { name: 'Send my words' }).click()
    await expect(page.getByRole('region', { name: 'How your words were read' })).toBeVisible()
  }

  async ratify(seated: Seated, words: string): Promise<void> {
    await this.answer(seated, words)
    await seated.page.getByRole('button', { name: 'Yes, record this' }).click()
    await expect(
      seated.page.getByText(/Your ratification is recorded|is the final record of your agreement/),
    ).toBeVisible()
  }
}

/** Presses a button that opens a dialog, fills its words, and presses the dialog's own button. */
export async function throughDialog(
  page: Page,
  trigger: string | RegExp,
  action: string,
  words?: string,
): Promise<void> {
  await page.getByRole('button', { name: trigger }).first().click()
  const dialog = page.getByRole('dialog')
  if (words !== undefined) await dialog.getByRole('textbox').first().fill(words)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(dialog).toBeHidden()
}
