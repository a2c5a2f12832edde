import { z } from 'zod'
import type { Command } from '@/server/protocol/commands'
import type { CommandId, Commitment } from '@/server/protocol/ids'
import { SPENT_WORDS, type Spent, spentBy } from '@/server/protocol/spent'
import type { Opened, Run } from '@/server/protocol/state'
import { callNoted, exchangeContent } from './exchanges'
import { BudgetSpent, type CallKeeper, NotKept } from './mediator'
import { saidByModel } from './said-by-model'

/** What the mediator may use of models in one negotiation: tokens in and out, and US dollars; null: no bound. */
export type Limits = { tokens: number | null; cost: number | null }

type Parts = {
  state: Opened
  run: Run
  limits: Limits
  /** Nothing is asked anew; what an earlier start was answered is all there is. */
  keptOnly: boolean
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
  const { run, limits, keptOnly } = parts
  const known = run.calls.filter((one) => one.outcome === 'answered')
  const spent = spentBy(parts.state)
  let made = run.calls.length
  return {
    recall: async (model, promptDigest) => {
      // One after the other: the same prompt may have been answered twice, the first time in a way nobody could use.
      const at = known.findIndex((one) => one.model === model && one.promptDigest === promptDigest)
      const [first] = at === -1 ? [] : known.splice(at, 1)
      const content = first ? await parts.unseal(first.exchange) : null
      return content === null ? null : kept.parse(JSON.parse(content)).value
    },
    allow: (tokens) => {
      if (keptOnly) throw new NotKept('no more may be asked')
      const over = exceeded(spent, limits, tokens)
      if (over) throw new BudgetSpent(over)
    },
    keep: async (purpose, exchange, value) => {
      made += 1
      const id = parts.idOf(`call-${made}`)
      const call = callNoted(exchange, purpose)
      const { used } = call
      const before = nearLimit(spent, limits)
      spent.tokens += used.input + used.output
      spent.microdollars += used.microdollars ?? 0
      if (!before && nearLimit(spent, limits))
        parts.warn(`${parts.state.negotiation} has used more than 80% of what it may use of models`)
      const sealed = await parts.seal(id, exchangeContent(exchange, value), saidByModel(exchange, value))
      await parts.submit({ type: 'RecordModelCall', run: run.run, ...call, exchange: sealed }, id)
    },
  }
}

/** Why a model may not be asked a prompt of so many tokens any more; null while it may. */
export function exceeded(spent: Spent, limits: Limits, tokens: number): string | null {
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
