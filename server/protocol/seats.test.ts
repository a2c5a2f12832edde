import { describe, expect, test } from 'vitest'
import { seated as seatOf } from './authority'
import { type Command, command } from './commands'
import { invitationId, partyId, personId } from './ids'
import {
  a,
  ana,
  ann,
  b,
  bo,
  c,
  called,
  cy,
  fay,
  gil,
  olga,
  one,
  opened,
  opening,
  seated,
  settled,
  talking,
} from './testing'

const code = (refusal: { code: string }) => refusal.code
const take = (invitation: ReturnType<typeof invitationId.parse>, name: string): Command => ({
  type: 'TakeSeat',
  invitation,
  name,
  identified: 'verified-address',
})

describe('parties', () => {
  test('[SEA1] two parties of one id or one name are refused, also in other letters', () => {
    const table = opened()
    expect(code(table.refusal(fay, { type: 'AddParty', party: a, name: 'Other' }))).toBe('PartyExists')
    expect(code(table.refusal(fay, { type: 'AddParty', party: c, name: ' alder HOUSE' }))).toBe('NameTaken')
    expect(code(table.refusal(ana, { type: 'AddParty', party: c, name: 'Cedar Mill' }))).toBe('NotSeated')
  })

  test('[SEA1] a party nobody sits for may be taken off the list, a seated one may not', () => {
    const table = seated()
    table.does(fay, { type: 'AddParty', party: c, name: 'Cedar Mill' })
    expect(code(table.refusal(fay, { type: 'RemoveParty', party: a, reason: 'x' }))).toBe(
      'PartyAlreadySeated',
    )
    table.seat(ann, 'member', c)
    expect(code(table.refusal(fay, { type: 'RemoveParty', party: c, reason: 'x' }))).toBe(
      'PartyAlreadySeated',
    )
    table.does(ann, { type: 'LeaveSeat' })
    table.does(fay, { type: 'RemoveParty', party: c, reason: 'It is not concerned.' })
    expect(table.matter.parties.find((party) => party.party === c)?.removed).toBe(true)
  })

  test('[SEA1] no party goes below the fewest the preset works for, and none is added during a call', () => {
    const three = opened({ parties: 3, preset: 'trade-offs' })
    expect(three.refusal(fay, { type: 'RemoveParty', party: c, reason: 'x' })).toEqual({
      code: 'TooFewParties',
      least: 3,
    })
    expect(code(called().refusal(fay, { type: 'AddParty', party: c, name: 'Cedar Mill' }))).toBe('WrongPhase')
  })
})

