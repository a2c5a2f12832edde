import type { SealedRow } from '@/server/ledger/ledger'
import type { SealedText } from '@/server/mediator/guard/input'
import { redLineCrossings } from '@/server/mediator/red-line-crossings'
import { seated, standing } from '@/server/protocol/authority'
import type { Command } from '@/server/protocol/commands'
import { PLAYED } from '@/server/protocol/control'
import {
  type CommandId,
  type Instant,
  type InvitationId,
  instant,
  type NegotiationId,
  type PartyId,
  type PersonId,
} from '@/server/protocol/ids'
import { binder, stale, standingRatification } from '@/server/protocol/ratification'
import { asRecorded } from '@/server/protocol/reveal'
import { sealedPlaces } from '@/server/protocol/sealed-places'
import type { Role } from '@/server/protocol/seat-events'
import type { Opened } from '@/server/protocol/state'
import type { Crossing } from '@/server/protocol/statements'
import type { SealedPart } from '@/server/protocol/view'
import type { Reading, ScreenContext } from '@/server/ratification/reading'
import { canonicalJson } from '@/server/record/canonical'
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
import { prepareGiven } from './played-mediator'
import { asCommitment, parseReading, sealAttempt } from './sealing'
import { bothReadings, type SecondOpinion, type SecondReader, secondOpinion, silence } from './second-reader'

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

export type DoorParts = {
  screen: (words: string, context: ScreenContext) => Reading
  /** Language models that all have to agree before words count, where the house has any. `limit` is in milliseconds. */
  second?: { readers: readonly SecondReader[]; limit?: number } | undefined
  invitations: InvitationBook
  /** Names of the mediators that can be asked. */
  mediators: readonly string[]
  sealed: (negotiation: NegotiationId, commitment: string) => Promise<Opening | null>
  /** What the sender was told alone in caucuses, and was not released: lent to the guard. */
  notes: (state: Opened) => Promise<SealedText[]>
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
): Promise<Prepared | DoorRefusal> {
  switch (command.type) {
    case 'SendWords': {
      const { call, digest, words } = command
      const context = contextOf(state, who)
      const read = bothReadings(parts.screen(words, context), opinionOn(context, second, parts))
      const rows = sealAttempt(state.negotiation, who, id, words, read)
      const commitments = {
        words: asCommitment(rows.words),
        reading: asCommitment(rows.reading),
        flags: asCommitment(rows.flags),
      }
      return {
        ...plain({ type: 'RecordAttempt', call, digest, ...commitments }),
        sealed: [rows.words, rows.reading, rows.flags],
        own: { kind: 'attempt', attempt: id, owner: who, words, reading: read },
      }
    }
    case 'ConfirmWords':
      return plain(await openAttempt(state, who, command, parts))
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
      return beside(prepareMessage(state, who, id, command))
    case 'SayAloud':
      return plain(await prepareRelease(state, command, parts.sealed))
    case 'GiveFindings':
    case 'GiveDraft': {
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
      if (
        !parts.mediators.includes(command.mediator) ||
        (command.act === 'packages' && command.mediator !== 'built-in')
      )
        return { code: 'UnknownMediator', mediator: command.mediator }
      return plain(command)
    default:
      return plain(command)
  }
}

/**
 * What the second reader makes of words the screen takes for a ratification; null where there is no need to ask. It is
 * asked before the room is entered, so that a slow one holds nobody up.
 */
export async function askSecond(
  state: Opened,
  who: PersonId,
  { command }: Sent,
  { screen, second, now }: Pick<DoorParts, 'screen' | 'second' | 'now'>,
): Promise<SecondReading | null> {
  if (!second || command.type !== 'SendWords' || state.phase !== 'Ratification') return null
  // Words that the protocol refuses anyway cost nobody a model's work.
  const binds = binder(
    state,
    { kind: 'person', person: who },
    instant.parse(now(state.negotiation).toISOString()),
  )
  if ('code' in binds || stale(state, command) || standingRatification(state.open, binds.party)) return null
  const { words } = command
  const context = contextOf(state, who)
  if (screen(words, context).label !== 'ratifies') return null
  return { about: context, opinion: await secondOpinion(second.readers, { words, context }, second.limit) }
}

/** An opinion and what it was about: by the time it comes, another text may be called. */
export type SecondReading = { about: ScreenContext; opinion: SecondOpinion }

/** An opinion that was asked for too early, or about another text, is none: where one is needed, that is silence. */
function opinionOn(
  context: ScreenContext,
  second: SecondReading | null,
  parts: Pick<DoorParts, 'second'>,
): SecondOpinion | null {
  if (!parts.second) return null
  if (second && canonicalJson(second.about) === canonicalJson(context)) return second.opinion
  return silence(parts.second.readers)
}

/** What the words are about: the text that is called. Without a call the reading never counts. */
function contextOf(state: Opened, who: PersonId): ScreenContext {
  const version = state.phase === 'Ratification' ? state.open.version : state.settlements.length
  const drafted = state.settlements[version - 1]
  const party = standing(state).find((one) => one.party === seated(state, who)?.party)
  return {
    settlementTitle: drafted?.settlement.title ?? '',
    settlementVersion: version,
    settlementDate: drafted?.mark.at ?? state.opened.at,
    otherVersions: state.settlements.map((one) => one.settlement.version).filter((one) => one !== version),
    digestPrefix: drafted?.settlement.digest.slice(0, 8) ?? '',
    parties: standing(state).map((one) => one.name),
    speaker: party?.name ?? '',
  }
}

/** Whose red lines a proposal seems to cross: a mark for its author and that party, and no refusal. */
function marked(state: Opened, who: PersonId, texts: string[]): { crosses?: Crossing[] } {
  const author = standing(state).find((one) => one.party === seated(state, who)?.party)?.name ?? ''
  const crosses = redLineCrossings(state, author, texts)
  return crosses.length > 0 ? { crosses } : {}
}

type Confirm = {
  call: number
  digest: Opened['settlements'][number]['settlement']['digest']
  attempt: CommandId
}

/** Opens the sealed words and reading of the person's own attempt; the protocol checks them against the record. */
async function openAttempt(
  state: Opened,
  who: PersonId,
  { call, digest, attempt }: Confirm,
  { sealed }: DoorParts,
): Promise<Command> {
  const attempts = state.phase === 'Ratification' ? state.open.attempts : []
  const own = attempts.find((one) => one.attempt === attempt && one.person === who)
  const words = own && (await sealed(state.negotiation, own.words))
  const reading = own && (await sealed(state.negotiation, own.reading))
  if (!words || !reading) return unopened(call, digest, attempt)
  return {
    type: 'ConfirmRatification',
    call,
    digest,
    attempt,
    words: words.content,
    reading: parseReading(reading.content),
    saltOfWords: words.salt,
    saltOfReading: reading.salt,
  }
}

/** Stands for an attempt that is not there, so that `decide` gives the refusal, with its reason. */
function unopened(call: number, digest: Confirm['digest'], attempt: CommandId): Command {
  const none = '0'.repeat(64)
  const reading: Reading = {
    label: 'unclear',
    reasons: ['none'],
    spans: [],
    screen: { version: 'none', digest: none },
  }
  return {
    type: 'ConfirmRatification',
    call,
    digest,
    attempt,
    words: '—',
    reading,
    saltOfWords: none,
    saltOfReading: none,
  }
}
