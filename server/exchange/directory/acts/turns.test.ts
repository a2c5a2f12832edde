import { rmSync, utimesSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { outcomeOf, REFUSED } from '../outcome'
import { handOff } from './hand-off'
import { poll } from './poll'
import { register } from './register'
import { at, begun, file, first, made, path, place, position, put, START, waiting } from './testing'

describe('poll', () => {
  it('answers 0, 1 and 2', async () => {
    await made()
    expect(first(await poll(place, 'alpha', START))).toEqual([1, 'waiting (current turn: registration)'])
    await register(place, 'alpha', null, START)
    await register(place, 'beta', null, START)
    await waiting('alpha')
    expect(first(await poll(place, 'alpha', at(2)))).toEqual([0, 'your-turn'])
    expect(first(await poll(place, 'beta', at(2)))).toEqual([1, 'waiting (current turn: alpha)'])
    put('turn.md', 'done\n')
    expect(first(await poll(place, 'beta', at(2)))).toEqual([2, 'done'])
  })

  it('skips the holder strictly after the limit, for an agent who takes turns', async () => {
    await begun()
    const since = 5
    expect(await poll(place, 'beta', at(since + 600))).toMatchObject({ code: 1 })
    expect(await poll(place, 'stranger', at(since + 601))).toMatchObject({ code: 1 })
    expect(await poll(place, 'beta', at(since + 601))).toMatchObject({
      code: 0,
      lines: [
        'Turn timeout: alpha has been inactive for 601s (limit: 600s). Skipping.',
        'Skipped alpha, turn passed to beta',
        'your-turn',
      ],
    })
    expect(file('.turn-started')).toBe(`beta\n${at(since + 601).getTime() / 1000}\n`)
  })

  it('[defect 4] a holder that never came is skipped, counted from the hand-off', async () => {
    await begun()
    await handOff(place, 'alpha', at(10))
    expect(await poll(place, 'alpha', at(611))).toMatchObject({ code: 0 })
    // Handed on by an old script: turn.md alone tells when.
    put('turn.md', 'beta\n')
    put('.turn-started', 'alpha\n1\n')
    utimesSync(path('turn.md'), at(700), at(700))
    expect(await poll(place, 'alpha', at(1300))).toMatchObject({ code: 1 })
    expect(await poll(place, 'alpha', at(1301))).toMatchObject({ code: 0 })
  })

  it('[defect 8] says so where there is nothing, with a code that ends no loop by mistake', async () => {
    expect(first(await poll(place, 'alpha', START).catch(outcomeOf))).toEqual([
      REFUSED.NoNegotiation,
      `Error: No negotiation found at ${place.named}`,
    ])
  })
})

describe('hand-off', () => {
  it('passes the turn round, names what was not addressed, and answers 1 as the table says', async () => {
    await made()
    expect(first(await handOff(place, 'alpha', START))).toEqual([1, 'Error: No agents registered'])
    rmSync(place.path, { recursive: true })
    await begun()
    expect(first(await handOff(place, 'gamma', at(9)))).toEqual([1, 'Error: gamma not found in agent list'])
    expect((await handOff(place, 'alpha', at(9))).lines).toEqual([
      'Turn handed to: beta',
      'Open and not addressed this turn: 01-rent.md',
    ])
    put('positions/01-rent.md', position('beta', 1, 'Half.'))
    expect((await handOff(place, 'beta', at(9))).lines).toEqual(['Turn handed to: alpha'])
  })

  it('[defect 7] is refused to who has no turn, and revives nothing', async () => {
    await begun()
    expect((await handOff(place, 'beta', at(9))).code).toBe(REFUSED.NotYourTurn)
    put('turn.md', 'done\n')
    expect((await handOff(place, 'alpha', at(9))).code).toBe(REFUSED.AlreadyDone)
    expect(file('turn.md')).toBe('done\n')
  })

  it('[defect 10] is refused with an agreement of one, and goes on once it is open again', async () => {
    await begun()
    put('positions/01-rent.md', `${position('alpha', 1, 'Half.')}\n## Status: AGREED\nHalf.\n`)
    expect(first(await handOff(place, 'alpha', at(9)))).toEqual([
      REFUSED.SelfAgreement,
      'Error: 01-rent.md is AGREED, but only alpha has taken a position on it.',
    ])
    put('positions/01-rent.md', `${position('alpha', 1, 'Half.')}\n## Status: OPEN\n`)
    expect((await handOff(place, 'alpha', at(9))).code).toBe(0)
    put(
      'positions/01-rent.md',
      `${position('alpha', 1, 'Half.')}${position('beta', 1, 'Half, as it is fair.')}\n## Status: AGREED\n`,
    )
    expect((await handOff(place, 'beta', at(9))).code).toBe(0)
  })

  it('[defect 10] is refused beyond the round limit', async () => {
    await begun(1)
    put('positions/01-rent.md', position('alpha', 1, 'Half.') + position('alpha', 2, 'A third.'))
    expect(first(await handOff(place, 'alpha', at(9)))).toEqual([
      REFUSED.RoundLimit,
      'Error: 01-rent.md: alpha has taken 2 positions, and the limit is 1.',
    ])
  })

  it('[defect 10] is refused when another’s position no longer stands, and says where it is kept', async () => {
    await begun()
    put('positions/01-rent.md', position('alpha', 1, 'Half.'))
    await handOff(place, 'alpha', at(9))
    put('positions/01-rent.md', position('alpha', 1, 'All of it.') + position('beta', 1, 'Good.'))
    const refusal = await handOff(place, 'beta', at(9))
    expect(refusal.code).toBe(REFUSED.TextChanged)
    expect(file('.parley/turn/01-rent.md')).toContain('Half.')
    expect(refusal.lines[1]).toContain('.parley/turn/01-rent.md')
  })
})
