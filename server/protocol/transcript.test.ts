import { expect, test } from 'vitest'
import type { Command } from './commands'
import { type PartyId, type PersonId, partyId, personId } from './ids'
import type { IntentStatement } from './statements'
import { fay, opening, Table } from './testing'
import { statusBlock, transcript, transcriptMessages } from './transcript'

/** The example session of the negotiation skill, as its document gives it. */
const SESSION = `[ADVOCATE - CC]
PRIORITY: Reliability
RATIONALE: Users must always receive their messages
RED LINE: No silent message loss
WILLING TO TRADE: Latency up to 500ms acceptable

[ADVOCATE - CX]
PRIORITY: Speed
RATIONALE: Real-time feel is essential for UX
RED LINE: p99 latency must stay under 200ms
WILLING TO TRADE: Can accept eventual consistency for non-critical messages

[ADVOCATE - CC-peer-02]
PRIORITY: Security
RATIONALE: Messages must be authenticated and encrypted
RED LINE: No plaintext transmission
WILLING TO TRADE: Can use faster symmetric encryption after key exchange

[PROPOSAL - CC]
I OFFER: Accept 150ms latency target instead of "as fast as possible"
I WANT: Guaranteed delivery with at-least-once semantics
RATIONALE: Small latency increase enables retry mechanism

[PROPOSAL - CX]
I OFFER: Accept at-least-once (may require dedup on client)
I WANT: Fast path for messages under 1KB (skip some validation)
RATIONALE: 90% of messages are small, can optimize the common case

[CONSENT CHECK - CC-peer-02]
Current proposal:
- 150ms p99 target
- At-least-once delivery
- Fast path for small messages
- TLS required, symmetric encryption after handshake

[CONSENT - CC]

[CONSENT - CX]

[CONSENT - CC-peer-02]

[DONE] - Consensus reached.`

const FINAL = `SKILL: negotiation
STATUS: DONE
TURNS: 8
OUTPUT: projects/auth/protocol.md
PARTICIPANTS: CC (Reliability), CX (Speed), CC-peer-02 (Security)
CONSENSUS: Achieved`

const NAMES = ['CC', 'CX', 'CC-peer-02']
const people = NAMES.map((_, at) => personId.parse(`agent-${at}`))
const parties = NAMES.map((name, at) => ({ party: partyId.parse(`p${at + 1}`), name }))

function field(message: string, name: string): string {
  const [, value] = new RegExp(`^${name}: (.*)$`, 'm').exec(message) ?? []
  if (value === undefined) throw new Error(`no ${name} in ${message}`)
  return value
}

const stated = (message: string): IntentStatement => ({
  goals: [{ text: field(message, 'PRIORITY'), rationale: field(message, 'RATIONALE') }],
  constraints: [],
  redLines: [field(message, 'RED LINE')],
  tradeable: [field(message, 'WILLING TO TRADE')],
  context: '',
})

/** What a message of the session is as an act; null for what only reports. */
function actOf(table: Table, message: string): { who: PersonId; act: Command } | null {
  const [, kind = '', name = ''] = /^\[([A-Z ]+) - ([\w-]+)\]/.exec(message) ?? []
  const who = people[NAMES.indexOf(name)]
  if (!who) return null
  switch (kind) {
    case 'ADVOCATE':
      return { who, act: { type: 'StateIntent', statement: stated(message) } }
    case 'PROPOSAL': {
      const [offer, want] = [field(message, 'I OFFER'), field(message, 'I WANT')]
      return { who, act: { type: 'ProposeTrade', offer, want, because: field(message, 'RATIONALE') } }
    }
    case 'CONSENT CHECK': {
      const proposal = message.split('\n').slice(2).join('\n')
      return { who, act: { type: 'OpenConsentCheck', proposal, trades: [1, 2] } }
    }
    case 'CONSENT': {
      const check = table.matter.checks.at(-1)
      if (!check) throw new Error('consent before a check')
      const { digest } = check
      return {
        who,
        act: { type: 'AnswerConsent', check: check.check, digest, answer: { answer: 'consent' } },
      }
    }
    default:
      throw new Error(`unknown signal ${kind}`)
  }
}

/** Fay opens and moderates; the three agents' people say what the session says, in its order. */
function replay(session: string, turns = 30): Table {
  const table = new Table()
  table.does(fay, { ...opening({ preset: 'trade-offs', turns, order: { kind: 'free' } }), parties })
  for (const [at, person] of people.entries()) table.seat(person, 'signatory', partyAt(at))
  table.does(fay, { type: 'BeginIntents' })
  for (const message of session.split('\n\n')) {
    if (table.matter.phase === 'Intent' && !message.startsWith('[ADVOCATE'))
      table.does(fay, { type: 'BeginMediation', without: [] })
    const next = actOf(table, message)
    if (next) table.does(next.who, next.act)
  }
  return table
}
function partyAt(at: number): PartyId {
  const party = parties[at]?.party
  if (!party) throw new Error(`no party ${at}`)
  return party
}

test('[CON7] the example session, replayed, reads as it was written and ends in its final status block', () => {
  const { matter } = replay(SESSION)
  expect(transcriptMessages(matter).join('\n\n')).toBe(SESSION)
  expect(statusBlock(matter, 'projects/auth/protocol.md')).toBe(FINAL)
  expect(transcript(matter, 'projects/auth/protocol.md')).toBe(`${SESSION}\n\n${FINAL}\n`)
})

test('[CON7] its status is open before the consents, and incomplete with the objections once the turns are used up', () => {
  const open = replay(SESSION.slice(0, SESSION.indexOf('[CONSENT - CX]')).trimEnd()).matter
  expect(statusBlock(open, null)).toContain('STATUS: OPEN\nTURNS: 7\nOUTPUT: none')
  expect(transcriptMessages(open).at(-1)).toBe('[CONSENT - CC]')
  const table = replay(SESSION.slice(0, SESSION.indexOf('[CONSENT - CC]')).trimEnd(), 7)
  const [cc] = people
  const check = table.matter.checks[0]
  if (!cc || !check) throw new Error('no check')
  const answer = { answer: 'object', reason: 'Latency is not bounded' } as const
  table.does(cc, { type: 'AnswerConsent', check: 1, digest: check.digest, answer })
  expect(transcriptMessages(table.matter).slice(-2)).toEqual([
    '[OBJECT: Latency is not bounded] - CC',
    '[INCOMPLETE]\n- CC: Latency is not bounded',
  ])
  expect(statusBlock(table.matter, null)).toContain('STATUS: INCOMPLETE\nTURNS: 7')
  expect(statusBlock(table.matter, null)).toContain('CONSENSUS: Not achieved')
})

test('[CON7] a consensus that a person closed unratified says so in the transcript and its last line', () => {
  const table = replay(SESSION)
  table.does(fay, { type: 'EndNegotiation', ending: 'consensus-unratified', reason: 'The agents agree.' })
  expect(transcriptMessages(table.matter).at(-1)).toBe(
    '[DONE] - Consensus, unratified: nobody ratified it, and it binds nobody.',
  )
  expect(statusBlock(table.matter, null)).toContain('STATUS: DONE\n')
  expect(statusBlock(table.matter, null)).toMatch(/^CONSENSUS: Achieved, unratified$/m)
})
