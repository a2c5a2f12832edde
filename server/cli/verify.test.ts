import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKeys, TestArchive } from '@/server/notary/testing'
import { settled } from '@/server/protocol/testing'
import { fingerprintOf } from '@/server/record/signed-note'
import { verifyFile } from './verify'

const keys = newKeys()
const fingerprint = fingerprintOf(keys.signer.publicKey)
const record = settled().entries
let folder: string
const path = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parley-verify-'))
  const whole = await TestArchive.of(record, keys)
  writeFileSync(path('whole.zip'), await whole.zip())
  writeFileSync(path('cut.zip'), await (await TestArchive.of(record.slice(0, -2), keys)).zip())
  writeFileSync(path('receipt'), (await whole.receipt(record.length)).text)
  writeFileSync(path('nothing.zip'), 'not an archive')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function verify(file: string, { key = [] as string[], receipt = [] as string[] } = {}) {
  const said: string[] = []
  const line = (one: string) => said.push(one)
  const code = await verifyFile(path(file), { key, receipt: receipt.map(path) }, line, line)
  return { code, said: said.join('\n') }
}

test('[REC9] a valid bundle ends with 0, and says apart what was and was not checked', async () => {
  const { code, said } = await verify('whole.zip')
  expect(code).toBe(0)
  expect(said).toContain(`VALID: Nothing wrong was found in ${record.length} entries.`)
  expect(said).toContain('Consistent: yes.')
  expect(said).toContain('Signed by a key you supplied: not checked.')
  expect(said).toContain('Contains your receipts: not checked.')
  expect(said).toContain('What could not be checked')
})

test('[REC9] with the key and a receipt all three statements are answered', async () => {
  const { code, said } = await verify('whole.zip', { key: [fingerprint], receipt: ['receipt'] })
  expect(code).toBe(0)
  expect(said).toContain(`Signed by a key you supplied: yes. It is signed by ${fingerprint}.`)
  expect(said).toContain('Contains your receipts: yes.')
})

test('[REC8] a record cut short with the true key ends with 1 against the receipt', async () => {
  expect((await verify('cut.zip', { key: [fingerprint] })).code).toBe(0)
  const { code, said } = await verify('cut.zip', { key: [fingerprint], receipt: ['receipt'] })
  expect(code).toBe(1)
  expect(said).toContain('NOT VALID: A receipt does not fit this bundle.')
  expect(said).toContain('the end of the record was cut off')
})

test('[REC9] another key ends with 1', async () => {
  const { code, said } = await verify('whole.zip', { key: ['0'.repeat(64)] })
  expect(code).toBe(1)
  expect(said).toContain('Signed by a key you supplied: NO.')
})

test.each([
  ['missing.zip', {}, 'cannot be read'],
  ['nothing.zip', {}, 'is not a bundle of Parley'],
  ['whole.zip', { key: ['abc'] }, 'is not a key’s fingerprint'],
  ['whole.zip', { receipt: ['missing'] }, 'cannot be read'],
])('[REC9] what cannot be read ends with 2: %s %o', async (file, options, said) => {
  const answer = await verify(file, options)
  expect(answer.code).toBe(2)
  expect(answer.said).toContain(said)
})
