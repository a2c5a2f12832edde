import { z } from 'zod'
import { day, decimal } from './amounts'
import { bargainingBounds, CRITERIA } from './bargaining-charter'
import { commandId, commitment, instant, packageDigest, partyId } from './ids'
import { LIMIT } from './limits'
import { provenance } from './settlement'
import { line, optionalProse, prose } from './text'

const issue = z.int().min(1)
const issues = z.array(issue).min(1, 'Choose at least one issue.').max(LIMIT.list)
/** JSON knows a minus zero, canonical text does not. */
const score = z
  .int('Write whole points.')
  .min(-1_000_000)
  .max(1_000_000)
  .refine((value) => !Object.is(value, -0))

/** What a package gives one issue: an option to the letter, an amount, or a day. */
export const packageValue = z.strictObject({ issue, value: line })
export type PackageValue = z.infer<typeof packageValue>
export const packageValues = z.array(packageValue).min(1).max(LIMIT.list)

const bends = <T extends z.ZodType>(at: T) =>
  z.array(z.strictObject({ at, score })).min(1, 'Give it points at one place at least.').max(40)
/** How a party values one issue. `never` and what lies beyond a red line is worth no deal at all. */
export const issueValues = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('options'),
    issue,
    points: z
      .array(z.union([score, z.literal('never')]))
      .min(2)
      .max(LIMIT.list),
  }),
  z.strictObject({
    kind: z.literal('amount'),
    issue,
    points: bends(decimal),
    neverBelow: decimal.nullable(),
    neverAbove: decimal.nullable(),
  }),
  z.strictObject({
    kind: z.literal('date'),
    issue,
    points: bends(day),
    neverBefore: day.nullable(),
    neverAfter: day.nullable(),
  }),
])
export type IssueValues = z.infer<typeof issueValues>

/** The best alternative to an agreement: what the party does then, and what that is worth on its own scale. */
export const batna = z.strictObject({ text: line, value: score })
/** A party's private declaration. It is sealed at the door, and never stands in a command of the record. */
export const declaredValues = z.strictObject({
  values: z.array(issueValues).min(1).max(LIMIT.list),
  batna,
})
export type DeclaredValues = z.infer<typeof declaredValues>

const salt = z.string().regex(/^[0-9a-f]{64}$/)
const of = <T extends string, S extends z.ZodRawShape>(name: T, shape: S) =>
  z.strictObject({ type: z.literal(name), ...shape })

export const proposedPackage = z.strictObject({
  criterion: z.enum(CRITERIA),
  values: packageValues,
  why: prose,
})
export type ProposedPackage = z.infer<typeof proposedPackage>

export const bargainingCommands = [
  of('BeginBargaining', { issues }),
  of('DeclareValues', { utilities: commitment, batna: commitment }),
  of('ShareSignals', {
    /** 1 is the most important; issues may share a place, and may be left out. */
    ranks: z.array(z.strictObject({ issue, rank: z.int().min(1).max(LIMIT.list) })).max(LIMIT.list),
    /** Values the party could accept on an issue, in a fitting package. */
    acceptable: z
      .array(z.strictObject({ issue, values: z.array(line).min(1).max(LIMIT.list) }))
      .max(LIMIT.list),
  }),
  of('MakeOffer', { values: packageValues, note: optionalProse }),
  of('CounterOffer', { answers: packageDigest, values: packageValues, note: optionalProse }),
  of('AcceptOffer', { digest: packageDigest, verdict: commitment }),
  of('RejectOffer', { digest: packageDigest, note: optionalProse }),
  of('WalkAway', {}),
  of('ResumeBargaining', { bounds: bargainingBounds, reason: line }),
  /** The house says that the time for offers is over, counted from `since`. */
  of('NoteOfferTime', { since: instant }),
  of('ProposePackages', {
    run: commandId,
    packages: z.array(proposedPackage).min(1).max(12),
    provenance,
  }),
  /** Whether the party could live with a package of the mediator. It binds nobody. */
  of('AnswerPackage', { proposal: issue, package: issue, could: z.boolean() }),
  of('AgreeToReveal', {}),
  of('RevealValues', {
    openings: z
      .array(
        z.strictObject({
          party: partyId,
          utilities: z.string().max(40_000),
          saltOfUtilities: salt,
          batna: z.string().max(40_000),
          saltOfBatna: salt,
        }),
      )
      .min(2)
      .max(30),
  }),
] as const
