import type { Command } from '../commands'
import { ENDINGS } from '../commands'
import { type Contested, DISPUTE_ENDS, DISPUTE_PATHS, GROUNDS } from '../disputing'
import { negotiationId } from '../ids'
import { LOOK_FIELDS } from '../look'
import { sealText, sealWords } from '../testing'
import type { SealedField } from './checks'

import {
  called,
  type Desk,
  number,
  PHRASES,
  person,
  seldom,
  type Weighted,
  withCall,
  withParty,
} from './desk'

const change = { change: 'replace', term: 1, text: 'From ten.', comment: '' } as const
function sendWords(desk: Desk): Command | null {
  const me = person(desk)
  const place = called(desk)
  if (!me || !place) return null
  const ratifies = desk.random.chance(75)
  const words = ratifies ? (desk.random.pick(PHRASES) ?? '') : desk.plant(me, 'words')
  const granted = desk.seen.parties.every((one) => one.signatory !== me)
  const { commitments, opening } = sealWords(
    desk.seen,
    me,
    desk.id,
    words,
    ratifies ? 'ratifies' : 'unclear',
    [granted ? 'disclosed_delegate' : 'none'],
  )
  desk.plant(me, 'flags')
  desk.send({
    person: me,
    confirm: { type: 'ConfirmRatification', ...place, attempt: desk.id, ...opening },
  })
  return { type: 'RecordAttempt', ...place, ...commitments }
}

/** One's own words mostly; sometimes old ones, sometimes those of another, sometimes changed on the way. */
function confirmWords(desk: Desk): Command | null {
  const own = desk.sent.filter((one) => one.person === person(desk))
  const sent = desk.random.chance(85) ? own.at(-1) : desk.random.pick(desk.sent)
  if (!sent) return null
  return desk.random.chance(95) ? sent.confirm : { ...sent.confirm, words: 'I ratify whatever it says.' }
}

/** Words of one's own mostly, as they were sent last or before. */
function askForLook(desk: Desk): Command | null {
  const me = person(desk)
  const place = called(desk)
  const sent = desk.seen.phase === 'Ratification' ? desk.seen.open.attempts : []
  const own = desk.random.chance(90) ? sent.filter((one) => one.person === me) : sent
  const chosen = desk.random.chance(80) ? own.at(-1) : desk.random.pick(own)
  if (!me || !place || !chosen) return null
  const seal = (field: SealedField) =>
    sealText(desk.seen, me, LOOK_FIELDS.words, desk.id, desk.plant(me, field)).commitment
  return { type: 'AskForLook', ...place, attempt: chosen.attempt, words: seal('look'), reading: seal('look') }
}

function askToRestate(desk: Desk): Command | null {
  const me = person(desk)
  const place = called(desk)
  const looks = desk.seen.phase === 'Ratification' ? desk.seen.open.looks.length : 0
  if (!me || !place || looks === 0) return null
  const note = sealText(desk.seen, me, LOOK_FIELDS.note, desk.id, desk.plant(me, 'note')).commitment
  return { type: 'AskToRestate', ...place, look: number(desk, looks), note }
}

function contestedBy(desk: Desk): Contested {
  const { random, seen } = desk
  const version = number(desk, seen.settlements.length)
  switch (random.below(4)) {
    case 0:
      return { kind: 'entry', seq: number(desk, seen.head.seq) }
    case 1:
      return { kind: 'term', version, term: number(desk, 1) }
    case 2: {
      const party = random.pick(seen.parties)?.party
      return party
        ? { kind: 'ratification', call: number(desk, seen.calls.length), party }
        : { kind: 'settlement', version }
    }
    default:
      return { kind: 'settlement', version }
  }
}

/** Opens words sent in an earlier call: one's own mostly. */
function revealWords(desk: Desk): Command | null {
  const { random, seen, sent } = desk
  const own = random.chance(90) ? sent.filter((one) => one.person === person(desk)) : sent
  const confirm = random.pick(own)?.confirm
  const part = seen.calls
    .flatMap(({ attempts }) => attempts)
    .find((one) => one.attempt === confirm?.attempt)?.words
  return confirm && part
    ? { type: 'RevealSealed', part, salt: confirm.saltOfWords, content: confirm.words }
    : null
}

