import type { Server } from 'node:http'

/** Listens on a free port of this machine. */
export async function listening(http: Server): Promise<number> {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const address = http.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