describe('invitations', () => {
  test('[SEA2] signatory and member are invited for a party, facilitator and observer for none', () => {
    const table = opened()
    const invite = (role: 'signatory' | 'member' | 'observer' | 'facilitator', party: typeof a | null) =>
      code(
        table.refusal(fay, {
          type: 'IssueInvitation',
          invitation: invitationId.parse('i'),
          party,
          role,
          expires: table.inHours(1),
        }),
      )
    expect(invite('facilitator', a)).toBe('FacilitatorSitsForNoParty')
    expect(invite('observer', a)).toBe('FacilitatorSitsForNoParty')
    expect(invite('signatory', null)).toBe('OnlyParty')
    expect(invite('member', partyId.parse('nobody'))).toBe('UnknownParty')
  })

  test('[SEA3] an invitation is issued once, by a facilitator, and not during a call', () => {
    const table = seated()
    const invitation = table.invite('member', a)
    const again: Command = {
      type: 'IssueInvitation',
      invitation,
      party: a,
      role: 'member',
      expires: table.inHours(1),
    }
    expect(code(table.refusal(fay, again))).toBe('InvitationUsed')
    const fresh: Command = { ...again, invitation: invitationId.parse('fresh') }
    expect(code(table.refusal(ana, fresh))).toBe('OnlyFacilitator')
    const open = called()
    expect(code(open.refusal(fay, { ...fresh, expires: open.inHours(1) }))).toBe('WrongPhase')
  })

  test('[SEA4] only a facilitator revokes, confirms, declines and removes, and seats nobody during a call', () => {
    const table = talking()
    const open = table.invite('member', a)
    const asked = table.invite('observer', null)
    table.does(olga, { type: 'TakeSeat', invitation: asked, name: 'Olga', identified: null })
    const settlement = table.draft()
    const acts: Command[] = [
      { type: 'RevokeInvitation', invitation: open },
      { type: 'ConfirmSeat', person: olga },
      { type: 'DeclineSeat', person: olga, reason: 'x' },
      { type: 'RemovePerson', person: bo, reason: 'x' },
    ]
    for (const act of acts)
      expect([act.type, code(table.refusal(ana, act))]).toEqual([act.type, 'OnlyFacilitator'])
    table.callFor(settlement)
    for (const act of acts)
      expect([act.type, code(table.refusal(fay, act))]).toEqual([act.type, 'WrongPhase'])
    expect(code(table.refusal(ann, take(open, 'Ann')))).toBe('WrongPhase')
    expect(code(table.refusal(fay, { type: 'RevokeInvitation', invitation: invitationId.parse('x') }))).toBe(
      'WrongPhase',
    )
  })

  test('[SEA2] of two invitations to sign for a party only one seats anybody', () => {
    const table = opened()
    const [first, second] = [table.invite('signatory', a), table.invite('signatory', a)]
    table.does(ana, take(first, 'Ana'))
    expect(code(table.refusal(bo, take(second, 'Bo')))).toBe('PartyAlreadySeated')
  })

  test('[SEA2] a request to sign is not confirmed once somebody else signs', () => {
    const table = opened()
    const [first, second] = [table.invite('signatory', a), table.invite('signatory', a)]
    table.does(ana, { type: 'TakeSeat', invitation: first, name: 'Ana', identified: null })
    table.does(bo, take(second, 'Bo'))
    expect(code(table.refusal(fay, { type: 'ConfirmSeat', person: ana }))).toBe('PartyAlreadySeated')
  })

  test('[SEA3] a used, revoked, expired or unknown invitation seats nobody', () => {
    const table = opened()
    const used = table.invite('signatory', a)
    table.does(ana, take(used, 'Ana'))
    const revoked = table.invite('signatory', b)
    table.does(fay, { type: 'RevokeInvitation', invitation: revoked })
    const expired = table.invite('signatory', b, 1)
    expect(code(table.refusal(bo, take(used, 'Bo')))).toBe('InvitationUsed')
    expect(code(table.refusal(bo, take(revoked, 'Bo')))).toBe('InvitationRevoked')
    expect(code(table.refusal(bo, take(invitationId.parse('made-up'), 'Bo')))).toBe('UnknownInvitation')
    expect(code(table.passHours(1).refusal(bo, take(expired, 'Bo')))).toBe('InvitationExpired')
    expect(code(table.refusal(fay, { type: 'RevokeInvitation', invitation: used }))).toBe('InvitationUsed')
  })

  test('[SEA3] an invitation that has expired already is not issued', () => {
    const table = opened()
    const invitation = invitationId.parse('late')
    const issue: Command = {
      type: 'IssueInvitation',
      invitation,
      party: a,
      role: 'member',
      expires: table.now,
    }
    expect(code(table.refusal(fay, issue))).toBe('InvitationExpired')
  })

  test('[SEA4] a bare link gives a request; its holder is seated only when the facilitator confirms', () => {
    const table = opened()
    const link = table.invite('signatory', a)
    table.does(ana, { type: 'TakeSeat', invitation: link, name: 'Ana', identified: null })
    expect(seatOf(table.matter, ana)).toBeUndefined()
    expect(code(table.refusal(ana, { type: 'LeaveSeat' }))).toBe('NotSeated')
    expect(code(table.refusal(bo, take(link, 'Bo')))).toBe('InvitationUsed')
    expect(code(table.refusal(ana, { type: 'ConfirmSeat', person: ana }))).toBe('NotSeated')
    table.does(fay, { type: 'ConfirmSeat', person: ana })
    expect(seatOf(table.matter, ana)?.identified).toBe('facilitator-confirmed')
    expect(table.matter.seatRequests).toEqual([])
  })

  test('[SEA4] a declined request gives no seat, and another invitation may be used', () => {
    const table = opened()
    const link = table.invite('signatory', a)
    table.does(ana, { type: 'TakeSeat', invitation: link, name: 'Ana', identified: null })
    table.does(fay, { type: 'DeclineSeat', person: ana, reason: 'Please use the link in your mail.' })
    expect(code(table.refusal(fay, { type: 'ConfirmSeat', person: ana }))).toBe('UnknownPerson')
    table.seat(ana, 'signatory', a)
    expect(seatOf(table.matter, ana)?.role).toBe('signatory')
  })

  test('[SEA5] the seat says how the person was identified, the facilitator’s too', () => {
    const table = seated()
    expect(table.matter.people.map((person) => [person.name, person.identified])).toEqual([
      ['Fay', 'verified-address'],
      ['Ana', 'verified-address'],
      ['Bo', 'verified-address'],
    ])
  })
})

