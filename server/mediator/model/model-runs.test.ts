import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { MAKERS } from '@/server/models/settings'
import { commandId } from '@/server/protocol/ids'
import { spentBy } from '@/server/protocol/spent'
import { jobFor } from '../fixtures/job-for'
import { FACILITATOR } from '../fixtures/play'
import type { MediationJob } from '../job'
import type { Mediator } from '../mediator'
import { runMediation } from '../run'
import { asked, closeMakers, mediatorOf, well } from './asked.fixture'
import { panelOf } from './panel'
import { askedOf, willing } from './testing'

afterEach(closeMakers)

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

describe('a run that ends while a model is asked', () => {
  const cancelled = async (heard: () => void, signal: AbortSignal) => {
    const { server, mediator } = await mediatorOf('compatible', () => {
      at.by(FACILITATOR, { type: 'CancelMediation', run: commandId.parse('run-1') })
      heard()
      return { kind: 'answers', text: 'Nothing of use.' }
    })
    const at = asked('draft', mediator.name)
    const end = await runMediation(jobFor(at, mediator, { signal }).job)
    return { server, mediator, at, end }
  }
  const never = new AbortController().signal

  it('[MED14] has its question on the record, sealed, and is asked nothing more', async () => {
    for (const told of [true, false]) {
      const controller = new AbortController()
      const { server, at, end } = await cancelled(() => told && controller.abort(), controller.signal)
      expect(end).toEqual({ end: 'stopped' })
      expect(server.heard).toHaveLength(1)
      expect(at.opened().runs[0]).toMatchObject({ state: 'cancelled', calls: [{ model: 'compatible/stub' }] })
      expect(spentBy(at.opened()).tokens).toBeGreaterThan(100)
    }
  })

  it('[MED14] counts, so that asking and cancelling again is not free', async () => {
    const { server, mediator, at } = await cancelled(() => {}, never)
    at.by(FACILITATOR, { type: 'RequestMediation', act: 'draft', mediator: mediator.name, note: '' }, 'run-2')
    const limits = { tokens: null, cost: 0.005 }
    const next = jobFor(at, mediator, { run: commandId.parse('run-2'), limits })
    expect((await runMediation(next.job)).end).toBe('failed')
    expect(at.opened().runs[1]?.reason).toContain('cost')
    expect(server.heard).toHaveLength(1)
  })
})

describe('a run that is cut between two drafts', () => {
  const cutAt = (job: MediationJob, drafts: number): MediationJob => {
    let left = drafts
    return {
      ...job,
      submit: async (command, id) => {
        if (command.type === 'DraftSettlement') left -= 1
        if (left < 0) throw new Error('the server was killed')
        return job.submit(command, id)
      },
    }
  }
  async function cut(mediator: Mediator) {
    const at = asked('draft', mediator.name)
    const { job, kept } = jobFor(at, mediator)
    await runMediation(cutAt(job, 1)).catch(() => null)
    expect(at.opened().settlements).toHaveLength(1)
    const again = () =>
      runMediation(jobFor(at, mediator, { unseal: async (place) => kept.get(place) ?? null }).job)
    return { at, again }
  }

  it('drafts the rest of the same answer, without asking again', async () => {
    const { server, mediator } = await mediatorOf('anthropic')
    const { at, again } = await cut(mediator)
    expect(await again()).toEqual({ end: 'finished' })
    expect(server.heard).toHaveLength(1)
    expect(at.opened().settlements).toHaveLength(2)
    expect(at.opened().works.map(({ content }) => content.kind)).toEqual(['comparison'])
  })

  it('is closed with what stands where the matter has changed: another answer’s draft belongs to nothing', async () => {
    const { server, mediator } = await mediatorOf('anthropic')
    const { at, again } = await cut(mediator)
    const [issue] = at.opened().issues
    const [party] = at.opened().parties
    at.by(String(party?.party), { type: 'TakePosition', issue: issue?.issue ?? 1, text: 'Nights from May.' })
    expect(await again()).toEqual({ end: 'finished' })
    expect(server.heard).toHaveLength(1)
    expect(at.opened().settlements).toHaveLength(1)
    expect(at.opened().runs[0]?.state).toBe('finished')
  })

  it('of a panel: each member’s own answer is taken up again', async () => {
    const one = await mediatorOf('anthropic')
    const other = await mediatorOf('openai', (heard) => {
      const answer = z.object({ drafts: z.array(z.unknown()) }).parse(willing(askedOf(heard)))
      return { kind: 'answers', text: JSON.stringify({ drafts: [...answer.drafts].reverse() }) }
    })
    const { at, again } = await cut(panelOf([one.mediator, other.mediator]))
    expect(await again()).toEqual({ end: 'finished' })
    expect([...one.server.heard, ...other.server.heard]).toHaveLength(2)
    const titles = at.opened().settlements.map((by) => by.settlement.title)
    expect(titles).toHaveLength(2)
    expect(new Set(titles).size).toBe(2)
  })

  it('an answer that nobody could use is not taken for the next one', async () => {
    const bad = {
      drafts: [
        {
          title: 'x',
          terms: [],
          tradeOffs: [{ text: 'x', sources: ['S999'] }],
          met: [],
          unmet: [],
          rationale: 'x',
        },
      ],
    }
    const { server, mediator } = await mediatorOf('anthropic', (heard, at) =>
      at === 0 ? { kind: 'answers', text: JSON.stringify(bad) } : well(heard, at),
    )
    const { at, again } = await cut(mediator)
    expect(await again()).toEqual({ end: 'finished' })
    expect(server.heard).toHaveLength(2)
    expect(at.opened().settlements).toHaveLength(2)
  })
})

describe('how far it is', () => {
  it.each(MAKERS)('%s: when its answer begins, is there, is checked and stands', async (maker) => {
    const { mediator } = await mediatorOf(maker)
    const told: string[] = []
    const at = asked('draft', mediator.name)
    await runMediation(jobFor(at, mediator, { onProgress: (done, of) => told.push(`${done}/${of}`) }).job)
    expect([...new Set(told)]).toEqual(['0/4', '1/4', '2/4', '3/4'])
  })

  it('a panel counts every member', async () => {
    const members = [await mediatorOf('anthropic'), await mediatorOf('openai')]
    const told: string[] = []
    const at = asked('draft', 'panel')
    const panel = panelOf(members.map((one) => one.mediator))
    await runMediation(jobFor(at, panel, { onProgress: (done, of) => told.push(`${done}/${of}`) }).job)
    expect([...new Set(told)]).toEqual(['0/6', '1/6', '2/6', '3/6', '4/6', '5/6'])
  })
})

describe('a panel', () => {
  it('[MED15] each drafts, and where they differ stands side by side, as disagreement of models', async () => {
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
    const writers = at.opened().settlements.map(({ settlement: { origin } }) => origin)
    expect(writers).toMatchObject([
      { provenance: { model: 'anthropic/stub', parameters: { maker: 'anthropic' } } },
      { provenance: { model: 'openai/stub', parameters: { maker: 'openai' } } },
    ])
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
