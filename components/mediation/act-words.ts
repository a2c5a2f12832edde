import type { Act, Work } from '@/server/protocol/work'

/** What an act is called where it is asked for, and what comes of it. */
export const ACT_WORDS: Record<Act, { label: string; hint: string; asked: string }> = {
  review: {
    label: 'To look for conflicts',
    hint: 'It names conflicts, assumptions and vague terms, quoting who said what, and asks its questions.',
    asked: 'to look for conflicts and unclear terms',
  },
  questions: {
    label: 'For the questions that matter',
    hint: 'A few questions to each party whose answers would move the matter.',
    asked: 'for the questions that matter',
  },
  draft: {
    label: 'To draft a settlement',
    hint: 'From the intents, issues, trade-offs and counters on the record. It stays provisional.',
    asked: 'to draft a settlement',
  },
  compare: {
    label: 'To compare the settlements',
    hint: 'Pair by pair, from each party’s own stated interests. It prefers none.',
    asked: 'to compare the settlements',
  },
  packages: {
    label: 'To lay out packages',
    hint: 'From the structured issues and what parties chose to share, under several named criteria. It prefers none.',
    asked: 'to lay out packages',
  },
  clarify: {
    label: 'To put an intent in neutral words',
    hint: 'With what was kept, changed and unsure. It counts for nothing until the author’s party confirms it.',
    asked: 'to put an intent in neutral words',
  },
  alternatives: {
    label: 'For other wordings of a term',
    hint: 'Each with how it differs. You can use one in a counter.',
    asked: 'for other wordings of a term',
  },
  simulate: {
    label: 'How others would read a term',
    hint: 'Each party, a stranger, a judge; and when it is late, unpaid, sold, somebody is ill, or it is disputed.',
    asked: 'how others would read a term',
  },
}

/** A mediator by its name in the settings. */
export function mediatorWords(name: string): string {
  if (name === 'built-in') return 'Built-in rules, no model'
  return name === 'panel' ? 'All models together, as a panel' : name
}

/** What the mediator gave, where a line points at it. */
export const WORK_WORDS: Record<Work['kind'], string> = {
  clarification: 'an intent in neutral words',
  alternatives: 'other wordings of a term',
  readings: 'how others would read a term',
  comparison: 'a comparison of settlements',
  disagreement: 'where the models differ',
  addressed: 'texts that speak to software',
}
