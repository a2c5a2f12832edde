import { PLACES } from '@/server/ratification/model/features'
import type { Weights } from '@/server/ratification/model/judge'
import type { Opinions } from '@/server/ratification/model/opinion'
import { unpack } from '@/server/ratification/model/packed'
import { harm } from '@/server/ratification/model/weights'
import { labelWeights, reasonWeights } from '@/server/ratification/model/weights-of-opinions'
import { labels, reasonCodes } from '@/server/ratification/reading'

/** What was learnt, ready to weigh with. */
export interface Model {
  harm: Weights
  opinions: Opinions
}

interface Packed {
  base: number
  step: number
  weights: string
}

let unpacked: Model | undefined

/** The weights that are committed beside this file; unpacked once. */
export function committed(): Model {
  unpacked ??= {
    harm: weightsOf(harm),
    opinions: { labels: all(labels, labelWeights), reasons: all(reasonCodes, reasonWeights) },
  }
  return unpacked
}

function weightsOf({ base, step, weights }: Packed): Weights {
  return { of: unpack(weights, PLACES), step, base }
}

function all<Name extends string>(
  names: readonly Name[],
  packed: Partial<Record<Name, Packed>>,
): Map<Name, Weights> {
  const unpackedAll = new Map<Name, Weights>()
  for (const name of names) {
    const one = packed[name]
    if (one) unpackedAll.set(name, weightsOf(one))
  }
  return unpackedAll
}
