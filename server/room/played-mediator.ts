import type { SealedRow } from '@/server/ledger/ledger'
import { faultsAlone } from '@/server/mediator/caucus/answer'
import { guard } from '@/server/mediator/guard/guard'
import { REASONS, type Reason, type SealedText } from '@/server/mediator/guard/input'
import { inputFrom } from '@/server/mediator/input'
import { stepId } from '@/server/mediator/job'
import { type MediatorText, NOTHING, outputDigest } from '@/server/mediator/mediator'
import { guardContextOf, rendered } from '@/server/mediator/render'
import type { Caucus } from '@/server/protocol/caucus'
import type { Command } from '@/server/protocol/commands'
import type { CommandId, NegotiationId, PersonId } from '@/server/protocol/ids'
import type { Refusal } from '@/server/protocol/refusal'
import type { Provenance } from '@/server/protocol/settlement'
import type { Opened } from '@/server/protocol/state'
import { canonicalJson } from '@/server/record/canonical'
import type { Sent, WireCommand } from '@/server/wire/commands'
import type { DoorRefusal } from '@/server/wire/messages'
import { asCommitment, seal } from './sealing'

type Given = Extract<WireCommand, { type: 'GiveFindings' | 'GiveDraft' | 'GiveWork' }>

/**
 * What a person gives who plays the mediator: under their name, and guarded like every mediator's. Refused words go
 * back to the person to be put otherwise. That they were refused goes on the record where it follows from the words and
 * the record alone (`refusedOutput`): a party that suggested them could else read from it what another said alone.
 */
export async function prepareGiven(
  state: Opened,
  who: PersonId,
  given: Given,
  notes: () => Promise<SealedText[]>,
): Promise<Command | DoorRefusal> {
  const text = textOf(given)
  // Whoever does not play it is refused by the protocol, and their words need no reading.
  if (state.control.player?.person === who) {
    const reasons = faultsOf(state, given.run, text, await notes())
    if (reasons.length > 0)
      return { code: 'NotAsAMediator', reasons, recorded: faultsOf(state, given.run, text, []) }
  }
  const provenance: Provenance = {
    by: 'person',
    name: state.control.player?.name ?? '—',
    model: null,
    version: '—',
    parameters: {},
    promptDigest: null,
    readTo: state.head.seq,
    outputDigest: outputDigest(text),
  }
  switch (given.type) {
    case 'GiveFindings': {
      const { run, findings, questions } = given
      return { type: 'ReportFindings', run, findings, questions, provenance }
    }
    case 'GiveWork':
      return { type: 'ReportWork', run: given.run, work: given.work, provenance }
    case 'GiveDraft': {
      const { run, basedOn, draft } = given
      return { type: 'DraftSettlement', run, basedOn, draft, origin: { kind: 'mediator', provenance } }
    }
  }
}

function textOf(given: Given): MediatorText {
  switch (given.type) {
    case 'GiveFindings':
      return { ...NOTHING, findings: given.findings, questions: given.questions }
    case 'GiveWork':
      return { ...NOTHING, works: [given.work] }
    case 'GiveDraft':
      return { ...NOTHING, drafts: [given.draft] }
  }
}

function faultsOf(state: Opened, run: CommandId, text: MediatorText, notes: SealedText[]): Reason[] {
  const input = inputFrom(state, state.runs.find((one) => one.run === run)?.note)
  const context = guardContextOf(input, notes)
  const found = new Set(rendered(input, text).flatMap((one) => guard(one, context).reasons))
  return REASONS.filter((one) => found.has(one))
}

/** What the person writes to one party alone, judged like an answer of software there. On no record: nobody else is told how a talk alone goes. */
export async function refusedAlone(
  state: Opened,
  who: PersonId,
  { caucus: number, text }: Extract<WireCommand, { type: 'SendToCaucus' }>,
  notes: (state: Opened, of: (caucus: Caucus) => boolean) => Promise<SealedText[]>,
): Promise<DoorRefusal | null> {
  if (state.caucuses[number - 1]?.player !== who) return null
  const said = await notes(state, (one) => one.caucus === number)
  const reasons = faultsAlone(inputFrom(state), said, text)
  return reasons.length > 0 ? { code: 'NotAsAMediator', reasons, recorded: [] } : null
}

/** The refusal of what was given in a run, as it goes on the record: the words are sealed to whoever wrote them. */
export function refusedOutput(
  negotiation: NegotiationId,
  who: PersonId,
  { id, command }: Sent,
  refusal: Refusal | DoorRefusal,
): { id: CommandId; command: Command; sealed: SealedRow[] } | null {
  if (refusal.code !== 'NotAsAMediator' || refusal.recorded.length === 0 || !('run' in command)) return null
  const { run } = command
  const place = { negotiation, owner: who, field: 'output', command: run }
  const row = seal(place, canonicalJson(command), [who])
  const refused = {
    type: 'RecordRefusedOutput',
    run,
    reasons: refusal.recorded,
    output: asCommitment(row),
  } as const
  return { id: stepId(id, 'refused'), command: refused, sealed: [row] }
}
