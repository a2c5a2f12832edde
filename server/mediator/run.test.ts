import { describe, expect, it } from 'vitest'
import type { Actor, Command } from '@/server/protocol/commands'
import { type CommandId, commandId, commitment } from '@/server/protocol/ids'
import type { Draft } from '@/server/protocol/settlement'
import { taggedHash } from '@/server/record/hash'
import { builtIn, draft as builtInDraft } from './built-in/built-in'
import { FACILITATOR, type Table, tableOf } from './fixtures/play'
import { schoolCanteen } from './fixtures/school-canteen'
import { wardRota } from './fixtures/ward-rota'
import type { MediatorInput } from './input'
import type { MediationJob } from './job'
import { type Mediator, type MediatorOutput, type MediatorText, outputDigest, type Task } from './mediator'
import { runMediation } from './run'

/** A mediator that says what it is told to, one answer after the other. */
function scripted(answers: ((input: MediatorInput) => MediatorText | Error)[]): Mediator & { asked: number } {
  const one = {
    name: 'scripted',
    asked: 0,
    async answer({ input }: Task): Promise<MediatorOutput> {
      const answer = answers[Math.min(one.asked, answers.length - 1)]
      one.asked += 1
      const text = answer?.(input) ?? new Error('no answer')
      if (text instanceof Error) throw text
      return {
        findings: text.findings,
        questions: text.questions,
        drafts: text.drafts,
        works: text.works,
        provenance: {
          by: 'model',
          name: 'scripted',
          model: 'none',
          version: '1',
          parameters: {},
          promptDigest: null,
          readTo: input.readTo,
          outputDigest: outputDigest(text),
        },
      }
    },
  }
  return one
}

const good = (input: MediatorInput): MediatorText => ({ ...builtInDraft(input) })
const claiming = (input: MediatorInput): MediatorText => {
  const text = builtInDraft(input)
  return {
    ...text,
    drafts: text.drafts.map(
      (one): Draft => ({ ...one, rationale: `${one.rationale} All parties have agreed to this.` }),
    ),
  }
}

type Kept = { submitted: [string, CommandId][]; kept: string[] }

function job(
  at: Table,
  run: string,
  mediator: Mediator,
  more: Partial<MediationJob> = {},
): MediationJob & Kept {
  const actor: Actor = { kind: 'mediator', name: mediator.name }
  const submitted: [string, CommandId][] = []
  const kept: string[] = []
  return {
    state: at.opened(),
    run: commandId.parse(run),
    mediator,
    signal: new AbortController().signal,
    unseal: async () => null,
    limits: { tokens: null, cost: null },
    log: () => {},
    submit: async (command: Command, id: CommandId) => {
      submitted.push([command.type, id])
      const decision = at.submit(actor, command, id)
      return decision.ok ? { ok: true } : { ok: false, refusal: decision.refusal }
    },
    look: async () => at.opened(),
    seal: async ({ content }) => {
      kept.push(content)
      return commitment.parse(taggedHash('parley/commitment/v1', content))
    },
    submitted,
    kept,
    ...more,
  }
}

function asked(act: 'review' | 'draft', mediator: string, set = schoolCanteen): Table {
  const at = tableOf(set)
  at.by(FACILITATOR, { type: 'RequestMediation', act, mediator, note: '' }, 'run-1')
  return at
}
const types = (one: Kept) => one.submitted.map(([type]) => type)

