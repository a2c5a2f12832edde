import type { Exchange } from '@/server/models/model'
import type { CaucusOrigin } from '@/server/protocol/caucus'
import type { Opened } from '@/server/protocol/state'
import { guard } from '../guard/guard'
import type { GuardContext, Reason } from '../guard/input'
import { inputFrom, type MediatorInput } from '../input'
import { guardContextOf } from '../render'
import { builtInVoice } from './built-in-voice'
import type { CaucusReply, CaucusTask, CaucusVoice } from './voice'

/** What is left to say where even the built-in mediator's words do not pass. */
const LAST_WORDS = 'I have kept what you wrote. I have nothing to add to it by my rules.'

/** Why a mediator's own answer does not stand. */
const NO_ANSWER = 'no_answer'
const BUDGET_SPENT = 'budget_spent'
const NOT_AT_HAND = 'not_at_hand'

type CaucusAnswer = {
  text: string
  origin: Omit<CaucusOrigin, 'calls'>
  heard: { exchange: Exchange; value: unknown }[]
}

/**
 * One guarded answer in a caucus. Always an answer, whatever is in the words: that there is none would tell of them.
 * It is given the record and this caucus alone, and held against nothing that others keep sealed: a party could
 * otherwise put a guess in the mediator's mouth and see whether it is refused.
 * @param voice of the mediator that the caucus is with; or the name of one that answers nobody alone here
 * @param spent whether what the negotiation may use of models is used up: then none is asked
 */
export async function answerIn(
  state: Opened,
  voice: CaucusVoice | { absent: string },
  task: Omit<CaucusTask, 'input' | 'heard'>,
  spent: boolean,
): Promise<CaucusAnswer> {
  const input = inputFrom(state)
  const heard: CaucusAnswer['heard'] = []
  const full: CaucusTask = { ...task, input, heard: (exchange, value) => heard.push({ exchange, value }) }
  const said = task.said.map((one) => ({ party: nameOf(state, task.party), text: one.text }))
  const absent = 'absent' in voice
  const refused: CaucusOrigin['refused'] = absent ? [{ name: voice.absent, reasons: [NOT_AT_HAND] }] : []
  for (const one of absent || voice.name === builtInVoice.name ? [builtInVoice] : [voice, builtInVoice]) {
    if (spent && one.name !== builtInVoice.name) {
      refused.push({ name: one.name, reasons: [BUDGET_SPENT] })
      continue
    }
    const reply = await attempt(one, full)
    const reasons = reply ? faultsAlone(input, said, reply.text) : [NO_ANSWER]
    if (reply && reasons.length === 0)
      return { text: reply.text, origin: { provenance: reply.provenance, refused }, heard }
    refused.push({ name: one.name, reasons })
  }
  const { provenance } = await builtInVoice.reply(full)
  return { text: LAST_WORDS, origin: { provenance, refused }, heard }
}

/** Why a mediator may not say this alone to a party: judged from the record and what was said there, whoever mediates. */
export function faultsAlone(input: MediatorInput, said: Said[], text: string): Reason[] {
  const context = guardContextOf(input)
  const own = { ...context, statements: [...context.statements, ...said] }
  return guard({ act: 'question', text }, own).reasons
}
type Said = GuardContext['statements'][number]

async function attempt(voice: CaucusVoice, task: CaucusTask): Promise<CaucusReply | null> {
  try {
    return await voice.reply(task)
  } catch (error) {
    // Interrupted is not answered: the job is done again.
    if (task.signal.aborted) throw error
    return null
  }
}

const nameOf = (state: Opened, party: string) =>
  state.parties.find((one) => one.party === party)?.name ?? 'A party'
