import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { completeLock } from './complete-lock.mjs'

test('the lockfile has every optional package and names no registry', () => {
  expect(completeLock(JSON.parse(readFileSync('package-lock.json', 'utf8'))).changes).toEqual([])
})

test('a missing platform is added with what its name says, and an address is taken out', () => {
  const lock = {
    packages: {
      'node_modules/a': {
        version: '1.0.0',
        resolved: 'https://registry.example/a.tgz',
        optionalDependencies: { 'a-linux-arm64-musl': '^1.2.3', b: '2.0.0' },
      },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
    },
  }
  const { lock: completed, changes } = completeLock(lock)
  expect(changes).toEqual(['node_modules/a: names a registry', 'a-linux-arm64-musl: missing'])
  expect(completed.packages['node_modules/a'].resolved).toBeUndefined()
  expect(completed.packages['node_modules/a-linux-arm64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['arm64'],
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  })
  expect(completeLock(completed).changes).toEqual([])
})

test('a package whose platform cannot be told is not guessed', () => {
  const lock = { packages: { 'node_modules/a': { optionalDependencies: { 'a-native': '1.0.0' } } } }
  expect(() => completeLock(lock)).toThrow('a-native')
})
