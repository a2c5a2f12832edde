import { expect, test } from 'vitest'
import { PLAYED } from '@/server/protocol/control'
import { a, ana, b, fay, intent, provenance, talking } from '@/server/protocol/testing'
import { SITUATIONS, TEXT_ACTS } from '@/server/protocol/work'
import { askedWords } from './asked-words'
import {
  type FindingDraft,
  findingFrom,
  keyOf,
  pointFrom,
  readersOf,
  rephrasedFrom,
  saidInTheRoom,
} from './given'
import { looksOf } from './looks-of'

const played = () => {
  const table = talking()
  table.states(ana, intent({ redLines: ['No noise before eight.'] }))
  table.draft()
  table.does(fay, { type: 'PlayMediator', person: fay })
  return table
}
const byPlayer = ({ matter }: ReturnType<typeof played>) =>
  ({ ...provenance, by: 'person', name: matter.control.player?.name ?? '' }) as const

test('[CTL3] the person who plays the mediator is told what is asked, and of which intent or term', () => {
  const { matter } = played()
  const term = { kind: 'term', version: 1, term: 1 } as const
  const heading = matter.settlements[0]?.settlement.terms[0]?.heading
  const name = matter.parties.find((one) => one.party === a)?.name
  expect(askedWords(matter, { act: 'alternatives', subject: term })).toBe(
    `for other wordings of a term: term 1, ${heading}, of settlement 1`,
  )
  expect(askedWords(matter, { act: 'clarify', subject: { kind: 'intent', party: a } })).toBe(
    `to put an intent in neutral words: the intent of ${name}`,
  )
  expect(new Set(TEXT_ACTS.map((act) => askedWords(matter, { act, subject: null }))).size).toBe(
    TEXT_ACTS.length,
  )
})

test('[CTL3] [MED4] what a person finds quotes what stands on the record, and is taken as it is', () => {
  const table = played()
  const said = saidInTheRoom(table.matter)
  const mine = said.find((one) => one.quote === 'No noise before eight.')
  const other = said.find(({ reference }) => 'party' in reference && reference.party === b)
  if (!mine || !other) throw new Error('nothing said')
  const written: FindingDraft = {
    kind: 'conflict',
    about: keyOf(mine),
    against: '',
    text: 'They meet at seven.',
  }
  expect(findingFrom(said, written)).toBe('Choose the other statement.')
  expect(findingFrom(said, { ...written, against: keyOf(mine) })).toBe('Choose the other statement.')
  expect(findingFrom(said, { ...written, kind: 'vague', text: ' ' })).toBe('Say what you see in it.')
  table.does(fay, { type: 'RequestMediation', act: 'review', mediator: PLAYED, note: '' })
  const run = table.lastAct
  for (const draft of [
    { ...written, against: keyOf(other) },
    { ...written, kind: 'vague' as const },
  ]) {
    const found = findingFrom(said, draft)
    if (typeof found === 'string') throw new Error(found)
    table.does(fay, {
      type: 'ReportFindings',
      run,
      findings: [found],
      questions: [],
      provenance: byPlayer(table),
    })
  }
  const looks = looksOf(table.matter.findings)
  expect(looks).toHaveLength(1)
  expect(looks[0]?.findings.map((one) => one.kind)).toEqual(['conflict', 'vague'])
})

test('[CTL3] [MED13] a point of a comparison is of one party’s stated interest between two settlements, and is taken as it is', () => {
  const table = played()
  table.draft()
  const said = saidInTheRoom(table.matter)
  const [interest] = said.filter(({ reference }) => 'party' in reference && reference.party === a)
  if (!interest) throw new Error('nothing said')
  const point = { a: 1, b: 2, about: keyOf(interest), leans: 'both', why: 'Each names the yard.' } as const
  expect(pointFrom(said, { ...point, b: 1 })).toBe('Choose two settlements.')
  expect(pointFrom(said, { ...point, about: '' })).toBe('Choose the interest it is about.')
  expect(pointFrom(said, { ...point, why: '' })).toBe('Say where the texts show it.')
  const work = pointFrom(said, point)
  if (typeof work === 'string') throw new Error(work)
  table.does(fay, { type: 'RequestMediation', act: 'compare', mediator: PLAYED, note: '' })
  table.does(fay, { type: 'ReportWork', run: table.lastAct, work, provenance: byPlayer(table) })
})

test('[CTL3] a term is read by every party, a stranger, a judge, and in each situation', () => {
  const kinds = readersOf(played().matter).map((one) => (one.kind === 'situation' ? one.situation : one.kind))
  expect(kinds).toEqual(['party', 'party', 'stranger', 'judge', ...SITUATIONS])
})

test('[CTL3] [CLR2] of an intent only what was put otherwise is given', () => {
  expect(rephrasedFrom({ g1: ' Ana needs the yard. ', r1: ' ' })).toEqual([
    { item: 'g1', text: 'Ana needs the yard.', kept: [], changed: [], unsure: [] },
  ])
})
