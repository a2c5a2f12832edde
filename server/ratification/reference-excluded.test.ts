import { describe, expect, it } from 'vitest'
import { orchardWall } from '@/server/ratification/orchard-wall.fixture'
import { prepare } from '@/server/ratification/read'

function lineOf(text: string): string {
  const prepared = prepare(text, orchardWall)
  if (prepared.kind !== 'english') throw new Error(`not read as English: ${text}`)
  return prepared.evidence.line.text
}

/** What a statement refers to, once what it sets aside is set aside. */
function marks(text: string): string[] {
  return lineOf(text).match(/@(?:ref|bad|old|part|thing|some)\b/gu) ?? []
}

describe('another version or text that is only set aside leaves the right one alone', () => {
  it.each([
    'My agreement is to version 3. Version 2 I have set aside.',
    'I ratify version 3; version 2 was sent in error and is not ours.',
    'Versions 1 to 2 are superseded. Version 3 I ratify.',
    'I accept version 3 and disregard version 2, which was sent by mistake.',
    'I accept version 3 as written. Version 2 was another story.',
    'We are ratifying version 3 here, not the later version 4.',
    'I accept the settlement as written, not the draft from June.',
    'I accept the settlement as written, not the proposal numbered 2.',
    'I accept the settlement of 2 April, not the one of 5 March.',
  ])('%s', (text) => {
    expect(marks(text)).toEqual(['@ref'])
  })

  it.each([
    'My agreement is to version 2. Version 3 I have set aside.',
    'I ratify version 2; version 3 was sent in error.',
    'I accept version 2 and disregard version 3, which was sent by mistake.',
    'I accept version 2, which was sent by mistake.',
    'I accept version 2. Version 3 is superseded.',
    'I accept version 2 as written. Version 1 was another story.',
    'I accept version 2 here, not the later version 3.',
    'I accept the settlement as written, not the draft from April.',
    'I accept the settlement as written, not the proposal numbered 3.',
    'I accept the settlement of 5 March, not the one of 2 April.',
    'I accept the draft from June, not the one from May.',
  ])('not this one: %s', (text) => {
    expect(marks(text)).not.toEqual(['@ref'])
  })
})

describe('the settlement in a month, by its digest, or called the right one', () => {
  it.each([
    'The April settlement on the table is accepted.',
    'These are the right terms and I agree to them all.',
    'These are the right terms, and I agree to them all.',
  ])('%s', (text) => {
    expect(marks(text)).toEqual(['@ref'])
  })

  it.each([
    'The schedule and the body of this settlement are both agreed.',
    'I accept everything set out in this settlement.',
    'I accept all that is contained in this settlement.',
  ])('is the whole of it: %s', (text) => {
    expect(lineOf(text)).toMatch(/^(?:i accept )?@ref (?:are|\.)/u)
  })

  it('is the text under the right digest', () => {
    expect(marks('I have checked digest 12ab34cd and ratify that text.')).toEqual(['@ref', '@ref'])
    expect(marks('Having seen digest 12ab34cd, I ratify the text that bears it.')).toEqual(['@ref', '@ref'])
  })

  it.each([
    'The March settlement on the table is accepted.',
    'I accept the April version.',
    'I accept the May settlement.',
    'These are not the right terms and I agree to them.',
    'These are the right terms for Ben and I agree to them.',
    'These are the right terms, nearly, and I agree to them.',
    'These are the right terms, says Ben, and I agree to them.',
    'This is the right text, the one on page 2, and I accept that.',
    'I have checked digest ffab34cd and ratify that text.',
    'I have checked digest 12ab34cd and ratify that letter.',
    'I have checked digest 12ab34cd and ratify the text that bears another.',
    'The schedule of this settlement is agreed.',
    'The schedule and the title of this settlement are agreed.',
    'I accept clauses of this settlement.',
  ])('nothing else: %s', (text) => {
    expect(marks(text)).not.toEqual(['@ref'])
    expect(marks(text)).not.toEqual(['@ref', '@ref'])
  })
})
