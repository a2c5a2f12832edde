import { existsSync, readFileSync } from 'node:fs'

/**
 * Counts in a runner's own report. A test that was skipped has shown nothing, so it counts as failed, and so does one
 * that passed only when tried again.
 * @typedef {{passed: number, failed: number}} Counts
 * @returns {Counts | null} null when the runner wrote no report
 */
export function countVitest(file) {
  const report = readJson(file)
  if (!report) return null
  const { numTotalTests, numPassedTests, testResults } = report
  // A file that could not be read holds no test at all, and must not vanish from the count.
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unread.length }
}

/** @returns {Counts | null} */
export function countPlaywright(file) {
  const report = readJson(file)
  if (!report) return null
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + skipped + (report.errors?.length ?? 0) }
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
