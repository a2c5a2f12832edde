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
  const io: Io = new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    // Upgrades of other paths belong to Next.
    destroyUpgrade: false,
    allowRequest: ({ headers }, decide) =>
      decide(null, headers.origin === undefined || headers.origin === origin),
  })
  io.engine.on('connection', framesItsOwn)
  return io
}

/**
 * What is told to many is framed once for all of them and then written past the line's own check, also onto one that
 * has said it closes: a browser takes that for a broken protocol. So each line frames what it is told by itself.
 */
function framesItsOwn(line: Line): void {
  line.on('packetCreate', (packet) => {
    if (packet.options) packet.options = { ...packet.options, wsPreEncodedFrame: undefined }
  })
}

/** One line as the transport below socket.io has it: of the packets it makes, what concerns their framing. */
type Line = { on: (event: 'packetCreate', made: (packet: { options?: object }) => void) => void }
