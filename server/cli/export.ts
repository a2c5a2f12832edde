import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { env } from '@/server/env'
import { EvidenceStore } from '@/server/evidence/evidence'
import { PostgresLedger } from '@/server/ledger/postgres-ledger'
import { type BundleParts, bundleStream } from '@/server/notary/bundle'
import { certificate } from '@/server/notary/certificate'
import { Notary } from '@/server/notary/notary'
import { verifyAddress, verifyPage } from '@/server/notary/verify-page'
import { negotiationId } from '@/server/protocol/ids'
import { Seals } from '@/server/seals/seals'
import { withOwnData } from './own-data'

/**
 * `parley export ID -o FILE.zip`: writes the bundle of a negotiation, whole or not at all.
 * @returns the exit code: 0 written, 1 when there is nothing to write or it cannot be written
 */
export async function exportBundle(
  id: string,
  output: string,
  complain: (line: string) => void,
): Promise<number> {
  const unfinished = `${output}.${process.pid}.part`
  try {
    return await withOwnData(async ({ pool, tree, keys, sealingKey }) => {
      const negotiation = negotiationId.safeParse(id)
      const ledger = new PostgresLedger(pool, new Seals(pool, sealingKey))
      const notary = new Notary({ ledger, tree, keys, address: verifyAddress(env()) })
      const files = new EvidenceStore(pool)
      const evidence: BundleParts['evidence'] = (of, digest) => files.get(of, digest)
      const parts = { notary, ledger, page: verifyPage, certificate, evidence }
      const stream = negotiation.success ? await bundleStream(parts, negotiation.data) : null
      if (!stream) {
        complain(`There is no negotiation ${id} here.`)
        return 1
      }
      await pipeline(Readable.from(stream), createWriteStream(unfinished))
      await rename(unfinished, output)
      return 0
    })
  } catch (error) {
    await rm(unfinished, { force: true })
    complain(`The bundle was not written: ${error instanceof Error ? error.message : String(error)}`)
    return 1
  }
}
