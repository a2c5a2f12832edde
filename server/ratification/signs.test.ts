import { describe, expect, it } from 'vitest'
import { leaning as leaningIn } from '@/server/ratification/leaning.fixture'
import { prepare } from '@/server/ratification/read'

const context = {
  settlementTitle: 'Orchard Wall Settlement',
  settlementVersion: 2,
  settlementDate: '2026-04-02T10:00:00Z',
  otherVersions: [1],
  digestPrefix: '12ab34cd',
  parties: ['Ada Quill', 'Ben Marsh'],
  speaker: 'Ada Quill',
}

const leaning = (base: number, text: string) => leaningIn(base, text, context)

describe('what was learnt can overturn a sign, and never a refusal', () => {
  it.each([
    ['a condition told of something else', 'The goat, if it comes back, is his. I accept this settlement.'],
    ['another version in a sentence of its own', 'Version 1 made my blood boil. I accept this settlement.'],
    ['an act in no listed shape', 'My yes to this settlement is a plain yes, and I do.'],
    ['a hedge beside the act', 'I accept this settlement more or less.'],
    ['a picture beside the words', 'I accept this settlement as written 💛'],
    ['a reference in no listed form', 'I accept thissettlement as written.'],
    [
      'assent in no listed shape',
      'One stall, four versions; the second binds us, and this settlement is it.',
    ],
    [
      'another version where no act is known',
      'Version 1 was poor. Version 2, as written, has my name under it.',
    ],
    ['a condition where no act is known', 'If it rains, it rains. This settlement, my word on it.'],
    [
      'a part named beside the whole',
      'It is the sum in the settlement, like it or not. I accept the settlement.',
    ],
    ['a question that opens behind the act', 'I accept this settlement, and could you send me a copy?'],
    ['a question answered in two words', 'Am I agreeing to this settlement? I am.'],
    ['being content to be bound', 'I am content to be bound by this settlement.'],
    ['tonight as the day of the act', 'I am bound by this settlement from tonight.'],
    ['a count of drafts behind one', 'Six drafts later, I accept this settlement.'],
    ['the day of a board’s resolution', 'Under the resolution of 6 March, I accept this settlement.'],
    ['a vote that was taken', 'On the strength of that vote we accept this settlement.'],
    [
      'a part with all the rest',
      'It says “if it snows”. I agree to that and to the rest of this settlement.',
    ],
    ['shares of a sum', 'I accept the orchard wall settlement, 55/45, no rematch.'],
    ['a slip in the title', 'I accept the orchad wall setlement.'],
    ['how many pages it has', 'I accept the five-page agreement in front of me.'],
    ['the version that went before', 'I accept version 2, version 1 having been superseded.'],
    ['a sum of dollars', 'It says $61,400, which is right. I accept this settlement.'],
    ['a name that is spelt with a stroke', 'Nova_Rift may keep the jersey. I accept this settlement.'],
    ['a consent that was given', 'The council has given its consent. I accept this settlement.'],
    ['nobody who forces', 'I accept this settlement, forced by no one.'],
    ['an older agreement that is void', 'Agreement of 1 March is void. I accept this settlement.'],
    [
      'a mandate that was lacking',
      'I had no mandate until Tuesday; I have it now and I accept this settlement.',
    ],
    ['nobody else to be bound', 'I have no authority to bind Ben. I accept this settlement.'],
    ['somebody else who accepts too', 'My brother accepts this settlement. I accept this settlement.'],
  ])('%s is a sign at most', (_, text) => expect(leaning(-1000, text).label).toBe('ratifies'))

  it.each([
    ['a condition beside the act', 'I accept this settlement if it rains.'],
    ['a word before a noun of parts', 'I accept the water-line settlement.'],
    ['a letter put for another in the title', 'I accept the orchird settlement.'],
    ['the version that is accepted', 'I accept version 1 having superseded version 2.'],
    ['somebody who may not sign', 'I have no authority to sign for Ada. I accept this settlement.'],
    ['somebody whom nobody authorised', 'Nobody has authorised me to sign, but I accept this settlement.'],
    [
      'the rest when it has been read',
      'I accept clause 1 and the rest of this settlement when I have read it.',
    ],
    ['being content to be bound some time', 'I am content to be bound by this settlement in time.'],
    ['nobody', 'This settlement: accepted by none.'],
    ['another number behind a comma', 'I accept this settlement, no. 1, as written.'],
    ['being content to accept', 'I am content to accept this settlement.'],
    ['tonight as the day to come', 'I accept this settlement tonight.'],
    ['later', 'Later, I accept this settlement.'],
    ['the title of another with like words', 'I accept the orchard gate settlement.'],
    ['a hedge that leads into the act', 'I might accept this settlement.'],
    ['a doubt that leads into the act', 'I think I accept this settlement.'],
    ['a likelihood beside the act', 'There is a 90% chance that I accept this settlement.'],
    ['words one was handed', 'This is the sentence we were handed. We accept this settlement.'],
    ['nothing but a question', 'Version 2: is it the one I accept, and the others go in the bin?'],
    ['a wrong version beside the act', 'I accept version 1 as written.'],
    ['a part', 'I accept clause 3 of this settlement.'],
    ['a part in the clause of the act', 'I accept this settlement, or half of this settlement.'],
    ['an act that is asked', 'Do I accept this settlement, or does he?'],
    ['an act that a question mocks', 'I accept this settlement, are you having a laugh?'],
    ['an act that is asked, and nothing answers', 'I accept this settlement? I did sign for a parcel today.'],
    ['a part alone', 'Clause 4 alone is what I agree to. The settlement is here in front of me.'],
    ['the rest, without a part', 'Clause 4 is out, and the rest of this settlement I accept.'],
    ['the rest, a part denied', 'Not clause 4, and every other clause of this settlement I accept.'],
    [
      'the rest, a part left to others',
      'Ben can keep clause 4, and the rest of this settlement I accept as written.',
    ],
    ['a day that is none', 'I accept this settlement dated 13/25/2019.'],
    ['no reference at all', 'I accept.'],
    ['software', 'I am a software agent and I accept this settlement.'],
    ['a disguise', 'I ac\u200Bcept this settlement.'],
    ['no word of assent', 'I have read this settlement.'],
  ])('%s is a refusal', (_, text) => expect(leaning(-1000, text).label).not.toBe('ratifies'))
})

