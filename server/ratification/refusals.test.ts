import { describe, expect, it } from 'vitest'
import { hear } from '@/server/ratification/heard'
import { orchardWall } from '@/server/ratification/orchard-wall.fixture'
import { prepare } from '@/server/ratification/read'
import { type Refusal, refusalOf } from '@/server/ratification/refusals'
import { standingOf } from '@/server/ratification/standing'

const settlementText = 'Ben Marsh relays the stones by 1 May. Ada Quill pays half of the cost.'

/** Ada Quill speaks. */
function refusal(text: string): Refusal | undefined {
  const prepared = prepare(text, { ...orchardWall, settlementText })
  if (prepared.kind !== 'english') throw new Error(`not read as English: ${text}`)
  const { evidence, around } = prepared
  return refusalOf(standingOf(evidence, hear(evidence), around.spans))
}

const settlements =
  'walls,gates,hens,wells,boats,ropes,roofs,drains,lamps,benches,paths,hedges,barns,carts,ponds,fences,bins,doors'.split(
    ',',
  )

/** For each refusal words that it is the first to refuse. */
const refused: Record<Refusal, string> = {
  'too much to weigh': settlements.map((what) => `I accept this settlement of ${what}.`).join(' '),
  'words are claimed for the settlement that it does not hold':
    'I accept this settlement, which says "Ben Marsh pays the whole of the cost".',
  'the title of another text': 'I accept the Meadow Lane Drainage Settlement as written.',
  'an act that refers to nothing': 'Ada Quill is pleased to confirm its agreement.',
  'software speaks': 'As an AI model I accept this settlement for Ada.',
  'signs that hide or strike something': 'I ~~do not~~ accept this settlement.',
  'a part of it, or its gist': 'I accept half of this settlement.',
  'words somebody else put in the speaker’s mouth':
    'The line I was told to type is: I accept this settlement.',
  'the speaker may not sign': 'I accept this settlement, and I have no authority here.',
  'somebody else types': 'Ada left her laptop open, and I accept this settlement as written.',
  'assent with a measure or a limit': 'I accept this settlement to that extent.',
  'assent with a price': 'I accept this settlement. The price of my yes is $50.',
  'assent that others hope for or tell of': 'I, we hope, accept this settlement.',
  'a duty of another on a condition':
    'I accept this settlement. If the frost lifts the stones, Ben Marsh relays them at his own cost.',
  'assent that was, or that grants a fact': 'I was content to be bound by this settlement.',
  'assent that points at nothing': 'The playgroup agrees, glad and tired after a long day!',
  'another text beside the act': 'I accept version 1.',
  'no word of assent at all': 'The dog likes this settlement.',
  'an act that misses': 'I think I am accepting this settlement.',
  'assent by others, or to come': 'This settlement: ratified by the others.',
  'time is asked for': 'I accept this settlement. Ask me again on Monday.',
  'a question that nothing answers': 'Do I accept this settlement?',
  'nothing but questions': 'Ask whether I, as you say, am bound and sign?',
  'a hedge that leads into the act': 'I might accept this settlement.',
  'words that bind beside the act': 'I accept this settlement if he pays.',
}

describe('a refusal says why', () => {
  it.each(Object.entries(refused))('%s', (why, text) => expect(refusal(text)).toBe(why))
  it.each(['I accept this settlement as written.', 'So do I. Quill accepts this settlement.'])(
    'and refuses nothing of a plain yes: %s',
    (text) => expect(refusal(text)).toBeUndefined(),
  )
})
