import { z } from 'zod'
import type { Ledger } from '@/server/ledger/ledger'
import { exceeded, type Limits } from '@/server/mediator/calls'
import { answerIn } from '@/server/mediator/caucus/answer'
import { builtInVoice } from '@/server/mediator/caucus/built-in-voice'
import { limitsAlone } from '@/server/mediator/caucus/shares'
import type { CaucusVoice } from '@/server/mediator/caucus/voice'
import { callNoted, exchangeContent } from '@/server/mediator/exchanges'
import { speaksToSoftware } from '@/server/mediator/guard/attempts'
import { stepId } from '@/server/mediator/job'
import { peopleIn, unanswered } from '@/server/protocol/caucuses'
import { commandId } from '@/server/protocol/ids'
import { saidIn, sealExchange, sealMessage, sealOrigin, spentInCaucuses } from './caucus-sealing'
import type { Handler } from './reactors'
import type { Rooms } from './rooms'
import { asCommitment } from './sealing'

const payload = z.object({ caucus: z.int().min(1), message: commandId })

/** Answers one message of a party that is alone with software. What it reads and says stays in that caucus. */
export function caucusHandler(
  rooms: Rooms,
  ledger: Pick<Ledger, 'sealedFor'>,
  voices: readonly CaucusVoice[],
  limits: Limits = { tokens: null, cost: null },
): Handler {
  return async (job, signal) => {
    const { caucus: number, message } = payload.parse(job.payload)
    const { negotiation } = job
    const state = await rooms.state(negotiation)
    if (state.phase !== 'Intent' && state.phase !== 'Mediation') return
    const caucus = state.caucuses[number - 1]
    const asked = caucus && unanswered(caucus).find((one) => one.message === message)
    if (!caucus || caucus.closed || !asked?.by || caucus.mediator === null) return
    const parts = await saidIn(ledger, state, [caucus])
    const said = caucus.messages.flatMap((one) => {
      const text = parts.get(one.message)?.sentences.join('').trim()
      return text ? [{ by: one.by === null ? ('mediator' as const) : ('party' as const), text }] : []
    })
    const name = caucus.mediator
    const voice = [builtInVoice, ...voices].find((one) => one.name === name) ?? { absent: name }
    const spent = await spentInCaucuses(ledger, state, caucus.party)
    const over = exceeded(spent, limitsAlone(state, limits), 1) !== null
    const { text, origin, heard } = await answerIn(state, voice, { party: caucus.party, said, signal }, over)
    const id = stepId(message, 'caucus')
    const audience = peopleIn(state, caucus)
    const rows = sealMessage(negotiation, asked.by, id, text, audience)
    const { by } = asked
    const asks = heard.map(({ exchange, value }) => ({
      call: callNoted(exchange, 'caucus'),
      row: sealExchange(negotiation, by, id, exchangeContent(exchange, value), audience),
    }))
    const calls = asks.map(({ call, row }) => ({ ...call, exchange: asCommitment(row) }))
    const written = parts.get(message)?.sentences.join('') ?? ''
    const addressed = speaksToSoftware(written) && { addressed: true as const }
    const came = { ...origin, ...(calls.length > 0 && { calls }), ...addressed }
    const how = sealOrigin(negotiation, by, id, came, audience)
    // Whoever closed it meanwhile, or stopped the mediator, has the last word: a refusal is no fault.
    await rooms.submitAs(
      { kind: 'mediator', name },
      negotiation,
      id,
      {
        type: 'AnswerInCaucus',
        caucus: number,
        to: message,
        sentences: rows.map(asCommitment),
        origin: asCommitment(how),
      },
      [...rows, how, ...asks.map(({ row }) => row)],
    )
  }
}
