import { useEffect, useState } from 'react'
import { z } from 'zod'
import { deviceKeep } from '@/components/room/keep'
import { newCommandId } from '@/components/room/new-command-id'
import { type CommandId, commandId } from '@/server/protocol/ids'
import { type Draft, draft as draftShape } from './draft'

const kept = z.object({ id: commandId, draft: draftShape })
type Kept = z.infer<typeof kept>

/** `kept`: this device holds what was written. `lost`: it refuses to keep anything. */
export type DraftState = 'untouched' | 'kept' | 'lost'

/**
 * A form that survives a reload and a crash, together with the id it is sent under: sent again after a lost
 * answer, it is still the same act.
 */
export function useKeptDraft(place: string, begin: Draft) {
  const [{ id, draft }, hold] = useState<{ id: CommandId | null; draft: Draft }>({ id: null, draft: begin })
  const [state, setState] = useState<DraftState>('untouched')

  // The server renders the empty form; what this device keeps is known only here.
  useEffect(() => {
    const found = read(place)
    hold((now) => found ?? { ...now, id: newCommandId() })
    if (found) setState('kept')
  }, [place])

  function write(next: Kept) {
    hold(next)
    setState(deviceKeep().write(place, JSON.stringify(next)) ? 'kept' : 'lost')
  }

  return {
    draft,
    id: id ?? '',
    state,
    change: (changed: Partial<Draft>) => write({ id: id ?? newCommandId(), draft: { ...draft, ...changed } }),
    /** Another act from now on: the old id was used for other words. */
    renew: () => write({ id: newCommandId(), draft }),
    discard() {
      deviceKeep().write(place, null)
      hold({ id: newCommandId(), draft: begin })
      setState('untouched')
    },
  }
}

function read(place: string): Kept | null {
  try {
    return kept.parse(JSON.parse(deviceKeep().read(place) ?? ''))
  } catch {
    // Nothing kept, or kept by an older form: begin anew.
    return null
  }
}
