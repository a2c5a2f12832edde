import { z } from 'zod'
import { deviceKeep } from '@/components/room/keep'

const keptHead = z.strictObject({
  seq: z.int().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  /** When this device verified up to there; ISO 8601. */
  at: z.iso.datetime(),
})
export type KeptHead = z.infer<typeof keptHead>

const keyOf = (negotiation: string, person: string) => `parley/${person}/${negotiation}/verified`

/** The last head that this device found sound: a later record has to contain it. */
export function readKeptHead(negotiation: string, person: string): KeptHead | null {
  try {
    return keptHead.parse(JSON.parse(deviceKeep().read(keyOf(negotiation, person)) ?? ''))
  } catch {
    return null
  }
}

export function keepHead(negotiation: string, person: string, head: KeptHead): void {
  deviceKeep().write(keyOf(negotiation, person), JSON.stringify(head))
}

/** The line a person is asked to keep. */
export function headLine(negotiation: string, seq: number, hash: string): string {
  return `Parley negotiation ${negotiation}, entry ${seq}, SHA-256 ${hash}`
}

/** `seq` is null where the line names only a hash. */
export type ReadLine = { seq: number | null; hash: string }

/** Reads a kept line, or a bare hash. @returns null when there is no hash in it */
export function readHeadLine(line: string): ReadLine | null {
  const packed = line.toLowerCase().replaceAll(/(?<=\b[0-9a-f]{8})\s(?=[0-9a-f]{8}\b)/g, '')
  const hash = /\b[0-9a-f]{64}\b/.exec(packed)?.[0]
  if (!hash) return null
  const seq = /\bentry (\d{1,9})\b/.exec(packed)?.[1]
  return { seq: seq ? Number(seq) : null, hash }
}
