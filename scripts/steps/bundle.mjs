import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Bundles our own server code; packages are read from node_modules, as Next reads them. */
export async function bundleServer() {
  // Imported here, as it is not yet installed when `npm start` begins.
  const { build } = await import('esbuild')
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  await build({
    absWorkingDir: root,
    // A thread’s file stands beside the bundle that starts it.
    entryPoints: {
      main: 'server/main.ts',
      'certificate-worker': 'server/notary/certificate-worker.ts',
      'solver-worker': 'server/solver/worker.ts',
    },
    outdir: 'dist',
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
