import { defineConfig } from 'vitest/config'

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs']
const ELSEWHERE = ['node_modules/**', '.next/**', 'dist/**', 'e2e/**']
/** Tests that need neither a database nor a process of their own; `npm run check` runs them. */
const PURE = [
  'server/{protocol,record,ratification,bargaining,language,wire}/**',
  'server/exchange/directory/format/**',
  'bench/screen/**',
  'components/**',
  'app/**',
  'scripts/**',
].flatMap((folder) => ['ts', 'tsx', 'mjs'].map((ending) => `${folder}/*.test.${ending}`))

export default defineConfig({
  test: {
    // Every test file has its own process, database and folder.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'pure',
          environment: 'node',
          include: PURE,
          exclude: ELSEWHERE,
          // No test is about time: a busy machine may take longer over a corpus or a few thousand seeds.
          testTimeout: 60_000,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'house',
          environment: 'node',
          include: TESTS,
          exclude: [...ELSEWHERE, ...PURE],
          // Databases and processes are started here, and a busy machine takes its time for that.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          globalSetup: ['server/db/test-server.ts'],
        },
      },
    ],
  },
})
