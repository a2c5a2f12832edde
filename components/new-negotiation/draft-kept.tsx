import { Button } from '@/components/ui/button'
import { Status } from '@/components/ui/status'
import type { DraftState } from './use-kept-draft'

type DraftKeptProps = { state: DraftState; onDiscard: () => void }

/** Says that a draft is a draft, and where it is. */
export function DraftKept({ state, onDiscard }: DraftKeptProps) {
  switch (state) {
    case 'untouched':
      return null
    case 'lost':
      return <Status tone="warn">Draft. This browser keeps nothing: a reload loses it.</Status>
    case 'kept':
      return (
        <p className="flex flex-wrap items-center gap-x-3 text-ink-muted">
          Draft, kept on this device until it is opened.
          <Button look="quiet" size="small" onClick={onDiscard}>
            Start over
          </Button>
        </p>
      )
  }
}
