import { type Belief, BeliefChain } from './belief-chain'
import type { CoarseView } from './coarse'
import { evidenceOf } from './evidence'
import { seeded } from './seeded'

/** Sweeps in which the chain cools from moving about to holding what was said. */
const COOLING = 100
const HOT = 3
const COLD = 0.25
const SAMPLES = 60
/** Sweeps between two samples, so that they differ. */
const APART = 3

/** Ways in which a party may value things, as likely as what it did and said makes them. The same view, the same ones. */
export function beliefsAbout(view: CoarseView, party: number): Belief[] {
  const chain = new BeliefChain(view.issues, evidenceOf(view, party))
  const random = seeded(7_919 * (party + 1))
  for (let sweep = 0; sweep <= COOLING; sweep++) {
    chain.warm(HOT * (COLD / HOT) ** (sweep / COOLING))
    chain.sweep(random)
  }
  return Array.from({ length: SAMPLES }, () => {
    for (let sweep = 0; sweep < APART; sweep++) chain.sweep(random)
    return chain.belief()
  })
}
