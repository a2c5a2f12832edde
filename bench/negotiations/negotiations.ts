import { builtIn } from '@/server/mediator/built-in/built-in'
import { jobFor } from '@/server/mediator/fixtures/job-for'
import { FACILITATOR, SETS, type Table, tableOf } from '@/server/mediator/fixtures/play'
import { guard } from '@/server/mediator/guard/guard'
import type { SealedText } from '@/server/mediator/guard/input'
import { inputFrom } from '@/server/mediator/input'
import type { Mediator } from '@/server/mediator/mediator'
import { modelMediator } from '@/server/mediator/model/model-mediator'
import { panelOf } from '@/server/mediator/model/panel'
import { askedOf } from '@/server/mediator/model/testing'
import { guardContextOf, rendered } from '@/server/mediator/render'
import { runMediation } from '@/server/mediator/run'
import { openModel } from '@/server/models/model'
import { MAKERS } from '@/server/models/settings'
import { type MakerServer, makerServer } from '@/server/models/testing'
import { commandId, personId } from '@/server/protocol/ids'
import { spentBy } from '@/server/protocol/spent'
import { sealWords } from '@/server/protocol/testing'
import type { Act, Subject } from '@/server/protocol/work'
import { type Found, planted, secretsIn } from './planted'
import { settling } from './stub'

type Tally = {
  runs: number
  failed: number
  refused: number
  calls: number
  input: number
  output: number
  ms: number[]
}

/** Whole negotiations with scripted parties, through the built-in mediator, a stub of each maker, and a panel. */
export async function mediatorBench(): Promise<void> {
  const server = await makerServer(
    (heard) => ({ kind: 'answers', text: JSON.stringify(settling(askedOf(heard))) }),
    // About four characters make a token.
    ({ instructions, matter }, text) => ({
      input: Math.ceil((instructions.length + matter.length) / 4),
      output: Math.ceil(text.length / 4),
    }),
  )
  try {
    const models = MAKERS.map((maker) => stub(server, maker))
    const wrong: string[] = []
    for (const mediator of [builtIn, ...models, panelOf(models.slice(0, 2))])
      wrong.push(...(await negotiations(mediator)))
    if (wrong.length > 0) throw new Error(`not as it should be:\n${wrong.join('\n')}`)
  } finally {
    await server.close()
  }
}

function stub(server: MakerServer, maker: (typeof MAKERS)[number]): Mediator {
  return modelMediator(
    openModel({
      name: { maker, model: 'stub', id: `${maker}/stub` },
      access: server.access(maker),
      price: { input: 2, output: 10 },
      timeout: 20_000,
      now: () => performance.now(),
    }),
  )
}

/** @returns what is not as it should be, a sentence each */
async function negotiations(mediator: Mediator): Promise<string[]> {
  const acts = new Map<Act, Tally>()
  const found: Found = { words: [], digests: [] }
  const wrong: string[] = []
  let judged = 0
  let refusedOnRecord = 0
  const ends: string[] = []
  const used = { calls: 0, tokens: 0, microdollars: 0 }
  for (const set of SETS) {
    const at = tableOf(set)
    const sealed = planted(set)
    const ask = (act: Act, subject: Subject | null = null) => work(at, mediator, act, subject, sealed, acts)
    await ask('review')
    await ask('questions')
    for (const { party } of at.opened().parties) await ask('clarify', { kind: 'intent', party })
    await ask('draft')
    await ask('alternatives', { kind: 'term', version: 1, term: 1 })
    await ask('simulate', { kind: 'term', version: 1, term: 1 })
    if (at.opened().settlements.length > 1) await ask('compare')
    const last = at.opened().settlements.length
    for (const { party, changes, comment } of set.counters)
      at.by(party, { type: 'CounterSettlement', version: last, changes, comment })
    await ask('draft')
    ends.push(`${set.domain}: ${decided(at)}`)
    const state = at.opened()
    const input = inputFrom(state)
    const context = guardContextOf(input, sealed)
    const drafts = state.settlements.flatMap(({ settlement: s }) =>
      s.origin.kind === 'mediator'
        ? [
            {
              title: s.title,
              terms: s.terms.map(({ heading, text, sources }) => ({ heading, text, sources })),
              tradeOffs: s.tradeOffs,
              met: s.met,
              unmet: s.unmet,
              rationale: s.rationale,
            },
          ]
        : [],
    )
    const all = rendered(input, {
      findings: state.findings.flatMap((one) => one.findings),
      questions: state.questions.map(({ to, text, why, about }) => ({ to, text, why, about })),
      drafts,
      works: state.works.map((one) => one.content),
    })
    judged += all.length
    refusedOnRecord += all.filter((one) => !guard(one, context).ok).length
    const here = secretsIn(state)
    found.words.push(...here.words)
    found.digests.push(...here.digests)
    const spent = spentBy(state)
    used.calls += spent.calls
    used.tokens += spent.tokens
    used.microdollars += spent.microdollars
    if (!rightly(at))
      wrong.push(`${mediator.name}, ${set.domain}: its end does not follow from the red lines`)
  }
  console.log(
    `\n${mediator.name}: ${SETS.length} negotiations, ${used.calls} calls, ${used.tokens} tokens, $${(used.microdollars / 1e6).toFixed(4)}`,
  )
  console.log(
    `  texts on the record ${judged}, of which the guard would refuse ${refusedOnRecord}; planted secrets found in words: ${found.words.length}, spelt by chance in digests: ${found.digests.length}`,
  )
  for (const one of found.digests) console.log(`    a digest, not words: ${one}`)
  console.log(`  endings that do not follow from the red lines: ${wrong.length}`)
  for (const one of ends) console.log(`    ${one}`)
  for (const [act, tally] of acts) console.log(inWords(act, tally))
  return [
    ...wrong,
    ...found.words.map((one) => `${mediator.name}: a planted secret stands at ${one}`),
    ...(refusedOnRecord > 0 ? [`${mediator.name}: texts stand on the record that the guard refuses`] : []),
  ]
}

