import { LIMIT } from '@/server/protocol/limits'
import { redLines } from '@/server/protocol/red-lines'
import type { Matter } from '@/server/protocol/state'
import type { Crossing } from '@/server/protocol/statements'
import { clashOf } from './built-in/clashes'
import { explain } from './built-in/conflict-words'
import { shorten } from './built-in/wording'
import { sentencesOf } from './language/sentences'

/**
 * Red lines that a proposed text seems to cross, sentence by sentence: figures beyond a bound, and what a red line
 * rules out in the same words. It reads words and figures, not meaning: a crossing in other words stays unseen, and
 * a mark is no verdict.
 * @param texts what is proposed, each read by itself
 */
export function redLineCrossings(state: Matter, author: string, texts: readonly string[]): Crossing[] {
  const said = texts
    .flatMap((text) => sentencesOf(text))
    .map(({ text }) => ({ text, issue: null, name: author }))
  return redLines(state).flatMap(({ party, item, text }) => {
    const name = state.parties.find((one) => one.party === party)?.name ?? ''
    const line = { text, issue: null, name }
    for (const one of said) {
      const clash = clashOf(one, line)
      if (clash?.sure) return [{ party, item, why: shorten(explain(clash), LIMIT.line) }]
    }
    return []
  })
}
