import { classNames } from './class-names'

const colours = [
  'border-party-1 text-party-1',
  'border-party-2 text-party-2',
  'border-party-3 text-party-3',
  'border-party-4 text-party-4',
  'border-party-5 text-party-5',
  'border-party-6 text-party-6',
] as const

/** At most two letters: the first of the first and of the last word. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/)
  const first = parts.at(0) ?? ''
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : ''
  return [first, last].map((part) => Array.from(part).at(0)?.toLocaleUpperCase() ?? '').join('')
}

type AvatarProps = {
  name: string
  /** The party's place in the negotiation from 0; people without a party have none. */
  party?: number
  size?: 'small' | 'normal' | 'large'
  className?: string
}

const sizes = { small: 'size-6 text-[11px]', normal: 'size-8 text-sm', large: 'size-11 text-base' }

/** A ring with initials. Hidden from screen readers: the name always stands beside it. */
export function Avatar({ name, party, size = 'normal', className }: AvatarProps) {
  const colour = party === undefined ? 'border-line-strong text-ink-muted' : colours[party % colours.length]
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full border bg-surface leading-none font-medium',
        sizes[size],
        colour,
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
