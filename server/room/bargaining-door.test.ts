import { describe, expect, test } from 'vitest'
import { begun, declaration, PLANTED, packageOf } from './bargaining.fixture'
import { ana, bo, fay, zed } from './testing'

describe('declaring', () => {
  test('[DEC2] “I don’t know” is no alternative, in several words', async () => {
    const { refusal } = await begun()
    for (const text of [
      'I don’t know',
      "i don't know yet.",
      'No idea',
      'n/a',
      '???',
      'Weiß nicht',
      'not sure',
    ])
      expect(await refusal(ana, declaration(10, text))).toEqual({ code: 'AlternativeUnknown' })
  })

  test('[DEC2] a declaration values each issue as what it is', async () => {
    const { refusal } = await begun()
    const whole = declaration(10)
    const [rent, garden] = whole.values.values
    const without = (values: unknown[]) => ({ ...whole, values: { ...whole.values, values } })
    expect(await refusal(ana, without([rent]))).toEqual({ code: 'ValuesDoNotFit', issue: 2 })
    expect(await refusal(ana, without([rent, garden, garden]))).toEqual({ code: 'ValuesDoNotFit', issue: 2 })
    expect(await refusal(ana, without([rent, { ...garden, points: [1, 2] }]))).toEqual({
      code: 'ValuesDoNotFit',
      issue: 2,
    })
  })

  test('[DEC4] what is declared reaches its owner alone, and is of one length in the store', async () => {
    const { rooms, matter } = await begun()
    const answer = await rooms.act(ana, matter, declaration(10))
    expect(answer.own).toMatchObject({ kind: 'declaration', values: { batna: { text: PLANTED[2] } } })
    await rooms.act(bo, matter, declaration(20, 'Moving to my sister, which is far away and small.'))
    const state = await rooms.state(matter)
    const entries = await rooms.ledger.entriesAfter(state.negotiation, 0)
    const others = await Promise.all([bo, fay].map((who) => rooms.rooms.view(who, state.negotiation)))
    const seen = JSON.stringify([entries, others[1], others[0]?.negotiation])
    for (const secret of PLANTED) expect(seen).not.toContain(secret)
    expect(JSON.stringify(await rooms.rooms.view(ana, state.negotiation))).toContain(PLANTED[2])
    const lengths = (state.bargaining?.declared ?? []).flatMap((one) => [one.utilities, one.batna])
    const stored = await Promise.all(lengths.map((one) => rooms.ledger.sealed(state.negotiation, one)))
    expect(new Set(stored.map((one) => one?.content.length))).toEqual(new Set([32_768]))
  })
})

describe('accepting', () => {
  const offered = async (batna: number, rent: string, garden?: string) => {
    const { rooms, matter, refusal, standing } = await begun()
    await rooms.act(ana, matter, declaration(10, 'Keeping it empty.'))
    await rooms.act(bo, matter, declaration(batna))
    await rooms.act(ana, matter, { type: 'MakeOffer', values: packageOf(rent, garden), note: '' })
    const accept = (evenBelow: boolean, digest: unknown) => ({ type: 'AcceptPackage', digest, evenBelow })
    return { rooms, matter, refusal, digest: await standing(), accept }
  }

  test('[OFF5] below its alternative the party alone is asked first, and nothing is recorded', async () => {
    const { rooms, matter, refusal, digest, accept } = await offered(60_000, '1000')
    const before = (await rooms.state(matter)).head.seq
    expect(await refusal(bo, accept(false, digest))).toEqual({ code: 'BelowAlternative', offer: 1 })
    expect((await rooms.state(matter)).head.seq).toBe(before)
    const answer = await rooms.act(bo, matter, accept(true, digest))
    expect(answer.own).toMatchObject({ kind: 'verdict', below: true })
    expect((await rooms.state(matter)).settlements).toHaveLength(1)
  })

  test('[OFF5] at or above it nothing is asked, and the verdict is sealed in the same shape', async () => {
    const { rooms, matter, digest, accept } = await offered(73_929, '500')
    const answer = await rooms.act(bo, matter, accept(false, digest))
    expect(answer.own).toMatchObject({ kind: 'verdict', below: false })
    const state = await rooms.state(matter)
    const [response] = state.bargaining?.offers[0]?.responses ?? []
    if (response?.answer !== 'accepts') throw new Error('not accepted')
    const stored = await rooms.ledger.sealed(state.negotiation, response.verdict)
    expect(stored?.content).toHaveLength('{"batna":"below"}'.length)
    expect(JSON.stringify(await rooms.rooms.view(ana, state.negotiation))).not.toContain('"below":')
  })

  test('[DEC4] [OFF5] people of the party who may not accept for it are not told how an offer compares with its alternative', async () => {
    for (const batna of [60_000, -1_000_000]) {
      const { rooms, matter, refusal, digest, accept } = await offered(batna, '1000')
      await rooms.sit(matter, 'p2', zed, 'Zed', 'member')
      for (const evenBelow of [false, true])
        expect(await refusal(zed, accept(evenBelow, digest))).toMatchObject({ code: 'OnlySignatory' })
    }
  })

  test('[OFF5] a red line is below any alternative', async () => {
    const { refusal, digest, accept } = await offered(-1_000_000, '500', 'Tenant only')
    expect(await refusal(bo, accept(false, digest))).toEqual({ code: 'BelowAlternative', offer: 1 })
  })

  test('[DEC6] what was declared is handed out only when each party has agreed, after the end', async () => {
    const { rooms, matter, refusal } = await offered(10, '800')
    expect(await refusal(ana, { type: 'OpenValues' })).toEqual({ code: 'NotAllAgreed' })
    await rooms.act(bo, matter, { type: 'WalkAway' })
    await rooms.act(ana, matter, { type: 'AgreeToReveal' })
    expect(await refusal(ana, { type: 'OpenValues' })).toEqual({ code: 'NotAllAgreed' })
    await rooms.act(bo, matter, { type: 'AgreeToReveal' })
    await rooms.act(ana, matter, { type: 'OpenValues' })
    const state = await rooms.state(matter)
    expect(JSON.stringify(state.bargaining?.revealed)).toContain(PLANTED[2])
  })
})

