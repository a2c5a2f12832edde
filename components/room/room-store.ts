import { type CommandId, commandId } from '@/server/protocol/ids'
import type { SealedPart } from '@/server/protocol/view'
import { viewFor } from '@/server/protocol/view'
import type { StoredEntry } from '@/server/record/entry'
import { type WireCommand, wireCommand } from '@/server/wire/commands'
import { invalid } from '@/server/wire/invalid'
import type { Answer, Joined } from '@/server/wire/messages'
import { type Followed, NOTHING_FOLLOWED, openedIn, take } from './following'
import type { Keep } from './keep'
import { keptRoom } from './kept-room'
import { binds, liveOnly } from './live-only'
import type { AnyRefusal, Ended, Pending, RoomStart, RoomState, SendResult } from './room-state'
import type { Timers } from './timers'
import type { Transport } from './transport'
import { typingSignal } from './typing-signal'

export type RoomStore = ReturnType<typeof createRoomStore>

type Needs = {
  start: RoomStart
  transport: Transport
  keep: Keep
  timers: Timers
  newId: () => CommandId
}

/** Asked again after this long when the server could not answer, in milliseconds. */
const AGAIN_MS = 2_000

/**
 * One negotiation in one browser. Replays the record with the protocol's own code, so that what a page shows
 * is what a verifier would compute; the socket only brings what is new.
 * @throws when the record it starts from is not whole: the server rendered it
 */
