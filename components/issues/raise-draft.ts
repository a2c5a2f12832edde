import { z } from 'zod'
import { type IssueKind, issueKind, type SourcePosition } from '@/server/protocol/statements'

/** An issue while it is written: every kind's fields are kept, so that trying another kind loses nothing. */
export const raiseDraft = z.strictObject({
  title: z.string(),
  question: z.string(),
  context: z.string(),
  kind: z.enum(['text', 'options', 'amount', 'date']),
  options: z.array(z.string()),
  unit: z.string(),
  min: z.string(),
  max: z.string(),
  step: z.string(),
  first: z.string(),
  last: z.string(),
  sources: z.array(
    z.strictObject({ source: z.int().nullable(), name: z.string(), text: z.string(), quote: z.string() }),
  ),
})
export type RaiseDraft = z.infer<typeof raiseDraft>

export function kindOf({ kind, options, unit, min, max, step, first, last }: RaiseDraft): IssueKind {
  switch (kind) {
    case 'text':
      return { kind }
    case 'date':
      return { kind, ...(first ? { first } : {}), ...(last ? { last } : {}) }
    case 'options':
      return { kind, options: options.map((one) => one.trim()).filter(Boolean) }
    case 'amount':
      return {
        kind,
        unit: unit.trim(),
        min: min.trim() || null,
        max: max.trim() || null,
        ...(step.trim() ? { step: step.trim() } : {}),
      }
  }
}

/** Sources as they are sent; a block without words is left out. */
export function sourcesOf({ sources }: RaiseDraft): SourcePosition[] {
  return sources
    .filter((one) => one.text.trim() !== '')
    .map(({ source, name, text, quote }) => ({
      source,
      name: name.trim(),
      text: text.trim(),
      quote: source === null || quote.trim() === '' ? null : quote.trim(),
    }))
}

/** What still keeps the issue from being raised, or null. */
export function whatIsMissing(draft: RaiseDraft): string | null {
  if (draft.title.trim() === '') return 'It needs a title.'
  if (draft.question.trim() === '') return 'It needs its question.'
  if (sourcesOf(draft).some((one) => one.name === '')) return 'Name the source.'
  const kind = kindOf(draft)
  if (kind.kind === 'options' && kind.options.length < 2) return 'It needs two options or more.'
  if (kind.kind === 'amount' && kind.unit === '') return 'It needs the unit of the amount.'
  if (issueKind.safeParse(kind).success) return null
  return kind.kind === 'date'
    ? 'The last day lies before the first.'
    : 'Write the bounds as numbers, such as 1200 or 12.50, the least before the most.'
}
