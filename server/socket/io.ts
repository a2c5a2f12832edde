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
  io.engine.on('connection', framedWhileOpen)
  return io
}

/**
 * What is told to many is framed once for all of them, and that frame is written past the line's own check, also onto
 * a line that has said it closes: a browser takes that for a broken protocol. So a line that no longer stands open when
 * its turn comes gets no ready frame, and its own check drops what it is told.
 */
function framedWhileOpen(line: Line): void {
  line.on('packetCreate', (packet) => {
    const frame = packet.options?.wsPreEncodedFrame
    if (frame === undefined) return
    packet.options = {
      ...packet.options,
      get wsPreEncodedFrame() {
        return line.transport.socket?.readyState === OPEN ? frame : undefined
      },
    }
  })
}

/** How the WebSocket standard numbers the state of a line on which messages may be sent. */
const OPEN = 1

/** One line as the transport below socket.io has it: what concerns framing of its packets, and its state. */
type Line = {
  transport: { socket?: { readyState: number } }
  on: (event: 'packetCreate', made: (packet: { options?: { wsPreEncodedFrame?: unknown } }) => void) => void
}
