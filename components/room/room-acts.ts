import type { CommandId } from '@/server/protocol/ids'
import { type WireCommand, wireCommand } from '@/server/wire/commands'
import { invalid } from '@/server/wire/invalid'
import type { Answer } from '@/server/wire/messages'
import type { Held } from './held'
import type { KeptRoom } from './kept-room'
import { binds, liveOnly } from './live-only'
import type { RoomDrafts } from './room-drafts'
import type { AnyRefusal, Pending, RoomState, SendResult } from './room-state'
import type { Timers } from './timers'
import type { Transport } from './transport'

/** An act pressed before the first connection waits for it so long at most, in milliseconds: what is shown must not be old. */
const EARLY_MS = 5_000

/** Asked again after this long when the server could not answer, in milliseconds. */
export const AGAIN_MS = 2_000

type Accepted = Extract<Answer, { outcome: 'accepted' }>

type Needs = {
  held: Held<RoomState>
  kept: KeptRoom
  drafts: RoomDrafts
  transport: Transport
  timers: Timers
  newId: () => CommandId
  /** What an accepted act brought: its entries, and what is the sender's alone. */
  heard: (answer: Accepted) => void
  signedOut: () => void
  stopTyping: () => void
}

/** Acts of this person: on their way, waiting for a connection, or back at their editor with the reason. */
export function createActs(needs: Needs) {
  const { held, kept, drafts, transport, timers, newId, heard, signedOut, stopTyping } = needs
  const settled = new Map<CommandId, (result: SendResult) => void>()
  /** Pressed while the page was still being connected for the first time; null once it was, or could not be. */
  let pressed: Pending[] | null = []
  let flushing = false

  function drop(gone: Pending) {
    kept.dropAct(gone.id)
    held.set({ pending: held.get().pending.filter((one) => one.id !== gone.id) })
  }

  function mark(id: CommandId, now: Pending['state']) {
    held.set({ pending: held.get().pending.map((one) => (one.id === id ? { ...one, state: now } : one)) })
  }

  function tell(id: CommandId, result: SendResult) {
    settled.get(id)?.(result)
    settled.delete(id)
  }

  function refused(editor: string, refusal: AnyRefusal, late: boolean) {
    held.set({ refused: { ...held.get().refused, [editor]: { refusal, late } } })
  }

  function forgive(editor: string) {
    if (!(editor in held.get().refused)) return
    const { [editor]: _, ...rest } = held.get().refused
    held.set({ refused: rest })
  }

  function settle(one: Pending, answer: Answer, late = false) {
    drop(one)
    if (answer.outcome === 'accepted') {
      drafts.draft(one.editor, null)
      forgive(one.editor)
      heard(answer)
    } else {
      refused(one.editor, answer.refusal, late)
      if (answer.refusal.code === 'SignedOut') signedOut()
    }
    tell(one.id, answer)
  }

  /** An act sent under this id that the record does not hold after we joined again was lost on the way. */
  function concludeUnknown() {
    for (const one of held.get().pending)
      if (one.state === 'unknown') {
        drop(one)
        refused(one.editor, { code: 'NotSent' }, true)
      }
  }

  async function sendLive(one: Pending) {
    const { id, command } = one
    try {
      settle(
        one,
        await transport.submit({ id, negotiation: held.get().view.negotiation.negotiation, command }),
      )
    } catch {
      mark(id, 'unknown')
      refused(one.editor, { code: 'NoAnswer' }, false)
      tell(id, { outcome: 'refused', refusal: { code: 'NoAnswer' } })
      if (held.get().connection === 'live') transport.restart()
    }
  }

  /** Waiting acts go out one after the other, each under its own id: sent twice, the server does it once. */
  async function flush() {
    if (flushing) return
    flushing = true
    try {
      while (held.get().connection === 'live' && !held.get().ended) {
        const one = held.get().pending.find((other) => !liveOnly(other.command))
        if (!one) break
        const late = one.state === 'waiting'
        mark(one.id, 'sending')
        const answer = await transport.submit({
          id: one.id,
          negotiation: held.get().view.negotiation.negotiation,
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
      for (const one of held.get().pending)
        if (one.state === 'sending' && !liveOnly(one.command)) {
          mark(one.id, 'waiting')
          tell(one.id, { outcome: 'waiting' })
        }
      if (held.get().connection === 'live') transport.restart()
    } finally {
      flushing = false
    }
  }

  function send(editor: string, command: WireCommand): Promise<SendResult> {
    forgive(editor)
    stopTyping()
    const sound = wireCommand.safeParse(command)
    if (!sound.success) {
      const refusal = invalid(sound.error)
      refused(editor, refusal, false)
      return Promise.resolve({ outcome: 'refused', refusal })
    }
    const live = held.get().connection === 'live' && !held.get().ended
    const early = liveOnly(command) && !live ? pressed : null
    if (liveOnly(command) && !live && !early) {
      const refusal = needsLine(command)
      refused(editor, refusal, false)
      return Promise.resolve({ outcome: 'refused', refusal })
    }
    const one: Pending = { id: newId(), editor, command, state: live || early ? 'sending' : 'waiting' }
    if (!liveOnly(command)) kept.writeAct(one, timers.now())
    held.set({ pending: [...held.get().pending, one] })
    if (!live && !early) return Promise.resolve({ outcome: 'waiting' })
    const result = new Promise<SendResult>((resolve) => settled.set(one.id, resolve))
    if (early) pressEarly(one, early)
    else if (liveOnly(command)) void sendLive(one)
    else void flush()
    return result
  }

  function refuseEarly(one: Pending) {
    const refusal = needsLine(one.command)
    drop(one)
    refused(one.editor, refusal, false)
    tell(one.id, { outcome: 'refused', refusal })
  }

  function pressEarly(one: Pending, early: Pending[]) {
    early.push(one)
    timers.after(EARLY_MS, () => {
      if (!pressed?.includes(one)) return
      pressed = pressed.filter((other) => other !== one)
      refuseEarly(one)
    })
  }

  /** The first connection stands, or could not be made: what was pressed meanwhile goes out now or not at all. */
  function reached(stands: boolean) {
    const early = pressed ?? []
    pressed = null
    for (const one of early)
      if (stands) void sendLive(one)
      else refuseEarly(one)
  }

  /** The page is opened once more, and connected anew. */
  function reachAgain() {
    pressed = []
  }

  /** Takes a waiting act back into its editor. One that is on its way cannot be taken back. */
  function takeBack(editor: string) {
    for (const one of pressed?.filter((early) => early.editor === editor) ?? []) {
      pressed = pressed?.filter((other) => other !== one) ?? null
      drop(one)
      tell(one.id, { outcome: 'refused', refusal: { code: 'NotSent' } })
    }
    for (const one of held.get().pending) if (one.editor === editor && one.state === 'waiting') drop(one)
  }

  /** Acts whose answer was lost, found on the record under their id. */
  function foundOnRecord(recorded: ReadonlySet<string>) {
    for (const one of held.get().pending)
      if (one.state !== 'sending' && recorded.has(one.id))
        settle(one, { outcome: 'accepted', entries: [], own: null, link: null })
  }

  return { send, reached, reachAgain, takeBack, forgive, flush, concludeUnknown, foundOnRecord }
}

const needsLine = (command: WireCommand): AnyRefusal => ({
  code: binds(command) ? 'OnlyWhenLive' : 'MovesEverybody',
})

/** How long the server asks to wait before the same act is tried again, in milliseconds; null when it will not help. */
function waitAsked(refusal: AnyRefusal): number | null {
  if (refusal.code === 'TooManyRequests') return refusal.seconds * 1000
  return refusal.code === 'Unavailable' ? AGAIN_MS : null
}