/** Tokens as the stub counts them, about four characters each: every call stands on the record with its own. */
function inWords(act: Act, { runs, failed, refused, calls, input, output, ms }: Tally): string {
  const sorted = [...ms].sort((a, b) => a - b)
  const [middle, most] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
  return [
    `  ${act.padEnd(13)} ${String(runs).padStart(3)} runs`,
    `${calls} calls`,
    `${input} tokens in, ${output} out`,
    `median ${middle.toFixed(0)} ms, most ${most.toFixed(0)} ms`,
    `${failed} without answer`,
    `${refused} outputs refused`,
  ].join(', ')
}

let runs = 0
async function work(
  at: Table,
  mediator: Mediator,
  act: Act,
  subject: Subject | null,
  sealed: SealedText[],
  acts: Map<Act, Tally>,
) {
  runs += 1
  const run = commandId.parse(`bench-${runs}`)
  at.by(
    FACILITATOR,
    { type: 'RequestMediation', act, mediator: mediator.name, note: '', ...(subject ? { subject } : {}) },
    run,
  )
  const began = performance.now()
  const { end } = await runMediation(jobFor(at, mediator, { run, sealed }).job)
  const tally = acts.get(act) ?? { runs: 0, failed: 0, refused: 0, calls: 0, input: 0, output: 0, ms: [] }
  tally.runs += 1
  tally.ms.push(performance.now() - began)
  if (end !== 'finished') tally.failed += 1
  const done = at.opened().runs.find((one) => one.run === run)
  tally.refused += done?.refusedOutputs.length ?? 0
  for (const { used } of done?.calls ?? []) {
    tally.calls += 1
    tally.input += used.input
    tally.output += used.output
  }
  acts.set(act, tally)
}

/** The newest text goes to ratification: a party ratifies what meets all its red lines, and rejects what does not. */
function decided(at: Table): string {
  const newest = at.opened().settlements.at(-1)?.settlement
  if (!newest) return 'no deal, as nothing was drafted'
  at.by(FACILITATOR, { type: 'CallRatification', digest: newest.digest })
  for (const { party } of at.opened().parties) {
    const state = at.opened()
    if (state.phase !== 'Ratification') break
    const { call, digest } = state.open
    if (newest.unmet.some((one) => one.party === party)) {
      at.by(party, { type: 'RejectSettlement', call, digest, words: 'A red line of ours is not met.' })
      continue
    }
    const attempt = commandId.parse(`words-${party}`)
    const { commitments, opening } = sealWords(
      state,
      personId.parse(party),
      attempt,
      'I ratify this settlement as written.',
      'ratifies',
    )
    at.by(party, { type: 'RecordAttempt', call, digest, ...commitments }, attempt)
    at.by(party, { type: 'ConfirmRatification', call, digest, attempt, ...opening })
  }
  const after = at.opened()
  if (after.phase === 'Closed') return `${after.closing.outcome.kind}, version ${newest.version}`
  at.by(FACILITATOR, { type: 'EndNegotiation', ending: 'no-deal', reason: 'A red line is not met.' })
  return `no deal: ${newest.unmet.length} of ${newest.unmet.length + newest.met.length} red lines not met in version ${newest.version}`
}

/** Canonical exactly where no red line is left unmet; and a record that says so in one state only. */
function rightly(at: Table): boolean {
  const state = at.opened()
  if (state.phase !== 'Closed') return false
  const newest = state.settlements.at(-1)?.settlement
  return (state.closing.outcome.kind === 'canonical') === (newest !== undefined && newest.unmet.length === 0)
}
