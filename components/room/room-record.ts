import type { SealedPart } from '@/server/protocol/view'
import { sealedBy, viewFor } from '@/server/protocol/view'
import type { StoredEntry } from '@/server/record/entry'
import { type Fault, NOTHING_REPLAYED, type ToldEntry } from '@/server/record/replay'
import { type Followed, openedIn, take } from './following'
import type { Held } from './held'
import type { RoomStart, RoomState } from './room-state'

/**
 * The room as it stands at its first look.
 * @throws when the record it starts from is not whole: the server rendered it
 */
export function firstLook({ me, entries, mine }: RoomStart): { followed: Followed; state: RoomState } {
  const { followed, gap, fault } = take({ replayed: NOTHING_REPLAYED, entries: [] }, entries)
  const opened = openedIn(followed)
  const view = opened && viewFor(opened, me, rowsOf(mine, me))
  if (gap || fault || !view) throw new Error('the room starts from a record it cannot follow')
  const state: RoomState = {
    view,
    entries: followed.entries,
    connection: 'connecting',
    presence: [],
    pending: [],
    refused: {},
    drafts: {},
    keeps: true,
    readTo: 0,
    tells: false,
    ended: null,
  }
  return { followed, state }
}

const rowsOf = (parts: readonly SealedPart[], me: RoomStart['me']) =>
  parts.map((part) => ({ audience: [me], part }))

type Needs = {
  start: RoomStart
  first: Followed
  held: Held<RoomState>
  /** Something is missing before what came. */
  onGap: () => void
  onFault: (fault: Fault) => void
  onUnseated: () => void
  onFresh: (fresh: readonly ToldEntry[]) => void
}

/** Follows the record: every entry is replayed before it is shown, and the view is made anew. */
export function createRecord({ start, first, held, onGap, onFault, onUnseated, onFresh }: Needs) {
  let followed = first
  let mine: readonly SealedPart[] = start.mine

  function look() {
    const opened = openedIn(followed)
    if (!opened) return
    const view = viewFor(opened, start.me, rowsOf(mine, start.me))
    const last = { ...held.get().view, negotiation: opened, needs: [] }
    held.set({ entries: followed.entries, view: view ?? last })
    if (!view) onUnseated()
  }
  return {
    seq: () => followed.replayed.seq,
    receive(came: readonly StoredEntry[]) {
      const taken = take(followed, came)
      followed = taken.followed
      if (taken.fresh.length > 0) {
        look()
        onFresh(taken.fresh)
      }
      if (taken.fault) onFault(taken.fault)
      else if (taken.gap) onGap()
    },
    receiveMine(parts: readonly SealedPart[]) {
      const fresh = parts.filter(
        (part) => !mine.some((one) => one.kind === part.kind && sealedBy(one) === sealedBy(part)),
      )
      if (fresh.length === 0) return
      mine = [...mine, ...fresh]
      look()
    },
  }
}
