import { seated, standing } from './authority'
import type { CommandId, PartyId, PersonId, SettlementDigest } from './ids'
import { ownLook } from './looks'
import { standingRatification } from './ratification'
import { intentItem } from './references'
import type { Settlement } from './settlement'
import type { Call, ClosedCall, Drafted, Mark, Opened, Ratification } from './state'

/** How the others stand, told only to somebody who has answered. */
export type Others = { party: PartyId; name: string; ratified: boolean }[]

/** Where one person stands with the question that a call puts to them. */
export type Standing =
  /** Asked and not yet answered: nothing of the others is in here. */
  | { kind: 'asked'; shownBefore: boolean; look: OwnLook | null }
  | { kind: 'ratified'; own: Ratification; others: Others }
  | { kind: 'canonical'; own: Ratification | null; at: Mark }
  /** `by`: the party whose refusal, counter or exit ended the call; null where no party's answer did. */
  | { kind: 'call-closed'; call: ClosedCall; own: Ratification | null; by: EndedBy | null }
  /** Observers, facilitators and members without the signature may read it, and answer nothing. */
  | { kind: 'not-asked'; signatory: string | null }

/** Words of one's own that facilitators were asked to look at; `by` once one of them has asked for others. */
export type OwnLook = {
  asked: CommandId
  attempt: CommandId
  at: string
  answer: { by: string; at: string; restate: CommandId } | null
}

export type EndedBy = { name: string; mine: boolean }

/** What somebody needs to weigh a settlement besides its text. */
export type Risk =
  | { kind: 'unmet-red-line'; party: string; mine: boolean; text: string; why: string }
  | { kind: 'carved-out'; issue: number; title: string; reason: string }
  /** Raised and never agreed, set aside or carved out. */
  | { kind: 'open-issues'; issues: { issue: number; title: string }[] }
  | { kind: 'vague'; quote: string; text: string }
  | { kind: 'unanswered'; question: string; to: string | null }
  | { kind: 'machine-drafted'; mediator: string }

/** The ratification page's whole content: an allow-list, so that no answer of another can be in it too early. */
export type Question = {
  negotiation: string
  title: string
  me: PersonId
  /** Fingerprints of this person's own keys that stand on the record. */
  keys: string[]
  party: { party: PartyId; name: string } | null
  facilitators: string[]
  call: { call: number; version: number; digest: SettlementDigest; by: string; at: string }
  settlement: Settlement
  draftedAt: string
  asked: { party: PartyId; name: string; signatory: string }[]
  mine: { terms: number[]; met: { text: string; term: number }[]; unmet: { text: string; why: string }[] }
  risks: Risk[]
  earlier: { lapsed: number[]; grants: { grant: number; to: string }[] }
  names: Record<PartyId, string>
  standing: Standing
}

/** The question that is, or was last, put in this negotiation, as one seated person may see it. */
export function questionFor(state: Opened, viewer: PersonId): Question | null {
  const seat = seated(state, viewer)
  const call: Call | undefined = state.phase === 'Ratification' ? state.open : state.calls.at(-1)
  const drafted = call && state.settlements[call.version - 1]
  if (!seat || !call || !drafted) return null
  const nameOf = (person: PersonId) =>
    state.people.findLast((one) => one.person === person)?.name ?? 'someone'
  const names = Object.fromEntries(state.parties.map(({ party, name }) => [party, name]))
  const own = standing(state).find((one) => one.party === seat.party)
  const { settlement, mark } = drafted
  return {
    negotiation: state.negotiation,
    title: state.title,
    me: viewer,
    keys: state.keys.flatMap((one) => (one.person === viewer && !one.revoked ? [one.key] : [])),
    party: own ? { party: own.party, name: own.name } : null,
    facilitators: state.people
      .filter((one) => one.role === 'facilitator' && !one.left)
      .map((one) => one.name),
    call: {
      call: call.call,
      version: call.version,
      digest: call.digest,
      by: nameOf(call.by),
      at: call.mark.at,
    },
    settlement,
    draftedAt: mark.at,
    asked: call.parties.map(({ party, signatory }) => ({
      party,
      name: names[party] ?? '',
      signatory: nameOf(signatory),
    })),
    mine: mineIn(state, settlement, own?.party ?? null),
    risks: risksOf(state, drafted, own?.party ?? null, names),
    earlier: earlierOf(state, viewer, own?.party ?? null, nameOf),
    names,
    standing: standingOf(state, call, seat.party, viewer, names, nameOf),
  }
}

