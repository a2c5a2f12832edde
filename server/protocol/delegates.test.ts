import { describe, expect, test } from 'vitest'
import { figuresIn } from './amounts'
import { type Command, type CommandOf, command } from './commands'
import { isDelegable } from './delegate-scope'
import { MOST_AN_HOUR, MOST_IN_ALL } from './delegates'
import { type DelegateLimits, PURPOSES } from './delegation'
import {
  a,
  ana,
  ann,
  appointing,
  b,
  bo,
  c,
  called,
  delegate,
  draftOf,
  fay,
  house,
  intent,
  one,
  type Table,
  talking,
} from './testing'

const hawk = delegate(1)
const code = (refusal: { code: string }) => refusal.code
const position: Command = { type: 'TakePosition', issue: 1, text: 'From nine, for the school.' }
const support: Command = { type: 'SupportDecision', issue: 1, decision: 'From nine.' }
const revoke: Command = { type: 'RevokeDelegation', delegate: 1 }

type Asked = Partial<CommandOf<'AppointDelegate'>>
const appoint = (table: Table, part: Asked = {}) => appointing({ until: table.inHours(9), ...part })
const limits = (part: Partial<DelegateLimits>): Asked => ({
  limits: { issues: null, ranges: [], words: [], ...part },
})

/** Two issues, the second an amount in euros, on which Bo has spoken. */
function withIssues(table = talking()): Table {
  table.does(ana, { type: 'RaiseIssue', title: 'T', question: 'Q?', context: '', kind: { kind: 'text' } })
  table.does(ana, {
    type: 'RaiseIssue',
    title: 'Rent',
    question: 'How much?',
    context: '',
    kind: { kind: 'amount', unit: '€', min: '0', max: '2000' },
  })
  for (const issue of [1, 2])
    table.does(bo, { type: 'TakePosition', issue, text: 'From nine, for 900 €, for the school.' })
  return table
}
/** Ana has appointed Hawk. */
function appointed(part: Asked = {}, table = withIssues()): Table {
  table.does(ana, appoint(table, part))
  return table
}

