import { openModel } from '@/server/models/model'
import type { Maker } from '@/server/models/settings'
import { type Heard, type MakerServer, makerServer, type Reply } from '@/server/models/testing'
import type { Subject, TextAct } from '@/server/protocol/work'
import { FACILITATOR, type Table, tableOf } from '../fixtures/play'
import { siblingCare } from '../fixtures/sibling-care'
import { modelMediator } from './model-mediator'
import { askedOf, willing } from './testing'

const open: MakerServer[] = []
export const closeMakers = () => Promise.all(open.splice(0).map((one) => one.close()))
type Script = (heard: Heard, at: number) => Reply
export const well: Script = (heard) => ({ kind: 'answers', text: JSON.stringify(willing(askedOf(heard))) })

export async function mediatorOf(maker: Maker, script: Script = well) {
  const server = await makerServer(script)
  open.push(server)
  const model = openModel({
    name: { maker, model: 'stub', id: `${maker}/stub` },
    access: server.access(maker),
    price: { input: 2, output: 10 },
    timeout: 20_000,
    now: () => 0,
  })
  return { server, mediator: modelMediator(model) }
}

const subjectOf = (act: TextAct, at: Table): Subject | undefined => {
  const party = at.opened().parties[0]?.party
  if (act === 'clarify' && party) return { kind: 'intent', party }
  return act === 'alternatives' || act === 'simulate' ? { kind: 'term', version: 1, term: 1 } : undefined
}

export function asked(act: TextAct, name: string, drafts = 0): Table {
  const at = tableOf(siblingCare)
  for (let n = 0; n < drafts; n += 1)
    at.by(FACILITATOR, {
      type: 'DraftSettlement',
      run: null,
      basedOn: null,
      draft: {
        title: `Text ${n + 1}`,
        terms: [{ heading: 'Care', text: 'Each sibling pays a third.', sources: [] }],
        tradeOffs: [],
        met: [],
        unmet: [],
        rationale: 'A start.',
      },
      origin: { kind: 'person', person: FACILITATOR },
    })
  const subject = subjectOf(act, at)
  at.by(
    FACILITATOR,
    { type: 'RequestMediation', act, mediator: name, note: '', ...(subject ? { subject } : {}) },
    'run-1',
  )
  return at
}