function standingOf(
  state: Opened,
  call: Call,
  party: PartyId | null,
  viewer: PersonId,
  names: Record<string, string>,
  nameOf: (person: PersonId) => string,
): Standing {
  const own = party ? (standingRatification(call, party) ?? null) : null
  if (state.phase === 'Closed' && state.closing.outcome.kind === 'canonical')
    return { kind: 'canonical', own, at: state.closing.mark }
  const closed = state.calls.find((one) => one.call === call.call)
  if (closed) {
    const ender = endedBy(state, closed)
    const by = ender && { name: names[ender] ?? '', mine: ender === party }
    return { kind: 'call-closed', call: closed, own, by }
  }
  const asked = call.parties.find((one) => one.party === party)
  const mayAnswer = asked && (asked.signatory === viewer || mayRatifyFor(state, asked.party, viewer))
  if (!mayAnswer) return { kind: 'not-asked', signatory: asked ? nameOf(asked.signatory) : null }
  if (!own) {
    const shownBefore = call.shown.some((one) => one.person === viewer)
    return { kind: 'asked', shownBefore, look: lookOf(call, viewer, nameOf) }
  }
  const others = call.parties.flatMap((one) =>
    one.party === party
      ? []
      : [
          {
            party: one.party,
            name: names[one.party] ?? '',
            ratified: standingRatification(call, one.party) !== undefined,
          },
        ],
  )
  return { kind: 'ratified', own, others }
}

/** A party's ratifications of calls that ended without all, and the person's own grants to ratify that stand. */
function earlierOf(
  state: Opened,
  viewer: PersonId,
  party: PartyId | null,
  nameOf: (person: PersonId) => string,
): Question['earlier'] {
  const lapsed = state.calls.filter((one) => party !== null && one.ended.lapsed.includes(party))
  const grants = state.grants.filter(
    (one) => one.from === viewer && one.purposes.includes('ratify') && !one.revoked,
  )
  return {
    lapsed: lapsed.map((one) => one.call),
    grants: grants.map(({ grant, to }) => ({ grant, to: nameOf(to) })),
  }
}

function lookOf(call: Call, viewer: PersonId, nameOf: (person: PersonId) => string): OwnLook | null {
  const look = ownLook(call, viewer)
  if (!look) return null
  const { asked, attempt, mark, answer } = look
  return {
    asked,
    attempt,
    at: mark.at,
    answer: answer && { by: nameOf(answer.by), at: answer.mark.at, restate: answer.restate },
  }
}

function endedBy(state: Opened, { call, ended }: ClosedCall): PartyId | null {
  switch (ended.end) {
    case 'rejected':
      return state.rejections.find((one) => one.call === call)?.party ?? null
    case 'countered':
      return state.counters.find((one) => one.mark.seq === ended.mark.seq)?.party ?? null
    case 'exited': {
      const outcome = state.phase === 'Closed' ? state.closing.outcome : null
      return outcome?.kind === 'exited' ? outcome.party : null
    }
    case 'closed':
    case 'signatory-changed':
    case 'ratified-by-all':
      return null
  }
}

function mayRatifyFor(state: Opened, party: PartyId, viewer: PersonId): boolean {
  return state.grants.some(
    (one) => one.party === party && one.to === viewer && one.purposes.includes('ratify') && !one.revoked,
  )
}

/** A red line in the version of the intent that the settlement was drafted from. */
function redLine(state: Opened, { references }: Settlement, party: PartyId, item: string): string {
  const version = references.intents.find((one) => one.party === party)?.version
  const intent = state.intents.find((one) => one.party === party && one.version === version)
  return (intent && intentItem(intent.statement, item)) ?? ''
}

/** What of the text rests on this party's own statements. */
function mineIn(state: Opened, settlement: Settlement, party: PartyId | null): Question['mine'] {
  const { terms, met, unmet } = settlement
  const red = (item: string) => (party && redLine(state, settlement, party, item)) ?? ''
  return {
    terms: terms
      .filter(({ sources }) => sources.some((one) => 'party' in one && one.party === party))
      .map((one) => one.number),
    met: met.filter((one) => one.party === party).map(({ item, term }) => ({ text: red(item), term })),
    unmet: unmet.filter((one) => one.party === party).map(({ item, why }) => ({ text: red(item), why })),
  }
}

function risksOf(
  state: Opened,
  { settlement }: Drafted,
  party: PartyId | null,
  names: Record<string, string>,
): Risk[] {
  const red = (of: PartyId, item: string) => redLine(state, settlement, of, item)
  const risks: Risk[] = settlement.unmet.map((one) => ({
    kind: 'unmet-red-line',
    party: names[one.party] ?? '',
    mine: one.party === party,
    text: red(one.party, one.item),
    why: one.why,
  }))
  for (const { issue, title, reason } of settlement.carveOuts)
    risks.push({ kind: 'carved-out', issue, title, reason })
  const open = state.issues.filter((one) => one.status !== 'AGREED' && !one.setAside)
  if (open.length > 0)
    risks.push({ kind: 'open-issues', issues: open.map(({ issue, title }) => ({ issue, title })) })
  for (const one of state.findings.at(-1)?.findings ?? [])
    if (one.kind === 'vague' && settlement.terms.some((term) => term.text.includes(one.about.quote)))
      risks.push({ kind: 'vague', quote: one.about.quote, text: one.text })
  for (const one of state.questions)
    if (one.answers.length === 0)
      risks.push({ kind: 'unanswered', question: one.text, to: one.to && (names[one.to] ?? null) })
  if (settlement.origin.kind === 'mediator' && settlement.origin.provenance.by !== 'person')
    risks.push({ kind: 'machine-drafted', mediator: settlement.origin.provenance.name })
  return risks
}
