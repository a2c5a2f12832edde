import { expect, test } from 'vitest'
import { signed } from '@/server/mediator/built-in/built-in'
import { type Mediator, NOTHING } from '@/server/mediator/mediator'
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
