import { z } from 'zod'
import { canonicalJson } from '@/server/record/canonical'
import { taggedHash } from '@/server/record/hash'
import {
  commandId,
  type NegotiationId,
  type PartyId,
  packageDigest,
  partyId,
  personId,
  type SettlementDigest,
} from './ids'
import { LIMIT } from './limits'
import { label, line, optionalProse, prose, title } from './text'

/** Something already on the record that a text rests on. `item` is an intent item such as `r1`. */
export const reference = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('intent'),
    party: partyId,
    version: z.int().min(1),
    item: z
      .string()
      .regex(/^[gcrw]\d{1,2}$/)
      .nullable(),
  }),
  z.strictObject({ kind: z.literal('issue'), issue: z.int().min(1) }),
  z.strictObject({
    kind: z.literal('position'),
    issue: z.int().min(1),
    party: partyId,
    round: z.int().min(1),
  }),
  z.strictObject({ kind: z.literal('trade'), trade: z.int().min(1) }),
  z.strictObject({ kind: z.literal('check'), check: z.int().min(1) }),
  z.strictObject({ kind: z.literal('counter'), counter: z.int().min(1) }),
  /** A sentence that its party said in the room, out of a caucus. */
  z.strictObject({ kind: z.literal('release'), release: z.int().min(1) }),
  z.strictObject({ kind: z.literal('answer'), question: z.int().min(1) }),
  z.strictObject({ kind: z.literal('settlement'), version: z.int().min(1) }),
  /** A document that was brought with the opening; counts from 1. */
  z.strictObject({ kind: z.literal('source'), source: z.int().min(1) }),
  /** What whoever asked a mediator for a run told it. */
  z.strictObject({ kind: z.literal('note'), run: commandId }),
])
export type Reference = z.infer<typeof reference>

const references = z.array(reference).max(LIMIT.list)

export const draftTerm = z.strictObject({ heading: title, text: prose, sources: references })
const tradeOff = z.strictObject({ text: prose, sources: references })
/** A red line that no term meets, said openly with the reason. */
const unmetRedLine = z.strictObject({
  party: partyId,
  item: z.string().regex(/^r\d{1,2}$/),
  why: line,
})
/** Which term meets which red line; `term` counts from 1. */
const metRedLine = z.strictObject({
  party: partyId,
  item: z.string().regex(/^r\d{1,2}$/),
  term: z.int().min(1).max(LIMIT.terms),
})

/** How a machine-made text came about (MP-01 section 5, "Provenance First"). Parameters as decimal strings. */
export const provenance = z.strictObject({
  by: z.enum(['built-in', 'model', 'person']),
  name: line,
  model: line.nullable(),
  version: line,
  parameters: z.record(label(80), label(200)),
  promptDigest: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable(),
  /** Last entry the mediator had read. */
  readTo: z.int().min(1),
  outputDigest: z.string().regex(/^[0-9a-f]{64}$/),
})
export type Provenance = z.infer<typeof provenance>

/** Whose text it is: a mediator's, or a party's or facilitator's own, tabled under that name. */
export const origin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mediator'), provenance }),
  z.strictObject({ kind: z.literal('party'), party: partyId, counter: z.int().min(1).nullable() }),
  z.strictObject({ kind: z.literal('person'), person: personId }),
  /** An accepted package, made into terms by the protocol itself. */
  z.strictObject({
    kind: z.literal('offer'),
    party: partyId,
    offer: z.int().min(1),
    digest: packageDigest,
  }),
])
export type Origin = z.infer<typeof origin>

export const draft = z.strictObject({
  title,
  terms: z.array(draftTerm).min(1, 'A settlement needs at least one term.').max(LIMIT.terms),
  tradeOffs: z.array(tradeOff).max(LIMIT.list),
  met: z.array(metRedLine).max(200),
  unmet: z.array(unmetRedLine).max(200),
  rationale: optionalProse,
})
export type Draft = z.infer<typeof draft>

export type Term = z.infer<typeof draftTerm> & { number: number }
export type CarveOut = { issue: number; title: string; decision: 'dropped' | 'carved-out'; reason: string }

/** An immutable, PROVISIONAL text of terms. `decide` fills in everything the draft may not choose. */
export type SettlementBody = Omit<Draft, 'terms'> & {
  negotiation: NegotiationId
  version: number
  basedOn: number | null
  parties: { party: PartyId; name: string }[]
  terms: Term[]
  carveOuts: CarveOut[]
  references: { intents: { party: PartyId; version: number }[]; issues: number[] }
  origin: Origin
}
export type Settlement = SettlementBody & { digest: SettlementDigest }

/** What every ratification binds to: no date (its entry has one), no list of who must ratify. */
export function digestOf(body: SettlementBody): SettlementDigest {
  return taggedHash('parley/settlement/v1', canonicalJson(body)) as SettlementDigest
}
