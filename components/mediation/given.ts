import { z } from 'zod'
import { referenceWords, referredText } from '@/components/words/references'
import { standing } from '@/server/protocol/authority'
import { latestIntent } from '@/server/protocol/intents'
import type { Reference } from '@/server/protocol/settlement'
import type { Matter } from '@/server/protocol/state'
import { type Finding, finding } from '@/server/protocol/statements'
import { LEANS, type Reader, SITUATIONS, type WorkOf } from '@/server/protocol/work'

/** Something a party has said, that a finding or a comparison can be about. */
export type Said = { reference: Reference; quote: string; label: string }

/** What stands of each party: its latest intent, its latest position on each issue, what it said in the room out of a caucus. */
export function saidInTheRoom(state: Matter): Said[] {
  const references = [
    ...standing(state).flatMap(({ party }) => interests(state, party)),
    ...state.issues.flatMap(({ issue, positions }) =>
      positions
        .filter((one, at) => positions.findLastIndex(({ party }) => party === one.party) === at)
        .map(({ party, round }): Reference => ({ kind: 'position', issue, party, round })),
    ),
    ...state.releases.map(({ release }): Reference => ({ kind: 'release', release })),
  ]
  return references.flatMap((reference) => {
    const quote = referredText(state, reference)
    return quote ? [{ reference, quote, label: `${referenceWords(state, reference)}: ${quote}` }] : []
  })
}

function interests(state: Matter, party: Parameters<typeof latestIntent>[1]): Reference[] {
  const intent = latestIntent(state, party)
  if (!intent) return []
  const { goals, constraints, redLines, tradeable } = intent.statement
  const of = (letter: string, all: readonly unknown[]) =>
    all.map((_, at): Reference => {
      return { kind: 'intent', party, version: intent.version, item: `${letter}${at + 1}` }
    })
  return [...of('g', goals), ...of('c', constraints), ...of('r', redLines), ...of('w', tradeable)]
}

/** A finding as it is written; statements are named by their place in what was said. */
export const findingDraft = z.strictObject({
  kind: z.enum(['conflict', 'vague', 'assumption']),
  about: z.string(),
  against: z.string(),
  text: z.string(),
})
export type FindingDraft = z.infer<typeof findingDraft>

export const keyOf = (one: { reference: Reference }) => JSON.stringify(one.reference)

/** The finding, or what it still needs. */
export function findingFrom(said: readonly Said[], draft: FindingDraft): Finding | string {
  const quoted = (key: string) => {
    const found = said.find((one) => keyOf(one) === key)
    return found && { reference: found.reference, quote: found.quote }
  }
  const about = quoted(draft.about)
  const against = quoted(draft.against)
  if (!about) return 'Choose the statement it is about.'
  if (draft.kind === 'conflict' && (!against || draft.against === draft.about))
    return 'Choose the other statement.'
  if (draft.text.trim() === '') return 'Say what you see in it.'
  const { kind, text } = draft
  const parsed = finding.safeParse(
    kind === 'conflict' ? { kind, text, between: [about, against] } : { kind, text, about },
  )
  return parsed.success ? parsed.data : 'The text is too long to be sent.'
}

/** Everybody and everything a term can be read by. */
export function readersOf(state: Matter): Reader[] {
  return [
    ...standing(state).map(({ party }): Reader => ({ kind: 'party', party })),
    { kind: 'stranger' },
    { kind: 'judge' },
    ...SITUATIONS.map((situation): Reader => ({ kind: 'situation', situation })),
  ]
}

export const pointDraft = z.strictObject({
  a: z.int(),
  b: z.int(),
  about: z.string(),
  leans: z.enum(LEANS),
  why: z.string(),
})

export type PointDraft = z.infer<typeof pointDraft>

/** How two settlements stand to one interest that a party has stated, or what is missing. */
export function pointFrom(
  said: readonly Said[],
  { a, b, about: key, leans, why }: PointDraft,
): WorkOf<'comparison'> | string {
  const about = said.find((one) => keyOf(one) === key)?.reference
  if (a === b) return 'Choose two settlements.'
  if (!about || !('party' in about)) return 'Choose the interest it is about.'
  if (why.trim() === '') return 'Say where the texts show it.'
  return { kind: 'comparison', pairs: [{ a, b, party: about.party, points: [{ about, leans, why }] }] }
}

/** Statements of an intent that were put otherwise; those left blank stay as they are. */
export function rephrasedFrom(texts: Readonly<Record<string, string>>): WorkOf<'clarification'>['items'] {
  return Object.entries(texts).flatMap(([item, text]) =>
    text.trim() === '' ? [] : [{ item, text: text.trim(), kept: [], changed: [], unsure: [] }],
  )
}
