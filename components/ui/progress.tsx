import { classNames } from './class-names'

type ProgressProps = {
  /** What goes on, for screen readers. */
  label: string
  done: number
  /** 0 while it is not known. */
  of: number
  className?: string
}

/** A rule that fills; the figures stand beside it in words. */
export function Progress({ label, done, of, className }: ProgressProps) {
  const share = of > 0 ? Math.min(100, (100 * done) / of) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={of > 0 ? done : undefined}
      className={classNames('h-1 w-full overflow-hidden rounded-sm bg-line', className)}
    >
      <div className="h-full bg-fill" style={{ width: `${share}%` }} />
    </div>
  )
}
