import { describe, expect, it } from 'vitest'
import { partyId } from '@/server/protocol/ids'
import { redLines } from '@/server/protocol/red-lines'
import { unknownReference } from '@/server/protocol/references'
import type { Draft } from '@/server/protocol/settlement'
import type { IntentSet } from '../fixtures/intent-set'
import { FACILITATOR, SETS, type Table, tableOf } from '../fixtures/play'
import { siblingCare } from '../fixtures/sibling-care'
import { guard } from '../guard/guard'
import { inputFrom } from '../input'
import { ownVoice } from '../language/sentences'
import { isFirstPerson } from '../language/third-person'
import { NOTHING, NothingNew } from '../mediator'
import { guardContextOf, rendered } from '../render'
import { task } from '../testing'
import { builtIn, draft, review } from './built-in'
import { clashOf } from './clashes'

/** Plays a draft of the built-in mediator on the pure protocol. */
async function table(at: Table, run: string): Promise<Draft[]> {
  at.by(FACILITATOR, { type: 'RequestMediation', act: 'draft', mediator: 'built-in', note: '' }, run)
  const { drafts, provenance } = await builtIn.answer(task('draft', inputFrom(at.opened())))
  const asked = at.opened().runs.at(-1)
  if (!asked) throw new Error('no run')
  const basedOn = at.opened().settlements.at(-1)?.settlement.version ?? null
  for (const one of drafts) {
    const decision = at.submit(
      { kind: 'mediator', name: 'built-in' },
      {
        type: 'DraftSettlement',
        run: asked.run,
        basedOn,
        draft: one,
        origin: { kind: 'mediator', provenance },
      },
    )
    if (!decision.ok) throw new Error(JSON.stringify(decision.refusal))
  }
  const end = at.submit({ kind: 'mediator', name: 'built-in' }, { type: 'FinishMediation', run: asked.run })
  if (!end.ok) throw new Error(JSON.stringify(end.refusal))
  return drafts
}

function accountsForRedLines(at: Table, one: Draft): void {
  for (const line of redLines(at.opened())) {
    const met = one.met.filter((by) => by.party === line.party && by.item === line.item)
    const unmet = one.unmet.filter((by) => by.party === line.party && by.item === line.item)
    expect(met.length + unmet.length, `${line.party} ${line.item}`).toBe(1)
    for (const by of met) expect(one.terms[by.term - 1]?.text).toContain(line.text)
    for (const by of unmet) expect(by.why.length).toBeGreaterThan(20)
  }
}

function citesWhatExists(at: Table, one: Draft): void {
  for (const term of one.terms) {
    expect(term.sources.length, term.heading).toBeGreaterThan(0)
    expect(unknownReference(at.opened(), term.sources)).toBeNull()
  }
  for (const trade of one.tradeOffs) expect(unknownReference(at.opened(), trade.sources)).toBeNull()
}

it('the conditions of a party stand once in a later version, as its red lines stand then', () => {
  const at = tableOf(siblingCare)
  const conditionsIn = (one: Draft | undefined) =>
    one?.terms.filter((term) => term.heading.startsWith('Conditions of')) ?? []
  const [first] = draft(inputFrom(at.opened())).drafts
  if (!first) throw new Error('no draft')
  expect(conditionsIn(first)).toHaveLength(2)
  const origin = { kind: 'person', person: FACILITATOR } as const
  at.by(FACILITATOR, { type: 'DraftSettlement', run: null, basedOn: null, draft: first, origin })
  const [party] = siblingCare.parties
  at.by(party?.party ?? '', {
    type: 'CounterSettlement',
    version: 1,
    changes: [{ change: 'comment', term: 1, comment: 'Which nurse?' }],
    comment: '',
  })
  const [next] = draft(inputFrom(at.opened())).drafts
  expect(conditionsIn(next).map((one) => one.text)).toEqual(conditionsIn(first).map((one) => one.text))
})

