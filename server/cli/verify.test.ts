import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync, zipSync } from 'fflate'
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

test('[REC10] what follows from an entry that does not hold is not named beside it, and how far the record holds is', async () => {
  const files = unzipSync(readFileSync(path('whole.zip')))
  const text = new TextDecoder().decode(files['entries.jsonl'])
  const written = (name: string, lines: string) =>
    writeFileSync(path(name), zipSync({ ...files, 'entries.jsonl': new TextEncoder().encode(lines) }))
  written('changed.zip', text.replace('8 to 18', '8 to 13'))
  const { code, said } = await verify('changed.zip', { key: [fingerprint] })
  expect(code).toBe(1)
  const [, seq] = /NOT VALID: Entry (\d+) does not hold/.exec(said) ?? []
  expect(said).toContain(`Outcome: Not known: the record can be read as far as entry ${Number(seq) - 1}`)
  expect(said).toContain(`Entries: ${record.length}, of which the first ${Number(seq) - 1} hold`)
  expect(said).toContain('What does not hold is not what was signed.')
  expect(said).not.toContain('agreement.json does not say')

  written('short.zip', `${text.split('\n').slice(0, 5).join('\n')}\n`)
  const short = await verify('short.zip')
  expect(short.code).toBe(1)
  expect(short.said).toContain('Entry 6: The checkpoint signs an entry here, and it is missing.')
  expect(short.said).not.toContain('does not prove')
  expect(short.said).toContain('there is nothing to compare them with')
})