describe('appointing', () => {
  test('[DEL1] the signatory appoints, and the record says what for', () => {
    const table = withIssues(talking().seat(ann, 'member', a))
    for (const [who, refusal] of [
      [ann, 'OnlySignatory'],
      [fay, 'OnlyParty'],
      [house, 'NotAPerson'],
    ] as const)
      expect(code(table.refusal(who, appoint(table)))).toBe(refusal)
    const asked: Asked = { kind: 'strategy', purposes: ['read', 'offer'], transferable: true }
    const made = one(table.does(ana, appoint(table, asked)), 'DelegateAppointed')
    expect(made).toMatchObject({
      ...asked,
      delegate: 1,
      party: a,
      from: ana,
      name: 'Hawk',
      subject: 'The yard',
    })
    expect(table.matter.delegations).toHaveLength(1)
  })

  test('[DEL1] not into the past, and not during a call', () => {
    const table = talking()
    expect(code(table.refusal(ana, appoint(table, { until: table.inHours(0) })))).toBe('GrantNotPossible')
    const asked = called()
    expect(code(asked.refusal(ana, appoint(asked)))).toBe('WrongPhase')
  })

  const range = (min: string | null, max: string | null, issue = 2) => ({ issue, min, max })
  const unclear: [string, Asked, object][] = [
    ['no purpose', { purposes: [] }, { ask: 'purposes' }],
    ['a purpose twice', { purposes: ['read', 'speak', 'speak'] }, { ask: 'purposes' }],
    ['acting unseen', { purposes: ['speak'] }, { ask: 'reading' }],
    ['limits for a reader', { purposes: ['read'], ...limits({ issues: [1] }) }, { ask: 'limits-of-nothing' }],
    ['no issue at all', limits({ issues: [] }), { ask: 'issues' }],
    ['an unknown issue', limits({ issues: [1, 7] }), { ask: 'unknown-issue', issue: 7 }],
    ['an issue twice', limits({ issues: [1, 1] }), { ask: 'issue-twice', issue: 1 }],
    ['a range for no issue', limits({ ranges: [range('1', '2', 9)] }), { ask: 'unknown-issue', issue: 9 }],
    [
      'two ranges for one issue',
      limits({ ranges: [range('1', '2'), range('3', '4')] }),
      { ask: 'issue-twice', issue: 2 },
    ],
    [
      'a range on an issue it may not touch',
      limits({ issues: [1], ranges: [range('1', '2')] }),
      { ask: 'range-beside-issues', issue: 2 },
    ],
    [
      'a range where no amount is asked for',
      limits({ ranges: [range('1', '2', 1)] }),
      { ask: 'range-of-no-amount', issue: 1 },
    ],
    ['a range without ends', limits({ ranges: [range(null, null)] }), { ask: 'range-open', issue: 2 }],
    ['an empty range', limits({ ranges: [range('900', '800')] }), { ask: 'range-empty', issue: 2 }],
    [
      'a range beyond the issue',
      limits({ ranges: [range('900', '3000')] }),
      { ask: 'range-outside', issue: 2 },
    ],
    [
      'proposals, which may touch every issue, on one issue',
      { purposes: ['read', 'propose'], ...limits({ issues: [1] }) },
      { ask: 'whole-package', purpose: 'propose' },
    ],
  ]
  test.each(unclear)('[DEL2] %s is asked back', (_, part, question) => {
    const table = withIssues()
    const refused = table.refusal(ana, appoint(table, part))
    expect(refused).toEqual({ code: 'DelegationUnclear', unclear: question })
  })

  test.each(['Bo', 'birch yard', 'HAWK'])('[DEL9] nobody else is called %s already', (name) => {
    const table = appointed()
    expect(code(table.refusal(bo, appoint(table, { name })))).toBe('NameTaken')
  })

  test('[DEL9] no party gets the name of a delegate while it acts', () => {
    const table = appointed()
    const add = { type: 'AddParty', party: c, name: 'Hawk' } as const
    expect(code(table.refusal(fay, add))).toBe('NameTaken')
    table.does(ana, revoke)
    expect(table.ask(fay, add).ok).toBe(true)
  })

  test('[DEL9] nobody sits down under the name of a delegate; once it is revoked, the name is free', () => {
    const table = appointed()
    const invitation = table.invite('member', b)
    const sit: Command = { type: 'TakeSeat', invitation, name: 'hawk', identified: 'verified-address' }
    expect(code(table.refusal(ann, sit))).toBe('NameTaken')
    table.does(ana, revoke)
    expect(table.ask(ann, sit).ok).toBe(true)
  })
})

