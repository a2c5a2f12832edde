/** Codes of 10 and above are refusals that the older scripts did not know. Below 10 each command has its own. */
export const REFUSED = {
  NotYourTurn: 10,
  SelfAgreement: 11,
  RoundLimit: 12,
  RegistrationClosed: 13,
  ReservedName: 14,
  AlreadyDone: 15,
  TextChanged: 16,
  Busy: 17,
  NoNegotiation: 18,
  Unreadable: 19,
  /** On a server: the token, its delegation, or the phase does not allow it. */
  NotAllowed: 20,
} as const
type Reason = keyof typeof REFUSED

export type Told = string | number | boolean | null | Told[] | { [key: string]: Told }
/** What a command answers: the exit code, the lines for people and old scripts, and the same as data. */
export type Outcome = { code: number; lines: string[]; data: { [key: string]: Told } }

export function done(lines: string[], data: Outcome['data'] = {}, code = 0): Outcome {
  return { code, lines, data }
}

/** A failure that the older scripts have too, under their own code. */
export function failed(code: number, reason: string, ...lines: string[]): Outcome {
  return { code, lines, data: { reason } }
}

export function refused(reason: Reason, ...lines: string[]): Outcome {
  return { code: REFUSED[reason], lines, data: { reason } }
}

/** Thrown where a command cannot go on, with the outcome to end with. */
export class Ended extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome.lines.join('\n'))
  }
}

const SYSTEM: Record<string, string> = {
  EACCES: 'this account may not write or read it',
  EPERM: 'this account may not write or read it',
  EROFS: 'it is on a disk that can only be read',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is a file, not a directory',
  ENAMETOOLONG: 'its name is too long for this system',
  EISDIR: 'a directory stands where a file should be',
}

/** What a file system refused, as an outcome. Anything that is no such refusal is a bug and thrown on. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof Ended) return error.outcome
  if (error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string') {
    const where = 'path' in error ? `${error.path}: ` : ''
    return refused('Unreadable', `Error: ${where}${SYSTEM[error.code] ?? error.message}`)
  }
  throw error
}
