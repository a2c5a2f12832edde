import { describe, expect, it } from 'vitest'
import { citationFault } from './citations'
import type { Act } from './input'
import { readingOf } from './reading'

const context = {
  parties: ['Ann Lee', 'Ben Roth'],
  redLines: [{ party: 'Ann Lee', text: 'The dog stays with me.' }],
  statements: [
    { party: 'Ben Roth', text: 'I ask for 900 euros.' },
    { party: 'Ann Lee', text: 'We decide on 15 March.' },
  ],
  sealed: [],
  issues: [{ number: 1, title: 'The price' }],
}
const faulty = (text: string, act: Act = 'draft') => citationFault(readingOf(act, text, context)) !== null

describe('what a draft rests on', () => {
  it('may be statements by their numbers, long or short', () => {
    expect(faulty('900 euros, as statement 1 has it.')).toBe(false)
    expect(faulty('900 euros (S1); a day in March (S2).')).toBe(false)
    expect(faulty('900 euros, since that is usual.')).toBe(true)
  })

  it('may be what somebody said whom it does not name again', () => {
    expect(faulty('900 euros. It is his own offer, and she has asked for no other.')).toBe(false)
    expect(faulty('900 euros, because Ben can show it.')).toBe(false)
    expect(faulty('900 euros. Money is money, and a sum is soon paid.')).toBe(true)
  })

  it('is no statement whose number nobody has reached', () => {
    expect(faulty('900 euros (issue 1), as statement 3 shows.')).toBe(true)
    expect(faulty('900 euros (issue 1): 640 in statement 2, 720 in statement 1.')).toBe(false)
    expect(faulty('900 euros (issue 1), by his statement of 3 March.')).toBe(false)
  })
})

describe('a quotation', () => {
  it('may turn to the third person', () => {
    expect(faulty('Ann Lee says it "decides on 15 March". Which day is meant?', 'clarify')).toBe(false)
    expect(faulty('Ann Lee says it "decides on 15 April". Which day is meant?', 'clarify')).toBe(true)
  })

  it('is a party’s also where the party is named after it', () => {
    expect(faulty('900 euros (issue 1): "a price that everyone here pays", as Ben Roth put it.')).toBe(true)
    expect(faulty('900 euros (issue 1): "I ask for 900 euros", as Ben Roth put it.')).toBe(false)
  })
})

describe('words that a wording could have', () => {
  it('are nobody’s', () => {
    const lacks = 'The term binds Ann Lee. Unless it adds “and whoever lives there then”, a tenant is free.'
    expect(faulty(lacks, 'simulate')).toBe(false)
    const needs = 'B lets Ann Lee choose the day, so it would need the words “but not after Easter Monday”.'
    expect(faulty(needs, 'alternatives')).toBe(false)
  })
})

describe('a paper', () => {
  it('is made up where it is told by a day, a year or a place that nobody has named', () => {
    expect(faulty('Ben Roth rests this on his invoice of 4 February.', 'clarify')).toBe(true)
    expect(faulty('Ben Roth rests this on clause 12 of the ground agreement.', 'clarify')).toBe(true)
    expect(faulty('The house rules, page 2, say three nights, Ben Roth.', 'clarify')).toBe(true)
    expect(faulty('Under paragraph 12 of the booking form Ben Roth owes two.', 'clarify')).toBe(true)
    expect(faulty('By grandfather’s will, paragraph 3, Ben Roth pays by weeks.', 'clarify')).toBe(true)
    expect(faulty('By the sheet that both signed on 3 July, Ben Roth gets oak.', 'clarify')).toBe(true)
    expect(faulty('The vote of 12 May binds Ben Roth.', 'clarify')).toBe(true)
    expect(faulty('Or: “Rent goes by size, as section 9 of the house rules demands.”', 'alternatives')).toBe(
      true,
    )
    expect(faulty('Section 1 (issue 1). 900 euros. Section 1 stands first: Ben Roth named it.')).toBe(false)
    expect(faulty('Ben Roth, is there a contract of any kind?', 'question')).toBe(false)
    expect(faulty('Ann Lee decides by letter of 15 March.', 'clarify')).toBe(false)
  })
})

describe('what others say', () => {
  it('is nobody’s word where it is a way to speak or still to be had', () => {
    expect(faulty('In brackets, as diplomats write. 900 euros (issue 1).')).toBe(false)
    expect(faulty('900 euros (issue 1), which is all, as far as stated.')).toBe(false)
    expect(faulty('900 euros (issue 1). Nobody gives up a position by discussing this.')).toBe(false)
    expect(faulty('900 euros (issue 1), subject to a third dealer’s opinion.')).toBe(false)
    expect(faulty('900 euros (issue 1), by the opinion of the dealer.')).toBe(true)
  })

  it('is a party’s where it is called by what it does again and again, and no source at all in the statement itself', () => {
    expect(faulty('900 euros (issue 1), the red line of the owner.')).toBe(false)
    expect(faulty('900 euros (issue 1), from the owner’s statement; the owner has no other.')).toBe(false)
    expect(faulty('900 euros (issue 1), a figure from the owner’s statement.')).toBe(true)
    expect(faulty('900 euros (issue 1), as the statement says.')).toBe(false)
    expect(faulty('900 euros (issue 1). This is her report of an opinion. The mediator has none.')).toBe(
      false,
    )
  })

  it('is nobody’s yet where somebody is to bring it', () => {
    expect(faulty('900 euros (issue 1); Ben has until May to show a lender’s letter.')).toBe(false)
    expect(faulty('900 euros (issue 1), as a lender’s letter has it.')).toBe(true)
  })

  it('is made up where it is counted beyond all that was said', () => {
    expect(faulty('900 euros (issue 1), as Ben stated in his seventh declaration.')).toBe(true)
    expect(faulty('900 euros (issue 1), as Ben stated in his first statement.')).toBe(false)
  })
})

describe('a list of conflicts', () => {
  const between = (text: string) =>
    citationFault(
      readingOf('conflicts', text, {
        parties: ['Ann Lee', 'Ben Roth'],
        redLines: [],
        statements: [
          { party: 'Ben Roth', text: 'I ask for 36,000 because of the 80 days.' },
          { party: 'Ann Lee', text: 'I offer 9,000.' },
        ],
        sealed: [],
        issues: [],
      }),
    ) !== null

  it('cites the figures of two parties as they were said', () => {
    expect(between('There is one about sums (36,000 against 9,000) and one about facts.')).toBe(false)
    expect(between('There is one about sums (36,000 for 80 units) and one about facts.')).toBe(true)
    expect(between('There is one about sums (30,000 against 7,000) and one about facts.')).toBe(true)
  })
})

describe('a source', () => {
  it('is not the law that fills what a term leaves out', () => {
    expect(faulty('The term says nothing of it, so the statute applies.', 'simulate')).toBe(false)
    expect(faulty('The statute forbids a fee of 900.', 'simulate')).toBe(true)
  })

  it('is not whoever the next line names after a wording', () => {
    const wording = 'a) "For each day the heating is off, ten are taken off."'
    expect(faulty(`${wording}\nBen Roth asked for the word gift.`, 'alternatives')).toBe(false)
    expect(faulty(`${wording} Ben Roth asked.`, 'alternatives')).toBe(true)
  })
})
