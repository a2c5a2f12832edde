import { z } from 'zod'
import { declaredValues, packageValues } from '@/server/protocol/bargaining-commands'
import { SENTENCES } from '@/server/protocol/caucus'
import { ROLES } from '@/server/protocol/commands'
import { commandId, packageDigest, partyId, settlementDigest } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import { draft, origin } from '@/server/protocol/settlement'
import { finding, mediatorQuestion } from '@/server/protocol/statements'
import { optionalProse, ownWords, prose } from '@/server/protocol/text'
import { work } from '@/server/protocol/work'

/** The person's words in answer to the question. Read by the screen, sealed, and never yet a ratification. */
const sendWords = z.strictObject({
  type: z.literal('SendWords'),
  call: z.int().min(1),
  digest: settlementDigest,
  words: ownWords,
})
/** Opens one's own words, sent and not recorded, to the facilitators. The door seals them anew. */
const askForLook = z.strictObject({
  type: z.literal('AskForLook'),
  call: z.int().min(1),
  digest: settlementDigest,
  attempt: commandId,
})
/** The note is sealed to whoever asked, and the facilitators. */
const askToRestate = z.strictObject({
  type: z.literal('AskToRestate'),
  call: z.int().min(1),
  digest: settlementDigest,
  look: z.int().min(1),
  note: prose,
})
/** "Yes, record this": names the attempt whose reading the person has just been shown. */
const confirmWords = z.strictObject({
  type: z.literal('ConfirmWords'),
  call: z.int().min(1),
  digest: settlementDigest,
  attempt: commandId,
})
/** Opens one's own sealed part for everyone; `part` is its commitment on the record. */
const reveal = z.strictObject({
  type: z.literal('Reveal'),
  part: z.string().regex(/^[0-9a-f]{64}$/),
})
/** A seat for somebody: bound to an address, or a bare link that the facilitator confirms later. */
const invite = z.strictObject({
  type: z.literal('Invite'),
  party: partyId.nullable(),
  role: z.enum(ROLES),
  email: z.email().max(254).nullable(),
})
/** What is said in a caucus: sealed at the door. */
const sendToCaucus = z.strictObject({
  type: z.literal('SendToCaucus'),
  caucus: z.int().min(1),
  text: prose,
})
/** One sentence of the party's own, opened for everybody. The door knows its text. */
const sayAloud = z.strictObject({
  type: z.literal('SayAloud'),
  caucus: z.int().min(1),
  message: commandId,
  sentence: z.int().min(1).max(SENTENCES),
})
/** The person who plays the mediator gives what they were asked for. The door says who made it. */
const giveFindings = z.strictObject({
  type: z.literal('GiveFindings'),
  run: commandId,
  findings: z.array(finding).max(200),
  questions: z.array(mediatorQuestion).max(50),
})
/** Everything a run gives besides, but for what is said of models and of software. */
const giveWork = z.strictObject({
  type: z.literal('GiveWork'),
  run: commandId,
  work: z.discriminatedUnion('kind', [work.options[0], work.options[1], work.options[2], work.options[3]]),
})
const giveDraft = z.strictObject({
  type: z.literal('GiveDraft'),
  run: commandId,
  basedOn: z.int().min(1).nullable(),
  draft,
})
/** A facilitator tables a text of their own or of a party, with that origin. */
const tableSettlement = z.strictObject({
  type: z.literal('TableSettlement'),
  basedOn: z.int().min(1).nullable(),
  draft,
  origin: z.discriminatedUnion('kind', [origin.options[1], origin.options[2]]),
})

/** What is offered and wanted; the door adds whose red lines it seems to cross. */
export const proposeTrade = z.strictObject({
  type: z.literal('ProposeTrade'),
  offer: prose,
  want: prose,
  because: prose,
})
/** One text put to all; the door adds whose red lines it seems to cross. */
export const openConsentCheck = z.strictObject({
  type: z.literal('OpenConsentCheck'),
  proposal: prose,
  trades: z.array(z.int().min(1)).max(LIMIT.list),
})

/** What the issues and no deal are worth to the party. Sealed at the door; on the record stand commitments. */
export const sealValues = z.strictObject({ type: z.literal('SealValues'), values: declaredValues })
export type SealValues = z.infer<typeof sealValues>
/** Accepts one package. Below the party's own alternative it is asked first whether it knows. */
export const acceptPackage = z.strictObject({
  type: z.literal('AcceptPackage'),
  digest: packageDigest,
  evenBelow: z.boolean(),
})
export type AcceptPackage = z.infer<typeof acceptPackage>
/** `evenTelling`: the sender was warned that the words state a valuation, and sends them all the same. */
const spoken = { note: optionalProse, evenTelling: z.boolean().optional() }
export const makeOffer = z.strictObject({ type: z.literal('MakeOffer'), values: packageValues, ...spoken })
export const counterOffer = z.strictObject({
  type: z.literal('CounterOffer'),
  answers: packageDigest,
  values: packageValues,
  ...spoken,
})
export const rejectOffer = z.strictObject({
  type: z.literal('RejectOffer'),
  digest: packageDigest,
  ...spoken,
})
export type SpokenMove =
  | z.infer<typeof makeOffer>
  | z.infer<typeof counterOffer>
  | z.infer<typeof rejectOffer>

/** Opens what all parties declared, once all have agreed to that. */
const openValues = z.strictObject({ type: z.literal('OpenValues') })

/** Acts that are made into domain commands at the door. */
export const doorCommand = z.discriminatedUnion('type', [
  sendWords,
  confirmWords,
  askForLook,
  askToRestate,
  reveal,
  invite,
  tableSettlement,
  sendToCaucus,
  sayAloud,
  giveFindings,
  giveDraft,
  giveWork,
  proposeTrade,
  openConsentCheck,
  sealValues,
  acceptPackage,
  makeOffer,
  counterOffer,
  rejectOffer,
  openValues,
])
export type DoorCommand = z.infer<typeof doorCommand>
