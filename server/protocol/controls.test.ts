import { expect, test } from 'vitest'
import { PLAYED } from './control'
import { actsLeft } from './controls'
import { ana, b, bo, draftOf, fay, gil, mediator, olga, one, provenance, stating, talking } from './testing'

const ask = (name = 'built-in') =>
  ({ type: 'RequestMediation', act: 'draft', mediator: name, note: '' }) as const
const pause = (working: 'stop' | 'finish' = 'finish') =>
  ({ type: 'PauseMediator', reason: 'We talk first.', working }) as const
const byOlga = { ...provenance, by: 'person', name: 'olga' } as const

/** Olga reads as an observer, and then plays the mediator. */
function played() {
  const table = talking().seat(olga, 'observer', null)
  table.does(fay, { type: 'PlayMediator', person: olga })
  return table
}

test('[CTL1] a paused mediator is asked nothing, and what it works on is stopped or finished as recorded', () => {
  const table = talking()
  const run = table.run()
  expect(table.refusal(ana, pause())).toEqual({ code: 'OnlyFacilitator' })
  table.does(fay, pause('finish'))
  expect(table.matter.runs[0]?.state).toBe('working')
  expect(table.refusal(fay, ask('other'))).toEqual({ code: 'MediatorPaused', reason: 'We talk first.' })
  expect(
    table.refusal(ana, { type: 'OpenCaucus', party: table.matter.parties[0]?.party ?? b, with: 'mediator' })
      .code,
  ).toBe('MediatorPaused')
  table.does(mediator, { type: 'FinishMediation', run })
  table.does(fay, { type: 'ResumeMediator' })
  const next = table.run()
  const events = table.does(fay, pause('stop'))
  expect(one(events, 'MediationCancelled').run).toBe(next)
  expect(table.refusal(mediator, { type: 'FinishMediation', run: next })).toEqual({ code: 'RunEnded' })
  expect(table.refusal(fay, pause()).code).toBe('MediatorPaused')
  table.does(fay, { type: 'ResumeMediator' })
  expect(table.refusal(fay, { type: 'ResumeMediator' })).toEqual({ code: 'MediatorNotPaused' })
})

test('[CTL1] what was switched on is not asked of a paused mediator', () => {
  const table = stating()
  table.does(fay, { type: 'SwitchMediation', parties: [], automatic: ['review'], mediator: 'built-in' })
  table.does(fay, pause())
  table.does(fay, { type: 'BeginMediation', without: table.matter.parties.map((one) => one.party) })
  expect(table.matter.runs).toEqual([])
})

test('[CTL2] with its acts used up the mediator is asked no more, until a facilitator allows more', () => {
  const table = talking()
  table.run()
  table.does(fay, { type: 'LimitMediator', acts: 1, reason: 'Each draft costs.' })
  expect(actsLeft(table.matter)).toBe(1)
  table.does(fay, ask('other'))
  expect(actsLeft(table.matter)).toBe(0)
  expect(table.refusal(fay, ask('third'))).toEqual({ code: 'MediatorActsUsedUp', acts: 1 })
  expect(table.ask(ana, { type: 'ProposeTrade', offer: 'x', want: 'y', because: 'z' }).ok).toBe(true)
  table.does(fay, { type: 'LimitMediator', acts: null, reason: 'Enough is left.' })
  table.does(fay, ask('third'))
})

test('[CTL3] a person who plays the mediator is the only one who is asked, and gives under their own name', () => {
  const table = played()
  expect(table.refusal(fay, ask())).toEqual({ code: 'MediatorPlayed', person: olga })
  table.does(fay, ask(PLAYED))
  const run = table.lastAct
  const findings = { type: 'ReportFindings' as const, run, findings: [], questions: [] }
  expect(table.refusal(bo, { ...findings, provenance: byOlga })).toEqual({ code: 'OnlyMediator' })
  expect(table.refusal({ kind: 'mediator', name: PLAYED }, { ...findings, provenance: byOlga })).toEqual({
    code: 'OnlyMediator',
  })
  expect(table.refusal(olga, { ...findings, provenance })).toEqual({ code: 'WrongOrigin' })
  table.does(olga, { ...findings, provenance: byOlga })
  table.does(olga, {
    type: 'DraftSettlement',
    run,
    basedOn: null,
    draft: draftOf(),
    origin: { kind: 'mediator', provenance: byOlga },
  })
  table.does(olga, { type: 'FinishMediation', run })
  expect(table.matter.settlements[0]?.settlement.parties).toHaveLength(2)
  expect(table.refusal(olga, { type: 'ProposeTrade', offer: 'x', want: 'y', because: 'z' })).toEqual({
    code: 'OnlyParty',
  })
})

test('[CTL3] nobody who sits or sat for a party plays the mediator, nor sits for one after it', () => {
  const table = talking()
  expect(table.refusal(fay, { type: 'PlayMediator', person: ana })).toEqual({ code: 'CannotPlayMediator' })
  expect(table.refusal(fay, { type: 'PlayMediator', person: gil })).toEqual({ code: 'CannotPlayMediator' })
  expect(table.refusal(fay, ask(PLAYED))).toEqual({ code: 'NobodyPlaysMediator' })
  const later = played()
  later.does(olga, { type: 'LeaveSeat' })
  const invitation = later.invite('member', b)
  expect(
    later.refusal(olga, { type: 'TakeSeat', invitation, name: 'Olga', identified: 'verified-address' }),
  ).toEqual({ code: 'FacilitatorSitsForNoParty' })
})

test('[CTL4] with the play end what was asked of the person and what parties said to them alone', () => {
  const table = played()
  table.does(fay, ask(PLAYED))
  table.does(bo, { type: 'OpenCaucus', party: b, with: 'mediator' })
  expect(table.refusal(bo, { type: 'EndMediatorPlay' })).toEqual({ code: 'OnlyFacilitator' })
  const events = table.does(olga, { type: 'LeaveSeat' })
  expect(events.map((event) => event.type)).toEqual([
    'PersonLeft',
    'MediatorPlayEnded',
    'MediationCancelled',
    'CaucusClosed',
  ])
  expect(table.matter.control.player).toBeNull()
  table.does(fay, ask())
})

test('[CTL5] pausing, limiting and playing the mediator leave phase, issues and parties as they are', () => {
  const table = talking().seat(olga, 'observer', null)
  const { phase, issues, parties } = table.matter
  table.does(fay, pause('stop'))
  table.does(fay, { type: 'LimitMediator', acts: 0, reason: 'x' })
  table.does(fay, { type: 'PlayMediator', person: olga })
  expect(table.matter).toMatchObject({ phase, issues, parties })
})
