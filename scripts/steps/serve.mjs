import { spawn } from 'node:child_process'
import { root } from './root.mjs'
import { environment } from './run.mjs'

/** Runs the server in the foreground, passes signals on, and ends as it ends. */
export async function serve({ development }) {
  const words = development ? ['--import', 'tsx', 'server/main.ts'] : ['--enable-source-maps', 'dist/main.js']
  const server = spawn(process.execPath, words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, NODE_ENV: development ? 'development' : 'production' },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.on('exit', (code) => process.exit(code ?? 1))
}
