import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CoarseView } from '@/server/bargaining/coarse'
import { proposePackages } from '@/server/bargaining/proposals'
import { CRITERIA_NAMED } from '@/server/bargaining/prospects'
import { proposeInThread } from './propose-in-thread'
import { solveInThread } from './solve-in-thread'

function load(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../bargaining/cases/${name}.json`, import.meta.url), 'utf8'))
}

describe('solving in a thread', () => {
  it('gives the same report as solving here, and tells how far it is', async () => {
    const stages: string[] = []
    const report = await solveInThread(load('llmdelib-base'), {
      onProgress: ({ stage }) => stages.push(stage),
    })
    expect(report).toMatchObject({ outcomes: 720, acceptableToAll: 12, nash: { value: 6031872 } })
    expect(new Set(stages)).toEqual(new Set(['counting', 'frontier', 'solutions']))
  })

  it('ends at once when cancelled', async () => {
    const controller = new AbortController()
    const solving = solveInThread(load('synthetic-20x3p'), {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('no longer wanted')),
    })
    await expect(solving).rejects.toThrow('no longer wanted')
  })

  it('says what is wrong with a file that is no case', async () => {
    await expect(solveInThread({ issues: [] })).rejects.toThrow('"path": [\n      "issues"')
  })
})

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
})