describe('a draft reads as a text that nobody speaks in', () => {
  it.each(SETS.map((set): [string, IntentSet] => [set.domain, set]))(
    '%s: terms are in the third person, or say that they are to be settled with every statement quoted',
    (_, set) => {
      const input = inputFrom(tableOf(set).opened())
      let quotes = 0
      for (const { title, terms } of draft(input).drafts) {
        expect(title).not.toMatch(/ as .* proposed$| the The /)
        for (const { text, sources } of terms) {
          expect(text).not.toMatch(/^As .+ put it/)
          expect(isFirstPerson(ownVoice(text)), text).toBe(false)
          if (!text.startsWith('To be settled:')) continue
          const cited = sources.filter((one) => one.kind === 'position')
          const quoted = input.statements.filter((one) =>
            cited.some((by) => JSON.stringify(by) === JSON.stringify(one.reference)),
          )
          expect(quoted).toHaveLength(cited.length)
          for (const one of quoted) expect(text).toContain(one.text.slice(0, 60).replace(/[“”„]/g, ''))
          quotes += quoted.length
        }
      }
      // The one matter with an issue on which positions give no clause.
      expect(quotes > 0).toBe(set === siblingCare)
    },
  )

  const hours = (ana: string, bo: string): IntentSet => ({
    ...siblingCare,
    issues: [
      {
        title: 'Hours',
        question: 'When is it open?',
        kind: { kind: 'text' },
        positions: [
          { party: siblingCare.parties[0]?.party ?? '', text: ana },
          { party: siblingCare.parties[1]?.party ?? '', text: bo },
        ],
      },
    ],
    trades: [],
  })
  const draftsOf = (ana: string, bo: string) => draft(inputFrom(tableOf(hours(ana, bo)).opened())).drafts

  it('where neither’s words make a clause nothing is pretended: both stand, cited', () => {
    const [only, second] = draftsOf('I love the early hours.', 'I hate the early hours, honestly.')
    expect(second).toBeUndefined()
    const term = only?.terms.find((one) => one.heading === 'Hours')
    expect(term?.text).toBe(
      'To be settled: Hours. Agnes wrote: “I love the early hours.” Bernard wrote: “I hate the early hours, honestly.”',
    )
    expect(term?.sources.filter((one) => one.kind === 'position')).toHaveLength(2)
  })

  it('where one’s words do, one draft has that clause and the other leaves it to be settled, and both say so', () => {
    const drafts = draftsOf('I love the early hours.', 'I want to open at ten.')
    expect(drafts.map((one) => one.title)).toEqual([
      'Looking after Mum, variant A: Hours to be settled',
      'Looking after Mum, variant B: Hours by the position of Bernard',
    ])
    expect(drafts[1]?.terms.find((one) => one.heading === 'Hours')?.text).toBe('Bernard shall open at ten.')
    expect(drafts[0]?.rationale).toContain('this one leaves it to be settled, the other follows Bernard')
  })

  it('what of a position makes no clause is quoted after the clause, not dropped', () => {
    const [first] = draftsOf('I open at ten. I love that hour.', 'I close at ten.')
    expect(first?.terms.find((one) => one.heading === 'Hours')?.text).toBe(
      'Agnes shall open at ten. Agnes also wrote: “I love that hour.”',
    )
  })
})

