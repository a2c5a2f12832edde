import { z } from 'zod'
import { instant } from './ids'

export const PRESETS = ['open-mediation', 'structured-issues', 'bargaining', 'trade-offs'] as const
export type Preset = (typeof PRESETS)[number]

/** Bounds stop further moves and ask a person; they never decide anything. `null` means no bound. */
export const limits = z.strictObject({
  /** Positions one party may take on one issue before any party may escalate it. */
  roundsPerParty: z.int().min(1).max(50).nullable(),
  /** Settlement versions that may be drafted. */
  drafts: z.int().min(1).max(200).nullable(),
  deadline: instant.nullable(),
})
export type Limits = z.infer<typeof limits>

export const charter = z.strictObject({ preset: z.enum(PRESETS), limits })
export type Charter = z.infer<typeof charter>

/** A preset is data: the bounds it opens with and the fewest parties it works for. */
export const PRESET: Record<Preset, { leastParties: number; limits: Limits }> = {
  'open-mediation': { leastParties: 2, limits: { roundsPerParty: null, drafts: null, deadline: null } },
  'structured-issues': { leastParties: 2, limits: { roundsPerParty: 5, drafts: null, deadline: null } },
  bargaining: { leastParties: 2, limits: { roundsPerParty: null, drafts: null, deadline: null } },
  'trade-offs': { leastParties: 3, limits: { roundsPerParty: 30, drafts: null, deadline: null } },
}
