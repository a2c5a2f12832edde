import { beforeEach, expect, test } from 'vitest'
import { negotiationId } from '@/server/protocol/ids'
import { leafHash } from '@/server/record/merkle'
import type { TreeStore } from './tree-store'

const n1 = negotiationId.parse('n1')
const n2 = negotiationId.parse('n2')
const node = (level: number, place: number, text = `${level}/${place}`) => ({
  level,
  place,
  hash: leafHash(text),
})

/** What every store of trees must do. `fresh` gives an empty one. */
export function treeStoreContract(fresh: () => Promise<TreeStore>): void {
  let tree: TreeStore
  beforeEach(async () => {
    tree = await fresh()
  })

  test('[REC6] subtrees come back in the order asked for, each negotiation’s its own', async () => {
    await tree.add(n1, [node(0, 0), node(0, 1), node(1, 0)])
    await tree.add(n2, [node(0, 0, 'another')])
    expect(await tree.hashes(n1, [node(1, 0), node(0, 1)])).toEqual([leafHash('1/0'), leafHash('0/1')])
    expect(await tree.hashes(n2, [node(0, 0)])).toEqual([leafHash('another')])
    expect(await tree.hashes(n1, [])).toEqual([])
    await expect(tree.hashes(n1, [node(0, 2)])).rejects.toThrow('no subtree 0/2')
  })

  test('[REC6] the size is that of the leaves, and writing again changes nothing', async () => {
    expect(await tree.size(n1)).toBe(0)
    await tree.add(n1, [node(0, 0), node(0, 1), node(1, 0)])
    await tree.add(n1, [node(0, 0, 'other'), node(0, 2)])
    expect(await tree.size(n1)).toBe(3)
    expect(await tree.size(n2)).toBe(0)
    expect(await tree.hashes(n1, [node(0, 0)])).toEqual([leafHash('0/0')])
  })

  test('[REC7] the last checkpoint is the largest, and every key that signed is known', async () => {
    expect(await tree.lastCheckpoint(n1)).toBeNull()
    expect(await tree.keysUsed()).toEqual([])
    await tree.keepCheckpoint(n1, { size: 2, publicKey: 'A', note: 'two' })
    await tree.keepCheckpoint(n1, { size: 10, publicKey: 'B', note: 'ten' })
    await tree.keepCheckpoint(n1, { size: 9, publicKey: 'A', note: 'nine' })
    await tree.keepCheckpoint(n2, { size: 11, publicKey: 'A', note: 'other' })
    expect(await tree.lastCheckpoint(n1)).toEqual({ size: 10, publicKey: 'B', note: 'ten' })
    expect((await tree.keysUsed()).sort()).toEqual(['A', 'B'])
  })
}
