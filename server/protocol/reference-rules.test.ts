import { expect, test } from 'vitest'
import type { Command } from './commands'
import { draftFromDecisions } from './finish'
import { a, ana, b, bo, drafted, fay, one, type Table, talking } from './testing'
import { unaddressed } from './turns'
import { pollFor } from './whose-turn'

/** The nine rules of the negotiation protocol reference, by their numbers there, at one table under round-robin. */

const code = (refusal: { code: string }) => refusal.code
const raise = (title: string): Command => ({
  type: 'RaiseIssue',
  title,
  question: `${title}?`,
  context: '',
  kind: { kind: 'text' },
})
const position = (issue = 1, text = 'From eight, because lorries come early.'): Command => ({
  type: 'TakePosition',
  issue,
  text,
})
const support = (issue = 1, decision = 'Open from 8 to 18.'): Command => ({
  type: 'SupportDecision',
  issue,
  decision,
})
const handOff: Command = { type: 'HandOff' }

function table(roundsPerParty = 5): Table {
  const order = { kind: 'round-robin', timeoutSeconds: 600 } as const
  const at = talking({
    preset: 'structured-issues',
    roundsPerParty,
    order,
    registration: { expected: 2, windowSeconds: 3600 },
  })
  at.does(ana, { type: 'Register', handle: 'alder' })
  at.does(bo, { type: 'Register', handle: 'birch' })
  return at
}
const issue = (at: Table, number = 1) => at.matter.issues[number - 1]

test('[ISS2] rule 1, append only: positions are added in a party’s own name and none is ever changed', () => {
  const at = table()
  at.does(ana, raise('Hours'))
  at.does(ana, position())
  const first = issue(at)?.positions[0]
  at.does(ana, position(1, 'From nine, because of the school.'))
  expect(issue(at)?.positions[0]).toEqual(first)
  expect(issue(at)?.positions.map((said) => [said.party, said.round])).toEqual([
    [a, 1],
    [a, 2],
  ])
})

test.each([
  'agree',
  'I agree with birch.',
  'Agreed, fine by us!',
  '+1',
  'Same as above',
  'LGTM',
  'We object.',
])('[ISS2] rule 2, full positions: %j is asked for its reasons', (text) => {
  const at = table()
  at.does(ana, raise('Hours'))
  expect(code(at.refusal(ana, position(1, text)))).toBe('ReasonsNeeded')
  expect(at.ask(ana, position(1, `${text} Lorries come early.`)).ok).toBe(true)
})

test('[ISS1] rules 3 and 4, one matter each, numbered by the server without gaps, by the holder only', () => {
  const at = table()
  const numbers = Array.from(
    { length: 12 },
    (_, n) => one(at.does(ana, raise(`Matter ${n}`)), 'IssueRaised').issue,
  )
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(code(at.refusal(bo, raise('Mine')))).toBe('NotYourTurn')
})

test('[TRN3] rule 5, address all issues: the turn warns of those left, and the hand-off records them', () => {
  const at = table()
  for (const title of ['Hours', 'Noise']) at.does(ana, raise(title))
  for (const number of [1, 2]) at.does(ana, position(number))
  expect(unaddressed(at.matter, a)).toEqual([])
  at.does(ana, handOff)
  at.does(bo, position(1))
  expect(one(at.does(bo, handOff), 'TurnHandedOff').unaddressed).toEqual([2])
})

test('[ISS5] rule 6, no self-agreement: agreed only with another party’s position and each party’s own act', () => {
  const at = table()
  at.does(ana, raise('Hours'))
  at.does(ana, position())
  expect(code(at.refusal(ana, support()))).toBe('NoOtherPosition')
  at.does(ana, handOff)
  at.does(bo, position())
  expect(one(at.does(bo, support()), 'DecisionSupported').party).toBe(b)
  expect(issue(at)?.status).toBe('OPEN')
  at.does(bo, handOff)
  expect(one(at.does(ana, support()), 'IssueAgreed').decision).toBe('Open from 8 to 18.')
})

test('[ISS4] rule 7, escalation: after the rounds without agreement, with a summary for the people', () => {
  const at = table(1)
  at.does(ana, raise('Hours'))
  const escalate: Command = { type: 'EscalateIssue', issue: 1, summary: 'We differ on the mornings.' }
  expect(code(at.refusal(ana, escalate))).toBe('RoundsLeft')
  at.does(ana, position())
  expect(code(at.refusal(ana, position()))).toBe('RoundsUsed')
  at.does(ana, handOff)
  at.does(bo, escalate)
  expect(issue(at)).toMatchObject({
    status: 'ESCALATED',
    escalation: { summary: 'We differ on the mornings.' },
  })
})

test('[FIN1] [FIN2] rule 8, finish: with all agreed the final document is drafted; it is done once all have ratified', () => {
  const at = table()
  at.does(ana, raise('Hours'))
  at.does(ana, position())
  expect(draftFromDecisions(at.matter)).toMatchObject({ ready: false, open: [1] })
  at.does(ana, handOff)
  at.does(bo, position())
  at.does(bo, support())
  at.does(bo, handOff)
  at.does(ana, support())
  const from = draftFromDecisions(at.matter)
  if (!from.ready) throw new Error('not ready')
  const origin = { kind: 'person', person: fay } as const
  const settlement = drafted(
    at.does(fay, { type: 'DraftSettlement', run: null, basedOn: null, draft: from.draft, origin }),
  )
  at.callFor(settlement)
  at.ratifies(ana)
  expect(pollFor(at.matter, a).answer).toBe('waiting')
  at.ratifies(bo)
  expect(pollFor(at.matter, a).answer).toBe('done')
})

test('[TRN8] [TRN5] rule 9, never stop polling: a silent holder is passed over, so that whoever polls gets its turn', () => {
  const at = table()
  expect(pollFor(at.matter, b).answer).toBe('waiting')
  at.passHours(1)
  expect(pollFor(at.matter, b).answer).toBe('waiting')
  at.does(bo, { type: 'SkipTurn', holder: a })
  expect(pollFor(at.matter, b).answer).toBe('your-turn')
  expect(pollFor(at.matter, a).answer).toBe('waiting')
})
