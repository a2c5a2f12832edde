import { unpack } from '@/server/ratification/model/packed'
import { packed as leaks } from './leak-weights'
import { LEARNERS, type Learnt, placesOf } from './learners'
import { packed } from './weights'

let unpacked: Learnt | undefined

/** The weights that are committed beside this file; unpacked once. */
export function committed(): Learnt {
  const all = { ...packed, ...leaks }
  unpacked ??= new Map(
    LEARNERS.map((by) => {
      const { base, step, weights } = all[by]
      return [by, { of: unpack(weights, placesOf(by)), step, base }]
    }),
  )
  return unpacked
}
