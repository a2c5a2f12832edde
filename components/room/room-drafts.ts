import type { Held } from './held'
import type { KeptRoom } from './kept-room'
import type { RoomState } from './room-state'

export type RoomDrafts = ReturnType<typeof createDrafts>

/** Texts under work, by their editor: in the state for this page, on the device for the next. */
export function createDrafts(held: Held<RoomState>, kept: KeptRoom) {
  function hold(editor: string, text: string | null) {
    const { [editor]: _, ...rest } = held.get().drafts
    held.set({ drafts: text === null ? rest : { ...rest, [editor]: text } })
  }
  function draft(editor: string, text: string | null) {
    if ((held.get().drafts[editor] ?? null) === text) return
    const keeps = kept.writeDraft(editor, text)
    if (keeps !== held.get().keeps) held.set({ keeps })
    hold(editor, text)
  }
  return { draft, hold }
}
