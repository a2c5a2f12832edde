'use client'

import { UnderDispute } from '@/components/disputes/under-dispute'
import { PlainText } from '@/components/room/plain-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Disclosure } from '@/components/ui/disclosure'
import { Time } from '@/components/ui/time'
import { listed, type Names } from '@/components/words/names'
import { ratificationIsContested } from '@/server/protocol/disputes'
import type { ClosedCall, Opened } from '@/server/protocol/state'

/** Calls that were made on a version and ended, with what was answered in them. */
export function CallHistory({ version }: { version: number }) {
  const state = useNegotiation()
  const names = useNames()
  const calls = state.calls.filter((one) => one.version === version && one.ended.end !== 'ratified-by-all')
  if (calls.length === 0) return null
  return (
    <section aria-label="Earlier calls">
      <h3 className="text-lg">Earlier calls on this settlement</h3>
      <div className="divide-y divide-line border-y border-line">
        {calls.map((call) => (
          <Disclosure
            key={call.call}
            summary={
              <>
                Call {call.call}: {endWords(state, call, names)}, <Time at={call.ended.mark.at} />
              </>
            }
          >
            <CallAnswers call={call} />
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function CallAnswers({ call }: { call: ClosedCall }) {
  const state = useNegotiation()
  const names = useNames()
  const rejections = state.rejections.filter((one) => one.call === call.call)
  const { lapsed, reason } = call.ended
  return (
    <div className="flex flex-col gap-2">
      {reason ? <PlainText text={`“${reason}”`} /> : null}
      {rejections.map((one) => (
        <PlainText key={one.mark.seq} text={`${names.party(one.party)} rejected it: “${one.words}”`} />
      ))}
      {call.ratifications.map((one) => (
        <div key={one.mark.seq}>
          <PlainText
            text={`${names.party(one.party)} had ratified${one.withdrawn ? ' and withdrew' : ''}: “${one.words}”`}
          />
          {ratificationIsContested(state, call.call, one) ? <UnderDispute /> : null}
        </div>
      ))}
      <p className="text-sm text-ink-muted">
        {lapsed.length > 0
          ? `The ratification of ${listed(lapsed.map(names.party))} lapsed with the call.`
          : 'No ratification stood when it ended.'}{' '}
        Nothing of it counts in a later call.
      </p>
    </div>
  )
}

function endWords(state: Opened, call: ClosedCall, names: Names): string {
  switch (call.ended.end) {
    case 'ratified-by-all':
      return 'ratified by all'
    case 'rejected': {
      const by = state.rejections.find((one) => one.call === call.call)
      return by ? `${names.party(by.party)} rejected it` : 'rejected'
    }
    case 'countered':
      return 'countered'
    case 'closed':
      return 'closed by the facilitator'
    case 'signatory-changed':
      return 'ended because a signatory changed'
    case 'exited':
      return 'ended because a party left'
  }
}
