import { expect, test } from 'vitest'
import { sealedPlaces } from '@/server/protocol/sealed-places'
import { a, ana, bo, called, fay, settled, talking } from '@/server/protocol/testing'
import { reportOf } from '@/server/record/bundle-report'
import { digestOfFile } from '@/server/record/manifest'
import { fingerprintOf } from '@/server/record/signed-note'
import { verifyBundle } from '@/server/record/verify-bundle'
import { newKeys, TestArchive } from './testing'

const keys = newKeys()
const fingerprint = fingerprintOf(keys.signer.publicKey)
const record = settled({ parties: 3 }).entries
const archive = await TestArchive.of(record, keys)
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

test('[REC9] a bundle holds the record, what follows from it, proofs, keys and how to check them', async () => {
  const files = await archive.files()
  expect([...files.keys()].filter((name) => !/^(proofs|ratifications)\//.test(name)).sort()).toEqual([
    'VERIFY.md',
    'agreement.json',
    'agreement.pdf',
    'checkpoint',
    'entries.jsonl',
    'keys.json',
    'manifest',
    'settlements/version-1.txt',
    'timeline.md',
    'verify.html',
  ])
  expect([...files.keys()].filter((name) => name.startsWith('ratifications/'))).toHaveLength(3)
  expect(text(files.get('entries.jsonl'))).toBe(record.map((entry) => `${entry.text}\n`).join(''))
  expect(text(files.get('timeline.md'))).toContain('# The yard between us')
  const agreement: unknown = JSON.parse(text(files.get('agreement.json')))
  expect(agreement).toMatchObject({
    outcome: { kind: 'canonical' },
    settlement: { settlement: { version: 1 } },
  })
})

test('[REC9] without key and receipts a sound bundle is consistent, and says what was not checked', async () => {
  const verdict = verifyBundle({ files: await archive.files() })
  expect(verdict).toMatchObject({
    valid: true,
    consistent: true,
    signed: 'not-checked',
    receipts: 'not-checked',
    entries: record.length,
    signedBy: [fingerprint],
    first: null,
  })
  expect(verdict?.unchecked.map(({ what }) => what)).toEqual([
    'key',
    'receipts',
    'sealed',
    'readings',
    'unsigned',
    'policy',
    'persons',
    'clock',
    'document',
  ])
  expect(verdict?.unchecked).toContainEqual({ what: 'sealed', count: 3 })
})

test('[REC9] key and receipts are answered apart', async () => {
  const files = await archive.files()
  const receipts = [await archive.receipt(4), await archive.receipt(record.length)]
  const spaced = fingerprint.toUpperCase().replaceAll(/(.{8})/g, '$1 ')
  expect(verifyBundle({ files, keys: [spaced], receipts })).toMatchObject({
    valid: true,
    signed: 'yes',
    receipts: 'yes',
  })
  const other = fingerprintOf(newKeys().signer.publicKey)
  expect(verifyBundle({ files, keys: [other], receipts })).toMatchObject({
    valid: false,
    consistent: true,
    signed: 'no',
    receipts: 'yes',
  })
})

test('[REC9] what goes on, and what ended without an agreement, has its bundle too', async () => {
  const going = called()
  going.ratifies(ana)
  going.does(bo, { type: 'ExitNegotiation', words: 'We will build our own yard.' })
  for (const { entries } of [talking(), called(), going]) {
    const files = await (await TestArchive.of(entries, keys)).files()
    expect(verifyBundle({ files, keys: [fingerprint] })).toMatchObject({ valid: true, signed: 'yes' })
  }
})

test('[REC9] the same record gives the same bundle', async () => {
  expect(await archive.zip()).toEqual(await (await TestArchive.of(record, keys)).zip())
})

test('[DIS7] [REC9] the package of a dispute holds what is contested, its files, and the ratifications that are absent', async () => {
  const table = called()
  table.ratifies(ana)
  const letter = new TextEncoder().encode('The gate was never mended.')
  const digest = digestOfFile(letter)
  const evidence = [{ name: 'letter.txt', digest, bytes: letter.length }]
  const about = { kind: 'ratification', call: 1, party: a } as const
  table.does(bo, { type: 'RaiseDispute', about, grounds: 'not-me', reason: 'That was not Ana.', evidence })
  const archive = await TestArchive.of(table.entries, keys)
  const stream = await archive.stream(undefined, async () => letter)
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  const made = archive.unpacked(chunks)
  expect(verifyBundle({ files: made })).toMatchObject({ valid: true, disputes: [about] })
  expect(JSON.parse(new TextDecoder().decode(made.get('disputes.json')))).toMatchObject({
    disputes: [{ dispute: 1, open: true, contestedEntries: [expect.any(Number)] }],
    absentRatifications: [{ call: 1, party: 'b', partyName: 'Birch Yard', withdrawn: false }],
  })
  const name = `evidence/${digest}`
  expect(made.get(name)).toEqual(letter)
  const without = new Map([...made].filter(([one]) => one !== name))
  expect(verifyBundle({ files: without })?.valid).toBe(false)
})

test('[REV1] [REC9] a sealed part that its owner opened is checked, and what stays sealed is said to be attested', async () => {
  const table = called()
  const sent = table.sends(ana, 'Only if the gate is mended.', 'unclear', ['conditional'])
  table.does(fay, { type: 'CloseCall', call: 1, reason: 'Enough.' })
  const sealed = async () => {
    const files = await (await TestArchive.of(table.entries, keys)).files()
    const verdict = verifyBundle({ files })
    expect(verdict?.valid).toBe(true)
    return verdict?.unchecked.find(({ what }) => what === 'sealed')
  }
  expect(await sealed()).toEqual({ what: 'sealed', count: 3 })
  const part = sealedPlaces(table.matter).find((one) => one.field === 'words')?.commitment ?? ''
  table.does(ana, { type: 'RevealSealed', part, salt: sent.saltOfWords, content: sent.words })
  expect(await sealed()).toEqual({ what: 'sealed', count: 2 })
})

test('[KEY3] [REC9] a verdict says from whom the charter wants signatures, and what rests on the house where it does not', async () => {
  const reported = async (signatures?: 'with-key' | 'required') => {
    const made = await TestArchive.of(talking({ signatures }).entries, keys)
    const verdict = verifyBundle({ files: await made.files() })
    if (!verdict) throw new Error('no verdict')
    return reportOf(verdict)
  }
  const without = await reported()
  expect(without.facts.map(({ name }) => name)).not.toContain('Persons’ own signatures')
  expect(without.unchecked.join(' ')).toContain('asks for no signature there')
  for (const [policy, words] of [
    ['with-key', 'Asked of everyone whose device can sign'],
    ['required', 'Asked of everyone, without exception'],
  ] as const) {
    const { facts, unchecked } = await reported(policy)
    expect(facts).toContainEqual({ name: 'Persons’ own signatures', value: words })
    expect(unchecked.join(' ')).not.toContain('asks for no signature there')
  }
})
