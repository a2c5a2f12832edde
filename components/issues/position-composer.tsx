'use client'

import { z } from 'zod'
import { TypingLine } from '@/components/presence/typing-line'
import { Composer } from '@/components/room/composer'
import { EditorFoot } from '@/components/room/editor-foot'
import { overLimit } from '@/components/room/limit'
import { LimitedArea } from '@/components/room/limited'
import { useMay } from '@/components/room/may'
import { useNegotiation, useRoomStore } from '@/components/room/room-provider'
import { useEditor } from '@/components/room/use-editor'
import { useWait } from '@/components/turns/use-turn'
import { LIMIT } from '@/server/protocol/limits'
import type { Issue } from '@/server/protocol/state'
import { NewBelow } from './new-below'

const text = z.string()

/** At the foot of an issue: the next position of one's own party. */
export function PositionComposer({ issue }: { issue: Issue }) {
  const where = `issue:${issue.issue}`
  const editor = useEditor({ name: `position:${issue.issue}`, shape: text, empty: '', where })
  const store = useRoomStore()
  const { party } = useMay()
  const { roundsPerParty } = useNegotiation().charter.limits
  const wait = useWait()
  const used = issue.positions.filter((one) => one.party === party).length
  const spent = roundsPerParty !== null && used >= roundsPerParty
  if (spent)
    return (
      <Composer>
        <p className="text-ink-muted">
          Your party has used its {roundsPerParty} rounds. You can support a decision, or escalate the issue.
        </p>
      </Composer>
    )
  const begun = editor.drafted || editor.locked || editor.refused !== null
  const missing =
    editor.value.trim() === '' ? 'Say what you want, and why.' : overLimit(editor.value, LIMIT.prose)
  return (
    <Composer>
      <NewBelow positions={issue.positions} />
      <TypingLine where={where} />
      {wait && !begun ? <p className="text-sm text-ink-muted">{wait} You can write meanwhile.</p> : null}
      <LimitedArea
        label={used === 0 ? 'Your position' : `Your position, round ${used + 1}`}
        labelHidden
        placeholder={used === 0 ? 'Your position and its reasons' : `Your answer, in round ${used + 1}`}
        rows={begun ? 3 : 1}
        limit={LIMIT.prose}
        value={editor.value}
        disabled={editor.locked}
        onChange={editor.change}
        onBlur={store.typing.stop}
      />
      {begun ? (
        <EditorFoot
          editor={editor}
          action="Take this position"
          missing={wait ?? missing}
          onSend={() => void editor.send({ type: 'TakePosition', issue: issue.issue, text: editor.value })}
        />
      ) : null}
    </Composer>
  )
}
