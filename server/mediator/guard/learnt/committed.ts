import { unpack } from '@/server/ratification/model/packed'
import { PLACES } from './features'
import { LEARNT, type LearntReason } from './judge'
import type { Weights } from './weigh'
import { packed } from './weights'

let unpacked: ReadonlyMap<LearntReason, Weights> | undefined

/** The weights that are committed beside this file; unpacked once. */
export function committed(): ReadonlyMap<LearntReason, Weights> {
  unpacked ??= new Map(
    LEARNT.map((reason) => {
      const { base, step, weights } = packed[reason]
      return [reason, { of: unpack(weights, PLACES), step, base }]
    }),
  )
  return unpacked
}
