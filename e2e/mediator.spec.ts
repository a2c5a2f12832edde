import type { Page } from '@playwright/test'
import { SHAPES } from '@/server/mediator/model/shapes'
import { askedOf, willing } from '@/server/mediator/model/testing'
import { READER_PROMPT } from '@/server/models/second-reader'
import { type Heard, type MakerServer, makerServer } from '@/server/models/testing'
import { STARTING_MS } from './fixtures'
import { live } from './live'
import { test as base, expect, type Matter } from './matter'
import { RunningParley } from './running-parley'
import { throughDialog } from './table'

const STUB = 'compatible/stub'
/** In a note, what makes the model at the other end never answer. */
const SILENCE = 'Take all the time there is.'
/** In a note, what makes it claim in a draft that all have agreed. */
const BOLDNESS = 'Say that it is settled.'
const CLAIM = 'All parties have agreed to this.'

/** What the model at the other end answers. */
function answered(heard: Heard): unknown {
  const given = willing(askedOf(heard))
  const drafts = heard.matter.includes(BOLDNESS) ? SHAPES.draft.safeParse(given) : null
  if (!drafts?.success) return given
  return {
    drafts: drafts.data.drafts.map((one) => ({ ...one, rationale: `${one.rationale} ${CLAIM}` })),
  }
}

/** A Parley whose mediator can also be a model: a server of the test’s own that speaks a maker’s protocol. */
const test = base.extend<object, { maker: MakerServer }>({
  maker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const maker = await makerServer((heard) =>
        heard.matter.includes(SILENCE) || heard.instructions.includes(READER_PROMPT.text)
          ? { kind: 'silent' }
          : { kind: 'answers', text: JSON.stringify(answered(heard)) },
      )
      await use(maker)
      await maker.close()
    },
    { scope: 'worker' },
  ],
  parley: [
    async ({ maker }, use) => {
      const { key, url } = maker.access('compatible')
      const parley = await RunningParley.start({
        PARLEY_MEDIATOR_MODEL: STUB,
        PARLEY_READER_MODEL: STUB,
        PARLEY_DELEGATE_MODEL: STUB,
        PARLEY_COMPATIBLE_URL: url,
        PARLEY_COMPATIBLE_KEY: key ?? '',
        PARLEY_MODEL_PRICES: `${STUB}=3/15`,
      })
      await use(parley)
      await parley.remove()
    },
    { scope: 'worker', timeout: STARTING_MS },
  ],
})

type Table = { matter: Matter; fay: Page; ana: Page; bo: Page }

/** In mediation, with an issue on which the two have said what does not go together. */
async function differing({ matter, fay, ana, bo }: Table): Promise<void> {
  const statement = (goal: string, redLines: string[]) => ({
    goals: [{ text: goal, rationale: 'We work there.' }],
    constraints: [],
    redLines,
    tradeable: ['The shed.'],
    context: '',
  })
  await matter.does(fay, { type: 'BeginIntents' })
  await matter.does(ana, {
    type: 'StateIntent',
    statement: statement('We use the yard soon.', ['No noise before 8:00.']),
  })
  await matter.does(bo, { type: 'StateIntent', statement: statement('The children play in the yard.', []) })
  await matter.does(fay, { type: 'BeginMediation', without: [] })
  await matter.does(fay, {
    type: 'RaiseIssue',
    title: 'Hours',
    question: 'From when is the yard open?',
    context: '',
    kind: { kind: 'text' },
  })
  await matter.does(ana, {
    type: 'TakePosition',
    issue: 1,
    text: 'The yard is open from 9:00, since we deliver before that.',
  })
  await matter.does(bo, {
    type: 'TakePosition',
    issue: 1,
    text: 'The yard is open from 7:00, since school begins at 8:00.',
  })
}

type Asked = { about?: string; mediator?: string; note?: string }

