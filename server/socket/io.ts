import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { SignedIn } from '@/server/auth/session'
import type { PersonId } from '@/server/protocol/ids'
import type { ClientMessages, ServerMessages } from '@/server/wire/messages'

/** Whose socket it is, and by which session. */
export type Holder = { session: SignedIn; person: PersonId }
export type Io = Server<ClientMessages, ServerMessages, Record<string, never>, Holder>

/** Below this path the socket server answers, on the same port as the pages. */
export const SOCKET_PATH = '/socket.io'

/**
 * The socket server on the pages' port.
 * @param origin the only origin whose pages may connect: browsers send cookies to whoever asks
 */
export function createIo(http: HttpServer, origin: string): Io {
  return new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    // Upgrades of other paths belong to Next.
    destroyUpgrade: false,
    allowRequest: ({ headers }, decide) =>
      decide(null, headers.origin === undefined || headers.origin === origin),
  })
}
