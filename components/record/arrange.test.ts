import { expect, test } from 'vitest'
import { ANA, BO, by, tableInMediation } from '@/components/room/testing'
import { arrange, type Line, lineOf } from './arrange'
import { EVERYTHING, type Filter, filtered, filterIn, filterQuery } from './filter'
import { rowsOf } from './testing'

function talk() {
  const record = tableInMediation()
  for (const title of ['The kiln', 'The keys', 'The yard'])
    record.does(by(ANA), {
      type: 'RaiseIssue',
      title,
      question: `What about ${title}?`,
      context: '',
      kind: { kind: 'text' },
    })
  record.does(by(BO), { type: 'TakePosition', issue: 2, text: 'The kiln stays where it is.' })
  return rowsOf(record.entries)
}

const told = (lines: readonly Line[]) =>
  lines.map((line) => (line.kind === 'run' ? `run ${line.rows.length}` : line.row.seq))

test('three like acts of one person in a row are told as one, and each can be seen', () => {
  const rows = talk()
  const start = rows.find((row) => row.type === 'RaiseIssue')?.seq ?? 0
  const before = rows.filter((row) => row.seq < start).map((row) => row.seq)
  expect(told(arrange(rows, new Set(), true))).toEqual([...before, 'run 4', start + 4])
  expect(told(arrange(rows, new Set([start]), true))).toEqual([
    ...before,
    'run 4',
    ...[start, start + 1, start + 2, start + 3],
    start + 4,
  ])
})

test('what is searched for never hides in a run', () => {
  const rows = talk()
  expect(told(arrange(rows, new Set(), false))).toEqual(rows.map((row) => row.seq))
})

test('each day stands above its first line, once', () => {
  const rows = talk().map((row) => (row.seq > 5 ? { ...row, day: '2026-11-19' } : row))
  const days = arrange(rows, new Set(), true).flatMap((line) => line.day ?? [])
  expect(days).toEqual(['2026-11-18', '2026-11-19'])
})

test('an entry is found on its line, or in the closed run that holds it', () => {
  const rows = talk()
  const lines = arrange(rows, new Set(), true)
  const last = rows.at(-1)?.seq ?? 0
  expect(lines[lineOf(lines, last - 2)]?.kind).toBe('run')
  expect(lineOf(lines, last)).toBe(lines.length - 1)
  expect(lineOf(lines, last + 1)).toBe(-1)
})

const beside = { since: new Map(), veiled: () => false }
const found = (filter: Partial<Filter>) =>
  filtered(talk(), { ...EVERYTHING, ...filter }, beside).map((row) => row.type)

test('entries are filtered by who acted, by issue and by kind', () => {
  expect(found({ by: BO })).toEqual(['TakeSeat', 'TakePosition'])
  expect(found({ issue: 2 })).toEqual(['RaiseIssue', 'TakePosition'])
  expect(found({ kind: 'table' })).not.toContain('RaiseIssue')
})

test('a search finds words, an entry’s number and the beginning of its hash', () => {
  const rows = talk()
  const hash = rows[3]?.hash ?? ''
  expect(found({ words: 'KILN stays' })).toEqual(['TakePosition'])
  expect(filtered(rows, { ...EVERYTHING, words: '#4' }, beside).map((row) => row.seq)).toEqual([4])
  expect(filtered(rows, { ...EVERYTHING, words: hash.slice(0, 12) }, beside).map((row) => row.seq)).toEqual([
    4,
  ])
})

test('the names of an entry’s fields are nobody’s words', () => {
  expect(found({ words: 'strictObject' })).toEqual([])
  expect(found({ words: 'TakePosition' })).toEqual([])
})

test('a filter comes back from the address it was put into', () => {
  const filter: Filter = { words: 'the kiln', by: 'mediator', issue: 3, kind: 'call', notable: 'partial' }
  expect(filterIn(new URLSearchParams(filterQuery(filter)))).toEqual(filter)
  expect(filterQuery(EVERYTHING)).toBe('')
  expect(filterIn(new URLSearchParams('?issue=-1&kind=gossip&notable=gossip'))).toEqual(EVERYTHING)
})
