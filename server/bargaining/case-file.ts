import { z } from 'zod'
import { ContractFile } from './contract-file'
import { type Curve, lineOver, scoreAt } from './curve'
import { compileDomain, type Domain, NEVER } from './domain'
import type { MixedProblem } from './mixed'

/** A score, or "never" (also `null`): a red line. */
const Score = z
  .union([z.number(), z.literal('never'), z.null()])
  .transform((s) => (typeof s === 'number' ? s : NEVER))
const Point = z.tuple([z.number(), z.number()])

/** Over a range: per unit, per unit on top of a base, at places evenly spread, or through points [at, score]. */
const RangeScore = z.union([
  z.number().transform((weight) => ({ weight, base: 0 })),
  z.object({ weight: z.number(), base: z.number().default(0) }),
  z
    .array(z.number())
    .min(2)
    .transform((spread) => ({ spread })),
  z
    .array(Point)
    .min(1)
    .transform((points) => ({ points })),
  z.object({ points: z.array(Point).min(1) }),
])

const Options = z
  .looseObject({ name: z.string().default(''), options: z.array(z.unknown()).min(1) })
  .transform(({ name, options }) => ({ kind: 'options' as const, name, size: options.length }))
const Bounds = z.union([
  z.looseObject({ name: z.string().default(''), min: z.number(), max: z.number() }),
  z
    .looseObject({ name: z.string().default(''), range: z.tuple([z.number(), z.number()]) })
    .transform(({ range, ...issue }) => ({
      ...issue,
      min: range[0],
      max: range[1],
    })),
])
const Range = Bounds.pipe(
  z
    .looseObject({
      name: z.string(),
      type: z.string().optional(),
      min: z.number(),
      max: z.number(),
      step: z.number().positive().optional(),
    })
    .refine((range) => range.min <= range.max, 'A range must not end before it begins')
    .transform(({ name, type, min, max, step }) => ({
      kind: 'range' as const,
      name,
      min,
      max,
      step: step ?? (type === 'integer' ? 1 : undefined),
    })),
)

const CaseFile = z.looseObject({
  issues: z.array(z.union([Options, Range])).min(1),
  parties: z
    .array(
      z.looseObject({
        id: z.string().optional(),
        name: z.string().optional(),
        // Where a file says nothing of it, no deal is worth nothing.
        reservation: z
          .number()
          .nullish()
          .transform((worth) => worth ?? 0),
        scores: z.array(z.unknown()),
      }),
    )
    .min(1)
    .transform((parties) =>
      parties.map(({ id, name, ...party }, at) => ({ ...party, id: id ?? name ?? `party ${at + 1}` })),
    ),
  rule: z
    .looseObject({
      minAgree: z.number().int().nonnegative().nullish(),
      veto: z.array(z.union([z.string(), z.number().int()])).nullish(),
    })
    .nullish(),
})
type CaseFile = z.infer<typeof CaseFile>
type RangeIssue = z.infer<typeof Range>

/** A range with a step is a list of options up to this many; beyond, its step no longer matters. */
const MOST_STEPS = 2_000

export type ReadCase =
  /** `valueAt`: what a deal's entry for that issue stands for: the option index, or the number on a range. */
  | {
      readonly kind: 'discrete'
      readonly domain: Domain
      readonly valueAt: (issue: number, option: number) => number
    }
  | { readonly kind: 'mixed'; readonly problem: MixedProblem }
  | { readonly kind: 'contracts'; readonly file: ContractFile }

/** Reads a parsed case file. Throws ZodError or RangeError where it is none or its parts do not fit together. */
export function readCase(source: unknown): ReadCase {
  const contracts = ContractFile.safeParse(source)
  if (contracts.success) return { kind: 'contracts', file: contracts.data }
  const file = CaseFile.parse(source)
  for (const party of file.parties) {
    if (party.scores.length !== file.issues.length) {
      throw new RangeError(`${party.id} scores ${party.scores.length} issues of ${file.issues.length}`)
    }
  }
  const listed = file.issues.every((issue) => issue.kind === 'options' || stepsOf(issue) !== undefined)
  if (!listed) return { kind: 'mixed', problem: mixedProblem(file) }
  const tables = file.parties.map((party) => ({
    id: party.id,
    reservation: party.reservation,
    scores: file.issues.map((issue, k) => optionScores(issue, party.scores[k])),
  }))
  return {
    kind: 'discrete',
    domain: compileDomain(tables, ruleOf(file)),
    valueAt: (k, option) => {
      const issue = file.issues[k]
      return !issue || issue.kind === 'options' ? option : (stepsOf(issue)?.[option] ?? option)
    },
  }
}

function mixedProblem(file: CaseFile): MixedProblem {
  return {
    parties: file.parties.map(({ id, reservation }) => ({ id, reservation })),
    issues: file.issues.map((issue, k) => {
      const scores = file.parties.map((party) => party.scores[k])
      if (issue.kind === 'options') {
        return {
          kind: 'options',
          name: issue.name,
          scores: scores.map((score) => optionScores(issue, score)),
        }
      }
      const curves = scores.map((score) => curveOf(issue, score))
      return { kind: 'range', name: issue.name, min: issue.min, max: issue.max, curves }
    }),
  }
}

function ruleOf(file: CaseFile) {
  const ids = file.parties.map((party) => party.id)
  const veto = (file.rule?.veto ?? []).map((holder) => {
    const index = typeof holder === 'number' ? holder : ids.indexOf(holder)
    if (index < 0 || index >= ids.length) throw new RangeError(`The rule names no known party: ${holder}`)
    return index
  })
  return { minAgree: file.rule?.minAgree ?? ids.length, veto }
}

function optionScores(issue: z.infer<typeof Options> | RangeIssue, score: unknown): number[] {
  if (issue.kind === 'options') {
    const scores = z.array(Score).parse(score)
    if (scores.length === issue.size) return scores
    throw new RangeError(`Issue ${issue.name} has ${issue.size} options but ${scores.length} scores`)
  }
  const curve = curveOf(issue, score)
  return (stepsOf(issue) ?? []).map((at) => scoreAt(curve, at))
}

function curveOf(issue: RangeIssue, score: unknown): Curve {
  const parsed = RangeScore.parse(score)
  if ('weight' in parsed) return lineOver(issue.min, issue.max, parsed.weight, parsed.base)
  if ('spread' in parsed) {
    const apart = (issue.max - issue.min) / (parsed.spread.length - 1)
    return { points: parsed.spread.map((score, k) => ({ at: issue.min + k * apart, score })) }
  }
  return { points: parsed.points.map(([at, worth]) => ({ at, score: worth })).sort((a, b) => a.at - b.at) }
}

/** The numbers on a stepped range; undefined where it has no step or too many. */
function stepsOf({ min, max, step }: RangeIssue): number[] | undefined {
  if (step === undefined) return undefined
  const count = Math.floor((max - min) / step + 1e-9) + 1
  if (count > MOST_STEPS) return undefined
  return Array.from({ length: count }, (_, k) => Number((min + k * step).toPrecision(15)))
}
