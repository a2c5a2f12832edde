import { z } from 'zod'
import { commandId, type NegotiationId, type PersonId } from '@/server/protocol/ids'
import { wireCommand } from '@/server/wire/commands'
import type { Keep } from './keep'
import type { Pending } from './room-state'

const outbox = z.array(z.strictObject({ id: commandId, editor: z.string().max(80), command: wireCommand }))

/** The drafts and waiting acts of one person in one negotiation, on this device. */
export function keptRoom(keep: Keep, negotiation: NegotiationId, person: PersonId) {
  const base = `parley/${person}/${negotiation}/`
  const draftKey = (editor: string) => `${base}draft/${editor}`
  const outboxKey = `${base}outbox`
  const editorOf = (key: string) =>
    key.startsWith(`${base}draft/`) ? key.slice(`${base}draft/`.length) : null

  return {
    drafts(): Record<string, string> {
      const kept: Record<string, string> = {}
      for (const key of keep.keys()) {
        const editor = editorOf(key)
        const text = editor === null ? null : keep.read(key)
        if (editor !== null && text !== null) kept[editor] = text
      }
      return kept
    },
    writeDraft: (editor: string, text: string | null) => keep.write(draftKey(editor), text),
    waiting(): Pending[] {
      const text = keep.read(outboxKey)
      const read = text === null ? null : outbox.safeParse(parsed(text))
      return read?.success ? read.data.map((one) => ({ ...one, state: 'waiting' as const })) : []
    },
    writeWaiting: (pending: readonly Pending[]) =>
      keep.write(
        outboxKey,
        pending.length === 0
          ? null
          : JSON.stringify(pending.map(({ id, editor, command }) => ({ id, editor, command }))),
      ),
    /** Drafts written in another tab. */
    watchDrafts: (changed: (editor: string, text: string | null) => void) =>
      keep.watch((key, value) => {
        const editor = editorOf(key)
        if (editor !== null) changed(editor, value)
      }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
