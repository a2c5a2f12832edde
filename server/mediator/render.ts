import type { MediatorQuestion } from '@/server/protocol/mediation-events'
import type { Draft } from '@/server/protocol/settlement'
import type { Finding } from '@/server/protocol/statements'
import type { Work } from '@/server/protocol/work'
import type { Act, GuardContext, SealedText } from './guard/input'
import type { MediatorInput } from './input'
import type { MediatorText } from './mediator'

/** One piece of an output as people would read it: what the guard judges. */
type Rendered = { act: Act; text: string }

export function rendered(input: MediatorInput, output: MediatorText): Rendered[] {
  return [
    ...output.findings.map((one): Rendered => ({ act: 'conflicts', text: findingText(input, one) })),
    ...output.questions.map((one): Rendered => ({ act: 'question', text: questionText(input, one) })),
    ...output.drafts.map((one): Rendered => ({ act: 'draft', text: draftText(input, one) })),
    ...output.works.flatMap((one) => workTexts(input, one)),
  ]
}

/** Each piece of a work by itself, since people read them one by one. */
function workTexts(input: MediatorInput, work: Work): Rendered[] {
  switch (work.kind) {
    case 'clarification':
      return work.items.map(({ text, kept, changed, unsure }) => ({
        act: 'clarify',
        // It stands on the page as that party's own statement, put otherwise.
        text: [
          `${nameOf(input, work.party)} says: ${text}`,
          ...kept.map((one) => `Kept: ${one}`),
          ...changed.map((one) => `Changed: ${one}`),
          ...unsure.map((one) => `Unsure: ${one}`),
        ].join('\n'),
      }))
    case 'alternatives':
      return work.options.map(({ text, differs, sources }) => ({
        act: 'alternatives',
        // The page shows these first words above every wording that is offered.
        text: `PROVISIONAL: another wording, for discussion; it binds nobody. ${text}${sourcesText(input, sources)}\nRationale: ${differs}`,
      }))
    case 'readings':
      return work.readings.map(({ text, open }) => ({
        act: 'simulate',
        text: [text, ...open.map((one) => `Open: ${one}`)].join('\n'),
      }))
    case 'comparison':
      return work.pairs.map(({ points }) => ({
        act: 'simulate',
        text: points.map((one) => one.why).join('\n') || 'Nothing to weigh.',
      }))
    case 'disagreement':
      return work.points.map(({ about, said }) => ({
        act: 'conflicts',
        text: `${about}: ${said.map(({ by, text }) => `${by}: “${text.replace(/[“”]/g, '"')}”`).join(' ')}`,
      }))
    case 'addressed':
      return []
  }
}

const nameOf = (input: MediatorInput, party: string) =>
  input.parties.find((one) => one.party === party)?.name ?? 'A party'

function findingText(input: MediatorInput, finding: Finding): string {
  const cited = finding.kind === 'conflict' ? finding.between : [finding.about]
  const quotes = cited.map(({ reference, quote }) => {
    const who = 'party' in reference ? `${nameOf(input, reference.party)}: ` : ''
    return `${who}“${quote.replace(/[“”]/g, '"')}”`
  })
  return `${finding.text}\n${quotes.join('\n')}`
}

function questionText(input: MediatorInput, question: MediatorQuestion): string {
  const to = question.to === null ? 'To all' : `To ${nameOf(input, question.to)}`
  return `${to}: ${question.text}\nWhy: ${question.why}`
}

/** Title, terms with sources, trade-offs, red lines not met, rationale. */
function draftText(input: MediatorInput, draft: Draft): string {
  const terms = draft.terms.map(
    (term, at) => `${at + 1}. ${term.heading}. ${term.text}${sourcesText(input, term.sources)}`,
  )
  const unmet = draft.unmet.map((one) => {
    const line = input.statements.find(
      (by) =>
        by.kind === 'red-line' &&
        by.party === one.party &&
        by.reference.kind === 'intent' &&
        by.reference.item === one.item,
    )
    return `Not met: red line of ${nameOf(input, one.party)} “${(line?.text ?? one.item).replace(/[“”]/g, '"')}”. ${one.why}`
  })
  return [
    draft.title,
    ...terms,
    ...draft.tradeOffs.map((one) => `Trade-off: ${one.text}`),
    ...unmet,
    `Rationale: ${draft.rationale}`,
  ].join('\n')
}

function sourcesText(input: MediatorInput, sources: Draft['terms'][number]['sources']): string {
  const words = sources.flatMap((one) => {
    if (one.kind === 'issue') return [`issue ${one.issue}`]
    if (one.kind === 'intent') return [`statement of ${nameOf(input, one.party)}`]
    if (one.kind === 'position') return [`position of ${nameOf(input, one.party)} on issue ${one.issue}`]
    return []
  })
  return words.length > 0 ? ` (${[...new Set(words)].join('; ')})` : ''
}

/**
 * What else a mediator is given: the note of whoever asks, which stands on the record, documents, kinds of issues, what
 * drafts said beside their terms. Held against sealed parts, words of these that an output takes over would tell
 * whoever put them there whether a guess of theirs is right.
 */
function openTexts(input: MediatorInput): string[] {
  return [
    input.note,
    ...input.sources.flatMap((one) => [one.title, one.text]),
    ...input.issues.flatMap(({ kind: { kind: _, ...bounds } }) =>
      Object.values(bounds)
        .flat()
        .flatMap((one) => one ?? []),
    ),
    ...input.settlements.flatMap((one) => [
      ...one.tradeOffs.map(({ text }) => text),
      ...one.unmet.map(({ why }) => why),
    ]),
  ].filter((text) => text !== '')
}

/** What an output is judged against. Sealed parts are lent by their keeper for this check and never leave it. */
export function guardContextOf(input: MediatorInput, sealed: SealedText[] = []): GuardContext {
  const said = (kinds: string[]) =>
    input.statements
      .filter((one) => kinds.includes(one.kind))
      .map((one) => ({ party: nameOf(input, one.party), text: one.text }))
  const more = [
    ...input.statements
      .filter((one) => one.rationale !== '')
      .map((one) => ({ party: nameOf(input, one.party), text: one.rationale })),
    ...input.trades.flatMap((one) =>
      [one.offer, one.want, one.because].map((text) => ({ party: nameOf(input, one.party), text })),
    ),
    ...input.counters.flatMap((one) =>
      [
        one.comment,
        ...one.changes.flatMap((change) => [
          ...('heading' in change ? [change.heading] : []),
          ...('text' in change ? [change.text] : []),
          change.comment,
        ]),
      ]
        .filter((text) => text !== '')
        .map((text) => ({ party: nameOf(input, one.party), text })),
    ),
    ...input.issues.flatMap((one) =>
      [one.question, one.decision ?? ''].filter((text) => text !== '').map((text) => ({ party: '', text })),
    ),
    ...input.settlements
      .flatMap((one) => one.terms)
      .flatMap((term) => [
        { party: '', text: term.heading },
        { party: '', text: term.text },
      ]),
    ...input.questions.flatMap((one) => [
      { party: '', text: one.text },
      ...one.answers.map((by) => ({ party: nameOf(input, by.party), text: by.text })),
    ]),
    { party: '', text: input.title },
    { party: '', text: input.topic },
  ]
  return {
    parties: input.parties.map((one) => one.name),
    redLines: said(['red-line']),
    statements: [...said(['goal', 'constraint', 'tradeable', 'position']), ...more],
    sealed,
    open: openTexts(input),
    issues: input.issues.map((one) => ({ number: one.issue, title: one.title })),
  }
}
