import { cutName, numbered, percent, UNSEEN } from './names'

/**
 * What others wrote is data in its reader's shell. Programs take files of some names for their settings or their
 * instructions, and run what stands in them, as soon as somebody works in the directory they lie in: a file of a record
 * is written under its own path only where no program does.
 */

/** Where files go that no longer say what the negotiation says, and those that a program would take for its own. */
export const SUPERSEDED = 'sources/as-imported/'

/** Files of the format that other rules would not leave where they are. */
const OWN = /^(agents\.md|\.turn-started|\.[A-Za-z][A-Za-z0-9-]*-done|\.parley\/(agreed-by|turn\/of))$/
/** The hidden folders of the format; in the second stand positions as they were when a turn began. */
const OWN_FOLDERS = ['.parley', '.parley/turn']
const KEPT_TURN = '.parley/turn/'

/**
 * What a name cannot hold on every system: what separates paths, drives and streams, wild cards, an end that Windows
 * leaves out, and the sign of the second names that it gives: `git~1` is `.git` there.
 */
const FORBIDDEN = /[/\\:*?"<>|\p{Cc}]|[. ]+$|(?<=^[^.]{1,6})~(?=\d+(\.[^.]{0,3})?$)/gu
/** What software that works for people reads for its instructions wherever it lies. */
const INSTRUCTIONS =
  /^(agents?|claude|codebuddy|codex|copilot-instructions|crush|gemini|iflow|jules|kimi|opencode|qwen|replit|skill|warp)(\.[a-z-]+)?\.md$/
/** Names of Windows for what is no file, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|clock\$|com[0-9¹²³]|lpt[0-9¹²³])\s*(\.|$)/

/** What is read, printed and looked at, and run by nothing. */
const DOCUMENT =
  /\.(adoc|bin|bmp|csv|docx?|eml|gif|heic|jpe?g|markdown|md|od[pst]|pdf|png|pptx?|rst|rtf|text|tiff?|tsv|txt|webp|xlsx?)$/i
/** Data that programs look for at the top of a directory, and not among its sources. */
const DATA = /^sources\/.*\.(bib|html?|ics|jsonl?|log|svg|tex|xml|ya?ml|zip)$/i

type Encoding = 'text' | 'base64'

/** The same for every name that a file system could take for this one. */
export function folded(name: string): string {
  return name.replace(UNSEEN, '').normalize('NFC').toUpperCase().toLowerCase()
}

/** Whether a file or folder is left out of an import: hidden, and none of the format's own. */
export function isHidden(path: string, what: 'file' | 'folder'): boolean {
  const own = what === 'file' ? isOwn(path) : OWN_FOLDERS.includes(path)
  return !own && path.split('/').some((step) => folded(step).startsWith('.'))
}

function isOwn(path: string): boolean {
  if (OWN.test(path)) return true
  const kept = path.startsWith(KEPT_TURN) ? path.slice(KEPT_TURN.length) : ''
  return kept.endsWith('.md') && inertName(kept) === kept
}

function isObeyed(name: string): boolean {
  const plain = folded(name)
  return plain === '' || plain.startsWith('.') || INSTRUCTIONS.test(plain) || DEVICE.test(plain)
}

/** A name that no program takes for its own and every file system takes; a plain one as it is. */
export function inertName(name: string): string {
  return cutName(escapedName(name))
}

function escapedName(name: string): string {
  const whole = name.toWellFormed().replace(FORBIDDEN, percent)
  if (!isObeyed(whole)) return whole
  const seen = whole.replace(UNSEEN, percent)
  // Written out it may be short enough for a name that Windows gives.
  return escapedName(isObeyed(seen) ? seen.replace(/^./u, percent) : seen)
}

/** Where a file of this path is written: there, or below `SUPERSEDED` under a name that nothing acts upon. */
export function inertPath(path: string, encoding: Encoding = 'text'): string {
  return isInert(path) ? path : SUPERSEDED + inertSteps(path, encoding).join('/')
}

export function isInert(path: string): boolean {
  if (isOwn(path)) return true
  const named = path.split('/').every((step) => step !== '' && inertName(step) === step)
  return named && (DOCUMENT.test(path) || DATA.test(path))
}

function inertSteps(path: string, encoding: Encoding): string[] {
  const inside = path.startsWith(SUPERSEDED) ? path.slice(SUPERSEDED.length) : path
  const steps = inside.split('/').filter((step) => step !== '')
  const last = inertFile(steps.pop() ?? 'unnamed', encoding)
  return [...steps.map(inertName), last]
}

/** The name of a file, with an ending that says it is a document. */
function inertFile(name: string, encoding: Encoding): string {
  const escaped = escapedName(name)
  return inertName(DOCUMENT.test(escaped) ? escaped : `${escaped}${encoding === 'text' ? '.txt' : '.bin'}`)
}

/** A title as a file's name: what a name cannot hold is written as in an address, and its end is left out if it is long. */
export function fileNameOf(title: string): string {
  return inertFile(title.replaceAll('%', percent), 'text')
}

/** The name of an issue's file, which has its own in two folders. */
export function issueName(name: string): string {
  const escaped = escapedName(name)
  return inertName(escaped.endsWith('.md') ? escaped : `${escaped}.md`)
}

/** The paths of one directory: no two that some file system takes for one, and no file where a folder is. */
export class Paths {
  readonly #files = new Set<string>()
  readonly #folders = new Set<string>()

  take(path: string): string {
    const name = folded(path)
    this.#files.add(name)
    for (const folder of foldersOf(name)) this.#folders.add(folder)
    return path
  }

  isFree(path: string): boolean {
    const name = folded(path)
    if (this.#files.has(name) || this.#folders.has(name)) return false
    return !foldersOf(name).some((folder) => this.#files.has(folder))
  }

  /** Takes `inertPath` of it, or where that is taken one like it. */
  place(path: string, encoding: Encoding): string {
    const wanted = inertPath(path, encoding)
    if (this.isFree(wanted)) return this.take(wanted)
    // In one name, so that no folder is needed where a file lies.
    return this.name(SUPERSEDED, cutName(inertSteps(path, encoding).join('%2f')))
  }

  /** Takes a name in a folder, with a number where it is taken. */
  name(folder: string, name: string): string {
    let path = folder + name
    for (let number = 2; !this.isFree(path); number++) path = folder + numbered(name, number)
    return this.take(path)
  }
}

function foldersOf(path: string): string[] {
  const steps = path.split('/')
  return steps.slice(1).map((_, at) => steps.slice(0, at + 1).join('/'))
}
