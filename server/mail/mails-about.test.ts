import { describe, expect, test } from 'vitest'
import type { Command } from '@/server/protocol/commands'
import { commitment } from '@/server/protocol/ids'
import { latestIntent } from '@/server/protocol/intents'
import { bargaining, beforeOffers, begin, counter, offer } from '@/server/protocol/offers.fixture'
import {
  a,
  ana,
  ann,
  appointing,
  b,
  bo,
  called,
  cy,
  draftOf,
  fay,
  gil,
  intent,
  mediator,
  provenance,
  seated,
  type Table,
  talking,
} from '@/server/protocol/testing'
import { canonicalJson } from '@/server/record/canonical'
import { type MailOrder, mailOrder } from './mail-order'
import { mailsAbout } from './mails-about'

const url = 'http://localhost:3000'

/** Carries an act out and gives the mails it causes. */
function told(table: Table, who: Parameters<Table['does']>[0], command: Command): MailOrder[] {
  const events = table.does(who, command)
  return mailsAbout({ events, state: table.matter, by: typeof who === 'string' ? who : null, url })
}

const whom = (orders: MailOrder[]) => orders.map(({ to, kind }) => `${kind} ${to}`).toSorted()

function gilAsks(table: Table): MailOrder[] {
  const invitation = table.invite('member', a)
  return told(table, gil, { type: 'TakeSeat', invitation, name: 'Gil', identified: null })
}

describe('seats', () => {
  test('a request for a seat is told to the facilitator, its answer to who asked', () => {
    const table = seated()
    const asked = gilAsks(table)
    expect(whom(asked)).toEqual(['seat-request fay'])
    expect(asked[0]?.letter.subject).toBe('Gil asks for a seat – The yard between us')
    expect(asked[0]?.letter.link?.url).toBe('http://localhost:3000/n/yard/facilitate')
    expect(whom(told(table, fay, { type: 'ConfirmSeat', person: gil }))).toEqual(['seat-confirmed gil'])
    expect(whom(told(table, fay, { type: 'RemovePerson', person: gil, reason: 'A mistake.' }))).toEqual([
      'removed gil',
    ])
  })

  test('whoever is not seated, or no longer, is given no address of the negotiation', () => {
    const table = seated()
    gilAsks(table)
    const declined = told(table, fay, { type: 'DeclineSeat', person: gil, reason: 'Unknown to us.' })
    expect(whom(declined)).toEqual(['seat-declined gil'])
    expect(declined[0]?.letter.link).toBeNull()
  })

  test('a new signatory and the former one are told, and the call that this closes', () => {
    const table = seated().seat(ann, 'member', a)
    table.does(fay, { type: 'BeginIntents' })
    table.states(ana, intent()).states(bo, intent())
    table.does(fay, { type: 'BeginMediation', without: [] })
    table.callFor(table.draft())
    const orders = told(table, fay, { type: 'ReplaceSignatory', party: a, person: ann, reason: 'On leave.' })
    expect(whom(orders)).toEqual(['call-closed ana', 'call-closed bo', 'signatory ana', 'signatory ann'])
  })
})

describe('what needs somebody', () => {
  test('each party is asked for its intent', () => {
    expect(whom(told(seated(), fay, { type: 'BeginIntents' }))).toEqual(['intent ana', 'intent bo'])
  })

  test('questions are told to the parties they are put to, a draft to each', () => {
    const table = talking()
    const run = table.run()
    const question = { text: 'From when?', why: 'No date is named.', about: [] }
    const orders = told(table, mediator, {
      type: 'ReportFindings',
      run,
      findings: [],
      questions: [
        { ...question, to: a },
        { ...question, to: null },
      ],
      provenance,
    })
    expect(whom(orders)).toEqual(['questions ana', 'questions bo'])
    expect(orders.map((one) => one.letter.subject)).toEqual([
      'Questions to you – The yard between us',
      'A question to you – The yard between us',
    ])
    const drafted: Command = {
      type: 'DraftSettlement',
      run,
      basedOn: null,
      draft: draftOf(),
      origin: { kind: 'mediator', provenance },
    }
    expect(whom(told(table, mediator, drafted))).toEqual(['draft ana', 'draft bo'])
  })

  test('who wrote an intent is told of it in other words, and its signatory once they have gone', () => {
    const table = talking().seat(ann, 'member', a)
    table.states(ann, intent())
    const rephrase = (): Command => {
      const subject = { kind: 'intent', party: a } as const
      table.does(fay, { type: 'RequestMediation', act: 'clarify', mediator: 'built-in', note: '', subject })
      const item = { item: 'g1', text: 'To share the yard.', kept: [], changed: [], unsure: [] }
      const version = latestIntent(table.matter, a)?.version ?? 0
      const work = { kind: 'clarification' as const, party: a, version, items: [item] }
      const readTo = table.matter.head.seq
      return { type: 'ReportWork', run: table.lastAct, work, provenance: { ...provenance, readTo } }
    }
    expect(whom(told(table, mediator, rephrase()))).toEqual(['clarification ann'])
    table.does(mediator, { type: 'FinishMediation', run: table.matter.runs.at(-1)?.run ?? table.lastAct })
    table.does(ann, { type: 'LeaveSeat' })
    expect(whom(told(table, mediator, rephrase()))).toEqual(['clarification ana'])
  })

  test('each signatory is asked for an answer, on the page that asks', () => {
    const table = talking()
    const { digest } = table.draft()
    const orders = told(table, fay, { type: 'CallRatification', digest })
    expect(whom(orders)).toEqual(['answer-asked ana', 'answer-asked bo'])
    expect(orders[0]?.letter.link?.url).toBe('http://localhost:3000/n/yard/ratify')
    expect(whom(told(table, fay, { type: 'RemindParty', party: b }))).toEqual(['reminder bo'])
  })
})

