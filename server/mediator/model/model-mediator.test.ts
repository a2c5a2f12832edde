import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MAKERS } from '@/server/models/settings'
import { commandId, commitment } from '@/server/protocol/ids'
import { TEXT_ACTS, type TextAct } from '@/server/protocol/work'
import { taggedHash } from '@/server/record/hash'
import { jobFor } from '../fixtures/job-for'
import { FACILITATOR, tableOf } from '../fixtures/play'
import { siblingCare } from '../fixtures/sibling-care'
import { instructionsFor } from '../prompts/instructions'
import { runMediation } from '../run'
import { asked, closeMakers, mediatorOf } from './asked.fixture'
import { askedOf, willing } from './testing'

afterEach(closeMakers)
const [first] = siblingCare.parties
/** What of an answer some of it is left out of. */
const given = z.looseObject({
  drafts: z.array(z.looseObject({})).optional(),
  readings: z.array(z.looseObject({ reader: z.string() })).optional(),
})
type Given = z.infer<typeof given>

describe.each(MAKERS)('a mediator on %s', (maker) => {
  it.each(TEXT_ACTS.map((act) => [act]))(
    '%s: asks once, and what it gives stands with how it came about',
    async (act) => {
      const { server, mediator } = await mediatorOf(maker)
      const at = asked(act, mediator.name, ['alternatives', 'simulate', 'compare'].includes(act) ? 2 : 0)
      const { job, kept } = jobFor(at, mediator)
      expect(await runMediation(job)).toEqual({ end: 'finished' })
      const run = at.opened().runs[0]
      expect(run).toMatchObject({
        state: 'finished',
        refusedOutputs: [],
        calls: [
          {
            model: `${maker}/stub`,
            purpose: act,
            outcome: 'answered',
            used: { input: 1200, output: 340, microdollars: 5800 },
          },
        ],
      })
      expect(server.heard).toHaveLength(1)
      const exchange = JSON.parse(
        kept.get(run?.calls[0]?.exchange ?? commitment.parse('0'.repeat(64))) ?? '{}',
      )
      expect(JSON.parse(exchange.tries[0].sent)).toEqual(server.heard[0]?.body)
      expect(JSON.stringify(at.opened())).not.toContain(server.heard[0]?.matter.slice(0, 60))
      const made = [
        ...at.opened().findings,
        ...at.opened().works.filter((one) => one.provenance.by === 'model'),
      ].map((one) => one.provenance)
      const drafted = at
        .opened()
        .settlements.flatMap(({ settlement: { origin } }) =>
          origin.kind === 'mediator' ? [origin.provenance] : [],
        )
      const [how] = [...made, ...drafted]
      expect(how).toMatchObject({
        by: 'model',
        name: `${maker}/stub`,
        model: 'stub',
        version: `prompt ${instructionsFor(act).version}`,
        promptDigest: run?.calls[0]?.promptDigest,
        parameters: { maker },
      })
      expect(how?.parameters['order drawn from']).toMatch(/^\d+$/)
    },
  )
})

describe('what a model is told', () => {
  it('parties’ words stand as data between marks, and nowhere in the instructions', async () => {
    const { server, mediator } = await mediatorOf('openai')
    const at = asked('review', mediator.name)
    await runMediation(jobFor(at, mediator).job)
    const [heard] = server.heard
    for (const { statement } of siblingCare.parties)
      for (const line of [...statement.redLines, ...statement.goals.map((one) => one.text)]) {
        expect(heard?.instructions).not.toContain(line)
        expect(heard?.matter).toContain(JSON.stringify(line))
      }
    expect(heard?.matter).not.toContain(first?.party ?? 'no party')
  })

  it('inputs stand in another order for another run, and in the same one after a restart', async () => {
    const order = async (run: string) => {
      const { server, mediator } = await mediatorOf('compatible')
      const at = tableOf(siblingCare)
      at.by(FACILITATOR, { type: 'RequestMediation', act: 'review', mediator: mediator.name, note: '' }, run)
      await runMediation(jobFor(at, mediator, { run: commandId.parse(run) }).job)
      const [heard] = server.heard
      if (!heard) throw new Error('nothing was asked')
      return askedOf(heard)
        .lines.map((one) => one.words)
        .filter(Boolean)
    }
    const [one, again, other] = [await order('run-1'), await order('run-1'), await order('run-2')]
    expect(one).toEqual(again)
    expect(one).not.toEqual(other)
    expect([...one].sort()).toEqual([...other].sort())
  })

  it('the prompts are these very ones: a change of words needs a new version', () => {
    expect(
      Object.fromEntries(
        [...TEXT_ACTS, 'caucus' as const].map((act) => {
          const { version, text } = instructionsFor(act)
          return [`${act} ${version}`, taggedHash('parley/prompt/v1', text).slice(0, 16)]
        }),
      ),
    ).toMatchSnapshot()
  })
})

