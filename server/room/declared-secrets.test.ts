import { expect, test } from 'vitest'
import { signed } from '@/server/mediator/built-in/built-in'
import { type Mediator, NOTHING } from '@/server/mediator/mediator'
import { modelMediator } from '@/server/mediator/model/model-mediator'
import { openModel } from '@/server/models/model'
import { makerServer } from '@/server/models/testing'
import { begun, declaration, PLANTED } from './bargaining.fixture'
import { declaredSecrets } from './declared-secrets'
import { mediationHandler } from './mediation-handler'
import { ana, bo, fay } from './testing'

/** Gives away what Ana declared, as a model could by chance or by trick. */
const telling: Mediator = {
  name: 'patient',
  answer: async (task) => {
    const said = { to: null, text: `Bo, do you know of this: ${PLANTED[2]}?`, why: 'It came up.', about: [] }
    return signed(task.input, { ...NOTHING, questions: [said] })
  },
}

test('[MED7] what a party declared is lent to the guard; a text that gives it away is sealed to its owner and shows nowhere', async () => {
  const { rooms, matter } = await begun()
  await rooms.act(ana, matter, declaration(10))
  await rooms.act(bo, matter, declaration(20, 'Moving to my sister, which is far away and small.'))
  await rooms.act(fay, matter, { type: 'RequestMediation', act: 'questions', mediator: 'patient', note: '' })
  const job = [...rooms.ledger.jobs.values()].findLast((one) => one.kind === 'mediation')
  if (!job) throw new Error('no job was asked for')
  await mediationHandler(rooms.rooms, [telling], {
    log: () => {},
    sealed: rooms.ledger.sealed.bind(rooms.ledger),
    secrets: (state) => declaredSecrets(rooms.ledger, state),
    limits: { tokens: null, cost: null },
  })({ id: '1', ...job, attempts: 1 }, new AbortController().signal)

  const state = await rooms.state(matter)
  const run = state.runs.at(-1)
  expect(run?.refusedOutputs).toHaveLength(3)
  expect(run?.refusedOutputs.every((one) => one.reasons.includes('leak'))).toBe(true)

  const opened = async (who: typeof ana, facilitator: boolean) => {
    const texts = (run?.refusedOutputs ?? []).map((one) =>
      rooms.ledger.sealedTo(state.negotiation, one.output, who, facilitator),
    )
    return (await Promise.all(texts)).map((one) => one?.content.includes(PLANTED[2] ?? '') ?? null)
  }
  expect(await opened(ana, false)).toEqual([true, true, true])
  expect(await opened(bo, false)).toEqual([null, null, null])
  expect(await opened(fay, true)).toEqual([null, null, null])

  const entries = await rooms.ledger.entriesAfter(state.negotiation, 0)
  const [partner, facilitator] = await Promise.all(
    [bo, fay].map((who) => rooms.rooms.view(who, state.negotiation)),
  )
  const seen = JSON.stringify([state, entries, partner?.negotiation, facilitator])
  for (const secret of PLANTED) expect(seen).not.toContain(secret)
})

test.each([
  ['an answer that is refused', 'answers'],
  ['an answer that breaks off', 'breaks-off'],
] as const)(
  '[MED7] %s and gives away what a party declared can be opened in its exchange by that party alone',
  async (_, kind) => {
    const { rooms, matter } = await begun()
    await rooms.act(ana, matter, declaration(10))
    await rooms.act(bo, matter, declaration(20, 'Moving to my sister, which is far away and small.'))
    const tells = {
      questions: [{ to: null, text: `Do you know: ${PLANTED[2]}?`, why: 'It came up.', about: [] }],
    }
    // Half of it goes out where it breaks off: the secret stands in the first half.
    const text = JSON.stringify({ ...tells, padding: kind === 'answers' ? undefined : '. '.repeat(400) })
    const server = await makerServer((_heard, at) =>
      at === 0 ? { kind, text } : { kind: 'answers', text: JSON.stringify({ questions: [] }) },
    )
    const model = openModel({
      name: { maker: 'anthropic', model: 'stub', id: 'patient' },
      access: server.access('anthropic'),
      price: null,
      timeout: 20_000,
      now: () => 0,
    })
    await rooms.act(fay, matter, {
      type: 'RequestMediation',
      act: 'questions',
      mediator: model.name.id,
      note: '',
    })
    const job = [...rooms.ledger.jobs.values()].findLast((one) => one.kind === 'mediation')
    if (!job) throw new Error('no job was asked for')
    await mediationHandler(rooms.rooms, [modelMediator(model)], {
      log: () => {},
      sealed: rooms.ledger.sealed.bind(rooms.ledger),
      secrets: (state) => declaredSecrets(rooms.ledger, state),
      limits: { tokens: null, cost: null },
    })({ id: '1', ...job, attempts: 1 }, new AbortController().signal)
    await server.close()

    const state = await rooms.state(matter)
    const calls = state.runs.at(-1)?.calls ?? []
    const [leaking, after] = calls
    if (!leaking || !after) throw new Error('two calls were expected')
    const opens = async (who: typeof ana, facilitator: boolean, { exchange }: typeof leaking) =>
      (await rooms.ledger.sealedTo(state.negotiation, exchange, who, facilitator))?.content ?? null
    expect(await opens(ana, false, leaking)).toContain(PLANTED[2]?.slice(0, 12))
    expect(await opens(bo, false, leaking)).toBeNull()
    expect(await opens(fay, true, leaking)).toBeNull()
    expect(await opens(fay, true, after)).toContain('questions')
    expect(await opens(ana, false, after)).toBeNull()
  },
)
