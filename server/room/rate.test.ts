import { expect, test } from 'vitest'
import { BOUNDS } from '@/server/limits'
import { negotiationId, personId } from '@/server/protocol/ids'
import { sent } from '@/server/wire/commands'
import { asksTooOften } from './rate'

const ana = personId.parse('ana-who-asks')
const asking = (id: string, negotiation: string, command: unknown) =>
  sent.parse({ id, negotiation: negotiationId.parse(negotiation), command })
const review = { type: 'RequestMediation', act: 'review', mediator: 'built-in', note: '' }

test('the mediator is asked so often by one person in one negotiation, and then told when it may be asked again', async () => {
  const { points } = BOUNDS['asks-in-negotiation']
  for (let one = 0; one < points; one++)
    expect(await asksTooOften(ana, asking(`ask-${one}`, 'n-one', review))).toBeNull()
  const refused = await asksTooOften(ana, asking('ask-more', 'n-one', review))
  expect(refused?.refusal.code).toBe('TooManyRequests')
  expect(refused?.refusal.seconds).toBeGreaterThan(0)
  const whispered = { type: 'SendToCaucus', caucus: 1, text: 'One more.' }
  expect(await asksTooOften(ana, asking('say-more', 'n-one', whispered))).not.toBeNull()
  expect(await asksTooOften(ana, asking('ask-there', 'n-two', review))).toBeNull()
  expect(await asksTooOften(personId.parse('bo'), asking('ask-bo', 'n-one', review))).toBeNull()
  const spoken = { type: 'TakePosition', issue: 1, text: 'We keep the keys, since we lock up.' }
  expect(await asksTooOften(ana, asking('speak', 'n-one', spoken))).toBeNull()
})
