import { expect, test } from 'vitest'
import { commitmentTo } from '@/server/record/commitment'
import { SENTENCES, sentenceField } from './caucus'
import { commitment } from './ids'
import { privacyLog } from './privacy-log'
import { a, ana, fay, mediator, olga, provenance, type Table, talking } from './testing'
import type { CaucusPart } from './view'

const salt = 'ce'.repeat(32)
const texts = ['We could open at nine.', 'We would even sell.']

test('[CAU8] the log names what was said, what left, and every public entry that rests on it, and no more', () => {
  const table = talking()
  table.does(ana, { type: 'OpenCaucus', party: a, with: 'mediator' })
  const id = `act-${Number(table.lastAct.slice(4)) + 1}`
  const place = { negotiation: table.matter.negotiation, owner: ana, command: id, salt }
  const sentences = Array.from({ length: SENTENCES }, (_, at) =>
    commitment.parse(commitmentTo({ ...place, field: sentenceField(at + 1), content: texts[at] ?? '' })),
  )
  table.does(ana, { type: 'SendCaucusMessage', caucus: 1, sentences })
  const message = table.lastAct
  const part: CaucusPart = { kind: 'caucus', message, owner: ana, sentences: texts, origin: null }
  const log = () => {
    const [caucus] = table.matter.caucuses
    if (!caucus) throw new Error('no caucus')
    return privacyLog(table.matter, caucus, [part])
  }
  expect(log()).toMatchObject({ said: [{ part, answered: null, left: [] }], released: [] })
  const origin = commitment.parse(salt)
  table.does(mediator, { type: 'AnswerInCaucus', caucus: 1, to: message, sentences, origin })
  const answered = table.matter.head
  const text = 'We could open at nine.'
  table.does(ana, { type: 'SayInTheRoom', caucus: 1, message, sentence: 1, text, salt })
  const run = table.run('review')
  const about = { reference: { kind: 'release' as const, release: 1 }, quote: text }
  const findings = [{ kind: 'vague' as const, text: 'Which days?', about }]
  table.does(mediator, { type: 'ReportFindings', run, findings, questions: [], provenance })
  const { said, released, seen } = log()
  expect(said[0]).toMatchObject({ answered, left: [1] })
  expect(said[1]?.part).toBeNull()
  expect(released[0]?.rests).toEqual([{ kind: 'findings', mark: table.matter.head }])
  expect(seen.map((one) => one.what)).toEqual(['opened', 'message', 'message'])
  table.does(fay, { type: 'RequestMediation', act: 'draft', mediator: 'other', note: '' })
  expect(log().released[0]?.rests).toHaveLength(1)
})

const HIDDEN = Array.from({ length: SENTENCES }, (_, at) => commitment.parse(`${at}`.repeat(64)))
const writes = (table: Table, who: typeof ana, caucus = 1) =>
  table.does(who, { type: 'SendCaucusMessage', caucus, sentences: HIDDEN })
function logOf(table: Table, number = 1) {
  const caucus = table.matter.caucuses[number - 1]
  if (!caucus) throw new Error('no caucus')
  return privacyLog(table.matter, caucus, [])
}

test('[CAU8] the log names whoever read a caucus with the facilitators and plays the mediator then or later, and nobody else', () => {
  const table = talking().seat(olga, 'observer', null)
  table.does(fay, { type: 'PlayMediator', person: fay })
  table.does(fay, { type: 'EndMediatorPlay' })
  table.does(ana, { type: 'OpenCaucus', party: a, with: 'facilitator' })
  expect(logOf(table).mediating).toEqual([])
  writes(table, ana)
  expect(logOf(table).mediating).toEqual([])
  table.does(fay, { type: 'PlayMediator', person: olga })
  expect(logOf(table).mediating).toEqual([])
  table.does(fay, { type: 'EndMediatorPlay' })
  table.does(fay, { type: 'PlayMediator', person: fay })
  expect(logOf(table).mediating).toMatchObject([{ person: fay, plays: true }])
  table.does(fay, { type: 'EndMediatorPlay' })
  expect(logOf(table).mediating).toMatchObject([{ person: fay, plays: false }])
})

test('[CAU8] a facilitator who sat down after every message of a caucus is not named, and who played in it is', () => {
  const table = talking()
  table.does(ana, { type: 'OpenCaucus', party: a, with: 'facilitator' })
  writes(table, ana)
  table.seat(olga, 'facilitator', null)
  table.does(fay, { type: 'PlayMediator', person: olga })
  expect(logOf(table).mediating).toEqual([])
  table.does(ana, { type: 'OpenCaucus', party: a, with: 'mediator' })
  writes(table, ana, 2)
  expect(logOf(table, 2).mediating).toMatchObject([{ person: olga, plays: true }])
  writes(table, ana)
  expect(logOf(table).mediating).toMatchObject([{ person: olga, plays: true }])
})

test('[CAU8] the log names what models were asked in the room since, and every refusal for what is sealed, met here or not', () => {
  const table = talking()
  table.does(ana, { type: 'OpenCaucus', party: a, with: 'facilitator' })
  expect(logOf(table).held).toEqual({ runs: [], refused: [] })
  writes(table, ana)
  table.does(fay, { type: 'RequestMediation', act: 'draft', mediator: 'stub', note: '' })
  const asked = table.matter.head
  const run = table.lastAct
  const stub = { kind: 'mediator' as const, name: 'stub' }
  const output = commitment.parse('f'.repeat(64))
  table.does(stub, { type: 'RecordRefusedOutput', run, reasons: ['pressure'], output })
  table.does(stub, { type: 'RecordRefusedOutput', run, reasons: ['leak', 'pressure'], output })
  table.run()
  expect(logOf(table).held).toEqual({
    runs: [asked],
    refused: [table.matter.runs[0]?.refusedOutputs[1]?.mark],
  })
})
