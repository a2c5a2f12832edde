import { ana, bo, called } from '@/server/protocol/testing'
import type { StoredEntry } from './entry'

/** The negotiation of `golden.json`: two parties, words that were no ratification, then two that were. */
export function playGolden(): StoredEntry[] {
  const table = called()
  table.sends(ana, 'Sounds fine if the gate is mended.', 'unclear', ['conditional'])
  table.ratifies(ana, 'I ratify this settlement, “Use of the yard”, as it is written.')
  table.ratifies(bo, 'We accept the settlement above as written.')
  return table.entries
}
