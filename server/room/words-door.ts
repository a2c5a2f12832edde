import { seated, standing } from '@/server/protocol/authority'
import type { Command } from '@/server/protocol/commands'
import { type CommandId, instant, type NegotiationId, type PersonId } from '@/server/protocol/ids'
import { binder, stale, standingRatification } from '@/server/protocol/ratification'
import type { Settlement } from '@/server/protocol/settlement'
import type { Opened } from '@/server/protocol/state'
import type { Reading, ScreenContext } from '@/server/ratification/reading'
import { canonicalJson } from '@/server/record/canonical'
import type { Opening } from '@/server/record/commitment'
import type { Sent, WireCommand } from '@/server/wire/commands'
import type { SealedCommand } from './bargaining-door'
import { type Refused, readersAskedTooOften } from './rate'
import { asCommitment, parseReading, sealAttempt } from './sealing'
import { bothReadings, type SecondOpinion, type SecondReader, secondOpinion, silence } from './second-reader'

export type Readers = {
  screen: (words: string, context: ScreenContext) => Reading
  /** Language models that all have to agree before words count, where the house has any. `limit` is in milliseconds. */
  second?: { readers: readonly SecondReader[]; limit?: number } | undefined
}

/** An opinion and what it was about: by the time it comes, another text may be called. */
export type SecondReading = { about: ScreenContext; opinion: SecondOpinion }

type WireOf<T extends WireCommand['type']> = Extract<WireCommand, { type: T }>

/** Words sent in answer to a call, with how they are read: both sealed, and never yet a ratification. */
export function prepareWords(
  state: Opened,
  who: PersonId,
  id: CommandId,
  { call, digest, words }: WireOf<'SendWords'>,
  readers: Readers,
  second: SecondReading | null,
): SealedCommand {
  const context = contextOf(state, who)
  const read = bothReadings(readers.screen(words, context), opinionOn(context, second, readers))
  const rows = sealAttempt(state.negotiation, who, id, words, read)
  const commitments = {
    words: asCommitment(rows.words),
    reading: asCommitment(rows.reading),
    flags: asCommitment(rows.flags),
  }
  return {
    command: { type: 'RecordAttempt', call, digest, ...commitments },
    sealed: [rows.words, rows.reading, rows.flags],
    own: { kind: 'attempt', attempt: id, owner: who, words, reading: read },
  }
}

/**
 * What the second reader makes of words the screen takes for a ratification; null where there is no need to ask. It is
 * asked before the room is entered, so that a slow one holds nobody up, and only so often for one person.
 */
export async function askSecond(
  state: Opened,
  who: PersonId,
  { command }: Sent,
  { screen, second, now }: Readers & { now: (negotiation: NegotiationId) => Date },
): Promise<SecondReading | Refused | null> {
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
  const often = await readersAskedTooOften(who)
  if (often) return often
  return { about: context, opinion: await secondOpinion(second.readers, { words, context }, second.limit) }
}

/** An opinion that was asked for too early, or about another text, is none: where one is needed, that is silence. */
function opinionOn(
  context: ScreenContext,
  second: SecondReading | null,
  readers: Readers,
): SecondOpinion | null {
  if (!readers.second) return null
  if (second && canonicalJson(second.about) === canonicalJson(context)) return second.opinion
  return silence(readers.second.readers)
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
    ...(drafted && { settlementText: wordsOf(drafted.settlement) }),
  }
}

/** What a settlement says, sentence by sentence. */
const wordsOf = ({ terms, tradeOffs, carveOuts }: Settlement): string =>
  [
    ...terms.map(({ heading, text }) => `${heading}.\n${text}`),
    ...tradeOffs.map(({ text }) => text),
    ...carveOuts.map(({ reason }) => reason),
  ].join('\n')

/** Opens the sealed words and reading of the person's own attempt; the protocol checks them against the record. */
export async function prepareConfirmation(
  state: Opened,
  who: PersonId,
  { call, digest, attempt }: WireOf<'ConfirmWords'>,
  sealed: (negotiation: NegotiationId, commitment: string) => Promise<Opening | null>,
): Promise<Command> {
  const attempts = state.phase === 'Ratification' ? state.open.attempts : []
  const own = attempts.find((one) => one.attempt === attempt && one.person === who)
  const words = own && (await sealed(state.negotiation, own.words))
  const reading = own && (await sealed(state.negotiation, own.reading))
  if (!words || !reading) return unopened({ call, digest, attempt })
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
function unopened(named: Pick<WireOf<'ConfirmWords'>, 'call' | 'digest' | 'attempt'>): Command {
  const none = '0'.repeat(64)
  const reading: Reading = {
    label: 'unclear',
    reasons: ['none'],
    spans: [],
    screen: { version: 'none', digest: none },
  }
  return {
    type: 'ConfirmRatification',
    ...named,
    words: '—',
    reading,
    saltOfWords: none,
    saltOfReading: none,
  }
}
