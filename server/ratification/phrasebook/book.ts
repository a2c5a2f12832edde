import type { ReasonCode } from '@/server/ratification/reading'

/**
 * What one language needs to be read with care but without grammar. Patterns are written without diacritics, in lower
 * case; `{A}` stands for the act, `{R}` for a reference. Everything is matched on folded text.
 */
export interface Phrasebook {
  /** First-person present acts of assent. */
  act: string
  /** Ways of pointing at this settlement. */
  reference: string
  /** Words that may stand between an act and its reference, or after both. */
  filler: string
  /** "version N", with the number in group 1. */
  version: string
  /** Month names, January first, alternatives by `/`. */
  months: readonly string[]
  /** Set aside before anything is looked for: denials, politeness, conditions that do not matter. */
  harmless: readonly string[]
  /** Cues by reason; matched anywhere. */
  cues: readonly (readonly [ReasonCode, string])[]
  reluctant?: string
  /** Written without blanks between words. */
  unspaced?: boolean
}
