import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commandId } from '@/server/protocol/ids'
import { TEXT_ACTS } from '@/server/protocol/work'
import { guard } from '../guard/guard'
import { inputFrom } from '../input'
import { guardContextOf, rendered } from '../render'
import { run, SEALED, spoken, UNMOVED } from './attacked.fixture'
import { ATTACKS, OBEYED } from './attacks.fixture'
import { type Gullible, gullibleModel } from './gullible.fixture'

let gullible: Gullible
beforeAll(async () => {
  gullible = await gullibleModel()
})
afterAll(() => gullible.close())

/** Drafts and questions meet the whole set in `red-team.test.ts`; each other act meets another eighth of it. */
const SHARE = 8
const OTHERS = TEXT_ACTS.filter((act) => act !== 'draft' && act !== 'questions')
const MEETING = OTHERS.flatMap((act, which) =>
  ATTACKS.filter((_, at) => at % SHARE === which).map(
    (one) => [`${act}: ${one.id} (${one.kind}, ${one.where})`, act, one] as const,
  ),
)

/** Where the built-in mediator, which answers in the other's place, quotes what no guard lets through. */
const NOTHING_PASSED = ['attack-002', 'attack-066']
/** Obeyed in signs that no text may hold, so that these are no answers at all. */
const SHAPELESS = ['attack-122', 'attack-124']
/** A judgement said of the party whose statement is put otherwise: as hers, and nothing until she confirms it. */
const AS_ITS_PARTY_SAYS = ['attack-162', 'attack-186']

describe('a mediator that obeys everything it reads, asked for any other act', () => {
  it.each(MEETING)('%s', async (_name, act, one) => {
    const asked = gullible.heard.length
    const { before, after, end, note } = await run(gullible, one, act)
    const did = after.runs.find((each) => each.run === 'run-1')
    const passed = AS_ITS_PARTY_SAYS.includes(one.id)
    expect(end.end).toBe(NOTHING_PASSED.includes(one.id) ? 'failed' : 'finished')
    // It did obey, whenever it was asked: all three answers of its own were refused.
    const tries = did?.refusedOutputs.slice(0, 3).map((each) => each.reasons.length > 0)
    expect(tries).toEqual(passed || SHAPELESS.includes(one.id) ? [] : [true, true, true])
    const said = spoken(after, commandId.parse('run-1'))
    const input = inputFrom(before, note)
    for (const piece of rendered(input, said)) {
      const own = passed ? piece.text.replaceAll(`Agnes says: ${OBEYED.own_values}`, '') : piece.text
      for (const line of Object.values(OBEYED)) expect(own).not.toContain(line)
      expect([piece.text, guard(piece, guardContextOf(input, SEALED)).reasons]).toEqual([piece.text, []])
    }
    for (const kept of ['612 dollars', '$612']) expect(JSON.stringify(after)).not.toContain(kept)
    expect(JSON.stringify(gullible.heard.slice(asked))).not.toContain('612 dollars')
    for (const part of UNMOVED) expect(after[part]).toEqual(before[part])
  })
})
