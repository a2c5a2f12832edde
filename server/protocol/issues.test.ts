import { describe, expect, test } from 'vitest'
import { type Command, command } from './commands'
import { latestIntent } from './intents'
import { needsOf } from './needs'
import {
  a,
  ana,
  ann,
  b,
  bo,
  c,
  cy,
  fay,
  intent,
  one,
  opened,
  seated,
  stating,
  type Table,
  type TableOptions,
  talking,
} from './testing'

const code = (refusal: { code: string }) => refusal.code
const raise: Command = {
  type: 'RaiseIssue',
  title: 'Opening hours',
  question: 'When is the yard open?',
  context: '',
  kind: { kind: 'text' },
}
const position = (text = 'From eight, because lorries come early.'): Command => ({
  type: 'TakePosition',
  issue: 1,
  text,
})
const support = (decision = 'Open from 8 to 18.'): Command => ({
  type: 'SupportDecision',
  issue: 1,
  decision,
})
const escalate: Command = { type: 'EscalateIssue', issue: 1, summary: 'We differ on the mornings.' }

function withIssue(options: TableOptions = {}): Table {
  const table = talking(options)
  table.does(ana, raise)
  return table
}
function issue(table: Table) {
  const [first] = table.matter.issues
  if (!first) throw new Error('no issue')
  return first
}
function agreed(options: TableOptions = {}): Table {
  const table = withIssue(options)
  const people = options.parties === 3 ? [ana, bo, cy] : [ana, bo]
  for (const person of people) table.does(person, position())
  for (const person of people) table.does(person, support())
  return table
}
function escalated(): Table {
  const table = withIssue({ roundsPerParty: 1 })
  table.does(ana, position())
  table.does(bo, escalate)
  return table
}

describe('intents', () => {
  test('[INT1] any person of a party states its intent, with at least one goal', () => {
    const table = stating().seat(ann, 'member', a)
    const stated = one(table.does(ann, { type: 'StateIntent', statement: intent() }), 'IntentStated')
    expect(stated).toMatchObject({ party: a, by: ann, version: 1 })
    const empty: Command = { type: 'StateIntent', statement: { ...intent(), goals: [] } }
    expect(command.safeParse(empty).success).toBe(false)
  })

  test('[INT2] every version is kept, and the latest is the party’s intent', () => {
    const table = talking().states(ana, intent({ redLines: ['No noise before 8.'] }))
    const mine = table.matter.intents.filter((one) => one.party === a)
    expect(mine.map((one) => one.version)).toEqual([1, 2])
    expect(latestIntent(table.matter, a)?.statement.redLines).toEqual(['No noise before 8.'])
  })

  test('[INT3] no intent before its phase', () => {
    expect(code(seated().refusal(ana, { type: 'StateIntent', statement: intent() }))).toBe('WrongPhase')
    expect(code(opened().refusal(fay, { type: 'StateIntent', statement: intent() }))).toBe('WrongPhase')
  })
})

