import { describe, expect, test } from 'vitest'
import type { Command, CommandOf } from './commands'
import { commandId, type PersonId } from './ids'
import { looksWaiting, ownLook } from './looks'
import { needsOf } from './needs'
import {
  a,
  ana,
  ann,
  appointing,
  bo,
  called,
  delegate,
  fay,
  one,
  sealText,
  type Table,
  talking,
} from './testing'

const UNCLEAR = 'Sounds fine, if the deposit is returned.'
const openCall = (table: Table) => {
  if (table.matter.phase !== 'Ratification') throw new Error('no call')
  return table.matter.open
}
const code = (refusal: { code: string }) => refusal.code
const seal = (table: Table, who: PersonId, content: string) =>
  sealText(table.matter, who, 'look-words', 'next', content).commitment

function asking(table: Table, who: PersonId, attempt: CommandOf<'AskForLook'>['attempt'], said = UNCLEAR) {
  const words = seal(table, who, said)
  return { type: 'AskForLook', ...table.call, attempt, words, reading: seal(table, who, '{}') } as const
}
const restate = (table: Table, look = 1): Command => ({
  type: 'AskToRestate',
  ...table.call,
  look,
  note: seal(table, fay, 'Please leave the deposit out.'),
})
function looked(table = called()): { table: Table; attempt: CommandOf<'AskForLook'>['attempt'] } {
  const { attempt } = table.sends(ana, UNCLEAR, 'unclear', ['conditional'])
  table.does(ana, asking(table, ana, attempt))
  return { table, attempt }
}
const needs = (table: Table, who: PersonId) => needsOf(table.matter, who).map((need) => need.kind)

describe('asking for a look', () => {
  test('[RAT15] the author of words asks facilitators to look at them, once, and nobody else does', () => {
    const table = called()
    const { attempt } = table.sends(ana, UNCLEAR, 'unclear', ['conditional'])
    for (const [who, refused] of [
      [bo, 'UnknownAttempt'],
      [fay, 'OnlyParty'],
    ] as const)
      expect(code(table.refusal(who, asking(table, who, attempt)))).toBe(refused)
    const asked = one(table.does(ana, asking(table, ana, attempt)), 'LookAsked')
    expect(asked).toMatchObject({ call: 1, look: 1, attempt, party: a, person: ana })
    expect(table.refusal(ana, asking(table, ana, attempt))).toEqual({ code: 'LookAsked', look: 1 })
  })

  test('[RAT15] software asks for no look', () => {
    const table = talking()
    table.does(ana, appointing({ until: table.inHours(9), purposes: ['read', 'private', 'speak', 'agree'] }))
    table.callFor(table.draft())
    const { attempt } = table.sends(ana, UNCLEAR, 'unclear')
    expect(table.refusal(delegate(1), asking(table, ana, attempt))).toEqual({
      code: 'OutsideDelegation',
      why: 'binding',
    })
  })

  test('[RAT15] a member without a grant to ratify has no words of its own to be looked at', () => {
    const table = talking().seat(ann, 'member', a)
    table.callFor(table.draft())
    const { attempt } = table.sends(ana, UNCLEAR, 'unclear')
    expect(code(table.refusal(ann, asking(table, ann, attempt)))).toBe('OnlySignatory')
  })

  test('[RAT15] words that others followed, or that were confirmed, are not looked at any more', () => {
    const table = called()
    const first = table.sends(ana, UNCLEAR, 'unclear')
    const second = table.sends(ana)
    expect(code(table.refusal(ana, asking(table, ana, first.attempt)))).toBe('AttemptSpent')
    table.does(ana, second)
    expect(code(table.refusal(ana, asking(table, ana, second.attempt)))).toBe('AlreadyRatified')
    expect(code(table.refusal(ana, asking(table, ana, commandId.parse('none'))))).toBe('AlreadyRatified')
  })

  test('[RAT15] [PHA5] it belongs to the open call alone', () => {
    const { table, attempt } = looked()
    const before = asking(table, ana, attempt)
    const answer = restate(table)
    expect(code(table.refusal(ana, { ...before, call: 2 }))).toBe('CallClosed')
    table.does(fay, { type: 'CloseCall', call: 1, reason: 'x' })
    expect(code(table.refusal(ana, before))).toBe('WrongPhase')
    expect(code(table.refusal(fay, answer))).toBe('WrongPhase')
  })

  test('[RAT15] [SEC4] its entry has one length, and says nothing of the words', () => {
    const lengths = [UNCLEAR, 'No.', 'They made me. '.repeat(60)].map((said) => {
      const table = called()
      const { attempt } = table.sends(ana, said, 'unclear')
      table.does(ana, asking(table, ana, attempt, said))
      const text = table.entries.at(-1)?.text ?? ''
      expect(text).not.toContain(said)
      return text.length
    })
    expect(new Set(lengths).size).toBe(1)
  })
})

