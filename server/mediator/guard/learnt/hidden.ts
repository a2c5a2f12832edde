import { matchesOf } from '@/server/patterns/matches'
import { numbersIn } from '../../language/numbers'
import { plainOf } from '../../language/plain'
import { stem, wordsIn } from '../../language/words'
import { conceptsIn } from '../concepts'
import type { SealedText } from '../input'
import { ORDINARY } from '../ordinary'
import { namesPattern, type Reading } from '../reading'
import { linesOf, rootedIn } from '../thesaurus'
import { mattersOf } from './matters'

/** One sealed part, and what of it nobody has said in public. */
export type Hidden = {
  kind: SealedText['kind'] | 'order'
  /** In plain form. */
  text: string
  words: { stem: string; closed: number[]; touched: number[]; ordinary: boolean; name: boolean }[]
  concepts: ReadonlySet<string>
  figures: number[]
  owner: RegExp
}

/** What everybody has read. */
export type OpenGround = {
  stems: Set<string>
  lines: Set<number>
  concepts: ReadonlySet<string>
  figures: number[]
  has: (key: string) => boolean
}

/** @param said everything that counts as no secret, in plain form. */
export function openGround(reading: Reading, said = reading.known): OpenGround {
  const text = [...said, reading.context.parties.join(' ').toLowerCase()].join('\n')
  const stems = new Set(wordsIn(text).map((one) => one.stem))
  return {
    stems,
    lines: new Set([...stems].flatMap(groupsOf)),
    concepts: conceptsIn(text),
    figures: numbersIn(text).map((one) => one.value),
    has: rootedIn(stems),
  }
}

const groups = new Map<string, number[]>()
/** The lines of both word lists in which a stem stands. */
export function groupsOf(key: string): number[] {
  const before = groups.get(key)
  if (before) return before
  const found = [...linesOf(key), ...[...mattersOf(key)].map((one) => one + 1000)]
  if (groups.size < 20_000) groups.set(key, found)
  return found
}

type Part = { party: string; text: string; kind: Hidden['kind']; value?: SealedText['value'] }

export function hiddenOf(sealed: Part, open: OpenGround): Hidden {
  const text = plainOf(sealed.text).text
  const proper = new Set(
    matchesOf(sealed.text, /(?<=[\p{L},] )\p{Lu}\p{L}+/gu).map((one) => stem(one[0].toLowerCase())),
  )
  const value = Number(sealed.value)
  const figures = numbersIn(text).map((one) => one.value)
  if (Number.isFinite(value) && sealed.value !== undefined && !figures.includes(value)) figures.push(value)
  const words = new Map(wordsIn(text).map((one) => [one.stem, one]))
  return {
    kind: sealed.kind,
    text,
    words: [...words.values()]
      .filter((one) => !open.has(one.stem))
      .map((one) => ({
        stem: one.stem,
        closed: groupsOf(one.stem).filter((line) => !open.lines.has(line)),
        touched: groupsOf(one.stem).filter((line) => open.lines.has(line)),
        ordinary: ORDINARY.has(one.stem),
        name: proper.has(one.stem),
      })),
    concepts: new Set([...conceptsIn(text)].filter((one) => !open.concepts.has(one))),
    figures,
    owner: new RegExp(`\\b${namesPattern([sealed.party])}\\b`, 'u'),
  }
}
