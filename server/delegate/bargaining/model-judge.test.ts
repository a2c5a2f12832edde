import { afterEach, describe, expect, test } from 'vitest'
import { openModel } from '@/server/models/model'
import { MAKERS, type Maker } from '@/server/models/settings'
import { type MakerServer, makerServer, type Reply } from '@/server/models/testing'
import { JUDGE_PROMPT } from '../prompts/judge'
import { judgeOf } from './model-judge'
import type { RunSeen } from './termination'

const open: MakerServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

const SEEN: RunSeen = {
  round: 2,
  offers: [
    { round: 1, by: 0, values: [{ issue: 1, value: '700' }], accepted: 0, rejected: 1 },
    { round: 2, by: 1, values: [{ issue: 1, value: '900' }], accepted: 0, rejected: 0 },
  ],
  bounds: { rounds: 20, offers: null },
  ended: null,
}

async function judging(maker: Maker, reply: Reply, timeout = 10_000) {
  const server = await makerServer(() => reply)
  open.push(server)
  const judge = judgeOf([opened(server, maker, 'judge', timeout)])
  if (!judge) throw new Error('no judge')
  return { judge, server }
}
const opened = (server: MakerServer, maker: Maker, model: string, timeout = 10_000) =>
  openModel({
    name: { id: `${maker}/${model}`, maker, model },
    access: server.access(maker),
    price: null,
    timeout,
    now: () => 0,
  })
const never = () => new AbortController().signal
const says = (verdict: string): Reply => ({ kind: 'answers', text: JSON.stringify({ verdict }) })

describe('a model as the judge of a run', () => {
  test.each(
    MAKERS.flatMap((maker) => ['agreement', 'no-deal', 'continue'].map((one) => [maker, one] as const)),
  )('%s: “%s” is its verdict, over the maker’s own protocol', async (maker, verdict) => {
    const { judge } = await judging(maker, says(verdict))
    expect(await judge(SEEN, never())).toBe(verdict)
  })

  test('it is sent its fixed instructions, and rounds, packages, answers and bounds as data; nothing else', async () => {
    const { judge, server } = await judging('openai', says('continue'))
    await judge(SEEN, never())
    const [heard] = server.heard
    expect(heard?.instructions).toContain(JUDGE_PROMPT.text)
    expect(JSON.parse(heard?.matter ?? '')).toEqual(SEEN)
    expect(server.heard).toHaveLength(1)
  })

  test.each<[string, Reply]>([
    ['a verdict it does not have', says('ratified')],
    ['an answer of another shape', { kind: 'answers', text: '{"winner": 1}' }],
    ['an answer that breaks off', { kind: 'breaks-off', text: '{"verdict": "no-deal"}' }],
    ['something that is not the protocol', { kind: 'garbage' }],
    ['a model that declines', { kind: 'declines' }],
    ['a server that refuses', { kind: 'error', status: 401 }],
  ])('%s finds nothing: code’s own bounds go on holding', async (_what, reply) => {
    const { judge } = await judging('compatible', reply)
    expect(await judge(SEEN, never())).toBe('continue')
  })

  test('a judge that never answers is given up in its time, and one that is told to stop at once', async () => {
    const slow = await judging('anthropic', { kind: 'silent' }, 50)
    expect(await slow.judge(SEEN, never())).toBe('continue')
    const stopped = await judging('anthropic', { kind: 'silent' })
    const stop = new AbortController()
    const verdict = stopped.judge(SEEN, stop.signal)
    stop.abort()
    expect(await verdict).toBe('continue')
  })

  test.each<[string, (string | Reply)[], string]>([
    ['all say the same', ['continue', 'continue', 'continue'], 'continue'],
    ['all see one end', ['no-deal', 'no-deal'], 'no-deal'],
    ['the second sees an end', ['continue', 'agreement'], 'differ'],
    ['two see different ends', ['no-deal', 'agreement'], 'differ'],
    ['one of three sees an end', ['continue', 'continue', 'no-deal'], 'differ'],
    ['one gives no answer', [{ kind: 'garbage' }, 'no-deal'], 'no-deal'],
    ['none gives an answer', [{ kind: 'garbage' }, { kind: 'error', status: 401 }], 'continue'],
  ])('every judge is asked: %s', async (_what, replies, together) => {
    const said = replies.map((one) => (typeof one === 'string' ? says(one) : one))
    const server = await makerServer(({ body }) => said[Number(body.model)] ?? { kind: 'silent' })
    open.push(server)
    const judge = judgeOf(said.map((_, at) => opened(server, 'openai', String(at))))
    const heard: [string, string | null][] = []
    expect(await judge?.(SEEN, never(), ({ model }, verdict) => heard.push([model, verdict]))).toBe(together)
    expect(server.heard.map(({ body }) => body.model).sort()).toEqual(replies.map((_, at) => String(at)))
    expect(heard).toEqual(replies.map((one, at) => [`openai/${at}`, typeof one === 'string' ? one : null]))
  })

  test('without a model there is no judge but the one in code', () => {
    expect(judgeOf([])).toBeNull()
  })
})
