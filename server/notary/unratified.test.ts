import { expect, test } from 'vitest'
import { issueState } from '@/components/issues/issue-state'
import { rowOf } from '@/components/negotiations/negotiation-row'
import { worthOf, worthWords } from '@/components/settlement/settlement-state'
import { standingWords } from '@/components/words/phases'
import { directoryOf } from '@/server/exchange/directory/format/export-plan'
import { mailsAbout } from '@/server/mail/mails-about'
import { ana, bo, cy, fay, type Table, talking } from '@/server/protocol/testing'
import { transcript } from '@/server/protocol/transcript'
import { certificateOf } from './certificate-content'
import { newKeys, TestArchive } from './testing'

/** Three parties have agreed an issue and consented to a proposal; a settlement was drafted, and nobody was asked. */
function agreedByAll(): Table {
  const table = talking({ preset: 'trade-offs', parties: 3 })
  table.does(ana, {
    type: 'RaiseIssue',
    title: 'Hours',
    question: 'When?',
    context: '',
    kind: { kind: 'text' },
  })
  for (const who of [ana, bo, cy])
    table.does(who, { type: 'TakePosition', issue: 1, text: 'From eight, since the school begins then.' })
  for (const who of [ana, bo, cy])
    table.does(who, { type: 'SupportDecision', issue: 1, decision: 'From eight.' })
  table.does(bo, { type: 'OpenConsentCheck', proposal: 'From eight.', trades: [] })
  const [check] = table.matter.checks
  if (!check) throw new Error('no check')
  for (const who of [ana, bo, cy])
    table.does(who, {
      type: 'AnswerConsent',
      check: 1,
      digest: check.digest,
      answer: { answer: 'consent' },
    })
  table.draft()
  return table
}

test('[FIN3] [END4] a consensus that nobody ratified says so in everything that leaves or shows it', async () => {
  const table = agreedByAll()
  expect(standingWords(table.matter)).toBe('In mediation')
  const events = table.does(fay, {
    type: 'EndNegotiation',
    ending: 'consensus-unratified',
    reason: 'The agents agree.',
  })
  const state = table.matter
  const [issue] = state.issues
  if (state.phase !== 'Closed' || !issue) throw new Error('it goes on')
  const archive = await TestArchive.of(table.entries, newKeys())
  const checkpoint = await archive.notary.checkpoint(archive.negotiation)
  if (!checkpoint) throw new Error('nothing was signed')
  const { publicKey } = archive.notary.keys.signer
  const paper = { state, headHash: table.head.hash, checkpoint, key: publicKey, address: 'https://x.example' }
  const blocks = certificateOf(paper)
  const mails = mailsAbout({ events, state, by: fay, url: 'http://localhost:3000' })
  const row = rowOf({
    negotiation: 'yard',
    title: state.title,
    phase: state.phase,
    outcome: state.closing.outcome,
    role: 'signatory',
    partyName: 'Alder House',
    parties: [],
    needs: [],
    waiting: 0,
    updatedAt: state.head.at,
  })
  const bundle = await archive.files()
  const inBundle = (name: string) => new TextDecoder().decode(bundle.get(name))
  const directory = directoryOf(state)

  const shown: Record<string, string | undefined> = {
    'the certificate’s title': blocks[0]?.as === 'title' ? blocks[0].text : '',
    'the certificate’s account': JSON.stringify(blocks.slice(1, 6)),
    'the header of room and record': standingWords(state),
    'the list of negotiations': row.state,
    'the issue': issueState(issue, state).word,
    'the settlement that was drafted': worthWords[worthOf(state, 1)].word,
    'the timeline of the bundle': inBundle('timeline.md'),
    'the settlement in the bundle': [...bundle.keys()]
      .filter((name) => name.startsWith('settlements/'))
      .map(inBundle)
      .join(),
    'the data of the bundle': inBundle('agreement.json'),
    'the transcript': transcript(state),
    'the transcript’s last line': transcript(state).trimEnd().split('\n').at(-1),
    'the directory': directory.find((one) => one.path === 'outcome.md')?.content,
    'the mail': JSON.stringify(mails.map((one) => one.letter)),
  }
  for (const [where, words] of Object.entries(shown))
    expect([where, words]).toEqual([where, expect.stringMatching(/unratified|not ratified|nobody ratified/i)])
  expect(mails.map((one) => one.kind)).toEqual(['ended', 'ended', 'ended'])
  expect(directory.map((one) => one.path)).not.toContain('final.md')
  for (const words of [JSON.stringify(mails), JSON.stringify(blocks), transcript(state)])
    expect(words).toMatch(/binds nobody/)
  expect(JSON.stringify(mails)).not.toContain('Nothing was agreed')
})
