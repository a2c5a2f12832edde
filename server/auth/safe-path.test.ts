import { expect, test } from 'vitest'
import { safePath } from './safe-path'

test.each(['/', '/negotiations', '/n/abc/ratify', '/invitation/x?y=1#z'])(
  '%s is a path of this site',
  (path) => {
    expect(safePath(path, '/home')).toBe(path)
  },
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'negotiations',
  '',
  undefined,
  ['/a', '/b'],
  `/${'a'.repeat(3_000)}`,
])('%j leads elsewhere, or nowhere', (path) => {
  expect(safePath(path, '/home')).toBe('/home')
})
