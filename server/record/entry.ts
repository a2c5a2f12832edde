import { z } from 'zod'
import { actor, command, type Submission } from '@/server/protocol/commands'
import type { Event } from '@/server/protocol/events'
import { commandId, commitment, instant } from '@/server/protocol/ids'
import { canonicalJson } from './canonical'
import { taggedHash } from './hash'

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
  events: z.array(z.json()).min(1),
  sealed: z.array(commitment),
  prev: hash,
})
export type Entry = z.infer<typeof entry>

/** An entry as it is stored and sent: its canonical text and the hash of exactly that text. */
export type StoredEntry = { seq: number; hash: string; text: string }

export const storedEntry = z.strictObject({ seq: z.int().min(1), hash, text: z.string() })

/** Commitments a command carries, in the order in which the entry lists them. */
export function sealedIn({ command }: Submission): z.infer<typeof commitment>[] {
  switch (command.type) {
    case 'RecordAttempt':
      return [command.words, command.reading, command.flags]
    case 'RecordRefusedOutput':
      return [command.output]
    default:
      return []
  }
}

export function entryHash(text: string): string {
  return taggedHash('parley/entry/v1', text)
}

/** The entry that follows `prev`, with its hash. */
export function writeEntry(seq: number, prev: string, submitted: Submission, events: Event[]): StoredEntry {
  const { id, at, actor, command } = submitted
  const text = canonicalJson({ seq, at, actor, id, command, events, sealed: sealedIn(submitted), prev })
  return { seq, hash: entryHash(text), text }
}
