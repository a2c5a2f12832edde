import { expect, test } from 'vitest'
import { keysFromEnvironment, newSeed } from '@/server/keys/signing-keys'
import type { Append } from '@/server/ledger/ledger'
import { MemoryLedger } from '@/server/ledger/memory-ledger'
import { MemoryTreeStore } from '@/server/ledger/memory-tree-store'
import { commandId, negotiationId } from '@/server/protocol/ids'
import { toBase64 } from '@/server/record/base64'
import { checkpointSigners, readCheckpoint } from '@/server/record/checkpoint'
import { entryHash } from '@/server/record/entry'
import { NO_ENTRY } from '@/server/record/hash'
import { GrowingTree, leafHash } from '@/server/record/merkle'
import { proves, readProof } from '@/server/record/tlog-proof'
import { BrokenTree, Notary } from './notary'

const yard = negotiationId.parse('yard')
const keys = keysFromEnvironment(newSeed(), [])
const address = 'https://parley.example/verify'

async function ledgerOf(count: number, said = 'entry'): Promise<MemoryLedger> {
  const ledger = new MemoryLedger()
  let head = { seq: 0, hash: NO_ENTRY }
  for (let seq = 1; seq <= count; seq++) {
    const text = `{"said":"${said}","seq":${seq}}`
    const append: Append = {
      negotiation: yard,
      expected: head,
      entry: { seq, hash: entryHash(text), text },
      key: { actor: 'person ana', command: commandId.parse(`c${seq}`), digest: entryHash(text) },
      sealed: [],
      jobs: [],
      listing: { shown: { title: '', phase: '', summary: '{}' }, members: null },
      holder: null,
    }
    await ledger.append(append)
    head = { seq, hash: entryHash(text) }
  }
  return ledger
}
const rootOf = (count: number) => {
  const tree = new GrowingTree()
  for (let seq = 1; seq <= count; seq++) tree.add(leafHash(`{"said":"entry","seq":${seq}}`))
  return tree.root()
}

test('[REC7] a checkpoint is signed over all that stands, again and again as the record grows', async () => {
  const tree = new MemoryTreeStore()
  const at = async (count: number) => {
    const signed = await new Notary({ ledger: await ledgerOf(count), tree, keys, address }).checkpoint(yard)
    const read = readCheckpoint(signed?.note ?? '')
    expect(read).toMatchObject({ origin: 'parley/n/yard', size: count, root: rootOf(count) })
    expect(read && checkpointSigners(read, keys.publicKeys)).toEqual([keys.signer.publicKey])
    return signed?.note
  }
  await at(1)
  const seven = await at(7)
  expect(await at(7)).toBe(seven)
  await at(1203)
})

test('[REC7] nothing is signed over a record without entries', async () => {
  const notary = new Notary({ ledger: new MemoryLedger(), tree: new MemoryTreeStore(), keys, address })
  expect(await notary.checkpoint(yard)).toBeNull()
  expect(await notary.proof(yard, 1, { whole: true })).toBeNull()
})

test('[REC7] no checkpoint is signed that disagrees with one signed before', async () => {
  const tree = new MemoryTreeStore()
  await new Notary({ ledger: await ledgerOf(9), tree, keys, address }).checkpoint(yard)
  const shorter = new Notary({ ledger: await ledgerOf(8), tree: await hashedAnew(tree), keys, address })
  await expect(shorter.checkpoint(yard)).rejects.toThrow(BrokenTree)
  const other = new Notary({
    ledger: await ledgerOf(12, 'other'),
    tree: await hashedAnew(tree),
    keys,
    address,
  })
  await expect(other.checkpoint(yard)).rejects.toThrow('does not begin with the one signed at 9')
})

/** The checkpoints of a store, with a tree that has to be hashed anew: what a thorough forger would leave. */
async function hashedAnew(from: MemoryTreeStore): Promise<MemoryTreeStore> {
  const tree = new MemoryTreeStore()
  const last = await from.lastCheckpoint(yard)
  if (last) await tree.keepCheckpoint(yard, last)
  return tree
}

test('[REC7] after a rotation the new key signs on, over a tree the old one began', async () => {
  const tree = new MemoryTreeStore()
  await new Notary({ ledger: await ledgerOf(5), tree, keys, address }).checkpoint(yard)
  const next = keysFromEnvironment(newSeed(), [toBase64(keys.signer.publicKey)])
  const signed = await new Notary({ ledger: await ledgerOf(5), tree, keys: next, address }).checkpoint(yard)
  const read = readCheckpoint(signed?.note ?? '')
  expect(read && checkpointSigners(read, next.publicKeys)).toEqual([next.signer.publicKey])
})

test('[REC8] a receipt proves its entry alone, with the entry inside', async () => {
  const notary = new Notary({ ledger: await ledgerOf(11), tree: new MemoryTreeStore(), keys, address })
  for (let seq = 1; seq <= 11; seq++) {
    const receipt = readProof((await notary.proof(yard, seq, { whole: true })) ?? '')
    expect(receipt?.entry).toBe(`{"said":"entry","seq":${seq}}`)
    expect(receipt && proves(receipt, receipt.entry ?? '')).toBe(true)
  }
  for (const seq of [0, 12, 1.5]) expect(await notary.proof(yard, seq, { whole: true })).toBeNull()
})

test('[REC8] of an entry that was changed after it was hashed there is no receipt', async () => {
  const tree = new MemoryTreeStore()
  await new Notary({ ledger: await ledgerOf(6), tree, keys, address }).checkpoint(yard)
  const forged = new Notary({ ledger: await ledgerOf(6, 'other'), tree, keys, address })
  await expect(forged.proof(yard, 3, { whole: true })).rejects.toThrow('entry 3 is not what was hashed')
})
