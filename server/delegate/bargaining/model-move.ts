import { z } from 'zod'
import { briefing } from '@/server/delegate/briefing'
import type { AskedInRun } from '@/server/delegate/kept-calls'
import { DELEGATE_PROMPT } from '@/server/delegate/prompts/bargain'
import { type Model, ModelFault } from '@/server/models/model'
import type { Delegation } from '@/server/protocol/delegation'
import type { PartyId } from '@/server/protocol/ids'
import { optionalProse } from '@/server/protocol/text'
import { canonicalJson } from '@/server/record/canonical'
import { faultOf, type MoveFault } from './checks'
import { answerable, type NextMove, type OfferMove, offerOf } from './next-move'
import { belowAlternative, type OwnSide } from './own-side'

const answer = z.object({
  decision: z.enum(['offer', 'reject', 'would-accept', 'would-walk']),
  /** One value for each issue; empty unless an offer is made. */
  values: z.array(z.object({ issue: z.int(), value: optionalProse })),
  /** Public words that go with the move; may be empty. */
  note: optionalProse.max(2_000),
})

type ModelMove = Extract<NextMove, { kind: 'move' | 'would-accept' | 'expects-no-deal' }>

type Drafted = {
  move: ModelMove | null
  asked: AskedInRun[]
  faults: MoveFault[]
  trouble: string | null
}

/** Tries after the first, when a drafted move does not pass. */
const MORE_TRIES = 2
const MOST_TOKENS = 2_000
const NO_ANSWER = 'no answer to an offer that waits'

/**
 * A move drafted by a model and held in code. What it must not forget, the party's own values and alternative, stands
 * first and last in what it is told; of any other party it has what is public.
 */
export async function modelMove(
  model: Model,
  side: OwnSide,
  given: Delegation,
  signal: AbortSignal,
): Promise<Drafted> {
  const asked: AskedInRun[] = []
  const faults: MoveFault[] = []
  for (let attempt = 0; attempt <= MORE_TRIES; attempt++) {
    try {
      const { value, exchange } = await model.ask(
        {
          shape: 'next_move',
          schema: answer,
          instructions: DELEGATE_PROMPT.text,
          matter: matterOf(side, given, faults),
          mostTokens: MOST_TOKENS,
        },
        { signal },
      )
      asked.push({ exchange, value, purpose: 'next move' })
      const move = moveOf(side, given, value)
      if (typeof move !== 'string') return { move, asked, faults, trouble: null }
      faults.push(move)
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error
      if (error.exchange) asked.push({ exchange: error.exchange, value: null, purpose: 'next move' })
      if (error.kind !== 'unusable') return { move: null, asked, faults, trouble: error.message }
      faults.push('not of the shape asked for')
    }
  }
  return { move: null, asked, faults, trouble: `no move passed the checks: ${faults.join(', ')}` }
}

/** What an answer of a model stands for, or why it is none that can be made or told to the party. */
function moveOf(
  side: OwnSide,
  given: Delegation,
  { decision, values, note }: z.infer<typeof answer>,
): ModelMove | MoveFault {
  const standing = answerable(side)
  const held = (command: OfferMove) => faultOf(side, given, command) ?? { kind: 'move' as const, command }
  switch (decision) {
    case 'would-accept':
      if (!standing) return NO_ANSWER
      return belowAlternative(side, standing.values)
        ? 'below the alternative'
        : { kind: 'would-accept', offer: standing.offer }
    case 'would-walk':
      return { kind: 'expects-no-deal' }
    case 'reject':
      return standing ? held({ type: 'RejectOffer', digest: standing.digest, note }) : NO_ANSWER
    case 'offer':
      return held({ ...offerOf(standing, values), note })
  }
}

function matterOf(side: OwnSide, given: Delegation, faults: readonly MoveFault[]): string {
  const own = `Your party’s own values and its alternative, which nobody else may learn: ${canonicalJson(side.declared)}`
  const { offers, table, terms, parties } = side.bargaining
  const name = (party: PartyId) =>
    party === side.party ? 'your party' : `party ${parties.indexOf(party) + 1}`
  return [
    own,
    briefing(side.state, given),
    `Round ${table.round} of ${terms.bounds.rounds ?? 'any number'}, ${terms.protocol} offers.`,
    'Issues that a package gives a value:',
    ...side.issues.map(({ issue, kind }) => `  ${issue}: ${canonicalJson(kind)}`),
    'Offers so far:',
    ...offers.map(
      (one) =>
        `  ${one.offer} by ${name(one.party)}: ${canonicalJson(one.values)} ${JSON.stringify(one.note)}`,
    ),
    answerable(side)
      ? `Offer ${answerable(side)?.offer} waits for your party’s answer.`
      : 'Nothing stands: your party offers.',
    ...faults.map((fault) => `A move you drafted was not made: ${fault}.`),
    own,
  ].join('\n')
}
