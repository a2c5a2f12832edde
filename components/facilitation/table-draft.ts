import { z } from 'zod'
import { withChanges } from '@/components/settlement/apply-changes'
import { draftFromDecisions } from '@/server/protocol/finish'
import type { PartyId, PersonId } from '@/server/protocol/ids'
import { type Draft, draft } from '@/server/protocol/settlement'
import type { Matter } from '@/server/protocol/state'
import type { WireCommand } from '@/server/wire/commands'

/** What a tabled text begins with: nothing, a version, one with a counter carried out, or the decisions taken. */
export const beginning = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('nothing') }),
  z.strictObject({ from: z.literal('settlement'), version: z.int() }),
  z.strictObject({ from: z.literal('counter'), counter: z.int() }),
  z.strictObject({ from: z.literal('decisions') }),
])
export type Beginning = z.infer<typeof beginning>

/** Written texts may still be empty or too long, so the shape is the draft's without its bounds. */
const written = z.strictObject({
  title: z.string(),
  terms: z.array(
    z.strictObject({
      heading: z.string(),
      text: z.string(),
      sources: draft.shape.terms.element.shape.sources,
    }),
  ),
  tradeOffs: draft.shape.tradeOffs,
  met: draft.shape.met,
  unmet: z.array(draft.shape.unmet.element.extend({ why: z.string() })),
  rationale: z.string(),
})
export const tableDraft = z.strictObject({ beginning, text: written })
export type TableDraft = z.infer<typeof tableDraft>

const BLANK: Draft = {
  title: '',
  terms: [{ heading: '', text: '', sources: [] }],
  tradeOffs: [],
  met: [],
  unmet: [],
  rationale: '',
}

export const NOTHING_TABLED: TableDraft = { beginning: { from: 'nothing' }, text: BLANK }

export function begunFrom(state: Matter, from: Beginning): TableDraft {
  if (from.from === 'decisions') {
    const decided = draftFromDecisions(state)
    return decided.ready ? { beginning: from, text: decided.draft } : NOTHING_TABLED
  }
  const counter =
    from.from === 'counter' ? state.counters.find((one) => one.counter === from.counter) : undefined
  const version = from.from === 'settlement' ? from.version : counter?.version
  const base = state.settlements.find((one) => one.settlement.version === version)?.settlement
  return base ? { beginning: from, text: withChanges(state, base, counter ?? null) } : NOTHING_TABLED
}

/** The act that tables the text, with its true author: the countering party, or the facilitator. */
export function tabling(state: Matter, me: PersonId, { beginning: from, text }: TableDraft): WireCommand {
  const counter =
    from.from === 'counter' ? state.counters.find((one) => one.counter === from.counter) : undefined
  return {
    type: 'TableSettlement',
    basedOn: from.from === 'settlement' ? from.version : (counter?.version ?? null),
    draft: text,
    origin: counter
      ? { kind: 'party', party: counter.party, counter: counter.counter }
      : { kind: 'person', person: me },
  }
}

/** Terms after one was taken out: what was met by it is met no longer, and the rest keep their terms. */
export function withoutTerm(text: TableDraft['text'], at: number): TableDraft['text'] {
  const gone = at + 1
  return {
    ...text,
    terms: text.terms.filter((_, index) => index !== at),
    met: text.met
      .filter((one) => one.term !== gone)
      .map((one) => (one.term > gone ? { ...one, term: one.term - 1 } : one)),
  }
}

/** The text with one red line accounted for: by a term from 1, by a reason (0), or not at all (-1). */
export function accountFor(
  text: TableDraft['text'],
  { party, item }: { party: PartyId; item: string },
  term: number,
  why: string,
): TableDraft['text'] {
  const other = (one: { party: PartyId; item: string }) => one.party !== party || one.item !== item
  const met = text.met.filter(other)
  const unmet = text.unmet.filter(other)
  return {
    ...text,
    met: term > 0 ? [...met, { party, item, term }] : met,
    unmet: term === 0 ? [...unmet, { party, item, why }] : unmet,
  }
}

/** What still keeps the text from being tabled, or null. */
export function whatIsMissing({ text }: TableDraft): string | null {
  if (text.title.trim() === '') return 'It needs a title.'
  if (text.terms.length === 0) return 'A settlement needs at least one term.'
  if (text.terms.some((term) => term.heading.trim() === '' || term.text.trim() === ''))
    return 'Each term needs a heading and its text.'
  if (text.unmet.some((one) => one.why.trim() === '')) return 'Say why a red line is not met.'
  return draft.safeParse(text).success ? null : 'One of the texts is too long to be sent.'
}