describe('one person, one side', () => {
  test('[SEA6] whoever is seated takes no second seat', () => {
    const table = seated()
    expect(code(table.refusal(ana, take(table.invite('member', b), 'Ana')))).toBe('AlreadySeated')
    expect(code(table.refusal(fay, take(table.invite('member', b), 'Fay')))).toBe('AlreadySeated')
  })

  test('[SEA6] whoever left one party never sits for another, and may come back to their own', () => {
    const table = seated().seat(ann, 'member', a)
    table.does(ann, { type: 'LeaveSeat' })
    expect(code(table.refusal(ann, take(table.invite('member', b), 'Ann')))).toBe('AlreadySeated')
    expect(code(table.refusal(ann, take(table.invite('facilitator', null), 'Ann')))).toBe(
      'FacilitatorSitsForNoParty',
    )
    expect(seatOf(table.seat(ann, 'member', a).matter, ann)?.party).toBe(a)
  })

  test('[SEA6] whoever moderated never sits for a party, and may come back as an observer', () => {
    const table = seated().seat(gil, 'facilitator', null)
    table.does(gil, { type: 'LeaveSeat' })
    expect(code(table.refusal(gil, take(table.invite('member', b), 'Gil')))).toBe('FacilitatorSitsForNoParty')
    expect(seatOf(table.seat(gil, 'observer', null).matter, gil)?.role).toBe('observer')
    table.does(gil, { type: 'LeaveSeat' })
    expect(code(table.refusal(gil, take(table.invite('member', b), 'Gil')))).toBe('FacilitatorSitsForNoParty')
  })

  test('[SEA7] nobody sits under the name of another person or of another party', () => {
    const table = seated()
    const link = table.invite('member', b)
    expect(code(table.refusal(ann, take(link, 'ana ')))).toBe('NameTaken')
    expect(code(table.refusal(ann, take(link, 'Alder House')))).toBe('NameTaken')
    expect(table.ask(ann, take(link, 'Birch Yard')).ok).toBe(true)
    expect(code(opened().refusal(fay, opening()))).toBe('AlreadyOpened')
  })

  test.each(['Ana\nBo ratified', 'Ana\u202egnol', 'Ana\u0000'])('[SEA7] %j is no name', (name) => {
    expect(command.safeParse(take(invitationId.parse('i'), name)).success).toBe(false)
  })
})

describe('leaving', () => {
  test('[SEA8] a member, an observer and one of two facilitators may leave, and nothing ends', () => {
    const table = seated().seat(ann, 'member', a).seat(olga, 'observer', null).seat(gil, 'facilitator', null)
    for (const person of [ann, olga, gil]) table.does(person, { type: 'LeaveSeat' })
    expect(table.matter.phase).toBe('Setup')
    expect(code(table.refusal(fay, { type: 'LeaveSeat' }))).toBe('LastFacilitator')
    expect(code(table.refusal(ana, { type: 'LeaveSeat' }))).toBe('SignatoryMustExit')
    expect(code(table.refusal(fay, { type: 'RemovePerson', person: ana, reason: 'x' }))).toBe(
      'SignatoryMustExit',
    )
  })

  test('[SEA8] a removed person is no longer there', () => {
    const table = seated().seat(olga, 'observer', null)
    table.does(fay, { type: 'RemovePerson', person: olga, reason: 'Shared the link.' })
    expect(seatOf(table.matter, olga)).toBeUndefined()
    expect(code(table.refusal(fay, { type: 'RemovePerson', person: olga, reason: 'x' }))).toBe(
      'UnknownPerson',
    )
  })

  test('[SEA9] another person of the party may answer for it; the former signatory stays a member', () => {
    const table = talking().seat(ann, 'member', a)
    table.does(ana, {
      type: 'Grant',
      to: ann,
      purposes: ['agree'],
      subject: 'Hours',
      until: table.inHours(99),
    })
    const replace = (person: typeof ann): Command => ({
      type: 'ReplaceSignatory',
      party: a,
      person,
      reason: 'Ana is on leave.',
    })
    expect(code(table.refusal(fay, replace(bo)))).toBe('UnknownPerson')
    expect(code(table.refusal(ana, replace(ann)))).toBe('OnlyFacilitator')
    table.does(fay, replace(ann))
    expect(table.matter.parties[0]?.signatory).toBe(ann)
    expect(seatOf(table.matter, ana)?.role).toBe('member')
    expect(table.matter.grants.every((grant) => grant.revoked)).toBe(true)
  })

  test('[SEA10] the signatory of each seated party sits at it, whatever came before', () => {
    const table = settled({ parties: 3 })
    for (const party of table.matter.parties) {
      const signatory = party.signatory ? seatOf(table.matter, party.signatory) : undefined
      expect(signatory).toMatchObject({ party: party.party, role: 'signatory' })
    }
    expect(table.matter.people.filter((person) => person.role === 'signatory')).toHaveLength(3)
  })
})

test('[ACT2] a stranger can do nothing but take a seat they are invited to', () => {
  const stranger = personId.parse('stranger')
  const table = talking()
  expect(code(table.refusal(stranger, { type: 'ProposeTrade', offer: 'x', want: 'y', because: 'z' }))).toBe(
    'NotSeated',
  )
  expect(one(table.seat(cy, 'observer', null).does(cy, { type: 'LeaveSeat' }), 'PersonLeft').person).toBe(cy)
})
