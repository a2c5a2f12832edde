'use client'

import { useEffect, useRef } from 'react'
import { BargainingPage } from '@/components/bargaining/bargaining-page'
import { DeclarePage } from '@/components/bargaining/declare-page'
import { CaucusPage } from '@/components/caucus/caucus-page'
import { CaucusesPage } from '@/components/caucus/caucuses-page'
import { DelegatesPage } from '@/components/delegates/delegates-page'
import { IntentEditor } from '@/components/intents/intent-editor'
import { IntentsPage } from '@/components/intents/intents-page'
import { IssuePage } from '@/components/issues/issue-page'
import { IssuesPage } from '@/components/issues/issues-page'
import { RaiseIssue } from '@/components/issues/raise-issue'
import { TradesPage } from '@/components/issues/trades-page'
import { MediationPage } from '@/components/mediation/mediation-page'
import { PeoplePage } from '@/components/presence/people-page'
import { CounterPage } from '@/components/settlement/counter-page'
import { DifferencePage } from '@/components/settlement/difference-page'
import { SettlementPage } from '@/components/settlement/settlement-page'
import { SettlementsPage } from '@/components/settlement/settlements-page'
import { MatterPage } from './matter-page'
import { NowPage } from './now-page'
import { type Place, placeQuery } from './place'
import { usePlace } from './place-link'

/** The one thing that is looked at. A new place begins at its top, and a screen reader is told. */
export function Centre() {
  const place = usePlace()
  const query = placeQuery(place)
  const main = useRef<HTMLElement>(null)
  const before = useRef(query)
  useEffect(() => {
    if (before.current === query) return
    before.current = query
    main.current?.focus({ preventScroll: true })
    const meant = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
    if (meant) return meant.scrollIntoView({ block: 'start' })
    main.current?.scrollTo(0, 0)
    window.scrollTo(0, 0)
  }, [query])
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      // Placed itself, so that what is placed inside it scrolls with it and lengthens no page.
      className="relative flex min-w-0 flex-1 flex-col outline-none desk:overflow-y-auto print:overflow-visible"
    >
      <div key={query} className="mx-auto flex w-full max-w-[45rem] flex-1 flex-col px-4 md:px-6">
        <Shown place={place} />
      </div>
    </main>
  )
}

function Shown({ place }: { place: Place }) {
  switch (place.at) {
    case 'now':
      return <NowPage />
    case 'matter':
      return <MatterPage />
    case 'people':
      return <PeoplePage />
    case 'delegates':
      return <DelegatesPage />
    case 'intents':
      return <IntentsPage />
    case 'write-intent':
      return <IntentEditor />
    case 'issues':
      return <IssuesPage />
    case 'issue':
      return <IssuePage number={place.issue} />
    case 'raise-issue':
      return <RaiseIssue />
    case 'trades':
      return <TradesPage />
    case 'mediation':
      return <MediationPage />
    case 'bargaining':
      return <BargainingPage />
    case 'declare':
      return <DeclarePage />
    case 'caucuses':
      return <CaucusesPage />
    case 'caucus':
      return <CaucusPage number={place.caucus} />
    case 'settlements':
      return <SettlementsPage />
    case 'settlement':
      return <SettlementPage version={place.version} />
    case 'difference':
      return <DifferencePage version={place.version} />
    case 'counter':
      return <CounterPage version={place.version} />
  }
}
