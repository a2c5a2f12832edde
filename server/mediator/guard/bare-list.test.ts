import { describe, expect, it } from 'vitest'
import { onlyLists } from './bare-list'
import { readingOf } from './reading'
import { rationaleFault } from './structure'

const context = {
  parties: ['Ann Lee', 'Ben Roth'],
  redLines: [{ party: 'Ann Lee', text: 'The café keeps its name.' }],
  statements: [{ party: 'Ben Roth', text: 'I can pay 600 a month.' }],
  sealed: [],
  issues: [{ number: 1, title: 'The buyout' }],
}
const read = (text: string) => readingOf('alternatives', text, context)

describe('provisional wordings', () => {
  it.each([
    'Buyout, three possible wordings for discussion:\n(1) 600 a month for 40 months;\n(2) 600 a month for 30 months;\n(3) 500 a month.\nIn all three the café keeps its name.',
    'Provisional wordings of issue 1: “Ben pays 600.” – “Ben pays 500.”',
    'Provisional:\n“Ben pays 600.”\nOr:\n“Ben pays 500.”',
  ])('are only listed, and owe a reason: %s', (text) => {
    expect(onlyLists(read(text))).toBe(true)
    expect(rationaleFault(read(text))?.reason).toBe('no_rationale')
  })

  it.each([
    'Provisional wordings:\n1. “Ben pays 600.” It is what he named.\n2. “Ben pays 500.” This leaves him something.',
    'Provisional:\n(1) 600 a month, because Ben named it;\n(2) 500 a month, which is closer to rent.',
    'Provisional. “Ben pays 600.” Or: “Ben pays 500.” The first is his own figure, the second is lower.',
  ])('are told with what speaks for them: %s', (text) => {
    expect(onlyLists(read(text))).toBe(false)
    expect(rationaleFault(read(text))).toBeNull()
  })

  it('are not only listed where what stands in quotation signs cannot be seen', () => {
    expect(onlyLists(read('Provisional:\n> 600 a month. Reason: his figure.\n> 500 a month.'))).toBe(false)
  })
})
