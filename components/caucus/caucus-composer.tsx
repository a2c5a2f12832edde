'use client'

import { z } from 'zod'
import { EditorFoot } from '@/components/room/editor-foot'
import { overLimit } from '@/components/room/limit'
import { LimitedArea } from '@/components/room/limited'
import { useMe, useNegotiation } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { Notice } from '@/components/ui/notice'
import type { Caucus } from '@/server/protocol/caucus'
import { heldBack } from '@/server/protocol/controls'
import { LIMIT } from '@/server/protocol/limits'

const text = z.string()

/** Nobody outside is told that somebody writes here. */
export function CaucusComposer({ caucus }: { caucus: Caucus }) {
  const state = useNegotiation()
  const me = useMe()
  const editor = useEditor({ name: `caucus:${caucus.caucus}`, shape: text, empty: '' })
  const held = caucus.with === 'mediator' && me.party === caucus.party ? heldBack(state) : null
  if (held)
    return (
      <Notice
        tone="waiting"
        title={
          held.code === 'MediatorPaused'
            ? 'The facilitator has paused the mediator'
            : 'The mediator’s acts are used up'
        }
      >
        <p>Nothing can be sent to it now. What you have written here stays with you and is kept.</p>
      </Notice>
    )
  const missing = editor.value.trim() === '' ? 'Sealed as it is sent.' : overLimit(editor.value, LIMIT.prose)
  return (
    <div className="flex flex-col gap-2">
      <LimitedArea
        label="Your message in this caucus"
        rows={3}
        limit={LIMIT.prose}
        value={editor.value}
        disabled={editor.locked}
        onChange={editor.change}
      />
      <EditorFoot
        editor={editor}
        action="Send, sealed"
        missing={missing}
        onSend={() =>
          void editor.send({ type: 'SendToCaucus', caucus: caucus.caucus, text: editor.value.trim() })
        }
      />
    </div>
  )
}
