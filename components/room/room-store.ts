import type { CommandId } from '@/server/protocol/ids'
import type { Joined } from '@/server/wire/messages'
import { createHeld } from './held'
import type { Keep } from './keep'
import { keptRoom } from './kept-room'
import type { Reads } from './read-whole'
import { AGAIN_MS, createActs } from './room-acts'
import { createDrafts } from './room-drafts'
import { createRecord, firstLook } from './room-record'
import type { Ended, RoomStart } from './room-state'
import type { Timers } from './timers'
import type { Transport } from './transport'
import { typingSignal } from './typing-signal'

export type RoomStore = ReturnType<typeof createRoomStore>

type Needs = {
  start: RoomStart
  transport: Transport
  keep: Keep
  timers: Timers
  reads: Reads
  newId: () => CommandId
}

/**
 * One negotiation in one browser. Replays the record with the protocol's own code, so that what a page shows
 * is what a verifier would compute; the socket only brings what is new. A long record is replayed beside the page,
 * which until then shows what the server made of it.
 * @throws when the record it starts from is not whole: the server rendered it
 */
export function createRoomStore({ start, transport, keep, timers, reads, newId }: Needs) {
  const first = firstLook(start)
  const held = createHeld(first.state)
  const kept = keptRoom(keep, first.state.view.negotiation.negotiation, start.me)
  const drafts = createDrafts(held, kept)
  const typing = typingSignal(transport.typing, timers)
  const record = createRecord({
    start,
    first: first.followed,
    held,
    onGap: () => void catchUp(),
    onFault: (fault) => end({ why: 'fault', fault }),
    onUnseated: () => end({ why: 'seat-ended' }),
    reads,
    left: () => closed || ended(),
    onFresh: (fresh) => acts.foundOnRecord(new Set(fresh.map((one) => one.id))),
  })
  const acts = createActs({
    held,
    kept,
    drafts,
    transport,
    timers,
    newId,
    heard({ own, entries }) {
      if (own) record.receiveMine([own])
      record.receive(entries)
    },
    signedOut: () => end({ why: 'signed-out' }),
    stopTyping: typing.stop,
  })
  let close = () => {}
  let closed = false
  let joining = 0
  let catchingUp = false

  const ended = () => held.get().ended !== null

  function end(why: Ended) {
    if (ended()) return
    typing.stop()
    transport.close()
    held.set({ ended: why, connection: 'offline', presence: [] })
    acts.reached(false)
  }

  async function catchUp() {
    if (catchingUp) return
    catchingUp = true
    try {
      hearJoined(await transport.after(record.seq()))
    } catch {
      // A line that brings hints but no answers is no line.
      if (!ended()) transport.restart()
    } finally {
      catchingUp = false
    }
  }

  async function join() {
    joining += 1
    const turn = joining
    held.set({ connection: 'connecting' })
    try {
      const joined = await transport.join(record.seq())
      if (turn !== joining || !hearJoined(joined)) return
      held.set({ connection: 'live' })
      acts.reached(true)
      acts.concludeUnknown()
      void acts.flush()
    } catch {
      if (turn === joining) acts.reached(false)
      timers.after(AGAIN_MS, () => (turn === joining && !ended() ? transport.restart() : undefined))
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
        else {
          acts.reached(false)
          timers.after(AGAIN_MS, () => (ended() ? undefined : void join()))
        }
        return false
      case 'joined':
        record.receiveMine(joined.mine)
        held.set({ presence: joined.presence })
        record.receive(joined.entries)
        void record.readOn()
        return !ended()
    }
  }

  function lost(connection: 'connecting' | 'offline') {
    joining += 1
    if (ended()) return
    acts.reached(false)
    held.set({ connection, presence: held.get().presence.map((one) => ({ ...one, typing: null })) })
  }

  return {
    getState: held.get,
    subscribe: held.subscribe,
    send: acts.send,
    takeBack: acts.takeBack,
    forgive: acts.forgive,
    draft: drafts.draft,
    typing,
    /** A phone that slept, a tab that came back: what was missed is fetched, and a dead line is noticed. */
    wake() {
      if (ended()) return
      if (held.get().connection === 'live') void catchUp()
      else transport.wake()
    },
    /** The browser says there is no network: known sooner than the line would notice. */
    networkLost: () => lost('offline'),
    tellMe(tells: boolean) {
      kept.writeTells(tells)
      held.set({ tells })
    },
    /** This person has a settlement before their eyes. */
    opened(version: number) {
      if (version <= held.get().readTo) return
      kept.writeReadTo(version)
      held.set({ readTo: version })
    },
    open() {
      closed = false
      acts.reachAgain()
      const [readTo, tells] = [kept.readTo(), kept.tells()]
      held.set({ drafts: kept.drafts(), pending: kept.waiting(), readTo, tells, ended: null })
      const unwatch = kept.watchDrafts(drafts.hold)
      transport.open({
        connected: () => void join(),
        disconnected: () => lost('connecting'),
        unreachable: () => lost('offline'),
        entries: record.receive,
        presence: (presence) => held.set({ presence }),
        progress: (progress) => held.set({ progress }),
        mine: (part) => record.receiveMine([part]),
        alarm: (alarm) => end({ why: 'alarm', alarm }),
        dismissed: (everywhere) => end({ why: everywhere ? 'signed-out' : 'seat-ended' }),
      })
      close = () => {
        closed = true
        acts.reached(false)
        unwatch()
        typing.stop()
        joining += 1
        transport.close()
      }
    },
    close: () => close(),
  }
}
