import type { Outcome } from '@/server/protocol/events'
import type { Drafted, Opened, Person, Ratification } from '@/server/protocol/state'
import { toBase64 } from '@/server/record/base64'
import type { Checkpoint } from '@/server/record/checkpoint'
import { fingerprintOf, type PublicKey } from '@/server/record/signed-note'
import { disputes, underDispute } from './certificate-disputes'
import { type Block, nameOf, partyName, utc } from './certificate-words'

export type Certified = {
  state: Opened
  headHash: string
  checkpoint: Checkpoint
  key: PublicKey
  /** Where people find the page that verifies. */
  address: string
}

const TITLES: Record<Outcome['kind'], string> = {
  canonical: 'Certificate of agreement',
  exited: 'Certificate of a negotiation that a party left',
  'no-deal': 'Certificate of a negotiation without agreement',
  deadlock: 'Certificate of a negotiation without agreement',
  incomplete: 'Certificate of an incomplete negotiation',
  escalated: 'Certificate of an escalated negotiation',
  'consensus-unratified': 'Certificate of a consensus that nobody ratified',
}

const IDENTIFIED: Record<Person['identified'], string> = {
  'verified-address': 'signed in by a link sent to a verified e-mail address',
  'facilitator-confirmed': 'confirmed by the facilitator in view of all',
  'sample-person': 'a sample person, not identified',
}

export function certificateTitle({ state }: Pick<Certified, 'state'>): string {
  return state.phase === 'Closed'
    ? TITLES[state.closing.outcome.kind]
    : 'Statement of a negotiation that goes on'
}

export function certificateOf(certified: Certified): Block[] {
  const { state } = certified
  return [
    { as: 'title', text: certificateTitle(certified) },
    { as: 'matter', text: state.title },
    { as: 'text', text: state.topic },
    ...underDispute(state),
    ...ended(state),
    { as: 'heading', text: 'Parties and persons' },
    ...state.parties.filter(({ removed }) => !removed).flatMap((party) => partyBlocks(state, party)),
    ...others(state),
    ...settlement(state),
    ...ratifications(state),
    ...disputes(state),
    ...proof(certified),
  ]
}

function ended(state: Opened): Block[] {
  if (state.phase !== 'Closed')
    return [
      {
        as: 'text',
        text: 'It has not ended. Nothing in this document is an agreement; every settlement is PROVISIONAL.',
      },
    ]
  const { outcome, by, reason, mark } = state.closing
  const who = nameOf(state, by)
  const when = `${utc(mark.at)}, entry ${mark.seq}`
  return [
    { as: 'text', text: endedWords(outcome, who, when) },
    ...(reason ? [{ as: 'quote', text: reason } as const] : []),
  ]
}

function endedWords(outcome: Outcome, who: string, when: string): string {
  switch (outcome.kind) {
    case 'canonical':
      return `Every party ratified settlement ${outcome.version} in its own words. It became canonical with the confirmation by ${who}, ${when}.`
    case 'consensus-unratified':
      return `Consensus, unratified: every party said at the table that it agrees, and no settlement was ratified. That is no agreement and binds nobody. It ended by the act of ${who}, ${when}.`
    case 'exited':
    case 'no-deal':
    case 'deadlock':
    case 'incomplete':
    case 'escalated':
      return `There is no agreement. It ended by the act of ${who}, ${when}.`
  }
}

function partyBlocks(state: Opened, { party, name, signatory }: Opened['parties'][number]): Block[] {
  const rows = state.people
    .filter((person) => person.party === party)
    .map((person): [string, string] => [
      person.name,
      `${person.person === signatory ? 'signatory' : person.role}; ${IDENTIFIED[person.identified]}; seated ${utc(person.since.at)}${person.left ? `, left ${utc(person.left.at)}` : ''}`,
    ])
  const grants = state.grants
    .filter((grant) => grant.party === party)
    .map(({ from, to, purposes, subject, until, mark, revoked }): [string, string] => [
      'Delegation',
      `${nameOf(state, from)} granted ${nameOf(state, to)} to ${purposes.join(' and ')} (${subject}) until ${utc(until)}, entry ${mark.seq}${revoked ? '; revoked' : ''}`,
    ])
  const software = state.delegations
    .filter((one) => one.party === party)
    .map((one): [string, string] => [
      'Software',
      `${one.name} (${one.kind}), appointed by ${nameOf(state, one.from)} until ${utc(one.until)}, entry ${one.mark.seq}; it ratifies nothing`,
    ])
  return [
    { as: 'subheading', text: name },
    ...(rows.length > 0 ? [] : [{ as: 'note', text: 'Nobody took a seat for this party.' } as const]),
    { as: 'facts', rows: [...rows, ...grants, ...software] },
  ]
}

function others(state: Opened): Block[] {
  const rows = state.people
    .filter((person) => person.party === null)
    .map((person): [string, string] => [person.name, `${person.role}; ${IDENTIFIED[person.identified]}`])
  return rows.length > 0
    ? [
        { as: 'subheading', text: 'Sitting for no party' },
        { as: 'facts', rows },
      ]
    : []
}

/** The canonical text; without one, the last that was drafted, said to be provisional. */
function shown(state: Opened): Drafted | undefined {
  const outcome = state.phase === 'Closed' ? state.closing.outcome : null
  return outcome?.kind === 'canonical'
    ? state.settlements.find(({ settlement }) => settlement.digest === outcome.digest)
    : state.settlements.at(-1)
}

