import { newKeys, TestArchive } from '@/server/notary/testing'

const PROOFS = 300

async function proving(size: number): Promise<void> {
  const entries = Array.from({ length: size }, (_, at) => ({
    seq: at + 1,
    hash: String(at + 1),
    text: `{"said":"${'x'.repeat(400)}","seq":${at + 1}}`,
  }))
  const archive = await TestArchive.of(entries, newKeys())
  const started = performance.now()
  const signed = await archive.notary.checkpoint(archive.negotiation)
  const hashed = performance.now() - started
  if (!signed) throw new Error('nothing was signed')
  const again = performance.now()
  for (let turn = 0; turn < PROOFS; turn++)
    await archive.notary.proof(archive.negotiation, 1 + ((turn * 7919) % size), { whole: true, signed })
  const each = (performance.now() - again) / PROOFS
  console.log(
    `  ${size.toLocaleString('en').padStart(9)} entries: a proof ${each.toFixed(3)} ms; first checkpoint ${Math.round(hashed)} ms`,
  )
}

/** Proofs against the size of the tree: the time may grow with its depth, not with its entries. */
export async function printProving(sizes: readonly number[]): Promise<void> {
  console.log('\nProofs, from stored subtrees in memory')
  for (const size of sizes) await proving(size)
}
