'use client'

import { Bot } from 'lucide-react'
import { ActDialog } from '@/components/room/act-dialog'
import { useMe, useNegotiation } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { KeyValues } from '@/components/ui/key-values'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { delegateKindWords } from '@/components/words/delegates'
import { listed, namesOf } from '@/components/words/names'
import { bargainingTermsOf } from '@/server/protocol/charter'
import type { Delegation } from '@/server/protocol/delegation'
import { MAY } from '@/server/record/story-delegates'
import { DelegateActs } from './delegate-acts'
import { HandOn } from './hand-on'
import { limitLines } from './limit-lines'
import { RunPanel } from './run-panel'
import { Tokens } from './tokens'

type DelegateCardProps = { delegation: Delegation; own: boolean }

/** One delegate: who it is, whose, what it may do, what it did; for its own party, tokens and the way to stop it. */
export function DelegateCard({ delegation, own }: DelegateCardProps) {
  const state = useNegotiation()
  const me = useMe()
  const names = namesOf(state)
  const { delegate, name, kind, party, from, purposes, subject, until, revoked, transferable } = delegation
  const over = revoked || until <= state.head.at
  const open = state.phase !== 'Closed'
  const limits = limitLines(delegation)
  return (
    <article aria-label={name} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h4 className="flex items-center gap-2 font-semibold">
          <Bot aria-hidden className="size-4 text-ink-muted" />
          {name}
        </h4>
        <Status tone={over ? 'neutral' : 'ok'}>
          {revoked ? 'revoked' : over ? 'its time has passed' : 'may act'}
        </Status>
      </div>
      <KeyValues
        rows={[
          {
            key: 'what',
            label: 'What it is',
            value: `${delegateKindWords[kind]}, for ${names.party(party)}, appointed by ${names.person(from)}`,
          },
          { key: 'subject', label: 'For what', value: subject },
          {
            key: 'may',
            label: 'It may',
            value: listed(purposes.map((one) => MAY[one])),
          },
          ...(limits.length > 0
            ? [
                {
                  key: 'limits',
                  label: 'Within',
                  value: limits.map((text) => <p key={text}>{text}</p>),
                },
              ]
            : []),
          { key: 'until', label: 'Until', value: <Time at={until} /> },
          {
            key: 'on',
            label: 'Handed on',
            value: transferable ? 'By anybody of the party, unchanged' : 'Only by whoever appointed it',
          },
        ]}
      />
      <DelegateActs delegate={delegate} />
      {own && !over && open ? (
        <div className="flex flex-wrap items-center gap-3">
          <ActDialog
            name={`revoke-delegation:${delegate}`}
            trigger={<Button size="small">Stop {name}</Button>}
            title={`Stop ${name} at once`}
            description="Its delegation ends and every token of it stops working. What it did within its delegation stays as it is."
            action="Stop it"
            command={() => ({ type: 'RevokeDelegation', delegate })}
          />
          {state.phase !== 'Ratification' && (transferable || me.person === from) ? (
            <HandOn delegation={delegation} />
          ) : null}
        </div>
      ) : null}
      {own && kind !== 'agent' && bargainingTermsOf(state.charter) ? (
        <RunPanel delegate={delegate} name={name} starts={me.signs && !over && open} />
      ) : null}
      {own && kind !== 'strategy' ? (
        <Tokens delegate={delegate} name={name} makes={me.signs && !over && open} />
      ) : null}
    </article>
  )
}
