import type { Tone } from '@/components/ui/status'
import type { Opened } from '@/server/protocol/state'

/** What a version is worth now. Only `canonical` binds. */
export type Worth = 'provisional' | 'called' | 'rejected' | 'canonical' | 'closed'

export function worthOf(state: Opened, version: number): Worth {
  if (state.phase === 'Closed') {
    const { outcome } = state.closing
    return outcome.kind === 'canonical' && outcome.version === version ? 'canonical' : 'closed'
  }
  if (state.phase === 'Ratification' && state.open.version === version) return 'called'
  const last = state.calls.findLast((call) => call.version === version)
  return last?.ended.end === 'rejected' ? 'rejected' : 'provisional'
}

export const worthWords: Record<Worth, { tone: Tone; word: string }> = {
  provisional: { tone: 'neutral', word: 'Provisional' },
  called: { tone: 'waiting', word: 'Put to ratification' },
  rejected: { tone: 'neutral', word: 'Rejected' },
  canonical: { tone: 'accent', word: 'Final record' },
  closed: { tone: 'neutral', word: 'Not ratified' },
}
