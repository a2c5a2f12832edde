import { z } from 'zod'
import type { Exchange } from '@/server/models/model'
import type { Command } from '@/server/protocol/commands'
import type { CommandId, Commitment } from '@/server/protocol/ids'
import { SPENT_WORDS, type Spent, spentBy } from '@/server/protocol/spent'
import type { Opened, Run } from '@/server/protocol/state'
import { canonicalJson } from '@/server/record/canonical'
import { BudgetSpent, type CallKeeper } from './mediator'
import { saidByModel } from './said-by-model'

/** What one negotiation may use of models: tokens in and out, and US dollars; null: no bound. */
export type Limits = { tokens: number | null; cost: number | null }

type Parts = {
  state: Opened
  run: Run
  limits: Limits
  /** `said`: every text that came back, by which it is judged who may open it. */
  seal: (command: CommandId, content: string, said: string[]) => Promise<Commitment>
  unseal: (commitment: Commitment) => Promise<string | null>
  submit: (command: Command, id: CommandId) => Promise<void>
  idOf: (step: string) => CommandId
  /** Told once what is used passes four fifths of what may be. */
  warn: (line: string) => void
}

const kept = z.object({ value: z.unknown() })

/** Notes every question to a model on the record, its words sealed, and keeps to what may be used. */
export function callKeeper(parts: Parts): CallKeeper {
  const { run, limits } = parts
  const spent = spentBy(parts.state)
  let made = run.calls.length
  return {
    recall: async (promptDigest) => {
      const known = run.calls.find((one) => one.outcome === 'answered' && one.promptDigest === promptDigest)
      const content = known ? await parts.unseal(known.exchange) : null
      return content === null ? null : kept.parse(JSON.parse(content)).value
    },
    allow: (tokens) => {
      const over = exceeded(spent, limits, tokens)
      if (over) throw new BudgetSpent(over)
    },
    keep: async (purpose, exchange, value) => {
      made += 1
      const id = parts.idOf(`call-${made}`)
      const { used, model, promptDigest, tries, fault } = exchange
      const microdollars = used.cost === null ? null : Math.round(used.cost * 1_000_000)
      const before = nearLimit(spent, limits)
      spent.tokens += used.input + used.output
      spent.microdollars += microdollars ?? 0
      if (!before && nearLimit(spent, limits))
        parts.warn(`${parts.state.negotiation} has used more than 80% of what it may use of models`)
      const content = canonicalJson({
        model,
        promptDigest,
        tries: tries.map(storable),
        fault,
        value: value ?? null,
      })
      await parts.submit(
        {
          type: 'RecordModelCall',
          run: run.run,
          model,
          purpose,
          promptDigest,
          outcome: fault === null ? 'answered' : tries.at(-1)?.status === 200 ? 'unusable' : 'failed',
          used: { input: used.input, output: used.output, microdollars, ms: used.ms },
          exchange: await parts.seal(id, content, saidByModel(exchange, value)),
        },
        id,
      )
    },
  }
}

function exceeded(spent: Spent, limits: Limits, tokens: number): string | null {
  if (limits.tokens !== null && spent.tokens + tokens > limits.tokens) return SPENT_WORDS.tokens
  if (limits.cost !== null && spent.microdollars >= limits.cost * 1_000_000) return SPENT_WORDS.cost
  return null
}

function nearLimit(spent: Spent, limits: Limits): boolean {
  return (
    (limits.tokens !== null && spent.tokens > limits.tokens * 0.8) ||
    (limits.cost !== null && spent.microdollars > limits.cost * 800_000)
  )
}

/** Zero characters and halves of characters cannot be stored, and say nothing. */
function storable(one: Exchange['tries'][number]) {
  const clean = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd')
  return { url: one.url, status: one.status, sent: clean(one.sent), came: clean(one.came) }
}
