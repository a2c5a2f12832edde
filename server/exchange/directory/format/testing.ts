import { decide } from '@/server/protocol/decide'
import { evolve } from '@/server/protocol/evolve'
import { commandId, instant, negotiationId } from '@/server/protocol/ids'
import { type Opened, type State, UNOPENED } from '@/server/protocol/state'
import { fay } from '@/server/protocol/testing'
import { type InputFile, partyIdAt, planImport } from './import-plan'

const at = instant.parse('2026-03-02T09:00:00.000Z')
export const file = (path: string, content: string): InputFile => ({
  path,
  bytes: Buffer.byteLength(content),
  encoding: 'text',
  content,
})

export function imported(
  files: readonly InputFile[],
  from = 'talks',
): { state: Opened; plan: ReturnType<typeof plan> } {
  const made = plan(files, from)
  const decision = decide(UNOPENED, {
    id: commandId.parse('c1'),
    at,
    actor: { kind: 'person', person: fay },
    command: {
      type: 'OpenNegotiation',
      negotiation: negotiationId.parse('n1'),
      rules: 1,
      title: made.title,
      topic: made.topic,
      charter: made.charter,
      sources: [],
      facilitator: 'Maren the facilitator',
      identified: 'verified-address',
      parties: made.parties.map(({ name }, at) => ({ party: partyIdAt(at), name })),
      successorOf: null,
      past: made.past,
    },
  })
  if (!decision.ok) throw new Error(JSON.stringify(decision.refusal))
  const state = decision.events.reduce<State>((now, event) => evolve(now, event, { seq: 1, at }), UNOPENED)
  if (state.phase === 'Unopened') throw new Error('nothing was opened')
  return { state, plan: made }
}
export function plan(files: readonly InputFile[], from = 'talks') {
  const made = planImport(from, files)
  if ('refused' in made) throw new Error(made.refused.join(' '))
  return made
}
