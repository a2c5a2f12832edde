import { describe, expect, test } from 'vitest'
import type { Command, CommandOf } from './commands'
import { commandId, partyId, settlementDigest } from './ids'
import {
  a,
  ana,
  ann,
  b,
  bo,
  c,
  called,
  cy,
  draftOf,
  fay,
  intent,
  mediator,
  olga,
  one,
  provenance,
  sealWords,
  settled,
  type Table,
  talking,
} from './testing'

const code = (refusal: { code: string }) => refusal.code
const reject = (table: Table): Command => ({
  type: 'RejectSettlement',
  ...table.call,
  words: 'Not these hours.',
})
const withdraw = (table: Table): Command => ({
  type: 'WithdrawRatification',
  ...table.call,
  words: 'I take it back.',
})
const openCall = (table: Table) => {
  if (table.matter.phase !== 'Ratification') throw new Error('no call')
  return table.matter.open
}

describe('calls', () => {
  test('[CAL1] the facilitator calls one settlement by its digest; another cannot be answered', () => {
    const table = talking()
    const [first, second] = [table.draft(), table.draft({ title: 'Another' })]
    const call = (digest: typeof first.digest): Command => ({ type: 'CallRatification', digest })
    expect(code(table.refusal(ana, call(second.digest)))).toBe('OnlyFacilitator')
    expect(code(table.refusal(fay, call(settlementDigest.parse('0'.repeat(64)))))).toBe('NoSuchSettlement')
    table.callFor(second)
    expect(openCall(table)).toMatchObject({ call: 1, version: 2 })
    expect(code(table.refusal(fay, call(first.digest)))).toBe('WrongPhase')
    const confirmation = table.sends(ana)
    expect(table.refusal(ana, { ...confirmation, digest: first.digest })).toEqual({
      code: 'StaleSettlement',
      current: second.digest,
    })
  })

  test('[CAL2] every party must ratify, each through its signatory at the call', () => {
    const table = called({ parties: 3 })
    expect(openCall(table).parties).toEqual([
      { party: a, signatory: ana },
      { party: b, signatory: bo },
      { party: c, signatory: cy },
    ])
  })

  test('[CAL2] with a party unseated there is no call', () => {
    const table = talking()
    const settlement = table.draft()
    table.does(fay, { type: 'AddParty', party: c, name: 'Cedar Mill' })
    expect(table.refusal(fay, { type: 'CallRatification', digest: settlement.digest })).toEqual({
      code: 'PartyNotSeated',
      parties: [c],
    })
  })

  test('[CAL3] a text drafted before a party was seated is not called', () => {
    const table = talking()
    const settlement = table.draft()
    table.does(fay, { type: 'AddParty', party: c, name: 'Cedar Mill' })
    table.seat(cy, 'signatory', c)
    expect(code(table.refusal(fay, { type: 'CallRatification', digest: settlement.digest }))).toBe(
      'PartiesChanged',
    )
    table.callFor(table.draft())
    expect(openCall(table).parties).toHaveLength(3)
  })

  test('[CAL3] a text is not called once an issue was carved out after it, or reopened', () => {
    const table = talking({ roundsPerParty: 1 })
    const before = table.draft()
    table.does(ana, {
      type: 'RaiseIssue',
      title: 'Keys',
      question: 'Q?',
      context: '',
      kind: { kind: 'text' },
    })
    table.does(ana, { type: 'TakePosition', issue: 1, text: 'We keep them, because we lock up.' })
    table.does(bo, { type: 'EscalateIssue', issue: 1, summary: 'Who keeps the keys.' })
    table.does(fay, { type: 'SetIssueAside', issue: 1, decision: 'dropped', reason: 'x' })
    const call = (digest: typeof before.digest): Command => ({ type: 'CallRatification', digest })
    expect(code(table.refusal(fay, call(before.digest)))).toBe('CarveOutsChanged')
    const withIt = table.draft()
    expect(table.ask(fay, call(withIt.digest)).ok).toBe(true)
    table.does(fay, { type: 'ReopenIssue', issue: 1, reason: 'New facts.' })
    expect(code(table.refusal(fay, call(withIt.digest)))).toBe('CarveOutsChanged')
  })

  test('[CAL3] a text is not called once a party has stated other red lines; other changes do not matter', () => {
    const table = talking({ redLines: { a: ['No noise before 8.'] } })
    const settlement = table.draft()
    const call: Command = { type: 'CallRatification', digest: settlement.digest }
    table.states(ana, intent({ redLines: ['No noise before 8.'], context: 'Children sleep.' }))
    expect(table.ask(fay, call).ok).toBe(true)
    table.states(ana, intent({ redLines: ['No noise before 9.'] }))
    expect(table.refusal(fay, call)).toEqual({ code: 'RedLinesChanged', parties: [a] })
  })

  test('[CAL4] each end of a call is recorded with its kind', () => {
    const end = (act: (table: Table) => [typeof fay, Command]) => {
      const table = called()
      return one(table.does(...act(table)), 'CallClosed').end
    }
    const change = { change: 'comment', term: 1, comment: 'Too long.' } as const
    expect(end((table) => [ana, reject(table)])).toBe('rejected')
    expect(
      end((table) => [ana, { type: 'CounterInCall', ...table.call, changes: [change], comment: '' }]),
    ).toBe('countered')
    expect(end((table) => [fay, { type: 'CloseCall', call: table.call.call, reason: 'x' }])).toBe('closed')
    expect(end(() => [ana, { type: 'ExitNegotiation', words: 'We leave.' }])).toBe('exited')
    const replaced = talking().seat(ann, 'member', a)
    replaced.callFor(replaced.draft())
    const events = replaced.does(fay, { type: 'ReplaceSignatory', party: a, person: ann, reason: 'x' })
    expect(one(events, 'CallClosed').end).toBe('signatory-changed')
    expect(replaced.matter.phase).toBe('Mediation')
    const all = called()
    all.ratifies(ana)
    expect(one(all.ratifies(bo), 'CallClosed').end).toBe('ratified-by-all')
  })

  test('[CAL5] ratifications of a closed call lapse for good and stay recorded as partial', () => {
    const table = called({ parties: 3 })
    table.ratifies(ana)
    table.ratifies(bo)
    table.does(bo, withdraw(table))
    expect(one(table.does(cy, reject(table)), 'CallClosed').lapsed).toEqual([a])
    expect(table.matter.calls[0]?.ratifications.map((one) => one.party)).toEqual([a, b])
    const [settlement] = table.matter.settlements
    if (!settlement) throw new Error('no settlement')
    table.callFor(settlement.settlement)
    expect(openCall(table).ratifications).toEqual([])
  })

  test('[CAL6] calling the same text again is a new call, in which nothing earlier counts', () => {
    const table = called()
    const settlement = table.matter.settlements[0]?.settlement
    if (!settlement) throw new Error('no settlement')
    const old = table.sends(ana)
    table.does(fay, { type: 'CloseCall', call: 1, reason: 'x' })
    table.callFor(settlement)
    expect(openCall(table).call).toBe(2)
    expect(table.refusal(ana, old)).toEqual({ code: 'CallClosed', call: 1 })
    expect(code(table.refusal(ana, { ...old, call: 2 }))).toBe('UnknownAttempt')
    expect(table.refusal(fay, { type: 'CloseCall', call: 1, reason: 'x' })).toEqual({
      code: 'CallClosed',
      call: 1,
    })
  })

  test('[CAL7] what was shown to whom is an entry that says nothing of the others', () => {
    const table = called()
    table.ratifies(ana)
    const show: Command = { type: 'ShowQuestion', ...table.call, page: 'ratify' }
    expect(code(table.refusal(olga, show))).toBe('NotSeated')
    expect(code(table.refusal(fay, show))).toBe('OnlyParty')
    expect(code(table.refusal(bo, { ...show, call: 2 }))).toBe('CallClosed')
    const shown = one(table.does(bo, show), 'QuestionShown')
    expect(shown).toEqual({ type: 'QuestionShown', ...table.call, party: b, person: bo, page: 'ratify' })
  })

  test('[CAL8] a reminder is recorded, and silence stays silence', () => {
    const table = called()
    table.ratifies(ana)
    const remind = (party: typeof a): Command => ({ type: 'RemindParty', party })
    expect(code(table.refusal(ana, remind(b)))).toBe('OnlyFacilitator')
    expect(code(table.refusal(fay, remind(a)))).toBe('AlreadyRatified')
    expect(code(table.refusal(fay, remind(partyId.parse('nobody'))))).toBe('UnknownParty')
    for (let day = 0; day < 5; day++) table.passHours(24).does(fay, remind(b))
    expect(openCall(table)).toMatchObject({ ratifications: [{ party: a }], attempts: [{ party: a }] })
    expect(openCall(table).reminders).toHaveLength(5)
  })
})

