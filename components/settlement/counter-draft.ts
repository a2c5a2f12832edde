import { z } from 'zod'
import { LIMIT } from '@/server/protocol/limits'
import type { Settlement, Term } from '@/server/protocol/settlement'
import type { TermChange } from '@/server/protocol/statements'

const onTerm = z.strictObject({
  change: z.enum(['keep', 'replace', 'remove', 'comment']),
  text: z.string(),
  comment: z.string(),
})
export type OnTerm = z.infer<typeof onTerm>

/** A counter while it is written: what is said on each term by its number, and terms to be added. */
export const counterDraft = z.strictObject({
  terms: z.record(z.string(), onTerm),
  added: z.array(z.strictObject({ heading: z.string(), text: z.string(), comment: z.string() })),
  comment: z.string(),
})
export type CounterDraft = z.infer<typeof counterDraft>

export const NO_COUNTER: CounterDraft = { terms: {}, added: [], comment: '' }

export const onTermOf = (draft: CounterDraft, settlement: Settlement, number: number): OnTerm =>
  draft.terms[number] ?? {
    change: 'keep',
    text: settlement.terms.find((one) => one.number === number)?.text ?? '',
    comment: '',
  }

/** The changes as they are sent, in the order of the terms. A term replaced by its own words is no change. */
export function changesOf(draft: CounterDraft, settlement: Settlement): TermChange[] {
  const onTerms = settlement.terms.map((term) => changeOf(term, onTermOf(draft, settlement, term.number)))
  const added = draft.added
    .filter(({ heading, text }) => heading.trim() !== '' && text.trim() !== '')
    .map((one): TermChange => ({ change: 'add', ...one }))
  return [...onTerms.filter((one) => one !== null), ...added]
}

function changeOf(
  { number: term, text: before }: Term,
  { change, text, comment }: OnTerm,
): TermChange | null {
  switch (change) {
    case 'keep':
      return null
    case 'replace':
      return text === before || text.trim() === '' ? null : { change, term, text, comment }
    case 'remove':
      return { change, term, comment }
    case 'comment':
      return comment.trim() === '' ? null : { change, term, comment }
  }
}

/** What still keeps the counter from being sent, or null. */
export function whatIsMissing(draft: CounterDraft, settlement: Settlement): string | null {
  const changes = changesOf(draft, settlement)
  if (changes.length === 0) return 'Change or comment on at least one term.'
  const texts = [draft.comment, ...changes.flatMap((one) => ['text' in one ? one.text : '', one.comment])]
  if (texts.some((text) => text.length > LIMIT.prose)) return 'One of the texts is too long to be sent.'
  const half = draft.added.some(({ heading, text }) => (heading.trim() === '') !== (text.trim() === ''))
  return half ? 'A new term needs its heading and its text.' : null
}
