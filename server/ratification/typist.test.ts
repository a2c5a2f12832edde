import { describe, expect, it } from 'vitest'
import { leaning } from '@/server/ratification/leaning.fixture'
import { orchardWall } from '@/server/ratification/orchard-wall.fixture'

/** What is left to the rules: everything learnt finds the statement harmless. Ada Quill speaks. */
const label = (text: string) => leaning(-1000, text, orchardWall).label

describe('who is typing is not the party', () => {
  it.each([
    ['a friend', "This is Ada's friend. Yes to this settlement as written."],
    ['a relative speaking', "It's Ada's younger sister here. I accept this settlement."],
    ['a friend with a name', "Tom here, a friend of Ada's. I agree to this settlement."],
    ['an accountant', "Being Ada's accountant, I accept this settlement as written."],
    ['who signs below', "I accept this settlement as written. Signed, Ada's nephew."],
    ['not her', "It's not Ada typing. I accept this settlement as written."],
    ['not the person named', "I'm not the person named here. I accept this settlement as written."],
    ['not who stands at the top', "The name at the top isn't mine. I accept this settlement as written."],
    ['who has the password', 'I have her password, and I accept this settlement as written.'],
    ['who got the screen', 'Ada left her laptop open, and I accept this settlement as written.'],
    ['someone while she sleeps', 'Ada is asleep. I accept this settlement as written.'],
    ['sure that she agrees', "Ada won't mind. I accept this settlement as written."],
    ['signed in as her', 'Signing in as Ada, I accept this settlement as written.'],
    ['who came by', 'I found this page open. I accept this settlement as written.'],
    ['a husband', 'My wife Ada is at work. I accept this settlement as written.'],
    ['who will tell her', "I'll tell Ada later. I accept this settlement as written."],
    ['who hides it', "Don't tell Ada. I accept this settlement as written."],
    ['who says that she says so', 'Ada says yes. I accept this settlement as written.'],
    ['who is to be thanked by her', 'I accept this settlement as written, and Ada will thank me for it.'],
    ['not she', 'I am not Ada. I accept this settlement as written.'],
    ['somebody else who accepts', "Ada's tenant agrees to this settlement."],
  ])('%s', (_, text) => expect(label(text)).not.toBe('ratifies'))
})

describe('who is typing may be the party', () => {
  it.each([
    ['that says its name', 'This is Ada Quill speaking. I accept this settlement as written.'],
    ['that calls the answer its own', "This is Ada's answer: I accept this settlement as written."],
    ["that tells of another's yes", "Ada's insurer has already agreed. Ada accepts these terms as written."],
    ['that signs as a neighbour', "I accept this settlement as written. Signed, Ada Quill, Ben's neighbour."],
    ['that lies in hospital', "I'm in hospital. I accept this settlement as written."],
    ['that borrowed a laptop', "I borrowed my son's laptop. I accept this settlement as written."],
    ['that knows a number', "I have Ben's phone number. I accept this settlement as written."],
    ['that speaks of its fault', "It's not Ada's fault. I accept this settlement as written."],
    ['that writes its name', 'As Ada Quill I accept this settlement as written.'],
    ['that praises the page', 'I found this page easy to use. I accept this settlement as written.'],
    ['that is to be thanked by the other', 'I accept this settlement as written, and Ben will thank me.'],
    ['that speaks of its tenant', 'My tenant is pleased. I accept this settlement as written.'],
  ])('%s', (_, text) => expect(label(text)).toBe('ratifies'))

  it('but who tells by what right is a delegate', () =>
    expect(
      label(
        "I am Ada's sister and hold her power of attorney of 1 March. For Ada I accept this settlement as written.",
      ),
    ).toBe('ratifies'))
})
