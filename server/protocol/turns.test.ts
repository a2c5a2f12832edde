import { describe, expect, test } from 'vitest'
import type { Command } from './commands'
import { instant } from './ids'
import { needsOf } from './needs'
import {
  a,
  ana,
  ann,
  b,
  bo,
  c,
  called,
  cy,
  fay,
  one,
  opened,
  opening,
  seated,
  Table,
  type TableOptions,
  talking,
} from './testing'
import { handleFrom } from './turn-rules'
import { unaddressed } from './turns'
import { currentTurn, pollFor } from './whose-turn'

const code = (refusal: { code: string }) => refusal.code
const register = (handle: string): Command => ({ type: 'Register', handle })
const begin: Command = { type: 'BeginTurns' }
const handOff: Command = { type: 'HandOff' }
const skip = (holder = a): Command => ({ type: 'SkipTurn', holder })
const raise: Command = {
  type: 'RaiseIssue',
  title: 'Hours',
  question: 'When is the yard open?',
  context: '',
  kind: { kind: 'text' },
}
const position = (issue = 1): Command => ({
  type: 'TakePosition',
  issue,
  text: 'From eight, because lorries come early.',
})
const late = (party = c): Command => ({
  type: 'AdmitLatecomer',
  party,
  handle: 'cedar',
  reason: 'The train was late.',
})

const ORDER = { kind: 'round-robin', timeoutSeconds: 600 } as const
const window = (expected: number, windowSeconds = 3600) => ({ expected, windowSeconds })
/** In mediation, with registration asked for and nobody registered yet. */
function waiting(options: TableOptions = {}): Table {
  const parties = options.parties ?? 2
  return talking({ preset: 'structured-issues', registration: window(parties), order: ORDER, ...options })
}
/** Ana holds the turn; Bo follows. */
function inTurns(options: TableOptions = {}): Table {
  const table = waiting(options)
  table.does(ana, register('alder'))
  table.does(bo, register('birch'))
  if (options.parties === 3) table.does(cy, register('cedar'))
  return table
}

