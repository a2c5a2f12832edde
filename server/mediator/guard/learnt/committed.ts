import { unpack } from '@/server/ratification/model/packed'
import { PLACES } from './features'
import { LEARNT, type LearntReason, NEEDED, type NeededReason } from './judge'
import type { Weights } from './weigh'
import { packed } from './weights'

let unpacked: ReadonlyMap<LearntReason | NeededReason, Weights> | undefined

/** The weights that are committed beside this file; unpacked once. */
export function committed(): ReadonlyMap<LearntReason | NeededReason, Weights> {
  unpacked ??= new Map(
    [...LEARNT, ...NEEDED].map((reason) => {
      const { base, step, weights } = packed[reason]
      return [reason, { of: unpack(weights, PLACES), step, base }]
    }),
  )
  return unpacked
}
