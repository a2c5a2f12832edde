import { ana, bo, fay, mediator, provenance, type Table, talking } from '@/server/protocol/testing'

/** A negotiation in which everything happens that a reader looks for first. It ends in a deadlock. */
export function eventful(): Table {
  const table = talking()
  const asked = (act: 'review' | 'draft') => {
    table.does(fay, { type: 'RequestMediation', act, mediator: 'built-in', note: '' })
    return { run: table.lastAct, provenance: { ...provenance, readTo: table.matter.head.seq } }
  }
  table.does(ana, {
    type: 'RaiseIssue',
    title: 'The gate',
    question: 'Who mends the gate?',
    context: '',
    kind: { kind: 'text' },
  })
  const about = { reference: { kind: 'issue', issue: 1 } as const, quote: 'Who mends the gate?' }
  const review = asked('review')
  table.does(mediator, {
    type: 'ReportFindings',
    ...review,
    findings: [{ kind: 'vague', text: 'Nobody is named.', about }],
    questions: [],
  })
  table.does(mediator, { type: 'FinishMediation', run: review.run })
  const drafting = asked('draft')
  table.does(mediator, {
    type: 'ReportWork',
    ...drafting,
    work: {
      kind: 'disagreement',
      points: [
        {
          about: 'The gate',
          said: [
            { by: 'one model', text: 'Ana mends it.' },
            { by: 'another model', text: 'Bo mends it.' },
          ],
        },
      ],
    },
  })
  table.does(mediator, { type: 'FinishMediation', run: drafting.run })
  table.callFor(table.draft())
  table.ratifies(ana, 'I ratify this settlement as it is written.')
  table.does(ana, { type: 'WithdrawRatification', ...table.call, words: 'I want to sleep on it once more.' })
  table.ratifies(ana, 'I ratify this settlement, and mean it.')
  table.sends(bo, 'Sounds fine if the gate is mended.', 'unclear', ['conditional'])
  table.does(fay, { type: 'CloseCall', call: 1, reason: 'Bo asks for the gate first.' })
  table.does(fay, { type: 'EndNegotiation', ending: 'deadlock', reason: 'Neither will mend the gate.' })
  return table
}
