import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, noteSender } from './client-address'

function counted(remote: string, claimed?: string): string {
  const headers: IncomingHttpHeaders = claimed ? { 'x-forwarded-for': claimed } : {}
  noteSender(headers, remote)
  return clientAddress(new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])))
}

test.each(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::9'])(
  'who comes from %s without a proxy is counted under that, whatever they claim',
  (remote) => {
    expect(counted(remote)).toBe(remote)
    expect(counted(remote, '198.51.100.1')).toBe(remote)
    expect(counted(remote, '198.51.100.1, 198.51.100.2')).toBe(remote)
  },
)

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.17.0.1', 'fd00::1'])(
  'behind a proxy at %s the address that it saw counts',
  (remote) => {
    expect(counted(remote, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
  },
)
