'use client'

import { ActDialog } from '@/components/room/act-dialog'
import { Button } from '@/components/ui/button'

/** Always open, and no reason is asked. */
export function WalkAway() {
  return (
    <section aria-label="Walk away" className="flex flex-col gap-2 border-t border-line pt-6">
      <p className="text-sm text-ink-muted">
        If your alternative serves you better, you can walk away. No deal is an honourable outcome, and nobody
        is asked why.
      </p>
      <div>
        <ActDialog
          name="walk"
          title="Walk away"
          description="This ends the negotiation for everybody, without a deal. The record names you and gives no reason. It cannot be undone."
          action="Walk away"
          look="danger"
          trigger={<Button look="danger">Walk away</Button>}
          command={() => ({ type: 'WalkAway' })}
        />
      </div>
    </section>
  )
}
