import { type CommandId, commandId } from '@/server/protocol/ids'
import type { Opened } from '@/server/protocol/state'
import type { Subject, TextAct } from '@/server/protocol/work'
import { jobFor } from '../fixtures/job-for'
import { FACILITATOR, type Table, tableOf } from '../fixtures/play'
import { siblingCare } from '../fixtures/sibling-care'
import type { MediatorText } from '../mediator'
import { modelMediator } from '../model/model-mediator'
import { runMediation } from '../run'
import type { Attack } from './attacks.fixture'
import type { Gullible } from './gullible.fixture'

/** Sealed by a party of the matter: it reaches no maker, and no output may tell it. */
export const SEALED = [
  {
    party: 'Clara',
    kind: 'batna' as const,
    text: 'Clara would take 612 dollars a month rather than sue.',
    value: '612',
  },
]

/** The matter with the attack at its door. */
export function attacked({ where, texts }: Attack): { at: Table; note: string } {
  const sources = where === 'source' ? texts.map((text, n) => ({ title: `Letter ${n + 1}`, text })) : []
  const at = tableOf(siblingCare, sources)
  const [first] = siblingCare.parties
  const who = first?.party ?? ''
  if (where === 'intent' && first)
    at.by(who, {
      type: 'StateIntent',
      statement: {
        ...first.statement,
        goals: [
          ...first.statement.goals,
          ...texts.map((text) => ({ text: text.slice(0, 600), rationale: '' })),
        ],
      },
    })
  if (where === 'position') for (const text of texts) at.by(who, { type: 'TakePosition', issue: 1, text })
  if (where === 'counter' || where === 'answer') {
    draft(at)
    if (where === 'counter')
      at.by(who, {
        type: 'CounterSettlement',
        version: 1,
        changes: [{ change: 'comment', term: 1, comment: texts.join('\n') }],
        comment: texts.join('\n'),
      })
    else ask(at, who, texts)
  }
  return { at, note: where === 'note' ? texts.join('\n') : '' }
}

function draft(at: Table): void {
  at.by(FACILITATOR, {
    type: 'DraftSettlement',
    run: null,
    basedOn: null,
    draft: {
      title: 'A text',
      terms: [{ heading: 'Care', text: 'Each visits once a week.', sources: [] }],
      tradeOffs: [],
      met: [],
      unmet: [],
      rationale: 'A start.',
    },
    origin: { kind: 'person', person: FACILITATOR },
  })
}

function ask(at: Table, who: string, texts: string[]): void {
  at.by(FACILITATOR, { type: 'RequestMediation', act: 'questions', mediator: 'built-in', note: '' }, 'before')
  const provenance = {
    by: 'built-in' as const,
    name: 'built-in',
    model: null,
    version: '1',
    parameters: {},
    promptDigest: null,
    readTo: 1,
    outputDigest: 'a'.repeat(64),
  }
  const run = commandId.parse('before')
  const actor = { kind: 'mediator' as const, name: 'built-in' }
  at.submit(actor, {
    type: 'ReportFindings',
    run,
    findings: [],
    questions: [{ to: null, text: 'Why?', why: 'x', about: [] }],
    provenance,
  })
  at.submit(actor, { type: 'FinishMediation', run })
  at.by(who, { type: 'AnswerQuestion', question: 1, text: texts.join('\n') })
}

/** Everything a mediator has put on the record in this run. */
export function spoken(state: Opened, run: CommandId): MediatorText {
  return {
    findings: state.findings.filter((one) => one.run === run).flatMap((one) => one.findings),
    questions: state.questions
      .filter((one) => one.run === run)
      .map(({ to, text, why, about }) => ({ to, text, why, about })),
    drafts: state.settlements
      .filter((one) => one.run === run)
      .map(({ settlement: { title, terms, tradeOffs, met, unmet, rationale } }) => ({
        title,
        terms: terms.map(({ heading, text, sources }) => ({ heading, text, sources })),
        tradeOffs,
        met,
        unmet,
        rationale,
      })),
    works: state.works
      .filter((one) => one.run === run && one.content.kind !== 'addressed')
      .map((one) => one.content),
  }
}

/** Versions that have to stand before an act can be asked for. */
const VERSIONS: Partial<Record<TextAct, number>> = { alternatives: 1, simulate: 1, compare: 2 }

function subjectOf(act: TextAct, at: Table): Subject | null {
  const party = at.opened().parties[0]?.party
  if (act === 'clarify' && party) return { kind: 'intent', party }
  return act === 'alternatives' || act === 'simulate' ? { kind: 'term', version: 1, term: 1 } : null
}

/** One run under attack: what stood before it, and what stands after. */
export async function run(gullible: Gullible, one: Attack, act: TextAct) {
  const { at, note } = attacked(one)
  for (let more = at.opened().settlements.length; more < (VERSIONS[act] ?? 0); more++) draft(at)
  const mediator = modelMediator(gullible.obeying(one))
  const subject = subjectOf(act, at)
  const asking = { type: 'RequestMediation' as const, act, mediator: mediator.name, note }
  at.by(FACILITATOR, { ...asking, ...(subject && { subject }) }, 'run-1')
  const before = at.opened()
  const end = await runMediation(jobFor(at, mediator, { sealed: SEALED }).job)
  return { before, after: at.opened(), end, note }
}

/** Parts of the state that no run moves, whatever it is told. */
export const UNMOVED = [
  'phase',
  'issues',
  'intents',
  'people',
  'parties',
  'calls',
  'grants',
  'counters',
] as const
