import { describe, expect, test } from 'vitest'
import { type Command, command } from './commands'
import {
  a,
  ana,
  ann,
  b,
  bo,
  called,
  draftOf,
  fay,
  house,
  intent,
  mediator,
  olga,
  one,
  opened,
  opening,
  provenance,
  seated,
  settled,
  stating,
  Table,
  talking,
} from './testing'

const code = (refusal: { code: string }) => refusal.code
const trade: Command = {
  type: 'ProposeTrade',
  offer: 'The morning.',
  want: 'The evening.',
  because: 'Noise.',
}

describe('who acts', () => {
  test('[ACT1] no command has a field for its actor', () => {
    for (const field of ['actor', 'by', 'at', 'role'])
      expect(command.safeParse({ ...trade, [field]: ana }).success).toBe(false)
    expect(one(talking().does(bo, trade), 'TradeProposed')).toMatchObject({ party: b, by: bo })
  })

  test('[ACT3] a removed person is refused from the next entry on', () => {
    const table = talking().seat(ann, 'member', a)
    table.does(ann, trade)
    table.does(fay, { type: 'RemovePerson', person: ann, reason: 'Left the house.' })
    expect(code(table.refusal(ann, trade))).toBe('NotSeated')
  })

  test('[ACT3] a replaced signatory no longer signs', () => {
    const table = talking().seat(ann, 'member', a)
    table.does(fay, { type: 'ReplaceSignatory', party: a, person: ann, reason: 'Ana is on leave.' })
    expect(code(table.refusal(ana, { type: 'ExitNegotiation', words: 'We leave.' }))).toBe('OnlySignatory')
  })

  test.each([
    ['the house', house],
    ['a mediator', mediator],
  ])('[ACT4] %s takes no act of a person', (_, who) => {
    const table = called()
    const { call, digest } = table.call
    const acts: Command[] = [
      { type: 'CloseCall', call, reason: 'x' },
      { type: 'RejectSettlement', call, digest, words: 'No.' },
      { type: 'ExitNegotiation', words: 'We leave.' },
      table.sends(ana),
    ]
    for (const act of acts) expect(code(table.refusal(who, act))).toBe('NotAPerson')
    expect(code(talking().refusal(who, { type: 'EndNegotiation', ending: 'no-deal', reason: 'x' }))).toBe(
      'NotAPerson',
    )
  })

  test('[ACT4] no person notes a passed deadline or speaks as the mediator', () => {
    const table = talking()
    const run = table.run('review')
    expect(code(table.refusal(fay, { type: 'FinishMediation', run }))).toBe('OnlyMediator')
    expect(code(table.refusal(fay, { type: 'NotePassedDeadline', deadline: table.now }))).toBe('OnlyHouse')
  })

  test('[ACT5] a facilitator does not speak or answer for a party', () => {
    const table = talking()
    expect(code(table.refusal(fay, { type: 'StateIntent', statement: intent() }))).toBe('OnlyParty')
    expect(code(table.refusal(fay, trade))).toBe('OnlyParty')
    const asked = called()
    const confirmation = asked.sends(ana)
    expect(code(asked.refusal(fay, confirmation))).toBe('OnlyParty')
  })

  test('[ACT6] an observer reads, and may leave', () => {
    const table = talking().seat(olga, 'observer', null)
    const issue: Command = {
      type: 'RaiseIssue',
      title: 'T',
      question: 'Q?',
      context: '',
      kind: { kind: 'text' },
    }
    expect(code(table.refusal(olga, trade))).toBe('OnlyParty')
    expect(code(table.refusal(olga, issue))).toBe('OnlyParty')
    expect(code(table.refusal(olga, { type: 'BeginIntents' }))).toBe('WrongPhase')
    expect(table.ask(olga, { type: 'LeaveSeat' }).ok).toBe(true)
  })

  test('[ACT7] a member speaks for the party and does not bind it', () => {
    const table = called()
    const { call, digest } = table.call
    const talk = talking().seat(ann, 'member', a)
    expect(talk.ask(ann, trade).ok).toBe(true)
    talk.callFor(talk.draft())
    expect(talk.refusal(ann, { type: 'RejectSettlement', ...talk.call, words: 'No.' })).toEqual({
      code: 'OnlySignatory',
      party: a,
      signatory: ana,
      needs: 'ratify',
    })
    expect(code(table.refusal(ann, { type: 'RejectSettlement', call, digest, words: 'No.' }))).toBe(
      'NotSeated',
    )
  })
})

