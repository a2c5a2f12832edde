import { expect, test } from 'vitest'
import { commitmentTo } from '@/server/record/commitment'
import type { Command } from './commands'
import { personId } from './ids'
import { needsOf } from './needs'
import {
  a,
  ana,
  ann,
  b,
  bo,
  c,
  called,
  cy,
  fay,
  house,
  intent,
  mediator,
  olga,
  opened,
  provenance,
  sealWords,
  seated,
  settled,
  stating,
  type Table,
  talking,
} from './testing'
import { type SealedRow, viewFor } from './view'

const SECRET = 'They have threatened to cut the water off.'

test('[SEC1] words sent and not confirmed are in no state and no entry', () => {
  const table = called()
  table.sends(ana, SECRET, 'unclear', ['under_duress'])
  expect(JSON.stringify(table.state)).not.toContain(SECRET)
  expect(table.entries.map((one) => one.text).join()).not.toContain(SECRET)
  expect(JSON.stringify(table.state)).not.toContain('under_duress')
})

test('[SEC2] a view holds the sealed parts whose audience names the viewer, and no other', () => {
  const table = called()
  const sent = table.sends(ana, SECRET, 'unclear', ['under_duress'])
  const rows: SealedRow[] = [
    {
      audience: [ana],
      part: { kind: 'attempt', attempt: sent.attempt, owner: ana, words: SECRET, reading: sent.reading },
    },
    {
      audience: [fay],
      part: { kind: 'flag', attempt: sent.attempt, owner: ana, flags: ['under_duress'] },
    },
  ]
  const seen = (who: typeof ana) => viewFor(table.matter, who, rows)?.mine.map((part) => part.kind)
  expect(seen(ana)).toEqual(['attempt'])
  expect(seen(fay)).toEqual(['flag'])
  expect(seen(bo)).toEqual([])
})

test('[SEC2] without a seat there is no view, also after leaving', () => {
  const table = talking().seat(olga, 'observer', null)
  expect(viewFor(table.matter, olga, [])?.me).toMatchObject({ role: 'observer', party: null, signs: false })
  table.does(olga, { type: 'LeaveSeat' })
  expect(viewFor(table.matter, olga, [])).toBeNull()
  expect(viewFor(table.matter, personId.parse('stranger'), [])).toBeNull()
})

test('[SEC2] a view says who the viewer is and whether they sign', () => {
  const table = seated().seat(ann, 'member', a)
  expect(viewFor(table.matter, ana, [])?.me).toMatchObject({
    party: a,
    partyName: 'Alder House',
    signs: true,
  })
  expect(viewFor(table.matter, ann, [])?.me).toMatchObject({ party: a, signs: false })
})

test('[SEC3] a commitment opens in its own place only', () => {
  const place = {
    negotiation: 'yard',
    owner: 'ana',
    field: 'words',
    command: 'act-1',
    salt: '0'.repeat(64),
    content: 'yes',
  }
  const moved = [
    { negotiation: 'other' },
    { owner: 'bo' },
    { field: 'reading' },
    { command: 'act-2' },
    { salt: '1'.repeat(64) },
    { content: 'no' },
  ]
  const all = [place, ...moved.map((change) => ({ ...place, ...change }))].map(commitmentTo)
  expect(new Set(all).size).toBe(moved.length + 1)
})

test('[SEC3] nobody confirms the sealed words of another', () => {
  const table = called()
  const sent = table.sends(ana)
  const { commitments } = sealWords(table.matter, ana, sent.attempt, sent.words, 'ratifies')
  table.does(bo, { type: 'RecordAttempt', ...table.call, ...commitments })
  const stolen: Command = { ...sent, attempt: table.lastAct }
  expect(table.refusal(bo, stolen).code).toBe('WordsNotTheAttempt')
})

test('[SEC4] attempts that differ only in what they say lead to the same decisions', () => {
  const after = (words: string, label: 'ratifies' | 'unclear') => {
    const table = called()
    table.sends(ana, words, label)
    const acts: [typeof ana, Command][] = [
      [bo, { type: 'RejectSettlement', ...table.call, words: 'No.' }],
      [fay, { type: 'RemindParty', party: a }],
      [fay, { type: 'CloseCall', call: 1, reason: 'x' }],
      [ana, { type: 'WithdrawRatification', ...table.call, words: 'x' }],
    ]
    const needs = [ana, bo, fay].map((who) => needsOf(table.matter, who))
    return {
      decisions: acts.map(([who, act]) => table.ask(who, act)),
      needs,
      size: table.entries.at(-1)?.text.length,
    }
  }
  expect(after('I ratify this settlement as written.', 'ratifies')).toEqual(after(SECRET, 'unclear'))
})

test('[SEC5] what waits for a person is what that person can do', () => {
  const kinds = (table: Table, who: typeof ana) => needsOf(table.matter, who).map((need) => need.kind)
  expect(kinds(opened(), fay)).toEqual(['invite-parties'])
  expect(kinds(seated(), fay)).toEqual(['begin-intents'])
  const table = called({ parties: 3 })
  table.ratifies(ana)
  expect(kinds(table, ana)).toEqual([])
  expect(kinds(table, bo)).toEqual(['answer-the-call'])
  expect(needsOf(table.matter, fay)).toEqual([{ kind: 'waiting-for-answers', parties: [b, c] }])
  for (const who of [ana, bo, cy, fay]) expect(kinds(settled({ parties: 3 }), who)).toEqual([])
})

