import { useMay } from '@/components/room/may'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { refusalWords } from '@/components/words/refusals'
import { outOfTurn } from '@/server/protocol/turns'

/** Why this person's party cannot speak just now, as a short sentence; null when it can, or sits for none. */
export function useWait(): string | null {
  const state = useNegotiation()
  const names = useNames()
  const { party } = useMay()
  const refusal = party === null || state.phase !== 'Mediation' ? null : outOfTurn(state, party)
  return refusal ? `${refusalWords(refusal, names).title}.` : null
}
