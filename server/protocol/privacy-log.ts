import type { Caucus } from './caucus'
import { PLAYED } from './control'
import type { CommandId, PersonId } from './ids'
import type { Reference } from './settlement'
import type { Mark, Opened } from './state'
import type { CaucusPart, SealedPart } from './view'

/** A public entry that rests on a sentence that was said in the room. */
export type Rest =
  | { kind: 'findings'; mark: Mark }
  | { kind: 'question'; question: number; mark: Mark }
  | { kind: 'work'; work: number; mark: Mark }
  | { kind: 'settlement'; version: number; mark: Mark }

export type Logged = {
  message: CommandId
  by: PersonId | null
  mark: Mark
  /** Null where this person may not read it: it was sealed before they sat down, or has been erased. */
  part: CaucusPart | null
  /** When it was used to answer here; null where nothing was made of it. */
  answered: Mark | null
  /** Numbers of the releases of its sentences. */
  left: number[]
}

/** Somebody who could read what was said here, and plays the mediator in the room or did so afterwards. */
export type MediatingReader = { person: PersonId; name: string; plays: boolean }

/** What was said in one caucus, what was made of it, and everything that left it. */
export type PrivacyLog = {
  caucus: Caucus
  said: Logged[]
  released: (Opened['releases'][number] & { rests: Rest[] })[]
  mediating: MediatingReader[]
  /**
   * What models gave in the room is held against every caucus. `refused` are all entries that say so of the room since: it
   * is told of none what it met, since one that met nothing here would tell of what others said alone.
   */
  held: { runs: Mark[]; refused: Mark[] }
  /** What everybody can read of the caucus itself: these entries, and nothing of what they stand for. */
  seen: { what: 'opened' | 'message' | 'closed'; mark: Mark }[]
}

/** From the record and the viewer's own sealed parts: nobody else's could make it. */
export function privacyLog(state: Opened, caucus: Caucus, mine: readonly SealedPart[]): PrivacyLog {
  const parts = mine.flatMap((part) => (part.kind === 'caucus' ? [part] : []))
  const released = state.releases.filter((one) => one.caucus === caucus.caucus)
  return {
    caucus,
    said: caucus.messages.map((one) => ({
      message: one.message,
      by: one.by,
      mark: one.mark,
      part: parts.find((part) => part.message === one.message) ?? null,
      answered: caucus.messages.find((two) => two.to === one.message)?.mark ?? null,
      left: released.filter((two) => two.message === one.message).map((two) => two.release),
    })),
    released: released.map((one) => ({ ...one, rests: restsOn(state, one.release) })),
    mediating: mediatingReaders(state, caucus),
    held: heldAgainst(state, caucus),
    seen: [
      { what: 'opened', mark: caucus.mark },
      ...caucus.messages.map((one) => ({ what: 'message' as const, mark: one.mark })),
      ...(caucus.closed ? [{ what: 'closed' as const, mark: caucus.closed.mark }] : []),
    ],
  }
}

function mediatingReaders(state: Opened, caucus: Caucus): MediatingReader[] {
  const players = new Map(state.control.players.map((one) => [one.person, one]))
  return [...players.values()].flatMap(({ person, name }): MediatingReader[] => {
    const first = caucus.messages.find(({ mark }) => couldRead(state, caucus, person, mark))
    const since =
      first && state.control.players.filter((one) => one.person === person && endsAfter(one, first.mark))
    if (!since || since.length === 0) return []
    return [{ person, name, plays: since.some((one) => one.to === null) }]
  })
}

const endsAfter = ({ to }: { to: number | null }, { seq }: Mark) => to === null || to > seq

/** Whether a message was sealed to this person, who sits for no party. */
function couldRead(state: Opened, caucus: Caucus, person: PersonId, { seq }: Mark): boolean {
  if (caucus.with === 'mediator') return caucus.player === person
  return state.people.some(
    (one) =>
      one.person === person &&
      one.role === 'facilitator' &&
      one.since.seq < seq &&
      (one.left === null || one.left.seq > seq),
  )
}

/** Given the record alone, and held against nothing. */
const RULES = 'built-in'

function heldAgainst(state: Opened, { messages }: Caucus): PrivacyLog['held'] {
  const from = messages[0]?.mark.seq
  if (from === undefined) return { runs: [], refused: [] }
  const runs = state.runs.filter((one) => one.mediator !== PLAYED && one.mediator !== RULES)
  const refused = runs.flatMap((one) => one.refusedOutputs)
  return {
    runs: runs.flatMap((one) => (one.mark.seq > from ? [one.mark] : [])),
    refused: refused.flatMap((one) =>
      one.mark.seq > from && one.reasons.includes('leak') ? [one.mark] : [],
    ),
  }
}

/** Every text in the room that names a released sentence as what it rests on. */
function restsOn(state: Opened, release: number): Rest[] {
  const cites = (references: readonly Reference[]) =>
    references.some((one) => one.kind === 'release' && one.release === release)
  return [
    ...state.findings.flatMap((one): Rest[] =>
      one.findings.some((found) =>
        cites((found.kind === 'conflict' ? found.between : [found.about]).map((quote) => quote.reference)),
      )
        ? [{ kind: 'findings', mark: one.mark }]
        : [],
    ),
    ...state.questions.flatMap((one): Rest[] =>
      cites(one.about) ? [{ kind: 'question', question: one.question, mark: one.mark }] : [],
    ),
    ...state.works.flatMap((one): Rest[] =>
      cites(citedByWork(one.content)) ? [{ kind: 'work', work: one.work, mark: one.mark }] : [],
    ),
    ...state.settlements.flatMap(({ settlement, mark }): Rest[] =>
      cites([...settlement.terms, ...settlement.tradeOffs].flatMap((one) => one.sources))
        ? [{ kind: 'settlement', version: settlement.version, mark }]
        : [],
    ),
  ].sort((one, two) => one.mark.seq - two.mark.seq)
}

function citedByWork(content: Opened['works'][number]['content']): Reference[] {
  switch (content.kind) {
    case 'alternatives':
      return content.options.flatMap((one) => one.sources)
    case 'comparison':
      return content.pairs.flatMap((one) => one.points.map((point) => point.about))
    case 'addressed':
      return content.texts.map((one) => one.reference)
    case 'clarification':
    case 'readings':
    case 'disagreement':
      return []
  }
}
