import { z } from 'zod'

const name = (what: string) =>
  z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, `${what} is 1 to 64 letters, digits, hyphens or underscores`)
const hex64 = (what: string) => z.string().regex(/^[0-9a-f]{64}$/, `${what} is 64 lower-case hex digits`)

export const negotiationId = name('A negotiation id').brand<'NegotiationId'>()
export const personId = name('A person id').brand<'PersonId'>()
export const partyId = name('A party id').brand<'PartyId'>()
export const commandId = name('A command id').brand<'CommandId'>()
export const invitationId = name('An invitation id').brand<'InvitationId'>()
/** SHA-256 of a settlement's canonical text: what a ratification binds to. */
export const settlementDigest = hex64('A settlement digest').brand<'SettlementDigest'>()
/** SHA-256 of the one text that a consent check asks about. */
export const proposalDigest = hex64('A proposal digest').brand<'ProposalDigest'>()
/** SHA-256 of an offer's package, its number and its author: what an acceptance binds to. */
export const packageDigest = hex64('A package digest').brand<'PackageDigest'>()
export const commitment = hex64('A commitment').brand<'Commitment'>()
/** Engines differ on 30 February and 24:00, so only a time that reads back as itself is one. */
function isOnTheCalendar(text: string): boolean {
  const milliseconds = Date.parse(text)
  return !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === text
}
/** A moment in UTC with milliseconds: the only form of time on the record. */
export const instant = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    'A time is UTC with milliseconds, like 2026-01-31T09:30:00.000Z',
  )
  .refine(isOnTheCalendar, 'There is no such day or hour.')
  .brand<'Instant'>()

/** The id of the party at this place of the opening form, from 0. */
export const partyAt = (place: number): PartyId => partyId.parse(`p${place + 1}`)

export type NegotiationId = z.infer<typeof negotiationId>
export type PersonId = z.infer<typeof personId>
export type PartyId = z.infer<typeof partyId>
export type CommandId = z.infer<typeof commandId>
export type InvitationId = z.infer<typeof invitationId>
export type SettlementDigest = z.infer<typeof settlementDigest>
export type ProposalDigest = z.infer<typeof proposalDigest>
export type Commitment = z.infer<typeof commitment>
export type Instant = z.infer<typeof instant>
export type PackageDigest = z.infer<typeof packageDigest>
