import { afterEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Model, ModelFault, openModel, promptDigest } from './model'
import { MAKERS, type Maker } from './settings'
import { type MakerServer, makerServer, type Reply } from './testing'

const open: MakerServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

async function served(
  maker: Maker,
  replies: Reply[],
  more: { timeout?: number; rest?: { after: number; for: number } } = {},
) {
  const server = await makerServer(
    (_heard, at) => replies[Math.min(at, replies.length - 1)] ?? { kind: 'silent' },
  )
  open.push(server)
  let clock = 0
  const model = openModel({
    name: { maker, model: 'test-model', id: `${maker}/test-model` },
    access: server.access(maker),
    price: { input: 2, output: 10 },
    timeout: more.timeout ?? 20_000,
    now: () => (clock += 5),
    ...(more.rest ? { rest: more.rest } : {}),
  })
  return { server, model }
}

const question = {
  shape: 'plan',
  schema: z.strictObject({ title: z.string(), amounts: z.array(z.number()), note: z.string().nullable() }),
  instructions: 'You arrange plans. Answer in the shape asked for.',
  matter: 'The matter: two flats, one key.',
  mostTokens: 900,
}
const plan = { title: 'Two flats', amounts: [1, 2], note: null }
const asked = (model: Model, signal = new AbortController().signal) => model.ask(question, { signal })
const fault = async (model: Model, signal?: AbortSignal) => {
  const error = await asked(model, signal).catch((thrown: unknown) => thrown)
  if (!(error instanceof ModelFault)) throw new Error(`no fault: ${String(error)}`)
  return error
}

describe.each(MAKERS)('a model of %s', (maker) => {
  it('answers in the shape asked for, with what was sent, what came and what it used', async () => {
    const { server, model } = await served(maker, [{ kind: 'answers', text: JSON.stringify(plan) }])
    const heard: number[] = []
    const { value, exchange } = await model.ask(question, {
      signal: new AbortController().signal,
      heard: (characters) => heard.push(characters),
    })
    expect(value).toEqual(plan)
    const [request] = server.heard
    expect(request?.instructions).toContain(question.instructions)
    expect(request?.matter).toContain(question.matter)
    expect(request?.instructions).not.toContain(question.matter)
    expect(request?.key).toBe(`key-of-${maker}`)
    expect(JSON.stringify(request?.body)).toContain('"amounts"')
    expect(exchange).toMatchObject({
      model: `${maker}/test-model`,
      promptDigest: promptDigest(question),
      fault: null,
      used: { input: 1200, output: 340, cost: 0.0058, ms: 5 },
    })
    expect(exchange.tries).toHaveLength(1)
    expect(JSON.parse(exchange.tries[0]?.sent ?? '')).toEqual(request?.body)
    expect(exchange.tries[0]?.came).toContain('Two flats'.slice(0, 3))
    expect(JSON.stringify(exchange)).not.toContain('key-of-')
    expect(heard.length).toBeGreaterThan(maker === 'anthropic' ? 0 : 2)
  })

  it('is asked again after "too many" and "not now", and each try is kept', async () => {
    const { server, model } = await served(maker, [
      { kind: 'error', status: 429 },
      { kind: 'error', status: 500 },
      { kind: 'answers', text: JSON.stringify(plan) },
    ])
    const { value, exchange } = await asked(model)
    expect(value).toEqual(plan)
    expect(server.heard).toHaveLength(3)
    expect(exchange.tries.map((one) => one.status)).toEqual([429, 500, 200])
  })

  it('is given up after three tries, and at once where asking again cannot help', async () => {
    const down = await served(maker, [{ kind: 'error', status: 503 }])
    expect(await fault(down.model)).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('503'),
    })
    expect(down.server.heard).toHaveLength(3)
    const denied = await served(maker, [{ kind: 'error', status: 401 }])
    expect(await fault(denied.model)).toMatchObject({ kind: 'unreachable' })
    expect(denied.server.heard).toHaveLength(1)
  })

  it('is not waited for longer than its time', async () => {
    const { model } = await served(maker, [{ kind: 'silent' }], { timeout: 40 })
    expect((await fault(model)).kind).toBe('slow')
  })

  it('stops when it is told to', async () => {
    const { model } = await served(maker, [{ kind: 'silent' }])
    const stop = new AbortController()
    const ended = fault(model, stop.signal)
    stop.abort()
    expect((await ended).kind).toBe('cancelled')
  })

  const broken: [string, Reply, ModelFault['kind'], Maker?][] = [
    ['JSON of another shape', { kind: 'answers', text: '{"title": 3}' }, 'unusable'],
    ['broken JSON', { kind: 'answers', text: '{"title": "Two fl' }, 'unusable'],
    ['prose instead of JSON', { kind: 'answers', text: 'I would rather talk about it.' }, 'unusable'],
    ['half a stream', { kind: 'half', text: JSON.stringify(plan) }, 'unusable'],
    [
      'a stream that breaks off',
      { kind: 'breaks-off', text: JSON.stringify(plan) },
      'unusable',
      'compatible',
    ],
    ['something else than its protocol', { kind: 'garbage' }, 'unusable', 'anthropic'],
    ['a refusal to answer', { kind: 'declines' }, 'declined'],
  ]
  it.each(broken.map(([name, ...rest]) => [name, rest] as const))(
    'gives no answer for %s, and what came is kept',
    async (_name, [answer, kind, unreachable]) => {
      const { model } = await served(maker, [answer])
      const found = await fault(model)
      // Where its own client cannot tell what broke, a maker is not there.
      expect(found.kind).toBe(maker === unreachable ? 'unreachable' : kind)
      expect(found.exchange?.fault).not.toBeNull()
      expect(found.exchange?.tries.length).toBeGreaterThan(0)
      expect(found.exchange?.used.input).toBeGreaterThan(0)
    },
  )
})

describe('a model that keeps failing', () => {
  it('is left alone, then tried once', async () => {
    const { server, model } = await served(
      'compatible',
      [
        ...Array.from({ length: 2 }, (): Reply => ({ kind: 'error', status: 401 })),
        { kind: 'answers', text: JSON.stringify(plan) },
      ],
      { rest: { after: 2, for: 0 } },
    )
    await fault(model)
    await fault(model)
    expect((await asked(model)).value).toEqual(plan)
    expect(server.heard).toHaveLength(3)
  })

  it('is not even asked while it rests', async () => {
    const { server, model } = await served('compatible', [{ kind: 'error', status: 401 }], {
      rest: { after: 2, for: 3_600_000 },
    })
    await fault(model)
    await fault(model)
    expect((await fault(model)).kind).toBe('resting')
    expect(server.heard).toHaveLength(2)
  })

  it('an answer of the wrong shape is no reason to rest', async () => {
    const { model } = await served('compatible', [{ kind: 'answers', text: '{}' }], {
      rest: { after: 2, for: 3_600_000 },
    })
    const kinds = [(await fault(model)).kind, (await fault(model)).kind, (await fault(model)).kind]
    expect(kinds).toEqual(['unusable', 'unusable', 'unusable'])
  })
})
