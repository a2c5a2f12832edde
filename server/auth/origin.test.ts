import { beforeEach, expect, test } from 'vitest'
import { rereadEnv } from '@/server/env'
import { sameOrigin } from './origin'

beforeEach(() => {
  process.env.PARLEY_URL = 'http://localhost:3456'
  rereadEnv()
})

test('only Parley’s own origin may change anything', () => {
  expect(sameOrigin({ origin: 'http://localhost:3456' })).toBe(true)
  expect(sameOrigin(new Headers({ origin: 'http://localhost:3456' }))).toBe(true)
})

test.each([
  ['another site', { origin: 'http://evil.example' }],
  ['another port', { origin: 'http://localhost:3457' }],
  ['another scheme', { origin: 'https://localhost:3456' }],
  ['a longer name', { origin: 'http://localhost:3456.evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['an empty header', { origin: '' }],
  ['a foreign origin that claims to be the same', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['a page of a sister site', { 'sec-fetch-site': 'same-site' }],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['no word about where it comes from', {}],
])('%s is refused', (_, headers: Record<string, string>) => {
  expect(sameOrigin(headers)).toBe(false)
  expect(sameOrigin(new Headers(headers))).toBe(false)
})

test('without an Origin, the browser’s own word for the same origin counts', () => {
  expect(sameOrigin({ 'sec-fetch-site': 'same-origin' })).toBe(true)
})
