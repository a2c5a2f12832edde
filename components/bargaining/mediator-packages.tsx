'use client'

import { RunState } from '@/components/mediation/run-state'
import { ActDialog } from '@/components/room/act-dialog'
import { RefusalNotice } from '@/components/room/refusal-notice'
import { useNames, useNegotiation, useRoom, useRoomStore } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { PrivateRegion } from '@/components/ui/private-region'
import { Status } from '@/components/ui/status'
import { Time } from '@/components/ui/time'
import type { DeclaredValues } from '@/server/protocol/bargaining-commands'
import type { Bargaining, Offer, Proposal } from '@/server/protocol/bargaining-state'
import type { PartyId } from '@/server/protocol/ids'
import { valueInWords } from '@/server/protocol/packages'
import { criterionWords } from './criterion-words'
import type { WeighedIssue } from './declare-draft'
import { myScore } from './my-score'
import { TakePackage } from './take-package'
import { ScoreLine } from './try-package'

type PackagesProps = {
  bargaining: Bargaining
  issues: readonly WeighedIssue[]
  mine: DeclaredValues | null
  party: PartyId | null
  answers: boolean
  /** Set where this person may make an offer now: which one it would answer. */
  takes: { answers: Offer | null } | null
  facilitates: boolean
}

/** What the mediator proposed, each package under its own criterion and none before the others. */
export function MediatorPackages(props: PackagesProps) {
  const { bargaining, facilitates } = props
  const newest = bargaining.proposals.at(-1)
  const run = useNegotiation().runs.findLast((one) => one.act === 'packages')
  const unfinished = run && run.state !== 'finished' ? run : null
  if (!newest && !facilitates && !unfinished) return null
  return (
    <section aria-label="Packages of the mediator" className="flex flex-col gap-4 border-t border-line pt-6">
      <h3 className="text-lg">Packages of the mediator</h3>
      <p className="text-sm text-ink-muted">
        From the offers, and what parties chose to share. It sees nobody’s values. They bind nobody; any party
        can make one its own offer.
      </p>
      {unfinished ? <RunState run={unfinished} /> : null}
      {newest ? <Packages {...props} proposal={newest} /> : null}
      {facilitates ? <AskForPackages disabled={bargaining.offers.length === 0} /> : null}
    </section>
  )
}

function AskForPackages({ disabled }: { disabled: boolean }) {
  const { player } = useNegotiation().control
  if (player)
    return (
      <p className="text-sm text-ink-muted">
        {player.name} plays the mediator, and packages are computed by software: none can be asked for until a
        facilitator lets software mediate again.
      </p>
    )
  return (
    <div>
      <ActDialog
        name="ask-packages"
        title="Ask the mediator for packages"
        description="It proposes one under each of several criteria, from what is public here."
        action="Ask for packages"
        trigger={<Button disabled={disabled}>Ask for packages</Button>}
        command={() => ({ type: 'RequestMediation', act: 'packages', mediator: 'built-in', note: '' })}
      />
    </div>
  )
}

function Packages(props: PackagesProps & { proposal: Proposal }) {
  const { proposal, bargaining, issues, mine, party, answers, takes } = props
  const names = useNames()
  return (
    <>
      <p className="text-sm text-ink-muted">
        Proposal {proposal.proposal}, <Time at={proposal.mark.at} />, by the mediator{' '}
        {proposal.provenance.name}, which is software, having read to entry {proposal.provenance.readTo}.
      </p>
      <ol className="flex flex-col gap-6">
        {proposal.packages.map(({ criterion, values, why }, at) => (
          <li key={JSON.stringify(values)} className="flex flex-col gap-2 border-l-2 border-line pl-4">
            <h4 className="font-medium">
              {at + 1}. {criterionWords[criterion]}
            </h4>
            <dl className="grid gap-x-6 gap-y-1 text-sm md:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
              {issues.map(({ issue, title, kind }) => (
                <div key={issue} className="contents">
                  <dt className="text-ink-muted">{title}</dt>
                  <dd className="figures font-medium">
                    {valueInWords(kind, values.find((one) => one.issue === issue)?.value ?? '')}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="text-sm text-ink-muted">{why}</p>
            <ul className="flex flex-wrap gap-x-4 text-sm">
              {proposal.responses
                .filter((one) => one.package === at + 1)
                .map((one) => (
                  <li key={one.party}>
                    <Status tone="neutral">
                      {names.party(one.party)} {one.could ? 'could live with it' : 'could not live with it'}
                    </Status>
                  </li>
                ))}
            </ul>
            {mine ? (
              <PrivateRegion audience="Only you see this" className="p-3">
                <ScoreLine score={myScore(issues, mine, values)} alternative={mine.batna.value} />
              </PrivateRegion>
            ) : null}
            {isLivable(bargaining, proposal, at + 1) ? (
              <p>
                <Status tone="ok">
                  Every party could live with it. It binds nobody until it is offered and accepted.
                </Status>
              </p>
            ) : null}
            {answers && party ? <Answer proposal={proposal.proposal} number={at + 1} /> : null}
            {takes ? (
              <div>
                <TakePackage
                  proposal={proposal.proposal}
                  number={at + 1}
                  values={values}
                  answers={takes.answers}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ol>
    </>
  )
}

function isLivable({ parties }: Bargaining, { responses }: Proposal, number: number): boolean {
  return parties.every((party) =>
    responses.some((one) => one.party === party && one.package === number && one.could),
  )
}

/** Said without binding: the mediator learns from it, and so does everybody. */
function Answer({ proposal, number }: { proposal: number; number: number }) {
  const store = useRoomStore()
  const name = `package:${proposal}.${number}`
  const refused = useRoom((state) => state.refused[name] ?? null)
  const say = (could: boolean) => () =>
    void store.send(name, { type: 'AnswerPackage', proposal, package: number, could })
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={say(true)}>
          I could live with package {number}
        </Button>
        <Button size="small" onClick={say(false)}>
          Not with package {number}
        </Button>
      </div>
      <RefusalNotice refused={refused} />
    </div>
  )
}
