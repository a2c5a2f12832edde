import { z } from 'zod'
import { commandId, type NegotiationId, type PersonId } from '@/server/protocol/ids'
import { wireCommand } from '@/server/wire/commands'
import type { Keep } from './keep'
import type { Pending } from './room-state'

const keptAct = z.strictObject({
  id: commandId,
  editor: z.string().max(80),
  command: wireCommand,
  /** Milliseconds since 1970; acts go out in this order. */
  at: z.number(),
})

export type KeptRoom = ReturnType<typeof keptRoom>

/** The drafts and waiting acts of one person in one negotiation, on this device. */
export function keptRoom(keep: Keep, negotiation: NegotiationId, person: PersonId) {
  const base = `parley/${person}/${negotiation}/`
  const draftKey = (editor: string) => `${base}draft/${editor}`
  const tellsKey = `${base}tells`
  const readKey = `${base}read`
  const actKey = (id: string) => `${base}act/${id}`
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
      return keep
        .keys()
        .filter((key) => key.startsWith(actKey('')))
        .flatMap((key) => {
          const read = keptAct.safeParse(parsed(keep.read(key) ?? ''))
          return read.success ? [read.data] : []
        })
        .sort((a, b) => a.at - b.at)
        .map(({ id, editor, command }) => ({ id, editor, command, state: 'waiting' }))
    },
    /** One key an act: two tabs never overwrite each other's. */
    writeAct: ({ id, editor, command }: Pending, at: number) =>
      keep.write(actKey(id), JSON.stringify({ id, editor, command, at })),
    tells: () => keep.read(tellsKey) === 'yes',
    writeTells: (on: boolean) => keep.write(tellsKey, on ? 'yes' : null),
    readTo: () => Number(/^\d{1,6}$/.exec(keep.read(readKey) ?? '')?.[0] ?? 0),
    writeReadTo: (version: number) => keep.write(readKey, String(version)),
    dropAct: (id: string) => keep.write(actKey(id), null),
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
