import { PLACES } from '@/server/ratification/model/features'
import type { Weights } from '@/server/ratification/model/judge'
import { unpack } from '@/server/ratification/model/packed'
import { learnt } from '@/server/ratification/model/weights'

/** What was learnt, ready to weigh with. */
export interface Model {
  harm: Weights
}

let unpacked: Model | undefined

/** The weights that are committed beside this file; unpacked once. */
export function committed(): Model {
  unpacked ??= { harm: { of: unpack(learnt.harm.weights, learnt.harm.step, PLACES), base: learnt.harm.base } }
  return unpacked
}