describe('acting', () => {
  test('[DEL5] an act within the delegation counts as the party’s, and its entry says who acted for whom', () => {
    const table = appointed()
    const events = table.does(hawk, position)
    expect(events).toMatchObject([
      { type: 'DelegateActed', delegate: 1, party: a, from: ana },
      { type: 'PositionTaken', issue: 1, party: a, by: ana },
    ])
    expect(table.matter.delegateActs).toEqual([{ seq: table.matter.head.seq, delegate: 1 }])
  })

  test('[DEL5] a delegate is held by every rule that holds its party', () => {
    const table = appointed({ purposes: [...PURPOSES] })
    const alone: Command = {
      type: 'RaiseIssue',
      title: 'x',
      question: 'x',
      context: '',
      kind: { kind: 'text' },
    }
    table.does(hawk, alone)
    expect(code(table.refusal(hawk, { ...support, issue: 3 }))).toBe('NoOtherPosition')
    expect(code(table.refusal(hawk, { ...position, issue: 9 }))).toBe('UnknownIssue')
    expect(code(table.refusal(hawk, { ...position, text: 'yes' }))).toBe('ReasonsNeeded')
  })

  test('[DEL3] a delegation covers its own purposes only', () => {
    const table = appointed({ purposes: ['read', 'speak'] })
    const trade: Command = { type: 'ProposeTrade', offer: 'x', want: 'y', because: 'z' }
    expect(table.refusal(hawk, trade)).toEqual({
      code: 'OutsideDelegation',
      why: 'purpose',
      purpose: 'propose',
    })
    expect(table.refusal(hawk, support)).toMatchObject({ why: 'purpose', purpose: 'agree' })
    expect(table.refusal(hawk, { type: 'StateIntent', statement: intent() })).toMatchObject({
      purpose: 'intent',
    })
    expect(table.ask(hawk, position).ok).toBe(true)
  })

  const forPeople = command.options
    .map((option) => option.shape.type.value)
    .filter((type) => !isDelegable(type))
  test.each([
    'ConfirmRatification',
    'RecordAttempt',
    'WithdrawRatification',
    'RejectSettlement',
    'CounterInCall',
    'ExitNegotiation',
    'Grant',
    'RevokeGrant',
    'AppointDelegate',
    'HandOnDelegation',
    'RevokeDelegation',
    'ConfirmClaim',
    'EndNegotiation',
    'CallRatification',
    'RaiseDispute',
  ] as const)('[DEL3] no purpose covers %s', (type) => {
    expect(forPeople).toContain(type)
  })

  test('[DEL3] with every purpose there is, a delegate in a call can do nothing', () => {
    const table = appointed({ purposes: [...PURPOSES] })
    table.callFor(table.draft())
    const sent = table.sends(ana)
    const tried: Command[] = [
      sent,
      { type: 'ShowQuestion', ...table.call, page: 'x' },
      { type: 'RejectSettlement', ...table.call, words: 'No.' },
      { type: 'WithdrawRatification', ...table.call, words: 'No.' },
      { type: 'ExitNegotiation', words: 'We leave.' },
      { type: 'CloseCall', call: 1, reason: 'x' },
    ]
    for (const act of tried)
      expect(table.refusal(hawk, act)).toEqual({ code: 'OutsideDelegation', why: 'binding' })
    expect(code(table.refusal(hawk, position))).toBe('WrongPhase')
    expect(table.matter.phase === 'Ratification' && table.matter.open.ratifications).toEqual([])
  })

  test('[DEL3] agreement between delegates alone is at most a consensus, which a person closes', () => {
    const table = appointed({ purposes: ['read', 'speak', 'agree'] })
    table.does(bo, appoint(table, { name: 'Kite', purposes: ['read', 'speak', 'agree'] }))
    table.does(hawk, position)
    for (const issue of [1, 2]) {
      table.does(hawk, { ...position, issue })
      table.does(hawk, { ...support, issue })
      one(table.does(delegate(2), { ...support, issue }), 'IssueAgreed')
    }
    const end: Command = { type: 'EndNegotiation', ending: 'consensus-unratified', reason: 'Agents met.' }
    expect(code(table.refusal(hawk, end))).toBe('OutsideDelegation')
    one(table.does(fay, end), 'NegotiationClosed')
  })

  test('[DEL4] only the issues that are named', () => {
    const table = appointed(limits({ issues: [1] }))
    expect(table.ask(hawk, position).ok).toBe(true)
    expect(table.refusal(hawk, { ...position, issue: 2 })).toEqual({
      code: 'OutsideDelegation',
      why: 'issues',
      issues: [1],
    })
    const raise: Command = {
      type: 'RaiseIssue',
      title: 'x',
      question: 'x',
      context: '',
      kind: { kind: 'text' },
    }
    expect(table.refusal(hawk, raise)).toMatchObject({ why: 'issues' })
  })

  const held = { issue: 2, min: '800', max: '1000' }
  test.each([
    ['We can pay 900 €, as the yard is small.', true],
    ['We can pay EUR 1,000.00 from May.', true],
    ['We can pay 950 € within 30 days, since 2019.', true],
    ['The yard is small, so less than before.', true],
    ['We can pay 1.200 € from May.', false],
    ['We can pay 900 €, or 1200 € with heating.', false],
    ['We can pay 1 200 from May.', false],
    ['We want −900 € for it.', false],
  ])('[DEL4] figures lie in the range: %s', (text, within) => {
    const table = appointed(limits({ ranges: [held] }))
    const act: Command = { type: 'TakePosition', issue: 2, text }
    if (within) expect(table.ask(hawk, act).ok).toBe(true)
    else expect(table.refusal(hawk, act)).toEqual({ code: 'OutsideDelegation', why: 'range', ...held })
  })

  test('[DEL4] what is supported under a range names a figure within it', () => {
    const table = appointed({ purposes: ['read', 'agree'], ...limits({ ranges: [held] }) })
    for (const decision of ['As Bo says.', 'Nine hundred euros.', '1200 €'])
      expect(table.refusal(hawk, { type: 'SupportDecision', issue: 2, decision })).toMatchObject({
        why: 'range',
      })
    const events = table.does(hawk, { type: 'SupportDecision', issue: 2, decision: '900 € a month.' })
    expect(one(events, 'DecisionSupported')).toMatchObject({ party: a, by: ana })
  })

  test('[DEL4] a figure is held in every way it can be read', () => {
    expect(figuresIn('1.200 or 1,5 € or 1,200,000.50 euros', '€')).toEqual([['1.5'], ['1200000.50']])
    expect(figuresIn('1.200', 'kg')).toEqual([['1200', '1.200']])
  })

  test('[DEL4] an answer about an issue that is not named is outside', () => {
    const table = withIssues()
    const run = table.run('review')
    table.does(
      { kind: 'mediator', name: 'built-in' },
      {
        type: 'ReportFindings',
        run,
        findings: [],
        questions: [{ to: a, text: 'How much?', why: 'x', about: [{ kind: 'issue', issue: 2 }] }],
        provenance: {
          by: 'built-in',
          name: 'built-in',
          model: null,
          version: '1',
          parameters: {},
          promptDigest: null,
          readTo: 1,
          outputDigest: 'ab'.repeat(32),
        },
      },
    )
    appointed(limits({ issues: [1] }), table)
    expect(table.refusal(hawk, { type: 'AnswerQuestion', question: 1, text: 'x' })).toMatchObject({
      why: 'issues',
    })
  })
})