test('[OFF14] software is not let through with words that state a valuation, and its refusal tells no sealed figure', async () => {
  const { rooms, matter } = await begun()
  await rooms.act(ana, matter, declaration(74_311))
  await rooms.act(bo, matter, declaration(10, 'Keeping it empty.'))
  await rooms.act(ana, matter, {
    type: 'AppointDelegate',
    name: 'Hawk',
    kind: 'agent',
    subject: 'Offers',
    purposes: ['read', 'offer'],
    limits: { issues: null, ranges: [], words: [] },
    until: '2026-06-01T00:00:00.000Z',
    transferable: false,
  })
  const offer = (note: string) =>
    rooms.rooms.submitFor(1, rooms.sent(matter, { type: 'MakeOffer', values: packageOf('800'), note }))
  expect(await offer('We cannot go below 820.')).toMatchObject({
    outcome: 'refused',
    refusal: { code: 'ProseTells', reasons: ['limit'] },
  })
  // It may not read the declaration, so nothing is held against that.
  const answer = await offer('The figure 74311 stands on our door.')
  expect(answer.outcome).toBe('accepted')
})

test('[OFF14] people are warned of their own words wherever they write from, and send them all the same if they wish', async () => {
  const { rooms, matter, refusal } = await begun()
  await rooms.act(ana, matter, declaration(74_311))
  await rooms.act(bo, matter, declaration(10, 'Keeping it empty.'))
  const offer = (note: string, evenTelling?: boolean) => ({
    type: 'MakeOffer',
    values: packageOf('800'),
    note,
    ...(evenTelling === undefined ? {} : { evenTelling }),
  })
  const before = (await rooms.state(matter)).head.seq
  const telling = 'The figure 74311 stands on our door.'
  expect(await refusal(ana, offer(telling))).toMatchObject({ code: 'ProseWarns' })
  expect(await refusal(ana, offer(telling, false))).toMatchObject({ code: 'ProseWarns' })
  expect((await rooms.state(matter)).head.seq).toBe(before)
  await rooms.act(ana, matter, offer(telling, true))
  const state = await rooms.state(matter)
  expect(state.bargaining?.offers[0]?.note).toBe(telling)
  // That there was a warning is nobody else's to know.
  const entries = await rooms.ledger.entriesAfter(state.negotiation, 0)
  expect(JSON.stringify(entries)).not.toContain('evenTelling')
})

test('[OFF14] whoever may not read their party’s figures is not told by a warning what they are', async () => {
  const { rooms, matter, refusal } = await begun()
  await rooms.act(ana, matter, declaration(10))
  await rooms.act(bo, matter, declaration(74_311, 'Keeping it empty.'))
  expect(
    await refusal(ana, {
      type: 'MakeOffer',
      values: packageOf('800'),
      note: 'We cannot go below 820.',
    }),
  ).toEqual({ code: 'ProseWarns', reasons: ['limit'] })
  await rooms.act(ana, matter, {
    type: 'MakeOffer',
    values: packageOf('800'),
    note: 'The figure 74311 stands on our door.',
  })
  expect((await rooms.state(matter)).bargaining?.offers).toHaveLength(1)
})

test('[OFF14] a signatory who came after the declaration is not told by a warning what the party declared', async () => {
  const { rooms, matter } = await begun()
  await rooms.act(ana, matter, declaration(74_311))
  await rooms.act(bo, matter, declaration(10, 'Keeping it empty.'))
  await rooms.sit(matter, 'p1', zed, 'Zed', 'member')
  await rooms.act(fay, matter, { type: 'ReplaceSignatory', party: 'p1', person: zed, reason: 'Away.' })
  const note = 'The figure 74311 stands on our door.'
  const answer = await rooms.submit(zed, matter, { type: 'MakeOffer', values: packageOf('800'), note })
  expect(answer.outcome).toBe('accepted')
})
