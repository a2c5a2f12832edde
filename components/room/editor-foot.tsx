'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { LiveRegion } from '@/components/ui/live-region'
import { Status } from '@/components/ui/status'
import { RefusalNotice } from './refusal-notice'
import { useRoom } from './room-provider'
import type { Editor } from './use-editor'
import { useMainLook } from './use-needs'

type EditorFootProps = {
  editor: Pick<Editor<unknown>, 'pending' | 'refused' | 'locked' | 'drafted' | 'takeBack' | 'discard'>
  /** What pressing does: "Take this position". */
  action: string
  onSend: () => void
  /** What is still missing, in a few words; with it the button waits. */
  missing?: string | null
  /** Otherwise the screen's one primary button, unless what needs me is elsewhere. */
  look?: 'primary' | 'secondary' | 'danger'
  /** Stands before the button: another way out. */
  other?: ReactNode
}

/** Below every text that can be sent: what became of it, and the one button. */
export function EditorFoot({ editor, action, onSend, missing, look, other }: EditorFootProps) {
  const mainLook = useMainLook()
  const { pending, refused, locked } = editor
  return (
    <div className="flex flex-col gap-3">
      <RefusalNotice refused={refused} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <LiveRegion className="min-w-0 flex-1">
          <EditorState editor={editor} missing={missing ?? null} />
        </LiveRegion>
        <div className="flex flex-wrap justify-end gap-2">
          {other}
          {pending?.state === 'waiting' ? (
            <Button onClick={editor.takeBack}>Take back</Button>
          ) : (
            <Button
              look={look ?? mainLook}
              busy={locked}
              disabled={!locked && Boolean(missing)}
              onClick={onSend}
            >
              {locked ? 'Sending' : action}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function EditorState({ editor, missing }: { editor: EditorFootProps['editor']; missing: string | null }) {
  const keeps = useRoom((state) => state.keeps)
  if (editor.pending?.state === 'waiting')
    return <Status tone="waiting">Waits for a connection. It is sent once, as it stands here.</Status>
  if (editor.pending !== null) return <Status tone="waiting">Sending</Status>
  if (editor.drafted)
    return (
      <p className="text-sm text-ink-muted">
        <span className="font-medium text-ink">Draft.</span>{' '}
        {keeps
          ? 'Only you see it; this device keeps it.'
          : 'Only you see it. This browser keeps it only until you leave.'}
        {missing ? ` ${missing}` : ''}{' '}
        <button type="button" className="text-link" onClick={editor.discard}>
          Discard
        </button>
      </p>
    )
  return missing ? <p className="text-sm text-ink-muted">{missing}</p> : null
}