describe('registration', () => {
  test('[REG1] a person of the party registers it once, and the first opens the window', () => {
    const table = seated({ registration: window(2) }).seat(ann, 'member', a)
    expect(code(table.refusal(fay, register('fay')))).toBe('OnlyParty')
    const at = table.now
    const first = one(table.does(ann, register('alder')), 'PartyRegistered')
    expect(first).toMatchObject({
      party: a,
      by: ann,
      deadline: instant.parse(new Date(Date.parse(at) + 3_600_000).toISOString()),
    })
    expect(table.refusal(ana, register('other'))).toEqual({
      code: 'AlreadyRegistered',
      party: a,
      handle: 'alder',
    })
    expect(one(table.does(bo, register('birch')), 'PartyRegistered').deadline).toBeNull()
    expect(table.matter.registrationEnds).toBe(first.deadline)
  })

  test('[REG1] a negotiation that asks for no registration takes none, and begins with mediation', () => {
    const table = talking()
    expect(code(table.refusal(ana, register('alder')))).toBe('NoRegistration')
    expect(table.ask(ana, raise).ok).toBe(true)
  })

  test.each(['done', 'registration', 'ratification'])('[REG2] the name %s is reserved', (name) => {
    expect(code(waiting().refusal(ana, register(name)))).toBe('NameReserved')
    const named = {
      ...opening({ registration: window(2) }),
      parties: [
        { party: a, name: ` ${name.toUpperCase()} ` },
        { party: b, name: 'B' },
      ],
    }
    expect(code(new Table().refusal(fay, named))).toBe('NameReserved')
    expect(code(opened({ registration: window(2) }).refusal(fay, { type: 'AddParty', party: c, name }))).toBe(
      'NameReserved',
    )
    expect(handleFrom(name)).not.toBe(name)
  })

  test('[REG2] a name is taken once, and has only what a file name can have', () => {
    const table = waiting()
    table.does(ana, register('alder'))
    expect(table.refusal(bo, register('alder'))).toEqual({ code: 'NameTaken', name: 'alder' })
    expect(handleFrom('Ålder House & Söhne')).toBe('alder-house-sohne')
    expect(handleFrom('木')).toBe('party')
  })

  test('[REG3] the last of those expected begins the talk, by that person’s act', () => {
    const table = waiting()
    expect(table.does(ana, register('alder'))).toHaveLength(1)
    expect(code(table.refusal(bo, raise))).toBe('TurnsNotBegun')
    const begun = one(table.does(bo, register('birch')), 'TurnsBegun')
    expect(begun).toEqual({ type: 'TurnsBegun', by: bo, order: [a, b], missing: [] })
    expect(table.matter.turn?.party).toBe(a)
    expect(code(table.refusal(fay, begin))).toBe('TurnsAlreadyBegun')
  })

  test('[REG3] all registered before mediation: it begins with mediation', () => {
    const table = seated({ registration: window(2), order: ORDER })
    table.does(bo, register('birch'))
    table.does(fay, { type: 'BeginIntents' })
    table.does(ana, register('alder'))
    expect(table.matter.turnsBegun).toBeNull()
    const events = table.does(fay, { type: 'BeginMediation', without: [a, b] })
    expect(one(events, 'TurnsBegun').order).toEqual([b, a])
  })

  test('[REG3] once the window has passed a person begins; the clock alone never does', () => {
    const table = waiting({ parties: 3 })
    table.does(bo, register('birch'))
    table.does(ana, register('alder'))
    expect(table.refusal(bo, begin)).toMatchObject({ code: 'RegistrationOpen', registered: 2, expected: 3 })
    table.passHours(2)
    expect(table.matter.turnsBegun).toBeNull()
    expect(code(table.refusal(cy, begin))).toBe('NotRegistered')
    expect(one(table.does(fay, begin), 'TurnsBegun')).toEqual({
      type: 'TurnsBegun',
      by: fay,
      order: [b, a],
      missing: [c],
    })
  })

  test('[REG3] with too few there is nothing to begin', () => {
    const table = waiting()
    table.does(ana, register('alder'))
    table.passHours(2)
    expect(table.refusal(ana, begin)).toEqual({ code: 'TooFewParties', least: 2 })
    expect(
      code(new Table().refusal(fay, opening({ preset: 'trade-offs', parties: 3, registration: window(2) }))),
    ).toBe('TooFewParties')
  })

  test('[REG4] after it closed nobody registers; the facilitator admits latecomers, last, on record', () => {
    const table = waiting({ parties: 3, registration: window(2) })
    expect(code(table.refusal(fay, late()))).toBe('RegistrationOpen')
    table.does(ana, register('alder'))
    table.does(bo, register('birch'))
    expect(code(table.refusal(cy, register('cedar')))).toBe('RegistrationClosed')
    expect(code(table.refusal(cy, raise))).toBe('NotRegistered')
    expect(code(table.refusal(ana, late()))).toBe('OnlyFacilitator')
    expect(code(table.refusal(fay, late(a)))).toBe('AlreadyRegistered')
    table.does(fay, late())
    expect(table.matter.registered.at(-1)).toMatchObject({ party: c, late: true, by: fay })
    table.does(ana, handOff)
    expect(one(table.does(bo, handOff), 'TurnHandedOff').to).toBe(c)
  })

  test('[REG4] the end of the window closes registration as well', () => {
    const table = waiting()
    table.does(ana, register('alder'))
    table.passHours(2)
    expect(code(table.refusal(bo, register('birch')))).toBe('RegistrationClosed')
    table.does(fay, { ...late(b), type: 'AdmitLatecomer', party: b, handle: 'birch', reason: 'x' })
    expect(one(table.does(ana, begin), 'TurnsBegun').order).toEqual([a, b])
  })
})

