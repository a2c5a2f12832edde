import { describe, expect, it } from 'vitest'
import { asClause, asClauses, inThirdPerson } from './third-person'

describe('a statement as a clause', () => {
  it.each([
    ['We pay 800 € a month from March.', 'Haddad shall pay 800 € a month from March.'],
    ['We want to keep the piano in our flat.', 'Haddad shall keep the piano in their flat.'],
    ['I want the landlord to repair the roof by 1 May.', 'The landlord shall repair the roof by 1 May.'],
    ['We propose that the gate stays shut at night.', 'The gate stays shut at night.'],
    [
      "I'll return both keys on 30 April, because I move out then.",
      'Haddad shall return both keys on 30 April.',
    ],
    ['We will not sell before 2028.', 'Haddad shall not sell before 2028.'],
    ['800 € a month, paid by the third working day.', '800 € a month, paid by the third working day.'],
    [
      'Our deposit is paid back to us within 14 days.',
      'Haddad’s deposit is paid back to Haddad within 14 days.',
    ],
    ['We offer to clean the stairs every week.', 'Haddad shall clean the stairs every week.'],
  ])('%s', (said, clause) => expect(asClause(said, 'Haddad')).toBe(clause))

  it.each([
    'We think that is too much.',
    'I love that piano.',
    'What about the roof?',
    'We cannot accept a rise.',
    'We agree.',
    'A nurse on weekdays is good, if Mum may choose her.',
    'Nine is too early.',
  ])('%s makes none', (said) => expect(asClause(said, 'Haddad')).toBeNull())
})

describe('a statement sentence by sentence', () => {
  it('makes clauses of what makes them, and leaves the rest to the letter', () => {
    expect(
      asClauses("We think nine is too late. We'll open the gate at seven. I love that gate.", 'Haddad'),
    ).toEqual({
      made: ['Haddad shall open the gate at seven.'],
      left: ['We think nine is too late.', 'I love that gate.'],
    })
    expect(asClauses('Each of us pays a third.', 'Haddad')).toEqual({
      made: [],
      left: ['Each of us pays a third.'],
    })
  })
})

describe('a statement as somebody else reports it', () => {
  it.each([
    ['I want to keep my piano.', 'Haddad wants to keep their piano.'],
    ['We never agreed to that, and we pay too much.', 'Haddad never agreed to that, and they pay too much.'],
    ["We don't want dogs near us.", 'Haddad does not want dogs near them.'],
    ['No dogs.', 'No dogs.'],
  ])('%s', (said, told) => expect(inThirdPerson(said, 'Haddad')).toBe(told))
})
