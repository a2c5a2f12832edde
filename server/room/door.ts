import type { SealedRow } from '@/server/ledger/ledger'
import type { SealedText } from '@/server/mediator/guard/input'
import { redLineCrossings } from '@/server/mediator/red-line-crossings'
import { seated, standing } from '@/server/protocol/authority'
import type { Caucus } from '@/server/protocol/caucus'
import type { Command } from '@/server/protocol/commands'
import { PLAYED } from '@/server/protocol/control'
import {
  type Instant,
  type InvitationId,
  instant,
  type NegotiationId,
  type PartyId,
  type PersonId,
} from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import { asRecorded } from '@/server/protocol/reveal'
import { sealedPlaces } from '@/server/protocol/sealed-places'
import type { Role } from '@/server/protocol/seat-events'
import type { Opened } from '@/server/protocol/state'
import type { Crossing } from '@/server/protocol/statements'
import type { SealedPart } from '@/server/protocol/view'
import type { Opening } from '@/server/record/commitment'
import type { Sent } from '@/server/wire/commands'
import type { DoorRefusal } from '@/server/wire/messages'
import {
  prepareAcceptance,
  prepareDeclaration,
  prepareReveal,
  type SealedCommand,
  spokenMove,
} from './bargaining-door'
import { prepareMessage, prepareRelease } from './caucus-door'
import { prepareLook, prepareRestate } from './look-door'
import { prepareGiven, refusedAlone } from './played-mediator'
import { prepareConfirmation, prepareWords, type Readers, type SecondReading } from './words-door'

/** A domain command with what goes beside it, ready for `decide`. */
export type Prepared = {
  command: Command
  sealed: SealedRow[]
  own: SealedPart | null
  link: string | null
  /** When the protocol refuses, so that nothing half-done stays. */
  undo: () => Promise<void>
}

export type InvitationAsked = {
  negotiation: NegotiationId
  party: PartyId | null
  role: Role
  email: string | null
  by: PersonId
}
type TooMany = Extract<DoorRefusal, { code: 'TooManyRequests' }>
/** Where invitations keep what must not be on the record: tokens and addresses. */
export interface InvitationBook {
  /** Or why no more may be sent just now. */
  prepare(
    asked: InvitationAsked,
  ): Promise<{ invitation: InvitationId; expires: Instant; link: string } | TooMany>
  discard(invitation: InvitationId): Promise<void>
}

export type DoorParts = Readers & {
  invitations: InvitationBook
  /** Names of the mediators that can be asked. */
  mediators: readonly string[]
  sealed: (negotiation: NegotiationId, commitment: string) => Promise<Opening | null>
  /** The same, if it was sealed to the sender by name. */
  readable: (negotiation: NegotiationId, commitment: string) => Promise<Opening | null>
  /** What the sender was told alone in some caucuses, and was not released: lent to the guard. */
  notes: (state: Opened, of?: (caucus: Caucus) => boolean) => Promise<SealedText[]>
  /** What time it is in a negotiation: the same everywhere but in a sample that is being played. */
  now: (negotiation: NegotiationId) => Date
}

const plain = (command: Command): Prepared => ({
  command,
  sealed: [],
  own: null,
  link: null,
  undo: async () => {},
})

const beside = (made: SealedCommand | DoorRefusal): Prepared | DoorRefusal =>
  'code' in made ? made : { ...plain(made.command), sealed: made.sealed, own: made.own }

/** What a person sent, made into what `decide` may see: the door adds readings, seals and invitations. */
export async function prepare(
  state: Opened,
  who: PersonId,
  { id, command }: Sent,
  parts: DoorParts,
  second: SecondReading | null = null,
): Promise<Prepared | DoorRefusal | Refusal> {
  switch (command.type) {
    case 'SendWords':
      return beside(prepareWords(state, who, id, command, parts, second))
    case 'ConfirmWords':
      return plain(await prepareConfirmation(state, who, command, parts.sealed))
    case 'AskForLook':
      return beside(await prepareLook(state, who, id, command, parts.sealed))
    case 'AskToRestate':
      return beside(prepareRestate(state, who, id, command))
    case 'Invite': {
      const asked = {
        negotiation: state.negotiation,
        party: command.party,
        role: command.role,
        email: command.email,
        by: who,
      }
      const prepared = await parts.invitations.prepare(asked)
      if ('code' in prepared) return prepared
      const { invitation, expires, link } = prepared
      return {
        ...plain({ type: 'IssueInvitation', invitation, party: command.party, role: command.role, expires }),
        link,
        undo: () => parts.invitations.discard(invitation),
      }
    }
    case 'Reveal': {
      const place = sealedPlaces(state).find((one) => one.commitment === command.part)
      const opening = place && (await parts.sealed(state.negotiation, place.commitment))
      // Without its opening the protocol says why not.
      const { salt, content, field } = opening ?? { salt: '0'.repeat(64), content: '', field: '' }
      return plain({ type: 'RevealSealed', part: command.part, salt, content: asRecorded(field, content) })
    }
    case 'SendToCaucus':
      return (
        (await refusedAlone(state, who, command, parts.notes)) ??
        beside(prepareMessage(state, who, id, command))
      )
    case 'SayAloud':
      return plain(await prepareRelease(state, command, parts.readable))
    case 'GiveFindings':
    case 'GiveDraft':
    case 'GiveWork': {
      const given = await prepareGiven(state, who, command, () => parts.notes(state))
      return 'code' in given ? given : plain(given)
    }
    case 'TableSettlement':
      return plain({ ...command, type: 'DraftSettlement', run: null })
    case 'ProposeTrade':
      return plain({ ...command, ...marked(state, who, [command.offer, command.want]) })
    case 'OpenConsentCheck':
      return plain({ ...command, ...marked(state, who, [command.proposal]) })
    case 'SealValues':
      return beside(prepareDeclaration(state, who, id, command))
    case 'AcceptPackage':
      return beside(
        await prepareAcceptance(
          state,
          who,
          id,
          command,
          parts.sealed,
          instant.parse(parts.now(state.negotiation).toISOString()),
        ),
      )
    case 'MakeOffer':
    case 'CounterOffer':
    case 'RejectOffer':
      return plain(spokenMove(command))
    case 'OpenValues':
      return beside(await prepareReveal(state, parts.sealed))
    case 'RequestMediation':
      if (command.mediator === PLAYED && command.act !== 'packages') return plain(command)
      // Packages are computed: while a person plays the mediator they are asked of nobody, by whatever name.
      if (command.act === 'packages' && state.control.player)
        return { code: 'MediatorPlayed', person: state.control.player.person }
      if (
        !parts.mediators.includes(command.mediator) ||
        (command.act === 'packages' && command.mediator !== 'built-in')
      )
        return { code: 'UnknownMediator', mediator: command.mediator }
      return plain(command)
    case 'SwitchMediation':
      // Nobody is there to be told, once an act is done unasked, that its mediator is not.
      if (command.automatic.length > 0 && !parts.mediators.includes(command.mediator))
        return { code: 'UnknownMediator', mediator: command.mediator }
      return plain(command)
    default:
      return plain(command)
  }
}

/** Whose red lines a proposal seems to cross: a mark for its author and that party, and no refusal. */
function marked(state: Opened, who: PersonId, texts: string[]): { crosses?: Crossing[] } {
  const author = standing(state).find((one) => one.party === seated(state, who)?.party)?.name ?? ''
  const crosses = redLineCrossings(state, author, texts)
  return crosses.length > 0 ? { crosses } : {}
}
