import { classNames } from './class-names'

/** The place of text that is on its way. The region around it says so in words (`aria-busy`, a live region). */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block h-4 rounded-sm bg-sunken', className)} />
}
