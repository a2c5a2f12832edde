import { canonicalise } from '@/server/ratification/canonical'
import { lineOf } from '@/server/ratification/line'
import { peopleOf } from '@/server/ratification/people'
import type { ScreenContext } from '@/server/ratification/reading'
import { markReferences } from '@/server/ratification/reference'

/** The settlement's own words, where they are at hand: what a statement repeats from them adds nothing. */
export interface SettlementWords {
  /** Whether these canonical words (four or more) stand in the text as they are. */
  has(words: string): boolean
}

const longest = 200_000

export function settlementWords(context: ScreenContext): SettlementWords | undefined {
  const text = context.settlementText
  if (text === undefined || text.trim() === '') return undefined
  const marked = peopleOf(context).mark(canonicalise(lineOf(text.slice(0, longest))))
  const body = ` ${plain(markReferences(marked, context).text)} `
  return {
    has: (words) => {
      const wanted = plain(words)
      return wanted.split(' ').length >= 4 && body.includes(` ${wanted} `)
    },
  }
}

function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}
