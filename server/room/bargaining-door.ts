import { isUnknownAlternative, misfit, scoreOffer } from '@/server/bargaining/declared'
import { type LeakReason, leaksIn } from '@/server/bargaining/leak'
import { leakContext } from '@/server/bargaining/leak-context'
import type { SealedRow } from '@/server/ledger/ledger'
import { partyOf, seated, signer } from '@/server/protocol/authority'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import type { Declared } from '@/server/protocol/bargaining-state'
import { standingOffer } from '@/server/protocol/bargaining-table'
import type { Command } from '@/server/protocol/commands'
import type { Delegation } from '@/server/protocol/delegation'
import {
  type CommandId,
  commitment,
  type Instant,
  type NegotiationId,
  type PartyId,
  type PersonId,
} from '@/server/protocol/ids'
import { issuesOf } from '@/server/protocol/packages'
import { padded, SEALED_LENGTH } from '@/server/protocol/reveal'
import type { Opened } from '@/server/protocol/state'
import type { SealedPart } from '@/server/protocol/view'
import { canonicalJson } from '@/server/record/canonical'
import type { Opening } from '@/server/record/commitment'
import type { WireCommand } from '@/server/wire/commands'
import type { AcceptPackage, SealValues, SpokenMove } from '@/server/wire/door-commands'
import type { DoorRefusal } from '@/server/wire/messages'
import { parseDeclared, VERDICT } from './declared-parts'
import { asCommitment, seal } from './sealing'

type OpenSealed = (negotiation: NegotiationId, commitment: string) => Promise<Opening | null>
/** A command with what of its sender is sealed beside it. */
export type SealedCommand = { command: Command; sealed: SealedRow[]; own: SealedPart | null }
const alone = (command: Command): SealedCommand => ({ command, sealed: [], own: null })

/** Both contents have one length, in the commitment and in the store, whatever was declared. */
export function prepareDeclaration(
  state: Opened,
  who: PersonId,
  id: CommandId,
  { values }: SealValues,
): SealedCommand | DoorRefusal {
  const issue = state.bargaining ? misfit(issuesOf(state, state.bargaining.issues), values) : null
  if (issue !== null) return { code: 'ValuesDoNotFit', issue }
  if (isUnknownAlternative(values.batna.text)) return { code: 'AlternativeUnknown' }
  const [utilities, alternative] = [canonicalJson(values.values), canonicalJson(values.batna)]
  if (utilities.length > SEALED_LENGTH) return { code: 'ValuesTooLong' }
  // Whoever signs for the party reads it too: they answer for what is accepted.
  const party = seated(state, who)?.party
  const signatory = party ? partyOf(state, party)?.signatory : null
  const audience = [...new Set([who, signatory ?? who])]
  const place = (field: string) => ({ negotiation: state.negotiation, owner: who, field, command: id })
  const rows = [
    seal(place('utilities'), padded(utilities), audience),
    seal(place('batna'), padded(alternative), audience),
  ] as const
  return {
    command: {
      type: 'DeclareValues',
      utilities: asCommitment(rows[0]),
      batna: asCommitment(rows[1]),
    },
    sealed: [...rows],
    own: { kind: 'declaration', command: id, owner: who, values },
  }
}

/** Stands for a verdict where `decide` refuses anyway, with its reason. */
const NO_VERDICT = commitment.parse('0'.repeat(64))

/**
 * Weighs the package against what the party itself declared, and seals the verdict. Below its alternative, whoever may
 * accept for that party is told, and nobody else, before anything counts: it may then accept knowingly.
 */
export async function prepareAcceptance(
  state: Opened,
  who: PersonId,
  id: CommandId,
  { digest, evenBelow }: AcceptPackage,
  open: OpenSealed,
  at: Instant,
): Promise<SealedCommand | DoorRefusal> {
  // Weighed for anybody else of the party, it would tell them what was declared.
  if ('code' in signer(state, { kind: 'person', person: who }, 'agree', at))
    return alone({ type: 'AcceptOffer', digest, verdict: NO_VERDICT })
  const { bargaining } = state
  const offer = bargaining && standingOffer(bargaining)
  const declared = bargaining?.declared.find((one) => one.party === seated(state, who)?.party)
  if (!bargaining || offer?.digest !== digest || !declared)
    return alone({ type: 'AcceptOffer', digest, verdict: NO_VERDICT })
  const values = await opened(state, declared, open)
  if (!values) return { code: 'ValuesGone' }
  const below = scoreOffer(issuesOf(state, bargaining.issues), values, offer.values).belowBatna
  if (below && !evenBelow) return { code: 'BelowAlternative', offer: offer.offer }
  const place = { negotiation: state.negotiation, owner: who, field: 'verdict', command: id }
  const row = seal(place, below ? VERDICT.below : VERDICT.above, [who])
  return {
    command: { type: 'AcceptOffer', digest, verdict: asCommitment(row) },
    sealed: [row],
    own: { kind: 'verdict', command: id, owner: who, below },
  }
}

