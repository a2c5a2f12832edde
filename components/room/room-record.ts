import type { SealedPart } from '@/server/protocol/view'
import { sealedBy, viewFor } from '@/server/protocol/view'
import type { StoredEntry } from '@/server/record/entry'
import { type Fault, NOTHING_REPLAYED, type ToldEntry } from '@/server/record/replay'
import { type Followed, openedIn, take } from './following'
import type { Held } from './held'
import { type Reads, readWhole } from './read-whole'
import type { RoomStart, RoomState } from './room-state'

/**
 * The room as it stands at its first look.
 * @throws when the record it starts from is not whole: the server rendered it
 */
export function firstLook(start: RoomStart): { followed: Followed; state: RoomState } {
  const { me, entries, mine, stands } = start
  const { followed, gap, fault } = take({ replayed: stands ?? NOTHING_REPLAYED, entries: [] }, entries)
  const opened = openedIn(followed)
  const view = opened && viewFor(opened, me, rowsOf(mine, me))
  if (gap || fault || !view) throw new Error('the room starts from a record it cannot follow')
  const state: RoomState = {
    view,
    entries: followed.entries,
    reading: stands !== null,
    connection: 'connecting',
    presence: [],
    progress: null,
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
  reads: Reads
  /** Nobody looks at this room any more. */
  left: () => boolean
}

/** Follows the record: every entry is replayed before it is shown, and the view is made anew. */
export function createRecord({
  start,
  first,
  held,
  onGap,
  onFault,
  onUnseated,
  onFresh,
  reads,
  left,
}: Needs) {
  let followed = first
  let mine: readonly SealedPart[] = start.mine
  /** What came while a long record is being read. */
  let came: StoredEntry[] = []
  let reading = false

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
    /** Replays a long record from its beginning: from then on the page shows what was replayed here, as with any other. */
    async readOn() {
      if (!start.stands || !held.get().reading || reading) return
      reading = true
      const read = await readWhole(reads, start.stands, left)
      reading = false
      if (!read || left()) return
      if (read.fault) return onFault(read.fault)
      const whole = take(read.followed, came).followed
      // What the server showed and what was replayed are the same, so nothing on the page has to be drawn again.
      const same = JSON.stringify(whole.replayed.state) === JSON.stringify(followed.replayed.state)
      followed = same ? { replayed: followed.replayed, entries: whole.entries } : whole
      came = []
      held.set({ reading: false })
      look()
    },
    receive(told: readonly StoredEntry[]) {
      if (held.get().reading) came = [...came, ...told]
      const taken = take(followed, told)
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
