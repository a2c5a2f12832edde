import { bundled } from '@/scripts/steps/programs.mjs'

const program = await bundled('server/cli/parley.ts')
if (program === null) throw new Error('the command line is no program that runs bundled')

/** What `npm run parley` gives to node: the bundle, made once for these sources. */
export const PARLEY: readonly string[] = ['--enable-source-maps', program]