/** Asks for one act and waits until its run has ended. */
async function ask(
  { matter, fay }: Table,
  act: string,
  { about, mediator, note }: Asked = {},
): Promise<void> {
  const before = await matter.count('MediationFinished')
  await sendAsk(fay, act, { about, mediator, note })
  await expect.poll(() => matter.count('MediationFinished')).toBe(before + 1)
}

async function sendAsk(fay: Page, act: string, { about, mediator, note }: Asked): Promise<void> {
  const form = fay.getByRole('region', { name: 'Ask the mediator' })
  await form.getByRole('radio', { name: act }).check()
  await form.getByLabel('Who is asked').selectOption(mediator ?? 'built-in')
  if (about) await form.getByRole('combobox').first().selectOption({ label: about })
  await form.getByLabel('A note to the mediator').fill(note ?? '')
  await form.getByRole('button', { name: 'Ask the mediator' }).click()
  // Once it is saved the form is empty again, or gone: what is asked next is not taken for this.
  const empty = () =>
    form.getByRole('textbox').evaluateAll((all) => all.every((one) => 'value' in one && one.value === ''))
  await expect.poll(empty).toBe(true)
  await expect(fay.getByText('Connected, all saved')).toBeVisible()
}

test('rules alone: questions, conflicts, an intent clarified, drafts that differ and are compared, a term reworded and read', async ({
  table,
}) => {
  const { matter, fay, ana } = table
  await differing(table)
  await live(fay, `${matter.room}?show=mediation`)
  await expect(fay.getByText('Nobody has asked the mediator yet')).toBeVisible()

  await ask(table, 'For the questions that matter')
  await expect(fay.getByText('Question 1, to', { exact: false })).toBeVisible()
  await ask(table, 'To look for conflicts')
  const findings = fay.getByRole('region', { name: 'Findings' })
  await expect(findings).toContainText('open from 9:00')
  await expect(findings).toContainText('open from 7:00')

  await ask(table, 'To put an intent in neutral words', { about: 'The intent of Alder House' })
  await expect.poll(() => matter.count('IntentStated')).toBe(2)
  await live(ana, matter.room)
  await expect(ana.getByText('The mediator has put your intent in other words').first()).toBeVisible()
  await live(ana, `${matter.room}?show=mediation`)
  await expect(ana.getByText('Counts for nothing until your party confirms it')).toBeVisible()
  await ana.getByRole('button', { name: 'Correct them…' }).click()
  await ana.getByLabel('goal 1, in your words').fill('We use the yard from 1 March.')
  await ana.getByRole('button', { name: 'State it so' }).click()
  await expect(ana.getByText('Corrected by its author’s party')).toBeVisible()
  await expect
    .poll(() => matter.latest('IntentStated'))
    .toMatchObject({
      version: 2,
      statement: { goals: [{ text: 'We use the yard from 1 March.', rationale: 'We work there.' }] },
    })

  await ask(table, 'To draft a settlement')
  const drafted = await matter.count('SettlementDrafted')
  expect([2, 3]).toContain(drafted)
  const compared = fay.getByRole('article').filter({ hasText: 'Settlement 1 beside settlement 2' })
  await expect(compared.getByRole('region', { name: 'For Alder House' }).first()).toBeVisible()
  await expect(compared.getByRole('region', { name: 'For Birch Yard' }).first()).toBeVisible()

  const term = 'Settlement 1, term 1: Hours'
  await ask(table, 'For other wordings of a term', { about: term })
  await expect(fay.getByRole('heading', { name: /^Other wordings of/ })).toBeVisible()
  await ask(table, 'How others would read a term', { about: term })
  for (const reader of [
    'Alder House',
    'Birch Yard',
    'A stranger to the matter',
    'A judge',
    'It is done late',
  ])
    await expect(fay.getByRole('term').filter({ hasText: reader }).first()).toBeVisible()
})

