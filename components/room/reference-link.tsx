'use client'

import { referenceWords, referredText } from '@/components/words/references'
import type { Reference } from '@/server/protocol/settlement'
import type { Place } from './place'
import { PlaceLink } from './place-link'
import { useNegotiation } from './room-provider'

/** Where a text comes from, as a link to the very statement; its words are in the title. */
export function ReferenceLink({ reference }: { reference: Reference }) {
  const state = useNegotiation()
  return (
    <PlaceLink
      to={referencePlace(reference)}
      anchor={referenceAnchor(reference)}
      title={referredText(state, reference)}
      className="text-link"
    >
      {referenceWords(state, reference)}
    </PlaceLink>
  )
}

export function ReferenceList({ references }: { references: readonly Reference[] }) {
  return references.map((reference, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text names its sources in a fixed order
    <span key={at}>
      {at > 0 ? '; ' : ''}
      <ReferenceLink reference={reference} />
    </span>
  ))
}

function referencePlace(reference: Reference): Place {
  switch (reference.kind) {
    case 'intent':
      return { at: 'intents' }
    case 'issue':
    case 'position':
      return { at: 'issue', issue: reference.issue }
    case 'trade':
    case 'check':
      return { at: 'trades' }
    case 'release':
    case 'answer':
    case 'note':
      return { at: 'mediation' }
    case 'counter':
      return { at: 'settlements' }
    case 'settlement':
      return { at: 'settlement', version: reference.version }
    case 'source':
      return { at: 'matter' }
  }
}

function referenceAnchor(reference: Reference): string | undefined {
  switch (reference.kind) {
    case 'intent':
      return `intent-${reference.party}${reference.item ? `-${reference.item}` : ''}`
    case 'position':
      return `position-${reference.party}-${reference.round}`
    case 'trade':
      return `trade-${reference.trade}`
    case 'check':
      return `check-${reference.check}`
    case 'release':
      return `release-${reference.release}`
    case 'answer':
      return `question-${reference.question}`
    case 'counter':
      return `counter-${reference.counter}`
    case 'source':
      return `source-${reference.source}`
    case 'issue':
    case 'settlement':
    case 'note':
      return undefined
  }
}