export const CALL_MOVES = {
  CallRatification: [
    ({ random, seen }) => {
      const drafted = random.chance(80) ? seen.settlements.at(-1) : random.pick(seen.settlements)
      return drafted ? { type: 'CallRatification', digest: drafted.settlement.digest } : null
    },
    [0, 0, 24, 1, 1],
  ],
  ShowQuestion: [withCall((place) => ({ type: 'ShowQuestion', ...place, page: 'ratify' })), [0, 0, 1, 10, 0]],
  RecordAttempt: [sendWords, [0, 0, 1, 40, 1]],
  AskForLook: [askForLook, [0, 0, 1, 8, 1]],
  AskToRestate: [askToRestate, [0, 0, 1, 10, 1]],
  ConfirmRatification: [confirmWords, [0, 0, 2, 50, 1]],
  WithdrawRatification: [
    withCall((place) => ({ type: 'WithdrawRatification', ...place, words: 'I take it back.' })),
    [0, 0, 0, 5, 12],
  ],
  RejectSettlement: [
    withCall((place) => ({ type: 'RejectSettlement', ...place, words: 'Not these hours.' })),
    [0, 0, 0, 3, 1],
  ],
  CounterInCall: [
    withCall((place) => ({ type: 'CounterInCall', ...place, changes: [change], comment: '' })),
    [0, 0, 0, 3, 0],
  ],
  RemindParty: [withParty((party) => ({ type: 'RemindParty', party })), [0, 0, 0, 8, 1]],
  CloseCall: [withCall(({ call }) => ({ type: 'CloseCall', call, reason: 'x' })), [0, 0, 0, 3, 0]],
  ExitNegotiation: [seldom(() => ({ type: 'ExitNegotiation', words: 'We leave.' })), [1, 1, 1, 2, 1]],
  EndNegotiation: [
    seldom(({ random }) => ({
      type: 'EndNegotiation',
      ending: random.pick(ENDINGS) ?? 'no-deal',
      reason: 'x',
    })),
    [1, 1, 2, 1, 1],
  ],
  ChangeLimits: [
    (desk) => ({
      type: 'ChangeLimits',
      limits: {
        roundsPerParty: 1 + desk.random.below(3),
        drafts: null,
        deadline: desk.random.chance(80) ? desk.later(desk.random.below(50)) : null,
      },
      reason: 'x',
    }),
    [0, 0, 1, 0, 0],
  ],
  NotePassedDeadline: [
    ({ seen, now }) => ({ type: 'NotePassedDeadline', deadline: seen.charter.limits.deadline ?? now }),
    [4, 4, 4, 4, 1],
  ],
  LinkSuccessor: [
    () => ({ type: 'LinkSuccessor', successor: negotiationId.parse('yard-2') }),
    [0, 0, 1, 0, 8],
  ],
  RaiseDispute: [
    (desk) => ({
      type: 'RaiseDispute',
      about: contestedBy(desk),
      ...(desk.random.chance(50) && { grounds: desk.random.pick(GROUNDS) ?? 'other' }),
      reason: 'x',
    }),
    [0, 0, 1, 3, 12],
  ],
  TakeDisputePath: [
    (desk) => ({
      type: 'TakeDisputePath',
      dispute: number(desk, desk.seen.disputes.length),
      path: desk.random.pick(DISPUTE_PATHS) ?? 'external',
      note: '',
    }),
    [0, 0, 0, 0, 6],
  ],
  EndDispute: [
    (desk) => ({
      type: 'EndDispute',
      dispute: number(desk, desk.seen.disputes.length),
      end: desk.random.pick(DISPUTE_ENDS) ?? 'withdrawn',
      words: 'x',
    }),
    [0, 0, 0, 0, 6],
  ],
  RevealSealed: [revealWords, [0, 0, 1, 0, 8]],
  EraseSealed: [() => ({ type: 'EraseSealed' }), [0, 0, 0, 0, 6]],
  Annotate: [
    (desk) => ({ type: 'Annotate', seq: number(desk, desk.seen.head.seq), text: 'x' }),
    [0, 0, 1, 0, 12],
  ],
} satisfies Partial<Record<Command['type'], Weighted>>
