import { describe, expect, it } from 'vitest'
import { guard } from './guard'
import type { GuardContext } from './input'
import { standOf } from './lines-kept'
import { readingOf } from './reading'
import { redLineFaults } from './red-lines'

const context = (...redLines: GuardContext['redLines']): GuardContext => ({
  parties: ['Ann Lee', 'Ben Roth'],
  redLines,
  statements: [{ party: 'Ben Roth', text: 'I ask for 900 euros.' }],
  sealed: [],
  issues: [{ number: 1, title: 'The price' }],
})
const stand = (line: string, text: string, party = 'Ann Lee') =>
  standOf(
    readingOf('draft', text.toLowerCase(), context({ party, text: line })),
    line.toLowerCase(),
    party.toLowerCase(),
  )

describe('a red line with a figure', () => {
  it('is kept by a bare number on its right side that speaks of its matter', () => {
    expect(stand('The subsidy must not exceed 20,000.', 'The subsidy is 19,000 (issue 1).')).toBe('kept')
    expect(stand('My share does not fall under 180 tonnes.', 'Ann Lee 184 t (issue 1).')).toBe('kept')
    expect(stand('I keep at least half of the income.', 'Income: Ann Lee 55, Ben Roth 45.')).toBe('kept')
  })

  it('is crossed by a figure of its matter on the wrong side', () => {
    expect(stand('No contract is shorter than three years.', 'The contract runs for two years.')).toBe(
      'against',
    )
    expect(
      stand('No turbine stands within 900 metres of a house.', 'Turbines stand 700 metres from a house.'),
    ).toBe('against')
  })

  it('is left open by its own figure beside one on the wrong side', () => {
    const line = 'At least 12 bays remain at the door.'
    expect(stand(line, 'Twelve at the door. Five bays at the door are for apps.')).toBe('trace')
    expect(stand(line, 'Five bays at the door are for apps.')).toBe('against')
  })

  it('is not spoken of by a number that only counts the issues', () => {
    expect(stand('At least seven lamps hang there.', 'Issue 7: nothing is said of it.')).not.toBe('kept')
  })

  it('is kept by a day before the one that it names', () => {
    expect(stand('The shower works before my father comes on 3 May.', 'The shower runs by 2 May.')).toBe(
      'kept',
    )
  })

  it('is the same time of day in either way to write it, and the same share as "per cent"', () => {
    expect(stand('Quiet after 9 p.m.', "Quiet after nine o'clock.")).not.toBe('against')
    expect(stand('No share below 10 per cent.', 'A share of 8 per cent.')).toBe('against')
  })
})

describe('a red line between two figures', () => {
  it('is kept by one that lies between them, and not where it forbids what lies there', () => {
    const line = 'The winner crosses the line between 16:30 and 17:15.'
    expect(stand(line, 'Finish inside the walls, winner due 16:50.')).toBe('kept')
    expect(stand(line, 'Finish inside the walls, winner due 18:50.')).toBe('against')
    expect(stand('No engine runs between 22:00 and 5:00.', 'An engine runs at 4:00.')).not.toBe('kept')
  })

  it('is not crossed by half of some other sum', () => {
    const line = 'Total credits stay under 15 per cent of the fee'
    expect(stand(line, 'The amount is half of the 60,000 that Ann Lee asks.')).not.toBe('against')
  })
})

describe('a red line of a form', () => {
  it('about a word is kept where the word does not stand', () => {
    const line = "The word loan is not used for the drum's return."
    expect(stand(line, 'The museum hands the drum over.')).toBe('sure')
    expect(stand(line, 'The museum hands the drum over as a loan.')).toBe('against')
  })

  it('about somebody’s consent is kept where a term needs it', () => {
    const line = 'No cut in the third act without her written consent.'
    expect(stand(line, 'Act three is played whole unless Ann Lee consents in writing.')).toBe('sure')
    expect(stand(line, 'Act three loses four minutes, as Ann Lee was told in writing.')).not.toBe('sure')
  })

  it('that a thing is not divided is kept where it goes to one whole', () => {
    const line = 'The November window for the survey is not divided.'
    expect(stand(line, 'Ann Lee 90 nights, among them the whole of the November window.')).toBe('sure')
    expect(stand(line, 'Ann Lee 90 nights, among them half of the November window.')).not.toBe('sure')
  })
})

