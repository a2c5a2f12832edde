import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { createPool } from '@/server/db/db'
import { serve } from '../process'
import { listening } from './listening'

/** The least a live server can do: insert what was sent in one row, then send it to everybody. */
const [url] = process.argv.slice(2)
if (!url) throw new Error('usage: bare-server.ts DATABASE_URL')
const pool = createPool(url, 10)
await pool.query('CREATE TABLE IF NOT EXISTS echoed ("id" bigserial PRIMARY KEY, "body" text NOT NULL)')
const http = createServer()
const io = new Server(http, { serveClient: false })
io.on('connection', (socket) => {
  socket.on('join', (_message, answer: (joined: unknown) => void) => {
    void socket.join('all')
    answer({ outcome: 'joined', entries: [] })
  })
  socket.on('submit', async ({ text }: { text: string }, answer: (answer: unknown) => void) => {
    await pool.query({ name: 'echo', text: 'INSERT INTO echoed ("body") VALUES ($1)', values: [text] })
    io.to('all').emit('entries', { negotiation: 'all', entries: [{ seq: 1, hash: '', text }] })
    answer({ outcome: 'accepted' })
  })
})
const port = await listening(http)

serve<'port'>(
  async () => port,
  async () => {
    await io.close()
    await pool.end()
  },
)
