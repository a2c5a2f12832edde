import { canonicalJson } from '@/server/record/canonical'
import type { StoredEntry } from '@/server/record/entry'
import type { ToldEntry } from '@/server/record/replay'
import { verifyRecord } from '@/server/record/verify'
import { partyOf, seated } from '../authority'
import type { Event } from '../events'
import type { CommandId, PersonId } from '../ids'
import { digestOf } from '../settlement'
import type { Opened, State } from '../state'
import { type SealedRow, viewFor } from '../view'

export class FuzzFault extends Error {}

export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new FuzzFault(what)
}

/** A text that only its readers may ever see. */
export type SealedField = 'words' | 'flags' | 'utilities' | 'batna' | 'verdict' | 'caucus' | 'look' | 'note'
export type Planted = { text: string; owner: PersonId; field: SealedField; attempt: CommandId }

/** Sealed rows as the ledger would give them now: flags go to whoever moderates at the time. */
function rowsOf(state: Opened, planted: readonly Planted[]): SealedRow[] {
  const moderating = state.people.filter((one) => one.role === 'facilitator' && one.left === null)
  return planted.map(({ text, owner, field, attempt }): SealedRow => {
    if (field === 'caucus')
      return {
        audience: caucusAudience(state, attempt),
        part: { kind: 'caucus', message: attempt, owner, sentences: [text], origin: null },
      }
    return {
      audience: audienceOf(field, owner, state, attempt, moderating),
      part: { kind: 'flag', attempt, owner, flags: [text] },
    }
  })
}

function audienceOf(
  field: SealedField,
  owner: PersonId,
  state: Opened,
  act: CommandId,
  moderating: readonly { person: PersonId }[],
): PersonId[] {
  const all = moderating.map((one) => one.person)
  if (field === 'flags' || field === 'look') return all
  return field === 'note' ? [...all, ...askerOf(state, act)] : [owner]
}

/** Whose words a facilitator's note is about. */
function askerOf(state: Opened, restate: CommandId): PersonId[] {
  const calls = [...state.calls, ...(state.phase === 'Ratification' ? [state.open] : [])]
  return calls
    .flatMap((one) => one.looks)
    .flatMap((one) => (one.answer?.restate === restate ? [one.person] : []))
}

/** Whoever talked in the caucus as the message was sent: reckoned from the seats of that time, apart from the rule. */
function caucusAudience(state: Opened, message: CommandId): PersonId[] {
  const caucus = state.caucuses.find((one) => one.messages.some((two) => two.message === message))
  const seq = caucus?.messages.find((one) => one.message === message)?.mark.seq
  if (!caucus || seq === undefined) return []
  return state.people.flatMap((one) => {
    const there = one.since.seq < seq && (one.left === null || one.left.seq > seq)
    const sides = one.party === caucus.party || (caucus.with === 'facilitator' && one.role === 'facilitator')
    return there && (sides || one.person === caucus.player) ? [one.person] : []
  })
}

/** Said in the room by the party's own act: from then on it is nobody's secret. */
const isReleased = (state: Opened, secret: Planted) =>
  state.releases.some((one) => one.message === secret.attempt && one.text === secret.text)

/** No view holds a planted text but those of its readers. */
export function checkViews(state: Opened, people: readonly PersonId[], planted: readonly Planted[]): void {
  const rows = rowsOf(state, planted)
  const open = JSON.stringify(state)
  for (const viewer of people) {
    const view = viewFor(state, viewer, rows)
    must((view === null) === (seated(state, viewer) === undefined), `${viewer} sees without a seat`)
    if (!view) continue
    must(view.negotiation === state, 'a view with a state of its own')
    const text = JSON.stringify([view.mine, view.needs, view.me]) + open
    for (const secret of planted) {
      const mayRead = mayReadOf(state, secret, viewer, view.me.role === 'facilitator')
      must(mayRead || !text.includes(secret.text), `${viewer} sees a sealed text of ${secret.owner}`)
    }
  }
}

function mayReadOf(state: Opened, secret: Planted, viewer: PersonId, moderates: boolean): boolean {
  switch (secret.field) {
    case 'words':
    case 'utilities':
    case 'batna':
    case 'verdict':
      return secret.owner === viewer
    case 'flags':
    case 'look':
      return moderates
    case 'note':
      return moderates || askerOf(state, secret.attempt).includes(viewer)
    case 'caucus':
      return caucusAudience(state, secret.attempt).includes(viewer) || isReleased(state, secret)
  }
}

