import type { Signatures } from '@/server/protocol/charter'
import type { Outcome } from '@/server/protocol/events'
import type { Answered, BundleFault, BundleVerdict, FileFault, Unchecked } from './bundle-verdict'
import { checkWords, entryFaultWords } from './fault-words'
import { capital, counted } from './phrases'
import type { ReceiptFinding, ReceiptState } from './receipts'

/** A verdict in words, the same in a terminal, on Parley's page and in the page of the bundle. */
export type Report = {
  valid: boolean
  headline: string
  /** Never rolled into one. */
  statements: { name: string; answer: Answered; text: string }[]
  /** What does not hold, the first failing entry first. */
  faults: string[]
  facts: { name: string; value: string }[]
  /** Each ratification, and whether its person signed it themselves. */
  signatures: string[]
  checked: string[]
  unchecked: string[]
}

const MOST_FAULTS = 20

export function reportOf(verdict: BundleVerdict): Report {
  const { faults, found, checks, proofs, entries } = verdict
  const named = faults.slice(0, MOST_FAULTS).map(bundleFaultWords)
  const more = faults.length - named.length
  return {
    valid: verdict.valid,
    headline: headlineOf(verdict),
    statements: [
      { name: 'Consistent', answer: verdict.consistent ? 'yes' : 'no', text: consistentWords(verdict) },
      { name: 'Signed by a key you supplied', answer: verdict.signed, text: signedWords(verdict) },
      { name: 'Contains your receipts', answer: verdict.receipts, text: receiptsWords(verdict) },
    ],
    faults: [
      ...named,
      ...(more > 0 ? [`And ${more} more.`] : []),
      ...found.filter(({ state }) => state !== 'contained').map(receiptWords),
    ],
    facts: factsOf(verdict),
    signatures: verdict.signatures.map(signatureWords),
    checked: [
      ...checks
        .filter(({ done, fault }) => done > 0 && !fault)
        .map(({ check, done }) => checkWords(check, done)),
      ...(verdict.consistent
        ? [`The tree over ${counted(entries, 'entry', 'entries')} has the root that the checkpoint signs.`]
        : []),
      ...(proofs > 0 ? [`${counted(proofs, 'proof', 'proofs')} of single entries.`] : []),
      ...found.filter(({ state }) => state === 'contained').map(receiptWords),
    ],
    unchecked: verdict.unchecked.map(uncheckedWords),
  }
}

function signatureWords({ seq, name, party, key, device }: BundleVerdict['signatures'][number]): string {
  const who = `Entry ${seq}: ${name} for ${party}`
  return key === null
    ? `${who}. Not signed by a key of their own: that it was them rests on the server that kept the record.`
    : `${who}. Signed by their own key ${key}, enrolled as “${device}”.`
}

function headlineOf({ valid, first, signed, entries }: BundleVerdict): string {
  if (valid) return `Nothing wrong was found in ${counted(entries, 'entry', 'entries')}`
  if (first?.in === 'entry') return `Entry ${first.seq} does not hold`
  if (first) return `${first.name} does not hold`
  return signed === 'no' ? 'Your key did not sign this bundle' : 'A receipt does not fit this bundle'
}

function consistentWords({ consistent }: BundleVerdict): string {
  return consistent
    ? 'The bundle agrees with itself: chain, tree, signatures, rules, agreement, every file. That alone does not show who made it.'
    : 'The bundle does not agree with itself. Do not rely on it.'
}

function signedWords({ signed, signedBy, consistent }: BundleVerdict): string {
  const whose = signedBy.join(' and ')
  const good = consistent
    ? `It is signed by ${whose}.`
    : `Its checkpoint and list of files are signed by ${whose}. What does not hold is not what was signed.`
  const by = signedBy.length > 0 ? good : 'It bears no good signature.'
  switch (signed) {
    case 'yes':
      return by
    case 'no':
      return `${by} None of the keys you supplied signed it.`
    case 'not-checked':
      return `You supplied no key. ${by} Compare the key with the one you were told elsewhere than in this bundle.`
  }
}

function receiptsWords({ receipts, found }: BundleVerdict): string {
  switch (receipts) {
    case 'yes':
      return `The record begins with what ${found.length === 1 ? 'your receipt' : `all ${found.length} receipts`} covered.`
    case 'no':
      return 'The record is not the one that a receipt was given for.'
    case 'not-checked':
      return 'You supplied no receipt. Whoever holds the true key could have cut the end off or written the record anew.'
  }
}

const RECEIPTS: Record<Exclude<ReceiptState, 'contained'>, string> = {
  unreadable: 'is no receipt.',
  'not-signed': 'is not signed by a key of this bundle, or was changed.',
  'other-negotiation': 'is of another negotiation.',
  'cut-short': 'covers more entries than there are: the end of the record was cut off.',
  'other-history': 'covers other entries than these: the record was written anew since.',
}

