import { expect, test } from 'vitest'
import { commitmentTo } from '@/server/record/commitment'
import { SENTENCES, sentenceField } from './caucus'
import { peopleIn } from './caucuses'
import { commitment, type PersonId } from './ids'
import {
  a,
  ana,
  ann,
  appointing,
  b,
  bo,
  called,
  delegate,
  fay,
  gil,
  mediator,
  olga,
  type Table,
  talking,
} from './testing'

const salt = 'ce'.repeat(32)
const open = (party = a, whom: 'mediator' | 'facilitator' = 'mediator') =>
  ({ type: 'OpenCaucus', party, with: whom }) as const

function sealedAs(table: Table, owner: string, texts: string[], command: string) {
  return Array.from({ length: SENTENCES }, (_, at) =>
    commitment.parse(
      commitmentTo({
        negotiation: table.matter.negotiation,
        owner,
        command,
        field: sentenceField(at + 1),
        salt,
        content: texts[at] ?? '',
      }),
    ),
  )
}
const nextAct = (table: Table) => `act-${Number(table.lastAct.slice(4)) + 1}`
function message(table: Table, owner: PersonId, texts: string[], caucus = 1) {
  return {
    type: 'SendCaucusMessage' as const,
    caucus,
    sentences: sealedAs(table, owner, texts, nextAct(table)),
  }
}
function answer(table: Table, to = table.lastAct) {
  const sentences = sealedAs(table, 'mediator built-in', ['Read.'], nextAct(table))
  return { type: 'AnswerInCaucus' as const, caucus: 1, to, sentences, origin: commitment.parse(salt) }
}

test('[CAU1] a person of the party opens a caucus, a facilitator only one with the facilitators', () => {
  const table = talking()
  expect(table.refusal(bo, open(a))).toEqual({ code: 'NotYourCaucus' })
  expect(table.refusal(fay, open(a, 'mediator'))).toEqual({ code: 'OnlyParty' })
  table.does(fay, open(a, 'facilitator'))
  table.does(ana, open(a))
  expect(table.refusal(ana, open(a))).toEqual({ code: 'CaucusOpen', caucus: 2 })
  expect(table.matter.caucuses.map((one) => [one.party, one.with, one.mediator])).toEqual([
    [a, 'facilitator', null],
    [a, 'mediator', 'built-in'],
  ])
})

test('[CAU1] software of a party neither opens a caucus nor writes in one', () => {
  const table = talking()
  table.does(ana, open(a))
  table.does(
    ana,
    appointing({ until: table.inHours(9), purposes: ['read', 'private', 'speak', 'propose', 'agree'] }),
  )
  const refused = { code: 'OutsideDelegation', why: 'binding' }
  expect(table.refusal(delegate(1), open(a, 'facilitator'))).toEqual(refused)
  expect(table.refusal(delegate(1), message(table, ana, ['x']))).toEqual(refused)
})

test('[CAU2] [SEC4] what messages say changes neither the shape nor the length of their entries', () => {
  const lengths = [
    ['Yes.'],
    ['We would go down to 900.', 'Not below.', 'x'.repeat(4000)],
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  ].map((texts) => {
    const table = talking()
    table.does(ana, open(a))
    table.does(ana, message(table, ana, texts))
    const text = table.entries.at(-1)?.text ?? ''
    for (const one of texts) expect(one.length < 3 || !text.includes(one)).toBe(true)
    return text.length
  })
  expect(new Set(lengths).size).toBe(1)
})

test('[CAU3] a caucus is of the people who sit for the party and of whoever it is with, as they sit now', () => {
  const table = talking().seat(ann, 'member', a).seat(gil, 'facilitator', null)
  table.does(ana, open(a))
  table.does(ana, open(a, 'facilitator'))
  const [alone, moderated] = table.matter.caucuses
  if (!alone || !moderated) throw new Error('no caucus')
  expect(peopleIn(table.matter, alone)).toEqual([ana, ann])
  expect(peopleIn(table.matter, moderated)).toEqual([fay, ana, ann, gil])
  table.does(ann, { type: 'LeaveSeat' })
  expect(peopleIn(table.matter, alone)).toEqual([ana])
})

