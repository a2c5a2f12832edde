import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { REFUSED } from '../outcome'
import { finish } from './finish'
import { handOff } from './hand-off'
import { poll } from './poll'
import { status } from './status'
import { at, begun, first, issue, path, place, put, START } from './testing'

const said = (agent: string, round: number, text: string) =>
  `## ${agent}'s position (round ${round})\n${text}\n\n`
const RENT = 'positions/01-rent.md'

/** Alpha holds the first turn, with one issue. */
beforeEach(() => begun(2))
const end = (agent: string | null = null) => finish(place, { agent, escalatedBy: null }, at(50))

test('rule 1, append only: what another wrote cannot be changed, and words put in its mouth are told', async () => {
  put(RENT, said('alpha', 1, 'Half, since both use it.'))
  await handOff(place, 'alpha', at(6))
  put(RENT, said('alpha', 1, 'All of it.') + said('beta', 1, 'Then I agree.'))
  expect((await handOff(place, 'beta', at(7))).code).toBe(REFUSED.TextChanged)
  put(RENT, said('alpha', 1, 'Half, since both use it.') + said('alpha', 2, 'Or all of it.'))
  expect((await handOff(place, 'beta', at(8))).lines).toContain(
    'Positions under another agent’s name were added this turn: 01-rent.md',
  )
})

test.each(['I agree.', 'agree', 'OK with alpha!', ''])(
  'rule 2, full positions: %j is handed on, and asked for its reasons',
  async (text) => {
    await handOff(place, 'alpha', at(6))
    put(RENT, said('beta', 1, text))
    const { code, lines, data } = await handOff(place, 'beta', at(7))
    expect([code, lines[0]]).toEqual([0, 'Turn handed to: alpha'])
    expect(lines.slice(1)).toEqual([
      'Only yes or no, without reasons; add them in your next position: 01-rent.md',
    ])
    expect(data).toMatchObject({ turn: 'alpha', withoutReasons: ['01-rent.md'] })
  },
)

test('rule 2, full positions: a yes with its reasons is asked for nothing', async () => {
  put(RENT, said('alpha', 1, 'I agree, because both of us use the yard.'))
  expect((await handOff(place, 'alpha', at(6))).lines).toEqual(['Turn handed to: beta'])
})

test('rules 3 and 4, one issue per file, numbered by new-issue alone', async () => {
  const names = []
  for (const topic of ['a', 'b', 'a']) names.push((await issue(topic)).lines[0])
  expect(names).toEqual(['02-a.md', '03-b.md', '04-a.md'])
  put('issues/41-by-hand.md', '# Issue: By hand')
  expect((await issue('next')).lines).toEqual(['42-next.md'])
})

test('rule 5, address all issues: those left in silence are named, also those of others', async () => {
  await issue('bins')
  await handOff(place, 'alpha', at(6))
  put(RENT, said('beta', 1, 'Half, as it is fair.'))
  expect((await handOff(place, 'beta', at(7))).lines).toContain(
    'Open and not addressed this turn: 02-bins.md',
  )
})

test('rule 6, no self-agreement: the position of another is enough, one’s own is not', async () => {
  put(RENT, `${said('alpha', 1, 'Half, since both use it.')}## Status: AGREED\nHalf each.\n`)
  expect((await handOff(place, 'alpha', at(6))).code).toBe(REFUSED.SelfAgreement)
  put(RENT, said('alpha', 1, 'Half, since both use it.'))
  await handOff(place, 'alpha', at(6))
  put(RENT, `${said('alpha', 1, 'Half, since both use it.')}## Status: AGREED\nHalf each.\n`)
  expect(status(place).lines.join('\n')).not.toContain('Not counted')
  expect((await handOff(place, 'beta', at(7))).code).toBe(0)
  put('final.md', '# Final')
  expect(status(place).lines).toContain('🎉 All issues resolved! Ready for final document.')
  expect((await end('alpha')).code).toBe(0)
})

test('rule 6, no self-agreement: an agreement of one that slipped through a time-out ends nothing', async () => {
  put(RENT, `${said('alpha', 1, 'Half, since both use it.')}## Status: AGREED\nHalf each.\n`)
  await poll(place, 'beta', at(700))
  put('final.md', '# Final')
  expect((await end('beta')).code).toBe(REFUSED.SelfAgreement)
  expect(status(place).lines).toContain(
    'Not counted at the end: 01-rent.md, AGREED without a position of another agent.',
  )
})

test('rule 7, escalation: once all rounds are used it is asked for, with a summary', async () => {
  const rounds = (most: number) =>
    Array.from({ length: most }, (_, n) => said('alpha', n + 1, 'Half.') + said('beta', n + 1, 'A third.'))
  put(RENT, rounds(2).join(''))
  const { lines } = await handOff(place, 'alpha', at(6))
  expect(lines).toContain(
    'All rounds used without agreement; set the status to ESCALATE with a summary: 01-rent.md',
  )
  put(RENT, `${rounds(2).join('')}## Status: ESCALATE\n`)
  expect((await handOff(place, 'beta', at(7))).lines).toContain(
    'AGREED without the decision, or ESCALATE without a summary, under the status: 01-rent.md',
  )
  put(RENT, `${rounds(3).join('')}## Status: ESCALATE\nHalf, or a third.\n`)
  expect((await handOff(place, 'alpha', at(8))).code).toBe(REFUSED.RoundLimit)
})

test('rule 8, finish: all agreed, final.md written, by the holder, and then every poll says so', async () => {
  put(RENT, said('alpha', 1, 'Half.'))
  expect((await end()).code).toBe(1)
  put(RENT, `${said('alpha', 1, 'Half.')}${said('beta', 1, 'Half.')}## Status: AGREED\nHalf each.\n`)
  expect(first(await end())).toEqual([
    1,
    `Error: ${place.named}/final.md not found. Write the final document first.`,
  ])
  put('final.md', '# Final\n\nHalf each.\n')
  expect((await end('beta')).code).toBe(REFUSED.NotYourTurn)
  expect((await end('alpha')).code).toBe(0)
  for (const name of ['alpha', 'beta']) expect(first(await poll(place, name, at(51)))).toEqual([2, 'done'])
})

test('rule 9, never stop polling: whoever polls gets its turn, whatever became of the holder', async () => {
  expect((await poll(place, 'beta', at(605))).code).toBe(1)
  expect((await poll(place, 'beta', at(606))).code).toBe(0)
  // A holder that nobody registered, as a slip of the pen leaves it: passed over like any other.
  put('turn.md', 'nobody')
  put('.turn-started', `nobody\n${START.getTime() / 1000}`)
  expect((await poll(place, 'beta', at(601))).lines).toEqual([
    'Turn timeout: nobody has been inactive for 601s (limit: 600s). Skipping.',
    'Skipped nobody, turn passed to alpha',
    'waiting (current turn: alpha)',
  ])
  expect(readFileSync(path('turn.md'), 'utf8')).toBe('alpha\n')
})
