import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'
import { isNewEnough } from './node-version.mjs'
import { countPlaywright, countVitest } from './results.mjs'

test.each([
  ['20.18.3', false],
  ['18.20.0', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
])('Node.js %s is new enough: %s', (version, answer) => {
  expect(isNewEnough(version)).toBe(answer)
})

describe('an installation is taken for complete', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/other-platform': { version: '1.0.0', optional: true },
    },
  }
  const present = (packages) => isInstalled(wanted, { packages })

  test('when every package that is not optional stands in its version', () => {
    expect(present({ 'node_modules/a': { version: '1.0.0' } })).toBe(true)
  })

  test('but not when one is missing, old, or an optional one is old, or npm wrote nothing down', () => {
    expect(present({})).toBe(false)
    expect(present({ 'node_modules/a': { version: '0.9.0' } })).toBe(false)
    expect(
      present({
        'node_modules/a': { version: '1.0.0' },
        'node_modules/other-platform': { version: '0.9.0' },
      }),
    ).toBe(false)
    expect(isInstalled(wanted, null)).toBe(false)
  })
})

describe('the count of tests is honest', () => {
  let folder
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-results-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const report = (content) => {
    const file = join(folder, 'report.json')
    writeFileSync(file, JSON.stringify(content))
    return file
  }

  test('a skipped test and a file that could not be read count as failed', () => {
    const file = report({
      numTotalTests: 5,
      numPassedTests: 3,
      testResults: [
        { status: 'passed', assertionResults: [{}, {}, {}, {}, {}] },
        { status: 'failed', assertionResults: [] },
      ],
    })
    expect(countVitest(file)).toEqual({ passed: 3, failed: 3 })
  })

  test('a browser test that passed only when tried again counts as failed', () => {
    const file = report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] })
    expect(countPlaywright(file)).toEqual({ passed: 7, failed: 4 })
  })

  test('a report that is missing is no success', () => {
    expect(countVitest(join(folder, 'none.json'))).toBeNull()
    expect(countPlaywright(join(folder, 'none.json'))).toBeNull()
  })
})
