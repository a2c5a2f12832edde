import { runOrEnd } from './run.mjs'
import { onceFor } from './stamp.mjs'
import { buildVerifyPage } from './verify-page.mjs'

/** Generates the database client from the schema, and the page that checks bundles. */
export async function generate() {
  await onceFor({
    name: 'generate',
    inputs: ['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json'],
    outputs: ['generated/prisma/client.ts'],
    work: () =>
      runOrEnd('Generating the database client', [process.execPath, 'scripts/prisma.mjs', 'generate']),
  })
  await buildVerifyPage()
}
