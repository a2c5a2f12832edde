import { describe, expect, it } from 'vitest'
import { leavesFree } from './pressing'

describe('nobody is pressed', () => {
  it.each([
    'you do not have to answer today.',
    'you do not have to agree to anything by answering.',
    'ann, you need not decide this in the room.',
    'she does not offer that figure now.',
    'that will not be done here; could you say instead which rule you mean?',
  ])('by what leaves somebody free: %s', (text) => {
    expect(leavesFree(text)).toBe(true)
  })

  it.each([
    'you do not have to answer today, but tomorrow it will be worse.',
    'you do not have to sign, unless you want to lose the house.',
    'you have to answer today.',
    'she does not offer that any more, so take what there is before you lose it.',
    'you do not want to be remembered for this.',
  ])('but somebody is by: %s', (text) => {
    expect(leavesFree(text)).toBe(false)
  })
})