test('[CAU4] nobody else writes in it, and software answers each message once', () => {
  const table = talking()
  table.does(ana, open(a))
  for (const who of [bo, fay])
    expect(table.refusal(who, message(table, who, ['x']))).toEqual({ code: 'NotYourCaucus' })
  expect(table.refusal(mediator, answer(table))).toEqual({ code: 'NothingToAnswer' })
  table.does(ana, message(table, ana, ['x']))
  const to = table.lastAct
  expect(table.refusal({ kind: 'mediator', name: 'other' }, answer(table))).toEqual({ code: 'OnlyMediator' })
  expect(table.refusal(ana, answer(table))).toEqual({ code: 'OnlyMediator' })
  table.does(mediator, answer(table))
  expect(table.refusal(mediator, answer(table, to))).toEqual({ code: 'NothingToAnswer' })
})

test('[CAU4] a person who plays the mediator answers where the party has spoken', () => {
  const table = talking().seat(olga, 'observer', null)
  table.does(fay, { type: 'PlayMediator', person: olga })
  table.does(ana, open(a))
  expect(table.refusal(olga, message(table, olga, ['x']))).toEqual({ code: 'NothingToAnswer' })
  table.does(ana, message(table, ana, ['x']))
  table.does(olga, message(table, olga, ['y']))
  expect(table.matter.caucuses[0]?.messages.map((one) => [one.by, one.to])).toEqual([
    [ana, null],
    [olga, table.matter.caucuses[0]?.messages[0]?.message],
  ])
})

test('[CAU5] a caucus rests during a call, and ends with who closes it, the play, or the negotiation', () => {
  const table = called()
  expect(table.refusal(ana, open(a)).code).toBe('WrongPhase')
  const talk = talking().seat(olga, 'observer', null)
  talk.does(ana, open(a))
  expect(talk.refusal(bo, { type: 'CloseCaucus', caucus: 1 })).toEqual({ code: 'NotYourCaucus' })
  talk.does(ana, { type: 'CloseCaucus', caucus: 1 })
  expect(talk.refusal(ana, message(talk, ana, ['x']))).toEqual({ code: 'CaucusOver' })
  talk.does(ana, open(a))
  talk.does(fay, { type: 'PlayMediator', person: olga })
  expect(talk.matter.caucuses[1]?.closed?.by).toBe(fay)
  talk.does(ana, open(a))
  talk.does(bo, open(b, 'facilitator'))
  const events = talk.does(fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'x' })
  expect(events.filter((one) => one.type === 'CaucusClosed')).toHaveLength(2)
})

test('[CAU6] one sentence leaves by its party, to the letter and once; the others stay sealed', () => {
  const table = talking().seat(ann, 'member', a)
  table.does(ana, open(a))
  table.does(ana, message(table, ana, ['We could open at nine.', 'We would even sell.']))
  const said = {
    type: 'SayInTheRoom',
    caucus: 1,
    message: table.lastAct,
    sentence: 1,
    text: 'We could open at nine.',
    salt,
  } as const
  expect(table.refusal(bo, said)).toEqual({ code: 'NotYourCaucus' })
  expect(table.refusal(fay, said)).toEqual({ code: 'OnlyParty' })
  expect(table.refusal(ana, { ...said, text: 'We could open at ten.' })).toEqual({ code: 'NotASentence' })
  expect(table.refusal(ana, { ...said, sentence: 2 })).toEqual({ code: 'NotASentence' })
  expect(table.refusal(ana, { ...said, sentence: 3, text: ' ' })).toEqual({ code: 'NotASentence' })
  table.does(ann, said)
  expect(table.refusal(ana, said)).toEqual({ code: 'SentenceReleased', release: 1 })
  expect(table.matter.releases[0]).toMatchObject({ party: a, from: ana, by: ann, text: said.text })
  expect(table.entries.some((one) => one.text.includes('even sell'))).toBe(false)
})

test('[CAU6] what the mediator answered is not the party’s to say', () => {
  const table = talking()
  table.does(ana, open(a))
  table.does(ana, message(table, ana, ['x']))
  table.does(mediator, answer(table))
  const said = {
    type: 'SayInTheRoom',
    caucus: 1,
    message: table.lastAct,
    sentence: 1,
    text: 'Read.',
    salt,
  } as const
  expect(table.refusal(ana, said)).toEqual({ code: 'NotASentence' })
})
