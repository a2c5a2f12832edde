import { z } from 'zod'
import { compileDomain, type Domain, NEVER } from './domain'

/** A score, or "never" (also `null`): a red line. */
const Score = z
  .union([z.number(), z.literal('never'), z.null()])
  .transform((s) => (typeof s === 'number' ? s : NEVER))

const Party = z.looseObject({
  id: z.string(),
  reservation: z.number(),
  scores: z.array(z.array(Score)),
})

/** A bargaining problem over finitely many options, as the case files write it. */
export const DiscreteCase = z.looseObject({
  issues: z.array(z.looseObject({ name: z.string(), options: z.array(z.unknown()) })).min(1),
  parties: z.array(Party).min(1),
  rule: z
    .looseObject({
      minAgree: z.number().int().nonnegative().optional(),
      veto: z.array(z.union([z.string(), z.number().int()])).optional(),
    })
    .optional(),
})
export type DiscreteCase = z.infer<typeof DiscreteCase>

/** Compiles a parsed case. Throws RangeError where its parts do not fit together. */
export function domainOfCase(source: DiscreteCase): Domain {
  const ids = source.parties.map((party) => party.id)
  const veto = (source.rule?.veto ?? []).map((holder) => {
    const index = typeof holder === 'number' ? holder : ids.indexOf(holder)
    if (index < 0 || index >= ids.length) throw new RangeError(`The rule names no known party: ${holder}`)
    return index
  })
  source.issues.forEach((issue, k) => {
    const sizes = source.parties.map((party) => party.scores[k]?.length)
    if (sizes.some((size) => size !== issue.options.length)) {
      throw new RangeError(
        `Issue ${issue.name} has ${issue.options.length} options but ${sizes.join(', ')} scores`,
      )
    }
  })
  return compileDomain(source.parties, { minAgree: source.rule?.minAgree ?? ids.length, veto })
}