describe('what a facilitator does about it', () => {
  test('[RAT16] a facilitator asks the author to say it again, once; nobody else asks', () => {
    const { table } = looked(called({ parties: 2 }))
    for (const who of [ana, bo]) expect(code(table.refusal(who, restate(table)))).toBe('OnlyFacilitator')
    expect(code(table.refusal(fay, restate(table, 2)))).toBe('UnknownLook')
    const asked = one(table.does(fay, restate(table)), 'RestateAsked')
    expect(asked).toMatchObject({ call: 1, look: 1, party: a, person: ana, by: fay })
    expect(code(table.refusal(fay, restate(table)))).toBe('LookAnswered')
  })

  test('[RAT16] a look records no answer: the call is as open as before, and only the author’s words count', () => {
    const { table, attempt } = looked(called())
    const before = openCall(table)
    table.does(fay, restate(table))
    expect(openCall(table)).toMatchObject({
      ratifications: before.ratifications,
      attempts: before.attempts,
      digest: before.digest,
    })
    for (const who of [fay, bo])
      expect(
        code(
          table.refusal(who, {
            ...table.sends(ana, UNCLEAR, 'unclear'),
            attempt,
            type: 'ConfirmRatification',
          }),
        ),
      ).toMatch(/OnlyParty|UnknownAttempt/)
    table.ratifies(ana)
    expect(openCall(table).ratifications.map((done) => done.person)).toEqual([ana])
  })

  test('[RAT16] once the author has sent other words, there is nothing left to ask', () => {
    const { table } = looked()
    expect(looksWaiting(openCall(table))).toHaveLength(1)
    table.sends(ana)
    expect(code(table.refusal(fay, restate(table)))).toBe('LookOver')
    expect(looksWaiting(openCall(table))).toEqual([])
    expect(ownLook(openCall(table), ana)).toBeNull()
  })

  test('[RAT16] [SEC5] facilitators are told of a look, and its author of the answer, in what waits for each', () => {
    const { table } = looked(called())
    expect(needs(table, fay)).toEqual(['look-at-words', 'waiting-for-answers'])
    expect(needs(table, ana)).toEqual(['answer-the-call'])
    table.does(fay, restate(table))
    expect(needs(table, fay)).toEqual(['waiting-for-answers'])
    expect(needsOf(table.matter, ana)).toEqual([{ kind: 'restate', call: 1, version: 1, by: fay }])
    expect(needs(table, bo)).toEqual(['answer-the-call'])
    table.sends(ana)
    expect(needs(table, ana)).toEqual(['answer-the-call'])
  })

  test('[REV2] neither words that were looked at nor the note are opened by anybody', () => {
    const { table } = looked()
    table.does(fay, restate(table))
    const [look] = openCall(table).looks
    table.does(fay, { type: 'CloseCall', call: 1, reason: 'x' })
    const reveal = (part: string): Command => ({
      type: 'RevealSealed',
      part,
      salt: '6c'.repeat(32),
      content: UNCLEAR,
    })
    expect(code(table.refusal(ana, reveal(look?.words ?? '')))).toBe('NotYoursToReveal')
    expect(code(table.refusal(fay, reveal(look?.answer?.note ?? '')))).toBe('NotYoursToReveal')
  })
})
