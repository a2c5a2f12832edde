import { authorsOf, type Block, type PositionsFile, roundsOf, statusOf } from './positions'

export type Files = ReadonlyMap<string, PositionsFile>
/** A rule of the protocol that the files of positions break. */
export type Breach =
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

/** Rule 6: an issue on which fewer than two agents have taken a position is agreed by nobody. */
export function selfAgreed(file: PositionsFile): boolean {
  return statusOf(file).standing === 'AGREED' && authorsOf(file).length < 2
}

export function selfAgreement(before: Files | null, now: Files): Breach | null {
  for (const [file, positions] of now) {
    const earlier = before?.get(file)
    if (selfAgreed(positions) && !(earlier && selfAgreed(earlier)))
      return { rule: 'SelfAgreement', file, authors: authorsOf(positions) }
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
