import { z } from 'zod'
import { actor, type Command, type CommandOf, command, type Submission } from '@/server/protocol/commands'
import type { Event } from '@/server/protocol/events'
import { commandId, commitment, instant } from '@/server/protocol/ids'
import { signature } from '@/server/protocol/signature'
import { canonicalJson } from './canonical'
import { type Hasher, taggedHash } from './hash'

const hash = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * One accepted command with the events it gave, as it stands on the record.
 * `events` are read as JSON and believed only once `decide` has given the same.
 */
export const entry = z.strictObject({
  seq: z.int().min(1),
  at: instant,
  actor,
  id: commandId,
  command,
  events: z.array(z.unknown()).min(1),
  sealed: z.array(commitment),
  /** The person's own, over a binding act. */
  signature: signature.optional(),
  prev: hash,
})
export type Entry = z.infer<typeof entry>

/** An entry as it is stored and sent: its canonical text and the hash of exactly that text. */
export type StoredEntry = { seq: number; hash: string; text: string }

export const storedEntry = z.strictObject({ seq: z.int().min(1), hash, text: z.string() })

type Commitment = z.infer<typeof commitment>
/** Fields of a command that hold a commitment, or a list of them. */
type Sealing<C> = { [K in keyof C]-?: C[K] extends Commitment | Commitment[] ? K : never }[keyof C]
type Carrier = { [T in Command['type']]: Sealing<CommandOf<T>> extends never ? never : T }[Command['type']]

/** Which fields they are, in the order in which the entry lists them. A new one does not compile until it is here. */
export const SEALED: { readonly [T in Carrier]: readonly Sealing<CommandOf<T>>[] } = {
  RecordAttempt: ['words', 'reading', 'flags'],
  AskForLook: ['words', 'reading'],
  AskToRestate: ['note'],
  RecordRefusedOutput: ['output'],
  RecordModelCall: ['exchange'],
  DeclareValues: ['utilities', 'batna'],
  AcceptOffer: ['verdict'],
  SendCaucusMessage: ['sentences'],
  AnswerInCaucus: ['sentences', 'origin'],
}

const isCarrier = (type: Command['type']): type is Carrier => type in SEALED
const held = z.union([commitment.transform((one) => [one]), z.array(commitment)])

/** Commitments a command carries. */
export function sealedIn({ command }: Pick<Submission, 'command'>): Commitment[] {
  if (!isCarrier(command.type)) return []
  const fields = new Map<string, unknown>(Object.entries(command))
  return SEALED[command.type].flatMap((field) => held.parse(fields.get(field)))
}

export function entryHash(text: string): string {
  return taggedHash('parley/entry/v1', text)
}

/** The canonical text of the entry that follows `prev`. */
export function entryText(seq: number, prev: string, submitted: Submission, events: Event[]): string {
  const { id, at, actor, command, signature } = submitted
  return canonicalJson({
    seq,
    at,
    actor,
    id,
    command,
    events,
    sealed: sealedIn(submitted),
    ...(signature && { signature }),
    prev,
  })
}

/** The entry that follows `prev`, with its hash. */
export function writeEntry(
  seq: number,
  prev: string,
  submitted: Submission,
  events: Event[],
  hashed: Hasher = taggedHash,
): StoredEntry {
  const text = entryText(seq, prev, submitted, events)
  return { seq, hash: hashed('parley/entry/v1', text), text }
}
