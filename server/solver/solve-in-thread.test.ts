import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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
    await expect(solveInThread({ issues: [] })).rejects.toThrow()
  })
})