describe('ending', () => {
  test('[DEL6] at its time', () => {
    const table = appointed()
    expect(table.passHours(9).refusal(hawk, position)).toEqual({ code: 'DelegationOver', why: 'expired' })
  })

  test('[DEL6] at once when anybody of the party revokes it, also during a call; what was done stays', () => {
    const table = withIssues(talking().seat(ann, 'member', a))
    appointed({}, table)
    table.does(hawk, position)
    expect(code(table.refusal(bo, revoke))).toBe('UnknownDelegate')
    expect(code(table.refusal(hawk, revoke))).toBe('OutsideDelegation')
    table.callFor(table.draft())
    table.does(ann, revoke)
    expect(table.refusal(hawk, position)).toEqual({ code: 'DelegationOver', why: 'revoked' })
    expect(table.matter.issues[0]?.positions.map((said) => said.party)).toEqual([b, a])
    expect(code(table.refusal(ann, revoke))).toBe('DelegationOver')
  })

  test('[DEL6] when the signatory changes', () => {
    const table = withIssues(talking().seat(ann, 'member', a))
    appointed({}, table)
    table.does(fay, { type: 'ReplaceSignatory', party: a, person: ann, reason: 'On leave.' })
    expect(table.refusal(hawk, position)).toEqual({ code: 'DelegationOver', why: 'revoked' })
  })

  const handOn: Command = {
    type: 'HandOnDelegation',
    delegate: 1,
    name: 'Kite',
    kind: 'model',
    reason: 'Hawk is down.',
  }
  test('[DEL7] handed on, the same delegation is another’s and the first has none', () => {
    const table = withIssues(talking().seat(ann, 'member', a))
    appointed({ transferable: true, ...limits({ issues: [1] }) }, table)
    expect(code(table.refusal(bo, handOn))).toBe('UnknownDelegate')
    expect(code(table.refusal(hawk, handOn))).toBe('OutsideDelegation')
    const made = one(table.does(ann, handOn), 'DelegateAppointed')
    expect(made).toMatchObject({ delegate: 2, from: ana, by: ann, name: 'Kite', kind: 'model', instead: 1 })
    expect(table.matter.delegations[1]?.limits).toEqual(table.matter.delegations[0]?.limits)
    expect(code(table.refusal(hawk, position))).toBe('DelegationOver')
    expect(table.ask(delegate(2), position).ok).toBe(true)
    expect(code(table.refusal(delegate(2), { ...position, issue: 2 }))).toBe('OutsideDelegation')
  })

  test('[DEL7] what is not transferable only whoever appointed it hands on', () => {
    const table = withIssues(talking().seat(ann, 'member', a))
    appointed({}, table)
    expect(code(table.refusal(ann, handOn))).toBe('NotTransferable')
    expect(table.ask(ana, handOn).ok).toBe(true)
  })
})

