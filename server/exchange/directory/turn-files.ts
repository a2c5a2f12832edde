import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { markdownIn, type Place, readText, writeText } from './files'
import { linesOf } from './format/lines'
import { type PositionsFile, parsePositions } from './format/positions'
import { beyondRounds, changedText, type Files, newlyAgreed, selfAgreement } from './format/rules'
import { formatTurnStarted } from './format/turns'
import { type Outcome, refused } from './outcome'

/** The positions as they stood when the turn began: what must still stand when it ends, and can be put back from there. */
const KEPT = join('.parley', 'turn')

/** Gives the turn to an agent, clock and all. `turn.md` is last: a kill before it leaves the former turn. */
export function beginTurn(place: Place, holder: string, now: Date): void {
  const positions = join(place.path, 'positions')
  const names = markdownIn(positions)
  for (const name of names) writeText(join(place.path, KEPT, name), readText(join(positions, name)) ?? '')
  for (const gone of markdownIn(join(place.path, KEPT)).filter((name) => !names.includes(name)))
    rmSync(join(place.path, KEPT, gone), { force: true })
  writeText(join(place.path, KEPT, 'of'), `${holder}\n`)
  restartClock(place, holder, now)
  writeText(join(place.path, 'turn.md'), `${holder}\n`)
}

export function restartClock(place: Place, holder: string, now: Date): void {
  writeText(join(place.path, '.turn-started'), formatTurnStarted(holder, now))
}

export function positionsOf(place: Place): Map<string, PositionsFile> {
  return parsed(join(place.path, 'positions'))
}

/** @returns null where the turn began in another way than by `beginTurn`: nothing is known of before then */
export function positionsBefore(place: Place, holder: string): Map<string, PositionsFile> | null {
  const folder = join(place.path, KEPT)
  if (!existsSync(folder) || readText(join(folder, 'of'))?.trim() !== holder) return null
  return parsed(folder)
}

function parsed(folder: string): Map<string, PositionsFile> {
  return new Map(
    markdownIn(folder).map((name) => [name, parsePositions(readText(join(folder, name)) ?? '')] as const),
  )
}

/** What keeps a turn from ending. @returns null when nothing does */
export function brokenRule(
  place: Place,
  agent: string,
  most: number,
  before: Files | null,
  now: Files,
): Outcome | null {
  const breach =
    (before && changedText(before, now)) ??
    beyondRounds(agent, most, before, now) ??
    selfAgreement(agent, before, now)
  switch (breach?.rule) {
    case undefined:
      return null
    case 'TextChanged':
      return refused(
        'TextChanged',
        `Error: ${breach.file}: "${breach.heading}" no longer reads as it did. Positions are append-only.`,
        `The file as it was: ${place.named}/${KEPT}/${breach.file}`,
      )
    case 'RoundLimit':
      return refused(
        'RoundLimit',
        `Error: ${breach.file}: ${agent} has taken ${breach.rounds} positions, and the limit is ${most}.`,
        'Take the last one out, and set the status to ESCALATE if there is no agreement.',
      )
    case 'SelfAgreement':
      return refused('SelfAgreement', selfAgreementLine(breach.file, breach.authors), SELF_AGREEMENT_HELP)
  }
}

export const SELF_AGREEMENT_HELP = 'AGREED needs a position of another agent. Set the status to OPEN.'
export function selfAgreementLine(file: string, authors: readonly string[]): string {
  const who = authors.length === 0 ? 'nobody has' : `only ${authors.join(', ')} has`
  return `Error: ${file} is AGREED, but ${who} taken a position on it.`
}

/** Who set which file to AGREED, as far as a hand-off saw it. */
const AGREED_BY = join('.parley', 'agreed-by')

function agreedBy(place: Place): Map<string, string> {
  const lines = linesOf(readText(join(place.path, AGREED_BY)) ?? '')
  return new Map(
    lines.flatMap((line) => {
      const [, agent, file] = /^(\S+) (.+)$/.exec(line) ?? []
      return agent !== undefined && file !== undefined ? [[file, agent] as const] : []
    }),
  )
}

/** Keeps who agreed in the turn that ends. */
export function keepAgreed(place: Place, agent: string, before: Files | null, now: Files): void {
  const noted = agreedBy(place)
  if (before !== null) for (const file of newlyAgreed(before, now)) noted.set(file, agent)
  const agreed = newlyAgreed(null, now)
  const lines = [...noted].filter(([file]) => agreed.includes(file)).map(([file, by]) => `${by} ${file}\n`)
  if (lines.length > 0 || noted.size > 0) writeText(join(place.path, AGREED_BY), lines.join(''))
}

/** Who set a file to AGREED: seen at a hand-off, or the holder where it became so in this turn; null where nobody knows. */
export function agreeing(place: Place, turn: string): (file: string) => string | null {
  const noted = agreedBy(place)
  const before = positionsBefore(place, turn)
  const fresh = before === null ? [] : newlyAgreed(before, positionsOf(place))
  return (file) => (fresh.includes(file) ? turn : (noted.get(file) ?? null))
}
