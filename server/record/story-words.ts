import type { TermChange } from '@/server/protocol/commands'
import type { EventOf } from '@/server/protocol/events'
import { counted, listed, moment } from './story-names'

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
  const vague = findings.length - conflicts
  return listed([
    counted(conflicts, 'conflict', 'conflicts'),
    counted(vague, 'vague term', 'vague terms'),
    counted(questions.length, 'question', 'questions'),
  ])
}

export function limitsInWords({
  roundsPerParty,
  drafts,
  deadline,
}: EventOf<'LimitsChanged'>['limits']): string {
  return listed([
    roundsPerParty === null ? 'any number of rounds' : counted(roundsPerParty, 'round', 'rounds'),
    drafts === null ? 'any number of drafts' : counted(drafts, 'draft', 'drafts'),
    deadline === null ? 'no deadline' : `a deadline of ${moment(deadline)}`,
  ])
}

export function aboutInWords(about: EventOf<'DisputeRaised'>['about']): string {
  switch (about.kind) {
    case 'settlement':
      return `version ${about.version}`
    case 'term':
      return `term ${about.term} of version ${about.version}`
    case 'entry':
      return `entry ${about.seq}`
  }
}
