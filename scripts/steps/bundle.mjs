import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** A thread’s file stands beside the bundle that starts it. */
const THREADS = {
  'certificate-worker': 'server/notary/certificate-worker.ts',
  'solver-worker': 'server/solver/worker.ts',
}

/** Bundles our own server code; packages are read from node_modules, as Next reads them. */
export async function bundleServer() {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  await bundle({ main: 'server/main.ts' }, 'dist')
}

/**
 * @param {Record<string, string>} programs names of bundles and the files they begin at
 * @param {string} folder where they are written, with the threads they start
 */
export async function bundle(programs, folder) {
  // Imported here, as it is not yet installed when `npm start` begins.
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: { ...programs, ...THREADS },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  })
}
