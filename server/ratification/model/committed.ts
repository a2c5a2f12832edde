import { PLACES } from '@/server/ratification/model/features'
import type { Harm, Weights } from '@/server/ratification/model/judge'
import type { Opinions } from '@/server/ratification/model/opinion'
import { FILTERS, HIDDEN, type Matrix, POOLED, REACH, WIDTH } from '@/server/ratification/model/order'
import { unpack, unpackRows } from '@/server/ratification/model/packed'
import { ROWS } from '@/server/ratification/model/sequence'
import { unpackTight } from '@/server/ratification/model/tight'
import { clauses, whole } from '@/server/ratification/model/weights'
import { againstWeights } from '@/server/ratification/model/weights-of-harm'
import { labelWeights, reasonWeights } from '@/server/ratification/model/weights-of-opinions'
import { networks } from '@/server/ratification/model/weights-of-order'
import { labels, reasonCodes } from '@/server/ratification/reading'

/** What was learnt, ready to weigh with. */
export interface Model {
  harm: Harm
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
    harm: {
      whole: weightsOf(whole),
      clauses: weightsOf(clauses),
      orders: networks.map((order) => ({
        words: { of: unpackRows(order.words.weights, ROWS, WIDTH), step: order.words.step },
        filters: matrixOf(order.filters, FILTERS * REACH * WIDTH),
        filterBases: matrixOf(order.filterBases, FILTERS),
        hidden: matrixOf(order.hidden, HIDDEN * POOLED),
        hiddenBases: matrixOf(order.hiddenBases, HIDDEN),
        said: matrixOf(order.said, HIDDEN),
        base: order.base,
      })),
      against: all(reasonCodes, againstWeights, weightsOf),
    },
    opinions: {
      labels: all(labels, labelWeights, weightsOf),
      reasons: all(reasonCodes, reasonWeights, (one) => ({
        whole: weightsOf(one.whole),
        clauses: weightsOf(one.clauses),
      })),
    },
  }
  return unpacked
}

function weightsOf({ base, step, weights }: Packed): Weights {
  return { of: unpackTight(weights, PLACES), step, base }
}

function matrixOf({ step, weights }: { step: number; weights: string }, size: number): Matrix {
  return { of: unpack(weights, size), step }
}

function all<Name extends string, Kept, Ready>(
  names: readonly Name[],
  packed: Partial<Record<Name, Kept>>,
  ready: (kept: Kept) => Ready,
): Map<Name, Ready> {
  const unpackedAll = new Map<Name, Ready>()
  for (const name of names) {
    const one = packed[name]
    if (one) unpackedAll.set(name, ready(one))
  }
  return unpackedAll
}