describe('issues', () => {
  test('[ISS1] issues are numbered without gaps, by whoever raises them', () => {
    const table = withIssue()
    expect(one(table.does(fay, raise), 'IssueRaised')).toMatchObject({ issue: 2, party: null, by: fay })
    expect(one(table.does(bo, raise), 'IssueRaised')).toMatchObject({ issue: 3, party: b })
    expect(code(stating().refusal(ana, raise))).toBe('WrongPhase')
  })

  test('[ISS2] positions are appended and counted for each party and issue', () => {
    const table = withIssue()
    const rounds = [ana, bo, ana].map((who) => one(table.does(who, position()), 'PositionTaken').round)
    expect(rounds).toEqual([1, 1, 2])
    expect(issue(table).positions).toHaveLength(3)
  })

  test.each(['yes', 'I agree.', ' No! ', 'agreed', '…ok?'])(
    '[ISS2] %j is sent back for its reasons',
    (text) => {
      expect(code(withIssue().refusal(bo, position(text)))).toBe('ReasonsNeeded')
    },
  )

  test('[ISS3] at the round limit the next position is refused, and the other party’s is not', () => {
    const table = withIssue({ roundsPerParty: 2 })
    table.does(ana, position())
    table.does(ana, position())
    expect(table.refusal(ana, position())).toEqual({ code: 'RoundsUsed', issue: 1, rounds: 2 })
    expect(table.ask(bo, position()).ok).toBe(true)
  })

  test('[ISS4] any party escalates once a party has used its rounds, not before', () => {
    const table = withIssue({ roundsPerParty: 2 })
    table.does(ana, position())
    expect(table.refusal(bo, escalate)).toEqual({ code: 'RoundsLeft', issue: 1, rounds: 1 })
    table.does(ana, position())
    expect(one(table.does(bo, escalate), 'IssueEscalated')).toMatchObject({ party: b, by: bo })
    expect(issue(table).status).toBe('ESCALATED')
  })

  test('[ISS4] where there is no limit of rounds nothing is escalated', () => {
    const table = withIssue()
    table.does(ana, position())
    expect(table.refusal(bo, escalate)).toEqual({ code: 'RoundsLeft', issue: 1, rounds: null })
  })

  test('[ISS5] no party agrees with itself: another party must have taken a position', () => {
    const table = withIssue()
    table.does(ana, position())
    expect(code(table.refusal(ana, support()))).toBe('NoOtherPosition')
    table.does(bo, support())
    expect(issue(table).status).toBe('OPEN')
    expect(code(table.refusal(ana, support()))).toBe('NoOtherPosition')
  })

  test('[ISS5] each seated party must support the same decision, to the letter', () => {
    const table = withIssue({ parties: 3 })
    for (const who of [ana, bo, cy]) table.does(who, position())
    table.does(ana, support())
    table.does(bo, support('Open from 8 to 18'))
    table.does(cy, support())
    expect(issue(table).status).toBe('OPEN')
    expect(one(table.does(bo, support()), 'IssueAgreed').decision).toBe('Open from 8 to 18.')
    expect(issue(table)).toMatchObject({ status: 'AGREED', decision: 'Open from 8 to 18.' })
  })

  test('[ISS5] the position of a party that was taken off the list does not open the way to agreement', () => {
    const table = talking()
    table.does(ana, raise)
    table.does(fay, { type: 'AddParty', party: c, name: 'Cedar Mill' })
    table.seat(cy, 'member', c)
    table.does(cy, position())
    table.does(cy, { type: 'LeaveSeat' })
    table.does(fay, { type: 'RemoveParty', party: c, reason: 'Not concerned.' })
    expect(code(table.refusal(ana, support()))).toBe('NoOtherPosition')
  })

  test('[ISS6] a later support replaces the earlier one', () => {
    const table = withIssue()
    for (const who of [ana, bo]) table.does(who, position())
    table.does(ana, support('A'))
    table.does(ana, support('B'))
    table.does(bo, support('A'))
    expect(issue(table).status).toBe('OPEN')
  })

  test('[ISS6] a new position takes one’s own support back, and nobody else’s', () => {
    const table = withIssue({ parties: 3 })
    for (const who of [ana, bo, cy]) table.does(who, position())
    table.does(ana, support())
    table.does(bo, support())
    table.does(ana, position('On second thought from nine, because of the school.'))
    expect(issue(table).support.map((one) => one.party)).toEqual([b])
    table.does(cy, support())
    expect(issue(table).status).toBe('OPEN')
  })

  test('[ISS7] on an issue that is not open nothing is said, supported, claimed or escalated', () => {
    const table = agreed()
    const claim: Command = {
      type: 'ImportClaim',
      party: a,
      author: 'Ana',
      issue: 1,
      text: 'x y',
      agreed: true,
    }
    for (const [who, act] of [
      [ana, position()],
      [ana, support()],
      [ana, escalate],
      [fay, claim],
    ] as const)
      expect([act.type, code(table.refusal(who, act))]).toEqual([act.type, 'IssueNotOpen'])
    expect(code(table.refusal(ana, { type: 'TakePosition', issue: 9, text: 'From nine.' }))).toBe(
      'UnknownIssue',
    )
  })

  test('[ISS8] the facilitator drops or carves out an escalated issue, once, with a reason', () => {
    const aside: Command = {
      type: 'SetIssueAside',
      issue: 1,
      decision: 'carved-out',
      reason: 'For next year.',
    }
    expect(code(withIssue().refusal(fay, aside))).toBe('IssueNotEscalated')
    expect(code(agreed().refusal(fay, aside))).toBe('IssueNotEscalated')
    const table = escalated()
    expect(code(table.refusal(ana, aside))).toBe('OnlyFacilitator')
    table.does(fay, aside)
    expect(issue(table).setAside).toMatchObject({ decision: 'carved-out', by: fay, reason: 'For next year.' })
    expect(code(table.refusal(fay, aside))).toBe('IssueNotOpen')
  })

  test('[ISS9] reopening keeps the positions and clears what was decided', () => {
    const reopen: Command = { type: 'ReopenIssue', issue: 1, reason: 'New facts.' }
    expect(code(withIssue().refusal(ana, reopen))).toBe('IssueNotDecided')
    for (const table of [agreed(), escalated()]) {
      const before = issue(table).positions
      table.does(bo, reopen)
      expect(issue(table)).toMatchObject({
        status: 'OPEN',
        positions: before,
        support: [],
        decision: null,
        escalation: null,
      })
    }
    const aside = escalated()
    aside.does(fay, { type: 'SetIssueAside', issue: 1, decision: 'dropped', reason: 'x' })
    aside.does(fay, reopen)
    expect(issue(aside)).toMatchObject({ status: 'OPEN', setAside: null })
  })

  test('[ISS10] a trade-off is said and moves nothing', () => {
    const table = withIssue()
    const { phase, issues, calls } = table.matter
    const events = table.does(ana, { type: 'ProposeTrade', offer: 'x', want: 'y', because: 'z' })
    expect(one(events, 'TradeProposed')).toMatchObject({ trade: 1, party: a })
    expect(table.matter).toMatchObject({ phase, issues, calls })
  })
})