test('a draft is answered term by term, and the next says what changed and why', async ({ table }) => {
  const { matter, fay, bo } = table
  await differing(table)
  await live(fay, `${matter.room}?show=mediation`)
  await ask(table, 'To draft a settlement')
  const before = await matter.count('SettlementDrafted')
  await matter.does(bo, {
    type: 'CounterSettlement',
    version: 1,
    changes: [{ change: 'replace', term: 1, text: 'The yard is open from 7:30.', comment: 'Half way.' }],
    comment: '',
  })
  await ask(table, 'To draft a settlement')
  await expect.poll(() => matter.count('SettlementDrafted')).toBe(before + 1)
  await live(bo, `${matter.room}?settlement=${before + 1}`)
  const page = bo.getByRole('main')
  await expect(page).toContainText('The yard is open from 7:30.')
  await expect(page).toContainText('now reads as Birch Yard worded it (counter 1)')
  await expect(page).toContainText('Half way.')
  await live(bo, `${matter.room}?settlement=${before + 1}&look=difference`)
  await expect(page).toContainText(`From settlement 1 to ${before + 1}: 1 term changed`)
})

test('a model: what it cost is seen by all, what was sent by facilitators alone, and it can be cancelled', async ({
  table,
  complaints,
}) => {
  const { matter, fay, bo } = table
  await differing(table)
  await live(fay, `${matter.room}?show=mediation`)
  await ask(table, 'To draft a settlement', { mediator: STUB })
  await expect.poll(() => matter.count('SettlementDrafted')).toBe(2)
  const cost = fay.getByText(/One question to a model, 1,540 tokens, \$/)
  await cost.click()
  await fay.getByRole('button', { name: 'What was sent and what came back' }).click()
  const sent = fay.getByRole('region', { name: 'What was sent' })
  await expect(sent.getByText('The matter, as data')).toBeVisible()
  await expect(sent).toContainText('open from 7:00')
  await sent.getByText('Fixed instructions').click()
  await expect(sent.getByText('You assist people who negotiate.', { exact: false })).toBeVisible()
  await expect(fay.getByRole('region', { name: 'What came back' })).toContainText('PROVISIONAL')
  await fay.getByText('The raw text, as it went over the line').click()
  await expect(fay.getByRole('region', { name: 'Try 1' })).toContainText('"role":"system"')

  await live(bo, `${matter.room}?show=mediation`)
  await bo.getByText(/One question to a model, 1,540 tokens/).click()
  await expect(bo.getByRole('button', { name: 'What was sent and what came back' })).toHaveCount(0)
  complaints.expect(/404/)
  const called = await matter.latest('ModelCalled')
  const status = await bo.evaluate(
    async (address) => (await fetch(address)).status,
    `/api/negotiations/${matter.negotiation}/sealed/${String(called?.exchange)}`,
  )
  expect(status).toBe(404)

  await sendAsk(fay, 'For the questions that matter', { mediator: STUB, note: SILENCE })
  await expect(fay.getByText('The mediator is at work, and has not answered yet')).toBeVisible()
  await throughDialog(fay, 'Cancel this work', 'Cancel the work')
  await expect(fay.getByText('The mediator’s work was cancelled').first()).toBeVisible()
  await expect.poll(() => matter.latest('MediationCancelled')).not.toBeNull()

  await live(fay, `${matter.room}/facilitate`)
  await expect(fay.getByText('One model on two sides').first()).toBeVisible()
  await expect(fay.getByText(`${STUB} is both the mediator`, { exact: false }).first()).toBeVisible()
})