async function opened(
  { negotiation }: Opened,
  declared: Declared,
  open: OpenSealed,
): Promise<DeclaredValues | null> {
  const [utilities, alternative] = await Promise.all(
    [declared.utilities, declared.batna].map((one) => open(negotiation, one)),
  )
  return utilities && alternative ? parseDeclared(utilities.content, alternative.content) : null
}

/** What all parties agreed to open, with the salts that prove it. The protocol checks both. */
export async function prepareReveal(state: Opened, open: OpenSealed): Promise<SealedCommand | DoorRefusal> {
  const openings = await Promise.all(
    (state.bargaining?.declared ?? []).map(async ({ party, utilities, batna: alternative }) => {
      const [first, second] = await Promise.all(
        [utilities, alternative].map((one) => open(state.negotiation, one)),
      )
      return first && second
        ? {
            party,
            utilities: first.content.trimEnd(),
            saltOfUtilities: first.salt,
            batna: second.content.trimEnd(),
            saltOfBatna: second.salt,
          }
        : null
    }),
  )
  const whole = openings.flatMap((one) => one ?? [])
  // Before the end, and without everybody's word, nothing is handed to the protocol at all.
  const agreed = state.bargaining?.parties.every((party) =>
    state.bargaining?.revealAgreed.some((one) => one.party === party),
  )
  if (!agreed) return { code: 'NotAllAgreed' }
  return whole.length === openings.length
    ? alone({ type: 'RevealValues', openings: whole })
    : { code: 'ValuesGone' }
}

/**
 * Words of software beside an offer are refused where they state a valuation. Figures it may not read are not held
 * against its words: refusing them would tell it what they are.
 */
export async function proseOfSoftware(
  state: Opened,
  { party, purposes }: Pick<Delegation, 'party' | 'purposes'>,
  command: WireCommand,
  open: OpenSealed,
): Promise<DoorRefusal | null> {
  const reasons = await told(state, party, purposes.includes('private'), command, open)
  return reasons.length > 0 ? { code: 'ProseTells', reasons } : null
}

/**
 * People are warned of the same, wherever they write from, and send the words all the same if they wish. Whoever may
 * not read their party's declaration, a signatory who came later too, is not warned by it either.
 * @param readable opens what was sealed to this person
 */
export async function proseOfPerson(
  state: Opened,
  who: PersonId,
  command: WireCommand,
  readable: OpenSealed,
): Promise<DoorRefusal | null> {
  const party = seated(state, who)?.party
  if (!party || !isSpoken(command) || command.evenTelling) return null
  const reasons = await told(state, party, true, command, readable)
  return reasons.length > 0 ? { code: 'ProseWarns', reasons } : null
}

const isSpoken = (command: WireCommand): command is SpokenMove =>
  command.type === 'MakeOffer' || command.type === 'CounterOffer' || command.type === 'RejectOffer'

async function told(
  state: Opened,
  party: PartyId,
  reads: boolean,
  command: WireCommand,
  open: OpenSealed,
): Promise<LeakReason[]> {
  const { bargaining } = state
  if (!bargaining || !isSpoken(command)) return []
  const declared = bargaining.declared.find((one) => one.party === party)
  const values = declared && reads ? await opened(state, declared, open) : null
  const offered = command.type === 'RejectOffer' ? [] : command.values.map((one) => one.value)
  const context = leakContext(issuesOf(state, bargaining.issues), values, offered)
  return [...new Set(leaksIn(command.note, context).map((one) => one.reason))]
}

/** The act itself, as the protocol takes it: whether its sender was warned is nobody else's. */
export function spokenMove(command: SpokenMove): Command {
  const { note } = command
  switch (command.type) {
    case 'MakeOffer':
      return { type: command.type, values: command.values, note }
    case 'CounterOffer':
      return { type: command.type, answers: command.answers, values: command.values, note }
    case 'RejectOffer':
      return { type: command.type, digest: command.digest, note }
  }
}
