import { namesOf } from '@/components/words/names'
import type { Matter, Run } from '@/server/protocol/state'
import { ACT_WORDS } from './act-words'

/** What a run asks for and about what, after "You are asked": "for other wordings of a term: term 3, Hours, of settlement 2". */
export function askedWords(state: Matter, { act, subject }: Pick<Run, 'act' | 'subject'>): string {
  const { asked } = ACT_WORDS[act]
  if (subject === null) return asked
  if (subject.kind === 'intent') return `${asked}: the intent of ${namesOf(state).party(subject.party)}`
  const { version, term } = subject
  const heading = state.settlements[version - 1]?.settlement.terms[term - 1]?.heading
  return `${asked}: term ${term}${heading ? `, ${heading},` : ''} of settlement ${version}`
}
