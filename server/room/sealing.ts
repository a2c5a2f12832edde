import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { FACILITATORS, type SealedRow } from '@/server/ledger/ledger'
import { type CommandId, commandId, commitment, type PersonId, personId } from '@/server/protocol/ids'
import { LOOK_FIELDS } from '@/server/protocol/look'
import { reading } from '@/server/protocol/statements'
import type { SealedPart } from '@/server/protocol/view'
import type { Reading } from '@/server/ratification/reading'
import { canonicalJson } from '@/server/record/canonical'
import { commitmentTo, type Opening, type SealedPlace } from '@/server/record/commitment'
import { caucusParts } from './caucus-parts'
import { isBelow, parseDeclared } from './declared-parts'

/** Seals content under a fresh salt: the row to store and the commitment that goes on the record. */
export function seal(place: SealedPlace, content: string, audience: SealedRow['audience']): SealedRow {
  const opening = { ...place, salt: randomBytes(32).toString('hex'), content }
  return { commitment: commitmentTo(opening), opening, audience }
}

/** Reasons a facilitator should know of and nobody else may see. */
const FLAGGED: ReadonlySet<string> = new Set([
  'under_duress',
  'deceptive',
  'injection',
  'undisclosed_delegate',
  'third_party',
])

/** The three sealed parts of an attempt. There are always three, whatever the words said. */
export function sealAttempt(
  negotiation: string,
  person: PersonId,
  command: CommandId,
  words: string,
  read: Reading,
) {
  const place = (field: string) => ({ negotiation, owner: person, field, command })
  const flags = read.reasons.filter((reason) => FLAGGED.has(reason))
  return {
    words: seal(place('words'), words, [person]),
    reading: seal(place('reading'), canonicalJson(read), [person]),
    flags: seal(place('flags'), canonicalJson(flags), [FACILITATORS]),
  }
}

export const asCommitment = (row: SealedRow) => commitment.parse(row.commitment)

export function parseReading(content: string): Reading {
  return reading.parse(JSON.parse(content))
}

/** Puts what the ledger gave a person together again: each attempt with its reading, and flags. */
export function sealedParts(openings: Opening[]): SealedPart[] {
  return [...personalParts(openings), ...caucusParts(openings)]
}

function personalParts(openings: Opening[]): SealedPart[] {
  return openings.flatMap((opening): SealedPart[] => {
    switch (opening.field) {
      case 'flags':
        return [{ kind: 'flag', ...attemptOf(opening), flags: flags.parse(JSON.parse(opening.content)) }]
      case 'words': {
        const read = openings.find((one) => one.field === 'reading' && one.command === opening.command)
        return read
          ? [
              {
                kind: 'attempt',
                ...attemptOf(opening),
                words: opening.content,
                reading: parseReading(read.content),
              },
            ]
          : []
      }
      case LOOK_FIELDS.words: {
        const read = openings.find(
          (one) => one.field === LOOK_FIELDS.reading && one.command === opening.command,
        )
        return read
          ? [
              {
                kind: 'look',
                ...sealedFrom(opening),
                words: opening.content,
                reading: parseReading(read.content),
              },
            ]
          : []
      }
      case LOOK_FIELDS.note:
        return [{ kind: 'restate', ...sealedFrom(opening), note: opening.content }]
      case 'utilities': {
        const other = openings.find((one) => one.field === 'batna' && one.command === opening.command)
        return other
          ? [
              {
                kind: 'declaration',
                ...sealedFrom(opening),
                values: parseDeclared(opening.content, other.content),
              },
            ]
          : []
      }
      case 'verdict':
        return [{ kind: 'verdict', ...sealedFrom(opening), below: isBelow(opening.content) }]
      default:
        return []
    }
  })
}

const flags = z.array(z.string())

function sealedFrom({ command, owner }: Opening): { command: CommandId; owner: PersonId } {
  return { command: commandId.parse(command), owner: personId.parse(owner) }
}

function attemptOf({ command, owner }: Opening): { attempt: CommandId; owner: PersonId } {
  return { attempt: commandId.parse(command), owner: personId.parse(owner) }
}