test('[SEC5] whoever may answer by a grant is asked, and whoever may not is not', () => {
  const table = talking().seat(ann, 'member', a)
  table.does(ana, { type: 'Grant', to: ann, purposes: ['ratify'], subject: 'x', until: table.inHours(9) })
  table.callFor(table.draft())
  const asked = () => needsOf(table.matter, ann).map((need) => need.kind)
  expect(asked()).toEqual(['answer-the-call'])
  table.does(ana, { type: 'RevokeGrant', grant: 1 })
  expect(asked()).toEqual([])
})

test('[SEC5] a text that was turned down or overtaken is not offered for a call; a new draft is due', () => {
  const table = talking()
  const settlement = table.draft()
  const kinds = () => needsOf(table.matter, fay).map((need) => need.kind)
  expect(kinds()).toEqual(['call-ratification'])
  table.states(ana, intent({ redLines: ['No noise before 8.'] }))
  expect(kinds()).toEqual(['ask-mediator'])
  table.callFor(table.draft())
  table.does(bo, { type: 'RejectSettlement', ...table.call, words: 'Not these hours.' })
  expect(kinds()).toEqual(['ask-mediator'])
  expect(settlement.version).toBe(1)
})

test('[SEC5] once a bound is reached nobody is asked for a move that would be refused', () => {
  const deadline = opened().inHours(5)
  const table = talking({ deadline })
  table.does(ana, { type: 'RaiseIssue', title: 'T', question: 'Q?', context: '', kind: { kind: 'text' } })
  table.passHours(6).does(house, { type: 'NotePassedDeadline', deadline })
  const kinds = (who: typeof ana) => needsOf(table.matter, who).map((need) => need.kind)
  expect([kinds(ana), kinds(bo), kinds(fay)]).toEqual([[], [], ['bound-reached']])
})

test('[SEC5] fuzz seed 77: a request from before the call waits until the call is over', () => {
  const table = talking()
  const settlement = table.draft()
  const link = table.invite('observer', null)
  table.does(olga, { type: 'TakeSeat', invitation: link, name: 'Olga', identified: null })
  const kinds = () => needsOf(table.matter, fay).map((need) => need.kind)
  expect(kinds()).toContain('confirm-seat')
  table.callFor(settlement)
  expect(kinds()).not.toContain('confirm-seat')
  table.does(fay, { type: 'CloseCall', call: 1, reason: 'x' })
  expect(kinds()).toContain('confirm-seat')
})

test('[SEC5] fuzz seed 20042: after a deadline nobody is asked for an intent either', () => {
  const deadline = opened().inHours(5)
  const table = stating({ deadline }).passHours(6)
  expect(needsOf(table.matter, ana)).toEqual([{ kind: 'state-intent' }])
  table.does(house, { type: 'NotePassedDeadline', deadline })
  expect(needsOf(table.matter, ana)).toEqual([])
})

test('[SEC5] nobody is asked to support a decision before another party has taken a position', () => {
  const table = talking()
  table.does(ana, { type: 'RaiseIssue', title: 'T', question: 'Q?', context: '', kind: { kind: 'text' } })
  table.does(ana, { type: 'TakePosition', issue: 1, text: 'From nine, for the school.' })
  table.does(bo, { type: 'SupportDecision', issue: 1, decision: 'From nine.' })
  expect(needsOf(table.matter, ana)).toEqual([])
  table.does(bo, { type: 'TakePosition', issue: 1, text: 'From nine is well, because of the school.' })
  table.does(bo, { type: 'SupportDecision', issue: 1, decision: 'From nine.' })
  expect(needsOf(table.matter, ana)).toEqual([{ kind: 'support-decision', issue: 1, from: b }])
})

test('[SEC5] a party that nobody answers for and nobody was invited to is named to the facilitator', () => {
  const table = talking()
  table.draft()
  table.does(fay, { type: 'AddParty', party: c, name: 'Cedar Mill' })
  const kinds = () => needsOf(table.matter, fay).map((need) => need.kind)
  expect(kinds()).toEqual(['invite-parties', 'ask-mediator'])
  table.seat(cy, 'signatory', c)
  table.draft()
  expect(kinds()).toEqual(['call-ratification'])
})

test('[SEC5] in mediation the questions, issues and texts that a party has not answered wait for it', () => {
  const table = talking().seat(olga, 'observer', null)
  const run = table.run('review')
  const questions = [{ to: b, text: 'Which days?', why: 'x', about: [] }]
  table.does(mediator, { type: 'ReportFindings', run, findings: [], questions, provenance })
  table.does(ana, { type: 'RaiseIssue', title: 'T', question: 'Q?', context: '', kind: { kind: 'text' } })
  table.does(bo, { type: 'TakePosition', issue: 1, text: 'From nine, for the school.' })
  table.draft()
  const kinds = (who: typeof ana) => needsOf(table.matter, who).map((need) => need.kind)
  expect(kinds(ana)).toEqual(['take-position', 'read-settlement'])
  expect(kinds(bo)).toEqual(['answer-question', 'read-settlement'])
  expect(kinds(olga)).toEqual([])
})
