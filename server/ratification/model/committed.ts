import type { Abroad } from '@/server/ratification/model/abroad'
import { PLACES } from '@/server/ratification/model/features'
import { GRAM_PLACES } from '@/server/ratification/model/grams'
import type { Harm, Weights } from '@/server/ratification/model/judge'
import type { Opinions } from '@/server/ratification/model/opinion'
import { FILTERS, HIDDEN, type Matrix, POOLED, REACH, WIDTH } from '@/server/ratification/model/order'
import { unpack, unpackRows } from '@/server/ratification/model/packed'
import { ROWS } from '@/server/ratification/model/sequence'
import { unpackTight } from '@/server/ratification/model/tight'
import { whole } from '@/server/ratification/model/weights'
import { abroad } from '@/server/ratification/model/weights-abroad'
import { gramWeights } from '@/server/ratification/model/weights-of-grams'
import { againstWeights } from '@/server/ratification/model/weights-of-harm'
import { labelWeights, reasonWeights } from '@/server/ratification/model/weights-of-opinions'
import { networks } from '@/server/ratification/model/weights-of-order'
import { type Label, labels, type ReasonCode, reasonCodes } from '@/server/ratification/reading'

/** What was learnt, ready to weigh with. */
export interface Model {
  harm: Harm
  opinions: Opinions
  abroad: Abroad
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
      orders: networks.map((order) => ({
        words: { of: unpackRows(order.words.weights, ROWS, WIDTH), step: order.words.step },
        filters: matrixOf(order.filters, FILTERS * REACH * WIDTH),
        filterBases: matrixOf(order.filterBases, FILTERS),
        hidden: matrixOf(order.hidden, HIDDEN * POOLED),
        hiddenBases: matrixOf(order.hiddenBases, HIDDEN),
        said: matrixOf(order.said, HIDDEN),
        base: order.base,
      })),
      grams: weightsOf(gramWeights, GRAM_PLACES),
      against: all(reasonCodes, againstWeights, (one) => weightsOf(one)),
    },
    opinions: opinionsOf(labelWeights, reasonWeights),
    get abroad() {
      return abroadOnce()
    },
  }
  return unpacked
}

let unpackedAbroad: Abroad | undefined

/** Forty-odd large tables, unpacked with the first statement in another language: many a server never meets one. */
function abroadOnce(): Abroad {
  unpackedAbroad ??= {
    harm: weightsOf(abroad.harm, GRAM_PLACES),
    runs: weightsOf(abroad.runs, GRAM_PLACES),
    opinions: opinionsOf(abroad.labels, abroad.reasons, GRAM_PLACES),
  }
  return unpackedAbroad
}

function opinionsOf(
  labelled: Partial<Record<Label, Packed>>,
  reasoned: Partial<Record<ReasonCode, { whole: Packed; clauses: Packed }>>,
  places = PLACES,
): Opinions {
  return {
    labels: all(labels, labelled, (one) => weightsOf(one, GRAM_PLACES)),
    reasons: all(reasonCodes, reasoned, (one) => ({
      whole: weightsOf(one.whole, places),
      clauses: weightsOf(one.clauses, places),
    })),
  }
}

function weightsOf({ base, step, weights }: Packed, places = PLACES): Weights {
  return { of: unpackTight(weights, places), step, base }
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
