import type { Opened, Run } from '@/server/protocol/state'
import type { WorkOf } from '@/server/protocol/work'
import { speaksToSoftware } from './guard/attempts'
import type { MediatorInput } from './input'

/** Parts of what people wrote that speak to software, the note of this run too, and that no run has pointed out before. */
export function addressedIn(
  state: Opened,
  input: MediatorInput,
  { run, note }: Pick<Run, 'run' | 'note'>,
): WorkOf<'addressed'>['texts'] {
  const known = new Set(
    state.works.flatMap(({ content }) =>
      content.kind === 'addressed' ? content.texts.map((one) => JSON.stringify(one.reference)) : [],
    ),
  )
  const said = [
    ...input.statements.map(({ reference, text, rationale }) => ({
      reference,
      quote: text,
      text: `${text}\n${rationale}`,
    })),
    ...input.trades.map(({ trade, offer, want, because }) => ({
      reference: { kind: 'trade' as const, trade },
      quote: offer,
      text: `${offer}\n${want}\n${because}`,
    })),
    ...input.counters.map((one) => {
      const text = [
        one.comment,
        ...one.changes.map((change) => ('text' in change ? change.text : change.comment)),
      ].join('\n')
      return {
        reference: { kind: 'counter' as const, counter: one.counter },
        quote: text.trim().slice(0, 600) || '—',
        text,
      }
    }),
    ...input.questions.flatMap(({ question, answers }) =>
      answers.map(({ text }) => ({ reference: { kind: 'answer' as const, question }, quote: text, text })),
    ),
    ...input.issues.map(({ issue, title, question }) => ({
      reference: { kind: 'issue' as const, issue },
      quote: question,
      text: `${title}\n${question}`,
    })),
  ]
  const inSources = input.sources.flatMap(({ source, text }) => {
    const line = text.split('\n').find(speaksToSoftware)
    // What stands over several lines is seen in the whole alone.
    const quote = line ?? (speaksToSoftware(text) ? text : null)
    return quote === null
      ? []
      : [{ reference: { kind: 'source' as const, source }, quote: quote.trim().slice(0, 600), text: quote }]
  })
  const asked = { reference: { kind: 'note' as const, run }, quote: note, text: note }
  return [asked, ...said, ...inSources]
    .filter((one) => speaksToSoftware(one.text) && !known.has(JSON.stringify(one.reference)))
    .map(({ reference, quote }) => ({ reference, quote }))
    .slice(0, 60)
}
