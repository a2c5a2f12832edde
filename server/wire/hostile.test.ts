import { expect, test } from 'vitest'
import { provenance } from '@/server/protocol/settlement'
import { opening, sent } from './commands'

const parsed = (text: string): unknown => JSON.parse(text)
const act = (inside: string, beside = '') =>
  parsed(`{"id":"c1","negotiation":"yard",${beside}"command":{"type":"BeginIntents"${inside}}}`)

test('a message with a key of no field is refused, also where the key means something to a program', () => {
  expect(sent.safeParse(act('')).success).toBe(true)
  for (const key of ['__proto__', 'constructor', 'prototype', 'actor', 'at', 'reading']) {
    expect(sent.safeParse(act(`,"${key}":{"polluted":true}`)).success, key).toBe(false)
    expect(sent.safeParse(act('', `"${key}":{"polluted":true},`)).success, key).toBe(false)
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('numbers that are no exact integers are refused', () => {
  const agreed = (issue: string) =>
    parsed(
      `{"id":"c1","negotiation":"yard","command":{"type":"TakePosition","issue":${issue},"text":"Noon."}}`,
    )
  expect(sent.safeParse(agreed('1')).success).toBe(true)
  for (const number of ['1.5', '1e999', '-1e999', '9007199254740993', '-1', '"1"', 'null', '[1]'])
    expect(sent.safeParse(agreed(number)).success, number).toBe(false)
})

test('a form that opens a negotiation takes no key beyond its own', () => {
  const form = {
    id: 'c1',
    title: 'The yard',
    topic: 'Who uses it.',
    charter: { preset: 'open-mediation', limits: { roundsPerParty: null, drafts: null, deadline: null } },
    sources: [],
    facilitator: 'Fay',
    parties: ['Ana', 'Bo'],
    successorOf: null,
  }
  expect(opening.safeParse(form).success).toBe(true)
  const more = JSON.stringify(form).replace('{', '{"__proto__":{"rules":9},')
  expect(opening.safeParse(parsed(more)).success).toBe(false)
})

test('where keys are free, in a mediator’s parameters, none of them reaches a prototype', () => {
  const { parameters } = provenance.shape
  const read = parameters.parse(parsed('{"__proto__":"warm","temperature":"0"}'))
  expect(Reflect.get(read, 'temperature')).toBe('0')
  expect([Object.prototype, null]).toContain(Object.getPrototypeOf(read))
  const nested = parameters.safeParse(parsed('{"__proto__":{"polluted":"yes"},"temperature":"0"}'))
  expect(nested.success && Reflect.get(nested.data, 'polluted')).not.toBe('yes')
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})
