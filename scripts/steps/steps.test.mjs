import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'
import { isNewEnough } from './node-version.mjs'
import { bundled } from './programs.mjs'
import { countPlaywright, countVitest } from './results.mjs'
import { onceFor } from './stamp.mjs'

test.each([
  ['20.18.3', false],
  ['18.20.0', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
])('Node.js %s is new enough: %s', (version, answer) => {
  expect(isNewEnough(version)).toBe(answer)
})

test('an old Node.js is told which one is needed, and nothing else happens', () => {
  const program = `import { refuseOldNode } from './scripts/steps/node-version.mjs'; refuseOldNode('18.20.4'); console.log('went on')`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain('Parley needs Node.js 20.19 or later, and this is 18.20.4. Install a newer one')
})

test('a program in the foreground is told of signals, and its end is the end', async () => {
  const inner = `process.on('SIGTERM', () => process.exit(7)); console.log('up'); setInterval(() => {}, 1000)`
  const outer = `import { foreground } from './scripts/steps/foreground.mjs'; foreground(['-e', ${JSON.stringify(inner)}])`
  const running = spawn(process.execPath, ['--input-type=module', '-e', outer], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(running.stdout, 'data')
  running.kill('SIGTERM')
  expect(await once(running, 'exit')).toEqual([7, null])
})

describe('work is done once', () => {
  let folder
  let done
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-stamp-'))
    done = 0
    write('in/deep/a.txt', 'a')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const write = (name, text) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const make = (over = {}) =>
    onceFor({
      name: 'made',
      inputs: ['in'],
      outputs: ['out.txt'],
      folder,
      work: () => {
        done += 1
        write('out.txt', 'made')
      },
      ...over,
    })

  test('and not again while nothing changed', async () => {
    expect([await make(), await make(), done]).toEqual([true, false, 1])
  })

  test('but again when an input changed, came or went, or the output is gone', async () => {
    await make()
    write('in/deep/a.txt', 'b')
    expect(await make()).toBe(true)
    write('in/b.txt', '')
    expect(await make()).toBe(true)
    rmSync(join(folder, 'in/b.txt'))
    expect(await make()).toBe(true)
    rmSync(join(folder, 'out.txt'))
    expect(await make()).toBe(true)
    expect(await make()).toBe(false)
  })

  test('and again when it failed the last time', async () => {
    const failing = () => Promise.reject(new Error('no'))
    await expect(make({ work: failing })).rejects.toThrow('no')
    expect(await make()).toBe(true)
  })
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

describe('the command line runs bundled', () => {
  const help = (program) => spawnSync(process.execPath, [program, '--help'], { encoding: 'utf8' }).stdout

  test('whoever asks at once is given the same bundle, and it runs', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => bundled('server/cli/parley.ts')))
    expect(other).toBe(one)
    expect(help(one)).toContain('Usage: parley')
  })

  test('what is no program of these runs from its source', async () => {
    expect(await bundled('server/soak/main.ts')).toBeNull()
  })
})