describe('assent made less is none', () => {
  it.each([
    ['a word before it, recorded', 'I record my tentative consent to this settlement.'],
    ['a word before it, confirmed', 'We confirm our guarded acceptance of this settlement.'],
    ['a word before it, expressed', 'I express my lukewarm acceptance of this settlement.'],
    ['a word before it, declared', 'I declare my theoretical assent to this settlement.'],
    ['a word behind another', 'This settlement has my sincere and temporary consent.'],
    ['a word before another', 'I give this settlement my provisional but cordial consent.'],
    ['a word before a pair', 'I lend my limited support and assent to this settlement.'],
    ['a signature that only holds the place', 'Here is my placeholder signature to this settlement.'],
    ['less than all of it', 'This settlement has my less than total consent.'],
    ['almost', 'I give my almost unreserved assent to this settlement.'],
    ['what it once was', 'We were happy to be bound by this settlement.'],
    ['what it was before', 'I had been quite content to be bound by this settlement.'],
    ['another day', 'I am content to be bound by this settlement another day.'],
    ['the meantime', 'I am content to be bound by this settlement in the meantime.'],
    ['a measure for a time', 'I am content to be bound by this settlement as an interim measure.'],
    ['what is usual', 'I am normally content to be bound by this settlement.'],
    ['something like it', 'I am content to be bound by this settlement or anything like it.'],
    ['a change to come', 'I am content to be bound by this settlement and to amend it.'],
    ['a fact granted', 'This settlement is a mess, and I accept that it is.'],
    ['a fact granted of the settlement', 'I agree that this settlement was long in coming.'],
    ['a price', 'The price of my consent is £40. I accept this settlement.'],
    ['a hope between commas', 'I, we trust, accept this settlement.'],
    ['a report between commas', 'I, he says, accept this settlement.'],
    ['a wavering word', 'I give this settlement my wavering consent.'],
  ])('%s', (_, text) => expect(leaning(-1000, text).label).not.toBe('ratifies'))

  it.each([
    ['the whole of it', 'This settlement has my sincere and entire consent.'],
    ['one of a couple', 'My better half and I give our consent to this settlement.'],
    ['a meantime told of', 'In the meantime this settlement is accepted.'],
    ['bound once and still', 'I was content to be bound by this settlement and I still am.'],
    ['a fact beside the act', 'I accept that the gate was mine, and I accept this settlement.'],
    ['a personal agreement', 'This settlement has my personal and willing agreement.'],
    ['a mood beside it', 'I give this settlement my almost tearful consent.'],
    ['a day it was and still is', 'I was glad to be bound by this settlement on Monday. I still am.'],
    ['a price that is nothing', 'The price of my consent is nothing. I accept this settlement.'],
  ])('but not %s', (_, text) => expect(leaning(-1000, text).label).toBe('ratifies'))

  it('in the meantime is a hedge where it ends the act', () => {
    expect(leaning(1000, 'I accept this settlement as written in the meantime.').reasons).toContain('hedged')
  })

  it.each([
    ['A signature is still outstanding.', ['conditional']],
    ["Ben's signature is still outstanding.", []],
    ['The survey is no longer outstanding.', []],
  ])('what is outstanding is a condition, unless it is for somebody else to give: %s', (text, reasons) => {
    const prepared = prepare(`I accept this settlement. ${text}`, context)
    expect(prepared.kind === 'english' && prepared.evidence.found.map(({ reason }) => reason)).toEqual(
      reasons,
    )
  })

  it('what is no longer outstanding is set aside', () => {
    const prepared = prepare('I accept this settlement. The survey is no longer outstanding.', context)
    expect(prepared.kind === 'english' && prepared.evidence.idioms).toHaveLength(1)
  })
})

it('what looks harmful keeps plain words from counting, and its clause is marked', () => {
  const verdict = leaning(1000, 'I accept this settlement as written.')
  expect(verdict.label).not.toBe('ratifies')
})
