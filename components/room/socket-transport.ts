import { XHR } from 'engine.io-client'
import { io, type Socket } from 'socket.io-client'
import type { NegotiationId } from '@/server/protocol/ids'
import { type ClientMessages, type ServerMessages, WIRE_VERSION } from '@/server/wire/messages'
import { Line } from './line'
import type { Transport } from './transport'

/** After this long an answer is taken as lost, in milliseconds. */
const ANSWER_MS = 15_000
/** The same for a mere look at what is new: it also finds out whether the line still stands. */
const LOOK_MS = 5_000

/** Tried again after this long when the server turned the line away. */
const TURNED_AWAY_MS = 3_000

export function socketTransport(negotiation: NegotiationId): Transport {
  const socket: Socket<ServerMessages, ClientMessages> = io({
    autoConnect: false,
    transports: [Line, XHR],
    reconnectionDelay: 500,
    reconnectionDelayMax: 5_000,
  })
  let later: ReturnType<typeof setTimeout> | undefined
  return {
    open(ear) {
      socket.on('connect', ear.connected)
      socket.on('disconnect', (reason) => {
        ear.disconnected()
        // The server hung up on this line only (a new session, a restart): socket.io then waits to be asked.
        if (reason === 'io server disconnect') socket.connect()
      })
      socket.on('connect_error', (error) => {
        if (error.message === 'SignedOut') return ear.dismissed(true)
        ear.unreachable()
        // Turned away by the server itself: socket.io tries again only where the line failed.
        if (!socket.active) later = setTimeout(() => socket.connect(), TURNED_AWAY_MS)
      })
      socket.on('entries', (told) => {
        if (told.negotiation === negotiation) ear.entries(told.entries)
      })
      socket.on('presence', (told) => {
        if (told.negotiation === negotiation) ear.presence(told.people)
      })
      socket.on('progress', (told) => {
        if (told.negotiation === negotiation) ear.progress(told)
      })
      socket.on('mine', (told) => {
        if (told.negotiation === negotiation) ear.mine(told.part)
      })
      socket.on('alarm', (told) => {
        if (told.negotiation === negotiation) ear.alarm(told.alarm)
      })
      socket.on('dismissed', (told) => {
        if (told.negotiation === null || told.negotiation === negotiation)
          ear.dismissed(told.negotiation === null)
      })
      socket.connect()
    },
    close() {
      if (socket.connected) socket.emit('leave', { negotiation })
      clearTimeout(later)
      socket.off()
      socket.disconnect()
    },
    wake() {
      if (!socket.connected) socket.connect()
    },
    restart() {
      socket.disconnect().connect()
    },
    join: (after) =>
      socket.timeout(ANSWER_MS).emitWithAck('join', { version: WIRE_VERSION, negotiation, after }),
    after: (after) => socket.timeout(LOOK_MS).emitWithAck('after', { negotiation, after }),
    submit: (sent) => socket.timeout(ANSWER_MS).emitWithAck('submit', sent),
    typing: (where) => {
      if (socket.connected) socket.volatile.emit('typing', { negotiation, where })
    },
  }
}
