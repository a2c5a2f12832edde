import type { EventOf } from '@/server/protocol/events'
import type { PartyId } from '@/server/protocol/ids'
import type { TermChange } from '@/server/protocol/statements'
import { counted, listed } from './phrases'
import { moment } from './story-names'

/** What a counter does, in few words: "terms 2 and 3 changed, term 4 removed". */
export function changesInWords(changes: readonly TermChange[]): string {
  const of = (kind: TermChange['change']) =>
    changes.flatMap((one) => (one.change === kind && one.change !== 'add' ? [one.term] : []))
  const terms = (numbers: number[], what: string) =>
    numbers.length === 0
      ? []
      : [`${numbers.length === 1 ? 'term' : 'terms'} ${listed(numbers.map(String))} ${what}`]
  const added = changes.filter((one) => one.change === 'add').length
  return [
    ...terms(of('replace'), 'changed'),
    ...terms(of('remove'), 'removed'),
    ...terms(of('comment'), 'commented'),
    ...(added > 0 ? [`${counted(added, 'term', 'terms')} added`] : []),
  ].join(', ')
}

export function findingsInWords({ findings, questions }: EventOf<'FindingsReported'>): string {
  const conflicts = findings.filter((one) => one.kind === 'conflict').length
  const vague = findings.filter((one) => one.kind === 'vague').length
  const assumed = findings.length - conflicts - vague
  return listed([
    counted(conflicts, 'conflict', 'conflicts'),
    counted(vague, 'vague term', 'vague terms'),
    ...(assumed > 0 ? [counted(assumed, 'assumption', 'assumptions')] : []),
    counted(questions.length, 'question', 'questions'),
  ])
}

/** What a mediator was asked, after "asked the mediator". */
export function askedInWords(
  { act, subject }: EventOf<'MediationRequested'>,
  partyName: (party: PartyId) => string,
): string {
  const about =
    subject?.kind === 'intent'
      ? ` the intent of ${partyName(subject.party)}`
      : subject?.kind === 'term'
        ? ` term ${subject.term} of settlement ${subject.version}`
        : ''
  switch (act) {
    case 'review':
      return 'to review what was said'
    case 'draft':
      return 'to draft a settlement'
    case 'questions':
      return 'for the questions that matter'
    case 'clarify':
      return `to rephrase${about}`
    case 'alternatives':
      return `for other wordings of${about}`
    case 'simulate':
      return `how others would read${about}`
    case 'compare':
      return 'to compare the settlements'
    case 'packages':
      return 'to propose packages'
  }
}

/** What a mediator's run gave, after its name. */
export function workInWords(
  { content, work }: EventOf<'WorkReported'>,
  partyName: (party: PartyId) => string,
): string {
  switch (content.kind) {
    case 'clarification':
      return `put ${counted(content.items.length, 'statement', 'statements')} of ${partyName(content.party)} in other words (work ${work}); they count for nothing until ${partyName(content.party)} confirms them`
    case 'alternatives':
      return `offered ${counted(content.options.length, 'other wording', 'other wordings')} of term ${content.term} of settlement ${content.version}`
    case 'readings':
      return `gave ${counted(content.readings.length, 'reading', 'readings')} of term ${content.term} of settlement ${content.version}`
    case 'comparison':
      return `compared ${listed([...new Set(content.pairs.map(({ a, b }) => `settlement ${a} with ${b}`))])}, from each party’s stated interests`
    case 'disagreement':
      return `noted ${counted(content.points.length, 'point', 'points')} on which the models that were asked differ`
    case 'addressed':
      return `noted ${counted(content.texts.length, 'text', 'texts')} that speak to software; they were read as statements like any other`
  }
}

export function limitsInWords({
  roundsPerParty,
  drafts,
  deadline,
  turns = null,
}: EventOf<'LimitsChanged'>['limits']): string {
  return listed([
    roundsPerParty === null ? 'any number of rounds' : counted(roundsPerParty, 'round', 'rounds'),
    drafts === null ? 'any number of drafts' : counted(drafts, 'draft', 'drafts'),
    ...(turns === null ? [] : [counted(turns, 'turn', 'turns')]),
    deadline === null ? 'no deadline' : `a deadline of ${moment(deadline)}`,
  ])
}
