'use client'

import dynamic from 'next/dynamic'
import { useNames } from '@/components/room/room-provider'
import { PrivateRegion } from '@/components/ui/private-region'
import { Status } from '@/components/ui/status'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import type { Bargaining } from '@/server/protocol/bargaining-state'
import type { PartyId } from '@/server/protocol/ids'
import { valueInWords } from '@/server/protocol/packages'
import type { WeighedIssue } from './declare-draft'
import { gainsFrom, type OfferScore, scoresOf } from './my-score'

const ScorePlot = dynamic(() => import('./score-plot').then((one) => one.ScorePlot), { ssr: false })

type MyViewProps = {
  bargaining: Bargaining
  issues: readonly WeighedIssue[]
  mine: DeclaredValues
  party: PartyId
}

/** Each offer in one's own eyes, from one's own declaration and nothing else. */
export function MyView({ bargaining, issues, mine, party }: MyViewProps) {
  const names = useNames()
  const scores = scoresOf(issues, mine, bargaining)
  if (scores.length === 0) return null
  return (
    <PrivateRegion audience="Only you see this" aria-label="The offers in your eyes">
      <div className="flex flex-col gap-4">
        <h3 className="text-lg">The offers in your eyes</h3>
        <ScorePlot
          scores={scores}
          alternative={mine.batna.value}
          parties={bargaining.parties.map((one) => ({ party: one, name: names.party(one) }))}
        />
        <table className="w-full text-left text-sm">
          <caption className="sr-only">What each offer is worth to you, beside your alternative</caption>
          <thead>
            <tr className="border-b border-private-line">
              <th scope="col" className="py-1 pr-3 font-medium">
                Offer
              </th>
              <th scope="col" className="py-1 pr-3 font-medium">
                By
              </th>
              <th scope="col" className="py-1 text-right font-medium">
                Worth to you
              </th>
              <th scope="col" className="py-1 pl-3 font-medium">
                Beside your alternative of {mine.batna.value}
              </th>
            </tr>
          </thead>
          <tbody>
            {scores.map((one) => (
              <tr key={one.offer} className="border-b border-private-line align-baseline">
                <td className="figures py-1 pr-3">{one.offer}</td>
                <td className="py-1 pr-3 break-words">
                  {one.party === party ? 'You' : names.party(one.party)}
                </td>
                <td className="figures py-1 text-right">
                  {one.points ?? 'red line'} <span className="text-ink-muted">{changeWords(one)}</span>
                </td>
                <td className="py-1 pl-3">
                  <Status tone={one.below ? 'warn' : 'ok'}>{one.below ? 'below' : 'not below'}</Status>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Gains bargaining={bargaining} issues={issues} mine={mine} party={party} />
      </div>
    </PrivateRegion>
  )
}

function changeWords({ change }: OfferScore): string {
  if (change === null) return ''
  return change === 0 ? '(as before)' : `(${change > 0 ? '+' : '−'}${Math.abs(change)})`
}

/** What a move of the others on one issue would add to their last offer. */
function Gains({ bargaining, issues, mine, party }: MyViewProps) {
  const names = useNames()
  const theirs = bargaining.offers.findLast((one) => one.party !== party)
  if (!theirs) return null
  const gains = gainsFrom(issues, mine, theirs.values)
  return (
    <section aria-label="What a move would bring you" className="flex flex-col gap-1">
      <h4 className="font-medium">
        If offer {theirs.offer} of {names.party(theirs.party)} moved on one issue
      </h4>
      {gains.length === 0 ? (
        <p className="text-sm text-ink-muted">It gives you the best of each issue already.</p>
      ) : (
        <ul className="flex flex-col gap-1 text-sm">
          {gains.map(({ issue, value, points }) => {
            const one = issues.find((each) => each.issue === issue)
            return one ? (
              <li key={issue}>
                {one.title} to {valueInWords(one.kind, value)}:{' '}
                <span className="figures font-medium">
                  {Number.isNaN(points) ? 'off your red line' : `+${points}`}
                </span>
              </li>
            ) : null
          })}
        </ul>
      )}
    </section>
  )
}
