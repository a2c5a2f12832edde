'use client'

import { PlaceLink } from '@/components/room/place-link'
import { PlainText } from '@/components/room/plain-text'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Avatar } from '@/components/ui/avatar'
import { Time } from '@/components/ui/time'
import { capital } from '@/components/words/names'
import type { Counter } from '@/server/protocol/state'
import type { TermChange } from '@/server/protocol/statements'
import { wordDifference } from '@/server/record/word-difference'
import { TextChange } from './text-change'

/** What parties want changed, term by term. A counter is input to the next draft; it changes nothing itself. */
export function CounterList({ counters }: { counters: readonly Counter[] }) {
  if (counters.length === 0) return null
  return (
    <section aria-label="Counters">
      <h3 className="text-lg">Counters</h3>
      <ul className="divide-y divide-line border-y border-line">
        {counters.map((counter) => (
          <li key={counter.counter} id={`counter-${counter.counter}`} className="scroll-mt-24 py-4">
            <CounterSaid counter={counter} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function CounterSaid({ counter }: { counter: Counter }) {
  const { parties } = useNegotiation()
  const names = useNames()
  const name = names.party(counter.party)
  return (
    <article aria-label={`Counter ${counter.counter} by ${name}`} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-2 text-sm">
        <Avatar name={name} party={parties.findIndex((one) => one.party === counter.party)} size="small" />
        <span className="font-medium">{capital(names.side(counter.party, counter.mark.seq))}</span>
        <span className="text-ink-muted">
          Counter {counter.counter} to{' '}
          <PlaceLink to={{ at: 'settlement', version: counter.version }} className="text-link">
            settlement {counter.version}
          </PlaceLink>
          , <Time at={counter.mark.at} />
        </span>
      </div>
      {counter.comment ? <PlainText text={counter.comment} /> : null}
      <ol className="flex flex-col gap-3">
        {counter.changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes are a fixed list in their entry
          <li key={at} className="border-l-2 border-line-strong pl-3">
            <ChangeSaid change={change} version={counter.version} />
          </li>
        ))}
      </ol>
    </article>
  )
}

function ChangeSaid({ change, version }: { change: TermChange; version: number }) {
  const { settlements } = useNegotiation()
  const terms = settlements.find((one) => one.settlement.version === version)?.settlement.terms ?? []
  const before = 'term' in change ? terms.find((one) => one.number === change.term) : undefined
  const comment = change.comment ? <PlainText text={change.comment} className="text-ink-muted" /> : null
  switch (change.change) {
    case 'replace':
      return (
        <>
          <p className="text-sm font-medium">Term {change.term} should read</p>
          {before ? (
            <TextChange
              before={before.text}
              after={change.text}
              runs={wordDifference(before.text, change.text)}
            />
          ) : (
            <PlainText text={change.text} className="prose-settlement" />
          )}
          {comment}
        </>
      )
    case 'remove':
      return (
        <>
          <p className="text-sm font-medium">Term {change.term} should go</p>
          {before ? (
            <del className="block text-sm text-ink-muted">
              <PlainText text={before.text} />
            </del>
          ) : null}
          {comment}
        </>
      )
    case 'comment':
      return (
        <>
          <p className="text-sm font-medium">On term {change.term}</p>
          {comment}
        </>
      )
    case 'add':
      return (
        <>
          <p className="text-sm font-medium">A new term: {change.heading}</p>
          <PlainText text={change.text} className="prose-settlement" />
          {comment}
        </>
      )
  }
}
