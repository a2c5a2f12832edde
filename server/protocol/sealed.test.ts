import { expect, test } from 'vitest'
import { verifyRecord } from '@/server/record/verify'
import { beforeOffers, begin, declares } from './offers.fixture'
import { keyGeneration } from './sealed'
import { sealedPlaces } from './sealed-places'
import { a, ana, ann, bo, called, fay, one, settled, type Table } from './testing'

const code = (refusal: { code: string }) => refusal.code
const SAID = 'Only if the gate is mended.'

/** Ana sent words that she never confirmed; the call is closed. */
function sentAndClosed(): { table: Table; part: string; salt: string } {
  const table = called()
  const { saltOfWords } = table.sends(ana, SAID, 'unclear', ['conditional'])
  const part = sealedPlaces(table.matter).find((one) => one.field === 'words')?.commitment ?? ''
  table.does(fay, { type: 'CloseCall', call: 1, reason: 'Enough.' })
  return { table, part, salt: saltOfWords }
}

test('[REV1] the owner opens a sealed part for everyone, and it is what was committed to', () => {
  const { table, part, salt } = sentAndClosed()
  const reveal = { type: 'RevealSealed', part, salt, content: SAID } as const
  expect(code(table.refusal(bo, reveal))).toBe('NotYoursToReveal')
  expect(code(table.refusal(ana, { ...reveal, content: 'Gladly.' }))).toBe('NotWhatWasSealed')
  expect(code(table.refusal(ana, { ...reveal, part: 'ab'.repeat(32) }))).toBe('NotYoursToReveal')
  expect(one(table.does(ana, reveal), 'SealedRevealed')).toMatchObject({
    owner: ana,
    field: 'words',
    content: SAID,
  })
  expect(code(table.refusal(ana, reveal))).toBe('AlreadyRevealed')
  expect(verifyRecord(table.entries).sound).toBe(true)
})

test('[REV2] flags are opened by nobody, and nothing is opened during a call', () => {
  const { table, part, salt } = sentAndClosed()
  const flags = sealedPlaces(table.matter).find((one) => one.field === 'flags')?.commitment ?? ''
  expect(code(table.refusal(ana, { type: 'RevealSealed', part: flags, salt, content: '[]' }))).toBe(
    'NotYoursToReveal',
  )
  table.callFor(table.draft({ title: 'Again' }))
  expect(code(table.refusal(ana, { type: 'RevealSealed', part, salt, content: SAID }))).toBe('WrongPhase')
})

test('[ERA1] what a person had sealed is erased by an entry that says so, and the record still verifies', () => {
  const { table } = sentAndClosed()
  expect(keyGeneration(table.matter, ana)).toBe(0)
  expect(one(table.does(ana, { type: 'EraseSealed' }), 'SealedErased')).toEqual({
    type: 'SealedErased',
    by: ana,
    owners: [ana, a],
  })
  expect(keyGeneration(table.matter, ana)).toBe(1)
  expect(keyGeneration(table.matter, bo)).toBe(0)
  expect(verifyRecord(table.entries).sound).toBe(true)
})

test('[ERA2] there is nothing to erase twice, and nothing of others', () => {
  const { table } = sentAndClosed()
  expect(code(table.refusal(bo, { type: 'EraseSealed' }))).toBe('NothingSealed')
  table.does(ana, { type: 'EraseSealed' })
  expect(code(table.refusal(ana, { type: 'EraseSealed' }))).toBe('NothingSealed')
})

test('[ERA3] an open dispute keeps its evidence from being erased, and lets go of it when it ends', () => {
  const table = settled()
  table.does(bo, { type: 'RaiseDispute', about: { kind: 'settlement', version: 1 }, reason: 'x' })
  expect(table.refusal(ana, { type: 'EraseSealed' })).toEqual({ code: 'ErasureSuspended', dispute: 1 })
  table.does(bo, { type: 'EndDispute', dispute: 1, end: 'withdrawn', words: 'We talked.' })
  expect(table.ask(ana, { type: 'EraseSealed' })).toMatchObject({ ok: true })
})

test('[ERA1] [REV1] a signatory answers for what somebody who has gone had sealed for the party, and for nobody else', () => {
  const table = beforeOffers({ parties: 2 })
  table.seat(ann, 'member', a)
  table.does(ana, {
    type: 'Grant',
    to: ann,
    purposes: ['agree'],
    subject: 'offers',
    until: table.inHours(1_000),
  })
  table.does(fay, begin)
  declares(table, ann)
  declares(table, bo)
  const gone = { type: 'EraseSealed' as const, gone: [ann] }
  expect(code(table.refusal(ana, gone))).toBe('UnknownPerson')
  table.does(fay, { type: 'RemovePerson', person: ann, reason: 'Left the firm.' })
  expect(code(table.refusal(bo, gone))).toBe('UnknownPerson')
  expect(code(table.refusal(ana, { type: 'EraseSealed', gone: [bo] }))).toBe('UnknownPerson')
  expect(code(table.refusal(ana, { type: 'EraseSealed' }))).toBe('NothingSealed')
  expect(one(table.does(ana, gone), 'SealedErased').owners).toEqual([ana, a, ann])
  expect(keyGeneration(table.matter, ann)).toBe(1)
  expect(keyGeneration(table.matter, bo)).toBe(0)
  expect(code(table.refusal(ana, gone))).toBe('NothingSealed')
  expect(verifyRecord(table.entries).sound).toBe(true)
})
