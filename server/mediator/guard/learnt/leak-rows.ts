import type { GuardSpan } from '../input'
import { RULED_BY, type RuledBy } from '../leak'
import type { Reading } from '../reading'
import { textFeatures, together, type Unit, unitsMarked } from './judge'
import type { Reader } from './learners'
import { logOdds, type Weights } from './weigh'

export type Readers = Record<Reader, Weights>

/** In which sentences which rules found something. */
export type Ruled = ReadonlyMap<Unit, ReadonlySet<RuledBy>>

export function ruledIn(
  reading: Reading,
  units: readonly Unit[],
  found: readonly { by?: RuledBy; spans: readonly GuardSpan[] }[],
): Ruled {
  const ruled = new Map<Unit, Set<RuledBy>>()
  for (const { by, spans } of found)
    for (const unit of by ? unitsMarked(reading, units, spans) : []) {
      const before = ruled.get(unit) ?? new Set()
      ruled.set(unit, before.add(by ?? 'words'))
    }
  return ruled
}

const NOBODY = -20

/**
 * Each sentence beside each sealed part as trees see it: what the readers say of it, of the sentences around it and
 * of the text, what rules mark, and the signs of `SIGNS`.
 */
export function leakRows(
  units: readonly Unit[],
  readers: Readers,
  ruled: Ruled,
): { row: Float32Array; unit: Unit }[] {
  const beside = units.map((unit) => unit.secrets.map((one) => logOdds(one, readers.leak)))
  const most = beside.map((one) => Math.max(NOBODY, ...one))
  const voice = units.map((unit) => logOdds(unit.own, readers.leak_sentence))
  const text = logOdds(textFeatures(units), readers.leak_text)
  const loudest = Math.max(NOBODY, ...voice)
  const runs = units.map((unit) => logOdds(unit.runs, readers.leak_sentence_runs))
  const textRuns = logOdds(together(units.map((unit) => unit.runs)), readers.leak_text_runs)
  const loudestRuns = Math.max(NOBODY, ...runs)
  return units.flatMap((unit, at) => {
    const by = ruled.get(unit)
    const heard = [
      Number(by !== undefined),
      ...RULED_BY.map((kind) => Number(by?.has(kind) ?? false)),
      text,
      voice[at] ?? NOBODY,
      loudest,
      voice[at - 1] ?? NOBODY,
      voice[at + 1] ?? NOBODY,
      most[at] ?? NOBODY,
      most[at - 1] ?? NOBODY,
      most[at + 1] ?? NOBODY,
      textRuns,
      runs[at] ?? NOBODY,
      loudestRuns,
      runs[at - 1] ?? NOBODY,
      runs[at + 1] ?? NOBODY,
      text + textRuns,
      (voice[at] ?? NOBODY) + (runs[at] ?? NOBODY),
    ]
    return unit.signs.map((signs, which) => {
      const row = new Float32Array(1 + heard.length + signs.length)
      row[0] = beside[at]?.[which] ?? NOBODY
      row.set(heard, 1)
      row.set(signs, 1 + heard.length)
      return { row, unit }
    })
  })
}
