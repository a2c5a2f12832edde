import { rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { isCode } from '@/server/db/embedded/processes'

/** A Parley that runs until it is stopped, and may be joined; or one command, whose end is waited for. */
export type OwnerKind = 'parley' | 'command'
interface Owner {
  pid: number
  kind: OwnerKind
}

/**
 * One process owns a data folder. It proves that it lives by answering on a socket with its process number: unlike a
 * file with a number in it, that proof ends with the process, whatever way it ended.
 */
export async function ownerOf(socketFolder: string): Promise<Owner | null> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(ownerSocket(socketFolder))
    socket.setEncoding('utf8')
    socket.on('data', (part: string) => {
      answer += part
    })
    socket.on('end', () => {
      const [pid = '', kind = ''] = answer.split(' ')
      resolve({ pid: Number(pid), kind: kind === 'command' ? 'command' : 'parley' })
    })
    socket.on('error', (error) => {
      if (isCode(error, 'ENOENT') || isCode(error, 'ECONNREFUSED')) resolve(null)
      else reject(error)
    })
  })
}

/**
 * Claims the folder behind `socketFolder`. Returns the living owner instead when there is one. Only under the data
 * folder's lock: two that claim at once would each take the other's socket for one left behind.
 */
export async function claim(
  socketFolder: string,
  kind: OwnerKind,
): Promise<{ server: Server } | { heldBy: Owner }> {
  const heldBy = await ownerOf(socketFolder)
  if (heldBy !== null) return { heldBy }
  const path = ownerSocket(socketFolder)
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(`${process.pid} ${kind}`)
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