describe('answers that cannot be used', () => {
  it.each([
    ['labels that do not exist', { questions: [{ to: 'P9', text: 'Why?', why: 'x', about: [] }] }],
    ['citations that do not exist', { questions: [{ to: 'all', text: 'Why?', why: 'x', about: ['S99'] }] }],
    ['empty texts', { questions: [{ to: 'all', text: '', why: 'x', about: [] }] }],
  ])('%s: asked three times, then the built-in mediator answers and says so', async (_name, answer) => {
    const { server, mediator } = await mediatorOf('google', () => ({
      kind: 'answers',
      text: JSON.stringify(answer),
    }))
    const at = asked('questions', mediator.name)
    expect(await runMediation(jobFor(at, mediator).job)).toEqual({ end: 'finished' })
    expect(server.heard).toHaveLength(3)
    expect(at.opened().findings[0]?.provenance).toMatchObject({
      by: 'built-in',
      parameters: { 'in place of': mediator.name },
    })
  })

  const only = (of: (name: string) => boolean) => (answer: Given) => ({
    readings: (answer.readings ?? []).filter(({ reader }) => of(reader)),
  })
  it.each<[string, TextAct, number, (answer: Given) => unknown]>([
    [
      'one draft where two or three are asked for',
      'draft',
      0,
      ({ drafts = [] }) => ({ drafts: drafts.slice(0, 1) }),
    ],
    [
      'the same draft twice',
      'draft',
      0,
      ({ drafts: [one] = [] }) => ({ drafts: [one, { ...one, rationale: 'PROVISIONAL' }] }),
    ],
    ['no next draft', 'draft', 1, () => ({ drafts: [] })],
    ['a reading of nobody but one party', 'simulate', 1, only((name) => name === 'P1')],
    ['no reading of one party', 'simulate', 1, only((name) => name !== 'P2')],
    ['no reading of a stranger', 'simulate', 1, only((name) => name !== 'stranger')],
    ['no reading of a judge', 'simulate', 1, only((name) => name !== 'judge')],
    ['one situation left out', 'simulate', 1, only((name) => name !== 'unpaid')],
  ])('%s: asked again, and what is whole then stands', async (_name, act, drafts, less) => {
    const { server, mediator } = await mediatorOf('openai', (heard, at) => {
      const whole = given.parse(willing(askedOf(heard)))
      return { kind: 'answers', text: JSON.stringify(at === 0 ? less(whole) : whole) }
    })
    const at = asked(act, mediator.name, drafts)
    expect(await runMediation(jobFor(at, mediator).job)).toEqual({ end: 'finished' })
    expect(server.heard).toHaveLength(2)
    const run = at.opened().runs[0]
    expect(run).toMatchObject({
      state: 'finished',
      calls: [{ outcome: 'answered' }, { outcome: 'answered' }],
    })
    const made = at.opened().settlements.filter((one) => one.run === run?.run)
    if (act === 'draft') expect(made).toHaveLength(drafts === 0 ? 2 : 1)
    const [work] = at.opened().works.map(({ content }) => content)
    if (work?.kind === 'readings') expect(work.readings).toHaveLength(siblingCare.parties.length + 7)
  })

  it('one that breaks a rule is refused, the model is told which, and its text is sealed', async () => {
    const { server, mediator } = await mediatorOf('anthropic', (heard, at) => {
      const answer = z
        .object({ questions: z.array(z.looseObject({ text: z.string() })) })
        .parse(willing(askedOf({ ...heard, instructions: heard.instructions })))
      if (at === 0)
        for (const one of answer.questions)
          one.text = 'Since all parties have agreed to this, when will you sign?'
      return { kind: 'answers', text: JSON.stringify(answer) }
    })
    const at = asked('questions', mediator.name)
    await runMediation(jobFor(at, mediator).job)
    expect(server.heard).toHaveLength(2)
    expect(server.heard[1]?.instructions).toContain('Your answer 1 was refused, for: asserts_agreement')
    expect(JSON.stringify(at.opened())).not.toContain('have agreed to this')
    expect(at.opened().questions.length).toBeGreaterThan(0)
  })

  it('a model that is away leaves no proposal, and says which model and why', async () => {
    const { mediator } = await mediatorOf('openai', () => ({ kind: 'error', status: 401 }))
    const at = asked('draft', mediator.name)
    expect((await runMediation(jobFor(at, mediator).job)).end).toBe('failed')
    expect(at.opened().runs[0]).toMatchObject({
      state: 'failed',
      reason: 'The model openai/stub answered with error 401. Nothing was proposed.',
      calls: [{ outcome: 'failed' }],
    })
  })
})
