import { foreground } from './foreground.mjs'
import { root } from './root.mjs'

/** Runs the server. */
export function serve({ development }) {
  const words = development ? ['--import', 'tsx', 'server/main.ts'] : ['--enable-source-maps', 'dist/main.js']
  foreground(words, { cwd: root, env: { NODE_ENV: development ? 'development' : 'production' } })
}
