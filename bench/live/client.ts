import { io, type Socket } from 'socket.io-client'
import { WIRE_VERSION } from '@/server/wire/messages'
import { quartiles, SAMPLE_MS } from '../pairs'
import { serve } from '../process'

/** One sample: `negotiation` null asks the bare server. `bytes` is what the bare server stores and echoes. */
type Ask = { port: number; negotiation: string | null; watchers: number; bytes: number }

const WORDS =
  'I need the mornings because my classes start at two, and the kiln has to cool before the evening. '.repeat(
    3,
  )

/** Sends commands one after another. @returns the median time from sending to receipt at the last watcher, in ms */
async function sample({ port, negotiation, watchers, bytes }: Ask): Promise<{ p50: number; bytes: number }> {
  const people = ['ana', 'bo', 'fay']
  const connect = (who: string): Socket =>
    io(`http://127.0.0.1:${port}`, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie: who, origin: 'http://localhost' },
    })
  const sockets = Array.from({ length: watchers }, (_, at) => connect(people[at % 3] ?? 'ana'))
  for (const socket of sockets)
    await new Promise((resolve) =>
      socket.emit('join', { version: WIRE_VERSION, negotiation: negotiation ?? 'all', after: 0 }, resolve),
    )
  let received = 0
  let all: () => void = () => {}
  let entryBytes = bytes
  for (const socket of sockets)
    socket.on('entries', ({ entries }: { entries: { text: string }[] }) => {
      entryBytes = entries[0]?.text.length ?? entryBytes
      received += 1
      if (received === watchers) all()
    })
  const times: number[] = []
  const end = performance.now() + SAMPLE_MS
  const [sender] = sockets
  for (let sent = 0; performance.now() < end; sent++) {
    received = 0
    const last = new Promise<void>((resolve) => {
      all = resolve
    })
    const started = performance.now()
    const message =
      negotiation === null
        ? { text: 'x'.repeat(bytes) }
        : {
            id: `${negotiation}-${sent}`,
            negotiation,
            command: { type: 'TakePosition', issue: 1, text: WORDS },
          }
    const answered = new Promise<{ outcome: string }>((resolve) => sender?.emit('submit', message, resolve))
    await last
    times.push(performance.now() - started)
    const answer = await answered
    if (answer.outcome !== 'accepted') throw new Error(JSON.stringify(answer))
  }
  for (const socket of sockets) socket.disconnect()
  const [, p50] = quartiles(times)
  return { p50, bytes: entryBytes }
}

serve<Ask>(sample, async () => {})
