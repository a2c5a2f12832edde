import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Matter } from '@/server/protocol/state'

/** Most that a mediator is given of one document, and of all together, in characters. */
export const MOST_OF_ONE = 12_000
export const MOST_OF_ALL = 40_000

/** A document that was brought with the opening, as far as a mediator is given it. */
export type SourceIn = {
  /** Counts from 1. */
  source: number
  title: string
  text: string
  /** Characters of the whole document; more than `text` has where it was cut. */
  characters: number
  /** SHA-256 of the whole document in UTF-8, as anybody can compute it. */
  digest: string
}

/** In their order, each cut at a word where it is too long; those for which no room is left come without text. */
export function sourcesIn({ sources }: Pick<Matter, 'sources'>): SourceIn[] {
  let room = MOST_OF_ALL
  return sources.map(({ title, text }, at) => {
    const given = cut(text, Math.min(room, MOST_OF_ONE))
    room -= given.length
    return {
      source: at + 1,
      title,
      text: given,
      characters: text.length,
      digest: bytesToHex(sha256(utf8ToBytes(text))),
    }
  })
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most)
  const space = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'))
  return (space > most / 2 ? head.slice(0, space) : head).replace(/[\ud800-\udbff]$/, '')
}

/** Which documents an output had before it, and how much of each: for its provenance. */
export function sourcesRead(sources: readonly SourceIn[]): Record<string, string> {
  return Object.fromEntries(
    sources.map(({ source, text, characters, digest }) => [
      `document ${source}`,
      `SHA-256 ${digest}, ${
        text.length === characters ? 'whole' : `the first ${text.length} of ${characters} characters`
      }`,
    ]),
  )
}