describe.each(SETS.map((set): [string, IntentSet] => [set.domain, set]))('%s', (_, set) => {
  it('reviews what the protocol accepts, with findings and questions that pass the guard', async () => {
    const at = tableOf(set)
    at.by(FACILITATOR, { type: 'RequestMediation', act: 'review', mediator: 'built-in', note: '' }, 'review')
    const input = inputFrom(at.opened())
    const { findings, questions, provenance } = await builtIn.answer(task('review', input))
    const run = at.opened().runs.at(-1)?.run
    if (!run) throw new Error('no run')
    const decision = at.submit(
      { kind: 'mediator', name: 'built-in' },
      { type: 'ReportFindings', run, findings, questions, provenance },
    )
    expect(decision.ok).toBe(true)
    expect(
      rendered(input, { ...NOTHING, findings, questions }).filter(
        (one) => !guard(one, guardContextOf(input)).ok,
      ),
    ).toEqual([])
    expect(new Set(questions.map((one) => one.to)).size).toBeGreaterThanOrEqual(set.parties.length)
    expect(
      review(inputFrom(at.opened())).questions.filter((one) =>
        questions.some((old) => old.text === one.text && old.to === one.to),
      ),
    ).toEqual([])
  })

  it('drafts what the protocol accepts: sources that exist, each red line in a term or listed with the reason', async () => {
    const at = tableOf(set)
    const before = inputFrom(at.opened())
    const drafts = await table(at, 'first')
    expect(drafts.length).toBeGreaterThanOrEqual(1)
    for (const one of drafts) {
      accountsForRedLines(at, one)
      citesWhatExists(at, one)
      // A title outlives its being provisional: the mark stands in the rationale.
      expect(one.title).not.toContain('PROVISIONAL')
      expect(one.rationale.length).toBeGreaterThan(100)
    }
    expect(
      rendered(before, { ...NOTHING, drafts }).map((one) => guard(one, guardContextOf(before)).reasons),
    ).toEqual(drafts.map(() => []))
  })

  it('answers counters in the next version, citing them and saying what changed', async () => {
    const at = tableOf(set)
    const first = (await table(at, 'first')).length
    for (const { party, changes, comment } of set.counters)
      at.by(party, { type: 'CounterSettlement', version: first, changes, comment })
    const input = inputFrom(at.opened())
    const [second] = await table(at, 'second')
    if (!second) throw new Error('no draft')
    accountsForRedLines(at, second)
    citesWhatExists(at, second)
    expect(at.opened().settlements.at(-1)?.settlement.basedOn).toBe(first)
    const cited = [...second.terms, ...second.tradeOffs]
      .flatMap((one) => one.sources)
      .filter((one) => one.kind === 'counter')
    expect(cited.length).toBeGreaterThan(0)
    for (const { party, changes } of set.counters) {
      expect(second.rationale, party).toContain(set.parties.find((one) => one.party === party)?.name)
      for (const change of changes)
        if (change.change === 'add') expect(second.terms.map((one) => one.heading)).toContain(change.heading)
    }
    expect(
      guard(
        {
          act: 'draft',
          text: rendered(input, { ...NOTHING, drafts: [second] })[0]?.text ?? '',
        },
        guardContextOf(input),
      ).reasons,
    ).toEqual([])
  })

  it('writes nothing new when nobody has said anything since', async () => {
    const at = tableOf(set)
    await table(at, 'first')
    expect(() => draft(inputFrom(at.opened()))).toThrow(NothingNew)
  })

  it('gives the same words for the same record', () => {
    expect(draft(inputFrom(tableOf(set).opened()))).toEqual(draft(inputFrom(tableOf(set).opened())))
  })
})

