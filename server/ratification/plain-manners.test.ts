import { describe, expect, it } from 'vitest'
import { orchardWall } from '@/server/ratification/orchard-wall.fixture'
import { prepare } from '@/server/ratification/read'
import { refusalOf } from '@/server/ratification/refusals'
import { signsOf } from '@/server/ratification/signs'
import { standingOf } from '@/server/ratification/standing'

/** Whether the rules find an act in words of Ada Quill and nothing at all that speaks against it. */
function clear(text: string): boolean {
  const prepared = prepare(text, orchardWall)
  if (prepared.kind !== 'english') throw new Error(`not read as English: ${text}`)
  const { evidence, around } = prepared
  const standing = standingOf(evidence, { cues: evidence.found, software: false }, around.spans)
  const { acts, loose, lame, found } = evidence
  const against = signsOf(standing).length + lame.length + found.length
  return refusalOf(standing) === undefined && acts.length + loose.length > 0 && against === 0
}

describe('a turn of phrase about how one speaks speaks against nothing', () => {
  it.each([
    'I am content to accept this settlement as written, and hereby do.',
    'I am content to accept this settlement, and hereby do so.',
    'I am content to accept this settlement, and hereby do accept it.',
    'I am content with this settlement and accept it.',
    'We can confirm our agreement to this settlement.',
    'I have the honour to accept this settlement.',
    'It is a relief to say that I accept this settlement.',
    'I would like the minutes to show that I accept this settlement.',
    'Let it go on record that I agree to this settlement.',
    'A hundred per cent yes to this settlement.',
    'Not a day too soon: I accept this settlement.',
    'I have thought about these terms for a week and I agree to them.',
    'The refund came on Monday, I accept this settlement.',
    'The gate was mended on Tuesday, and with my condition met I accept this settlement.',
    'I withdraw my comments on version 2 and ratify this settlement as written.',
    'May I say first that the staff have been kind. I accept this settlement.',
    'The photos are lovely, I should say. I accept this settlement.',
    'Perhaps I should have said so sooner: I accept this settlement.',
    'I accept this settlement, and no, I am not cross any more, in case he is wondering.',
    'I accept this settlement; the payment goes out two days before it falls due.',
    'I accept this settlement, in both of its parts.',
    'I agree to this settlement, and by that I mean all of it.',
    'I would rather not pay at all. I accept this settlement.',
    'I would rather not pay, but I accept this settlement.',
    'Someone asked if we would reject it. I accept this settlement.',
    'I accept this settlement. My husband is not asked, and he does not mind.',
    'In a calm frame of mind, I accept this settlement.',
    'My shop has a new sign over the counter. I accept this settlement.',
    'I am not one for paper, but I put my name to this settlement.',
    'Set down my acceptance of this settlement, please.',
    'I accept this settlement, and would only add my greetings to the family.',
    'So do I. Quill accepts this settlement.',
    'I am hapy too accept the abov settlement exactley as it stands',
  ])('%s', (text) => {
    expect(clear(text)).toBe(true)
  })

  it.each([
    // conditions, comments, questions
    'With my condition met by Friday, I accept this settlement.',
    'Once with my conditions met, I accept this settlement.',
    'I withdraw my acceptance of version 2 and accept version 1.',
    'You ask if I ratify this settlement; I do if he pays.',
    'You ask if I ratify this settlement; I do not.',
    'The question was whether I ratify this settlement.',
    // content, glad of the word
    'I am content to accept this settlement as written.',
    'I would be content to accept this settlement and hereby say so.',
    'Ben is content to accept this settlement and hereby does.',
    'I am content to accept this settlement and hereby do nothing more.',
    'I am content to accept this settlement and hereby do promise to think about it.',
    'I am broadly content to accept this settlement.',
    'Ben is content to accept this settlement.',
    'I was content to accept this settlement.',
    'I am content to accept this settlement for now.',
    'I am content with this settlement and would accept it.',
    'I am content with this settlement and Ben accepts it.',
    'I am content with this settlement and accept his apology.',
    'We can accept this settlement.',
    'We can probably confirm our agreement to this settlement.',
    'We cannot confirm our agreement to this settlement.',
    'I will have the honour to accept this settlement.',
    'Tell him to have the honour to accept this settlement.',
    'It would be a relief to say that I accept this settlement.',
    'It is a pleasure to say that I do not accept this settlement.',
    'It is a relief to say that Ben accepts this settlement.',
    // for the record
    'I would like the minutes to show that Ben accepts this settlement.',
    'I would like the minutes to show that I might accept this settlement.',
    'I would like the minutes to show that I accepted this settlement last year.',
    'Let it not go on record that I agree to this settlement.',
    'Let it go on record that nobody agrees to this settlement.',
    'Let it go on record that Ben agrees to this settlement.',
    // how much, and how soon
    'Not a hundred per cent yes to this settlement.',
    'Almost a hundred per cent yes to this settlement.',
    'Less than a hundred per cent yes to this settlement.',
    'Ninety per cent yes to this settlement.',
    'Soon: I accept this settlement.',
    'It is too soon: I accept this settlement.',
    'I agree to these terms for a week.',
    'I have thought about these terms and agree to them for a week.',
    'On Monday, I accept this settlement.',
    'Once it is received on Monday, I accept this settlement.',
    'I am back on Monday, I accept this settlement then.',
    // words beside the act
    'May I say that I accept this settlement?',
    'May I say first that the price must go down. I accept this settlement.',
    'May I say first that I refuse. I accept this settlement.',
    'Clause 2 should say ten. I accept this settlement.',
    'Perhaps I should have refused: I accept this settlement.',
    'Perhaps I accept this settlement.',
    'I accept this settlement, and no, I am not bound by it.',
    'I accept this settlement, and no, I am not accepting it.',
    'I accept this settlement in case he pays.',
    'I accept this settlement in case he asks for less.',
    'I accept this settlement until it falls due.',
    'I accept this settlement as it falls due.',
    'I accept this settlement unless it falls through.',
    'I accept this settlement, in parts.',
    'I accept this settlement, in two of its three parts.',
    'I agree to this settlement, and by that I mean half of it.',
    'I agree to this settlement, and by that I mean I have read it.',
    'I will not pay at all. I accept this settlement.',
    'I would rather not pay a penny of it. I accept this settlement.',
    'I would rather not comply with clause 2. I accept this settlement.',
    'Someone asked if we would reject it. We would reject it. I accept this settlement.',
    'I said that we would reject it. I accept this settlement.',
    'I accept this settlement, and he does not charge me for the paint.',
    'I accept this settlement, and he does the painting.',
    'We counter. I accept this settlement.',
    'I accept this settlement, but put the wall on his side.',
    'I accept this settlement, but my name first.',
    'Remove my acceptance of this settlement, please.',
    'I accept this settlement, and would only add my costs to the sum.',
  ])('it speaks against it: %s', (text) => {
    expect(clear(text)).toBe(false)
  })
})