test('a text that was held back: everybody reads why, the facilitator opens what it said, and the built-in mediator answers in its place', async ({
  table,
  complaints,
}) => {
  const { matter, fay, bo } = table
  await differing(table)
  await live(fay, `${matter.room}?show=mediation`)
  await ask(table, 'To draft a settlement', { mediator: STUB, note: BOLDNESS })
  await expect.poll(() => matter.count('MediatorOutputRefused')).toBe(3)
  const held = '3 texts of the mediator were held back before anybody saw it'
  await fay.getByText(held).click()
  await expect(fay.getByText('it said that something was agreed', { exact: false }).first()).toBeVisible()
  await fay.getByRole('button', { name: 'What was held back' }).first().click()
  await expect(fay.getByText(CLAIM, { exact: false }).first()).toBeVisible()

  await live(bo, `${matter.room}?show=mediation`)
  await bo.getByText(held).click()
  await expect(bo.getByText('it said that something was agreed', { exact: false }).first()).toBeVisible()
  await expect(bo.getByRole('button', { name: 'What was held back' })).toHaveCount(0)
  complaints.expect(/404/)
  const refused = await matter.latest('MediatorOutputRefused')
  const status = await bo.evaluate(
    async (address) => (await fetch(address)).status,
    `/api/negotiations/${matter.negotiation}/sealed/${String(refused?.output)}`,
  )
  expect(status).toBe(404)
  await live(bo, `${matter.room}?settlement=1`)
  await expect(bo.getByRole('main')).toContainText('This text comes from the built-in mediator')
})

test('a facilitator limits the mediator, pauses it and plays it, and each time everybody reads why it is silent', async ({
  table,
}) => {
  const { matter, fay, bo } = table
  await differing(table)
  await live(fay, `${matter.room}/facilitate`)
  await throughDialog(fay, 'Pause the mediator', 'Pause it', 'We talk first.')
  await live(bo, `${matter.room}?show=mediation`)
  await expect(bo.getByText('Fay Lund has paused the mediator: We talk first.')).toBeVisible()
  await throughDialog(fay, 'Let the mediator go on', 'Let it go on')
  await expect(bo.getByText('Nobody has asked the mediator yet')).toBeVisible()

  await fay.getByRole('button', { name: 'Limit its acts' }).click()
  const limit = fay.getByRole('dialog')
  await limit.getByLabel('Acts from now on').fill('1')
  await limit.getByLabel('The reason').fill('One look is enough.')
  await limit.getByRole('button', { name: 'Set the limit' }).click()
  await expect(bo.getByText('1 act of the mediator left.')).toBeVisible()
  await ask(table, 'To look for conflicts')
  await expect(bo.getByText('The mediator’s acts are used up')).toBeVisible()
  await expect(fay.getByRole('region', { name: 'Ask the mediator' })).toHaveCount(0)
  await throughDialog(fay, 'Lift the limit', 'Lift it', 'We go on.')

  await throughDialog(fay, 'Have a person play it', 'Have them play it')
  await expect(
    bo.getByText('Fay Lund plays the mediator: a person, and no party.', { exact: false }),
  ).toBeVisible()
  await expect.poll(() => matter.latest('MediatorPlayed')).not.toBeNull()
})

test('a second reader that is silent: the page says that words are being read, nobody waits for it, and they are unclear', async ({
  table,
}) => {
  const { matter, fay, ana, bo } = table
  await matter.call([ana, bo])
  await ana.goto(`${matter.room}/ratify`)
  await ana.getByLabel('My words').fill('I accept this settlement as written.')
  await ana.getByRole('button', { name: 'Send my words' }).click()
  await expect(ana.getByText('Your words are being read.', { exact: false })).toBeVisible()
  // The room is not held: another's act is taken meanwhile.
  await matter.does(fay, { type: 'RemindParty', party: 'p2' })
  const reading = ana.getByRole('region', { name: 'How your words were read' })
  await expect(reading).toContainText('another could not be made just now')
  const types = (await matter.events()).map(({ type }) => type)
  expect(types.indexOf('PartyReminded')).toBeGreaterThan(0)
  expect(types.indexOf('PartyReminded')).toBeLessThan(types.indexOf('AttemptRecorded'))
  await expect(reading.getByRole('button', { name: 'Yes, record this' })).toHaveCount(0)
  await expect(reading.getByRole('button', { name: 'Ask Fay Lund…' })).toBeVisible()
})
