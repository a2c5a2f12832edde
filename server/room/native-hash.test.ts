import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taggedHash } from '@/server/record/hash'
import { nativeHash } from './native-hash'

test('the platform’s hash is the record’s hash, for every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(nativeHash('parley/entry/v1', text)).toBe(taggedHash('parley/entry/v1', text))
    }),
  )
})
