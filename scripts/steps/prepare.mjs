import { accessSync, constants } from 'node:fs'
import { bundleServer } from './bundle.mjs'
import { generate } from './generate.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'
import { runOrEnd } from './run.mjs'
import { onceFor } from './stamp.mjs'

/** What the pages and the server are made of. A change in a test alone also builds anew: cheap, and never wrong. */
const SOURCES = [
  'app',
  'components',
  'server',
  'public',
  'prisma',
  'next.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
]

/**
 * Installs, generates and builds what is missing or changed.
 * @param {{development: boolean}} options in development, Next builds each page when it is asked for
 */
export async function prepare({ development }) {
  refuseUnwritableFolder()
  install()
  await generate()
  if (development) return
  await buildPages()
  await buildServer()
}

async function buildPages() {
  await onceFor({
    name: 'pages',
    inputs: [...SOURCES, 'package-lock.json'],
    outputs: ['.next/BUILD_ID'],
    work: () => {
      console.log('Building the pages…')
      runOrEnd('Building the pages', [process.execPath, 'node_modules/next/dist/bin/next', 'build'], {
        NODE_ENV: 'production',
      })
    },
  })
}

async function buildServer() {
  await onceFor({
    name: 'server',
    inputs: ['server', 'prisma/schema.prisma', 'tsconfig.json', 'package-lock.json'],
    outputs: ['dist/main.js'],
    work: bundleServer,
  })
}

function refuseUnwritableFolder() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    console.error(
      `Parley cannot write to its own folder ${root}. Make it writable, or move Parley to a folder of yours.`,
    )
    process.exit(1)
  }
}
