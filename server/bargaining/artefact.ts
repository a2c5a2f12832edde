import type { RunEnding, Step } from './run'

/** What came of bargaining, one term per issue: structured, so that it can be drafted, checked and replayed. */
export type Artefact =
  | {
      readonly kind: 'agreement'
      readonly terms: readonly Term[]
      readonly offer: number
      readonly offeredBy: number
      /** Parties in the order in which they accepted; the one who offered is not among them. */
      readonly acceptedBy: readonly number[]
      readonly rounds: number
      readonly offers: number
    }
  | {
      readonly kind: 'no deal'
      /** Never whom it concerns or why somebody walked. */
      readonly reason: 'walked'
      readonly rounds: number
      readonly offers: number
    }
  | {
      readonly kind: 'undecided'
      /** What stopped the run; people decide how it goes on. */
      readonly asks: Extract<RunEnding, { kind: 'asks' }>['reason']
      readonly rounds: number
      readonly offers: number
    }

export interface Term {
  readonly issue: string
  readonly value: number | string
}

/** `valueAt` words an option of an issue as the issue itself would. */
export function artefactOf(
  issues: readonly string[],
  valueAt: (issue: number, option: number) => number | string,
  steps: readonly Step[],
  ending: RunEnding,
): Artefact {
  const rounds = steps.at(-1)?.round ?? 0
  const made = steps.filter((step) => step.move.type === 'offer')
  const offers = made.length
  switch (ending.kind) {
    case 'no deal':
      return { kind: 'no deal', reason: ending.reason, rounds, offers }
    case 'asks':
      return { kind: 'undecided', asks: ending.reason, rounds, offers }
    case 'agreement':
      return {
        kind: 'agreement',
        terms: issues.map((issue, k) => ({ issue, value: valueAt(k, ending.deal[k] ?? 0) })),
        offer: offers,
        offeredBy: made.at(-1)?.party ?? 0,
        acceptedBy: steps.flatMap(({ party, move }) =>
          move.type === 'accept' && move.offer === offers ? [party] : [],
        ),
        rounds,
        offers,
      }
  }
}
