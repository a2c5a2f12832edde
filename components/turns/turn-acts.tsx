'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { useMay } from '@/components/room/may'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { useMainLook } from '@/components/room/use-needs'
import { Button } from '@/components/ui/button'
import { listed } from '@/components/words/names'
import { partyOf, standing } from '@/server/protocol/authority'
import type { PartyId } from '@/server/protocol/ids'
import { LIMIT } from '@/server/protocol/limits'
import { isRegistered } from '@/server/protocol/registration'
import type { Opened } from '@/server/protocol/state'
import { handleFrom } from '@/server/protocol/turn-rules'
import { nextParty, unaddressed } from '@/server/protocol/turns'

/** A short name that nobody has yet, made of the party's own. */
function freeHandle(state: Opened, party: PartyId): string {
  const plain = handleFrom(partyOf(state, party)?.name ?? 'party')
  const taken = state.registered.map((one) => one.handle)
  const names = [plain, ...Array.from({ length: 30 }, (_, at) => `${plain}-${at + 2}`)]
  return names.find((one) => !taken.includes(one)) ?? plain
}

export function RegisterParty({ party }: { party: PartyId }) {
  const state = useNegotiation()
  const names = useNames()
  const look = useMainLook()
  const handle = freeHandle(state, party)
  return (
    <ActDialog
      name="register"
      trigger={<Button look={look}>Register {names.party(party)}</Button>}
      title={`Register ${names.party(party)}`}
      description={`You say that your party is there and ready to talk. Whoever registers first has the first turn. In files it is called “${handle}”.`}
      action="Register"
      command={() => ({ type: 'Register', handle })}
    />
  )
}

export function BeginTurns() {
  const state = useNegotiation()
  const names = useNames()
  const look = useMainLook()
  const missing = standing(state).filter((one) => !isRegistered(state, one.party))
  return (
    <ActDialog
      name="begin-turns"
      trigger={<Button look={look}>Begin the talk</Button>}
      title="Begin the talk"
      description={
        missing.length > 0
          ? `It begins without ${listed(missing.map((one) => names.party(one.party)))}. The facilitator can still admit them, and the record will say so.`
          : 'Everybody who was expected is there.'
      }
      action="Begin"
      command={() => ({ type: 'BeginTurns' })}
    />
  )
}

export function AdmitLatecomer({ party }: { party: PartyId }) {
  const state = useNegotiation()
  const names = useNames()
  const handle = freeHandle(state, party)
  return (
    <ActDialog
      name={`admit:${party}`}
      trigger={<Button size="small">Admit {names.party(party)}</Button>}
      title={`Admit ${names.party(party)}`}
      description="Registration has closed. It joins at the end of the order, and everybody sees that you admitted it, and why."
      words={{ label: 'The reason', limit: LIMIT.line }}
      action="Admit"
      command={(reason) => ({ type: 'AdmitLatecomer', party, handle, reason })}
    />
  )
}

/** Passing the turn on; what was left without a word is said before, never held against it. */
export function HandOff() {
  const state = useNegotiation()
  const names = useNames()
  const look = useMainLook()
  const { party } = useMay()
  if (!party || state.turn?.party !== party) return null
  const left = unaddressed(state, party)
  const next = names.party(nextParty(state, party))
  const issues = `${left.length === 1 ? 'issue' : 'issues'} ${listed(left.map(String))}`
  return (
    <ActDialog
      name="hand-off"
      trigger={<Button look={left.length === 0 ? look : 'secondary'}>Hand off to {next}</Button>}
      title={`Hand off to ${next}`}
      description={
        left.length > 0
          ? `You have said nothing on ${issues} in this turn. You can hand off all the same; the record will say so.`
          : 'You have spoken on every open issue in this turn.'
      }
      action="Hand off"
      command={() => ({ type: 'HandOff' })}
    />
  )
}

export function SkipTurn({ holder }: { holder: PartyId }) {
  const state = useNegotiation()
  const names = useNames()
  const next = names.party(nextParty(state, holder))
  return (
    <ActDialog
      name="skip"
      trigger={<Button>Pass over {names.party(holder)}</Button>}
      title={`Pass over ${names.party(holder)}`}
      description={`They have been silent for longer than a turn may last. The turn goes to ${next}, and the record names you. They lose nothing but this turn.`}
      action="Pass over"
      command={() => ({ type: 'SkipTurn', holder })}
    />
  )
}
