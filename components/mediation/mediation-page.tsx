'use client'

import { useMay } from '@/components/room/may'
import { PlaceHeading } from '@/components/room/place-heading'
import { useNegotiation } from '@/components/room/room-provider'
import { useNeeds } from '@/components/room/use-needs'
import { AskMediator } from './ask-mediator'
import { FindingList } from './finding-list'
import { MediatorWatch } from './mediator-watch'
import { PlayedDesk } from './played-desk'
import { QuestionList } from './question-list'
import { ReleaseList } from './release-list'
import { RunState } from './run-state'
import { WaitingWorks, WorkList } from './work-list'

/** What the mediator is asked, what it found and what it asks. Nothing it says binds anyone. */
export function MediationPage() {
  const { runs, findings, questions, phase } = useNegotiation()
  // Runs that were asked for questions alone have looked for nothing.
  const looks = findings.filter((one) => runs.find(({ run }) => run === one.run)?.act !== 'questions')
  const working = runs.filter((one) => one.state === 'working')
  const may = useMay()
  // What this person is asked comes before what they may ask.
  const asked = useNeeds().some((one) => one.kind === 'answer-question')
  return (
    <div className="flex flex-col gap-6 py-6">
      <PlaceHeading lead="It points at what conflicts or is unclear, asks, and drafts. It decides nothing and agrees for nobody.">
        Mediator
      </PlaceHeading>
      <MediatorWatch />
      {(working.length > 0 ? working : runs.slice(-1)).map((one) => (
        <RunState key={one.run} run={one} />
      ))}
      <WaitingWorks />
      {asked ? <QuestionList questions={questions} /> : null}
      {(may.facilitate || may.party !== null) && (phase === 'Mediation' || phase === 'Intent') ? (
        <AskMediator />
      ) : null}
      <PlayedDesk />
      {asked ? null : <QuestionList questions={questions} />}
      <ReleaseList />
      <WorkList />
      <FindingList all={looks} />
    </div>
  )
}
