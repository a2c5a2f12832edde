import type { CoarseView } from './coarse'

/** Packages that, by each party's last word on them, everybody could live with, or everybody whom the rule needs. */
export function livableDeals({ said, parties, rule }: CoarseView): ReadonlySet<string> {
  const last = new Map<string, Map<number, boolean>>()
  for (const { deal, party, could } of said) {
    const key = deal.join()
    last.set(key, (last.get(key) ?? new Map<number, boolean>()).set(party, could))
  }
  const passes = (answers: ReadonlyMap<number, boolean>) =>
    [...answers.values()].filter((could) => could).length >= (rule?.minAgree ?? parties) &&
    (rule?.veto ?? []).every((party) => answers.get(party))
  return new Set([...last].flatMap(([key, answers]) => (passes(answers) ? [key] : [])))
}