describe('a red line in other words', () => {
  it('is kept where a thing that was not to be touched stays', () => {
    expect(stand('The walnut tree is not felled.', 'The walnut stays where it is.')).toBe('kept')
    expect(stand('The walnut tree is not felled.', 'The walnut is cut to a stump.')).not.toBe('kept')
  })

  it('is kept by a clause that says nothing else, and by the one thing that it lets be', () => {
    expect(stand('The house is not sold to a developer.', 'Price 900. No developer.')).toBe('kept')
    expect(stand('Nobody but a gas fitter touches the boiler.', 'A gas fitter sees to the boiler.')).toBe(
      'kept',
    )
  })

  it('is kept by a day that leaves the forbidden ones out', () => {
    expect(stand('No work on Saturdays.', 'Work is done Monday to Friday.')).toBe('sure')
    expect(stand('No work on Saturdays.', 'Work is done on Saturdays too.')).not.toBe('sure')
  })

  it('is bent beside a leave or a case that it does not have', () => {
    expect(stand('Every patient withdraws at any time.', 'Patients withdraw unless a study runs.')).toBe(
      'bent',
    )
  })
})

describe('a red line that is pointed at', () => {
  it('is named, whatever becomes of it', () => {
    expect(stand('The dog sleeps here.', "Ann's red line is unmet.")).toBe('sure')
    expect(stand('The dog sleeps here.', "Ben's limit is not met; so is Ann's.", 'Ben Roth')).toBe('sure')
    expect(stand('The dog sleeps here.', 'Both red lines are respected.')).toBe('sure')
    expect(stand('At most 20 dogs.', 'The limit of 20 is kept.')).toBe('sure')
    expect(stand('At most 20 dogs.', 'The limit of 30 is kept.')).not.toBe('sure')
    expect(stand('The dog sleeps here.', "Ben's red line is unmet.")).not.toBe('sure')
  })
})

describe('the guard', () => {
  const said = (text: string, ...lines: GuardContext['redLines']) =>
    guard({ act: 'draft', text }, context(...lines)).reasons
  const draft = (terms: string) =>
    `Provisional, not binding. Ben Roth asks for 900 euros (issue 1). ${terms} Reason: his statement.`

  it('refuses a draft that crosses a line by a figure, and none that keeps it by a bare one', () => {
    const line = { party: 'Ben Roth', text: 'The subsidy must not exceed 20,000.' }
    expect(said(draft('The subsidy is 24,000.'), line)).toEqual(['red_line_dropped'])
    expect(said(draft('The subsidy is 19,000, so the limit of 20,000 is kept (issue 1).'), line)).toEqual([])
  })
})

describe('a red line that is spoken of', () => {
  const faults = (
    text: string,
    act: 'draft' | 'clarify' = 'draft',
    line = 'Nothing of the rent is waived.',
  ) => {
    const { aside, spans } = redLineFaults(readingOf(act, text, context({ party: 'Ann Lee', text: line })))
    return aside.length + spans.length > 0
  }

  it('is named, not set aside, by telling that it lets nothing go', () => {
    expect(faults("Ann's red line is that nothing of the rent is waived.")).toBe(false)
    expect(faults("Ann's red line on the rent is waived.")).toBe(true)
  })

  it('is not bent by words of its own', () => {
    const line = 'The door stays open to us until we leave.'
    expect(faults('Door open to Ann until she leaves.', 'draft', line)).toBe(false)
    expect(faults('Door closed to Ann until she leaves, if possible.', 'draft', line)).toBe(true)
  })

  it('is not bent by what somebody else would like', () => {
    const line = 'The house is sold this year.'
    expect(faults('Ben would rather let the house than have it sold.', 'clarify', line)).toBe(false)
    expect(faults('Ann would rather have the house sold this year.', 'clarify', line)).toBe(true)
  })
})