describe('overreach', () => {
  const over: Command = { type: 'RecordOverreach', delegate: 1, tried: 'ConfirmWords', why: 'binding' }

  test('[DEL8] only the house records it, in a few words that cannot hold content', () => {
    const table = appointed()
    for (const who of [ana, fay, hawk]) expect(table.ask(who, over).ok).toBe(false)
    expect(command.safeParse({ ...over, tried: 'our floor is 800' }).success).toBe(false)
    const before = table.matter
    table.does(house, over)
    const { overreach, head, ...after } = table.matter
    expect(overreach).toMatchObject([{ delegate: 1, tried: 'ConfirmWords', why: 'binding' }])
    expect({ ...after, overreach: [], head: before.head }).toEqual(before)
    expect(head.seq).toBe(before.head.seq + 1)
  })

  test('[DEL8] so many in an hour, and so many in all', () => {
    const table = appointed({ until: withIssues().inHours(999) })
    for (let hour = 0; hour * MOST_AN_HOUR < MOST_IN_ALL; hour++) {
      for (let nth = 0; nth < MOST_AN_HOUR; nth++) table.does(house, over)
      expect(table.refusal(house, over)).toEqual({ code: 'OverreachNoted' })
      table.passHours(1)
    }
    expect(table.refusal(house, over)).toEqual({ code: 'OverreachNoted' })
  })

  test('[DEL8] not of one whose delegation is over, and not after the end', () => {
    const table = appointed()
    table.does(ana, revoke)
    expect(code(table.refusal(house, over))).toBe('DelegationOver')
    const ended = appointed()
    ended.does(fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'x' })
    expect(code(ended.refusal(house, over))).toBe('WrongPhase')
  })
})

test('[ACT4] a delegate drafts no settlement: its counter is input to the next draft', () => {
  const table = appointed({ purposes: [...PURPOSES] })
  const draft: Command = {
    type: 'DraftSettlement',
    run: null,
    basedOn: null,
    draft: draftOf(),
    origin: { kind: 'party', party: a, counter: null },
  }
  expect(code(table.refusal(hawk, draft))).toBe('OutsideDelegation')
  table.draft()
  const counter = one(
    table.does(hawk, {
      type: 'CounterSettlement',
      version: 1,
      changes: [{ change: 'replace', term: 1, text: 'From nine.', comment: '' }],
      comment: '',
    }),
    'SettlementCountered',
  )
  expect(counter).toMatchObject({ party: a, by: ana })
})
