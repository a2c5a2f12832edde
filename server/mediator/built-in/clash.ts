import { stem, stemsOf } from '../language/words'
import type { Figure } from './figures'

/** How two statements fail to go together. `sure` is false where only the figures meet, not the words around them. */
export type Clash = {
  how: 'figures' | 'shares' | 'opposite' | 'days' | 'sole' | 'options'
  sure: boolean
  mine: Figure | null
  theirs: Figure | null
}

/** Anything that can stand against something: a statement, or a proposed text that belongs to nobody. */
export type Sentence = { text: string; issue: number | null; name: string }

/** "I" and "we" are the party itself, so that "I pay" and "Bernard pays" speak of the same. */
export function topicOf({ text, name }: Sentence): Set<string> {
  const stems = stemsOf(text)
  if (/\b(?:I|we|me|us|my|our)\b/i.test(text)) for (const one of stemsOf(name)) stems.add(one)
  return stems
}

export const TIME = new Set(
  'minute hour day night week weekend month year quarter time once twice euro dollar pound franc percent begin end run january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday'
    .split(' ')
    .map(stem),
)
