import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The page that goes into every bundle, as every start and build makes it. @throws when it was never made */
export async function verifyPage(): Promise<string> {
  return readFile(join(process.cwd(), 'generated', 'verify.html'), 'utf8')
}
