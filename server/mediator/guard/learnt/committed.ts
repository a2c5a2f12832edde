import { unpack } from '@/server/ratification/model/packed'
import { PLACES } from './features'
import { LEARNT, type LearntReason, NEEDED, type NeededReason } from './judge'
import { READERS, type Reader } from './leak-rows'
import { packed as leaks } from './leak-weights'
import type { Weights } from './weigh'
import { packed } from './weights'

let unpacked: ReadonlyMap<LearntReason | NeededReason | Reader, Weights> | undefined

/** The weights that are committed beside this file; unpacked once. */
export function committed(): ReadonlyMap<LearntReason | NeededReason | Reader, Weights> {
  const all = { ...packed, ...leaks }
  unpacked ??= new Map(
    [...new Set([...LEARNT, ...NEEDED, ...READERS])].map((reason) => {
      const { base, step, weights } = all[reason]
      return [reason, { of: unpack(weights, PLACES), step, base }]
    }),
  )
  return unpacked
}
