import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { Progress } from '@/components/ui/progress'
import type { LongState } from './use-long-work'

type LongProgressProps = {
  state: LongState
  /** What goes on, as in “Rehearsing”. */
  doing: string
}

/** How far work beside the page is. */
export function LongProgress({ state, doing }: LongProgressProps) {
  if (state === null) return null
  if (state === 'failed')
    return (
      <Notice tone="warn" title="It could not be worked out">
        Nothing was changed. You can try again.
      </Notice>
    )
  const share = state.of > 0 ? Math.floor((100 * state.done) / state.of) : 0
  return (
    <div className="flex max-w-xl flex-col gap-2">
      <p className="figures text-sm text-ink-muted">
        {doing}: {share} % done.
      </p>
      <Progress label={doing} done={state.done} of={state.of} />
    </div>
  )
}

type LongButtonProps = {
  state: LongState
  begin: string
  stop: string
  disabled?: boolean
  onBegin: () => void
  onCancel: () => void
}

/** One button begins the work and ends it, so that whoever pressed it stays where they are. */
export function LongButton({ state, begin, stop, disabled, onBegin, onCancel }: LongButtonProps) {
  const working = state !== null && state !== 'failed'
  return (
    <Button disabled={!working && disabled} onClick={working ? onCancel : onBegin}>
      {working ? stop : begin}
    </Button>
  )
}
