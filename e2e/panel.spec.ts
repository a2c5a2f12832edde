import { z } from 'zod'
import { JUDGE_PROMPT } from '@/server/delegate/prompts/judge'
import { askedOf, willing } from '@/server/mediator/model/testing'
import { READER_PROMPT } from '@/server/models/second-reader'
import { type Heard, type MakerServer, makerServer, type Reply } from '@/server/models/testing'
import { bargainingMatter, declares } from './bargaining-matter'
import { test as base, expect } from './matter'
import { RunningParley } from './running-parley'
import { throughDialog } from './table'

const [ONE, OTHER] = ['compatible/one', 'compatible/other']
/** In a note, what makes both models begin an answer and never end it. */
const STALLING = 'Take all the time there is.'

/** Two models that differ: in which draft comes first, in how words read, and in whether a run has ended. */
function answered(heard: Heard): Reply {
  const other = heard.body.model === 'other'
  const says = (answer: unknown): Reply => ({ kind: 'answers', text: JSON.stringify(answer) })
  if (heard.instructions.includes(JUDGE_PROMPT.text)) return says({ verdict: other ? 'no-deal' : 'continue' })
  if (heard.instructions.includes(READER_PROMPT.text)) return says({ label: other ? 'unclear' : 'ratifies' })
  const answer = willing(askedOf(heard))
  if (heard.matter.includes(STALLING)) return { kind: 'stalls', text: JSON.stringify(answer) }
  const drafted = z.object({ drafts: z.array(z.unknown()) }).safeParse(answer)
  return says(other && drafted.success ? { drafts: [...drafted.data.drafts].reverse() } : answer)
}

/** A Parley with two models for everything that a model is asked for. */
const test = base.extend<object, { maker: MakerServer }>({
  maker: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first parameter
    async ({}, use) => {
      const maker = await makerServer(answered)
      await use(maker)
      await maker.close()
    },
    { scope: 'worker' },
  ],
  parley: [
    async ({ maker }, use) => {
      const { key, url } = maker.access('compatible')
      const both = `${ONE},${OTHER}`
      const parley = await RunningParley.start({
        PARLEY_MEDIATOR_MODEL: both,
        PARLEY_READER_MODEL: both,
        PARLEY_JUDGE_MODEL: both,
        PARLEY_COMPATIBLE_URL: url,
        PARLEY_COMPATIBLE_KEY: key ?? '',
        PARLEY_MODEL_PRICES: `${ONE}=3/15,${OTHER}=3/15`,
        // Two answers cost $0.0087 each, two that were cancelled what they had used: more than four fifths of it, and not all.
        PARLEY_MODEL_COST: '0.0226',
      })
      await use(parley)
      await parley.remove()
    },
    { scope: 'worker' },
  ],
})

