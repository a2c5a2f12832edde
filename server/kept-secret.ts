import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret made at first use and kept in `folder`, so that sessions outlive a restart: 43 characters, base64url. */
export function keptSecret(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  if (!existsSync(file)) {
    // Renamed into place: a start that is cut short leaves no empty secret behind.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 })
    renameSync(unfinished, file)
  }
  return readFileSync(file, 'utf8').trim()
}
