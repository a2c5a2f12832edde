'use client'

import { useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Field } from '@/components/ui/field'
import { PrivateRegion } from '@/components/ui/private-region'
import { Select } from '@/components/ui/select'
import { TextField } from '@/components/ui/text-field'
import type { Artefact } from '@/server/bargaining/artefact'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import { valueInWords } from '@/server/protocol/packages'
import type { WeighedIssue } from './declare-draft'
import { LongButton, LongProgress } from './long-progress'
import { type Rehearsed, WAYS, type Way } from './rehearse'
import { useLongWork } from './use-long-work'

const WAY_WORDS: Record<Way, string> = {
  boulware: 'Hold out, give way late',
  linear: 'Give way evenly',
  conceder: 'Give way early',
  'tit-for-tat': 'Give what is given',
  micro: 'Step by step down my list',
  planner: 'Trade along what they seem to want',
}

type RehearsalProps = {
  issues: readonly WeighedIssue[]
  /** One's own declaration; null for a facilitator, who rehearses with invented values throughout. */
  mine: DeclaredValues | null
  others: number
}

/** A rehearsal on this device: own or invented values, invented opponents, and nothing of it on the record. */
export function Rehearsal({ issues, mine, others }: RehearsalProps) {
  const [way, setWay] = useState<Way>('linear')
  const [seed, setSeed] = useState('1')
  const [shown, setShown] = useState<Rehearsed | null>(null)
  const { state, begin, cancel } = useLongWork((told) => {
    if (told.kind === 'rehearsal') setShown(told.run)
  })
  const start = () => {
    setShown(null)
    begin({ kind: 'rehearsal', asked: { issues, mine, others, way, seed: Number(seed) } })
  }
  return (
    <PrivateRegion audience="Only you see this, and it is a rehearsal">
      <Disclosure summary="What might happen">
        <div className="flex flex-col gap-4">
          <p className="text-sm text-ink-muted">
            {mine
              ? `You bargain by a rule against ${others === 1 ? 'an invented party' : `${others} invented parties`}. Nothing is known here of what the others declared, and nothing of this is sent or recorded.`
              : `${others + 1} invented parties bargain by rules over these issues. What they value is invented from the number below: nothing is known here of what anybody declared, and nothing of this is sent or recorded.`}
          </p>
          <div className="grid gap-4 md:grid-cols-2">
            <Field label={mine ? 'Your rule' : 'Rule of the first'}>
              <Select
                value={way}
                onChange={(event) =>
                  setWay(WAYS.find((one) => one === event.currentTarget.value) ?? 'linear')
                }
              >
                {WAYS.map((one) => (
                  <option key={one} value={one}>
                    {WAY_WORDS[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Number of the rehearsal" hint="The same number gives the same run again.">
              <TextField
                inputMode="numeric"
                value={seed}
                onChange={(event) => setSeed(event.currentTarget.value)}
              />
            </Field>
          </div>
          <div>
            <LongButton
              state={state}
              begin="Rehearse"
              stop="Stop the rehearsal"
              disabled={!/^\d{1,9}$/.test(seed)}
              onBegin={start}
              onCancel={cancel}
            />
          </div>
          <LongProgress state={state} doing="Rehearsing" />
          {shown ? <Shown run={shown} issues={issues} own={mine !== null} /> : null}
        </div>
      </Disclosure>
    </PrivateRegion>
  )
}

const ASKED: Record<Extract<Artefact, { kind: 'undecided' }>['asks'], string> = {
  rounds: 'the rounds were over',
  offers: 'there were as many offers as are allowed',
  elapsed: 'the time was over',
  stagnation: 'nobody came nearer any more',
}

function endedWords(artefact: Artefact): string {
  switch (artefact.kind) {
    case 'agreement':
      return 'A package was agreed'
    case 'no deal':
      return 'No package was acceptable to somebody, who walked away'
    case 'undecided':
      return `It came to a stop, as ${ASKED[artefact.asks]}; people would be asked how to go on`
  }
}

type ShownProps = { run: Rehearsed; issues: readonly WeighedIssue[]; own: boolean }

function Shown({ run, issues, own }: ShownProps) {
  return (
    <section aria-label="How the rehearsal went" aria-live="polite" className="flex flex-col gap-2">
      <p className="font-medium">
        {endedWords(run.artefact)}, in round {run.artefact.rounds}.
        {run.points === null
          ? ''
          : own
            ? ` It is worth ${run.points} points to you; your alternative is worth ${run.alternative}.`
            : ` It is worth ${run.points} points to the first invented party; no deal is worth ${run.alternative} to it.`}
      </p>
      {run.artefact.kind === 'agreement' ? (
        <ul className="text-sm">
          {run.artefact.terms.map(({ issue, value }) => {
            const one = issues.find((each) => String(each.issue) === issue)
            return one ? (
              <li key={issue}>
                {one.title}:{' '}
                <span className="figures font-medium">{valueInWords(one.kind, String(value))}</span>
              </li>
            ) : null
          })}
        </ul>
      ) : null}
      <Offers run={run} own={own} />
    </section>
  )
}

function nameOf(party: number, last: number, own: boolean): string {
  if (!own) return `Invented ${party + 1}`
  return party === 0 ? 'You' : last === 1 ? 'The invented party' : `Invented ${party}`
}

/** Every offer of the rehearsal, a round a row, in the points of whoever it is rehearsed for. */
function Offers({ run, own }: { run: Rehearsed; own: boolean }) {
  const last = Math.max(0, ...run.offers.map(({ party }) => party))
  const parties = Array.from({ length: last + 1 }, (_, party) => party)
  const rounds = [...new Set([...run.offers, ...run.accepted].map(({ round }) => round))].sort(
    (a, b) => a - b,
  )
  return (
    <table className="w-full max-w-xl text-left text-sm">
      <caption className="py-1 text-left text-ink-muted">
        What each offer was worth to {own ? 'you' : 'the first invented party'}, in points
      </caption>
      <thead>
        <tr className="border-b border-private-line">
          <th scope="col" className="py-1 pr-3 font-medium">
            Round
          </th>
          {parties.map((party) => (
            <th key={party} scope="col" className="py-1 pl-3 text-right font-medium">
              {nameOf(party, last, own)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <tr key={round} className="border-b border-private-line">
            <th scope="row" className="figures py-1 pr-3 font-normal">
              {round}
            </th>
            {parties.map((party) => {
              const here = (one: { round: number; party: number }) =>
                one.round === round && one.party === party
              const made = run.offers.find(here)
              return (
                <td key={party} className="figures py-1 pl-3 text-right">
                  {made ? (made.points ?? 'red line') : run.accepted.some(here) ? 'accepts' : ''}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