describe('what a counter may not do', () => {
  const [school] = SETS
  if (!school) throw new Error('no fixture')

  it('leaves out a wording that stands against another party’s red line, and says so', async () => {
    const at = tableOf(school)
    await table(at, 'first')
    at.by('school', {
      type: 'CounterSettlement',
      version: 1,
      changes: [{ change: 'replace', term: 1, text: 'A meal costs €4.10.', comment: '' }],
      comment: '',
    })
    const [next] = await table(at, 'second')
    expect(next?.terms[0]?.text).not.toContain('€4.10')
    expect(
      next?.tradeOffs.some((one) => one.text.includes('not taken in') && one.text.includes('€4.40')),
    ).toBe(true)
  })

  it('takes a term out with its red line listed again elsewhere', async () => {
    const at = tableOf(school)
    await table(at, 'first')
    at.by('caterer', {
      type: 'CounterSettlement',
      version: 1,
      changes: [{ change: 'remove', term: 1, comment: 'Later.' }],
      comment: '',
    })
    const [next] = await table(at, 'second')
    if (!next) throw new Error('no draft')
    expect(next.terms[0]?.heading).not.toBe('Price of a meal')
    accountsForRedLines(at, next)
  })

  it('puts the middle where two parties name different figures for one term', async () => {
    const at = tableOf(school)
    await table(at, 'first')
    at.by('caterer', {
      type: 'CounterSettlement',
      version: 1,
      changes: [{ change: 'replace', term: 1, text: 'A meal costs €4.80.', comment: '' }],
      comment: '',
    })
    at.by('parents', {
      type: 'CounterSettlement',
      version: 1,
      changes: [{ change: 'replace', term: 1, text: 'A meal costs €4.40.', comment: '' }],
      comment: '',
    })
    const [next] = await table(at, 'second')
    expect(next?.terms[0]?.text).toContain('A meal costs €4.60.')
  })

  it('writes an issue again on which somebody took a new position', async () => {
    const at = tableOf(school)
    await table(at, 'first')
    at.by('caterer', { type: 'TakePosition', issue: 1, text: '€4.40 from the first day.' })
    const [next] = await table(at, 'second')
    expect(next?.rationale).toContain('was written again')
    expect(
      next?.terms.some((one) =>
        one.sources.some(
          (by) => by.kind === 'position' && by.party === partyId.parse('caterer') && by.round === 2,
        ),
      ),
    ).toBe(true)
  })
})

