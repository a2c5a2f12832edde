import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { onceFor } from './stamp.mjs'

const TEMPLATE = 'components/verify/standalone.html'
const PLACE = '/*PROGRAM*/'

/** Builds the page that goes into every bundle: one file with the same pure code that checks everywhere else. */
export async function buildVerifyPage() {
  await onceFor({
    name: 'verify-page',
    inputs: [
      'components/verify',
      'server/record',
      'server/protocol',
      'server/ratification',
      'server/bargaining',
      'tsconfig.json',
      'package-lock.json',
    ],
    outputs: ['generated/verify.html'],
    work: async () => {
      // Imported here, as it is not yet installed when `npm start` begins.
      const { build } = await import('esbuild')
      const { outputFiles } = await build({
        absWorkingDir: root,
        entryPoints: ['components/verify/standalone.ts'],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        platform: 'browser',
        target: 'es2022',
        charset: 'utf8',
        legalComments: 'none',
        logLevel: 'warning',
      })
      const [program] = outputFiles
      const [before, after] = readFileSync(join(root, TEMPLATE), 'utf8').split(PLACE)
      if (!program || after === undefined) throw new Error(`${TEMPLATE} has no place for its program`)
      // Inside of an element, the program must not seem to end it.
      const safe = program.text.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--')
      mkdirSync(join(root, 'generated'), { recursive: true })
      writeFileSync(join(root, 'generated/verify.html'), before + safe + after)
    },
  })
}
