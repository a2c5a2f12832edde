import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { type Place, placeOf } from '../files'
import type { Outcome } from '../outcome'
import { init } from './init'
import { newIssue } from './new-issue'
import { register } from './register'
import { waitForStart } from './wait-for-start'

let folder = ''
/** A directory of each test’s own, not made yet. */
export let place: Place
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley directory '))
  place = placeOf(join(folder, 'a negotiation'), {})
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

export const START = new Date('2026-03-01T10:00:00.000Z')
export const at = (seconds: number) => new Date(START.getTime() + seconds * 1000)
export const path = (...names: string[]) => join(place.path, ...names)
export const file = (...names: string[]) => readFileSync(path(...names), 'utf8')
export const put = (name: string, text: string) => writeFileSync(path(name), text)
export const issue = (topic: string, agent: string | null = null) =>
  newIssue(place, { topic, agent, title: null, question: null, context: null }, at(5))
export const first = ({ code, lines }: Outcome) => [code, lines[0]]
export const position = (agent: string, round: number, text: string) =>
  `\n## ${agent}'s position (round ${round})\n${text}\n`

export async function made(agents = 2, more: Partial<Parameters<typeof init>[1]> = {}): Promise<Outcome> {
  const meta = { windowSeconds: 30, maxRounds: 5, pollSeconds: 5, turnTimeoutSeconds: 600, topic: null }
  return init(place, { ...meta, expectedAgents: agents, ...more }, START)
}
export async function waiting(name: string, now = at(1)): Promise<{ outcome: Outcome; said: string[] }> {
  const said: string[] = []
  const never = () => Promise.reject(new Error('nothing is waited for here'))
  const parts = { now: () => now, say: (line: string) => said.push(line), pause: never }
  return { outcome: await waitForStart(place, name, parts), said }
}
/** Two agents at the first turn of alpha, with one issue. */
export async function begun(maxRounds = 5): Promise<void> {
  await made(2, { maxRounds })
  await register(place, 'alpha', null, START)
  await register(place, 'beta', null, START)
  await waiting('beta')
  await issue('rent', 'alpha')
}
