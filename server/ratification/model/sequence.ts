import { matchesOf } from '@/server/patterns/matches'
import type { Marked } from '@/server/ratification/model/features'
import { placeOf } from '@/server/ratification/model/statement'
import { stem, wordClass } from '@/server/ratification/model/word-classes'

/** Rows of the table that words, stems, classes and marks are looked up in; two may share one. */
export const ROWS = 1 << 15

/** A statement word by word, for what is learnt about order. */
export interface Sequence {
  /** Rows of `rows` that belong to word i: from `begins[i]` up to `begins[i + 1]`. The first two are its form and stem. */
  begins: Int32Array
  rows: Int32Array
}

const rowOf = (name: string): number => placeOf(name) & (ROWS - 1)

const known = new Map<string, readonly [number, number, number]>()
function wordRows(text: string): readonly [number, number, number] {
  let rows = known.get(text)
  if (rows === undefined) {
    rows = [rowOf(`w ${text}`), rowOf(`s ${stem(text)}`), rowOf(`c ${wordClass(text)}`)]
    // Bounded: names and numbers would fill it otherwise.
    if (known.size < 20_000) known.set(text, rows)
  }
  return rows
}

const marks = new Map<string, number>()
function markRow(name: string): number {
  let row = marks.get(name)
  if (row === undefined) {
    row = rowOf(name)
    marks.set(name, row)
  }
  return row
}

const breaks = new Set(['.', '!', '?', '…'])

/** @param marked acts, cues and idioms of a canonical line, acts in order of place. */
export function sequenceOf({ text, acts, cues, idioms }: Marked): Sequence {
  const words = matchesOf(text, /[^ ]+/gu).map((match) => ({ text: match[0], start: match.index }))
  const flags: number[][] = words.map(() => [])
  const flag = (hit: { start: number; end: number }, name: string) => {
    const row = markRow(name)
    for (let i = firstEndingAfter(words, hit.start); i < words.length; i += 1) {
      const word = words[i]
      if (!word || word.start >= hit.end) break
      if (!flags[i]?.includes(row)) flags[i]?.push(row)
    }
  }
  for (const act of acts) flag(act, act.kind)
  for (const cue of cues) flag(cue, `cue ${cue.reason}`)
  for (const idiom of idioms) flag(idiom, 'idiom')

  const sentence = new Int32Array(words.length)
  let count = 0
  for (const [i, word] of words.entries()) {
    sentence[i] = count
    if (breaks.has(word.text)) count += 1
  }
  const sure = acts.filter(({ kind }) => !kind.startsWith('lame'))
  const holding = new Set(
    (sure.length > 0 ? sure : acts).map((act) => sentence[firstEndingAfter(words, act.start)]),
  )
  const first = Math.min(...[...holding].filter((one) => one !== undefined))
  const begins = new Int32Array(words.length + 1)
  const rows: number[] = []
  for (const [i, word] of words.entries()) {
    const own = sentence[i] ?? 0
    rows.push(...wordRows(word.text), ...(flags[i] ?? []))
    rows.push(markRow(holding.size === 0 ? 'p none' : `p ${Math.sign(own - first)}`))
    begins[i + 1] = rows.length
  }
  return { begins, rows: Int32Array.from(rows) }
}

function firstEndingAfter(words: readonly { text: string; start: number }[], offset: number): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const word = words[middle]
    if (word && word.start + word.text.length > offset) high = middle
    else low = middle + 1
  }
  return low
}
