import { describe, expect, it } from 'vitest'
import { clashOf } from './clashes'

const clash = (a: string, b: string) =>
  clashOf({ text: a, issue: null, name: 'Ann' }, { text: b, issue: null, name: 'Ben' })

describe('figures', () => {
  it.each([
    ['Rent is at most €900 a month.', 'The rent is at least 1,000 euros a month.'],
    ['The wall is finished by 3 May 2027.', 'The wall is finished no earlier than 9 May 2027.'],
    ['We meet at least twice a week.', 'I can meet at most three times a month.'],
    ['I pay no more than half of the heating.', 'Ann pays at least 60% of the heating.'],
    ['The shop opens at 8:00.', 'The shop never opens before 9:00.'],
    ['Notice is given at least three months ahead.', 'Notice can be given two weeks ahead at the earliest.'],
    ['I want 70% of the profit.', 'Two thirds of the profit are mine.'],
  ])('“%s” against “%s”', (a, b) => {
    expect(clash(a, b)?.how).toMatch(/figures|shares/)
  })

  it.each([
    ['Rent is at most €900 a month.', 'The rent is at least 800 euros a month.'],
    ['The wall is finished by 3 May 2027.', 'The fence is at least 2 metres high.'],
    ['At most 900 dollars a month.', 'At least 950 euros a month.'],
    ['I walk the dog at least once a day.', 'The dog eats at most twice a day.'],
    ['Answers within 10 days instead of 30 days.', 'Answers come within 20 days.'],
  ])('“%s” goes together with “%s”', (a, b) => {
    expect(clash(a, b)).toBeNull()
  })
})

describe('words', () => {
  it.each([
    ['Dogs may use the garden.', 'No dogs in the garden.'],
    ['The piano stays in the hall.', 'The piano is moved out of the hall.'],
    ['Photos are published only with my consent.', 'Photos can be published without consent.'],
    ['The office is open every day.', 'The office is only open on weekdays, not on Sundays.'],
    ['We store hay in the barn.', 'Nobody may store anything in the barn.'],
  ])('“%s” against “%s”', (a, b) => {
    expect(clash(a, b)).not.toBeNull()
  })

  it.each([
    ['No dogs in the garden.', 'No cats in the garden.'],
    ['The piano stays in the hall.', 'The hall is painted in spring.'],
    ['Photos are published only with my consent.', 'Texts are published in May.'],
    ['The house is not sold.', 'Mum stays in the house.'],
  ])('“%s” goes together with “%s”', (a, b) => {
    expect(clash(a, b)).toBeNull()
  })
})

describe('times on one issue', () => {
  const on = (text: string, name: string) => ({ text, issue: 1, name })
  it('two hours from which something begins answer the question differently; an hour in a reason is none', () => {
    const found = clashOf(
      on('The yard is open from 9:00, since we deliver before that.', 'Ann'),
      on('The yard is open from 7:00, since school begins at 8:00.', 'Ben'),
    )
    expect([found?.mine?.text, found?.theirs?.text]).toEqual(['9:00', '7:00'])
    expect(
      clashOf(
        on('The yard is open from 9:00, because the baker comes at 6:00.', 'Ann'),
        on('The yard is open from 9:00.', 'Ben'),
      ),
    ).toBeNull()
  })
})
