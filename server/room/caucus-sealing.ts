import type { Ledger, SealedRow } from '@/server/ledger/ledger'
import type { SealedText } from '@/server/mediator/guard/input'
import type { LentSecret } from '@/server/mediator/job'
import { seated } from '@/server/protocol/authority'
import {
  type Caucus,
  type CaucusOrigin,
  ORIGIN_FIELD,
  SENTENCES,
  sentenceField,
} from '@/server/protocol/caucus'
import { peopleIn } from '@/server/protocol/caucuses'
import type { CommandId, PartyId, PersonId } from '@/server/protocol/ids'
import type { Spent } from '@/server/protocol/spent'
import type { Opened } from '@/server/protocol/state'
import type { CaucusPart } from '@/server/protocol/view'
import { canonicalJson } from '@/server/record/canonical'
import type { Opening } from '@/server/record/commitment'
import { caucusParts } from './caucus-parts'
import { seal } from './sealing'

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A text as the sentences of one message, to the letter; what is beyond the last place stands in it. */
export function inSentences(text: string): string[] {
  const found: string[] = []
  for (const { segment } of segmenter.segment(text))
    for (const one of segment.split(/(?<=\n)(?=\S)/u)) {
      const before = found.at(-1)
      const blank = before !== undefined && (one.trim() === '' || before.trim() === '')
      if (blank) found[found.length - 1] = before + one
      else found.push(one)
    }
  const kept = found.slice(0, SENTENCES - 1)
  const rest = found.slice(SENTENCES - 1).join('')
  return Array.from({ length: SENTENCES }, (_, at) => (at === SENTENCES - 1 ? rest : (kept[at] ?? '')))
}

/**
 * The sealed rows of a message, always as many.
 * @param owner the person who wrote it; of an answer of software, the person it answers, so that it goes with theirs
 */
export function sealMessage(
  negotiation: string,
  owner: PersonId,
  command: CommandId,
  text: string,
  audience: readonly PersonId[],
): SealedRow[] {
  return inSentences(text).map((content, at) =>
    seal({ negotiation, owner, field: sentenceField(at + 1), command }, content, [...audience]),
  )
}

export function sealOrigin(
  negotiation: string,
  owner: PersonId,
  command: CommandId,
  origin: CaucusOrigin,
  audience: readonly PersonId[],
): SealedRow {
  return seal({ negotiation, owner, field: ORIGIN_FIELD, command }, canonicalJson(origin), [...audience])
}

/** What a model was sent for an answer and what it gave, for those who talk there. It goes with the message it answers. */
export function sealExchange(
  negotiation: string,
  owner: PersonId,
  command: CommandId,
  content: string,
  audience: readonly PersonId[],
): SealedRow {
  return seal({ negotiation, owner, field: 'exchange', command }, content, [...audience])
}

/** What answers to one party alone have used of models. How much is as private as what was said there. */
export async function spentInCaucuses(
  ledger: Pick<Ledger, 'sealedFor'>,
  state: Opened,
  party: PartyId,
): Promise<Spent> {
  const spent: Spent = { tokens: 0, microdollars: 0, calls: 0, ms: 0 }
  const own = state.caucuses.filter((one) => one.party === party && one.mediator !== null)
  for (const { origin } of (await saidIn(ledger, state, own)).values())
    for (const { used } of origin?.calls ?? []) {
      spent.tokens += used.input + used.output
      spent.microdollars += used.microdollars ?? 0
      spent.calls += 1
      spent.ms += used.ms
    }
  return spent
}

/** What was said in some caucuses, for the mediator that answers there and for the guard: it goes nowhere else. */
export async function saidIn(
  ledger: Pick<Ledger, 'sealedFor'>,
  state: Opened,
  caucuses: readonly Caucus[],
): Promise<Map<CommandId, CaucusPart>> {
  const said = caucuses.flatMap((one) => one.messages)
  const authors = new Set(said.flatMap((one) => one.by ?? []))
  const openings: Opening[] = []
  for (const author of authors) openings.push(...(await ledger.sealedFor(state.negotiation, author, false)))
  const ids = new Set<string>(said.map((one) => one.message))
  const parts = caucusParts(openings.filter((one) => ids.has(one.command)).filter(firstOfItsPlace))
  return new Map(parts.map((part) => [part.message, part]))
}

const firstOfItsPlace = (one: Opening, at: number, all: Opening[]) =>
  all.findIndex((two) => two.command === one.command && two.field === one.field) === at

/** Sentences of caucuses that have not left them: what no output of a mediator may give away. */
export async function caucusNotes(
  ledger: Pick<Ledger, 'sealedFor'>,
  state: Opened,
  of: (caucus: Caucus) => boolean = () => true,
): Promise<LentSecret[]> {
  const chosen = state.caucuses.filter(of)
  return keptIn(state, chosen, await saidIn(ledger, state, chosen))
}

/** The same, of what one person was told alone or said there: held against theirs, it tells them nothing new. */
export async function notesKnownTo(
  ledger: Pick<Ledger, 'sealedFor'>,
  state: Opened,
  who: PersonId,
  of: (caucus: Caucus) => boolean = () => true,
): Promise<SealedText[]> {
  const parts = caucusParts(await ledger.sealedFor(state.negotiation, who, false))
  return keptIn(state, state.caucuses.filter(of), new Map(parts.map((part) => [part.message, part])))
}

function keptIn(
  state: Opened,
  caucuses: readonly Caucus[],
  parts: ReadonlyMap<CommandId, CaucusPart>,
): LentSecret[] {
  return caucuses.flatMap((caucus) => {
    const { party, messages } = caucus
    const owners = peopleIn(state, caucus).filter((one) => seated(state, one)?.party === party)
    const name = state.parties.find((one) => one.party === party)?.name ?? ''
    return messages
      .filter((one) => one.to === null || one.by !== null)
      .flatMap((one) =>
        (parts.get(one.message)?.sentences ?? []).flatMap((text, at) => {
          const out =
            state.releases.some((two) => two.message === one.message && two.sentence === at + 1) ||
            state.revealed.some((two) => two.commitment === one.sentences[at])
          return out || text.trim() === ''
            ? []
            : [{ party: name, kind: 'note' as const, text: text.trim(), owners }]
        }),
      )
  })
}
