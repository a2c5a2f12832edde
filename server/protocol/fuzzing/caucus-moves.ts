import { commitmentTo } from '@/server/record/commitment'
import { CAUCUS_WITH, SENTENCES, sentenceField } from '../caucus'
import { unanswered } from '../caucuses'
import type { Command, CommandOf } from '../commands'
import { AT_WORK } from '../control'
import { commitment } from '../ids'
import { type Desk, number, person, type Weighted, withParty, withSomebody } from './desk'

const salt = 'ce'.repeat(32)

/** As the door seals a message: its sentences, and blanks up to the number that every message has. */
function sealed(desk: Desk, owner: string, texts: string[]) {
  const place = { negotiation: desk.seen.negotiation, owner, command: desk.id, salt }
  return Array.from({ length: SENTENCES }, (_, at) =>
    commitment.parse(commitmentTo({ ...place, field: sentenceField(at + 1), content: texts[at] ?? '' })),
  )
}

function send(desk: Desk): Command | null {
  const { seen, random } = desk
  const me = person(desk)
  const chosen = random.pick(seen.caucuses.filter((one) => !one.closed || random.chance(5)))
  if (!me || !chosen) return null
  const text = desk.plant(me, 'caucus')
  desk.whisper({
    author: me,
    caucus: chosen.caucus,
    message: desk.id,
    text,
    say: { type: 'SayInTheRoom', caucus: chosen.caucus, message: desk.id, sentence: 1, text, salt },
  })
  return { type: 'SendCaucusMessage', caucus: chosen.caucus, sentences: sealed(desk, me, [text]) }
}

function answer(desk: Desk): Command | null {
  const { seen, random } = desk
  const open = seen.caucuses.filter((one) => unanswered(one).length > 0)
  const chosen = random.pick(open)
  const to = chosen && random.pick(unanswered(chosen))
  if (!chosen || !to) return null
  const sentences = sealed(desk, `mediator ${chosen.mediator}`, ['I have read this.'])
  const origin = commitment.parse('ad'.repeat(32))
  return { type: 'AnswerInCaucus', caucus: chosen.caucus, to: to.message, sentences, origin }
}

/** Somebody says in the room what they, or anybody else, wrote in a caucus, to the letter or not. */
function say(desk: Desk): CommandOf<'SayInTheRoom'> | null {
  const { random, whispered } = desk
  const chosen = random.pick(whispered)
  if (!chosen) return null
  return random.chance(85) ? chosen.say : { ...chosen.say, text: `${chosen.text} and more` }
}

const caucus = (desk: Desk) => number(desk, desk.seen.caucuses.length)

export const CAUCUS_MOVES = {
  OpenCaucus: [
    withParty((chosen, desk) => ({
      type: 'OpenCaucus',
      party: desk.seen.people.find((one) => one.person === person(desk))?.party ?? chosen,
      with: desk.random.pick(CAUCUS_WITH) ?? 'mediator',
    })),
    [0, 6, 6, 1, 0],
  ],
  SendCaucusMessage: [send, [0, 9, 10, 2, 2]],
  AnswerInCaucus: [answer, [0, 8, 8, 1, 0]],
  CloseCaucus: [(desk) => ({ type: 'CloseCaucus', caucus: caucus(desk) }), [0, 1, 1, 1, 0]],
  SayInTheRoom: [say, [0, 5, 6, 1, 1]],
  PauseMediator: [
    ({ random }) => ({ type: 'PauseMediator', reason: 'x', working: random.pick(AT_WORK) ?? 'stop' }),
    [1, 1, 1, 1, 0],
  ],
  ResumeMediator: [() => ({ type: 'ResumeMediator' }), [1, 4, 4, 2, 0]],
  LimitMediator: [
    ({ random }) => ({
      type: 'LimitMediator',
      acts: random.chance(60) ? 2 + random.below(9) : null,
      reason: 'x',
    }),
    [0, 1, 1, 1, 0],
  ],
  PlayMediator: [withSomebody((chosen) => ({ type: 'PlayMediator', person: chosen })), [3, 3, 5, 1, 0]],
  EndMediatorPlay: [() => ({ type: 'EndMediatorPlay' }), [1, 1, 2, 1, 0]],
} satisfies Partial<Record<Command['type'], Weighted>>
