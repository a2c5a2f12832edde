import { describe, expect, it } from 'vitest'
import type { CoarseView } from '@/server/bargaining/coarse'
import { packagesIn, rankPackages, rowsOf, TooManyPackages } from '@/server/bargaining/own-packages'
import { proposePackages } from '@/server/bargaining/proposals'
import { CRITERIA_NAMED } from '@/server/bargaining/prospects'
import { rentValues } from '@/server/protocol/values.fixture'
import { proposeInThread } from './propose-in-thread'
import { rankInThread } from './rank-in-thread'

describe('a mediator’s packages, worked out in a thread', () => {
  const view: CoarseView = {
    parties: 2,
    issues: [
      { options: 3, ordered: false },
      { options: 4, ordered: true },
    ],
    offers: [
      { round: 1, party: 0, deal: [0, 0] },
      { round: 1, party: 1, deal: [2, 3] },
    ],
    said: [],
    shared: [],
    rounds: 20,
  }

  it('are the same as here, and it tells how far it is', async () => {
    const done: number[] = []
    const deals = await proposeInThread(view, CRITERIA_NAMED, {
      onProgress: (progress) => done.push(progress.done),
    })
    expect(deals).toEqual(proposePackages(view))
    expect(done).toEqual([1, 2])
  })

  it('are none when the work is cancelled', async () => {
    const controller = new AbortController()
    const proposing = proposeInThread({ ...view, parties: 200 }, CRITERIA_NAMED, {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('no longer wanted')),
    })
    await expect(proposing).rejects.toThrow('no longer wanted')
  })

  it('are none when the work fails, and why is told', async () => {
    const tooMany = { ...view, issues: [{ options: 2 ** 33, ordered: false }] }
    await expect(proposeInThread(tooMany, CRITERIA_NAMED)).rejects.toThrow('Invalid array length')
  })
})

describe('a party’s packages, ranked in a thread', () => {
  const issues = [
    { issue: 1, kind: { kind: 'amount' as const, unit: '€', min: '500', max: '1100', step: '0.01' } },
  ]
  const declared = { values: [rentValues([0, 700])], batna: { text: 'Elsewhere.', value: 90 } }

  it('are the same as here', async () => {
    expect(packagesIn(rowsOf(issues, declared))).toBe(60_001)
    expect(await rankInThread(issues, declared)).toEqual(rankPackages(issues, declared))
  })

  it('are none when the work is cancelled', async () => {
    const signal = AbortSignal.abort(new Error('no longer wanted'))
    await expect(rankInThread(issues, declared, { signal })).rejects.toThrow('no longer wanted')
  })

  it('are ranked here where they are few, and refused where even some are too many', async () => {
    const few = [
      { issue: 1, kind: { kind: 'amount' as const, unit: '€', min: '500', max: '1100', step: '50' } },
    ]
    expect(await rankInThread(few, declared)).toEqual(rankPackages(few, declared))
    const options = Array.from({ length: 40 }, (_, at) => `option ${at}`)
    const many = [1, 2, 3, 4].map((issue) => ({ issue, kind: { kind: 'options' as const, options } }))
    await expect(rankInThread(many, declared)).rejects.toThrow(TooManyPackages)
  })
})
