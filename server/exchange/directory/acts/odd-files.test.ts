import { mkdirSync, rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { outcomeOf, REFUSED } from '../outcome'
import { handOff } from './hand-off'
import { poll } from './poll'
import { register } from './register'
import { status } from './status'
import { at, begun, first, issue, made, path, place, put, START, waiting } from './testing'

it('a directory of which only meta.md was made is gone on with', async () => {
  mkdirSync(place.path)
  put('meta.md', '# Negotiation Metadata\r\n\r\n- **expected_agents:** 2\r\n')
  expect(status(place).lines).toContain('Current turn: registration')
  expect((await issue('rent')).lines).toEqual(['01-rent.md'])
  for (const name of ['alpha', 'beta']) expect((await register(place, name, null, START)).code).toBe(0)
  expect((await waiting('alpha')).outcome.code).toBe(0)
  expect((await poll(place, 'alpha', at(1))).code).toBe(0)
})

it('a folder where a file should be is told by name, and one among the positions is none of them', async () => {
  await begun()
  mkdirSync(path('positions', '09-x.md'))
  expect(status(place).lines).toContain('Summary: 1 issues — 0 agreed, 1 open, 0 escalated')
  rmSync(path('turn.md'))
  mkdirSync(path('turn.md'))
  const outcome = await poll(place, 'alpha', at(6)).catch(outcomeOf)
  expect(first(outcome)).toEqual([
    REFUSED.Unreadable,
    `Error: ${path('turn.md')}: a directory stands where a file should be`,
  ])
})

it('what no line of a protocol is, is read in the time that reading takes', async () => {
  await begun()
  put('positions/01-rent.md', '```\n'.repeat(200_000))
  put('positions/02-x.md', `## status: a${' '.repeat(500_000)}b\n## ${' '.repeat(500_000)}b\n`)
  expect(status(place).code).toBe(0)
  expect((await handOff(place, 'alpha', at(6))).code).toBe(0)
})

it('a directory whose meta.md says nothing is told so by every command', async () => {
  await made()
  put('meta.md', '# Negotiation Metadata\n')
  for (const act of [
    () => register(place, 'alpha', null, START),
    () => handOff(place, 'alpha', START),
    () => issue('x'),
    () => poll(place, 'alpha', START),
    async () => status(place),
  ])
    expect(first(await act().catch(outcomeOf))).toEqual([
      REFUSED.Unreadable,
      expect.stringContaining('expected_agents'),
    ])
})
