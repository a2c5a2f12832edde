import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { decide } from '@/server/protocol/decide'
import { commandId } from '@/server/protocol/ids'
import { ana, called, type Table } from '@/server/protocol/testing'
import type { Sent } from '@/server/wire/commands'
import type { Answer } from '@/server/wire/messages'
import { deviceKey, type KeyShelf } from './device-key'
import { deviceName } from './device-name'
import { type Attempt, signAndSend } from './sign-and-send'

beforeAll(() => {
  vi.stubGlobal('indexedDB', {})
  vi.stubGlobal('navigator', { userAgent: 'Chrome/140 on Linux' })
})
// Other files share these globals.
afterAll(() => {
  vi.unstubAllGlobals()
})

/** A device's shelf without a browser's database: Node.js has the same keys. */
function shelf(): KeyShelf {
  const pairs = new Map<string, CryptoKeyPair>()
  return {
    get: async (person) => pairs.get(person) ?? null,
    keep: async (person, pair) => {
      pairs.set(person, pairs.get(person) ?? pair)
      return pairs.get(person) ?? pair
    },
    drop: async (person) => {
      pairs.delete(person)
    },
  }
}

let table: Table
let sent: Sent[]
beforeEach(() => {
  table = called()
  sent = []
})

/** The house as the protocol answers it, with Ana in the session. */
async function submit(one: Sent): Promise<Answer> {
  sent.push(one)
  const { id, command, signature } = one
  const domain = command.type === 'ConfirmWords' ? confirm : command
  if (
    domain?.type !== 'ConfirmRatification' &&
    domain?.type !== 'EnrolKey' &&
    domain?.type !== 'RevokeKey' &&
    domain?.type !== 'RejectSettlement'
  )
    throw new Error(`no such act here: ${command.type}`)
  const submitted = { id, at: table.now, actor: { kind: 'person', person: ana } as const, command: domain }
  const decision = decide(table.state, { ...submitted, ...(signature && { signature }) })
  if (!decision.ok) return { outcome: 'refused', refusal: decision.refusal }
  table.takes({ ...submitted, ...(signature && { signature }) })
  return { outcome: 'accepted', entries: [], own: null, link: null }
}
const enrolled = () => table.matter.keys.flatMap((one) => (one.revoked ? [] : [one.key]))
let confirm: ReturnType<Table['sends']> | null = null

function confirmation(): { wire: Sent; attempt: Attempt } {
  confirm = table.sends(ana)
  const { call, digest, attempt, words, reading } = confirm
  const { negotiation } = table.matter
  return {
    wire: {
      id: commandId.parse('press'),
      negotiation,
      command: { type: 'ConfirmWords', call, digest, attempt },
    },
    attempt: { kind: 'attempt', attempt, owner: ana, words, reading },
  }
}

test('[KEY1] [KEY3] the first binding act on a device enrols it, and is then recorded with its signature', async () => {
  const { wire, attempt } = confirmation()
  const device = shelf()
  expect(
    await signAndSend(wire, { person: ana, shelf: device, enrolled: enrolled() }, submit, attempt),
  ).toMatchObject({
    outcome: 'accepted',
  })
  const { key } = await deviceKey(ana, device)
  expect(sent.map(({ command }) => command.type)).toEqual(['EnrolKey', 'ConfirmWords'])
  expect(table.matter.keys).toMatchObject([{ person: ana, key }])
  expect(table.matter.signed).toMatchObject([{ person: ana, key, command: 'press' }])
})

test('[KEY4] a device whose key was taken out of use makes another', async () => {
  const device = shelf()
  const { negotiation } = table.matter
  const reject = (id: string): Sent => ({
    id: commandId.parse(id),
    negotiation,
    command: { type: 'RejectSettlement', ...table.call, words: 'Not these hours.' },
  })
  const { wire, attempt } = confirmation()
  await signAndSend(wire, { person: ana, shelf: device, enrolled: enrolled() }, submit, attempt)
  const old = await deviceKey(ana, device)
  const revoke: Sent = {
    id: commandId.parse('lost'),
    negotiation,
    command: { type: 'RevokeKey', key: old.key, reason: 'Lost.' },
  }
  expect(
    await signAndSend(revoke, { person: ana, shelf: device, enrolled: enrolled() }, submit),
  ).toMatchObject({
    outcome: 'accepted',
  })
  expect(
    await signAndSend(reject('no'), { person: ana, shelf: device, enrolled: enrolled() }, submit),
  ).toMatchObject({
    outcome: 'accepted',
  })
  expect((await deviceKey(ana, device)).key).not.toBe(old.key)
  expect(table.matter.keys.map(({ revoked }) => revoked === null)).toEqual([false, true])
})

test('the private half cannot be taken out', async () => {
  const { pair } = await deviceKey(ana, shelf())
  expect(pair.privateKey.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('pkcs8', pair.privateKey)).rejects.toThrow('key is not extractable')
})

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on an iPhone',
  ],
  ['curl/8', 'A browser on a device'],
])('a device is called by what people know it as: %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name)
})
