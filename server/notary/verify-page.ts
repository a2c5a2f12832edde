import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '@/server/env'

/** Where people find the page that verifies bundles, as certificates name it. */
export function verifyAddress({ address }: Pick<Env, 'address'>): string {
  return `${address.url}/verify`
}

/** The page that goes into every bundle, as every start and build makes it. @throws when it was never made */
export async function verifyPage(): Promise<string> {
  return readFile(join(process.cwd(), 'generated', 'verify.html'), 'utf8')
}
