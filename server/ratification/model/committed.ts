import type { Abroad } from '@/server/ratification/model/abroad'
import { PLACES } from '@/server/ratification/model/features'
import { GRAM_PLACES } from '@/server/ratification/model/grams'
import type { Harm, Weights } from '@/server/ratification/model/judge'
import type { Opinions } from '@/server/ratification/model/opinion'
import { byPart, type Order, type Part, SHAPES } from '@/server/ratification/model/order'
import { unpackRows } from '@/server/ratification/model/packed'
import { unpackTight } from '@/server/ratification/model/tight'
import { whole } from '@/server/ratification/model/weights'
import { abroad } from '@/server/ratification/model/weights-abroad'
import { gramWeights } from '@/server/ratification/model/weights-of-grams'
import { againstWeights } from '@/server/ratification/model/weights-of-harm'
import { labelWeights, reasonWeights } from '@/server/ratification/model/weights-of-opinions'
import { network } from '@/server/ratification/model/weights-of-order'
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
      order: orderOf(network),
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

function orderOf({
  base,
  ...packed
}: Record<Part, { step: number; weights: string }> & { base: number }): Order {
  const matrix = (part: Part) => {
    const { step, weights } = packed[part]
    const [rows, columns] = SHAPES[part]
    return Float32Array.from(unpackRows(weights, rows, columns), (weight) => weight * step)
  }
  return { ...byPart(matrix), base }
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
