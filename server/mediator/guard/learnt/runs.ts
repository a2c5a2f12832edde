import { matchesOf } from '@/server/patterns/matches'
import type { Reading } from '../reading'
import { hashOf } from './features'

/** Runs fall into this many places; two may share one. */
export const RUN_PLACES = 1 << 20

const FIGURE = /[\d½¼¾⅓⅔][\d.,:/]*/gu
const PIECE = /\p{L}[\p{L}\p{M}'’-]*|\S/gu
const WORDS = 4
const SIGNS = { least: 3, most: 6 }

const joined = (hash: number, next: number) => Math.imul(hash ^ next, 0x01000193)

function placeOf(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) & (RUN_PLACES - 1)
}

/**
 * What each sentence in the mediator's own voice shows with no grammar at all: its runs of one to four words, also with
 * one passed over, and of three to six signs. Parties are all alike, and so are figures.
 * @param names matches a party's name.
 */
export function runsOf(reading: Reading, names: RegExp): Int32Array[] {
  const lastIn = new Uint16Array(RUN_PLACES)
  return reading.sentences.map(({ start, end }, at) => {
    const text = reading.own.slice(start, end).replace(names, ' @ ').replace(FIGURE, '0')
    const found: number[] = []
    for (const hash of hashesOf(` ${text.replace(/\s+/gu, ' ').trim()} `)) {
      const place = placeOf(hash)
      if (lastIn[place] === at + 1) continue
      lastIn[place] = at + 1
      found.push(place)
    }
    return Int32Array.from(found)
  })
}

function hashesOf(text: string): number[] {
  const found: number[] = []
  const words = Array.from(matchesOf(text, PIECE), ([word]) => hashOf(word))
  for (const [at, word] of words.entries()) {
    let run = 1
    for (const [more, next] of words.slice(at, at + WORDS).entries()) {
      run = joined(run, next)
      found.push(Math.imul(run, 31) + more)
    }
    const [second, third, fourth] = words.slice(at + 1, at + WORDS)
    if (second === undefined || third === undefined) continue
    found.push(joined(joined(77, word), third))
    if (fourth === undefined) continue
    found.push(joined(joined(joined(78, word), third), fourth))
    found.push(joined(joined(joined(79, word), second), fourth))
  }
  for (let at = 0; at < text.length; at += 1) {
    let run = 0x1234567
    const end = Math.min(text.length, at + SIGNS.most)
    for (let next = at; next < end; next += 1) {
      run = joined(run, text.charCodeAt(next))
      if (next - at >= SIGNS.least - 1) found.push(Math.imul(run, 17) + 1000 + next - at)
    }
  }
  return found
}
