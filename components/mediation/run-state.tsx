'use client'

import { Fragment } from 'react'
import { ActDialog } from '@/components/room/act-dialog'
import { useMay } from '@/components/room/may'
import { PlaceLink } from '@/components/room/place-link'
import { useMe, useNames, useNegotiation, useRoom } from '@/components/room/room-provider'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/live-region'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import { Time } from '@/components/ui/time'
import { runMediator } from '@/components/words/mediator'
import { capital, counted } from '@/components/words/names'
import type { Run } from '@/server/protocol/state'
import { ACT_WORDS, WORK_WORDS } from './act-words'
import { RefusedOutputs } from './refused-outputs'
import { RunCost } from './run-cost'

/** Where the mediator's last work stands. */
export function RunState({ run }: { run: Run }) {
  return (
    <LiveRegion>
      <Said run={run} />
    </LiveRegion>
  )
}

function Said({ run }: { run: Run }) {
  const state = useNegotiation()
  const names = useNames()
  const may = useMay()
  const me = useMe()
  const asked = (
    <p className="text-sm text-ink-muted">
      Asked by {names.person(run.by)} {ACT_WORDS[run.act].asked}, <Time at={run.mark.at} />.
      {run.note ? ` “${run.note}”` : ''}
    </p>
  )
  switch (run.state) {
    case 'working':
      return (
        <Notice
          tone="waiting"
          title={`${capital(runMediator(state, run))} is at work`}
          actions={
            may.facilitate || run.by === me.person ? (
              <ActDialog
                name={`cancel:${run.run}`}
                trigger={<Button size="small">Cancel this work</Button>}
                title="Cancel the mediator’s work"
                description="Nothing it has begun is kept. You can ask again at any time."
                action="Cancel the work"
                look="danger"
                command={() => ({ type: 'CancelMediation', run: run.run })}
              />
            ) : null
          }
        >
          {asked}
          <HowFar run={run} />
          <p className="text-sm text-ink-muted">Everybody can go on meanwhile. What it finds appears here.</p>
          <RefusedOutputs run={run} />
          <RunCost run={run} />
        </Notice>
      )
    case 'finished':
      return (
        <Notice tone="neutral" title={`${capital(runMediator(state, run))} has answered`}>
          {asked}
          <Gave run={run} />
          <RefusedOutputs run={run} />
          <RunCost run={run} />
        </Notice>
      )
    case 'failed':
      return (
        <Notice tone="warn" title="The mediator made no proposal">
          {asked}
          <p>{run.reason}</p>
          <p className="text-sm text-ink-muted">Nothing was changed. The facilitator can ask again.</p>
          <RefusedOutputs run={run} />
          <RunCost run={run} />
        </Notice>
      )
    case 'cancelled':
      return (
        <Notice tone="neutral" title="The mediator’s work was cancelled">
          {asked}
          <RefusedOutputs run={run} />
          <RunCost run={run} />
        </Notice>
      )
  }
}

/** Only work that is counted in steps says how far it is. */
function HowFar({ run }: { run: Run }) {
  const progress = useRoom((room) => room.progress)
  if (progress?.run !== run.run || progress.of === 0) return null
  const { done, of } = progress
  return (
    <div className="flex max-w-xl flex-col gap-1">
      <p className="figures text-sm text-ink-muted">
        {done} of {of} steps done.
      </p>
      <Progress label="How far the mediator is" done={done} of={of} />
    </div>
  )
}

/** What came of a run, each with a way to it: it stands further down the page. */
function Gave({ run }: { run: Run }) {
  const { settlements, findings, questions, works } = useNegotiation()
  const of = <T extends { run: Run['run'] | null }>(all: readonly T[]) =>
    all.filter((one) => one.run === run.run)
  const found = of(findings).flatMap((one) => one.findings).length
  const asked = of(questions).length
  const gave = [
    ...(found > 0 ? [<Down key="findings" to="findings" words={counted(found, 'finding')} />] : []),
    ...(asked > 0 ? [<Down key="questions" to="questions" words={counted(asked, 'question')} />] : []),
    ...of(settlements).map(({ settlement: { version } }) => (
      <PlaceLink key={version} to={{ at: 'settlement', version }} className="text-link">
        settlement {version}
      </PlaceLink>
    )),
    ...of(works).map(({ work, content }) => (
      <Down key={work} to={`work-${work}`} words={WORK_WORDS[content.kind]} />
    )),
  ]
  if (gave.length === 0) return <p>{run.act === 'review' ? 'It named nothing.' : 'It made no proposal.'}</p>
  return (
    <p>
      It gave:{' '}
      {gave.map((one, at) => (
        <Fragment key={one.key}>
          {at > 0 ? ', ' : ''}
          {one}
        </Fragment>
      ))}
      .
    </p>
  )
}

const Down = ({ to, words }: { to: string; words: string }) => (
  <a href={`#${to}`} className="text-link">
    {words}
  </a>
)
