import { absentRatifications, contestedEntries } from '@/server/protocol/disputes'
import type { Call, ClosedCall, Opened } from '@/server/protocol/state'
import { toBase64 } from './base64'
import { canonicalJson } from './canonical'
import { settlementAsText } from './settlement-text'
import { fingerprintOf, type PublicKey, verifierKeyOf } from './signed-note'

/** What every bundle holds, by name. */
export const FILE = {
  entries: 'entries.jsonl',
  checkpoint: 'checkpoint',
  keys: 'keys.json',
  agreement: 'agreement.json',
  certificate: 'agreement.pdf',
  timeline: 'timeline.md',
  guide: 'VERIFY.md',
  page: 'verify.html',
  disputes: 'disputes.json',
  manifest: 'manifest',
} as const

export const proofName = (seq: number) => `proofs/entry-${seq}.tlog-proof`
export const evidenceName = (digest: string) => `evidence/${digest}`
const ratificationName = (seq: number) => `ratifications/entry-${seq}.json`
const settlementName = (version: number) => `settlements/version-${version}.txt`

/** Readable JSON with its keys in the canonical order: the same value has the same text everywhere. */
function jsonText(value: unknown): string {
  return `${JSON.stringify(JSON.parse(canonicalJson(value)), null, 2)}\n`
}

export function keysJson(origin: string, [current, ...retired]: readonly PublicKey[]): string {
  const described = (key: PublicKey, state: 'signs' | 'retired') => ({
    state,
    fingerprint: fingerprintOf(key),
    publicKey: toBase64(key),
    verifier: verifierKeyOf(origin, key),
  })
  return jsonText({
    format: 'parley/keys/1',
    origin,
    keys: [
      ...(current ? [described(current, 'signs')] : []),
      ...retired.map((key) => described(key, 'retired')),
    ],
  })
}

type AnyCall = Call | ClosedCall
const callsOf = (state: Opened): AnyCall[] =>
  state.phase === 'Ratification' ? [...state.calls, state.open] : state.calls

/** Which entries a bundle proves apart from the whole: those that bind, or end something, and the last. */
export function provedEntries(state: Opened): number[] {
  const seqs = [
    ...callsOf(state).flatMap((call) => [
      call.mark.seq,
      ...call.ratifications.flatMap(({ mark, withdrawn }) => [
        mark.seq,
        ...(withdrawn ? [withdrawn.mark.seq] : []),
      ]),
    ]),
    ...state.settlements.map(({ mark }) => mark.seq),
    ...state.rejections.map(({ mark }) => mark.seq),
    ...(state.phase === 'Closed'
      ? [state.closing.mark.seq, ...state.lateWithdrawals.map(({ mark }) => mark.seq)]
      : []),
    ...state.disputes.flatMap((one) => [one.mark.seq, ...contestedEntries(state, one)]),
    state.head.seq,
  ]
  return [...new Set(seqs)].sort((one, other) => one - other)
}

/** Files that follow from the state alone, as data: whoever replays the entries writes the same bytes. */
export function dataFiles(state: Opened, headHash: string): Map<string, string> {
  const files = new Map([[FILE.agreement as string, jsonText(agreementOf(state, headHash))]])
  if (state.disputes.length > 0) files.set(FILE.disputes, jsonText(disputesFile(state)))
  for (const call of callsOf(state))
    for (const ratification of call.ratifications)
      files.set(ratificationName(ratification.mark.seq), jsonText(ratificationOf(state, call, ratification)))
  return files
}

/** Files that follow from the state as prose for people; wording may change from one Parley to the next. */
export function proseFiles(state: Opened): Map<string, string> {
  return new Map(
    state.settlements.map((drafted) => [
      settlementName(drafted.settlement.version),
      settlementAsText(state, drafted),
    ]),
  )
}

function agreementOf(state: Opened, headHash: string) {
  const closed = state.phase === 'Closed' ? state.closing : null
  const outcome = closed?.outcome ?? null
  const canonical = outcome?.kind === 'canonical' ? outcome : null
  const call = canonical && callsOf(state).find((one) => one.call === canonical.call)
  return {
    format: 'parley/agreement/1',
    negotiation: state.negotiation,
    rules: state.rules,
    title: state.title,
    topic: state.topic,
    phase: state.phase,
    opened: state.opened,
    head: { ...state.head, hash: headHash },
    outcome,
    closed: closed && { by: closed.by, reason: closed.reason, mark: closed.mark },
    parties: state.parties,
    people: state.people,
    settlement:
      (canonical && state.settlements.find(({ settlement }) => settlement.digest === canonical.digest)) ??
      null,
    ratifications:
      call?.ratifications
        .filter(({ withdrawn }) => withdrawn === null)
        .map(({ mark }) => ratificationName(mark.seq)) ?? [],
    disputes: state.disputes,
    successorOf: state.successorOf,
    successor: state.successor,
  }
}

/** What is contested, the evidence as it was frozen, and which ratifications are absent. */
function disputesFile(state: Opened) {
  return {
    format: 'parley/disputes/1',
    negotiation: state.negotiation,
    disputes: state.disputes.map((one) => ({
      ...one,
      open: one.ended === null,
      contestedEntries: contestedEntries(state, one),
      evidenceFiles: (one.evidence ?? []).map(({ digest }) => evidenceName(digest)),
    })),
    absentRatifications: absentRatifications(state).map((one) => ({
      ...one,
      partyName: state.parties.find(({ party }) => party === one.party)?.name ?? one.party,
    })),
  }
}

/** `binding`: it made the record canonical. `lapsed`: its call closed without that. */
function standingOf(state: Opened, call: AnyCall, withdrawn: boolean) {
  if (withdrawn) return 'withdrawn'
  if (!('ended' in call)) return 'standing'
  const outcome = state.phase === 'Closed' ? state.closing.outcome : null
  return outcome?.kind === 'canonical' && outcome.call === call.call ? 'binding' : 'lapsed'
}

function ratificationOf(state: Opened, call: AnyCall, ratification: Call['ratifications'][number]) {
  const { party, person, grant, attempt, words, reading, mark, withdrawn } = ratification
  return {
    format: 'parley/ratification/1',
    negotiation: state.negotiation,
    standing: standingOf(state, call, withdrawn !== null),
    call: call.call,
    version: call.version,
    digest: call.digest,
    party,
    partyName: state.parties.find((one) => one.party === party)?.name ?? party,
    person,
    personName: state.people.find((one) => one.person === person)?.name ?? person,
    identified: state.people.find((one) => one.person === person)?.identified ?? null,
    grant: grant === null ? null : (state.grants.find((one) => one.grant === grant) ?? null),
    attempt,
    words,
    reading,
    mark,
    withdrawn,
    proof: proofName(mark.seq),
  }
}
