import { describe, expect, it } from 'vitest'
import { saysUnsettled } from './marks'
import { readingOf } from './reading'
import { markFault, rationaleFault } from './structure'

const context = {
  parties: ['Ann Lee', 'Ben Roth'],
  redLines: [],
  statements: [],
  sealed: [],
  issues: [{ number: 1, title: 'The price' }],
}
const unsettled = (text: string) => saysUnsettled(readingOf('draft', text, context))

describe('a draft settles nothing', () => {
  it.each([
    'What if it went like this?\n1. Ben Roth has 900 euros (issue 1).',
    'Trial balloon. Ben Roth has 900 euros (issue 1).',
    'No part of this memorandum is in force.\n1. Ben Roth has 900 euros (issue 1).',
    'Low-water mark only; the next tide may take it.\nIssue 1: 900 euros.',
    'Maybe Ben Roth has 900 euros (issue 1). You may both say no to all of it.',
  ])('where its opening or any sentence on itself says so: %s', (text) => {
    expect(unsettled(text)).toBe(true)
  })

  it.each([
    '1. Ben Roth has 900 euros (issue 1), and may ask for more. Reason: the idea is his.',
    'CONTRACT\n1. Ben Roth has 900 euros (issue 1).',
    'The following terms apply:\n1. Ben Roth has 900 euros (issue 1).',
    'Ann Lee and Ben Roth have agreed as follows. Ben Roth has 900 euros (issue 1).',
    'Ben Roth has 900 euros (issue 1). If he wants more, it might be discussed.',
  ])('but not where it opens with its terms or as what holds: %s', (text) => {
    expect(unsettled(text)).toBe(false)
  })
})

describe('a wording put in another’s place', () => {
  const faulty = (text: string) => markFault(readingOf('alternatives', text, context)) !== null

  it('needs the mark, also where it could be another', () => {
    const now = 'The rule reads from now on: “Nobody enters in studs.” The ropes may be added.'
    expect(faulty(now)).toBe(true)
    expect(faulty(`Provisional. ${now}`)).toBe(false)
    expect(faulty('a) “Nobody enters in studs.” b) “Nobody enters.” The rule reads shorter in b).')).toBe(
      false,
    )
  })
})

describe('reasons', () => {
  const reasoned = (text: string) => rationaleFault(readingOf('draft', text, context)) === null

  it('are also told by where a figure comes from, and in brackets behind a term', () => {
    expect(reasoned('Provisional. 900 euros, halfway between the two.')).toBe(true)
    expect(reasoned('Provisional. 900 euros (his figure was taken at that hour).')).toBe(true)
    expect(reasoned('Provisional. 900 euros (issue 1; red line of Ben Roth).')).toBe(false)
  })
})

describe('a draft that binds', () => {
  const faulty = (text: string) => markFault(readingOf('draft', text, context)) !== null

  it('is one that says so, not one that tells what it would take', () => {
    expect(faulty('PROVISIONAL. It becomes binding only if both accept it. Ben has 900 euros.')).toBe(false)
    expect(faulty('PROVISIONAL. It becomes binding today. Ben has 900 euros.')).toBe(true)
    expect(faulty('PROVISIONAL. It becomes binding if both stay silent. Ben has 900 euros.')).toBe(true)
  })
})

describe('of several wordings', () => {
  const faulty = (text: string) =>
    markFault(readingOf('alternatives', `Provisional. a) “900 euros.” b) “800 euros.” ${text}`, context)) !==
    null

  it.each([
    'The first wording holds from now on.',
    'Version b is hereby put into the contract and applies from 1 October.',
    'Clause b is the one that governs the matter from 1 January on.',
    'One of these two applies from January.',
  ])('none holds by the mediator’s word: %s', (text) => expect(faulty(text)).toBe(true))

  it.each([
    'The first applies only if both sign it.',
    'Neither wording is in force.',
    'The first holds for three years, the second applies on weekdays.',
    'The second names the month in which it would be paid.',
  ])('each may be told apart from the others: %s', (text) => expect(faulty(text)).toBe(false))
})
