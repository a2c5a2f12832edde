import { defineConfig } from 'vitest/config'

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs']
const ELSEWHERE = ['node_modules/**', '.next/**', 'dist/**', 'e2e/**']
const endings = (folder: string) => ['ts', 'tsx', 'mjs'].map((ending) => `${folder}/*.test.${ending}`)
/** Tests that need neither a database nor a process of their own; `npm run check` runs them. */
const PURE = [
  'server/{protocol,record,ratification,bargaining,language,patterns,wire}/**',
  'server/exchange/directory/format/**',
  'bench/screen/**',
  'components/**',
  'app/**',
].flatMap(endings)
const SCRIPTS = endings('scripts/**')

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // No test is about time: these end what hangs, also on a machine that is busy or slow.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        resolve: { tsconfigPaths: true },
        test: {
          name: 'pure',
          environment: 'node',
          include: PURE,
          exclude: ELSEWHERE,
          // What they import has no state that one could leave to another, and reading it anew takes most of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { tsconfigPaths: true },
        test: { name: 'scripts', environment: 'node', include: SCRIPTS, exclude: ELSEWHERE },
      },
      {
        extends: true,
        resolve: { tsconfigPaths: true },
        test: {
          name: 'house',
          environment: 'node',
          include: TESTS,
          // Each file has its own process, database and folder.
          exclude: [...ELSEWHERE, ...PURE, ...SCRIPTS],
          globalSetup: ['server/db/test-server.ts'],
        },
      },
    ],
  },
})
