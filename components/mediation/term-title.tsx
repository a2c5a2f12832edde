'use client'

import { PlaceLink } from '@/components/room/place-link'
import { useNegotiation } from '@/components/room/room-provider'

/** A term by number and heading, leading to its settlement. */
export function TermTitle({ version, term }: { version: number; term: number }) {
  const { settlements } = useNegotiation()
  const heading = settlements[version - 1]?.settlement.terms[term - 1]?.heading
  return (
    <PlaceLink to={{ at: 'settlement', version }} className="text-link">
      term {term}
      {heading ? `, ${heading}` : ''}, of settlement {version}
    </PlaceLink>
  )
}