describe('a run', () => {
  it('reports findings and ends', async () => {
    const at = asked('review', 'built-in')
    const one = job(at, 'run-1', builtIn)
    expect(await runMediation(one)).toEqual({ end: 'finished' })
    expect(types(one)).toEqual(['ReportFindings', 'FinishMediation'])
    expect(at.opened().runs[0]?.state).toBe('finished')
  })

  it('tables each draft with its provenance, based on the version before the run', async () => {
    const at = asked('draft', 'built-in', wardRota)
    const one = job(at, 'run-1', builtIn)
    expect(await runMediation(one)).toEqual({ end: 'finished' })
    expect(types(one)).toEqual(['DraftSettlement', 'DraftSettlement', 'ReportWork', 'FinishMediation'])
    expect(at.opened().works.map((by) => by.content.kind)).toEqual(['comparison'])
    expect(at.opened().settlements.map((by) => by.settlement.basedOn)).toEqual([null, null])
    expect(at.opened().settlements[0]?.settlement.origin).toMatchObject({
      kind: 'mediator',
      provenance: { name: 'built-in' },
    })
  })

  it('leaves "no proposal" when the mediator breaks, and keeps the fault off the record', async () => {
    const at = asked('draft', 'scripted')
    const one = job(at, 'run-1', scripted([() => new Error('key sk-123 is wrong')]))
    const end = await runMediation(one)
    expect(end.end).toBe('failed')
    expect(end.error).toBeInstanceOf(Error)
    expect(at.opened().settlements).toEqual([])
    expect(at.opened().runs[0]).toMatchObject({
      state: 'failed',
      reason: expect.not.stringContaining('sk-123'),
    })
  })

  it('says why when there is nothing to draft anew', async () => {
    const at = asked('draft', 'built-in')
    await runMediation(job(at, 'run-1', builtIn))
    at.by(FACILITATOR, { type: 'RequestMediation', act: 'draft', mediator: 'built-in', note: '' }, 'run-2')
    expect(await runMediation(job(at, 'run-2', builtIn))).toEqual({ end: 'failed' })
    expect(at.opened().runs[1]?.reason).toContain('Nothing has been said since settlement 1')
  })

  it('takes an answer that is not the one its digest names for no answer', async () => {
    const at = asked('draft', 'scripted')
    const liar = scripted([good])
    const lying: Mediator = {
      ...liar,
      answer: async (task) => ({
        ...(await liar.answer(task)),
        ...(task.signal.aborted
          ? {}
          : {
              drafts: good(task.input).drafts.map((one) => ({ ...one, title: 'Another title, PROVISIONAL' })),
            }),
      }),
    }
    expect((await runMediation(job(at, 'run-1', lying))).end).toBe('failed')
    expect(at.opened().settlements).toEqual([])
  })
})

describe('the guard in a run', () => {
  it('records a refused output with its reason and seals its text, then takes a better answer', async () => {
    const at = asked('draft', 'scripted')
    const mediator = scripted([claiming, good])
    const one = job(at, 'run-1', mediator)
    expect(await runMediation(one)).toEqual({ end: 'finished' })
    expect(mediator.asked).toBe(2)
    expect(at.opened().runs[0]?.refusedOutputs.map((by) => by.reasons)).toEqual([['asserts_agreement']])
    expect(one.kept[0]).toContain('All parties have agreed')
    expect(JSON.stringify(at.opened())).not.toContain('All parties have agreed')
    expect(at.opened().settlements[0]?.settlement.origin).toMatchObject({ provenance: { name: 'scripted' } })
  })

  it('after three refused answers the built-in mediator answers, and says so', async () => {
    const at = asked('draft', 'scripted')
    const mediator = scripted([claiming])
    expect(await runMediation(job(at, 'run-1', mediator))).toEqual({ end: 'finished' })
    expect(mediator.asked).toBe(3)
    expect(at.opened().runs[0]?.refusedOutputs).toHaveLength(3)
    const [tabled] = at.opened().settlements
    expect(tabled?.settlement.rationale).toContain('This text comes from the built-in mediator')
    expect(tabled?.settlement.origin).toMatchObject({
      provenance: { name: 'built-in', parameters: { 'in place of': 'scripted' } },
    })
  })

  it('refuses an output that gives a sealed part away, even inside a quotation', async () => {
    const at = asked('draft', 'scripted')
    const leaking = scripted([
      (input) => {
        const text = builtInDraft(input)
        return {
          ...text,
          drafts: text.drafts.map((one) => ({
            ...one,
            rationale: `${one.rationale} Verdi Kitchens said “four euros and five cents would do”, that is 4.05.`,
          })),
        }
      },
    ])
    await runMediation(
      job(at, 'run-1', leaking, {
        sealed: [
          { party: 'Verdi Kitchens', kind: 'batna', text: 'The hospital pays 4.05 a meal.', value: '4.05' },
        ],
      }),
    )
    expect(at.opened().runs[0]?.refusedOutputs).toEqual(
      [1, 2, 3].map(() => expect.objectContaining({ reasons: expect.arrayContaining(['leak']) })),
    )
    expect(JSON.stringify(at.opened())).not.toContain('4.05')
  })
})

