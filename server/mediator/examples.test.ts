import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { commandId, commitment } from '@/server/protocol/ids'
import type { Act, Reader, Subject } from '@/server/protocol/work'
import { builtIn } from './built-in/built-in'
import { FACILITATOR, tableOf } from './fixtures/play'
import { siblingCare } from './fixtures/sibling-care'
import { inputFrom } from './input'
import { runMediation } from './run'

const PAGE = readFileSync(new URL('../../MEDIATOR.md', import.meta.url), 'utf8')
/** Marks for the eye, and how a paragraph is broken, are the page's own. */
const plain = (text: string) =>
  text
    .replace(/\*\*|(?<=\s|^)_|_(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Everything that the built-in mediator says on this matter, one thing a line, as the page writes it. */
async function said(): Promise<string[]> {
  const at = tableOf(siblingCare)
  const names = new Map(siblingCare.parties.map(({ party, name }) => [party, name]))
  let runs = 0
  const ask = async (act: Act, subject: Subject | null = null) => {
    runs += 1
    const run = commandId.parse(`example-${runs}`)
    const mediator = builtIn.name
    at.by(
      FACILITATOR,
      { type: 'RequestMediation', act, mediator, note: '', ...(subject && { subject }) },
      run,
    )
    const { end } = await runMediation({
      state: at.opened(),
      run,
      mediator: builtIn,
      signal: new AbortController().signal,
      limits: { tokens: null, cost: null },
      log: () => {},
      submit: async (command, id) => {
        const decision = at.submit({ kind: 'mediator', name: mediator }, command, id)
        return decision.ok ? { ok: true } : { ok: false, refusal: decision.refusal }
      },
      look: async () => at.opened(),
      seal: async () => commitment.parse('0'.repeat(64)),
      unseal: async () => null,
    })
    expect([act, end]).toEqual([act, 'finished'])
  }
  await ask('review')
  for (const { party } of at.opened().parties) await ask('clarify', { kind: 'intent', party })
  await ask('draft')
  const terms = at.opened().settlements[0]?.settlement.terms ?? []
  for (const { number } of terms.slice(0, 3))
    for (const act of ['alternatives', 'simulate'] as const)
      await ask(act, { kind: 'term', version: 1, term: number })
  await ask('compare')
  const last = at.opened().settlements.length
  for (const { party, changes, comment } of siblingCare.counters)
    at.by(party, { type: 'CounterSettlement', version: last, changes, comment })
  await ask('draft')
  const state = at.opened()
  const reader = (one: Reader) =>
    one.kind === 'party' ? (names.get(one.party) ?? '') : one.kind === 'situation' ? one.situation : one.kind
  const statement = new Map(
    inputFrom(state).statements.map((one) => [JSON.stringify(one.reference), one.text]),
  )
  const works = state.works.flatMap(({ content }): string[] => {
    switch (content.kind) {
      case 'clarification':
        return content.items.map(({ item, text, kept, changed, unsure }) => {
          const before = statement.get(
            JSON.stringify({ kind: 'intent', party: content.party, version: content.version, item }),
          )
          return [before, text, ...kept, ...changed, ...unsure].join(' | ')
        })
      case 'alternatives':
        return content.options.map(({ text, differs }) => `${text} ${differs}`)
      case 'readings':
        return content.readings.map((one) => `${reader(one.reader)}: ${[one.text, ...one.open].join(' ')}`)
      case 'comparison':
        return content.pairs.flatMap(({ points }) =>
          points.map(
            (one) =>
              `For ${names.get('party' in one.about ? one.about.party : '') ?? ''}: “${statement.get(JSON.stringify(one.about)) ?? ''}” ${one.why}`,
          ),
        )
      default:
        return []
    }
  })
  return [
    ...state.findings.flatMap((one) => one.findings.map(({ text }) => text)),
    ...state.questions.map((one) => `To ${names.get(one.to ?? '') ?? 'all'}: ${one.text}`),
    ...works,
    ...state.settlements.flatMap(({ settlement: one }) => [
      one.title,
      one.rationale,
      ...one.terms.map(({ heading, text }) => `${heading}. ${text}`),
      ...one.tradeOffs.map(({ text }) => text),
      ...one.unmet.map(({ why }) => why),
    ]),
  ].map(plain)
}

describe('the page of examples', () => {
  const quoted = (PAGE.match(/(?:^>.*\n)+/gm) ?? []).map((block) => plain(block.replace(/^> ?/gm, '')))
  const rows = PAGE.split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:as written|---)/.test(line))
    .map((line) => plain(line.replace(/^\| | \|$/g, '')))

  it('shows nothing that the built-in mediator does not say to the letter today', async () => {
    const all = await said()
    expect(quoted).toHaveLength(
      PAGE.split('\n').filter((line, at, all) => line.startsWith('>') && !all[at - 1]?.startsWith('>'))
        .length,
    )
    expect(quoted.length).toBeGreaterThan(15)
    expect(rows.length).toBeGreaterThan(2)
    for (const one of [...quoted, ...rows])
      expect(
        one
          .split(' … ')
          .every((part) => all.some((line) => line.includes(part.replace(/^… |…$/g, '').trim()))),
        `not said today: ${one}`,
      ).toBe(true)
  })
})
