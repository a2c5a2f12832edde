import { describe, expect, test } from 'vitest'
import { canonicalJson } from '@/server/record/canonical'
import { bargaining, beforeOffers, begin, declares, now, offer, RENT } from './offers.fixture'
import { padded } from './reveal'
import { a, ana, ann, b, bo, c, cy, fay, one, sealText, talking } from './testing'
import { viewFor } from './view'

describe('beginning', () => {
  test('[DEC1] bargaining needs a charter that has terms for it, and the facilitator', () => {
    const plain = talking()
    expect(plain.refusal(fay, begin)).toEqual({ code: 'NoBargaining', why: 'charter' })
    const table = beforeOffers()
    expect(table.refusal(ana, begin)).toEqual({ code: 'OnlyFacilitator' })
    const begun = one(table.does(fay, begin), 'BargainingBegun')
    expect(begun).toEqual({ type: 'BargainingBegun', by: fay, issues: [1, 2, 3], parties: [a, b, c] })
    expect(table.refusal(fay, begin)).toEqual({ code: 'BargainingBegunAlready' })
  })

  test('[DEC1] an issue without values, or that is not open, is not bargained over', () => {
    const table = beforeOffers({ kinds: [RENT, { kind: 'text' }, { kind: 'date' }] })
    const over = (...issues: number[]) => table.refusal(fay, { type: 'BeginBargaining', issues })
    expect(over(1, 2)).toEqual({ code: 'IssueNotStructured', issue: 2 })
    expect(over(3)).toEqual({ code: 'IssueNotStructured', issue: 3 })
    expect(over(9)).toEqual({ code: 'UnknownIssue', issue: 9 })
  })

  test('[DEC1] a party that nobody sits for keeps bargaining from beginning', () => {
    const table = beforeOffers({ parties: 2 })
    table.does(fay, { type: 'AddParty', party: c, name: 'Cedar Mill' })
    expect(table.refusal(fay, begin)).toEqual({ code: 'PartyNotSeated', parties: [c] })
  })
})

describe('declaring', () => {
  test('[DEC2] a party declares once, and it stays as it is', () => {
    const table = beforeOffers()
    table.does(fay, begin)
    declares(table, ana)
    const { commitment } = sealText(table.matter, ana, 'batna', 'x', 'x')
    const again = { type: 'DeclareValues', utilities: commitment, batna: commitment } as const
    expect(table.refusal(ana, again)).toEqual({ code: 'AlreadyDeclared' })
    expect(table.refusal(fay, again)).toEqual({ code: 'OnlyParty' })
  })

  test('[DEC2] the public part has one length, whatever is declared', () => {
    const lengths = ['{}', '{"values":"a great deal more than the other"}'].map((text) => {
      const table = beforeOffers()
      table.does(fay, begin)
      declares(table, ana, text, text)
      return table.entries.at(-1)?.text.length
    })
    expect(lengths[0]).toBe(lengths[1])
  })

  test('[DEC2] a member without a grant does not declare for the party', () => {
    const table = beforeOffers().seat(ann, 'member', a)
    table.does(fay, begin)
    const { commitment } = sealText(table.matter, ann, 'batna', 'x', 'x')
    const declared = { type: 'DeclareValues', utilities: commitment, batna: commitment } as const
    expect(table.refusal(ann, declared)).toMatchObject({ code: 'OnlySignatory', needs: 'agree' })
  })

  test('[DEC3] no offer before every party has declared', () => {
    const table = beforeOffers()
    table.does(fay, begin)
    declares(table, ana)
    declares(table, cy)
    expect(table.refusal(ana, offer('800'))).toEqual({ code: 'NotDeclared', parties: [b] })
    declares(table, bo)
    expect(table.ask(ana, offer('800')).ok).toBe(true)
  })

  test('[DEC4] values and alternative stand in no entry, no state and no view of another', () => {
    const table = beforeOffers()
    table.does(fay, begin)
    const secret = 'planted 738.261'
    declares(table, ana, secret, secret)
    expect(canonicalJson(table.matter)).not.toContain(secret)
    expect(table.entries.map((entry) => entry.text).join()).not.toContain(secret)
    const values = { values: [], batna: { text: secret, value: 1 } }
    const row = {
      audience: [ana],
      part: { kind: 'declaration' as const, command: table.lastAct, owner: ana, values },
    }
    for (const viewer of [fay, bo, cy])
      expect(canonicalJson(viewFor(table.matter, viewer, [row]))).not.toContain(secret)
    expect(canonicalJson(viewFor(table.matter, ana, [row]))).toContain(secret)
  })

  test('[DEC5] what a party shares is public, of its own choosing, and replaced by what it shares next', () => {
    const table = bargaining()
    const share = (rank: number) => ({
      type: 'ShareSignals' as const,
      ranks: [{ issue: 1, rank }],
      acceptable: [],
    })
    table.does(ana, share(1))
    table.does(ana, share(2))
    expect(now(table).shared).toMatchObject([{ party: a, ranks: [{ issue: 1, rank: 2 }] }])
    expect(
      table.refusal(bo, { type: 'ShareSignals', ranks: [{ issue: 7, rank: 1 }], acceptable: [] }),
    ).toEqual({ code: 'UnknownIssue', issue: 7 })
  })
})

describe('opening after the end', () => {
  const openings = (table: ReturnType<typeof bargaining>, text = '{}') => ({
    type: 'RevealValues' as const,
    openings: now(table).declared.map(({ party, by, declaration }) => ({
      party,
      utilities: text,
      saltOfUtilities: sealText(table.matter, by, 'utilities', declaration, '').salt,
      batna: '{}',
      saltOfBatna: sealText(table.matter, by, 'batna', declaration, '').salt,
    })),
  })

  test('[DEC6] what was declared is opened only after the end, when each party has agreed', () => {
    const table = bargaining()
    expect(table.refusal(ana, { type: 'AgreeToReveal' })).toMatchObject({ code: 'WrongPhase' })
    table.does(ana, { type: 'WalkAway' })
    table.does(ana, { type: 'AgreeToReveal' })
    table.does(bo, { type: 'AgreeToReveal' })
    expect(table.refusal(ana, { type: 'AgreeToReveal' })).toEqual({ code: 'RevealAgreedAlready' })
    expect(table.refusal(ana, openings(table))).toEqual({ code: 'RevealNotAgreed', parties: [c] })
    table.does(cy, { type: 'AgreeToReveal' })
    expect(table.refusal(ana, openings(table, '{"other":1}'))).toEqual({
      code: 'OpeningDoesNotFit',
      party: a,
    })
    table.does(ana, openings(table))
    expect(now(table).revealed?.opened).toHaveLength(3)
    expect(padded('{}')).toHaveLength(32_768)
  })
})
