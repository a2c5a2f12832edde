import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { isCode } from '@/server/db/embedded/processes'

/**
 * One process owns a data folder. It proves that it lives by answering on a socket with its process number: unlike a
 * file with a number in it, that proof ends with the process, whatever way it ended.
 */
export async function ownerOf(socketFolder: string): Promise<number | null> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(ownerSocket(socketFolder))
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      answer += part
    })
    socket.on('end', () => resolve(Number(answer)))
    socket.on('error', (error) => {
      if (isCode(error, 'ENOENT') || isCode(error, 'ECONNREFUSED')) resolve(null)
      else reject(error)
    })
  })
}

/** Claims the folder behind `socketFolder`. Returns the living owner's process number instead when there is one. */
export async function claim(socketFolder: string): Promise<{ server: Server } | { heldBy: number }> {
  const heldBy = await ownerOf(socketFolder)
  if (heldBy !== null) return { heldBy }
  const path = ownerSocket(socketFolder)
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(String(process.pid))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  server.unref()
  return { server }
}

function ownerSocket(socketFolder: string): string {
  return join(socketFolder, 'owner.sock')
}
