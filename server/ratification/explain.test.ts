import { describe, expect, it } from 'vitest'
import { explain } from '@/server/ratification/explain'
import {
  labels,
  type Reading,
  type ReasonCode,
  reasonCodes,
  type ScreenContext,
} from '@/server/ratification/reading'
import { screen } from '@/server/ratification/screen'

const context: ScreenContext = {
  settlementTitle: 'Orchard Wall Settlement',
  settlementVersion: 2,
  settlementDate: '2026-04-02T10:00:00Z',
  otherVersions: [1],
  digestPrefix: '12ab34cd',
  parties: ['Ada Quill', 'Ben Marsh'],
  speaker: 'Ada Quill',
}
const made = (label: Reading['label'], reason: ReasonCode): Reading => ({
  label,
  reasons: [reason],
  spans: [],
  screen: { version: '1.0.0', digest: '' },
})

describe('a reading in plain words', () => {
  it('quotes the condition and offers a counter', () => {
    const text = 'I accept this settlement as written once the bank has answered.'
    const said = explain(screen(text, context), text)
    expect(said.headline).toBe('We read this as agreeing on a condition: “once the bank has answered”.')
    expect(said.next).toContain('counter')
  })

  it('never offers words that would themselves ratify', () => {
    const said = labels.flatMap((label) =>
      reasonCodes.map((reason) => explain(made(label, reason), 'anything')),
    )
    const sentences = new Set(
      said.flatMap(({ headline, detail }) => `${headline} ${detail}`.split(/(?<=[.?])\s/u)),
    )
    for (const sentence of sentences) expect(screen(sentence, context).label).not.toBe('ratifies')
  })

  it('every reading has a next step, and duress leads to the facilitator first without naming it', () => {
    for (const label of labels)
      for (const reason of reasonCodes)
        expect(explain(made(label, reason), 'x').next.length).toBeGreaterThan(0)
    const said = explain(made('unclear', 'under_duress'), 'x')
    expect(said.next[0]).toBe('ask-facilitator')
    expect(`${said.headline} ${said.detail}`).not.toMatch(/duress|threat|force|coerc/iu)
  })

  it('words said under pressure are asked for again, whatever else they say', () => {
    const asked = explain(made('unclear', 'under_duress'), 'x')
    for (const label of ['rejects', 'counters', 'withdraws'] as const)
      expect(explain({ ...made(label, 'rejection'), reasons: ['rejection', 'under_duress'] }, 'x')).toEqual(
        asked,
      )
    const text = 'They will hurt my son if I do not sign. I reject this settlement.'
    expect(explain(screen(text, context), text)).toEqual(asked)
  })

  it.each([
    ['Russian', 'Я принимаю это соглашение в том виде, в котором оно написано, на всё согласен.'],
    ['Finnish', 'Hyväksyn tämän sovinnon sellaisena kuin se on kirjoitettu, ja tämä on vastaukseni.'],
    ['Greek', 'Αποδέχομαι αυτή τη συμφωνία όπως είναι γραμμένη, και αυτή είναι η απάντησή μου.'],
  ])('a language that is not read is told so, and which are: %s', (_, text) => {
    const { detail, next } = explain(screen(text, { ...context, settlementTitle: 'Договор Orchard' }), text)
    expect(detail).toMatch(/You can write in English, Spanish/u)
    expect(next).toContain('ask-facilitator')
  })

  it('leaving and taking back are asked about, not done', () => {
    expect(explain(made('withdraws', 'withdrawal'), 'x').next).toEqual([
      'revoke',
      'leave',
      'try-again',
      'ask-facilitator',
    ])
  })

  it('whatever the words were read as but a ratification, a person can be asked to look at them', () => {
    for (const label of labels)
      for (const reason of reasonCodes) {
        const { next } = explain(made(label, reason), 'x')
        expect(next.filter((step) => step === 'ask-facilitator')).toHaveLength(label === 'ratifies' ? 0 : 1)
      }
  })
})
