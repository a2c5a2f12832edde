import { createHash } from 'node:crypto'
import type pg from 'pg'
import { Seals } from './seals'

/** One sealing key for every test: processes that share a database need the same. */
const TEST_SEALING_KEY = createHash('sha256').update('sealing key of the tests').digest()

export function testSeals(pool: pg.Pool): Seals {
  return new Seals(pool, TEST_SEALING_KEY)
}
