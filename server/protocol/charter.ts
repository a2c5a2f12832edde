import { z } from 'zod'
import { BARGAINING, type BargainingTerms, bargainingTerms } from './bargaining-charter'
import { instant } from './ids'
import { type Registration, registration, type TurnRules, turnRules } from './turn-rules'

export const SIGNATURES = ['with-key', 'required'] as const
export type Signatures = (typeof SIGNATURES)[number]

export const PRESETS = ['open-mediation', 'structured-issues', 'bargaining', 'trade-offs'] as const
export type Preset = (typeof PRESETS)[number]

/** Bounds stop further moves and ask a person; they never decide anything. `null` means no bound. */
export const limits = z.strictObject({
  /** Positions one party may take on one issue before any party may escalate it. */
  roundsPerParty: z.int().min(1).max(50).nullable(),
  /** Settlement versions that may be drafted. */
  drafts: z.int().min(1).max(200).nullable(),
  deadline: instant.nullable(),
  /** Turns that may be taken in all; absent means no bound. */
  turns: z.int().min(1).max(1000).nullable().optional(),
})
export type Limits = z.infer<typeof limits>

export const charter = z
  .strictObject({
    preset: z.enum(PRESETS),
    limits,
    registration: registration.optional(),
    turns: turnRules.optional(),
    /**
     * Binding acts count only with the person's own signature: `required` from everybody, `with-key` from whoever has
     * put a key on the record. Left out in records from before there was a choice.
     */
    signatures: z.enum(SIGNATURES).optional(),
    /** How offers are made. Left out: as the preset says. */
    bargaining: bargainingTerms.optional(),
  })
  .refine(
    ({ registration, turns }) => turns?.kind !== 'round-robin' || registration !== undefined,
    'Turns in order follow the order of registration: ask for registration too.',
  )
export type Charter = z.infer<typeof charter>

/** A preset is data: the fewest parties it works for, and the bounds and turns that are offered with it. */
export const PRESET: Record<
  Preset,
  { leastParties: number; limits: Limits; registration?: Omit<Registration, 'expected'>; turns?: TurnRules }
> = {
  'open-mediation': { leastParties: 2, limits: { roundsPerParty: null, drafts: null, deadline: null } },
  'structured-issues': {
    leastParties: 2,
    limits: { roundsPerParty: 5, drafts: null, deadline: null },
    registration: { windowSeconds: 30 },
    turns: { kind: 'round-robin', timeoutSeconds: 600 },
  },
  bargaining: { leastParties: 2, limits: { roundsPerParty: null, drafts: null, deadline: null } },
  'trade-offs': {
    leastParties: 3,
    limits: { roundsPerParty: 5, drafts: null, deadline: null, turns: 30 },
    turns: { kind: 'free' },
  },
}

/** The terms of bargaining, where the charter has any. */
export function bargainingTermsOf({ preset, bargaining }: Charter): BargainingTerms | null {
  return bargaining ?? (preset === 'bargaining' ? BARGAINING : null)
}
