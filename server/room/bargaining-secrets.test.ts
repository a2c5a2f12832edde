import { afterEach, expect, test, vi } from 'vitest'
import { directoryOf } from '@/server/exchange/directory/format/export-plan'
import { builtIn } from '@/server/mediator/built-in/built-in'
import { newKeys, TestArchive } from '@/server/notary/testing'
import { negotiationId } from '@/server/protocol/ids'
import { transcript } from '@/server/protocol/transcript'
import { gardenValues, rentValues } from '@/server/protocol/values.fixture'
import { begun, declaration, PLANTED, packageOf } from './bargaining.fixture'
import { mediationHandler } from './mediation-handler'
import { ana, bo, fay } from './testing'

const never = new AbortController().signal
const logged: unknown[][] = []
for (const channel of ['log', 'info', 'warn', 'error', 'debug'] as const)
  vi.spyOn(console, channel).mockImplementation((...words) => void logged.push(words))
afterEach(() => {
  logged.length = 0
})

/**
 * Ana's scores and alternative are figures that stand nowhere else. Bargaining runs through everything that answers
 * somebody: refusals, a mediator's packages, letters, a settlement, exports.
 */
test('[DEC4] planted values reach nobody: not by views, refusals, letters, logs, the mediator or any export', async () => {
  const { rooms, matter, refusal, standing } = await begun()
  const refused: unknown[] = []
  const log: string[] = []
  await rooms.act(ana, matter, declaration(84_213))
  const others = { values: [rentValues([0, 50]), gardenValues([1, 2, 3], 2)] }
  const { values } = declaration(10, 'Moving in with friends.')
  await rooms.act(bo, matter, { type: 'SealValues', values: { ...values, ...others } })
  const offer = { type: 'MakeOffer', values: packageOf('600') }
  refused.push(await refusal(ana, { ...offer, note: 'Less than 84213 is too little.' }))
  refused.push(await refusal(bo, { ...offer, note: '' }))
  refused.push(await refusal(bo, declaration(5)))
  refused.push(await refusal(bo, { ...offer, values: packageOf('9000'), note: '' }))
  await rooms.act(ana, matter, { ...offer, note: 'It needs a new roof.' })
  await rooms.act(bo, matter, {
    type: 'CounterOffer',
    answers: await standing(),
    values: packageOf('1000'),
    note: '',
  })
  const accept = { type: 'AcceptPackage', digest: await standing() }
  const below = await refusal(ana, { ...accept, evenBelow: false })
  expect(below).toMatchObject({ code: 'BelowAlternative' })
  refused.push(await refusal(bo, { ...accept, evenBelow: false }))
  await rooms.act(bo, matter, { type: 'ShareSignals', ranks: [{ issue: 1, rank: 1 }], acceptable: [] })
  await rooms.act(fay, matter, {
    type: 'RequestMediation',
    act: 'packages',
    mediator: 'built-in',
    note: '',
  })
  const [key, asked] = [...rooms.ledger.jobs].findLast(([, job]) => job.kind === 'mediation') ?? []
  if (!key || !asked) throw new Error('nothing was asked of the mediator')
  await mediationHandler(rooms.rooms, [builtIn], {
    log: (line) => log.push(line),
    secrets: async () => [],
    sealed: async () => null,
    limits: { tokens: null, cost: null },
  })({ ...asked, id: key, attempts: 1 }, never)
  expect((await rooms.state(matter)).bargaining?.proposals).toHaveLength(1)
  await rooms.act(ana, matter, { ...accept, evenBelow: true })

  const state = await rooms.state(matter)
  expect(state.settlements).toHaveLength(1)
  const id = negotiationId.parse(matter)
  const entries = await rooms.ledger.entriesAfter(id, 0)
  const files = await (await TestArchive.of(entries, newKeys())).files()
  const views = await Promise.all([bo, fay].map((who) => rooms.rooms.view(who, id)))
  const letters = [...rooms.ledger.jobs.values()].filter((job) => job.kind === 'letter')
  expect(letters.length).toBeGreaterThan(0)
  const left = {
    entries,
    views,
    refused,
    below,
    logs: [...log, ...logged],
    jobs: [...rooms.ledger.jobs.values()],
    directory: directoryOf(state),
    transcript: transcript(state),
    bundle: [...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('latin1')]),
  }
  for (const [where, text] of Object.entries(left))
    for (const secret of [...PLANTED, '84213'])
      expect(JSON.stringify(text).includes(secret), `${secret} in ${where}`).toBe(false)
  // What is looked for is there to be found: its owner sees it.
  expect(JSON.stringify(await rooms.rooms.view(ana, id))).toContain('84213')
})