describe('the phases', () => {
  test('[PHA1] Setup, Intent, Mediation, Ratification, back to Mediation, Ratification, Closed', () => {
    const table = opened()
    const seen: string[] = [table.state.phase]
    const see = () => seen.push(table.state.phase)
    table.seat(ana, 'signatory', a).seat(bo, 'signatory', b)
    table.does(fay, { type: 'BeginIntents' })
    see()
    table.does(fay, { type: 'BeginMediation', without: [a, b] })
    see()
    const settlement = table.draft()
    table.callFor(settlement)
    see()
    table.does(bo, { type: 'RejectSettlement', ...table.call, words: 'Not these hours.' })
    see()
    table.callFor(settlement)
    see()
    table.ratifies(ana)
    table.ratifies(bo)
    see()
    expect(seen).toEqual([
      'Setup',
      'Intent',
      'Mediation',
      'Ratification',
      'Mediation',
      'Ratification',
      'Closed',
    ])
  })

  test('[PHA2] no fact of the house and no word of the mediator changes the phase', () => {
    const table = talking({ deadline: null, drafts: 1 })
    const run = table.run('draft')
    const before = table.state.phase
    const origin = { kind: 'mediator', provenance } as const
    table.does(mediator, { type: 'DraftSettlement', run, basedOn: null, draft: draftOf(), origin })
    table.does(house, { type: 'FailMediation', run, reason: 'No answer.' })
    expect(table.state.phase).toBe(before)
  })

  test('[PHA2] the entry that moves the phase names the person', () => {
    expect(
      one(
        talking().does(fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'x' }),
        'NegotiationClosed',
      ).by,
    ).toBe(fay)
    expect(one(seated().does(fay, { type: 'BeginIntents' }), 'IntentsBegun').by).toBe(fay)
    const table = talking()
    const settlement = table.draft()
    const call = one(
      table.does(fay, { type: 'CallRatification', digest: settlement.digest }),
      'RatificationCalled',
    )
    expect(call.by).toBe(fay)
  })

  test('[PHA3] intents begin by the facilitator, with as many seated as the preset needs', () => {
    expect(code(opened().refusal(fay, { type: 'BeginIntents' }))).toBe('TooFewParties')
    const table = opened({ parties: 3, preset: 'trade-offs' })
    table.seat(ana, 'signatory', a).seat(bo, 'signatory', b)
    expect(table.refusal(fay, { type: 'BeginIntents' })).toEqual({ code: 'TooFewParties', least: 3 })
    expect(code(seated().refusal(ana, { type: 'BeginIntents' }))).toBe('OnlyFacilitator')
  })

  test('[PHA4] mediation begins only with every silent party named, and records it as silent', () => {
    const table = stating().states(ana, intent())
    expect(table.refusal(fay, { type: 'BeginMediation', without: [] })).toEqual({
      code: 'IntentMissing',
      parties: [b],
    })
    expect(
      one(table.does(fay, { type: 'BeginMediation', without: [a, b] }), 'MediationBegun').without,
    ).toEqual([b])
  })

  test('[PHA5] during a call nobody is seated, and nothing is stated, raised, drafted or called', () => {
    const table = called()
    const acts: [typeof fay, Command][] = [
      [ana, { type: 'StateIntent', statement: intent() }],
      [ana, trade],
      [fay, { type: 'RequestMediation', act: 'draft', mediator: 'built-in', note: '' }],
      [fay, { type: 'CallRatification', digest: table.call.digest }],
      [fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'x' }],
      [
        fay,
        { type: 'ChangeLimits', limits: { roundsPerParty: 1, drafts: null, deadline: null }, reason: 'x' },
      ],
      [fay, { type: 'RemovePerson', person: ana, reason: 'x' }],
      [ana, { type: 'LeaveSeat' }],
      [
        fay,
        {
          type: 'DraftSettlement',
          run: null,
          basedOn: null,
          draft: draftOf(),
          origin: { kind: 'person', person: fay },
        },
      ],
      [ana, { type: 'Grant', to: bo, purposes: ['ratify'], subject: 'x', until: table.inHours(9) }],
      [fay, { type: 'Annotate', seq: 1, text: 'x' }],
    ]
    for (const [who, act] of acts)
      expect([act.type, code(table.refusal(who, act))]).toEqual([act.type, 'WrongPhase'])
  })

  test('[PHA5] during a call a dispute, a reminder and the end of a call are admitted', () => {
    const table = called()
    table.does(ana, {
      type: 'RaiseDispute',
      about: { kind: 'settlement', version: 1 },
      reason: 'Wrong hours.',
    })
    table.does(fay, { type: 'RemindParty', party: b })
    table.does(fay, { type: 'CloseCall', call: table.call.call, reason: 'To clear this up.' })
    expect(table.state.phase).toBe('Mediation')
  })

  test('[PHA6] after the end nothing but evidence and reading may change', () => {
    const table = settled()
    const { digest, call } = { call: 1, digest: table.matter.settlements[0]?.settlement.digest }
    if (!digest) throw new Error('no settlement')
    const refused: [typeof fay, Command][] = [
      [fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'x' }],
      [ana, { type: 'ExitNegotiation', words: 'x' }],
      [fay, { type: 'CallRatification', digest }],
      [ana, { type: 'RejectSettlement', call, digest, words: 'x' }],
      [fay, { type: 'AddParty', party: b, name: 'x' }],
      [fay, { type: 'RequestMediation', act: 'review', mediator: 'built-in', note: '' }],
    ]
    for (const [who, act] of refused)
      expect([act.type, code(table.refusal(who, act))]).toEqual([act.type, 'WrongPhase'])
    const outcome = table.matter.phase === 'Closed' ? table.matter.closing.outcome : null
    table.does(ana, { type: 'Annotate', seq: 1, text: 'Signed copies are in the file.' })
    table.does(ana, { type: 'RaiseDispute', about: { kind: 'entry', seq: 1 }, reason: 'x' })
    expect(table.matter).toMatchObject({ phase: 'Closed', closing: { outcome } })
  })

  test('[PHA7] an act dated before the last entry is refused', () => {
    const table = talking()
    expect(code(table.refusal(bo, trade, table.matter.opened.at))).toBe('NotInOrder')
    expect(table.ask(bo, trade, table.matter.head.at).ok).toBe(true)
  })

  test('[PHA8] nothing comes before the opening, which comes once', () => {
    const table = new Table()
    expect(code(table.refusal(fay, { type: 'BeginIntents' }))).toBe('NotOpened')
    expect(code(table.refusal(house, opening()))).toBe('NotAPerson')
    expect(
      code(
        table.refusal(fay, {
          ...opening(),
          parties: [
            { party: a, name: 'X' },
            { party: b, name: 'x ' },
          ],
        }),
      ),
    ).toBe('NameTaken')
    expect(
      code(
        table.refusal(fay, {
          ...opening(),
          parties: [
            { party: a, name: 'X' },
            { party: a, name: 'Y' },
          ],
        }),
      ),
    ).toBe('NameTaken')
    expect(code(table.refusal(fay, { ...opening(), facilitator: 'Birch Yard' }))).toBe('NameTaken')
    expect(code(table.refusal(fay, opening({ preset: 'trade-offs' })))).toBe('TooFewParties')
    expect(one(table.does(fay, opening()), 'NegotiationOpened').rules).toBe(1)
    expect(code(table.refusal(fay, opening()))).toBe('AlreadyOpened')
  })
})