function settlement(state: Opened): Block[] {
  const drafted = shown(state)
  if (!drafted)
    return [
      { as: 'heading', text: 'Settlement' },
      { as: 'text', text: 'No settlement was drafted.' },
    ]
  const { settlement: made, mark } = drafted
  const canonical = state.phase === 'Closed' && state.closing.outcome.kind === 'canonical'
  const items = (title: string, lines: string[]): Block[] =>
    lines.length > 0
      ? [{ as: 'subheading', text: title }, ...lines.map((text) => ({ as: 'text', text }) as const)]
      : []
  return [
    {
      as: 'heading',
      text: canonical ? `Settlement: ${made.title}` : `PROVISIONAL settlement, binding nobody: ${made.title}`,
    },
    ...made.terms.flatMap((term): Block[] => [
      { as: 'subheading', text: `${term.number}. ${term.heading}` },
      { as: 'text', text: term.text },
    ]),
    ...items(
      'What was traded',
      made.tradeOffs.map(({ text }) => text),
    ),
    ...items(
      'Left out',
      made.carveOuts.map(({ title, decision, reason }) => `${title} (${decision}): ${reason}`),
    ),
    ...items(
      'Red lines not met',
      made.unmet.map(({ party, why }) => `${partyName(state, party)}: ${why}`),
    ),
    { as: 'subheading', text: 'Where this text comes from' },
    {
      as: 'facts',
      rows: [
        ['Version', `${made.version}, drafted ${utc(mark.at)}, entry ${mark.seq}`],
        ['Text by', originWords(state, drafted)],
      ],
    },
    { as: 'note', text: 'Digest of the settlement (SHA-256)' },
    { as: 'code', text: made.digest },
  ]
}

function originWords(state: Opened, { settlement: { origin } }: Drafted): string {
  switch (origin.kind) {
    case 'mediator': {
      const { name, by, model, version, readTo } = origin.provenance
      if (by === 'person') return `the mediator, played by ${name} (a person), having read to entry ${readTo}`
      return `the mediator ${name} (${by}${model ? `, ${model}` : ''}, version ${version}), having read to entry ${readTo}`
    }
    case 'party':
      return partyName(state, origin.party)
    case 'offer':
      return `offer ${origin.offer} of ${partyName(state, origin.party)}, accepted as a package`
    case 'person':
      return nameOf(state, origin.person)
  }
}

function ratifications(state: Opened): Block[] {
  const calls = state.phase === 'Ratification' ? [...state.calls, state.open] : state.calls
  const blocks = calls.flatMap((call) =>
    call.ratifications.flatMap((one): Block[] => [
      { as: 'subheading', text: `${partyName(state, one.party)}, by ${nameOf(state, one.person)}` },
      { as: 'quote', text: one.words },
      {
        as: 'note',
        text: `${utc(one.mark.at)}, entry ${one.mark.seq}, call ${call.call}, settlement ${call.version}. ${standing(state, call.call, one)}`,
      },
      {
        as: 'note',
        text: `Read as “${one.reading.label}” by screen ${one.reading.screen.version}${one.grant === null ? '' : `; by grant ${one.grant}`}.`,
      },
      { as: 'note', text: signedWords(state, one) },
    ]),
  )
  return [
    { as: 'heading', text: 'Ratifications, word for word' },
    ...(blocks.length > 0 ? blocks : [{ as: 'text', text: 'No party ratified a settlement.' } as const]),
  ]
}

/** With which key of their own the person signed it, if any. */
function signedWords(state: Opened, { person, mark }: Ratification): string {
  const own = state.signed.find((one) => one.seq === mark.seq && one.person === person)
  const key = own && state.keys.find((one) => one.key === own.key)
  return key
    ? `Signed by a key of the person’s own, ${key.key}, enrolled as “${key.device}” in entry ${key.mark.seq}.`
    : 'Not signed by a key of the person’s own: that it was them rests on this server.'
}

function standing(state: Opened, call: number, { withdrawn }: Ratification): string {
  if (withdrawn) return `Withdrawn ${utc(withdrawn.mark.at)}, entry ${withdrawn.mark.seq}.`
  const outcome = state.phase === 'Closed' ? state.closing.outcome : null
  if (outcome?.kind === 'canonical' && outcome.call === call) return 'Binding.'
  return state.phase === 'Ratification' && state.open.call === call
    ? 'It stands, and binds nobody before every party has ratified.'
    : 'It lapsed with its call and binds nobody.'
}

function proof({ state, headHash, checkpoint, key, address }: Certified): Block[] {
  return [
    { as: 'heading', text: 'The record behind this document' },
    {
      as: 'text',
      text: `This document was made from entries 1 to ${checkpoint.size} of the record, and proves nothing by itself. The bundle it comes with does: check that.`,
    },
    {
      as: 'facts',
      rows: [
        ['Negotiation', state.negotiation],
        ['Opened', utc(state.opened.at)],
        ['Last entry', `${state.head.seq}, ${utc(state.head.at)}`],
      ],
    },
    { as: 'note', text: 'Hash of the last entry' },
    { as: 'code', text: headHash },
    { as: 'note', text: 'Root of the tree over all entries (base64)' },
    { as: 'code', text: toBase64(checkpoint.root) },
    { as: 'note', text: 'Fingerprint of the key that signed it' },
    { as: 'code', text: fingerprintOf(key) },
    { as: 'verify', address },
  ]
}
