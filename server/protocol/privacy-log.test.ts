import { expect, test } from 'vitest'
import { commitmentTo } from '@/server/record/commitment'
import { SENTENCES, sentenceField } from './caucus'
import { commitment } from './ids'
import { privacyLog } from './privacy-log'
import { a, ana, fay, mediator, provenance, talking } from './testing'
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