/** What must hold after every entry. */
export function checkStep(before: State, entry: ToldEntry, after: Opened): void {
  if (before.phase !== after.phase)
    must(entry.actor.kind === 'person', `${after.phase} was reached without a person`)
  checkDelegate(before, entry)
  for (const { party, signatory, removed } of after.parties) {
    if (!signatory) continue
    const seat = seated(after, signatory)
    must(
      !removed && seat?.party === party && seat.role === 'signatory',
      `the signatory of ${party} sits elsewhere`,
    )
  }
  for (const one of after.people) {
    if (one.left) continue
    must(
      (one.role === 'facilitator' || one.role === 'observer') === (one.party === null),
      `${one.person} sits wrongly`,
    )
    must(
      after.people.filter((two) => two.person === one.person && !two.left).length === 1,
      'somebody sits twice',
    )
  }
  for (const event of entry.events) {
    if (event.type === 'IssueAgreed') checkAgreed(after, event.issue)
    if (event.type === 'NegotiationClosed') {
      must(entry.actor.kind === 'person' && entry.actor.person === event.by, 'an ending without its person')
      must(after.phase === 'Closed', 'closed and not closed')
      must(
        after.runs.every((one) => one.state !== 'working'),
        'a run goes on after the end',
      )
    }
  }
  if (after.phase === 'Ratification')
    for (const { party } of after.open.parties)
      must(
        after.open.ratifications.filter((one) => one.party === party && !one.withdrawn).length <= 1,
        'ratified twice',
      )
}

/** All that software of a party may ever cause. */
const BY_SOFTWARE: ReadonlySet<Event['type']> = new Set([
  'DelegateActed',
  'IntentStated',
  'IssueRaised',
  'PositionTaken',
  'DecisionSupported',
  'IssueAgreed',
  'IssueEscalated',
  'IssueReopened',
  'QuestionAnswered',
  'TradeProposed',
  'SettlementCountered',
  // What facilitators have switched on follows by itself from an intent or a counter.
  'MediationRequested',
  'PartyRegistered',
  'TurnsBegun',
  'TurnHandedOff',
  'TurnSkipped',
  'TurnsUsedUp',
  'ConsensusReached',
  'ConsentCheckOpened',
  'ConsentAnswered',
  'OfferMade',
  'OfferRejected',
  'PackageAnswered',
  'BargainingStopped',
])

function checkDelegate(before: State, { actor, at, events }: ToldEntry): void {
  const disclosed = events.some((event) => event.type === 'DelegateActed')
  must(disclosed === (actor.kind === 'delegate'), 'software acted, and the entry does not say so')
  if (actor.kind !== 'delegate' || before.phase === 'Unopened') return
  const bound = events.find((event) => !BY_SOFTWARE.has(event.type))
  must(!bound, `software caused ${bound?.type}`)
  const given = before.delegations.find((one) => one.delegate === actor.delegate)
  must(given !== undefined && !given.revoked && at < given.until, 'software acted after its delegation')
}

function checkAgreed(after: Opened, number: number): void {
  const issue = after.issues.find((one) => one.issue === number)
  must(issue?.status === 'AGREED', 'agreed and not agreed')
  for (const { party, signatory } of after.parties)
    if (signatory)
      must(
        issue.support.some((one) => one.party === party && one.decision === issue.decision),
        `${party} never agreed`,
      )
  must(new Set(issue.positions.map((one) => one.party)).size > 0, 'agreed without a position')
}

/** Words that a person themself confirmed in their own session, whatever was written in anybody's name. */
export type OwnWords = Set<string>
export const ownWord = (person: string, call: number, digest: string, words: string) =>
  canonicalJson([person, call, digest, words])

/** What must hold of the whole record once the negotiation rests. */
export function checkRecord(
  state: Opened,
  entries: readonly StoredEntry[],
  own: OwnWords,
  planted: readonly Planted[],
): void {
  const verdict = verifyRecord(entries, { negotiation: state.negotiation })
  must(verdict.sound, `the record is not sound: ${canonicalJson(verdict.first)}`)
  must(verdict.entries === entries.length, 'entries were left out of the check')
  for (const { text } of entries)
    for (const secret of planted)
      must(isReleased(state, secret) || !text.includes(secret.text), 'a sealed text stands in an entry')
  for (const { settlement } of state.settlements) {
    const { digest, ...body } = settlement
    must(digestOf(body) === digest, 'a settlement was changed')
  }
  const attempts = state.calls.flatMap((call) =>
    call.ratifications.map((one) => `${one.person} ${one.attempt}`),
  )
  must(new Set(attempts).size === attempts.length, 'an attempt was confirmed twice')
  for (const call of state.calls)
    for (const one of call.ratifications)
      must(own.has(ownWord(one.person, call.call, call.digest, one.words)), `${one.person} never said that`)
  if (state.phase !== 'Closed') return
  const { outcome } = state.closing
  if (outcome.kind !== 'canonical') return
  const call = state.calls.find((one) => one.call === outcome.call)
  must(call !== undefined && call.digest === outcome.digest, 'canonical without its call')
  for (const { party } of call.parties)
    must(
      call.ratifications.some((one) => one.party === party && !one.withdrawn),
      `${party} never ratified`,
    )
  for (const { party } of state.parties)
    must(
      !partyOf(state, party) || call.parties.some((one) => one.party === party),
      `${party} was never asked`,
    )
}
