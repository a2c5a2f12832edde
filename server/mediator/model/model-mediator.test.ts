import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openModel } from '@/server/models/model'
import { MAKERS, type Maker } from '@/server/models/settings'
import { type Heard, type MakerServer, makerServer, type Reply } from '@/server/models/testing'
import type { Command } from '@/server/protocol/commands'
import { type CommandId, type Commitment, commandId, commitment } from '@/server/protocol/ids'
import { type Subject, TEXT_ACTS, type TextAct } from '@/server/protocol/work'
import { taggedHash } from '@/server/record/hash'
import { FACILITATOR, type Table, tableOf } from '../fixtures/play'
import { siblingCare } from '../fixtures/sibling-care'
import type { MediationJob } from '../job'
import type { Mediator } from '../mediator'
import { instructionsFor } from '../prompts/instructions'
import { runMediation } from '../run'
import { modelMediator } from './model-mediator'
import { panelOf } from './panel'
import { askedOf, willing } from './testing'

const open: MakerServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})
type Script = (heard: Heard, at: number) => Reply
const well: Script = (heard) => ({ kind: 'answers', text: JSON.stringify(willing(askedOf(heard))) })

async function mediatorOf(maker: Maker, script: Script = well) {
  const server = await makerServer(script)
  open.push(server)
  const model = openModel({
    name: { maker, model: 'stub', id: `${maker}/stub` },
    access: server.access(maker),
    price: { input: 2, output: 10 },
    timeout: 20_000,
    now: () => 0,
  })
  return { server, mediator: modelMediator(model) }
}

const [first] = siblingCare.parties
const subjectOf = (act: TextAct, at: Table): Subject | undefined => {
  const party = at.opened().parties[0]?.party
  if (act === 'clarify' && party) return { kind: 'intent', party }
  return act === 'alternatives' || act === 'simulate' ? { kind: 'term', version: 1, term: 1 } : undefined
}

function asked(act: TextAct, name: string, drafts = 0): Table {
  const at = tableOf(siblingCare)
  for (let n = 0; n < drafts; n += 1)
    at.by(FACILITATOR, {
      type: 'DraftSettlement',
      run: null,
      basedOn: null,
      draft: {
        title: `Text ${n + 1}`,
        terms: [{ heading: 'Care', text: 'Each sibling pays a third.', sources: [] }],
        tradeOffs: [],
        met: [],
        unmet: [],
        rationale: 'A start.',
      },
      origin: { kind: 'person', person: FACILITATOR },
    })
  const subject = subjectOf(act, at)
  at.by(
    FACILITATOR,
    { type: 'RequestMediation', act, mediator: name, note: '', ...(subject ? { subject } : {}) },
    'run-1',
  )
  return at
}

function jobFor(at: Table, mediator: Mediator, more: Partial<MediationJob> = {}) {
  const kept = new Map<Commitment, string>()
  const job: MediationJob = {
    state: at.opened(),
    run: commandId.parse('run-1'),
    mediator,
    signal: new AbortController().signal,
    limits: { tokens: null, cost: null },
    log: () => {},
    submit: async (command: Command, id: CommandId) => {
      const decision = at.submit({ kind: 'mediator', name: mediator.name }, command, id)
      return decision.ok ? { ok: true } : { ok: false, refusal: decision.refusal }
    },
    seal: async ({ content }) => {
      const place = commitment.parse(taggedHash('parley/commitment/v1', content))
      kept.set(place, content)
      return place
    },
    unseal: async (place) => kept.get(place) ?? null,
    ...more,
  }
  return { job, kept }
}

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
        TEXT_ACTS.map((act) => {
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

describe('bounds', () => {
  it('a negotiation that has used up its tokens asks no model, and says so', async () => {
    const { server, mediator } = await mediatorOf('compatible')
    const at = asked('draft', mediator.name)
    expect((await runMediation(jobFor(at, mediator, { limits: { tokens: 100, cost: null } }).job)).end).toBe(
      'failed',
    )
    expect(server.heard).toHaveLength(0)
    expect(at.opened().runs[0]?.reason).toContain('used up')
  })

  it('what earlier runs used counts, and four fifths of it are warned of', async () => {
    const { server, mediator } = await mediatorOf('compatible')
    const at = asked('questions', mediator.name)
    const said: string[] = []
    await runMediation(
      jobFor(at, mediator, { limits: { tokens: null, cost: 0.007 }, log: (line) => said.push(line) }).job,
    )
    expect(said.join()).toContain('more than 80%')
    at.by(FACILITATOR, { type: 'RequestMediation', act: 'draft', mediator: mediator.name, note: '' }, 'run-2')
    const next = jobFor(at, mediator, {
      run: commandId.parse('run-2'),
      limits: { tokens: null, cost: 0.005 },
    })
    expect((await runMediation(next.job)).end).toBe('failed')
    expect(server.heard).toHaveLength(1)
    expect(at.opened().runs[1]?.reason).toContain('cost')
  })

  it('after a restart the answer that was had already is used, and the model is not asked twice', async () => {
    const { server, mediator } = await mediatorOf('anthropic')
    const at = asked('questions', mediator.name)
    const { job, kept } = jobFor(at, mediator)
    await runMediation({
      ...job,
      submit: async (command, id) => {
        if (command.type === 'ReportFindings') throw new Error('the server was killed')
        return job.submit(command, id)
      },
    }).catch(() => null)
    expect(at.opened().runs[0]).toMatchObject({ state: 'working', calls: [{ outcome: 'answered' }] })
    const after = jobFor(at, mediator, { unseal: async (place) => kept.get(place) ?? null })
    expect(await runMediation(after.job)).toEqual({ end: 'finished' })
    expect(server.heard).toHaveLength(1)
    expect(at.opened().findings).toHaveLength(1)
  })
})

describe('a panel', () => {
  it('each drafts, and where they differ stands side by side, as disagreement of models', async () => {
    const one = await mediatorOf('anthropic')
    const other = await mediatorOf('openai', (heard) => {
      const answer = z.object({ drafts: z.array(z.unknown()) }).parse(willing(askedOf(heard)))
      return { kind: 'answers', text: JSON.stringify({ drafts: [...answer.drafts].reverse() }) }
    })
    const panel = panelOf([one.mediator, other.mediator])
    const at = asked('draft', 'panel')
    expect(await runMediation(jobFor(at, panel).job)).toEqual({ end: 'finished' })
    expect(at.opened().settlements).toHaveLength(2)
    const apart = at
      .opened()
      .works.flatMap(({ content }) => (content.kind === 'disagreement' ? [content] : []))
    expect(apart).toHaveLength(1)
    expect(apart[0]?.points[0]?.said.map((by) => by.by)).toEqual(['anthropic/stub', 'openai/stub'])
    expect(at.opened().runs[0]?.calls.map((by) => by.model)).toEqual(['anthropic/stub', 'openai/stub'])
  })

  it('a member that is away is left out and named', async () => {
    const one = await mediatorOf('anthropic', () => ({ kind: 'error', status: 401 }))
    const other = await mediatorOf('openai')
    const at = asked('questions', 'panel')
    expect(await runMediation(jobFor(at, panelOf([one.mediator, other.mediator])).job)).toEqual({
      end: 'finished',
    })
    expect(at.opened().findings[0]?.provenance).toMatchObject({
      name: 'panel',
      model: 'openai/stub',
      parameters: { 'gave no answer': 'anthropic/stub' },
    })
  })
})
