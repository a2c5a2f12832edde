import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import type { LongState } from './use-long-work'

type LongProgressProps = {
  state: LongState
  /** What goes on, as in “Rehearsing”. */
  doing: string
  /** The button that ends it. */
  stop: string
  onCancel: () => void
}

/** How far work beside the page is, with a way to end it. */
export function LongProgress({ state, doing, stop, onCancel }: LongProgressProps) {
  if (state === null) return null
  if (state === 'failed')
    return (
      <Notice tone="warn" title="It could not be worked out">
        Nothing was changed. You can try again.
      </Notice>
    )
  const share = state.of > 0 ? Math.floor((100 * state.done) / state.of) : 0
  return (
    <div className="flex max-w-xl flex-col items-start gap-2">
      <p className="figures text-sm text-ink-muted">
        {doing}: {share} % done.
      </p>
      <Progress label={doing} done={state.done} of={state.of} />
      <Button size="small" onClick={onCancel}>
        {stop}
      </Button>
    </div>
  )
}
