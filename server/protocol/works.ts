import { partyOf } from './authority'
import { accept, type Decision, refuse, type Submitted } from './decision'
import { latestIntent } from './intents'
import { callingMediator, unread, workingMediator, wrongMaker } from './mediation'
import { unknownReference } from './references'
import type { Refusal } from './refusal'
import type { Reference } from './settlement'
import type { IntentPhase, Matter, Mediation, Ratifying, Run } from './state'
import { ACTS, type Act, type Work } from './work'

/** What a run was asked for decides what it may give. */
const GIVES: Record<Work['kind'], readonly Act[]> = {
  clarification: ['clarify'],
  alternatives: ['alternatives'],
  readings: ['simulate'],
  comparison: ['compare', 'draft'],
  disagreement: ACTS,
  addressed: ACTS,
}

export function reportWork(
  state: IntentPhase | Mediation | Ratifying,
  { command, actor }: Submitted<'ReportWork'>,
): Decision {
  const run = workingMediator(state, actor, command.run)
  if ('code' in run) return refuse(run)
  if (!GIVES[command.work.kind].includes(run.act)) return refuse({ code: 'OnlyMediator' })
  const wrong =
    wrongMaker(state, actor, command.provenance) ??
    unread(state, command.provenance) ??
    unknownReference(state, citedIn(command.work)) ??
    elsewhere(state, run, command.work)
  if (wrong) return refuse(wrong)
  return accept({
    type: 'WorkReported',
    work: state.works.length + 1,
    run: run.run,
    content: command.work,
    provenance: command.provenance,
  })
}

function citedIn(work: Work): Reference[] {
  switch (work.kind) {
    case 'clarification':
      return work.items.map(({ item }) => ({
        kind: 'intent',
        party: work.party,
        version: work.version,
        item,
      }))
    case 'alternatives':
      return work.options.flatMap((one) => one.sources)
    case 'comparison':
      return work.pairs.flatMap((one) => one.points.map((point) => point.about))
    case 'addressed':
      return work.texts.map((one) => one.reference)
    case 'readings':
    case 'disagreement':
      return []
  }
}

/** Work speaks of what the run was asked about, of parties that stand and versions that exist. */
function elsewhere(state: Matter, run: Run, work: Work): Refusal | null {
  switch (work.kind) {
    case 'clarification': {
      if (run.subject?.kind !== 'intent' || run.subject.party !== work.party)
        return { code: 'UnknownParty', party: work.party }
      const intent = latestIntent(state, work.party)
      if (intent?.version !== work.version) return { code: 'IntentMoved', party: work.party }
      const items = work.items.map((one) => one.item)
      const twice = items.find((one, at) => items.indexOf(one) !== at)
      return twice ? { code: 'UnknownReference', where: `${twice}, twice` } : null
    }
    case 'alternatives':
    case 'readings': {
      const { subject } = run
      if (subject?.kind !== 'term' || subject.version !== work.version || subject.term !== work.term)
        return { code: 'UnknownTerm', term: work.term }
      const stranger = (work.kind === 'readings' ? work.readings : []).find(
        ({ reader }) => reader.kind === 'party' && !partyOf(state, reader.party),
      )
      return stranger?.reader.kind === 'party' ? { code: 'UnknownParty', party: stranger.reader.party } : null
    }
    case 'comparison':
      for (const { a, b, party, points } of work.pairs) {
        if (a === b || a > state.settlements.length) return { code: 'UnknownVersion', version: a }
        if (b > state.settlements.length) return { code: 'UnknownVersion', version: b }
        if (!partyOf(state, party)) return { code: 'UnknownParty', party }
        const foreign = points.find(({ about }) => !('party' in about) || about.party !== party)
        if (foreign) return { code: 'UnknownReference', where: 'an interest of another party' }
      }
      return null
    case 'disagreement':
    case 'addressed':
      return null
  }
}

export function recordModelCall(state: Matter, { command, actor }: Submitted<'RecordModelCall'>): Decision {
  const run = callingMediator(state, actor, command)
  if ('code' in run) return refuse(run)
  const { type: _, ...call } = command
  return accept({ type: 'ModelCalled', ...call })
}
