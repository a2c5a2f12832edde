import { describe, expect, test } from 'vitest'
import { type SEALED, sealedIn } from '@/server/record/entry'
import { verifyRecord } from '@/server/record/verify'
import { SENTENCES } from './caucus'
import { type Command, command } from './commands'
import { PLAYED } from './control'
import { commitment, type PersonId } from './ids'
import { accepting, bargaining, offer } from './offers.fixture'
import { padded } from './reveal'
import { sealedPlaces } from './sealed-places'
import { a, ana, bo, called, fay, mediator, modelCallOf, sealText, type Table, talking } from './testing'

const some = (at: number) => commitment.parse(String(at).repeat(64).slice(0, 64))
const sentences = Array.from({ length: SENTENCES }, (_, at) => some(at + 1))

/** A negotiation whose last entry seals something of this kind, and whose it is: nobody's where a mediator made it. */
type Sealed = { table: Table; owner: PersonId | null }

function looked(): Table {
  const table = called()
  const { attempt } = table.sends(ana, 'Sounds fine, if it is mended.', 'unclear', ['conditional'])
  table.does(ana, { type: 'AskForLook', ...table.call, attempt, words: some(1), reading: some(2) })
  return table
}
function alone(): Table {
  const table = talking()
  table.does(ana, { type: 'OpenCaucus', party: a, with: 'mediator' })
  table.does(ana, { type: 'SendCaucusMessage', caucus: 1, sentences })
  return table
}
function working(act: 'draft'): { table: Table; run: ReturnType<Table['run']> } {
  const table = talking()
  return { table, run: table.run(act) }
}

const KINDS: { [T in keyof typeof SEALED]: () => Sealed } = {
  RecordAttempt: () => {
    const table = called()
    table.sends(ana)
    return { table, owner: ana }
  },
  AskForLook: () => ({ table: looked(), owner: ana }),
  AskToRestate: () => {
    const table = looked()
    table.does(fay, { type: 'AskToRestate', ...table.call, look: 1, note: some(3) })
    return { table, owner: fay }
  },
  DeclareValues: () => {
    const table = bargaining({ parties: 2 })
    return { table, owner: bo }
  },
  AcceptOffer: () => {
    const table = bargaining({ parties: 2 })
    table.does(ana, offer('700'))
    table.does(bo, accepting(table, bo, 1))
    return { table, owner: bo }
  },
  SendCaucusMessage: () => ({ table: alone(), owner: ana }),
  AnswerInCaucus: () => {
    const table = alone()
    table.does(mediator, {
      type: 'AnswerInCaucus',
      caucus: 1,
      to: table.lastAct,
      sentences: sentences.toReversed(),
      origin: some(9),
    })
    return { table, owner: ana }
  },
  RecordModelCall: () => {
    const { table, run } = working('draft')
    table.does(mediator, { type: 'RecordModelCall', ...modelCallOf(run) })
    return { table, owner: null }
  },
  RecordRefusedOutput: () => {
    const { table, run } = working('draft')
    table.does(mediator, { type: 'RecordRefusedOutput', run, reasons: ['voice'], output: some(4) })
    return { table, owner: null }
  },
}

/** The same, of a person who plays the mediator: theirs. */
const ofPerson = (): Sealed => {
  const table = talking()
  table.does(fay, { type: 'PlayMediator', person: fay })
  table.does(fay, { type: 'RequestMediation', act: 'draft', mediator: PLAYED, note: '' })
  const run = table.lastAct
  table.does(fay, { type: 'RecordRefusedOutput', run, reasons: ['pressure'], output: some(4) })
  return { table, owner: fay }
}

/** What the last entry's command is, and the commitments it carries. */
function lastSealed(table: Table) {
  const { command: sent } = JSON.parse(table.entries.at(-1)?.text ?? '{}')
  return { type: String(sent.type), commitments: sealedIn({ command: command.parse(sent) }) }
}

describe.each([...Object.entries(KINDS), ['RecordRefusedOutput', ofPerson] as const])('%s', (kind, given) => {
  test('[ERA1] every sealed kind is a person’s to erase, or is nobody’s', () => {
    const { table, owner } = given()
    const { type, commitments } = lastSealed(table)
    expect(type).toBe(kind)
    expect(commitments.length).toBeGreaterThan(0)
    const seq = table.matter.head.seq
    const here = sealedPlaces(table.matter).filter((one) => one.seq === seq)
    expect(new Set(here.map((one) => one.owner))).toEqual(new Set(owner ? [owner] : []))
    for (const place of here) expect(commitments).toContain(place.commitment)
  })

  test('[ERA1] [ERA3] its owner erases it after the end, once, and a dispute that came later keeps it; nobody else’s is erased', () => {
    const { table, owner } = given()
    if (table.matter.phase === 'Ratification')
      table.does(fay, { type: 'CloseCall', call: 1, reason: 'Enough.' })
    table.does(fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'We stop here.' })
    table.does(bo, { type: 'RaiseDispute', about: { kind: 'entry', seq: 1 }, reason: 'Not so.' })
    const erase: Command = { type: 'EraseSealed' }
    if (owner) {
      expect(table.refusal(owner, erase)).toEqual({ code: 'ErasureSuspended', dispute: 1 })
      table.does(bo, { type: 'EndDispute', dispute: 1, end: 'withdrawn', words: 'We talked.' })
      expect(table.does(owner, erase)).toMatchObject([
        { type: 'SealedErased', by: owner, owners: expect.arrayContaining([owner]) },
      ])
      expect(table.refusal(owner, erase)).toEqual({ code: 'NothingSealed' })
    } else
      for (const who of [fay, ana, bo]) expect(table.refusal(who, erase)).toEqual({ code: 'NothingSealed' })
    expect(verifyRecord(table.entries).sound).toBe(true)
  })
})

test('[REV1] what a party declared is opened by its owner after the end, to the letter, and not before', () => {
  const table = bargaining({ parties: 2 })
  const part = sealedPlaces(table.matter).find((one) => one.owner === ana && one.field === 'utilities')
  if (!part) throw new Error('nothing declared')
  const { salt } = sealText(table.matter, ana, 'utilities', part.command, padded('{}'))
  const reveal = { type: 'RevealSealed', part: part.commitment, salt, content: '{}' } as const
  expect(table.refusal(ana, reveal)).toEqual({ code: 'NotYoursToReveal' })
  table.does(fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'We stop here.' })
  expect(table.refusal(bo, reveal)).toEqual({ code: 'NotYoursToReveal' })
  expect(table.refusal(ana, { ...reveal, content: '[]' })).toEqual({ code: 'NotWhatWasSealed' })
  table.does(ana, reveal)
  expect(table.matter.revealed).toMatchObject([{ owner: ana, field: 'utilities', content: '{}' }])
})
