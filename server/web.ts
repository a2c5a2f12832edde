import { existsSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { noteSender } from '@/server/auth/client-address'
import type { Env } from '@/server/env'
import { SOCKET_PATH } from '@/server/socket/io'
import { StartProblem } from '@/server/start-problem'

/**
 * How long an idle connection is kept, in milliseconds: longer than browsers and proxies keep theirs, so that none of
 * them sends a request into one that is just being closed.
 */
const KEEP_ALIVE_MS = 75_000

interface Web {
  http: Server
  /** From now on pages answer; before it, every request is asked to come again. */
  openPages(): Promise<void>
  close(): Promise<void>
}

/**
 * Takes the port, before the slow parts of the start: a port in use is then said at once.
 * @throws StartProblem when the port cannot be taken, or there is no production build
 */
export async function openWeb({ address, development }: Env): Promise<Web> {
  if (!development && !existsSync(join(process.cwd(), '.next', 'BUILD_ID'))) {
    throw new StartProblem(
      'The pages are not built. Start with "npm start", or build them with "npm run build".',
    )
  }
  let answer: RequestListener = stillStarting
  const http = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    noteSender(request.headers, request.socket.remoteAddress)
    answer(request, response)
  })
  await listen(http, address.port, address.host)
  const { hostname } = new URL(address.url)
  const pages = next({ dev: development, hostname, port: address.port, httpServer: http })
  return {
    http,
    openPages: async () => {
      await pages.prepare()
      answer = pages.getRequestHandler()
      http.on('upgrade', ({ url }, socket) => {
        // Sockets and, in development, Next's reloading have listeners of their own; nobody else answers an upgrade.
        if (!url?.startsWith(SOCKET_PATH) && !(development && url?.startsWith('/_next/'))) socket.destroy()
      })
    },
    close: async () => {
      const closed = new Promise((resolve) => http.close(resolve))
      http.closeAllConnections()
      await closed
      await pages.close()
    },
  }
}

const stillStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('Parley is starting.\n')
}

async function listen(http: Server, port: number, host: string): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      http.once('error', reject)
      http.listen(port, host, () => {
        http.off('error', reject)
        resolve()
      })
    })
  } catch (error) {
    throw refusedPort(error, port, host)
  }
}

function refusedPort(error: unknown, port: number, host: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  if (error.code === 'EADDRINUSE') {
    return new StartProblem(
      `Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    )
  }
  if (error.code === 'EACCES') {
    return new StartProblem(
      `This account may not use port ${port}. Choose one above 1023: PORT=3000 npm start`,
    )
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartProblem(`This machine has no address ${host}. Correct HOST, or leave it unset.`)
  }
  return error
}
