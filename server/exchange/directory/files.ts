import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Agent, parseAgents } from './format/agents'
import { type Meta, parseMeta } from './format/meta'
import { parseTurn, parseTurnStarted } from './format/turns'
import { Ended, failed, type Outcome, refused } from './outcome'

/** A negotiation's directory as it stands, and as it is named to whoever asked. */
export type Place = { path: string; named: string }

/** npm starts programs in the project’s folder, and says where the person was. */
export function placeOf(named: string, environment: Partial<NodeJS.ProcessEnv> = process.env): Place {
  const from = environment.npm_lifecycle_event === 'parley' ? environment.INIT_CWD : undefined
  return { path: resolve(from ?? process.cwd(), named), named }
}

export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    // The system does not say of a directory where it stands.
    throw error instanceof Error ? Object.assign(error, { path }) : error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

/** Whole or not at all: a reader never sees half of it, and a kill leaves the former text. */
export function writeText(path: string, text: string | Buffer): void {
  prepared(path, text, (ready) => renameSync(ready, path))
}

/** As `writeText`, but only where nothing stands yet. @returns whether it was written */
export function writeNew(path: string, text: string): boolean {
  return prepared(path, text, (ready) => {
    try {
      linkSync(ready, path)
      return true
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
      throw error
    }
  })
}

function prepared<T>(path: string, text: string | Buffer, then: (ready: string) => T): T {
  mkdirSync(dirname(path), { recursive: true })
  // Not named after the file: its name may be as long as a name can be.
  const ready = join(dirname(path), `.parley-${randomUUID()}.tmp`)
  try {
    const file = openSync(ready, 'wx')
    try {
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    return then(ready)
  } finally {
    rmSync(ready, { force: true })
  }
}

/** The Markdown files of a folder by name, without hidden ones. A folder that is missing has none. */
export function markdownIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((one) => !one.isDirectory() && one.name.endsWith('.md') && !one.name.startsWith('.'))
      .map((one) => one.name)
      .sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** When a file was last written. @returns null where there is none */
function writtenAt(path: string): Date | null {
  return existsSync(path) ? statSync(path).mtime : null
}

/** @throws Ended where there is no negotiation, with what `missing` makes of it */
export function readMeta(place: Place, missing: (line: string) => Outcome = noNegotiation): Meta {
  const text = readText(join(place.path, 'meta.md'))
  if (text === null) throw new Ended(missing(`Error: No negotiation found at ${place.named}`))
  const meta = parseMeta(text)
  if (meta === null)
    throw new Ended(
      refused(
        'Unreadable',
        `Error: ${place.named}/meta.md does not say how many agents are expected. Add a line "- **expected_agents:** 2".`,
      ),
    )
  return meta
}

function noNegotiation(line: string): Outcome {
  return failed(2, 'NoNegotiation', line)
}

export function readAgents(place: Place): Agent[] {
  return parseAgents(readText(join(place.path, 'agents.md')) ?? '')
}

export function readTurn(place: Place): string {
  return parseTurn(readText(join(place.path, 'turn.md')))
}

/**
 * When the turn of its holder began. Where older scripts handed it on they noted nothing: then since `turn.md` was
 * written, so that a holder who never came blocks nobody.
 */
export function turnStarted(place: Place, holder: string): Date | null {
  const noted = parseTurnStarted(readText(join(place.path, '.turn-started')))
  return noted?.agent === holder ? noted.at : writtenAt(join(place.path, 'turn.md'))
}

/**
 * Whether the turn is just being handed on by somebody else: the clock of the next holder is noted before `turn.md` names them. Older scripts
 * left a clock that is older than `turn.md`.
 */
export function isHandedOn(place: Place, turn: string): boolean {
  const clock = join(place.path, '.turn-started')
  const noted = parseTurnStarted(readText(clock))
  if (noted === null || noted.agent === turn) return false
  const [started, named] = [writtenAt(clock), writtenAt(join(place.path, 'turn.md'))]
  return started !== null && (named === null || started > named)
}
