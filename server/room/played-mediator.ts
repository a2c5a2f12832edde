import { guard } from '@/server/mediator/guard/guard'
import { REASONS, type Reason, type SealedText } from '@/server/mediator/guard/input'
import { inputFrom } from '@/server/mediator/input'
import { type MediatorText, NOTHING, outputDigest } from '@/server/mediator/mediator'
import { guardContextOf, rendered } from '@/server/mediator/render'
import type { Command } from '@/server/protocol/commands'
import type { CommandId, PersonId } from '@/server/protocol/ids'
import type { Provenance } from '@/server/protocol/settlement'
import type { Opened } from '@/server/protocol/state'
import type { WireCommand } from '@/server/wire/commands'
import type { DoorRefusal } from '@/server/wire/messages'

type Given = Extract<WireCommand, { type: 'GiveFindings' | 'GiveDraft' }>

/**
 * What a person gives who plays the mediator: under their name, and guarded like every mediator's. Refused words go
 * back to the person to be put otherwise; they are on no record.
 */
export async function prepareGiven(
  state: Opened,
  who: PersonId,
  given: Given,
  notes: () => Promise<SealedText[]>,
): Promise<Command | DoorRefusal> {
  const text: MediatorText =
    given.type === 'GiveDraft'
      ? { ...NOTHING, drafts: [given.draft] }
      : { ...NOTHING, findings: given.findings, questions: given.questions }
  // Whoever does not play it is refused by the protocol, and their words need no reading.
  if (state.control.player?.person === who) {
    const reasons = await faultsOf(state, given.run, text, notes)
    if (reasons.length > 0) return { code: 'NotAsAMediator', reasons }
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
  if (given.type === 'GiveFindings')
    return {
      type: 'ReportFindings',
      run: given.run,
      findings: given.findings,
      questions: given.questions,
      provenance,
    }
  const { run, basedOn, draft } = given
  return { type: 'DraftSettlement', run, basedOn, draft, origin: { kind: 'mediator', provenance } }
}

async function faultsOf(
  state: Opened,
  run: CommandId,
  text: MediatorText,
  notes: () => Promise<SealedText[]>,
): Promise<Reason[]> {
  const input = inputFrom(state, state.runs.find((one) => one.run === run)?.note)
  const context = guardContextOf(input, await notes())
  const found = new Set(rendered(input, text).flatMap((one) => guard(one, context).reasons))
  return REASONS.filter((one) => found.has(one))
}
