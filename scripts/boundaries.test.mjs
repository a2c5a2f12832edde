import { describe, expect, test } from 'vitest'
import { importsOf } from './boundaries/imports.mjs'
import { judge } from './boundaries/judge.mjs'

const file = (path, imports, text = '') => ({ path, imports, text })

describe('imports are found', () => {
  test('in every form that TypeScript knows', () => {
    const text = `
import a from 'a'
import type { B } from '@/b'
import {
  c,
  type C,
} from './c'
import 'd'
export { e } from 'e'
export * from 'f'
const g = await import('g')
const text = "nothing from 'h'"
`
    expect(importsOf(text).sort()).toEqual(['./c', '@/b', 'a', 'd', 'e', 'f', 'g'])
  })
})

describe('a wall that is crossed is named', () => {
  test.each([
    ['server/protocol/decide.ts', 'node:crypto'],
    ['server/record/verify.ts', 'react'],
    ['server/ratification/screen.ts', 'server/db/db.ts'],
    ['server/wire/messages.ts', 'server/room/submit.ts'],
    ['components/room/room.tsx', 'server/ledger/ledger.ts'],
    ['components/room/room.tsx', 'pg'],
    ['components/ui/button.tsx', 'components/room/room.tsx'],
    ['app/n/[id]/page.tsx', 'server/db/db.ts'],
    ['app/n/[id]/page.tsx', 'server/ledger/ledger.ts'],
    ['server/room/submit.ts', 'components/ui/button.tsx'],
    ['server/room/submit.ts', 'server/ledger/postgres-ledger.ts'],
    ['server/mail/letters.ts', 'server/room/rooms.ts'],
    ['server/outbox/outbox.ts', 'server/house.ts'],
    ['server/unheard/of.ts', 'zod'],
  ])('%s must not import %s', (path, target) => {
    expect(judge([file(path, [target])])).not.toEqual([])
  })

  test.each([
    ['server/protocol/decide.ts', 'server/record/hash.ts'],
    ['server/record/hash.ts', '@noble/hashes/sha2.js'],
    ['components/room/room.tsx', 'server/wire/messages.ts'],
    ['app/n/[id]/page.tsx', 'server/house.ts'],
    ['server/main.ts', 'server/ledger/postgres-ledger.ts'],
    ['server/record/chain.test.ts', 'node:fs'],
  ])('%s may import %s', (path, target) => {
    expect(judge([file(path, [target])])).toEqual([])
  })
})

test('a circle is named with its whole way', () => {
  const sources = [
    file('server/a.ts', ['server/b.ts']),
    file('server/b.ts', ['server/c.ts']),
    file('server/c.ts', ['server/a.ts']),
  ]
  expect(judge(sources)).toEqual(['a circle: server/a.ts → server/b.ts → server/c.ts → server/a.ts'])
})

test('pure code uses no clock, randomness, timer or I/O, and may speak of them in comments', () => {
  const impure = ['const at = Date.now()', 'Math.random()', 'setTimeout(f, 1)', 'process.env', 'new Date()']
  for (const text of impure) expect(judge([file('server/record/a.ts', [], text)])).toHaveLength(1)
  expect(judge([file('server/record/a.ts', [], '// never Date.now()\nconst day = new Date(at)')])).toEqual([])
})
