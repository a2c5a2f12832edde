'use client'

import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import type { ComponentProps, MouseEvent } from 'react'
import { paths } from '@/components/shell/paths'
import { type Place, placeIn, placeQuery } from './place'
import { useNegotiation } from './room-provider'

export function usePlace(): Place {
  return placeIn(new URLSearchParams(useSearchParams().toString()))
}

/** Goes to a place without asking the server: the room is all here, with or without a connection. */
export function useGoTo(): (place: Place, anchor?: string) => void {
  const pathname = usePathname()
  const router = useRouter()
  const room = paths.room(useNegotiation().negotiation)
  return (place, anchor) => {
    const address = `${room}${placeQuery(place)}${anchor ? `#${anchor}` : ''}`
    if (pathname === room) window.history.pushState(null, '', address)
    else router.push(address)
  }
}

type PlaceLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: Place
  /** The id of the very statement meant. */
  anchor?: string | undefined
}

/** A true link, so that it can be copied and opened elsewhere. */
export function PlaceLink({ to, anchor, onClick, ...props }: PlaceLinkProps) {
  const goTo = useGoTo()
  const room = paths.room(useNegotiation().negotiation)
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    goTo(to, anchor)
  }
  const hash = anchor ? `#${anchor}` : ''
  return <a href={room + placeQuery(to) + hash} onClick={follow} {...props} />
}