function receiptWords({ name, state, entry, covers }: ReceiptFinding): string {
  if (state === 'contained')
    return `Receipt ${name}: entry ${entry} stands, and so do all ${covers} it covers.`
  return `Receipt ${name} ${RECEIPTS[state]}`
}

const FILES: Record<FileFault, string> = {
  missing: 'is missing.',
  unreadable: 'cannot be read.',
  'not-listed': 'is not in the signed list of files: somebody added it.',
  changed: 'is not the file that was signed for.',
  'not-derived': 'does not say what the entries say.',
  'not-proved': 'does not prove that its entry stands in this checkpoint.',
  'not-signed': 'is not signed by any key of the bundle.',
  'other-root': 'signs another tree than that of the entries.',
  'other-negotiation': 'is of another negotiation.',
}

function bundleFaultWords(fault: BundleFault): string {
  if (fault.in === 'file') return `${fault.name} ${FILES[fault.code]}`
  return `Entry ${fault.seq}: ${entryWords(fault)}`
}

function entryWords({ code, check, refusal }: Extract<BundleFault, { in: 'entry' }>): string {
  if (code === 'not-in-tree') return 'It is not the entry that the checkpoint signs.'
  if (code === 'beyond-checkpoint') return 'The checkpoint signs no entry here: it was added.'
  if (code === 'cut-short') return 'The checkpoint signs an entry here, and it is missing.'
  if (check === 'tree') return 'It does not fit the checkpoint.'
  return entryFaultWords({ code, check }, refusal && `The refusal is ${refusal.code}`)
}

function uncheckedWords(one: Unchecked): string {
  switch (one.what) {
    case 'key':
      return 'Whose signature it is: supply the fingerprint of the key you trust.'
    case 'receipts':
      return 'Whether the record was cut short or written anew with the true key: supply a receipt.'
    case 'sealed':
      return `What ${counted(one.count, 'sealed part says', 'sealed parts say')}: the record holds commitments, attested and not replayed.`
    case 'readings':
      return `Whether the screen read ${counted(one.count, 'ratification', 'ratifications')} well: its readings are attested, not replayed.`
    case 'persons':
      return 'That the persons are who they say, and hold the keys enrolled in their names: the server attests how each was identified. A person can compare their keys with those listed.'
    case 'unsigned':
      return `Whether ${counted(one.count, 'ratification', 'ratifications')} came from the person named: no key of theirs signed, so the server alone attests it.`
    case 'derived':
      return 'The files that follow from the entries (agreement, ratifications, evidence, timeline): there is nothing to compare them with after the entry that does not hold.'
    case 'policy':
      return 'Whether offers, delegations and disputes came from the persons named: this record’s charter asks for no signature there, as those made today do.'
    case 'clock':
      return 'That the times are right: they are the server’s clock, and only their order was checked.'
    case 'document':
      return `${one.name}: a document for reading. It was signed as it is, and not compared with the entries.`
    case 'prose':
      return `${one.name}: prose that this program would word otherwise. It was signed as it is; the entries count.`
  }
}

function contestedWords(about: BundleVerdict['disputes'][number]): string {
  switch (about.kind) {
    case 'settlement':
      return `settlement ${about.version}`
    case 'term':
      return `term ${about.term} of settlement ${about.version}`
    case 'ratification':
      return `a ratification in call ${about.call}`
    case 'entry':
      return `entry ${about.seq}`
  }
}

const OUTCOMES: Record<Outcome['kind'], string> = {
  canonical: 'Canonical: every party ratified',
  exited: 'No agreement: a party left',
  'no-deal': 'No agreement',
  deadlock: 'No agreement: deadlock',
  incomplete: 'No agreement: incomplete',
  escalated: 'No agreement: escalated',
  'consensus-unratified': 'Consensus, unratified: it binds nobody',
}

const POLICIES: Record<Signatures, string> = {
  'with-key': 'Asked of everyone whose device can sign',
  required: 'Asked of everyone, without exception',
}

function outcomeWords({ outcome, first }: BundleVerdict): string {
  if (outcome) return OUTCOMES[outcome.kind]
  return first?.in === 'entry'
    ? `Not known: the record can be read as far as entry ${first.seq - 1}`
    : 'None yet: it goes on'
}

function factsOf(verdict: BundleVerdict) {
  const { disputes, title, negotiation, entries, holding, head, root, outcome, policy, signedBy } = verdict
  const facts: [string, string | null][] = [
    ['Matter', title],
    ['Negotiation', negotiation],
    ['Outcome', outcomeWords(verdict)],
    ['Settlement’s digest', outcome?.kind === 'canonical' ? outcome.digest : null],
    ['Under dispute', capital(disputes.map(contestedWords).join(', ')) || null],
    ['Persons’ own signatures', policy && POLICIES[policy]],
    ['Entries', holding < entries ? `${entries}, of which the first ${holding} hold` : String(entries)],
    [holding < entries ? 'Hash of the last entry that holds' : 'Hash of the last entry', head],
    ['Root of the tree', root],
    ['Signed by', signedBy.join(', ') || null],
  ]
  return facts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))
}
