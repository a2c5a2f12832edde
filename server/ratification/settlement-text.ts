import { canonicalise } from '@/server/ratification/canonical'
import { type Line, lineOf, rewrite } from '@/server/ratification/line'
import { peopleOf } from '@/server/ratification/people'
import type { ScreenContext } from '@/server/ratification/reading'
import { markReferences } from '@/server/ratification/reference'

/** The settlement's own words, where they are at hand: what a statement repeats from them adds nothing. */
export interface SettlementWords {
  /** Whether these canonical words (four or more) stand in the text as they are. */
  has(words: string): boolean
  /** Whether they are one of its sentences, whole and to the sign: half of one, or another currency, says something else. */
  hasSentence(words: string): boolean
}

const longest = 200_000

export function settlementWords(context: ScreenContext): SettlementWords | undefined {
  const text = context.settlementText
  if (text === undefined || text.trim() === '') return undefined
  const about = JSON.stringify(context)
  if (last?.about !== about) last = { about, words: wordsIn(text, context) }
  return last.words
}

/** Those of the last context: it is asked about again with every statement. */
let last: { about: string; words: SettlementWords } | undefined

function wordsIn(text: string, context: ScreenContext): SettlementWords {
  const marked = peopleOf(context).mark(canonicalise(lineOf(text.slice(0, longest))))
  const canonical = markReferences(marked, context).text
  const body = ` ${plain(canonical)} `
  const sentences = new Set(canonical.split(stop).map(squeezed))
  return {
    has: (words) => {
      const wanted = plain(words)
      return wanted.split(' ').length >= 4 && body.includes(` ${wanted} `)
    },
    hasSentence: (words) => sentences.has(squeezed(words)),
  }
}

const stop = /[.;!?~]/u
/** What stands between quotation marks is told apart elsewhere. */
const sentence = /(?<=^|[.;!?~])([^.;!?~"]{20,})(?:[.;!?~]|$)/gu
/** What says yes or no, or names what it says it to, is the speaker's own, wherever else it stands. */
const ofTheSpeaker = /@ref|@self|\b(?:i|we|my|our|me|us)\b/u

/** Whole sentences that stand in the settlement add nothing to it: they are left out of what is read. */
export const withoutTerms = (line: Line, terms: SettlementWords): Line =>
  rewrite(line, sentence, ([, said = '']) =>
    !ofTheSpeaker.test(said) && terms.hasSentence(said) ? ' ' : undefined,
  )

const squeezed = (text: string): string => text.replace(/\s+/gu, ' ').trim()

function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}
