import { expect, test } from 'vitest'
import { fuzzSeeds } from './fuzz'
import { checkRecord, checkStep, checkViews, FuzzFault, type OwnWords, ownWord } from './fuzzing/checks'
import type { Played } from './fuzzing/played-record'
import { ana, bo, called, fay, settled } from './testing'

const SEEDS = 320

/** Acts that must have happened somewhere among the seeds: a run that reaches less tests less than it says. */
const REACHED = [
  'SeatRequested',
  'PersonLeft',
  'SignatoryReplaced',
  'GrantRecorded',
  'KeyEnrolled',
  'ActSigned',
  'IssueAgreed',
  'IssueSetAside',
  'IssueReopened',
  'ClaimConfirmed',
  'LatecomerAdmitted',
  'TurnsBegun',
  'TurnHandedOff',
  'TurnSkipped',
  'TurnsUsedUp',
  'ConsentAnswered',
  'ConsensusReached',
  'BoundReached',
  'MediationFailed',
  'MediationCancelled',
  'AttemptRecorded',
  'RatificationRecorded',
  'RatificationWithdrawn',
  'LateWithdrawalNoted',
  'SettlementRejected',
  'SettlementBecameCanonical',
  'PartyExited',
  'DisputeRaised',
  'DisputePathTaken',
  'DisputeEnded',
  'SealedRevealed',
  'SealedErased',
  'DelegateAppointed',
  'DelegationRevoked',
  'DelegateActed',
  'OverreachRecorded',
  'CaucusOpened',
  'CaucusMessageSent',
  'CaucusClosed',
  'SentenceReleased',
  'MediatorPaused',
  'MediatorResumed',
  'MediatorLimited',
  'MediatorPlayed',
  'MediatorPlayEnded',
]

test(`[RAT14] [REC2] [SEC1] ${SEEDS} whole negotiations of people who join, leave, race, repeat and pretend`, () => {
  const played: Played[] = []
  fuzzSeeds(1, SEEDS, (one) => played.push(one))
  expect(played).toHaveLength(SEEDS)
  const events = new Set(played.flatMap((one) => [...one.events.keys()]))
  expect(REACHED.filter((type) => !events.has(type))).toEqual([])
  const endings = new Set(played.map((one) => one.ending))
  expect(['canonical', 'exited', 'no-deal'].filter((kind) => !endings.has(kind))).toEqual([])
  expect(played.reduce((sum, one) => sum + one.raced, 0)).toBeGreaterThan(100)
  expect(played.reduce((sum, one) => sum + one.refused, 0)).toBeGreaterThan(1000)
}, 300_000)

test('the same seed plays the same negotiation', () => {
  const twice = [0, 1].map(() => {
    const played: Played[] = []
    fuzzSeeds(7, 1, (one) => played.push(one))
    return played
  })
  expect(twice[0]).toEqual(twice[1])
})

test('the checks find a sealed text in a view and in an entry', () => {
  const table = called()
  const { attempt } = table.sends(ana, 'The yard between us', 'unclear')
  const planted = [{ text: 'The yard between us', owner: ana, field: 'words' as const, attempt }]
  expect(() => checkViews(table.matter, [bo], planted)).toThrow(FuzzFault)
  expect(() => checkRecord(table.matter, table.entries, new Set(), planted)).toThrow(/sealed text/)
  expect(() => checkViews(table.matter, [ana, fay, bo], [])).not.toThrow()
})

test('the checks find a ratification that its person never spoke, and an ending without its person', () => {
  const table = settled()
  const own: OwnWords = new Set()
  expect(() => checkRecord(table.matter, table.entries, own, [])).toThrow(/never said that/)
  for (const call of table.matter.calls)
    for (const one of call.ratifications) own.add(ownWord(one.person, call.call, call.digest, one.words))
  expect(() => checkRecord(table.matter, table.entries, own, [])).not.toThrow()
  const { seq, hash } = table.head
  const { mark } = { mark: table.matter.head }
  const entry = {
    seq,
    at: mark.at,
    actor: { kind: 'house' as const },
    id: table.lastAct,
    command: { type: 'LeaveSeat' as const },
    events: [],
    sealed: [],
    prev: hash,
  }
  expect(() => checkStep(called().state, entry, table.matter)).toThrow(/without a person/)
})