describe('each is asked individually', () => {
  test('while a call is open nobody is told what anyone answered, tried or withdrew', () => {
    const table = called({ parties: 3 })
    const confirm = table.sends(ana)
    expect(told(table, ana, confirm)).toEqual([])
    expect(
      told(table, ana, { type: 'WithdrawRatification', ...table.call, words: 'Not yet after all.' }),
    ).toEqual([])
    expect(told(table, bo, { type: 'ShowQuestion', ...table.call, page: 'v1' })).toEqual([])
  })

  test('only facilitators are told that somebody asks for a look, and only that person of the answer', () => {
    const table = called({ parties: 3 })
    const { attempt } = table.sends(ana, 'If the gate stays.', 'unclear')
    const sealed = commitment.parse('ab'.repeat(32))
    const asked = told(table, ana, {
      type: 'AskForLook',
      ...table.call,
      attempt,
      words: sealed,
      reading: sealed,
    })
    expect(whom(asked)).toEqual(['look fay'])
    expect(asked[0]?.letter.link?.url).toBe('http://localhost:3000/n/yard/facilitate')
    const answer = told(table, fay, { type: 'AskToRestate', ...table.call, look: 1, note: sealed })
    expect(whom(answer)).toEqual(['restate ana'])
    expect(answer[0]?.letter.link?.url).toBe('http://localhost:3000/n/yard/ratify')
  })

  test('no letter carries anybody’s words', () => {
    const table = called()
    const words = 'zebra quartz never'
    const orders = told(table, ana, { type: 'RejectSettlement', ...table.call, words })
    expect(whom(orders)).toEqual(['call-closed bo', 'call-closed fay'])
    expect(canonicalJson(orders)).not.toContain('zebra')
    expect(canonicalJson(orders)).toContain('Ana rejected settlement 1.')
  })
})

describe('endings', () => {
  test('with the last confirmation everyone but who gave it is told, once', () => {
    const table = called()
    table.ratifies(ana)
    const orders = told(table, bo, table.sends(bo))
    expect(whom(orders)).toEqual(['canonical ana', 'canonical fay'])
    expect(orders[0]?.letter.link?.url).toBe('http://localhost:3000/n/yard/record')
  })

  test('an exit during a call is told as the ending it is, not as a closed call', () => {
    const table = called({ parties: 3 })
    const orders = told(table, cy, { type: 'ExitNegotiation', words: 'We leave.' })
    expect(whom(orders)).toEqual(['ended ana', 'ended bo', 'ended fay'])
    expect(canonicalJson(orders)).toContain('Cy left for Cedar Mill')
  })

  test('no deal names the person who ended it', () => {
    const table = talking()
    const orders = told(table, fay, { type: 'EndNegotiation', ending: 'no-deal', reason: 'No way forward.' })
    expect(whom(orders)).toEqual(['ended ana', 'ended bo'])
    expect(canonicalJson(orders)).toContain('Fay closed it with no deal.')
  })
})

test('an order survives the outbox as it is', () => {
  const [order] = told(seated(), fay, { type: 'BeginIntents' })
  expect(mailOrder.parse(JSON.parse(JSON.stringify(order)))).toEqual(order)
})

describe('turns and consent', () => {
  const inTurns = (timeoutSeconds: number) => {
    const table = talking({
      registration: { expected: 2, windowSeconds: 3600 },
      order: { kind: 'round-robin', timeoutSeconds },
    })
    table.does(ana, { type: 'Register', handle: 'alder' })
    return table
  }
  test('whose turn has come is told, where a turn lasts long enough to be away', () => {
    const slow = inTurns(24 * 3600)
    expect(whom(told(slow, bo, { type: 'Register', handle: 'birch' }))).toEqual(['turn ana'])
    expect(whom(told(slow, ana, { type: 'HandOff' }))).toEqual(['turn bo'])
    const quick = inTurns(600)
    expect(told(quick, bo, { type: 'Register', handle: 'birch' })).toEqual([])
  })
  test('a consent check is told to every other party’s signatory', () => {
    const table = talking({ parties: 3 })
    const orders = told(table, ana, { type: 'OpenConsentCheck', proposal: 'From eight.', trades: [] })
    expect(whom(orders)).toEqual(['consent bo', 'consent cy'])
    expect(canonicalJson(orders)).not.toContain('From eight')
  })
})

describe('offers', () => {
  test('each party is asked to declare, then whoever may move; a stop is told to the facilitator alone', () => {
    const before = beforeOffers({ parties: 2 })
    expect(whom(told(before, fay, begin))).toEqual(['offer ana', 'offer bo'])
    const bounds = { rounds: 1, offers: null, minutes: null }
    const table = bargaining({ parties: 2, terms: { bounds } })
    expect(whom(told(table, ana, offer('1000')))).toEqual(['offer bo'])
    expect(whom(told(table, bo, counter(table, 1, '600')))).toEqual(['offer fay'])
  })

  test('software that may make offers spares its party the mail, until its delegation is over', () => {
    const table = bargaining({ parties: 2 })
    table.does(bo, appointing({ until: table.inHours(24), subject: 'all', purposes: ['read', 'offer'] }))
    expect(whom(told(table, ana, offer('1000')))).toEqual([])
    table.does(bo, counter(table, 1, '600'))
    table.passHours(48)
    expect(whom(told(table, ana, counter(table, 2, '900')))).toEqual(['offer bo'])
  })

  test('an offer’s mail holds nothing but that it waits', () => {
    const table = bargaining({ parties: 2 })
    const [mail] = told(table, ana, offer('1000'))
    expect(canonicalJson(mail)).not.toContain('1000')
    expect(canonicalJson(mail)).toContain('Offer 1 waits for your answer')
  })
})