describe('ratification', () => {
  test('[RAT1] sent words bind nobody until the same person confirms them', () => {
    const table = called()
    const confirmation = table.sends(ana)
    expect(openCall(table).ratifications).toEqual([])
    expect(code(table.refusal(bo, confirmation))).toBe('UnknownAttempt')
    expect(one(table.does(ana, confirmation), 'RatificationRecorded')).toMatchObject({
      party: a,
      person: ana,
    })
  })

  test('[RAT1] nothing is confirmed that was not sent', () => {
    const table = called()
    const confirmation = { ...table.sends(ana), attempt: commandId.parse('never-sent') }
    expect(code(table.refusal(ana, confirmation))).toBe('UnknownAttempt')
  })

  test('[RAT2] each answer names the open call and its digest', () => {
    const table = called()
    const confirmation = table.sends(ana)
    const change = { change: 'comment', term: 1, comment: 'x' } as const
    const { commitments } = sealWords(table.matter, ana, 'x', 'x', 'ratifies')
    const answers: CommandOf<
      'RecordAttempt' | 'ConfirmRatification' | 'WithdrawRatification' | 'RejectSettlement' | 'CounterInCall'
    >[] = [
      { type: 'RecordAttempt', ...table.call, ...commitments },
      confirmation,
      { type: 'WithdrawRatification', ...table.call, words: 'x' },
      { type: 'RejectSettlement', ...table.call, words: 'x' },
      { type: 'CounterInCall', ...table.call, changes: [change], comment: '' },
    ]
    for (const answer of answers) {
      const digest = settlementDigest.parse('1'.repeat(64))
      expect(code(table.refusal(ana, { ...answer, digest }))).toBe('StaleSettlement')
      expect(code(table.refusal(ana, { ...answer, call: 2 }))).toBe('CallClosed')
    }
  })

  test('[ACT7] no answer to a call is taken from anybody but who answers for the party', () => {
    const table = talking().seat(ann, 'member', a).seat(olga, 'observer', null)
    table.callFor(table.draft())
    table.ratifies(ana)
    const change = { change: 'comment', term: 1, comment: 'x' } as const
    const { commitments } = sealWords(table.matter, ann, 'x', 'x', 'ratifies')
    const answers: Command[] = [
      { type: 'RecordAttempt', ...table.call, ...commitments },
      { type: 'WithdrawRatification', ...table.call, words: 'x' },
      { type: 'RejectSettlement', ...table.call, words: 'x' },
      { type: 'CounterInCall', ...table.call, changes: [change], comment: '' },
    ]
    for (const answer of answers) {
      expect([answer.type, code(table.refusal(ann, answer))]).toEqual([answer.type, 'OnlySignatory'])
      expect([answer.type, code(table.refusal(fay, answer))]).toEqual([answer.type, 'OnlyParty'])
      expect([answer.type, code(table.refusal(olga, answer))]).toEqual([answer.type, 'OnlyParty'])
    }
    expect(code(table.refusal(ana, { type: 'CloseCall', call: 1, reason: 'x' }))).toBe('OnlyFacilitator')
  })

  test('[RAT3] other words, another reading or another salt than were sealed are refused', () => {
    const table = called()
    const sent = table.sends(ana)
    const salt = '0'.repeat(64)
    expect(code(table.refusal(ana, { ...sent, words: `${sent.words} ` }))).toBe('WordsNotTheAttempt')
    expect(code(table.refusal(ana, { ...sent, saltOfWords: salt }))).toBe('WordsNotTheAttempt')
    expect(code(table.refusal(ana, { ...sent, saltOfReading: salt }))).toBe('ReadingNotTheAttempt')
    const reading = { ...sent.reading, reasons: [] }
    expect(code(table.refusal(ana, { ...sent, reading }))).toBe('ReadingNotTheAttempt')
  })

  test('[RAT4] words that were not read as ratifying cannot be confirmed', () => {
    const table = called()
    const sent = table.sends(ana, 'Sounds fine if the deposit is returned.', 'unclear', ['conditional'])
    expect(code(table.refusal(ana, sent))).toBe('WordsDoNotRatify')
    const dressed = { ...sent, reading: { ...sent.reading, label: 'ratifies' as const } }
    expect(code(table.refusal(ana, dressed))).toBe('ReadingNotTheAttempt')
  })

  test('[RAT5] attempts differ in nothing but their commitments, and entries have one length', () => {
    const table = called()
    const sizes = ['I ratify this settlement as written.', 'Never.', 'They made me say yes. '.repeat(40)].map(
      (words) => {
        table.sends(ana, words, words.startsWith('I ratify') ? 'ratifies' : 'unclear')
        return table.entries.at(-1)?.text.length
      },
    )
    expect(new Set(sizes).size).toBe(1)
    expect(Object.keys(openCall(table).attempts[0] ?? {}).sort()).toEqual(
      ['attempt', 'flags', 'mark', 'party', 'person', 'reading', 'words'].sort(),
    )
  })

  test('[RAT6] after a withdrawal the confirmed attempt cannot be confirmed again', () => {
    const table = called()
    const sent = table.sends(ana)
    table.does(ana, sent)
    table.does(ana, withdraw(table))
    expect(code(table.refusal(ana, sent))).toBe('AttemptSpent')
    table.ratifies(ana, 'I ratify this settlement after all, as written.')
    expect(openCall(table).ratifications.map((one) => one.withdrawn !== null)).toEqual([true, false])
  })

  test('[RAT6] words sent before the party withdrew are spent, also those of a person with a grant', () => {
    const table = talking().seat(ann, 'member', a)
    table.does(ana, {
      type: 'Grant',
      to: ann,
      purposes: ['ratify'],
      subject: 'This settlement',
      until: table.inHours(9),
    })
    table.callFor(table.draft())
    const words = 'On behalf of Alder House, by Ana’s grant, I ratify this settlement as written.'
    const unused = table.sends(ann, words, 'ratifies', ['disclosed_delegate'])
    table.ratifies(ana)
    table.does(ana, withdraw(table))
    expect(code(table.refusal(ann, unused))).toBe('AttemptSpent')
  })

  test('[RAT6] other words sent later spend the earlier ones', () => {
    const table = called()
    const first = table.sends(ana)
    const second = table.sends(ana, 'I am no longer sure.', 'unclear', ['hedged'])
    expect(code(table.refusal(ana, first))).toBe('AttemptSpent')
    expect(code(table.refusal(ana, second))).toBe('WordsDoNotRatify')
  })

  test('[RAT7] while a ratification stands the party sends and confirms no other', () => {
    const table = called()
    const sent = table.sends(ana)
    table.does(ana, sent)
    expect(code(table.refusal(ana, sent))).toBe('AlreadyRatified')
    const { commitments } = sealWords(table.matter, ana, 'again', 'x', 'ratifies')
    expect(code(table.refusal(ana, { type: 'RecordAttempt', ...table.call, ...commitments }))).toBe(
      'AlreadyRatified',
    )
  })

  test('[RAT8] a confirmation stands at once with its words, reading and screen', () => {
    const table = called()
    const words = 'I ratify “Use of the yard” as it is written here.'
    table.ratifies(ana, words)
    expect(openCall(table).ratifications).toMatchObject([
      { party: a, person: ana, words, reading: { label: 'ratifies', screen: { version: 'test' } } },
    ])
  })

  test('[RAT9] a withdrawal before all have ratified takes effect, once', () => {
    const table = called()
    expect(code(table.refusal(ana, withdraw(table)))).toBe('NothingToWithdraw')
    table.ratifies(ana)
    expect(code(table.refusal(bo, withdraw(table)))).toBe('NothingToWithdraw')
    table.does(ana, withdraw(table))
    expect(code(table.refusal(ana, withdraw(table)))).toBe('NothingToWithdraw')
    table.ratifies(bo)
    expect(table.matter.phase).toBe('Ratification')
  })

  test('[RAT10] with the last confirmation the settlement is canonical in the same entry', () => {
    const table = called({ parties: 3 })
    table.ratifies(ana)
    table.ratifies(bo)
    const events = table.ratifies(cy)
    expect(events.map((event) => event.type)).toEqual([
      'RatificationRecorded',
      'SettlementBecameCanonical',
      'CallClosed',
      'NegotiationClosed',
    ])
    expect(one(events, 'NegotiationClosed')).toMatchObject({
      by: cy,
      outcome: { kind: 'canonical', version: 1, call: 1 },
    })
  })

  test('[RAT10] of two confirmations for one party the later is decided on the state the earlier left', () => {
    const table = talking().seat(ann, 'member', a)
    table.does(ana, {
      type: 'Grant',
      to: ann,
      purposes: ['ratify'],
      subject: 'This settlement',
      until: table.inHours(9),
    })
    table.callFor(table.draft())
    const byGrant = 'By Ana’s grant I ratify this settlement for Alder House as written.'
    const [one, other] = [table.sends(ana), table.sends(ann, byGrant, 'ratifies', ['disclosed_delegate'])]
    expect([table.ask(ana, one).ok, table.ask(ann, other).ok]).toEqual([true, true])
    table.does(ann, other)
    expect(code(table.refusal(ana, one))).toBe('AlreadyRatified')
    table.ratifies(bo)
    expect(code(table.refusal(ana, one))).toBe('WrongPhase')
  })

  test('[RAT11] a withdrawal after all have ratified is noted as late, once, and changes nothing', () => {
    const table = settled()
    const digest = table.matter.settlements[0]?.settlement.digest
    if (!digest) throw new Error('no settlement')
    const late: Command = { type: 'WithdrawRatification', call: 1, digest, words: 'I changed my mind.' }
    expect(code(table.refusal(fay, late))).toBe('OnlyParty')
    expect(code(table.refusal(ana, { ...late, call: 2 }))).toBe('NothingToWithdraw')
    expect(one(table.does(ana, late), 'LateWithdrawalNoted')).toMatchObject({ party: a, person: ana })
    expect(table.matter).toMatchObject({ phase: 'Closed', closing: { outcome: { kind: 'canonical' } } })
    expect(table.matter.calls[0]?.ratifications.every((one) => one.withdrawn === null)).toBe(true)
    expect(code(table.refusal(ana, late))).toBe('NothingToWithdraw')
    expect(table.ask(bo, late).ok).toBe(true)
  })

  test('[RAT11] where nothing became canonical there is nothing to withdraw late', () => {
    const table = called()
    const { call, digest } = table.call
    table.ratifies(ana)
    table.does(bo, { type: 'ExitNegotiation', words: 'We leave.' })
    expect(code(table.refusal(ana, { type: 'WithdrawRatification', call, digest, words: 'x' }))).toBe(
      'NothingToWithdraw',
    )
  })

  test('[RAT12] a rejection returns to mediation, keeps its words, and nothing follows by itself', () => {
    const table = called()
    table.ratifies(ana)
    table.does(ana, reject(table))
    expect(table.matter).toMatchObject({
      phase: 'Mediation',
      rejections: [{ party: a, version: 1, words: 'Not these hours.' }],
    })
    expect(table.matter.runs).toEqual([])
    expect(table.matter.settlements).toHaveLength(1)
  })

  test('[RAT12] a counter in the call returns to mediation as input to the next draft', () => {
    const table = called()
    const change = (term: number) => ({ change: 'replace', term, text: 'From nine.', comment: '' }) as const
    const counter = (term: number): Command => ({
      type: 'CounterInCall',
      ...table.call,
      changes: [change(term)],
      comment: '',
    })
    expect(code(table.refusal(bo, counter(2)))).toBe('UnknownTerm')
    table.does(bo, counter(1))
    expect(table.matter).toMatchObject({ phase: 'Mediation', counters: [{ party: b, version: 1 }] })
  })

  test('[RAT14] no number of others makes an agreement without one party’s own words', () => {
    const table = called({ parties: 3 })
    table.ratifies(ana)
    table.ratifies(bo)
    table.passHours(10_000)
    expect(table.matter.phase).toBe('Ratification')
    for (const who of [ana, bo, fay])
      expect(table.ask(who, { ...table.sends(cy), words: 'x' }).ok).toBe(false)
    table.does(cy, table.sends(cy))
    expect(table.matter.phase).toBe('Closed')
  })
})

test('[MED1] a mediator cannot call what it has drafted', () => {
  const table = talking()
  const run = table.run()
  const origin = { kind: 'mediator', provenance } as const
  table.does(mediator, { type: 'DraftSettlement', run, basedOn: null, draft: draftOf(), origin })
  const digest = table.matter.settlements[0]?.settlement.digest
  if (!digest) throw new Error('no settlement')
  expect(code(table.refusal(mediator, { type: 'CallRatification', digest }))).toBe('NotAPerson')
})
