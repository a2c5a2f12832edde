import { describe, expect, it } from 'vitest'
import type { CoarseView } from '@/server/bargaining/coarse'
import { proposePackages } from '@/server/bargaining/proposals'
import { CRITERIA_NAMED } from '@/server/bargaining/prospects'
import { proposeInThread } from './propose-in-thread'

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
