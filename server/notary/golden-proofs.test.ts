import { readFileSync } from 'node:fs'
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { keysFromEnvironment } from '@/server/keys/signing-keys'
import { testKey } from '@/server/protocol/test-keys'
import { ana } from '@/server/protocol/testing'
import { playGolden } from '@/server/record/golden'
import { consistencyParts, GrowingTree, hashOf, leafHash, verifyConsistency } from '@/server/record/merkle'
import { fingerprintOf, verifierKeyOf } from '@/server/record/signed-note'
import golden from './golden-proofs.json'
import { TestArchive } from './testing'

// The golden record, signed by the key whose seed is 32 bytes of 1. Whoever writes a verifier can start from these.
const keys = keysFromEnvironment(Buffer.alloc(32, 1).toString('base64'), [])
const record = playGolden()
const OLDER = 7

async function made() {
  const archive = await TestArchive.of(record, keys)
  const checkpoint = await archive.notary.checkpoint(archive.negotiation)
  const tree = new GrowingTree()
  const stored = new Map<string, Uint8Array>()
  const roots: string[] = []
  for (const { text } of record) {
    for (const { level, place, hash } of tree.add(leafHash(text))) stored.set(`${level}/${place}`, hash)
    roots.push(bytesToHex(tree.root()))
  }
  const grown = consistencyParts(OLDER, record.length).map((part) =>
    hashOf(part, ({ level, place }) => stored.get(`${level}/${place}`) ?? new Uint8Array()),
  )
  return {
    fingerprint: fingerprintOf(keys.signer.publicKey),
    verifier: verifierKeyOf('parley/n/yard', keys.signer.publicKey),
    roots,
    consistency: { from: OLDER, to: record.length, path: grown.map((hash) => bytesToHex(hash)) },
    checkpoint: checkpoint?.note,
    receipt: (await archive.receipt(OLDER)).text,
    manifest: new TextDecoder().decode((await archive.files()).get('manifest')).split('\n')[0],
    act: testKey(ana).sign({ negotiation: 'yard', person: ana }, 'act-9', { type: 'AgreeToReveal' }),
  }
}

test('[REC6] [REC7] [REC8] roots, checkpoint, receipt and a person’s signature of the golden record are these to the letter', async () => {
  expect(await made()).toEqual(golden)
})

test('[REC6] the golden tree is proved to begin with its older one', async () => {
  const { roots, consistency } = golden
  const at = (size: number) => ({ size, root: Buffer.from(roots[size - 1] ?? '', 'hex') })
  const path = consistency.path.map((hash) => Buffer.from(hash, 'hex'))
  expect(verifyConsistency(at(consistency.from), at(consistency.to), path)).toBe(true)
  expect(verifyConsistency(at(consistency.from - 1), at(consistency.to), path)).toBe(false)
})

test('[REC1] the golden record is the one of golden.json', () => {
  const lines: unknown = JSON.parse(readFileSync('server/record/golden.json', 'utf8'))
  expect(lines).toEqual(record)
})