describe('figures and words as people write them', () => {
  type Kind = IntentSet['issues'][number]['kind']
  type Said = { redLines?: string[]; constraints?: string[]; positions: string[] }
  const drafted = (
    question: string,
    one: Said,
    two: Said,
    { names = ['Sam', 'The Linds'], kind = { kind: 'text' } }: { names?: [string, string]; kind?: Kind } = {},
  ) => {
    const party = (name: string, at: number, { redLines = [], constraints = [] }: Said) => ({
      party: `p${at}`,
      name,
      statement: { goals: [], constraints, redLines, tradeable: [], context: '' },
    })
    const set: IntentSet = {
      ...siblingCare,
      parties: [party(names[0], 1, one), party(names[1], 2, two)],
      issues: [
        {
          title: 'It',
          question,
          kind,
          positions: [
            ...one.positions.map((text) => ({ party: 'p1', text })),
            ...two.positions.map((text) => ({ party: 'p2', text })),
          ],
        },
      ],
      trades: [],
      counters: [],
    }
    const table = tableOf(set)
    return { table, drafts: draft(inputFrom(table.opened())).drafts }
  }
  const term = (...given: Parameters<typeof drafted>) => drafted(...given).drafts[0]?.terms[0]?.text ?? ''

  it.each([
    ['three years', '9 years', '“It” is set at 6 years.'],
    ['6 weeks', '6 months', '“It” is set at 16 weeks.'],
    ['2 hours', '90 minutes', '“It” is set at 2 hours.'],
    ['€1,200 a year', '€80 a month', '“It” is set at €1,080 a year.'],
    ['€80 a month', '€1,200 a year', '“It” is set at €90 a month.'],
  ])('the middle of %s and %s stands in the unit of the first, with its time', (a, b, expected) =>
    expect(term('How much?', { positions: [a] }, { positions: [b] })).toBe(expected),
  )

  it('how often somebody comes has no middle in words', () => {
    expect(
      term('How often is it mown?', { positions: ['Once a month.'] }, { positions: ['Twice a year.'] }),
    ).toBe('To the question “How often is it mown?” this is the answer: Once a month.')
  })

  it('a red line with “won’t … longer than” bounds the middle, and is still kept in the next version', () => {
    const { table, drafts } = drafted(
      'How long may Sam not compete?',
      {
        redLines: ["I won't sign a ban on competing longer than 3 months."],
        positions: ['At most 3 months.'],
      },
      { positions: ['We need 12 months, but 6 would do if it covers all of the EU competing.'] },
    )
    const [first] = drafts
    if (!first) throw new Error('nothing was drafted')
    expect(first.terms[0]?.text).not.toMatch(/\d{3},\d{3}|7\.5 months/)
    expect(first.met).toHaveLength(1)
    table.by(FACILITATOR, {
      type: 'DraftSettlement',
      run: null,
      basedOn: null,
      draft: first,
      origin: { kind: 'person', person: FACILITATOR },
    })
    table.by('p2', {
      type: 'CounterSettlement',
      version: 1,
      changes: [{ change: 'comment', term: 1, comment: 'Hm.' }],
      comment: 'Not yet',
    })
    const [next] = draft(inputFrom(table.opened())).drafts
    expect(next?.met).toHaveLength(1)
    expect(next?.unmet).toEqual([])
    expect(next?.rationale).toContain('commented on the whole: “Not yet”. Everything else')
    expect(next?.rationale).not.toMatch(/[.”]\.”?\.|”\.\s*\./)
  })

  it('words that answer the question and are no sentence stand after it; “he” with nobody named stays a quotation', () => {
    const one = drafted('Who pays?', { positions: ['Half each.'] }, { positions: ['He pays, we do not.'] })
    expect(one.drafts.map(({ terms }) => terms[0]?.text)).toEqual([
      'To the question “Who pays?” this is the answer: Half each.',
      'To the question “Who pays?”, as the Linds put it: “He pays, we do not.”',
    ])
  })

  it('a middle says what else was written with the figures', () => {
    const { drafts } = drafted(
      'How much is cut?',
      { positions: ['A surgeon may take off at most 2 metres, in winter.'] },
      { positions: ['At least 4 metres on our side before May.'] },
    )
    expect(drafts[0]?.tradeOffs.map(({ text }) => text).join(' ')).toContain(
      'has the figure alone. What else was said with it is not in this draft: Sam wrote “A surgeon',
    )
  })

  it('a day that everybody names is the term; what else was said with it is told, and never taken for carried', () => {
    const { drafts } = drafted(
      'By when?',
      { positions: ['By 20 December 2026. We have reported it three times.'] },
      { positions: ['By 20 December 2026 the fan runs again, and the ceiling is cleaned too.'] },
      { kind: { kind: 'date' } },
    )
    expect(drafts).toHaveLength(1)
    expect(drafts[0]?.terms[0]?.text).toBe('“It”: by 20 December 2026.')
    expect(drafts[0]?.rationale).toContain('“It”: every position names this day.')
    expect(drafts[0]?.tradeOffs.map(({ text }) => text).join(' ')).toContain('has the day alone. What else')
  })

  it('a day by which is not a day on which: then a term has the words of whose turn it is', () => {
    const { drafts } = drafted(
      'By when?',
      { positions: ['By 20 December 2026.'] },
      { positions: ['On 20 December 2026 the fan runs again, and the ceiling is cleaned too.'] },
      { kind: { kind: 'date' } },
    )
    expect(drafts.map(({ terms }) => terms[0]?.text)).toEqual([
      '“It”: by 20 December 2026.',
      'On 20 December 2026 the fan runs again, and the ceiling is cleaned too.',
    ])
    expect(drafts[0]?.rationale).toContain('in which they were raised: “It” follows Sam.')
  })

  it('facts name their party once, and a family of several', () => {
    const { drafts } = drafted(
      'What?',
      { constraints: ['I only have weekends.'], positions: ['Sam keeps the ladder.'] },
      { constraints: ["We're away in May."], positions: [] },
    )
    expect(drafts[0]?.terms.find(({ heading }) => heading === 'Facts to plan with')?.text).toBe(
      'The parties plan with these facts, as the party that named them has stated them: Sam only has weekends. The Linds are away in May.',
    )
  })

  it('what is forbidden but for a case is not ruled out in every case', () => {
    expect(
      clashOf(
        { text: 'The tree is cut before the end of February 2027.', issue: null, name: 'The Linds' },
        { text: 'Nobody cuts the tree without my say-so.', issue: null, name: 'Sam' },
      ),
    ).toBeNull()
  })
})