test('two models as mediator: both draft, where they differ stands side by side, and four fifths of the cost are told of', async ({
  table: { matter, fay, ana, bo },
}) => {
  await matter.does(fay, { type: 'BeginIntents' })
  await matter.does(fay, { type: 'BeginMediation', without: ['p1', 'p2'] })
  const kind = { kind: 'text' }
  await matter.does(fay, { type: 'RaiseIssue', title: 'Hours', question: 'From when?', context: '', kind })
  await matter.does(ana, { type: 'TakePosition', issue: 1, text: 'The yard is open from 9:00.' })
  await matter.does(bo, { type: 'TakePosition', issue: 1, text: 'The yard is open from 7:00.' })
  await fay.goto(`${matter.room}?show=mediation`)
  const form = fay.getByRole('region', { name: 'Ask the mediator' })
  const ask = async (note: string) => {
    await form.getByRole('radio', { name: 'To draft a settlement' }).check()
    await form.getByLabel('Who is asked').selectOption('panel')
    await form.getByLabel('A note to the mediator').fill(note)
    await form.getByRole('button', { name: 'Ask the mediator' }).click()
  }

  await ask(STALLING)
  await expect(fay.getByText('1 of 6 steps done.')).toBeVisible()
  await expect(fay.getByRole('progressbar', { name: 'How far the mediator is' })).toBeVisible()
  await throughDialog(fay, 'Cancel this work', 'Cancel the work')
  await expect(fay.getByText('The mediator’s work was cancelled').first()).toBeVisible()

  await ask('')
  await expect.poll(() => matter.count('SettlementDrafted')).toBe(2)
  const apart = bo.getByRole('article').filter({ hasText: 'Where the models differ' })
  await bo.goto(`${matter.room}?show=mediation`)
  await expect(apart.getByText(ONE, { exact: true })).toBeVisible()
  await expect(apart.getByText(OTHER, { exact: true })).toBeVisible()
  await expect(apart).toContainText('open from 9:00')
  await expect(apart).toContainText('open from 7:00')
  const { content } = z
    .object({ content: z.looseObject({ kind: z.string() }) })
    .parse((await matter.events()).find((one) => one.type === 'WorkReported'))
  expect(content.kind).toBe('disagreement')

  await fay.goto(`${matter.room}/facilitate`)
  await expect(fay.getByText('More than 80% is used')).toBeVisible()
  await expect(fay.getByText('When the rest is used, the mediator asks no model any more')).toBeVisible()
})

test('two models as second readers: one that does not agree is enough, and the person reads what each found', async ({
  table: { matter, ana, bo },
}) => {
  await matter.call([ana, bo])
  await ana.goto(`${matter.room}/ratify`)
  await ana.getByLabel('My words').fill('I accept this settlement as written.')
  await ana.getByRole('button', { name: 'Send my words' }).click()
  const reading = ana.getByRole('region', { name: 'How your words were read' })
  await expect(reading.getByText('How each model that was asked reads your words')).toBeVisible()
  await expect(reading.getByRole('listitem').filter({ hasText: ONE })).toContainText('A yes.')
  await expect(reading.getByRole('listitem').filter({ hasText: OTHER })).toContainText('Not clearly a yes.')
  await expect(reading.getByRole('button', { name: 'Yes, record this' })).toHaveCount(0)
})

test('two models as judges of a run: they differ, the run stops, and its party alone reads what each found', async ({
  person,
  sessions,
}) => {
  const { matter, ana, bo } = await bargainingMatter(person, sessions)
  await matter.does(ana, {
    type: 'AppointDelegate',
    name: 'Heron',
    kind: 'strategy',
    subject: 'Rent and garden',
    purposes: ['read', 'private', 'offer'],
    limits: { issues: null, ranges: [], words: [] },
    until: '2040-01-31T00:00:00.000Z',
    transferable: false,
  })
  await matter.does(ana, declares('p1'))
  await matter.does(bo, declares('p2'))
  await ana.goto(`${matter.room}?show=delegates`)
  const card = ana.getByRole('article', { name: 'Heron' })
  await card.getByRole('button', { name: 'How it bargains' }).click()
  await card.getByLabel('How it bargains').selectOption({ label: 'Gives way evenly' })
  await card.getByRole('button', { name: 'Let it bargain' }).click()
  await expect(card.getByText('The judges differ; it is for you to decide', { exact: false })).toBeVisible()
  const apart = card.getByRole('region', { name: 'Where the judges differ' })
  await expect(apart.getByText(ONE, { exact: true })).toBeVisible()
  await expect(apart).toContainText('It sees no end yet.')
  await expect(apart).toContainText('It expects nothing more of the offers.')
  expect(await matter.count('OfferMade')).toBe(0)
  expect(JSON.stringify(await matter.events())).not.toContain('no-deal')

  await bo.goto(`${matter.room}?show=delegates`)
  await expect(bo.getByRole('article', { name: 'Heron' })).toBeVisible()
  await expect(bo.getByText('judges', { exact: false })).toHaveCount(0)
})
