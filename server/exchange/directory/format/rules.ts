import { authorsOf, type Block, NO_POSITIONS, type PositionsFile, roundsOf, statusOf } from './positions'

export type Files = ReadonlyMap<string, PositionsFile>
/** A rule of the protocol that the files of positions break. */
type Breach =
  | { rule: 'TextChanged'; file: string; heading: string }
  | { rule: 'RoundLimit'; file: string; rounds: number }
  | { rule: 'SelfAgreement'; file: string; authors: string[] }

const same = (a: Block, b: Block) => a.heading === b.heading && a.text === b.text

/** Rule 1, append only: every position of before still stands, to the letter. */
export function changedText(before: Files, now: Files): Breach | null {
  for (const [file, { blocks }] of before) {
    const left = [...(now.get(file)?.blocks ?? [])]
    for (const block of blocks) {
      const at = left.findIndex((one) => same(one, block))
      if (at < 0) return { rule: 'TextChanged', file, heading: block.heading.replace(/^##\s+/, '') }
      left.splice(at, 1)
    }
  }
  return null
}

/** Rule 7: nobody takes more positions on an issue than there are rounds; 0 sets no limit. What stood before is another turn’s. */
export function beyondRounds(agent: string, most: number, before: Files | null, now: Files): Breach | null {
  if (most === 0) return null
  for (const [file, positions] of now) {
    const rounds = roundsOf(positions, agent)
    const earlier = before?.get(file)
    if (rounds > most && rounds > (earlier ? roundsOf(earlier, agent) : 0))
      return { rule: 'RoundLimit', file, rounds }
  }
  return null
}

/**
 * Rule 6: nobody agrees with itself. `by` is whoever set the status; where nobody knows, two agents must have taken a
 * position.
 */
export function agreedAlone(authors: readonly string[], by: string | null): boolean {
  return by === null ? authors.length < 2 : authors.every((one) => one === by)
}

const isAgreed = (file: PositionsFile | undefined) =>
  file !== undefined && statusOf(file).standing === 'AGREED'

/** The files that became AGREED since; where nothing is known of before, all that are. */
export function newlyAgreed(before: Files | null, now: Files): string[] {
  return [...now.keys()].filter((file) => isAgreed(now.get(file)) && !isAgreed(before?.get(file)))
}

export function selfAgreement(agent: string, before: Files | null, now: Files): Breach | null {
  for (const file of newlyAgreed(before, now)) {
    const authors = authorsOf(now.get(file) ?? NO_POSITIONS)
    if (agreedAlone(authors, agent)) return { rule: 'SelfAgreement', file, authors }
  }
  return null
}

/** Rule 5: the issues that are still open and on which this turn said nothing. */
export function unaddressed(
  agent: string,
  issues: readonly string[],
  before: Files | null,
  now: Files,
): string[] {
  const said = (files: Files | null, file: string) =>
    files?.get(file)?.blocks.filter((one) => one.agent === agent).length ?? 0
  return issues.filter((file) => {
    const positions = now.get(file)
    const open = !positions || statusOf(positions).standing === 'OPEN'
    return open && said(now, file) <= said(before, file)
  })
}
