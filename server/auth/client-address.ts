import type { IncomingHttpHeaders } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Where a proxy of one's own stands: this machine, or a network that nobody reaches from outside. */
const NEAR = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  NEAR.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(network, bits, 'ipv6')

/**
 * Says in the headers who is at the other end of the connection, where that is no proxy of one's own: what a client
 * writes there itself is then not the last word.
 */
export function noteSender(headers: IncomingHttpHeaders, remote: string | undefined): void {
  if (!remote || isNear(remote)) return
  const before = headers['x-forwarded-for']
  headers['x-forwarded-for'] = before ? `${before}, ${remote}` : remote
}

function isNear(address: string): boolean {
  const version = isIP(address)
  return version !== 0 && NEAR.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/**
 * Who asks, for counting only. A proxy adds the address it saw at the end, and so does Parley where there is none; what
 * stands before it the client may have made up.
 */
export function clientAddress(headers: Headers): string {
  return headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || 'unknown'
}
