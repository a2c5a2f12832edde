'use client'

import { PlainText } from '@/components/room/plain-text'
import { ReferenceList } from '@/components/room/reference-link'
import { useNames, useNegotiation } from '@/components/room/room-provider'
import { Avatar } from '@/components/ui/avatar'
import { Badge, Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import { capital, counted } from '@/components/words/names'
import { seatedParties } from '@/server/protocol/authority'
import { isUnratified } from '@/server/protocol/endings'
import type { PartyId } from '@/server/protocol/ids'
import type { ConsentCheck, Opened } from '@/server/protocol/state'
import { answerOf } from '@/server/protocol/turns'
import { AnswerCheck } from './answer-check'
import { CrossingMarks } from './crossing-marks'

/** One text put to all, and who has said what to it. */
export function CheckCard({ check }: { check: ConsentCheck }) {
  const state = useNegotiation()
  const names = useNames()
  const newest = state.checks.at(-1)?.check === check.check
  const parties = partiesOf(state, check)
  const { tone, word } = standingOf(state, check, parties)
  const author = names.party(check.party)
  return (
    <article
      id={`check-${check.check}`}
      aria-label={`Consent check ${check.check} by ${author}`}
      className="flex scroll-mt-24 flex-col gap-3 rounded-md border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-base font-semibold">Consent check {check.check}</h3>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <PlainText text={check.proposal} className="prose-settlement border-l-2 border-line-strong pl-4" />
      <p className="text-sm text-ink-muted">
        Called by {author}
        {names.actor(check.by, check.mark.seq) === author
          ? ''
          : ` (${names.actor(check.by, check.mark.seq)})`}
        , <Time at={check.mark.at} />.{' '}
        {check.trades.length > 0 ? (
          <>
            From{' '}
            <ReferenceList references={check.trades.map((trade) => ({ kind: 'trade' as const, trade }))} />.
          </>
        ) : null}
      </p>
      <CrossingMarks crosses={check.crosses} author={check.party} mark={check.mark} />
      <ul className="divide-y divide-line border-t border-line">
        {parties.map((party) => (
          <Answered key={party} check={check} party={party} />
        ))}
      </ul>
      {newest ? <AnswerCheck check={check} /> : null}
    </article>
  )
}

/** Who is asked: parties seated now, and whoever answered and has left since. */
function partiesOf(state: Opened, check: ConsentCheck): PartyId[] {
  return [
    ...new Set([...seatedParties(state).map((one) => one.party), ...check.answers.map((one) => one.party)]),
  ]
}

function standingOf(state: Opened, check: ConsentCheck, parties: PartyId[]) {
  const given = parties.map((party) => answerOf(check, party)?.answer.answer)
  const objections = given.filter((one) => one === 'object').length
  const silent = given.filter((one) => one === undefined).length
  if (state.checks.at(-1)?.check !== check.check) return { tone: 'neutral', word: 'Replaced' } as const
  if (objections > 0) return { tone: 'warn', word: counted(objections, 'objection') } as const
  if (silent > 0)
    return { tone: 'waiting', word: `${given.length - silent} of ${given.length} answered` } as const
  return isUnratified(state)
    ? ({ tone: 'neutral', word: 'Every party consented, unratified' } as const)
    : ({ tone: 'ok', word: 'Every party consents' } as const)
}

function Answered({ check, party }: { check: ConsentCheck; party: PartyId }) {
  const state = useNegotiation()
  const names = useNames()
  const all = check.answers.filter((one) => one.party === party)
  const last = all.at(-1)
  const name = names.party(party)
  return (
    <li className="flex items-start gap-2 py-2">
      <Avatar
        name={name}
        party={state.parties.findIndex((one) => one.party === party)}
        size="small"
        className="mt-0.5"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{name}</span>
          {last === undefined ? (
            <Status tone="waiting">No answer, which is no consent</Status>
          ) : last.answer.answer === 'consent' ? (
            <Status tone="ok">Consents</Status>
          ) : (
            <Status tone="warn">Objects</Status>
          )}
        </p>
        {last?.answer.answer === 'object' ? <PlainText text={last.answer.reason} /> : null}
        {last ? (
          <p className="text-sm text-ink-muted">
            {capital(names.actor(last.by, last.mark.seq))}, <Time at={last.mark.at} />
            {all.length > 1 ? `. ${counted(all.length - 1, 'earlier answer')} on the record.` : ''}
          </p>
        ) : null}
      </div>
    </li>
  )
}