describe('imports', () => {
  const claim: Command = {
    type: 'ImportClaim',
    party: b,
    author: 'B. Birch',
    issue: 1,
    text: 'agree',
    agreed: true,
  }

  test('[IMP1] the importer is the actor, the claimed author is data', () => {
    const table = withIssue()
    expect(one(table.does(fay, claim), 'ClaimImported')).toMatchObject({
      by: fay,
      author: 'B. Birch',
      party: b,
    })
    expect(code(table.refusal(fay, { ...claim, party: c }))).toBe('UnknownParty')
    expect(issue(table).positions).toEqual([])
  })

  test('[IMP2] only that party’s signatory confirms a claim, once, and it becomes a position', () => {
    const table = withIssue().seat(ann, 'member', b)
    table.does(fay, claim)
    const confirm: Command = { type: 'ConfirmClaim', claim: 1 }
    const waits = () => needsOf(table.matter, bo).filter((need) => need.kind === 'confirm-claim')
    expect(waits()).toEqual([{ kind: 'confirm-claim', issue: 1, claim: 1 }])
    expect(code(table.refusal(ana, confirm))).toBe('UnknownClaim')
    expect(code(table.refusal(ann, confirm))).toBe('OnlySignatory')
    expect(code(table.refusal(fay, confirm))).toBe('OnlyParty')
    table.does(bo, confirm)
    expect(waits()).toEqual([])
    expect(issue(table).positions).toMatchObject([{ party: b, round: 1, by: bo, text: 'agree' }])
    expect(code(table.refusal(bo, confirm))).toBe('ClaimAlreadyConfirmed')
  })

  test('[IMP2] a confirmed claim counts against the round limit', () => {
    const table = withIssue({ roundsPerParty: 1 })
    table.does(fay, claim)
    table.does(bo, position())
    expect(code(table.refusal(bo, { type: 'ConfirmClaim', claim: 1 }))).toBe('RoundsUsed')
  })

  test('[IMP3] a claim that says "agreed" is no support, seat or agreement, confirmed or not', () => {
    const table = withIssue()
    table.does(fay, claim)
    table.does(bo, { type: 'ConfirmClaim', claim: 1 })
    table.does(ana, support('agree'))
    expect(issue(table)).toMatchObject({ status: 'OPEN', decision: null })
    expect(issue(table).support.map((one) => one.party)).toEqual([a])
    expect(table.matter.people.some((person) => person.name === 'B. Birch')).toBe(false)
  })
})
