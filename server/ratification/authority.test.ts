import { describe, expect, it } from 'vitest'
import { orchardWall } from '@/server/ratification/orchard-wall.fixture'
import { prepare } from '@/server/ratification/read'
import { refusalOf } from '@/server/ratification/refusals'
import { standingOf } from '@/server/ratification/standing'

/** Ada Quill speaks. */
function refused(text: string): boolean {
  const prepared = prepare(text, orchardWall)
  if (prepared.kind !== 'english') throw new Error(`not read as English: ${text}`)
  const { evidence, around } = prepared
  const heard = { cues: evidence.found, software: false }
  return refusalOf(standingOf(evidence, heard, around.spans)) !== undefined
}

describe('who may not sign', () => {
  it.each([
    'I have no mandate, frankly. I ratify these terms.',
    'I accept this settlement, and I have no authority here.',
    'We hold no mandate for this. This settlement is accepted.',
    "I haven't got the trustees' authority. I accept this settlement.",
    'I lack any authority whatsoever, yet I ratify this settlement.',
    'No mandate, but I accept this settlement.',
    'I accept this settlement with no authority behind me.',
    'I have neither mandate nor instructions. I accept this settlement.',
    'I have no right to bind the firm. I accept this settlement.',
    'I have no authority to conclude anything. I accept this settlement.',
    "I'm not mandated. I accept this settlement.",
    'I am unauthorised, and I accept this settlement.',
    'No one has empowered us. We accept this settlement.',
    'Nobody gave me the power to sign. I accept this settlement.',
    'Nobody said to me that I may sign. I accept this settlement.',
    'The rules leave me no authority. I accept this settlement.',
    'I may not sign on behalf of Ada. I accept this settlement.',
    'I have ceased to act for the firm. I accept this settlement.',
    'My mandate has run out. I accept this settlement.',
    'My authority to sign was withdrawn on Monday. I accept this settlement.',
    'My signature commits no one. I accept this settlement.',
    'I act for nobody. I accept this settlement.',
    'Having no say in this, I accept this settlement.',
    'I accept this settlement, though I act ultra vires.',
    'I have zero authority, but I accept this settlement.',
    'We are not allowed to sign this. We accept this settlement.',
    'I have no permission to agree, yet I accept this settlement.',
    'It is not for us to ratify, but we ratify this settlement.',
    'I accept this settlement, and nothing I sign binds me.',
    'I admit that I have no authority to sign. I accept this settlement.',
    'I have no authority to sign for Ada. I accept this settlement for myself.',
  ])('refused: %s', (text) => expect(refused(text)).toBe(true))
})

describe('who may sign', () => {
  it.each([
    ['denies it', 'It is a lie that we have no mandate. We accept this settlement.'],
    ['denies it in others', 'No one can claim I lack authority to sign. I accept this settlement.'],
    ['reports another', 'Ben claims that I have no authority. I accept this settlement.'],
    ['reports another behind it', 'I have no authority, says Ben. I accept this settlement.'],
    ['asks who says so', 'Who thinks I have no mandate? I accept this settlement.'],
    ['speaks of others', 'Ben has no authority. I accept this settlement.'],
    ['need not bind them', 'I have no authority to bind Ben. I accept this settlement.'],
    ['lacks a power to do something else', 'I have no mandate to refuse. I accept this settlement.'],
    ['lacks it over something else', 'I have no authority over the weather. I accept this settlement.'],
    ['signs for himself', 'Nobody has empowered me to sign for them. I ratify this settlement for myself.'],
    [
      'signs for himself alone',
      'I lack authority to bind the club. This is only me: I accept this settlement.',
    ],
    ['speaks for nobody but himself', 'I speak for nobody but myself. I accept this settlement.'],
    ['speaks for nobody, only himself', 'I speak for nobody, only me. I accept this settlement.'],
    ['knows no authority but his own', 'No authority but mine is needed: I accept this settlement.'],
    ['had it not once', 'It was not in my power to sign in May. It is now: I accept this settlement.'],
    ['is the party', 'Nobody has authorised me; I am the owner, and I accept this settlement.'],
    ['lacks a say in something else', 'I have no say in the weather, but I accept this settlement.'],
    ['has the authority', 'With authority from the board, I accept this settlement.'],
    ['has it again', 'My mandate lapsed and was renewed. I accept this settlement.'],
    ['needs none', 'I have no authority from the board and need none. I accept this settlement.'],
    ['has no electricity', 'I have no power since the storm. I accept this settlement.'],
  ])('not refused, who %s', (_, text) => expect(refused(text)).toBe(false))
})