export function createRoomStore({ start, transport, keep, timers, newId }: Needs) {
  const person = start.me
  let followed: Followed = NOTHING_FOLLOWED
  let mine: readonly SealedPart[] = start.mine
  let state = firstState()
  const kept = keptRoom(keep, state.view.negotiation.negotiation, person)
  const listeners = new Set<() => void>()
  const settled = new Map<CommandId, (result: SendResult) => void>()
  const typing = typingSignal(transport.typing, timers)
  let close = () => {}
  let joining = 0
  let catchingUp = false
  let flushing = false

  function firstState(): RoomState {
    const taken = take(followed, start.entries)
    followed = taken.followed
    const opened = openedIn(followed)
    const view = opened && viewFor(opened, person, asRows(mine))
    if (taken.fault || taken.gap || !view) throw new Error('the room starts from a record it cannot follow')
    return {
      view,
      entries: followed.entries,
      connection: 'connecting',
      presence: [],
      pending: [],
      refused: {},
      drafts: {},
      keeps: true,
      readTo: 0,
      ended: null,
    }
  }

  function asRows(parts: readonly SealedPart[]) {
    return parts.map((part) => ({ audience: [person], part }))
  }

  function set(change: Partial<RoomState>) {
    state = { ...state, ...change }
    for (const told of listeners) told()
  }

  function end(ended: Ended) {
    if (state.ended) return
    typing.stop()
    transport.close()
    set({ ended, connection: 'offline', presence: [] })
  }

  // ——— the record ———

  function look() {
    const opened = openedIn(followed)
    if (!opened) return
    const view = viewFor(opened, person, asRows(mine))
    set({ entries: followed.entries, view: view ?? { ...state.view, negotiation: opened, needs: [] } })
    if (!view) end({ why: 'seat-ended' })
  }

  function receive(came: readonly StoredEntry[]) {
    const taken = take(followed, came)
    followed = taken.followed
    if (taken.fresh.length > 0) {
      look()
      const recorded = new Set(taken.fresh.map((one) => one.id))
      for (const one of state.pending)
        if (one.state !== 'sending' && recorded.has(one.id))
          settle(one, { outcome: 'accepted', entries: [], own: null, link: null })
    }
    if (taken.fault) end({ why: 'fault', fault: taken.fault })
    else if (taken.gap) void catchUp()
  }

  function receiveMine(parts: readonly SealedPart[]) {
    const fresh = parts.filter(
      (part) => !mine.some((one) => one.kind === part.kind && one.attempt === part.attempt),
    )
    if (fresh.length === 0) return
    mine = [...mine, ...fresh]
    look()
  }

  async function catchUp() {
    if (catchingUp) return
    catchingUp = true
    try {
      hearJoined(await transport.after(followed.replayed.seq))
    } catch {
      // A line that brings hints but no answers is no line.
      if (!state.ended) transport.restart()
    } finally {
      catchingUp = false
    }
  }

  // ——— the line ———

  async function join() {
    joining += 1
    const turn = joining
    set({ connection: 'connecting' })
    try {
      const joined = await transport.join(followed.replayed.seq)
      if (turn !== joining || !hearJoined(joined)) return
      set({ connection: 'live' })
      concludeUnknown()
      void flush()
    } catch {
      if (turn === joining && !state.ended) transport.restart()
    }
  }

  function hearJoined(joined: Joined): boolean {
    switch (joined.outcome) {
      case 'reload':
        end({ why: 'reload' })
        return false
      case 'refused':
        if (joined.refusal.code === 'SignedOut') end({ why: 'signed-out' })
        else if (joined.refusal.code === 'NoSuchNegotiation') end({ why: 'seat-ended' })
        else timers.after(AGAIN_MS, () => void (state.ended || join()))
        return false
      case 'joined':
        receiveMine(joined.mine)
        set({ presence: joined.presence })
        receive(joined.entries)
        return !state.ended
    }
  }

  function lost(connection: 'connecting' | 'offline') {
    joining += 1
    if (!state.ended) set({ connection, presence: state.presence.map((one) => ({ ...one, typing: null })) })
  }

  /** A phone that slept, a tab that came back: what was missed is fetched, and a dead line is noticed. */
  function wake() {
    if (state.ended) return
    if (state.connection === 'live') void catchUp()
    else transport.wake()
  }

  // ——— acts ———

  function drop(gone: Pending) {
    kept.dropAct(gone.id)
    set({ pending: state.pending.filter((one) => one.id !== gone.id) })
  }

  function mark(id: CommandId, now: Pending['state']) {
    set({ pending: state.pending.map((one) => (one.id === id ? { ...one, state: now } : one)) })
  }

  function tell(id: CommandId, result: SendResult) {
    settled.get(id)?.(result)
    settled.delete(id)
  }

  function refused(editor: string, refusal: AnyRefusal, late: boolean) {
    set({ refused: { ...state.refused, [editor]: { refusal, late } } })
  }

  function forgive(editor: string) {
    if (!(editor in state.refused)) return
    const { [editor]: _, ...rest } = state.refused
    set({ refused: rest })
  }

  function settle(one: Pending, answer: Answer, late = false) {
    drop(one)
    if (answer.outcome === 'accepted') {
      draft(one.editor, null)
      forgive(one.editor)
      if (answer.own) receiveMine([answer.own])
      receive(answer.entries)
    } else {
      refused(one.editor, answer.refusal, late)
      if (answer.refusal.code === 'SignedOut') end({ why: 'signed-out' })
    }
    tell(one.id, answer)
  }

  /** An act sent under this id that the record does not hold after we joined again was lost on the way. */
  function concludeUnknown() {
    for (const one of state.pending)
      if (one.state === 'unknown') {
        drop(one)
        refused(one.editor, { code: 'NotSent' }, true)
      }
  }

  async function sendLive(one: Pending) {
    const { id, command } = one
    try {
      settle(one, await transport.submit({ id, negotiation: state.view.negotiation.negotiation, command }))
    } catch {
      mark(id, 'unknown')
      refused(one.editor, { code: 'NoAnswer' }, false)
      tell(id, { outcome: 'refused', refusal: { code: 'NoAnswer' } })
      if (state.connection === 'live') transport.restart()
    }
  }

  /** Waiting acts go out one after the other, each under its own id: sent twice, the server does it once. */
  async function flush() {
    if (flushing) return
    flushing = true
    try {
      while (state.connection === 'live' && !state.ended) {
        const one = state.pending.find((other) => !liveOnly(other.command))
        if (!one) break
        const late = one.state === 'waiting'
        mark(one.id, 'sending')
        const answer = await transport.submit({
          id: one.id,
          negotiation: state.view.negotiation.negotiation,
          command: one.command,
        })
        const later = late && answer.outcome === 'refused' ? waitAsked(answer.refusal) : null
        if (later === null) settle(one, answer, late)
        else {
          mark(one.id, 'waiting')
          timers.after(later, () => void flush())
          break
        }
      }
    } catch {
      for (const one of state.pending)
        if (one.state === 'sending' && !liveOnly(one.command)) {
          mark(one.id, 'waiting')
          tell(one.id, { outcome: 'waiting' })
        }
      if (state.connection === 'live') transport.restart()
    } finally {
      flushing = false
    }
  }

  function send(editor: string, command: WireCommand): Promise<SendResult> {
    forgive(editor)
    typing.stop()
    const sound = wireCommand.safeParse(command)
    if (!sound.success) {
      const refusal = invalid(sound.error)
      refused(editor, refusal, false)
      return Promise.resolve({ outcome: 'refused', refusal })
    }
    const live = state.connection === 'live' && !state.ended
    if (liveOnly(command) && !live) {
      const refusal: AnyRefusal = { code: binds(command) ? 'OnlyWhenLive' : 'MovesEverybody' }
      refused(editor, refusal, false)
      return Promise.resolve({ outcome: 'refused', refusal })
    }
    const one: Pending = { id: newId(), editor, command, state: live ? 'sending' : 'waiting' }
    if (!liveOnly(command)) kept.writeAct(one, timers.now())
    set({ pending: [...state.pending, one] })
    if (!live) return Promise.resolve({ outcome: 'waiting' })
    const result = new Promise<SendResult>((resolve) => settled.set(one.id, resolve))
    if (liveOnly(command)) void sendLive(one)
    else void flush()
    return result
  }

  /** Takes a waiting act back into its editor. One that is on its way cannot be taken back. */
  function takeBack(editor: string) {
    for (const one of state.pending) if (one.editor === editor && one.state === 'waiting') drop(one)
  }

  // ——— drafts ———

  function draft(editor: string, text: string | null) {
    if ((state.drafts[editor] ?? null) === text) return
    const keeps = kept.writeDraft(editor, text)
    if (keeps !== state.keeps) set({ keeps })
    holdDraft(editor, text)
  }

  function holdDraft(editor: string, text: string | null) {
    const { [editor]: _, ...rest } = state.drafts
    set({ drafts: text === null ? rest : { ...rest, [editor]: text } })
  }

  return {
    getState: () => state,
    subscribe(told: () => void) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
    send,
    takeBack,
    draft,
    forgive,
    wake,
    typing,
    opened(version: number) {
      if (version <= state.readTo) return
      kept.writeReadTo(version)
      set({ readTo: version })
    },
    /** The browser says there is no network: known sooner than the line would notice. */
    networkLost: () => lost('offline'),
    open() {
      set({ drafts: kept.drafts(), pending: kept.waiting(), readTo: kept.readTo(), ended: null })
      const unwatch = kept.watchDrafts(holdDraft)
      transport.open({
        connected: () => void join(),
        disconnected: () => lost('connecting'),
        unreachable: () => lost('offline'),
        entries: receive,
        presence: (presence) => set({ presence }),
        mine: (part) => receiveMine([part]),
        dismissed: (everywhere) => end({ why: everywhere ? 'signed-out' : 'seat-ended' }),
      })
      close = () => {
        unwatch()
        typing.stop()
        joining += 1
        transport.close()
      }
    },
    close: () => close(),
  }
}

/** How long the server asks to wait before the same act is tried again, in milliseconds; null when it will not help. */
function waitAsked(refusal: AnyRefusal): number | null {
  if (refusal.code === 'TooManyRequests') return refusal.seconds * 1000
  return refusal.code === 'Unavailable' ? AGAIN_MS : null
}

export function newCommandId(): CommandId {
  const random = crypto.getRandomValues(new Uint8Array(16))
  return commandId.parse(Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}