describe('turns', () => {
  test('[TRN1] one holds the turn, in the order of registration, round and round', () => {
    const table = inTurns({ parties: 3 })
    const order = [ana, bo, cy, ana].map((who) => {
      const holder = table.matter.turn?.party
      table.does(who, handOff)
      return holder
    })
    expect(order).toEqual([a, b, c, a])
    expect(code(table.refusal(ana, handOff))).toBe('NotYourTurn')
  })

  test('[TRN1] where turns are free nobody holds one', () => {
    const table = inTurns({ order: { kind: 'free' } })
    expect(table.matter.turn).toBeNull()
    expect(table.ask(bo, raise).ok && table.ask(ana, raise).ok).toBe(true)
    expect(code(table.refusal(ana, handOff))).toBe('NotInTurns')
  })

  test('[TRN2] issues, positions, support, escalation, trade-offs and checks wait for the turn', () => {
    const table = inTurns({ roundsPerParty: 1 }).seat(ann, 'member', a)
    table.does(ann, raise)
    table.does(ana, position())
    const acts: Command[] = [
      raise,
      position(),
      { type: 'SupportDecision', issue: 1, decision: 'x' },
      { type: 'EscalateIssue', issue: 1, summary: 'x' },
      { type: 'ProposeTrade', offer: 'x', want: 'y', because: 'z' },
      { type: 'OpenConsentCheck', proposal: 'x', trades: [] },
    ]
    for (const act of acts) expect(table.refusal(bo, act)).toEqual({ code: 'NotYourTurn', holder: a })
    expect(table.refusal(fay, raise)).toEqual({ code: 'NotYourTurn', holder: a })
    table.does(ana, handOff)
    expect(table.ask(bo, position()).ok).toBe(true)
  })

  test('[TRN2] an issue is put on the agenda by the facilitator only before the turns have begun', () => {
    expect(waiting().ask(fay, raise).ok).toBe(true)
  })

  test('[TRN3] a hand-off says what the holder left unaddressed', () => {
    const table = inTurns()
    table.does(ana, raise)
    table.does(ana, raise)
    table.does(ana, position(2))
    expect(unaddressed(table.matter, a)).toEqual([1])
    expect(one(table.does(ana, handOff), 'TurnHandedOff')).toEqual({
      type: 'TurnHandedOff',
      from: a,
      to: b,
      by: ana,
      unaddressed: [1],
    })
    expect(unaddressed(table.matter, b)).toEqual([1, 2])
    expect(needsOf(table.matter, bo)[0]).toEqual({ kind: 'your-turn', unaddressed: [1, 2] })
    expect(needsOf(table.matter, ana).some((need) => need.kind === 'take-position')).toBe(false)
  })

  test('[TRN3] free turns: an issue is unaddressed once another party has spoken after one’s own word', () => {
    const table = talking()
    table.does(ana, raise)
    expect([a, b].map((party) => unaddressed(table.matter, party))).toEqual([[1], [1]])
    table.does(ana, position())
    expect([a, b].map((party) => unaddressed(table.matter, party))).toEqual([[], [1]])
    table.does(bo, position())
    expect([a, b].map((party) => unaddressed(table.matter, party))).toEqual([[1], []])
  })

  test('[TRN4] the time counts from the hand-off, and anew from each act of the holder', () => {
    const table = inTurns()
    const clock = () => table.matter.turn?.clock.at
    const begun = clock()
    table.does(ana, raise)
    const acted = clock()
    expect(acted && begun && acted > begun).toBe(true)
    table.does(bo, {
      type: 'StateIntent',
      statement: {
        goals: [{ text: 'x', rationale: '' }],
        constraints: [],
        redLines: [],
        tradeable: [],
        context: '',
      },
    })
    expect(clock()).toBe(acted)
    const handed = table.now
    table.does(ana, handOff)
    expect(clock()).toBe(handed)
  })

  test('[TRN4] a call stops the clock, which begins anew when the call ends', () => {
    const table = inTurns()
    table.callFor(table.draft())
    table.passHours(5)
    const at = table.now
    table.does(fay, { type: 'CloseCall', call: 1, reason: 'Not yet.' })
    expect(table.matter.turn?.clock.at).toBe(at)
    expect(code(table.refusal(bo, skip()))).toBe('TurnNotOver')
  })

  test('[TRN5] only after more than the limit may another pass over the holder, and the record says who', () => {
    const table = inTurns({ parties: 3 })
    const { clock } = table.matter.turn ?? {}
    const limit = instant.parse(new Date(Date.parse(clock?.at ?? '') + 600_000).toISOString())
    const after = instant.parse(new Date(Date.parse(limit) + 1).toISOString())
    expect(table.refusal(bo, skip(), limit)).toEqual({ code: 'TurnNotOver', holder: a, until: limit })
    expect(table.ask(bo, skip(), after).ok).toBe(true)
    table.passHours(1)
    expect(code(table.refusal(bo, skip(b)))).toBe('TurnMovedOn')
    const skipped = one(table.does(cy, skip()), 'TurnSkipped')
    expect(skipped).toMatchObject({ from: a, to: b, by: cy, inactiveSeconds: 3660 })
    expect(table.matter.skips).toMatchObject([{ party: a, by: cy }])
    expect(code(table.refusal(bo, skip()))).toBe('TurnMovedOn')
  })

  test('[TRN5] a holder that never acted at all does not block the others, and nobody skips who does not sit there', () => {
    const table = inTurns()
    table.passHours(1)
    expect(code(table.refusal(cy, skip()))).toBe('NotSeated')
    expect(table.ask(fay, skip()).ok).toBe(true)
    table.does(bo, skip())
    expect(table.matter.turn?.party).toBe(b)
  })

  test('[TRN6] the turns are counted: held ones under round-robin, acts where they are free', () => {
    const held = inTurns()
    held.does(ana, raise)
    held.does(ana, position())
    held.does(ana, handOff)
    expect(held.matter.turnsTaken).toBe(1)
    const free = talking()
    free.does(ana, raise)
    free.does(bo, position())
    free.does(fay, raise)
    expect(free.matter.turnsTaken).toBe(4)
  })

  test('[TRN7] with the last turn it is recorded what stands against agreement; moves stop and nothing ends', () => {
    const table = talking({ parties: 3, turns: 7 })
    table.does(ana, { type: 'OpenConsentCheck', proposal: 'From eight.', trades: [] })
    const check = table.matter.checks[0]
    if (!check) throw new Error('no check')
    const answer = { type: 'AnswerConsent', check: 1, digest: check.digest } as const
    table.does(ana, { ...answer, answer: { answer: 'consent' } })
    table.does(bo, { ...answer, answer: { answer: 'object', reason: 'Too early.' } })
    table.does(fay, raise)
    expect(table.matter.turnsTaken).toBe(5)
    table.does(bo, position())
    const over = one(table.does(ana, position()), 'TurnsUsedUp')
    const stands = {
      turns: 7,
      objections: [{ party: b, reason: 'Too early.' }],
      silent: [c],
      openIssues: [1],
    }
    expect(over).toEqual({ type: 'TurnsUsedUp', ...stands })
    expect(table.matter).toMatchObject({ phase: 'Mediation', bound: { bound: 'turns', ...stands } })
    for (const act of [position(), raise])
      expect(table.refusal(cy, act)).toEqual({ code: 'BoundReached', bound: 'turns' })
    expect(needsOf(table.matter, fay)[0]).toEqual({ kind: 'bound-reached', bound: 'turns' })
    const more = { roundsPerParty: null, drafts: null, deadline: null }
    expect(
      code(table.refusal(fay, { type: 'ChangeLimits', limits: { ...more, turns: 7 }, reason: 'x' })),
    ).toBe('BoundReached')
    table.does(fay, { type: 'ChangeLimits', limits: { ...more, turns: 9 }, reason: 'Two more.' })
    expect(table.ask(cy, position()).ok).toBe(true)
    table.does(fay, { type: 'EndNegotiation', ending: 'incomplete', reason: 'We stop here.' })
    expect(table.matter).toMatchObject({
      phase: 'Closed',
      closing: { outcome: { kind: 'incomplete' }, by: fay },
    })
  })

  test('[TRN7] the same holds for hand-offs under round-robin', () => {
    const table = inTurns({ turns: 2 })
    table.does(ana, handOff)
    expect(one(table.does(bo, handOff), 'TurnsUsedUp').turns).toBe(2)
    expect(table.refusal(ana, handOff)).toEqual({ code: 'BoundReached', bound: 'turns' })
  })

  test('[TRN8] whoever asks again and again is told: wait, your turn, and over for good', () => {
    const table = waiting()
    expect(pollFor(table.matter, a)).toEqual({ answer: 'waiting', turn: { turn: 'registration' } })
    table.does(ana, register('alder'))
    table.does(bo, register('birch'))
    expect(pollFor(table.matter, a).answer).toBe('your-turn')
    expect(pollFor(table.matter, b)).toEqual({
      answer: 'waiting',
      turn: { turn: 'held', party: a, handle: 'alder' },
    })
    table.callFor(table.draft())
    expect(pollFor(table.matter, a)).toEqual({ answer: 'waiting', turn: { turn: 'ratification' } })
    table.ratifies(ana)
    table.ratifies(bo)
    expect(pollFor(table.matter, a)).toEqual({ answer: 'done', turn: { turn: 'done' } })
    expect(code(table.refusal(ana, handOff))).toBe('WrongPhase')
    expect(currentTurn(called().matter)).toEqual({ turn: 'ratification' })
  })
})