describe('a restart', () => {
  it('does the rest of a run and nothing twice, wherever it was cut', async () => {
    for (let cut = 0; cut <= 3; cut += 1) {
      const at = asked('draft', 'built-in', wardRota)
      const first = job(at, 'run-1', builtIn)
      const stop = {
        ...first,
        submit: async (command: Command, id: CommandId) =>
          first.submitted.length >= cut
            ? Promise.reject(new Error('the server was killed'))
            : first.submit(command, id),
      }
      await runMediation(stop).catch(() => null)
      const second = job(at, 'run-1', builtIn)
      await runMediation(second)
      expect(at.opened().settlements).toHaveLength(2)
      expect(at.opened().runs[0]?.state).toBe('finished')
      const ids = [...first.submitted, ...second.submitted].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('does not ask a mediator again whose draft already stands', async () => {
    const at = asked('draft', 'scripted')
    const mediator = scripted([good])
    const first = job(at, 'run-1', mediator)
    await runMediation({
      ...first,
      submit: async (command, id) =>
        command.type === 'FinishMediation'
          ? Promise.reject(new Error('the server was killed'))
          : first.submit(command, id),
    }).catch(() => null)
    const second = job(at, 'run-1', mediator)
    expect(await runMediation(second)).toEqual({ end: 'finished' })
    expect(mediator.asked).toBe(1)
    expect(types(second)).toEqual(['FinishMediation'])
  })

  it('counts the tries of before', async () => {
    const at = asked('draft', 'scripted')
    const mediator = scripted([claiming])
    const controller = new AbortController()
    const first = job(at, 'run-1', mediator, { signal: controller.signal })
    await runMediation({
      ...first,
      submit: async (command, id) => {
        const answer = await first.submit(command, id)
        if (first.submitted.length === 2) controller.abort()
        return answer
      },
    })
    expect(at.opened().runs[0]?.refusedOutputs).toHaveLength(2)
    await runMediation(job(at, 'run-1', mediator))
    expect(mediator.asked).toBe(3)
    expect(at.opened().runs[0]?.refusedOutputs).toHaveLength(3)
  })

  it('uses the same id for the same step and another for another run', async () => {
    const ids = async (run: string) => {
      const at = tableOf(schoolCanteen)
      at.by(FACILITATOR, { type: 'RequestMediation', act: 'review', mediator: 'built-in', note: '' }, run)
      const one = job(at, run, builtIn)
      await runMediation(one)
      return one.submitted.map(([, id]) => id)
    }
    expect(await ids('run-1')).toEqual(await ids('run-1'))
    expect(await ids('run-1')).not.toEqual(await ids('run-2'))
  })
})

describe('a cancelled run', () => {
  it('stops without a word when it is aborted', async () => {
    const at = asked('draft', 'built-in')
    const one = job(at, 'run-1', builtIn, { signal: AbortSignal.abort() })
    expect(await runMediation(one)).toEqual({ end: 'stopped' })
    expect(one.submitted).toEqual([])
  })

  it('adds nothing after a person has cancelled it, however late the answer comes', async () => {
    const at = asked('draft', 'scripted')
    const late = scripted([
      (input) => {
        at.by(FACILITATOR, { type: 'CancelMediation', run: commandId.parse('run-1') })
        return good(input)
      },
    ])
    expect(await runMediation(job(at, 'run-1', late))).toEqual({ end: 'stopped' })
    expect(at.opened().settlements).toEqual([])
    expect(at.opened().runs[0]?.state).toBe('cancelled')
  })

  it('does not begin once the run has ended', async () => {
    const at = asked('review', 'built-in')
    at.by(FACILITATOR, { type: 'CancelMediation', run: commandId.parse('run-1') })
    const one = job(at, 'run-1', builtIn)
    expect(await runMediation(one)).toEqual({ end: 'stopped' })
    expect(one.submitted).toEqual([])
  })
})
