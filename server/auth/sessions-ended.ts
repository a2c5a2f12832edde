import type { PersonId } from '@/server/protocol/ids'

/** `session` is null when every session of the person ended. */
export type SessionsEnded = { person: PersonId; session: string | null }
type Listener = (ended: SessionsEnded) => void

const KEY: unique symbol = Symbol.for('parley.sessions-ended')
// A sign-out happens in Next's copy of this module, the sockets live in the server's.
const shared: typeof globalThis & { [KEY]?: Set<Listener> } = globalThis

/** Calls back whenever sessions end, so that their sockets can be closed. @returns what stops that */
export function onSessionsEnded(listener: Listener): () => void {
  shared[KEY] ??= new Set()
  const listeners = shared[KEY].add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function tellSessionsEnded(ended: SessionsEnded): void {
  for (const listener of shared[KEY] ?? []) listener(ended)
}
