import { describe, expect, it } from 'vitest'
import { leaning } from '@/server/ratification/leaning.fixture'
import { orchardWall } from '@/server/ratification/orchard-wall.fixture'

/** What is left to the rules: everything learnt finds the statement harmless. */
const label = (text: string) => leaning(-1000, text, orchardWall).label

describe('assent in the passive', () => {
  it.each([
    ['others', 'Settlement of 2 April 2026: ratified by the others.'],
    ['somebody else', 'These terms, accepted by someone else.'],
    ['him', 'This settlement is approved by him.'],
    ['a proxy', 'The Orchard Wall Settlement: accepted by proxy.'],
    ['a default', 'This settlement: accepted by default.'],
    ['nobody that could be named', 'This settlement: ratified by nobody here.'],
    ['no one at all', 'This settlement, approved by no one at all, stands.'],
    ['none of several', 'The settlement is accepted by none of the neighbours.'],
    ['nobody with a word between', 'This settlement is agreed as written by nobody in particular.'],
  ])('by %s is not the speaker’s', (_, text) => expect(label(text)).not.toBe('ratifies'))

  it.each([
    ['the speaker too', 'This settlement is accepted by them and by me.'],
    ['nobody but the speaker', 'This settlement is accepted by nobody but me.'],
    ['nobody, told of something else', 'Asked by nobody in particular, I accept this settlement.'],
    [
      'another, of what was signed before',
      'Version 1, which our office signed by mistake, is gone. Version 3 it is, as written; my yes to it.',
    ],
    ['others, beside an act of one’s own', 'Accepted by others, I hear. I accept this settlement.'],
  ])('may be by %s', (_, text) => expect(label(text)).toBe('ratifies'))

  it.each([
    ['in part', 'Terms of 2 April: ratified in part.'],
    ['partly', 'This settlement: approved partly.'],
    ['elsewhere', 'The settlement: ratified elsewhere.'],
    ['as one was told', 'This settlement: ratified, we are told.'],
    ['as is said', 'The settlement is accepted, they say.'],
    ['that binds by none of it', 'We accept this settlement bound by none of its clauses.'],
    ['to be given', 'Terms of 2 April: to be accepted.'],
    ['that is to come', 'This settlement is to be formally ratified.'],
    ['for something else', 'This settlement: accepted for consideration.'],
  ])('%s binds nobody', (_, text) => expect(label(text)).not.toBe('ratifies'))

  it('in part and in whole is whole', () =>
    expect(label('This settlement: accepted in part and in whole.')).toBe('ratifies'))
})

describe('a text taken up', () => {
  it.each([
    'I accept this settlement for further discussion.',
    'We accept this settlement merely for the purpose of review.',
  ])('for something else binds nobody: %s', (text) => expect(label(text)).not.toBe('ratifies'))
  it('for good binds', () => expect(label('I accept this settlement for good.')).toBe('ratifies'))
})

describe('who asks for time', () => {
  it.each([
    'Let me read it again tonight. I accept this settlement.',
    'I accept this settlement. Ask me again on Monday.',
    'Ask me another day! I accept this settlement.',
    'Give me until Friday. I accept this settlement.',
    'I accept this settlement, but ask me again on Sunday.',
  ])('has not answered: %s', (text) => expect(label(text)).not.toBe('ratifies'))
  it.each([
    'Ask me again on Monday. You will hear the same. I accept this settlement.',
    'Do not ask me again tomorrow. I accept this settlement.',
    'Ask me tomorrow whether I slept. I accept this settlement.',
    'I accept this settlement. For the recipe, ask me on Sunday.',
    'The builder can ask me again on Monday. I accept this settlement.',
  ])('has, where the answer stands: %s', (text) => expect(label(text)).toBe('ratifies'))
})

describe('what is later', () => {
  it.each([
    'Finally, six weeks later, I accept this settlement.',
    'And so, two years later, I accept this settlement.',
    'Well, three meetings later: I accept this settlement.',
    'Years later, I accept this settlement.',
    'At last, two crates and one stuffed ram later, I accept this settlement.',
    'Nine drafts and a bus strike later, I accept this settlement.',
  ])('is over where it is counted at the opening: %s', (text) => expect(label(text)).toBe('ratifies'))
  it.each([
    'In June, two rounds later, I accept this settlement.',
    'Next spring, four letters later, I accept this settlement.',
    'Two signatures and one deposit later, I accept this settlement.',
    'A bit later, I accept this settlement.',
    'Later today I accept this settlement.',
    'Later this week we ratify this settlement.',
  ])('is to come where it is not: %s', (text) => expect(label(text)).not.toBe('ratifies'))
})

describe('a question about the settlement', () => {
  it.each([
    'Has this settlement got our approval? It has.',
    'Has this settlement my consent? It has indeed.',
  ])('is answered in its own verb: %s', (text) => expect(label(text)).toBe('ratifies'))
  it.each([
    'Do you accept this settlement? It does indeed.',
    'Do I ratify this settlement? It is so.',
    'Do we accept this settlement? It has, very much.',
  ])('is not answered in another, whatever follows: %s', (text) => expect(label(text)).not.toBe('ratifies'))
})
